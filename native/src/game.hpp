// One game of two players of the program: the bag, the racks, the board and what becomes of them.
#pragma once

#include <array>

#include "bag.hpp"
#include "static_player.hpp"

namespace leggio {

// What a player looks at when it is on turn. The bag's order and the other rack are there for players that need the
// number of tiles; they must not look at more than they could know.
struct Turn {
  const Position& position;
  const Rack& rack;
  const Rack& other;
  int bag = 0;
  int spread = 0;      // points of the mover, less those of the other
  int scoreless = 0;   // turns without points in a row so far, of both
  int number = 0;
};

class Game {
 public:
  Game(const BoardRules& board, const Course& course, const WordGraph& graph, std::uint64_t seed);

  // `choose(mover, Turn) -> Move`.
  template <typename Choose>
  void run(Choose&& choose) {
    int scoreless = 0;
    for (int mover = 0; scoreless < 2 * scoreless_each(); mover = 1 - mover) {
      Rack& rack = racks_[mover];
      const Move move = choose(mover, Turn{position_, rack, racks_[1 - mover], static_cast<int>(bag_.size()),
                                           scores_[mover] - scores_[1 - mover], scoreless, turns_});
      ++turns_;
      if (move.kind != Move::kPlay) {
        ++scoreless;
        if (move.kind == Move::kExchange) exchange(rack, move.leave, board_.rack_size, course_.kind != 0, bag_, random_);
        continue;
      }
      scoreless = 0;
      lay(move.play, rack, mover);
      if (rack.tiles == 0 && bag_.empty()) {
        if (course_.credits_going_out) scores_[mover] += rack_penalty(board_, course_, racks_[1 - mover]);
        break;
      }
    }
    for (int seat = 0; seat < 2; ++seat) scores_[seat] -= rack_penalty(board_, course_, racks_[seat]);
  }

  [[nodiscard]] int turns() const { return turns_; }
  [[nodiscard]] const std::array<int, 2>& scores() const { return scores_; }
  [[nodiscard]] std::uint64_t fingerprint() const {
    return fingerprint_ ^ (static_cast<std::uint64_t>(scores_[0]) << 32U) ^ static_cast<std::uint32_t>(scores_[1]);
  }

 private:
  [[nodiscard]] int scoreless_each() const {
    return bag_.empty() ? course_.scoreless_each_bag_empty : course_.scoreless_each;
  }
  void lay(const Play& play, Rack& rack, int mover);

  const BoardRules& board_;
  const Course& course_;
  Position position_;
  Random random_;
  Bag bag_;
  std::array<Rack, 2> racks_{};
  std::array<int, 2> scores_{};
  int turns_ = 0;
  std::uint64_t fingerprint_ = 0xCBF29CE484222325ULL;
};

}  // namespace leggio
