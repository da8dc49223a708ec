// A board as the generator wants it: both directions laid out in lanes, and for every empty square what may cross it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "board_rules.hpp"
#include "word_graph.hpp"

namespace leggio {

enum Direction : std::uint8_t { kAcross = 0, kDown = 1 };

// A play: the squares of the main word from (row, col) on; a cell of 0 is a tile that was there before.
struct Play {
  std::int32_t score = 0;
  std::uint8_t row = 0;
  std::uint8_t col = 0;
  Direction direction = kAcross;
  std::uint8_t length = 0;
  std::uint8_t tiles = 0;
  std::array<Cell, kMaxSize> cells{};
};

// One square as seen along a lane.
struct LaneSquare {
  LetterMask crossing = kAllLetters;  // letters that make a word of what crosses here
  std::int16_t crossing_points = 0;   // points of the tiles that cross
  std::uint8_t crossing_factor = 1;   // of premium squares under them, where those stay
  std::uint8_t letter_factor = 1;
  std::uint8_t word_factor = 1;
  std::uint8_t through_factor = 1;    // of a tile that stands here, where premium squares stay
  std::int16_t through_points = 0;    // of a tile that stands here
  Cell cell = 0;
  bool crossed = false;
};

class Position {
 public:
  Position(const BoardRules& rules, const WordGraph& graph);

  // Cells row by row: `.` empty, capitals, small letters for jollies. False if it is not such a board.
  bool set_board(std::string_view cells);
  [[nodiscard]] std::string board() const;

  // Lay a play that fits; cross-checks are brought up to date around it only.
  void lay(const Play& play);

  [[nodiscard]] bool empty() const { return tiles_ == 0; }
  [[nodiscard]] const BoardRules& rules() const { return *rules_; }
  [[nodiscard]] const WordGraph& graph() const { return *graph_; }
  [[nodiscard]] const LaneSquare* lane(Direction direction, int index) const {
    return lanes_[direction].data() + index * rules_->size;
  }

 private:
  [[nodiscard]] LaneSquare& square(Direction direction, int row, int col) {
    return lanes_[direction][direction == kAcross ? row * rules_->size + col : col * rules_->size + row];
  }
  void put(int row, int col, Cell cell);
  void refresh_around(int row, int col);
  void refresh(Direction direction, int row, int col);
  [[nodiscard]] LetterMask crossing_letters(const LaneSquare* lane, int at, int first, int last) const;

  const BoardRules* rules_;
  const WordGraph* graph_;
  std::array<std::array<LaneSquare, kMaxSquares>, 2> lanes_;
  int tiles_ = 0;
};

}  // namespace leggio
