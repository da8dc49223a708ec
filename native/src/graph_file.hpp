// Word graphs on disk: a header and the arcs, mapped into memory and shared between processes.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "word_graph.hpp"

namespace leggio {

struct BadGraphFile : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Writes beside the target and renames, so that nobody ever maps half a file.
void save_graph(const WordGraph& graph, std::uint32_t word_count, const std::string& path);

// A graph mapped from a file. Opening checks size, checksum and soundness, and throws BadGraphFile with the reason.
class MappedGraph {
 public:
  explicit MappedGraph(const std::string& path);
  ~MappedGraph();
  MappedGraph(const MappedGraph&) = delete;
  MappedGraph& operator=(const MappedGraph&) = delete;

  [[nodiscard]] const WordGraph& view() const { return graph_; }
  [[nodiscard]] std::uint32_t word_count() const { return word_count_; }

 private:
  void* memory_ = nullptr;
  std::size_t size_ = 0;
  WordGraph graph_;
  std::uint32_t word_count_ = 0;
};

}  // namespace leggio
