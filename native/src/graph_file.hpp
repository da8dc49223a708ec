// Word graphs on disk: a header and the arcs, mapped into memory and shared between processes. A graph is a file of its
// own, or a part of a larger one.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "word_graph.hpp"

namespace leggio {

struct BadGraphFile : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Where a graph may begin in a larger file: at a multiple of this many bytes.
inline constexpr std::uint64_t kGraphAlignment = 8;

// The graph as it stands in a file.
std::string graph_bytes(const WordGraph& graph, std::uint32_t word_count);

// Writes beside the target and renames, so that nobody ever maps half a file.
void save_graph(const WordGraph& graph, std::uint32_t word_count, const std::string& path);

enum class Verify { kEverything, kHeader };

// A graph mapped from a file. Opening checks size, checksum and soundness, and throws BadGraphFile with the reason. A
// caller who has verified the file already may have only its header checked; damage is then walked into unseen.
class MappedGraph {
 public:
  explicit MappedGraph(const std::string& path, std::uint64_t offset = 0, Verify verify = Verify::kEverything);
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
