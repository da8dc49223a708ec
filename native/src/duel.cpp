#include "duel.hpp"

#include "match.hpp"
#include "share_out.hpp"

namespace leggio {

std::vector<PairScores> duel(const BoardRules& board, const Course& course, const WordGraph& graph, const Thinker& one,
                             const Thinker& other, std::uint64_t pairs, unsigned threads, std::uint64_t seed) {
  std::vector<PairScores> scores(pairs);
  share_out(2 * pairs, threads, [&](unsigned, std::uint64_t game) {
    const int seat = static_cast<int>(game % 2);  // of the first player
    Match match(board, course, graph, seed_of(seed, game / 2));
    match.run([&](int mover, const Turn& turn) {
      Thinker thinker = mover == seat ? one : other;
      thinker.simulation.threads = 1;
      thinker.simulation.seed = seed_of(seed ^ game, static_cast<std::uint64_t>(turn.number));
      const Known known{turn.position, turn.rack, unseen_by(turn.position, turn.rack), turn.other.tiles, turn.spread};
      return think(known, turn.scoreless, course, thinker);
    });
    scores[game / 2][2 * seat] = match.scores()[seat];
    scores[game / 2][2 * seat + 1] = match.scores()[1 - seat];
  });
  return scores;
}

}  // namespace leggio
