// Words from outside, packed: a list in order, or stems and endings to be joined.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "packed_word.hpp"

namespace leggio {

// Packs words of two letters or more. Throws BadWordList naming the first that is not of A to Z, too short or too long.
PackedWord pack_word(std::string_view word);

// A list that is sorted, without repetitions; throws BadWordList naming the word that is not.
std::vector<PackedWord> pack_sorted(const std::vector<std::string_view>& words);

// Packs a stem, an ending or a word whose length is not known to fit: false if it is longer than any word. Throws
// BadWordList if it is not of A to Z.
bool pack_piece(std::string_view text, PackedWord& piece);

// Every stem with every ending.
struct ProductGroup {
  std::vector<PackedWord> stems;
  std::vector<PackedWord> endings;
};

// The words of the groups, and `words`, that are no shorter and no longer than that: sorted, without repetitions.
std::vector<PackedWord> expand(std::span<const ProductGroup> groups, std::vector<PackedWord> words,
                               std::size_t shortest, std::size_t longest);

}  // namespace leggio
