// The rules of going on and ending that games of the program need, beside those of the board.
#pragma once

#include "generator.hpp"

namespace leggio {

struct Course {
  int exchange_needs = 3;  // tiles in the bag
  // Where only a full rack of one kind may be exchanged, the letters of one of the two kinds; no jolly is among them.
  LetterMask kind = 0;
  int scoreless_each = 3;
  int scoreless_each_bag_empty = 3;
  int jolly_left = 0;
  bool credits_going_out = true;
};

// The penalty for tiles left on a rack at the end.
inline int rack_penalty(const BoardRules& board, const Course& course, const Rack& rack) {
  int points = rack.count[0] * course.jolly_left;
  for (int letter = 1; letter <= kLetters; ++letter) points += rack.count[letter] * board.value[letter];
  return points;
}

// What whoever goes out gains on the other by the tiles that the other holds.
inline int gained_going_out(const BoardRules& board, const Course& course, const Rack& other) {
  return rack_penalty(board, course, other) * (course.credits_going_out ? 2 : 1);
}

// Whether all tiles are of one kind, as an exchange asks where that is the rule.
inline bool is_of_one_kind(const BoardRules& board, const Course& course, const Rack& rack) {
  if (rack.tiles < board.rack_size || rack.count[0] > 0) return false;
  const LetterMask letters = rack.letters();
  return (letters & course.kind) == 0 || (letters & ~course.kind) == 0;
}

// What a play makes of the rack it is laid from: letters paid for jollies, jollies taken, tiles laid. Nothing is drawn.
inline void take_tiles(const Position& before, const Play& play, Rack& rack) {
  if (play.swaps != 0) {
    const Position::Jollies jollies = before.jollies();
    const int size = before.rules().size;
    for (int index = 0; index < jollies.count; ++index) {
      if ((play.swaps >> index & 1U) == 0) continue;
      const int square = jollies.square[index];
      --rack.count[letter_of(before.lane(kAcross, square / size)[square % size].cell)];
      ++rack.count[0];
    }
  }
  for (int index = 0; index < play.length; ++index) {
    const Cell cell = play.cells[index];
    if (cell == 0) continue;
    --rack.count[is_jolly(cell) ? 0 : letter_of(cell)];
    --rack.tiles;
  }
}

}  // namespace leggio
