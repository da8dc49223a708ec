#include "inference.hpp"

#include "bag.hpp"

namespace leggio {

std::vector<Rack> infer_leaves(const Position& before, const Play& play, const Rack& unseen, int leave_tiles, int bag,
                               const SearchAids& aids, Equity within, std::uint64_t samples, std::uint64_t seed) {
  Rack laid;
  for (int index = 0; index < play.length; ++index) {
    if (play.cells[index] == 0) continue;
    ++laid.count[is_jolly(play.cells[index]) ? 0 : letter_of(play.cells[index])];
    ++laid.tiles;
  }
  const LeaveTable* leaves = bag > 0 ? aids.leaves : nullptr;
  std::vector<Rack> inferred;
  for (std::uint64_t sample = 0; sample < samples; ++sample) {
    Random random(seed_of(seed, sample));
    Bag tiles = tiles_of(unseen);
    shuffle(tiles, random);
    Rack leave;
    draw(leave, tiles, leave_tiles);
    Rack whole = leave;
    whole.tiles += laid.tiles;
    for (int tile = 0; tile <= kLetters; ++tile) {
      whole.count[tile] = static_cast<std::uint8_t>(whole.count[tile] + laid.count[tile]);
    }
    const auto best = best_plays(before, whole, 1, {leaves, aids.anagrams, aids.prune});
    const Equity made = Equity{play.score} * 1000 + (leaves == nullptr ? 0 : leaves->value(leave));
    if (best.empty() || made + within >= best.front().equity) inferred.push_back(leave);
  }
  return inferred;
}

}  // namespace leggio
