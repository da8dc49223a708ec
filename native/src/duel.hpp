// Two players of the program against each other in game pairs: on the same draws, from both seats.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "computer_player.hpp"

namespace leggio {

// Points of the first player and of the second, with the first in the first seat, then in the second.
using PairScores = std::array<std::int32_t, 4>;

// The same seed gives the same games, whatever the threads, unless a player goes by the clock. Each game is played on one
// thread.
std::vector<PairScores> duel(const BoardRules& board, const Course& course, const WordGraph& graph,
                             const ComputerPlayer& one, const ComputerPlayer& other, std::uint64_t pairs,
                             unsigned threads, std::uint64_t seed);

}  // namespace leggio
