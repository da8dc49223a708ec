// The words that are made of given letters, found by a hash that does not mind their order.
//
// A search asks it which words fill a spot with all of certain tiles and the letters of the board, instead of walking the
// graph for them. A Bloom filter of one hash, a bit a set of letters, answers most questions: no word is made of these, or
// of these and a jolly. Only words of up to twelve letters are kept, in eight bytes each. Sums of letters are hashes too,
// so that subracks are added up, not rehashed.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "word_graph.hpp"

namespace leggio {

// Of the letters in any order: equal for anagrams.
using AlphagramHash = std::uint64_t;

// For every letter an arc can bear, those of a damaged file included.
constexpr std::array<AlphagramHash, 32> make_letter_hashes() {
  std::array<AlphagramHash, 32> hashes{};
  std::uint64_t state = 0x4C656767696FULL;
  for (std::size_t letter = 1; letter < hashes.size(); ++letter) {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    hashes[letter] = mixed ^ (mixed >> 31U);
  }
  return hashes;
}

inline constexpr std::array<AlphagramHash, 32> kLetterHashes = make_letter_hashes();

// Of one letter; of several letters it is the sum.
constexpr AlphagramHash letter_hash(Letter letter) { return kLetterHashes[letter]; }

// A word of up to twelve letters, five bits each, the last letter lowest.
using ShortWord = std::uint64_t;
inline constexpr int kLongestShortWord = 12;

constexpr Letter letter_at(ShortWord word, int length, int index) {
  return static_cast<Letter>(word >> (5 * (length - 1 - index)) & 0x1FU);
}
constexpr bool has_length(ShortWord word, int length) { return word >> (5 * (length - 1)) != 0 && word >> (5 * length) == 0; }

class AnagramTable {
 public:
  // The words of a graph, of which there are about so many. A graph that goes on for ever, as a forged one may, is
  // given up after a while: the table is not of any use then.
  AnagramTable(const WordGraph& graph, std::size_t words);

  [[nodiscard]] bool usable() const { return usable_; }

  // Whether a word may be made of these letters, whatever its length.
  [[nodiscard]] bool may_contain(AlphagramHash letters) const {
    const std::uint64_t place = letters >> bit_shift_;
    return (bits_[place >> 6U] >> (place & 63U) & 1U) != 0;
  }

  // Whether one may be made of these and one more.
  [[nodiscard]] bool may_contain_with_jolly(AlphagramHash letters) const {
    const std::uint64_t place = letters >> jolly_shift_;
    return (jolly_bits_[place >> 6U] >> (place & 63U) & 1U) != 0;
  }

  // Short words made of these letters, and a few others.
  [[nodiscard]] std::span<const ShortWord> words(AlphagramHash letters) const {
    const std::uint64_t bucket = letters >> bucket_shift_;
    return {words_.data() + first_[bucket], first_[bucket + 1] - first_[bucket]};
  }

  // These letters will be asked for soon.
  void prefetch(AlphagramHash letters) const { __builtin_prefetch(first_.data() + (letters >> bucket_shift_)); }

  [[nodiscard]] std::size_t bytes() const {
    return (bits_.size() + jolly_bits_.size()) * sizeof(bits_[0]) + first_.size() * sizeof(first_[0]) + words_.size() * sizeof(words_[0]);
  }

 private:
  std::vector<std::uint64_t> bits_;
  std::vector<std::uint64_t> jolly_bits_;  // of every word without one of its letters
  std::vector<std::uint32_t> first_;  // of each bucket
  std::vector<ShortWord> words_;
  unsigned bit_shift_ = 0;
  unsigned jolly_shift_ = 0;
  unsigned bucket_shift_ = 0;
  bool usable_ = false;
};

}  // namespace leggio
