#include "autoplay.hpp"

#include <algorithm>
#include <vector>

#include "match.hpp"
#include "share_out.hpp"

namespace leggio {

AutoplayResult autoplay(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                        std::uint64_t games, unsigned threads, std::uint64_t seed) {
  std::vector<AutoplayResult> results(std::max(1U, threads));
  share_out(games, threads, [&](unsigned thread, std::uint64_t game) {
    Match match(board, course, graph, seed_of(seed, game));
    match.run([&](int, const Turn& turn) { return static_choice(turn.position, turn.rack, turn.bag, course, aids); });
    AutoplayResult& total = results[thread];
    ++total.games;
    total.turns += static_cast<std::uint64_t>(match.turns());
    total.points += match.scores()[0] + match.scores()[1];
    total.fingerprint += match.fingerprint() * (2 * game + 1);
  });
  AutoplayResult total;
  for (const AutoplayResult& each : results) {
    total.games += each.games;
    total.turns += each.turns;
    total.points += each.points;
    total.fingerprint += each.fingerprint;
  }
  return total;
}

RackSums sums_of_games(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                       std::uint64_t first, std::uint64_t end, unsigned threads, std::uint64_t seed) {
  std::vector<RackSums> sums(std::max(1U, threads));
  share_out(end - first, threads, [&](unsigned thread, std::uint64_t index) {
    Match match(board, course, graph, seed_of(seed, first + index));
    match.run([&](int, const Turn& turn) {
      const Choice choice = static_choice(turn.position, turn.rack, turn.bag, course, aids);
      // A first word is not like the others, and what is kept is worth something only while there are tiles to draw.
      if (turn.bag > 0 && turn.rack.tiles == board.rack_size && !turn.position.empty()) {
        sums[thread].add(turn.rack, static_cast<std::int32_t>(choice.equity));
      }
      return choice;
    });
  });
  for (std::size_t other = 1; other < sums.size(); ++other) sums[0].merge(sums[other]);
  return std::move(sums[0]);
}

std::vector<FutureSums> futures_of_games(const BoardRules& board, const Course& course, const WordGraph& graph,
                                         const SearchAids& aids, std::uint64_t games, unsigned threads,
                                         std::uint64_t seed) {
  struct Moment {
    int mover;
    int unseen;
    int spread;
  };
  std::size_t tiles = 1;
  for (const std::uint8_t count : board.count) tiles += count;
  std::vector<std::vector<FutureSums>> all(std::max(1U, threads), std::vector<FutureSums>(tiles));
  share_out(games, threads, [&](unsigned thread, std::uint64_t game) {
    std::vector<Moment> moments;
    Match match(board, course, graph, seed_of(seed, game));
    match.run([&](int mover, const Turn& turn) {
      moments.push_back({mover, turn.bag + turn.other.tiles, turn.spread});
      return static_choice(turn.position, turn.rack, turn.bag, course, aids);
    });
    for (const auto& [mover, unseen, spread] : moments) {
      const std::int64_t gained = match.scores()[mover] - match.scores()[1 - mover] - spread;
      FutureSums& sums = all[thread][static_cast<std::size_t>(unseen)];
      ++sums.turns;
      sums.points += gained;
      sums.squares += static_cast<std::uint64_t>(gained * gained);
    }
  });
  for (std::size_t other = 1; other < all.size(); ++other) {
    for (std::size_t unseen = 0; unseen < tiles; ++unseen) {
      all[0][unseen].turns += all[other][unseen].turns;
      all[0][unseen].points += all[other][unseen].points;
      all[0][unseen].squares += all[other][unseen].squares;
    }
  }
  return all[0];
}

}  // namespace leggio
