// A graph in Python's hands, and whatever keeps its arcs alive.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "graph_builder.hpp"
#include "graph_file.hpp"
#include "lookup.hpp"

namespace leggio::bindings {

class Graph {
 public:
  Graph(BuiltGraph built, std::size_t words)
      : built_(std::move(built)), graph_(built_.view()), lookup_(graph_), words_(static_cast<std::uint32_t>(words)) {}
  Graph(const std::string& path, std::uint64_t offset, Verify verify)
      : mapped_(std::make_unique<MappedGraph>(path, offset, verify)), graph_(mapped_->view()), lookup_(graph_),
        words_(mapped_->word_count()) {}

  [[nodiscard]] const WordGraph& view() const { return graph_; }
  [[nodiscard]] const Lookup& lookup() const { return lookup_; }
  [[nodiscard]] std::uint32_t words() const { return words_; }

 private:
  BuiltGraph built_;
  std::unique_ptr<MappedGraph> mapped_;
  WordGraph graph_;
  Lookup lookup_;
  std::uint32_t words_;
};

// For whoever generates plays.
inline const WordGraph& view_with_hooks(const Graph& graph) {
  if (!graph.view().has_hooks()) throw std::invalid_argument("a graph built without hooks plays on no board");
  return graph.view();
}

// What searches add to the class of the graph.
void bind_search(nanobind::class_<Graph>& graph);

}  // namespace leggio::bindings
