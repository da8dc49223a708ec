#include "game.hpp"

namespace leggio {

Game::Game(const BoardRules& board, const Course& course, const WordGraph& graph, std::uint64_t seed)
    : board_(board), course_(course), position_(board, graph), random_(seed) {
  for (int tile = 0; tile <= kLetters; ++tile) bag_.insert(bag_.end(), board.count[tile], static_cast<Letter>(tile));
  shuffle(bag_, random_);
  for (Rack& rack : racks_) draw(rack, bag_, board_.rack_size);
}

void Game::lay(const Play& play, Rack& rack, int mover) {
  constexpr std::uint64_t kFactor = 0x100000001B3ULL;
  if (play.swaps != 0) fingerprint_ = (fingerprint_ ^ play.swaps) * kFactor;
  take_tiles(position_, play, rack);
  position_.lay(play);
  scores_[mover] += play.score;
  const std::uint64_t place = (static_cast<std::uint64_t>(play.row) << 16U) ^ (static_cast<std::uint64_t>(play.col) << 8U);
  for (int index = 0; index < play.length; ++index) fingerprint_ = (fingerprint_ ^ play.cells[index] ^ place) * kFactor;
  draw(rack, bag_, board_.rack_size);
}

}  // namespace leggio
