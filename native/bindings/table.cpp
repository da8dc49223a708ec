// A board to generate plays on.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "graph.hpp"
#include "parts.hpp"
#include "search.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

Rack rack_of(std::string_view text, const BoardRules& rules) {
  Rack rack;
  if (!rack.parse(text, rules.rack_size)) throw std::invalid_argument("not a rack: " + std::string(text));
  return rack;
}

// score, equity, row, column, down, tiles laid, cells of the main word with a dot for each tile that was there
using PlayTuple = std::tuple<int, int, int, int, bool, int, std::string>;

PlayTuple tuple_of(const RatedPlay& rated) {
  const Play& play = rated.play;
  std::string cells;
  for (int index = 0; index < play.length; ++index) {
    const Cell cell = play.cells[index];
    cells.push_back(cell == 0 ? '.' : static_cast<char>((is_jolly(cell) ? 'a' : 'A') + letter_of(cell) - 1));
  }
  return {play.score, rated.equity, play.row, play.col, play.direction == kDown, play.tiles, cells};
}

class Table {
 public:
  Table(const BoardRules& rules, std::shared_ptr<Graph> graph, std::string_view cells)
      : rules_(std::make_shared<const BoardRules>(rules)), graph_(std::move(graph)), position_(*rules_, view_with_hooks(*graph_)) {
    if (!position_.set_board(cells)) throw std::invalid_argument("not a board of this size");
  }

  [[nodiscard]] std::string cells() const { return position_.board(); }

  [[nodiscard]] std::vector<PlayTuple> plays(std::string_view rack_text) const {
    const Rack rack = rack_of(rack_text, *rules_);
    std::vector<RatedPlay> found;
    {
      const nb::gil_scoped_release release;
      auto sink = [&](const Play& play) { found.push_back({play.score * 1000, play}); };
      generate(rack, sink);
    }
    return tuples(found);
  }

  [[nodiscard]] std::pair<std::int64_t, int> count(std::string_view rack_text) const {
    const Rack rack = rack_of(rack_text, *rules_);
    const nb::gil_scoped_release release;
    std::int64_t plays = 0;
    int best = 0;
    auto sink = [&](const Play& play) {
      // A first word across and its mirror image down are one placement.
      if (position_.empty() && play.direction == kDown) return;
      ++plays;
      best = std::max<int>(best, play.score);
    };
    generate(rack, sink);
    return {plays, best};
  }

  [[nodiscard]] std::vector<PlayTuple> best(std::string_view rack_text, std::size_t count, const LeaveTable* leaves,
                                            bool prune) const {
    const Rack rack = rack_of(rack_text, *rules_);
    std::vector<RatedPlay> found;
    {
      const nb::gil_scoped_release release;
      found = best_plays(position_, rack, count, leaves, prune);
    }
    return tuples(found);
  }

  // The caller has taken the play from this very position: it is laid unchecked, but never off the board.
  void lay(int row, int col, bool down, std::string_view cells) {
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
      } else {
        throw std::invalid_argument("not a cell");
      }
    }
    position_.lay(play);
  }

 private:
  template <typename Sink>
  void generate(const Rack& rack, Sink& sink) const {
    Generator<Sink> generator(position_, rack, sink);
    for (const Hook& hook : find_hooks(position_)) generator.run(hook);
  }

  static std::vector<PlayTuple> tuples(const std::vector<RatedPlay>& found) {
    std::vector<PlayTuple> plays;
    plays.reserve(found.size());
    for (const RatedPlay& rated : found) plays.push_back(tuple_of(rated));
    return plays;
  }

  std::shared_ptr<const BoardRules> rules_;
  std::shared_ptr<Graph> graph_;
  Position position_;
};

}  // namespace

void bind_table(nb::module_& module) {
  nb::class_<Table>(module, "Table")
      .def(nb::init<const BoardRules&, std::shared_ptr<Graph>, std::string_view>(), nb::arg("rules"), nb::arg("graph"),
           nb::arg("cells"))
      .def_prop_ro("cells", &Table::cells)
      .def("plays", &Table::plays, nb::arg("rack"))
      .def("count", &Table::count, nb::arg("rack"))
      .def("best", &Table::best, nb::arg("rack"), nb::arg("count"), nb::arg("leaves").none(), nb::arg("prune") = true)
      .def("lay", &Table::lay, nb::arg("row"), nb::arg("col"), nb::arg("down"), nb::arg("cells"));
}

}  // namespace leggio::bindings
