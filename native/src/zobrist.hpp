// Zobrist hashes of endgame positions: one number a tile on a square, combined by exclusive or, so that a play changes the
// hash by its own tiles alone. The numbers are not kept in a table but made when they are needed.
#pragma once

#include "leaves.hpp"
#include "random.hpp"

namespace leggio {

inline std::uint64_t zobrist_number(std::uint64_t bits) { return Random(bits).next(); }

inline std::uint64_t zobrist_of_tile(int square, Cell cell) {
  return zobrist_number(static_cast<std::uint64_t>(square) * 64 + cell + (1ULL << 40U));
}

// The rack of the side to move, and whether the other has passed. What the other holds follows from the board.
inline std::uint64_t zobrist_of_side(LeaveTable::Key rack, bool passed) {
  return zobrist_number(rack * 2 + (passed ? 1 : 0));
}

// What a play does to the hash of the board.
inline std::uint64_t zobrist_change(const Position& before, const Play& play) {
  const int size = before.rules().size;
  std::uint64_t change = 0;
  if (play.swaps != 0) {
    const Position::Jollies jollies = before.jollies();
    for (int index = 0; index < jollies.count; ++index) {
      if ((play.swaps >> index & 1U) == 0) continue;
      const int square = jollies.square[index];
      const Cell cell = before.lane(kAcross, square / size)[square % size].cell;
      change ^= zobrist_of_tile(square, cell) ^ zobrist_of_tile(square, letter_of(cell));
    }
  }
  for (int step = 0; step < play.length; ++step) {
    if (play.cells[step] == 0) continue;
    const int row = play.row + (play.direction == kDown ? step : 0);
    const int col = play.col + (play.direction == kAcross ? step : 0);
    change ^= zobrist_of_tile(row * size + col, play.cells[step]);
  }
  return change;
}

}  // namespace leggio
