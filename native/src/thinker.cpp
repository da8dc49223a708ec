#include "thinker.hpp"

#include <algorithm>

namespace leggio {

Choice think(const Known& known, int scoreless, const Course& course, const Thinker& thinker) {
  const int bag = std::max(0, known.unseen.tiles - known.other_tiles);
  if (bag == 0 && thinker.solves) {
    EndgameLimits limits = thinker.endgame;
    limits.scoreless_left = std::max(1, 2 * course.scoreless_each_bag_empty - scoreless);
    return solve_endgame(known.position, known.rack, known.unseen, course, limits).best;
  }
  if (thinker.candidates < 2) return static_choice(known.position, known.rack, bag, course, thinker.aids);
  const auto choices = candidates(known.position, known.rack, bag, thinker.candidates, course, thinker.aids);
  if (choices.size() == 1) return choices.front();
  const WinModel rough;
  const WinModel& winning = thinker.winning != nullptr ? *thinker.winning : rough;
  return simulate(known, choices, course, thinker.aids, winning, thinker.simulation).choices.front().choice;
}

Rack unseen_by(const Position& position, const Rack& rack) {
  const BoardRules& rules = position.rules();
  Rack unseen;
  std::array<int, kLetters + 1> left{};
  for (int tile = 0; tile <= kLetters; ++tile) left[tile] = rules.count[tile] - rack.count[tile];
  for (int row = 0; row < rules.size; ++row) {
    for (int col = 0; col < rules.size; ++col) {
      const Cell cell = position.lane(kAcross, row)[col].cell;
      if (cell != 0) --left[is_jolly(cell) ? 0 : letter_of(cell)];
    }
  }
  for (int tile = 0; tile <= kLetters; ++tile) {
    unseen.count[tile] = static_cast<std::uint8_t>(std::max(0, left[tile]));
    unseen.tiles += unseen.count[tile];
  }
  return unseen;
}

}  // namespace leggio
