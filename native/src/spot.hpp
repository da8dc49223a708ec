// One spot of the board, and the words that fill it.
//
// A spot is an anchor, the square where a word begins and the number of tiles laid: that fixes where it ends, the letters of
// the board in it and every premium square. The points of a play there are a constant and, for each tile, its value times
// the weight of its square.
#pragma once

#include <array>

#include "generator.hpp"
#include "top_plays.hpp"

namespace leggio {

// The squares of a spot in the order in which the GADDAG reads them.
class Spot {
 public:
  Spot(const Position& position, const Anchor& anchor, int start, int tiles, int first_factor);

  [[nodiscard]] int length() const { return end_ - start_ + 1; }
  [[nodiscard]] int tiles() const { return tiles_; }
  [[nodiscard]] int points() const { return points_; }  // without the new tiles

  struct Step {
    LetterMask letters = 0;   // that may go there
    int weight = 0;           // of a tile laid there
    Letter standing = 0;      // or the letter that stands there
    std::uint8_t at = 0;
  };
  [[nodiscard]] const Step& step(int index) const { return steps_[index]; }
 private:
  friend class SpotWalk;
  const Position& position_;
  const Anchor& anchor_;
  const LaneSquare* lane_;
  int start_;
  int end_;
  int tiles_;
  int points_ = 0;
  std::array<Step, kMaxSize> steps_;
};

// Walks the words that fill a spot with tiles of a rack; what cannot beat the cutoff is left as soon as that shows.
class SpotWalk {
 public:
  // `most_leave_and_prize` is the most that prizes and leave can add.
  SpotWalk(const Spot& spot, const Rack& rack, Equity most_leave_and_prize, TopPlays& top_plays);
  void run();

 private:
  void bound_rest();
  void gen(int index, State state, int points);
  void go_on(int index, Arc arc, int points);
  void record(int points);

  const Spot& spot_;
  const BoardRules& rules_;
  const WordGraph& graph_;
  TopPlays& top_plays_;
  const Equity most_leave_and_prize_;
  const int jollies_;
  const int turn_;  // steps before the separator
  Rack rack_;
  LetterMask letters_;
  // The most that the steps from here on can add, by the number of jollies left for them.
  std::array<std::array<int, kMaxSize + 1>, kMaxRack + 1> rest_;
  std::array<Cell, 2 * kMaxSize> word_{};
};

}  // namespace leggio
