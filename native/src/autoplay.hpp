// Games of the static best play against itself: the measure of speed, and the raw material of training.
#pragma once

#include <cstdint>
#include <functional>
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

// Asks between games whether to go on; games that were not begun by then are not in the result.
AutoplayResult autoplay(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                        std::uint64_t games, unsigned threads, std::uint64_t seed,
                        const std::function<bool()>& go_on = [] { return true; });

// What racks brought in games from one number up to another.
RackSums sums_of_games(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                       std::uint64_t first, std::uint64_t end, unsigned threads, std::uint64_t seed);

// A turn as its player found it, and what became of it.
struct Moment {
  std::int32_t game = 0;
  std::int32_t unseen = 0;  // tiles that were neither on the board nor on the mover's rack
  std::int32_t lead = 0;
  std::int32_t gained = 0;  // on the other, from there to the end
};
// Every turn of so many games, in their order.
std::vector<Moment> moments_of_games(const BoardRules& board, const Course& course, const WordGraph& graph,
                                     const SearchAids& aids, std::uint64_t games, unsigned threads,
                                     std::uint64_t seed);

}  // namespace leggio
