#include "position.hpp"

#include <algorithm>

#include "arc_find.hpp"

namespace leggio {

Position::Position(const BoardRules& rules, const WordGraph& graph) : rules_(&rules), graph_(&graph) {
  for (const Direction direction : {kAcross, kDown}) lanes_[direction].fill(LaneSquare{});
  for (int row = 0; row < rules.size; ++row) {
    for (int col = 0; col < rules.size; ++col) {
      for (const Direction direction : {kAcross, kDown}) {
        LaneSquare& here = square(direction, row, col);
        here.cross_set = kAllLetters;
        here.letter_factor = rules.letter_factor[row * rules.size + col];
        here.factor = rules.word_factor[row * rules.size + col];
        here.weight = points_of(here.letter_factor, 0);
      }
    }
  }
}

bool Position::set_board(std::string_view cells) {
  const int size = rules_->size;
  if (cells.size() != static_cast<std::size_t>(size * size)) return false;
  *this = Position(*rules_, *graph_);
  for (int index = 0; index < size * size; ++index) {
    const char sign = cells[index];
    if (sign == '.') continue;
    Cell cell = 0;
    if (sign >= 'A' && sign <= 'Z') cell = static_cast<Cell>(sign - 'A' + 1);
    if (sign >= 'a' && sign <= 'z') cell = static_cast<Cell>(sign - 'a' + 1) | kJollyFlag;
    if (cell == 0) return false;
    put(index / size, index % size, cell);
  }
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      for (const Direction direction : {kAcross, kDown}) {
        if (square(direction, row, col).cell == 0) update_cross_set(direction, row, col);
      }
    }
  }
  return true;
}

std::string Position::board() const {
  std::string cells;
  for (int row = 0; row < rules_->size; ++row) {
    const LaneSquare* squares = lane(kAcross, row);
    for (int col = 0; col < rules_->size; ++col) {
      const Cell cell = squares[col].cell;
      const char first = is_jolly(cell) ? 'a' : 'A';
      cells.push_back(cell == 0 ? '.' : static_cast<char>(first + letter_of(cell) - 1));
    }
  }
  return cells;
}

void Position::lay(const Play& play) {
  if (play.swaps != 0) {
    const Jollies taken = jollies();
    for (int index = 0; index < taken.count; ++index) {
      if ((play.swaps >> index & 1) != 0) replace_jolly(taken.square[index]);
    }
  }
  for (int step = 0; step < play.length; ++step) {
    if (play.cells[step] == 0) continue;
    const int row = play.row + (play.direction == kDown ? step : 0);
    const int col = play.col + (play.direction == kAcross ? step : 0);
    put(row, col, play.cells[step]);
  }
  // The main word ends at the same squares whatever tile of it one starts from.
  const Direction other = play.direction == kAcross ? kDown : kAcross;
  update_cross_sets_at_ends(play.direction, play.row, play.col);
  for (int step = 0; step < play.length; ++step) {
    if (play.cells[step] == 0) continue;
    const int row = play.row + (play.direction == kDown ? step : 0);
    const int col = play.col + (play.direction == kAcross ? step : 0);
    update_cross_sets_at_ends(other, row, col);
  }
}

void Position::replace_jolly(int square_index) {
  const int row = square_index / rules_->size;
  const int col = square_index % rules_->size;
  const Cell cell = square(kAcross, row, col).cell;
  if (!is_jolly(cell)) return;
  --jollies_;
  --tiles_;
  put(row, col, letter_of(cell));
  // The letters are what they were; only points can change.
  if (value_of(cell) == value_of(letter_of(cell))) return;
  for (const Direction along : {kAcross, kDown}) update_cross_sets_at_ends(along, row, col);
}

Position::Jollies Position::jollies() const {
  Jollies found;
  for (int row = 0; jollies_ > found.count && row < rules_->size; ++row) {
    const LaneSquare* squares = lane(kAcross, row);
    for (int col = 0; col < rules_->size && found.count < kMaxFlying; ++col) {
      if (is_jolly(squares[col].cell)) found.square[found.count++] = static_cast<std::int16_t>(row * rules_->size + col);
    }
  }
  return found;
}

void Position::put(int row, int col, Cell cell) {
  const int square_index = row * rules_->size + col;
  for (const Direction direction : {kAcross, kDown}) {
    LaneSquare& here = square(direction, row, col);
    here.cell = cell;
    const bool letter_counts = rules_->premiums_stay && rules_->letter_premiums_stay;
    here.gain = points_of(letter_counts ? value_of(cell) * here.letter_factor : value_of(cell), 0);
    here.weight = 0;
    here.factor = rules_->premiums_stay ? rules_->word_factor[square_index] : 1;
  }
  ++tiles_;
  if (is_jolly(cell)) ++jollies_;
}

// The squares whose cross-sets change with a new tile: the empty ones at both ends of the two runs through it. These are
// those of one of the runs.
void Position::update_cross_sets_at_ends(Direction along, int row, int col) {
  const LaneSquare* squares = lane(along, along == kAcross ? row : col);
  const Direction seen_from = along == kAcross ? kDown : kAcross;
  int first = along == kAcross ? col : row;
  int last = first;
  while (first >= 0 && squares[first].cell != 0) --first;
  while (last < rules_->size && squares[last].cell != 0) ++last;
  const auto update_at = [&](int at) {
    update_cross_set(seen_from, along == kAcross ? row : at, along == kAcross ? at : col);
  };
  if (first >= 0) update_at(first);
  if (last < rules_->size) update_at(last);
}

// The cross-word of a square of a lane is the run of tiles in the other direction.
void Position::update_cross_set(Direction direction, int row, int col) {
  const Direction other = direction == kAcross ? kDown : kAcross;
  const LaneSquare* cross_word = lane(other, other == kAcross ? row : col);
  const int at = other == kAcross ? col : row;
  int first = at;
  int last = at;
  while (first > 0 && cross_word[first - 1].cell != 0) --first;
  while (last + 1 < rules_->size && cross_word[last + 1].cell != 0) ++last;
  LaneSquare& here = square(direction, row, col);
  here.cross_run = static_cast<std::uint8_t>(std::max(at - first, last - at));
  here.cross_set = here.has_cross_word() ? compute_cross_set(cross_word, at, first, last) : kAllLetters;
  if (!here.has_cross_word()) return;
  int points = 0;
  int factor = rules_->word_factor[row * rules_->size + col];
  for (int index = first; index <= last; ++index) {
    if (index == at) continue;
    points += main_points(cross_word[index].gain);
    factor *= cross_word[index].factor;
  }
  here.gain = points_of(0, points * factor);
  here.weight = points_of(here.letter_factor, here.letter_factor * factor);
}

// The cross-check of Appel and Jacobson: the letters with which the tiles around the square are a word.
LetterMask Position::compute_cross_set(const LaneSquare* lane, int at, int first, int last) const {
  LetterMask letters = 0;
  if (first == at) {
    // Only tiles after the square: read them backwards, and whatever completes a word there is good.
    State state = graph_->gaddag_root();
    for (int index = last; index > at; --index) {
      const Arc arc = find_arc(*graph_, state, letter_of(lane[index].cell));
      if (arc == 0) return 0;
      state = target(arc);
    }
    if (state == 0) return 0;
    for (const Arc* arc = graph_->at(state);; ++arc) {
      if (accepts(*arc)) letters |= bit(letter(*arc));
      if (is_last(*arc)) return letters;
    }
  }
  State state = graph_->dawg_root();
  for (int index = first; index < at; ++index) {
    const Arc arc = find_arc(*graph_, state, letter_of(lane[index].cell));
    if (arc == 0) return 0;
    state = target(arc);
  }
  if (state == 0) return 0;
  for (const Arc* arc = graph_->at(state);; ++arc) {
    Arc reached = *arc;
    for (int index = at + 1; index <= last && reached != 0; ++index) {
      reached = find_arc(*graph_, target(reached), letter_of(lane[index].cell));
    }
    if (reached != 0 && accepts(reached)) letters |= bit(letter(*arc));
    if (is_last(*arc)) return letters;
  }
}

}  // namespace leggio
