#include "computer_player.hpp"

#include <algorithm>

namespace leggio {

Move choose_move(const Known& known, int scoreless, const Course& course, const ComputerPlayer& player) {
  if (known.bag() == 0 && player.solves) {
    EndgameLimits limits = player.endgame;
    limits.scoreless_left = std::max(1, 2 * course.scoreless_each_bag_empty - scoreless);
    return solve_endgame(known.position, known.rack, known.unseen, course, limits).best;
  }
  if (player.candidates < 2) {
    return static_best_move(known.position, known.rack, known.unseen, known.bag(), course, player.aids);
  }
  const auto moves = candidates(known, player.candidates, course, player.aids);
  if (moves.size() == 1) return moves.front();
  const WinModel rough;
  const WinModel& win_model = player.win_model != nullptr ? *player.win_model : rough;
  return simulate(known, moves, course, player.aids, win_model, player.simulation).moves.front().move;
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
