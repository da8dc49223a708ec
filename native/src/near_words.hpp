// Words that differ little from what somebody wrote, for "did you mean".
#pragma once

#include "word_search.hpp"

namespace leggio {

inline constexpr int kFarthest = 2;

// Words within a Damerau-Levenshtein distance of 1 or 2: a letter put in, left out, changed, or two neighbours swapped
// cost one each, and letters between two that were swapped may change too. The nearest first, then by the alphabet.
Words near_words(const WordGraph& graph, std::string_view word, int distance, std::size_t limit = kNoLimit);

}  // namespace leggio
