// Games of the static best play against itself: the measure of speed, and the raw material of training.
#pragma once

#include <cstdint>

#include "search.hpp"

namespace leggio {

struct AutoplayResult {
  std::uint64_t games = 0;
  std::uint64_t turns = 0;
  std::int64_t points = 0;  // of both players, all games
  std::uint64_t fingerprint = 0;  // of every game: equal for equal seeds, whatever the threads
};

// The rules of going on and ending that autoplay needs, beside those of the board.
struct AutoplayRules {
  int exchange_needs = 3;  // tiles in the bag, or as many as the rack has if that is more
  // Where only a full rack of one kind may be exchanged, the letters of one of the two kinds; no jolly is among them.
  LetterMask kind = 0;
  int scoreless_each = 3;
  int scoreless_each_bag_empty = 3;
  int jolly_left = 0;
  bool credits_going_out = true;
};

AutoplayResult autoplay(const BoardRules& board, const AutoplayRules& rules, const WordGraph& graph,
                        const SearchAids& aids, std::uint64_t games, unsigned threads, std::uint64_t seed);

}  // namespace leggio
