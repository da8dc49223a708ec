// Building a word graph from sorted words.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "word_graph.hpp"

namespace leggio {

// A graph that owns its arcs.
struct BuiltGraph {
  std::vector<Arc> arcs;
  State words_root = 0;
  State hooks_root = 0;

  [[nodiscard]] WordGraph view() const { return {arcs, words_root, hooks_root}; }
};

struct BadWordList : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Words must be of A to Z, at least two letters, at most 31; sorted, without repetitions. Throws BadWordList naming the
// word that is not. Time is proportional to the letters of distinct prefixes, plus their sorting.
BuiltGraph build_graph(const std::vector<std::string_view>& words);

}  // namespace leggio
