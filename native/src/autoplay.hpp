// Games of the static best play against itself: the measure of speed, and the raw material of training.
#pragma once

#include <cstdint>
#include <vector>

#include "course.hpp"
#include "rack_sums.hpp"
#include "search.hpp"

namespace leggio {

struct AutoplayResult {
  std::uint64_t games = 0;
  std::uint64_t turns = 0;
  std::int64_t points = 0;  // of both players, all games
  std::uint64_t fingerprint = 0;  // of every game: equal for equal seeds, whatever the threads
};

AutoplayResult autoplay(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                        std::uint64_t games, unsigned threads, std::uint64_t seed);

// What racks brought in games from one number up to another.
RackSums sums_of_games(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                       std::uint64_t first, std::uint64_t end, unsigned threads, std::uint64_t seed);

// What the player on turn gained on the other from there to the end, by the number of tiles it could not see.
struct FutureSums {
  std::uint64_t turns = 0;
  std::int64_t points = 0;
  std::uint64_t squares = 0;
};
std::vector<FutureSums> futures_of_games(const BoardRules& board, const Course& course, const WordGraph& graph,
                                         const SearchAids& aids, std::uint64_t games, unsigned threads,
                                         std::uint64_t seed);

}  // namespace leggio
