// A board as the generator wants it: both directions laid out in lanes, and for every empty square its cross-set.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "board_rules.hpp"
#include "word_graph.hpp"

namespace leggio {

enum Direction : std::uint8_t { kAcross = 0, kDown = 1 };

// A play: the squares of the main word from (row, col) on; a cell of 0 is a tile that was there before. What follows
// the word in `cells` means nothing.
struct Play {
  std::int32_t score = 0;
  std::uint8_t row = 0;
  std::uint8_t col = 0;
  Direction direction = kAcross;
  std::uint8_t length = 0;
  std::uint8_t tiles = 0;
  std::uint8_t swaps = 0;  // bit n: first the n-th jolly on the board, row by row, is taken against its tile
  std::array<Cell, kMaxSize> cells{};
};

// Points of the main word, before its factor, in the low half; of the cross-words in the high half.
using Points = std::uint64_t;
constexpr Points points_of(int main, int cross) {
  return static_cast<Points>(main) + (static_cast<Points>(cross) << 32U);
}
constexpr int main_points(Points points) { return static_cast<int>(points & 0xFFFFFFFFU); }
constexpr int cross_points(Points points) { return static_cast<int>(points >> 32U); }

// One square as seen along a lane. A word that goes through it gains `gain + weight * value of the tile laid`, and its
// factor is multiplied by `factor`. Past both ends of a lane there is a square where nothing can go.
struct LaneSquare {
  LetterMask cross_set = 0;       // letters that pass the cross-check: with them what crosses here is a word
  Cell cell = 0;
  std::uint8_t factor = 1;        // of the main word
  std::uint8_t letter_factor = 1;
  std::uint8_t cross_run = 0;     // how many tiles stand right before or after it crosswise, on the side with more
  Points gain = 0;                // of the tiles that stand here or cross here
  Points weight = 0;              // of a tile laid here; 0 where one stands

  [[nodiscard]] bool has_cross_word() const { return cross_run != 0; }
  // Whether a tile laid here makes a word of the board longer, rather than a new one with a lone tile.
  [[nodiscard]] bool lengthens_word() const { return cross_run > 1; }
};

class Position {
 public:
  Position(const BoardRules& rules, const WordGraph& graph);

  // Cells row by row: `.` empty, capitals, small letters for jollies. False if it is not such a board.
  bool set_board(std::string_view cells);
  [[nodiscard]] std::string board() const;

  // Lay a play that fits, after its swaps; cross-sets are brought up to date around it only.
  void lay(const Play& play);

  // Put the tile that a jolly stands for in its place.
  void replace_jolly(int square);

  // Squares of the jollies on the board, row by row: at most kMaxFlying of them.
  struct Jollies {
    std::array<std::int16_t, kMaxFlying> square{};
    int count = 0;
  };
  [[nodiscard]] Jollies jollies() const;
  [[nodiscard]] int jolly_count() const { return jollies_; }

  [[nodiscard]] bool empty() const { return tiles_ == 0; }
  [[nodiscard]] const BoardRules& rules() const { return *rules_; }
  [[nodiscard]] const WordGraph& graph() const { return *graph_; }
  [[nodiscard]] const LaneSquare* lane(Direction direction, int index) const {
    return lanes_[direction].data() + first_of(index);
  }

 private:
  // A square past the end of each lane, which is also the one before the next lane; one more before the first.
  static constexpr int kMostSquares = 1 + kMaxSize * (kMaxSize + 1);
  [[nodiscard]] int first_of(int index) const { return 1 + index * (rules_->size + 1); }
  [[nodiscard]] LaneSquare& square(Direction direction, int row, int col) {
    return lanes_[direction][direction == kAcross ? first_of(row) + col : first_of(col) + row];
  }
  [[nodiscard]] int value_of(Cell cell) const {
    return is_jolly(cell) ? rules_->jolly_value[letter_of(cell)] : rules_->value[letter_of(cell)];
  }
  void put(int row, int col, Cell cell);
  void update_cross_sets_at_ends(Direction along, int row, int col);
  void update_cross_set(Direction direction, int row, int col);
  [[nodiscard]] LetterMask compute_cross_set(const LaneSquare* lane, int at, int first, int last) const;

  const BoardRules* rules_;
  const WordGraph* graph_;
  std::array<std::array<LaneSquare, kMostSquares>, 2> lanes_;
  int tiles_ = 0;
  int jollies_ = 0;
};

}  // namespace leggio
