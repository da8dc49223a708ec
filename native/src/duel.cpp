#include "duel.hpp"

#include "game.hpp"
#include "parallel_for.hpp"

namespace leggio {

std::vector<PairScores> duel(const BoardRules& board, const Course& course, const WordGraph& graph,
                             const ComputerPlayer& one, const ComputerPlayer& other, std::uint64_t pairs,
                             unsigned threads, std::uint64_t seed) {
  std::vector<PairScores> scores(pairs);
  parallel_for(2 * pairs, threads, [&](unsigned, std::uint64_t game) {
    const int seat = static_cast<int>(game % 2);  // of the first player
    Game played(board, course, graph, seed_of(seed, game / 2));
    played.run([&](int mover, const Turn& turn) {
      ComputerPlayer player = mover == seat ? one : other;
      player.simulation.threads = 1;
      player.simulation.seed = seed_of(seed ^ game, static_cast<std::uint64_t>(turn.number));
      const Known known{turn.position, turn.rack, unseen_by(turn.position, turn.rack), turn.other.tiles, turn.spread};
      return choose_move(known, turn.scoreless, course, player);
    });
    scores[game / 2][2 * seat] = played.scores()[seat];
    scores[game / 2][2 * seat + 1] = played.scores()[1 - seat];
  });
  return scores;
}

}  // namespace leggio
