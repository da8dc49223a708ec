// A heap of the spots of a lane, or of a whole board, best upper bound first: what others call shadow playing.
//
// A spot is bounded by its squares, as if the highest tiles of the rack could go where they count most, and by the best
// that a rack can keep after laying so many tiles.
#pragma once

#include <vector>

#include "subracks.hpp"

namespace leggio {

// A spot and the upper bound of what it can score. A square with a cross-word takes the highest tile that may go there; the other
// tiles go highest first where letters count most.
struct SpotBound {
  AlphagramHash standing = 0;  // the letters of the board
  int factor = 1;
  int main = 0;              // points of the main word before its factor, of tiles on free squares apart
  int cross_score = 0;       // points of the cross-words
  std::uint32_t cross_squares = 0;  // bit n: the n-th square of the lane has a cross-word
  std::uint64_t free_squares = 0;  // by n, four bits each: free squares where letters count n times or more
  Anchor anchor{};
  std::uint8_t start = 0;    // of the word in its lane
  std::uint8_t length = 0;
  std::uint8_t laid = 0;
  [[nodiscard]] unsigned free(int times) const { return free_squares >> (4 * times) & 15U; }

  // Points if the free squares have the highest of certain tiles where letters count most: each value once for every time
  // that letters count there.
  template <typename ValueUpTo>
  [[nodiscard]] int points(const ValueUpTo& value_up_to, int most_letter_factor, int first_factor) const {
    int with = main;
    for (int times = 1; times <= most_letter_factor; ++times) with += value_up_to[free(times)];
    return with * factor * first_factor + cross_score;
  }
};

class SpotHeap {
 public:
  void clear();
  void reserve(std::size_t count) {
    spots_.reserve(count);
    ranks_.reserve(count);
  }

  void add_anchor(const Position& position, const Anchor& anchor, const Subracks& rack, const AnagramTable* anagrams);

  [[nodiscard]] bool empty() const { return ranks_.empty(); }
  [[nodiscard]] Equity most() const { return static_cast<Equity>(most_ >> kOrderBits) + kLowestBound; }
  const SpotBound& take();  // the first
  void put_back(const SpotBound& spot, Equity most);  // looked at, and nothing found there that is above this

 private:
  // By bound; of two equal bounds the earlier spot comes first, on every machine.
  using Rank = std::uint64_t;
  static constexpr unsigned kOrderBits = 24;  // far more spots than a board has
  static constexpr Rank kOrderMask = (Rank{1} << kOrderBits) - 1U;
  static constexpr Equity kLowestBound = -(Equity{1} << 38U);
  static Rank rank_of(Equity bound, std::size_t spot) {
    return (static_cast<Rank>(bound - kLowestBound) << kOrderBits) | (kOrderMask - spot);
  }
  void add_start(const Position& position, const SpotBound& left, const Subracks& rack, const AnagramTable* anagrams);
  void add_spot(const Position& position, const SpotBound& spot, const Subracks& rack);

  std::vector<SpotBound> spots_;
  std::vector<Rank> ranks_;  // a heap, once one has been taken
  Rank most_ = 0;            // of the ranks
  bool heap_ = false;
};

// Whether a word may be made of all the tiles of a subrack and of letters that stand there.
inline bool makes_a_word(const AnagramTable* anagrams, const Subrack& subrack, AlphagramHash standing) {
  if (anagrams == nullptr) return true;
  const AlphagramHash letters = subrack.letters + standing;
  if (subrack.jollies == 0) return anagrams->may_contain(letters);
  return subrack.jollies > 1 || anagrams->may_contain_with_jolly(letters);
}

// The highest prize for a word of that length that fits there.
int most_word_prize(const BoardRules& rules, LetterMask letters, const LaneSquare* lane, int start, int length);

// What the points of a first word are multiplied by.
inline int first_factor_of(const Position& position) { return position.empty() ? position.rules().first_word_factor : 1; }

}  // namespace leggio
