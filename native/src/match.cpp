#include "match.hpp"

#include <utility>

namespace leggio {

Match::Match(const BoardRules& board, const Course& course, const WordGraph& graph, std::uint64_t seed)
    : board_(board), course_(course), position_(board, graph), random_(seed) {
  for (int tile = 0; tile <= kLetters; ++tile) bag_.insert(bag_.end(), board.count[tile], static_cast<Letter>(tile));
  for (std::size_t left = bag_.size(); left > 1; --left) std::swap(bag_[left - 1], bag_[random_.below(left)]);
  for (Rack& rack : racks_) draw(rack);
}

void Match::draw(Rack& rack) {
  while (rack.tiles < board_.rack_size && !bag_.empty()) {
    ++rack.count[bag_.back()];
    ++rack.tiles;
    bag_.pop_back();
  }
}

void Match::lay(const Play& play, Rack& rack, int mover) {
  constexpr std::uint64_t kFactor = 0x100000001B3ULL;
  if (play.swaps != 0) fingerprint_ = (fingerprint_ ^ play.swaps) * kFactor;
  take_tiles(position_, play, rack);
  position_.lay(play);
  scores_[mover] += play.score;
  const std::uint64_t place = (static_cast<std::uint64_t>(play.row) << 16U) ^ (static_cast<std::uint64_t>(play.col) << 8U);
  for (int index = 0; index < play.length; ++index) fingerprint_ = (fingerprint_ ^ play.cells[index] ^ place) * kFactor;
  draw(rack);
}

// Draw first, then return, as art. 34 of Scrabble has it; a whole rack of one kind goes back first, as art. 23 of Scarabeo
// has it.
void Match::exchange(Rack& rack, const Rack& kept) {
  std::vector<Letter> given;
  for (int tile = 0; tile <= kLetters; ++tile) {
    given.insert(given.end(), rack.count[tile] - kept.count[tile], static_cast<Letter>(tile));
  }
  rack = kept;
  if (course_.kind != 0) {
    put_back(given);
    draw(rack);
  } else {
    draw(rack);
    put_back(given);
  }
}

void Match::put_back(const std::vector<Letter>& tiles) {
  for (const Letter tile : tiles) {
    bag_.push_back(tile);
    std::swap(bag_.back(), bag_[random_.below(bag_.size())]);
  }
}

}  // namespace leggio
