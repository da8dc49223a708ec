// Many words looked up quickly.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "packed_word.hpp"
#include "word_graph.hpp"

namespace leggio {

// The states near the root are wide, and every word goes through them: the arcs of the first three letters lie side by
// side in a table, and a search begins at the fourth.
class Lookup {
 public:
  explicit Lookup(const WordGraph& graph);

  [[nodiscard]] bool contains(PackedWord word) const;

  // Sets each byte to 1 if the word at its place is in the graph, to 0 if not: twice as quick as one by one, since the
  // words are followed abreast and wait for memory together.
  void contains(std::span<const PackedWord> words, std::span<std::uint8_t> found) const;

 private:
  [[nodiscard]] Arc prefix_arc(PackedWord word) const;
  void follow_batch(const PackedWord* words, std::uint8_t* found) const;

  WordGraph graph_;
  std::vector<Arc> prefix_arcs_;
};

}  // namespace leggio
