// Two players of the program against each other, on the same draws from both seats.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "course.hpp"
#include "search.hpp"

namespace leggio {

// Points of the first player and of the second, with the first in the first seat, then in the second.
using PairScores = std::array<std::int32_t, 4>;

// Static players that differ in their leaves. The same seed gives the same games, whatever the threads.
std::vector<PairScores> duel(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& one,
                             const SearchAids& other, std::uint64_t pairs, unsigned threads, std::uint64_t seed);

}  // namespace leggio
