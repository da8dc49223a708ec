// The end of a game of two, when nothing is left to draw and each knows what the other holds: solved, or as far as time
// allows.
//
// Negamax with principal variation search and iterative deepening, a transposition table and killer moves. A value is
// proven if no line under it was cut off by depth; the search is over when the value of the root is.
//
// Passing: a game ends after so many turns without points in a row. Whoever gains by playing later gains as much by
// playing at once, so that any number of two or more comes to the same as two; only the last one left is another matter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "static_player.hpp"

namespace leggio {

struct EndgameLimits {
  std::uint64_t nodes = 0;   // 0: no limit. The same number gives the same result on every machine
  double seconds = 0;        // 0: no limit
  std::size_t table_bytes = std::size_t{16} << 20U;
  int scoreless_left = 2;    // turns without points, the mover's included, that end the game
};

struct EndgameResult {
  bool exact = false;
  int value = 0;  // points the mover gains on the other from here, settlement included
  Move best;
  std::vector<Move> principal_variation;  // with best play of both, as far as it was kept
  std::uint64_t nodes = 0;
  int depth = 0;
};

EndgameResult solve_endgame(const Position& position, const Rack& rack, const Rack& other, const Course& course,
                            const EndgameLimits& limits);

}  // namespace leggio
