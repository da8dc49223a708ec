// A graph in Python's hands, and whatever keeps its arcs alive.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>

#include "anagram_table.hpp"
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

  // The table that speeds up searches for the best plays, once enough of them have been asked for to be worth its time
  // and memory; none until then. What is found is the same with it and without.
  [[nodiscard]] const AnagramTable* anagrams(std::uint64_t searches) const {
    if (searches_.fetch_add(searches) + searches < kWorthATable) return nullptr;
    std::call_once(made_, [this] { 
      anagrams_ = std::make_unique<const AnagramTable>(graph_, words_);
      anagrams_ready_ = true;
    });
    return anagrams_.get();
  }

  // What that table takes; 0 as long as there is none.
  [[nodiscard]] std::size_t anagram_bytes() const { return anagrams_ready_ ? anagrams_->bytes() : 0; }

 private:
  static constexpr std::uint64_t kWorthATable = 200;

  BuiltGraph built_;
  std::unique_ptr<MappedGraph> mapped_;
  WordGraph graph_;
  Lookup lookup_;
  std::uint32_t words_;
  mutable std::atomic<std::uint64_t> searches_ = 0;
  mutable std::once_flag made_;
  mutable std::atomic<bool> anagrams_ready_ = false;
  mutable std::unique_ptr<const AnagramTable> anagrams_;
};

// For whoever generates plays.
inline const WordGraph& view_with_gaddag(const Graph& graph) {
  if (!graph.view().has_gaddag()) throw std::invalid_argument("a graph built without its GADDAG plays on no board");
  return graph.view();
}

// What searches add to the class of the graph.
void bind_search(nanobind::class_<Graph>& graph);

}  // namespace leggio::bindings
