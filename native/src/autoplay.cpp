#include "autoplay.hpp"

#include <algorithm>
#include <vector>

#include "game.hpp"
#include "parallel_for.hpp"

namespace leggio {

AutoplayResult autoplay(const BoardRules& board, const Course& course, const WordGraph& graph, const SearchAids& aids,
                        std::uint64_t games, unsigned threads, std::uint64_t seed,
                        const std::function<bool()>& go_on) {
  std::vector<AutoplayResult> results(std::max(1U, threads));
  const auto play = [&](unsigned thread, std::uint64_t game) {
    Game played(board, course, graph, seed_of(seed, game));
    played.run([&](int, const Turn& turn) { return static_best_move(turn.position, turn.rack, turn.other, turn.bag, course, aids); });
    AutoplayResult& total = results[thread];
    ++total.games;
    total.turns += static_cast<std::uint64_t>(played.turns());
    total.points += played.scores()[0] + played.scores()[1];
    total.fingerprint += played.fingerprint() * (2 * game + 1);
  };
  parallel_for(games, threads, play, go_on);
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
  parallel_for(end - first, threads, [&](unsigned thread, std::uint64_t index) {
    Game played(board, course, graph, seed_of(seed, first + index));
    played.run([&](int, const Turn& turn) {
      const Move move = static_best_move(turn.position, turn.rack, turn.other, turn.bag, course, aids);
      // A first word is not like the others, and what is kept is worth something only while there are tiles to draw.
      if (turn.bag > 0 && turn.rack.tiles == board.rack_size && !turn.position.empty()) {
        sums[thread].add(turn.rack, static_cast<std::int32_t>(move.equity));
      }
      return move;
    });
  });
  for (std::size_t other = 1; other < sums.size(); ++other) sums[0].merge(sums[other]);
  return std::move(sums[0]);
}

std::vector<Moment> moments_of_games(const BoardRules& board, const Course& course, const WordGraph& graph,
                                     const SearchAids& aids, std::uint64_t games, unsigned threads,
                                     std::uint64_t seed) {
  std::vector<std::vector<Moment>> of_games(games);
  parallel_for(games, threads, [&](unsigned, std::uint64_t game) {
    std::vector<Moment>& moments = of_games[game];
    std::vector<int> movers;
    Game played(board, course, graph, seed_of(seed, game));
    played.run([&](int mover, const Turn& turn) {
      movers.push_back(mover);
      moments.push_back({static_cast<std::int32_t>(game), turn.bag + turn.other.tiles, turn.spread});
      return static_best_move(turn.position, turn.rack, turn.other, turn.bag, course, aids);
    });
    for (std::size_t turn = 0; turn < moments.size(); ++turn) {
      const int mover = movers[turn];
      moments[turn].gained = played.scores()[mover] - played.scores()[1 - mover] - moments[turn].lead;
    }
  });
  std::vector<Moment> all;
  for (const std::vector<Moment>& moments : of_games) all.insert(all.end(), moments.begin(), moments.end());
  return all;
}

}  // namespace leggio
