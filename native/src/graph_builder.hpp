// Building a word graph from sorted words.
#pragma once

#include <span>
#include <stdexcept>
#include <vector>

#include "packed_word.hpp"
#include "word_graph.hpp"

namespace leggio {

// A graph that owns its arcs.
struct BuiltGraph {
  std::vector<Arc> arcs;
  State dawg_root = 0;
  State gaddag_root = 0;

  [[nodiscard]] WordGraph view() const { return {arcs, dawg_root, gaddag_root}; }
};

struct BadWordList : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class Gaddag { kWith, kWithout };

// Words must be sorted, without repetitions. Without a GADDAG the graph answers for words but plays on no board; it is a
// fraction of the size. Time is proportional to the letters of distinct prefixes, plus their sorting.
BuiltGraph build_graph(std::span<const PackedWord> words, Gaddag gaddag = Gaddag::kWith);

}  // namespace leggio
