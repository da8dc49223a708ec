// A graph in Python's hands.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "graph_builder.hpp"
#include "graph_file.hpp"

namespace leggio::bindings {

// A graph and whatever keeps its arcs alive.
class Graph {
 public:
  explicit Graph(BuiltGraph built, std::uint32_t words)
      : built_(std::move(built)), graph_(built_.view()), words_(words) {}
  explicit Graph(const std::string& path)
      : mapped_(std::make_unique<MappedGraph>(path)), graph_(mapped_->view()), words_(mapped_->word_count()) {}

  [[nodiscard]] const WordGraph& view() const { return graph_; }
  [[nodiscard]] std::uint32_t words() const { return words_; }

 private:
  BuiltGraph built_;
  std::unique_ptr<MappedGraph> mapped_;
  WordGraph graph_;
  std::uint32_t words_;
};

}  // namespace leggio::bindings
