// A position to generate plays on.
#include "board_position.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "parts.hpp"

namespace nb = nanobind;

namespace leggio::bindings {

Rack rack_of(std::string_view text, const BoardRules& rules) {
  Rack rack;
  if (!rack.parse(text, rules.rack_size)) throw std::invalid_argument("not a rack: " + std::string(text));
  return rack;
}

std::string cells_of(const Play& play) {
  std::string cells;
  for (int index = 0; index < play.length; ++index) {
    const Cell cell = play.cells[index];
    cells.push_back(cell == 0 ? '.' : static_cast<char>((is_jolly(cell) ? 'a' : 'A') + letter_of(cell) - 1));
  }
  return cells;
}

BoardPosition::BoardPosition(const BoardRules& rules, std::shared_ptr<Graph> graph, std::string_view cells)
    : rules_(std::make_shared<const BoardRules>(rules)),
      graph_(std::move(graph)),
      position_(*rules_, view_with_gaddag(*graph_)) {
  if (!position_.set_board(cells)) throw std::invalid_argument("not a board of this size");
  check_jollies(0);
}

std::vector<PlayTuple> BoardPosition::plays(std::string_view rack_text) const {
  const Rack rack = rack_of(rack_text, *rules_);
  std::vector<RatedPlay> found;
  {
    const nb::gil_scoped_release release;
    found = all_plays(position_, rack);
  }
  return tuples(found);
}

std::pair<std::int64_t, int> BoardPosition::count(std::string_view rack_text) const {
  const Rack rack = rack_of(rack_text, *rules_);
  const nb::gil_scoped_release release;
  return count(rack);
}

std::pair<std::int64_t, int> BoardPosition::count(const Rack& rack) const {
  const PlayCount found = count_plays(position_, rack);
  return {found.plays, found.best};
}

std::vector<PlayTuple> BoardPosition::best(std::string_view rack_text, std::size_t count, const LeaveTable* leaves,
                                   bool prune) const {
  const Rack rack = rack_of(rack_text, *rules_);
  std::vector<RatedPlay> found;
  {
    const nb::gil_scoped_release release;
    found = best_plays(position_, rack, count, {leaves, graph_->anagrams(1), prune});
  }
  return tuples(found);
}

void BoardPosition::lay(int row, int col, bool down, std::string_view cells, const std::vector<int>& swaps) {
  position_.lay(play_of(row, col, down, cells, swaps));
}

Play BoardPosition::play_of(int row, int col, bool down, std::string_view cells, const std::vector<int>& swaps) const {
  Play play;
  const int length = static_cast<int>(cells.size());
  const int last = (down ? row : col) + length;
  if (row < 0 || col < 0 || row >= rules_->size || col >= rules_->size || length < 1 || last > rules_->size) {
    throw std::invalid_argument("a play off the board");
  }
  play.row = static_cast<std::uint8_t>(row);
  play.col = static_cast<std::uint8_t>(col);
  play.direction = down ? kDown : kAcross;
  play.length = static_cast<std::uint8_t>(length);
  const std::string board = position_.board();
  int jollies = 0;
  for (int index = 0; index < length; ++index) {
    const char sign = cells[index];
    const int square = (row + (down ? index : 0)) * rules_->size + col + (down ? 0 : index);
    if (sign == '.') {
      if (board[square] == '.') throw std::invalid_argument("no tile to play through");
      continue;
    }
    if (board[square] != '.') throw std::invalid_argument("a square that is taken");
    if (sign >= 'A' && sign <= 'Z') {
      play.cells[index] = static_cast<Cell>(sign - 'A' + 1);
    } else if (sign >= 'a' && sign <= 'z') {
      play.cells[index] = static_cast<Cell>(sign - 'a' + 1) | kJollyFlag;
      ++jollies;
    } else {
      throw std::invalid_argument("not a cell");
    }
    ++play.tiles;
  }
  for (const int square : swaps) {
    const bool flies = rules_->jollies_fly && square >= 0 && square < rules_->size * rules_->size &&
                       board[square] >= 'a' && board[square] <= 'z' && std::count(swaps.begin(), swaps.end(), square) == 1;
    if (!flies) throw std::invalid_argument("no jolly to take there");
  }
  check_jollies(jollies - static_cast<int>(swaps.size()));
  const Position::Jollies standing = position_.jollies();
  for (int index = 0; index < standing.count; ++index) {
    if (std::count(swaps.begin(), swaps.end(), standing.square[index]) != 0) play.swaps |= static_cast<std::uint8_t>(1U << index);
  }
  return play;
}

std::vector<PlayTuple> BoardPosition::tuples(const std::vector<RatedPlay>& found) const {
  const nb::object nothing = nb::make_tuple();
  const Position::Jollies jollies = position_.jollies();
  std::vector<PlayTuple> plays;
  plays.reserve(found.size());
  for (const auto& [equity, play] : found) {
    nb::object swaps = nothing;
    if (play.swaps != 0) {
      nb::list squares;
      for (int index = 0; index < jollies.count; ++index) {
        if ((play.swaps >> index & 1) != 0) squares.append(static_cast<int>(jollies.square[index]));
      }
      swaps = nb::tuple(squares);
    }
    plays.emplace_back(play.score, equity, play.row, play.col, play.direction == kDown, play.tiles, cells_of(play), swaps);
  }
  return plays;
}

// Each jolly that flies doubles the positions to look at: there are never more than the game has.
void BoardPosition::check_jollies(int more) const {
  if (rules_->jollies_fly && position_.jolly_count() + more > rules_->count[0]) {
    throw std::invalid_argument("not a board of this game: more jollies than it has");
  }
}

void bind_board_position(nb::module_& module) {
  nb::class_<BoardPosition>(module, "BoardPosition")
      .def(nb::init<const BoardRules&, std::shared_ptr<Graph>, std::string_view>(), nb::arg("rules"), nb::arg("graph"),
           nb::arg("cells"))
      .def_prop_ro("cells", &BoardPosition::cells)
      .def("plays", &BoardPosition::plays, nb::arg("rack"))
      .def("count", nb::overload_cast<std::string_view>(&BoardPosition::count, nb::const_), nb::arg("rack"))
      .def("best", &BoardPosition::best, nb::arg("rack"), nb::arg("count"), nb::arg("leaves").none(), nb::arg("prune") = true)
      .def("lay", &BoardPosition::lay, nb::arg("row"), nb::arg("col"), nb::arg("down"), nb::arg("cells"),
           nb::arg("swaps") = std::vector<int>{});
}

}  // namespace leggio::bindings
