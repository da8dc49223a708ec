// The kernel as Python sees it. Only this file knows Python; every long call lets other threads run.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
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

#include "autoplay.hpp"
#include "graph_builder.hpp"
#include "graph_file.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace leggio;

namespace {

// A graph and whatever keeps its arcs alive.
class Graph {
 public:
  explicit Graph(BuiltGraph built, std::uint32_t words)
      : built_(std::move(built)), graph_(built_.view()), words_(words) {}
  explicit Graph(const std::string& path)
      : mapped_(std::make_unique<MappedGraph>(path)), graph_(mapped_->view()), words_(mapped_->word_count()) {}

  [[nodiscard]] const WordGraph& view() const { return graph_; }
  [[nodiscard]] std::uint32_t words() const { return words_; }

 private:
  BuiltGraph built_;
  std::unique_ptr<MappedGraph> mapped_;
  WordGraph graph_;
  std::uint32_t words_;
};

std::shared_ptr<Graph> build(const std::vector<std::string>& words) {
  const nb::gil_scoped_release release;
  const std::vector<std::string_view> views(words.begin(), words.end());
  return std::make_shared<Graph>(build_graph(views), static_cast<std::uint32_t>(words.size()));
}

std::vector<bool> contains_many(const Graph& graph, const std::vector<std::string>& words) {
  const nb::gil_scoped_release release;
  std::vector<bool> found;
  found.reserve(words.size());
  for (const std::string& word : words) found.push_back(graph.view().contains(word));
  return found;
}

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
      : rules_(std::make_shared<const BoardRules>(rules)), graph_(std::move(graph)), position_(*rules_, graph_->view()) {
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

BoardRules make_rules(int size, int rack_size, const std::vector<int>& letter_factors,
                      const std::vector<int>& word_factors, const std::vector<int>& values,
                      const std::vector<int>& jolly_values, const std::vector<int>& counts,
                      const std::string& jolly_letters, const std::vector<int>& prizes,
                      const std::vector<int>& pure_prizes, bool premiums_stay, bool must_use_board_tile,
                      int first_word_factor) {
  BoardRules rules;
  const auto squares = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  const bool fits = size >= 2 && size <= kMaxSize && rack_size >= 1 && rack_size <= kMaxRack &&
                    letter_factors.size() == squares && word_factors.size() == squares &&
                    values.size() == kLetters + 1 && jolly_values.size() == kLetters + 1 &&
                    counts.size() == kLetters + 1 && prizes.size() == static_cast<std::size_t>(rack_size) + 1 &&
                    pure_prizes.size() == prizes.size() && first_word_factor >= 1 && first_word_factor <= 9;
  if (!fits) throw std::invalid_argument("rules that do not fit together");
  const auto copy = [](const std::vector<int>& from, auto& to, int least, int most) {
    for (std::size_t index = 0; index < from.size(); ++index) {
      if (from[index] < least || from[index] > most) throw std::invalid_argument("a figure out of range in the rules");
      to[index] = static_cast<std::remove_reference_t<decltype(to[0])>>(from[index]);
    }
  };
  rules.size = size;
  rules.rack_size = rack_size;
  copy(letter_factors, rules.letter_factor, 1, 9);
  copy(word_factors, rules.word_factor, 1, 9);
  copy(values, rules.value, 0, 100);
  copy(jolly_values, rules.jolly_value, 0, 100);
  copy(counts, rules.count, 0, 200);
  copy(prizes, rules.prize, 0, 1000);
  copy(pure_prizes, rules.pure_prize, 0, 1000);
  rules.premiums_stay = premiums_stay;
  rules.must_use_board_tile = must_use_board_tile;
  rules.first_word_factor = first_word_factor;
  // What crosses a square is multiplied by all the premium squares of its line, where those stay: it must fit a byte.
  for (int line = 0; premiums_stay && line < size; ++line) {
    int across = 1;
    int down = 1;
    for (int at = 0; at < size; ++at) {
      across = std::min(across * word_factors[line * size + at], 256);
      down = std::min(down * word_factors[at * size + line], 256);
    }
    if (across > 255 || down > 255) throw std::invalid_argument("too many premium squares in a line");
  }
  rules.jolly_letters = 0;
  for (const char sign : jolly_letters) {
    if (sign < 'A' || sign > 'Z') throw std::invalid_argument("a jolly stands for letters A to Z");
    rules.jolly_letters |= bit(static_cast<Letter>(sign - 'A' + 1));
  }
  return rules;
}

LeaveTable make_leaves(const std::vector<std::pair<std::string, int>>& values) {
  LeaveTable table;
  for (const auto& [text, millipoints] : values) {
    Rack rack;
    if (!rack.parse(text, kMaxRack)) throw std::invalid_argument("not a leave: " + text);
    table.set(rack, millipoints);
  }
  return table;
}

std::tuple<std::uint64_t, std::uint64_t, std::int64_t, std::uint64_t> run_autoplay(
    const BoardRules& board, const Graph& graph, const LeaveTable& leaves, std::uint64_t games, unsigned threads,
    std::uint64_t seed, int exchange_needs, int scoreless_each, int jolly_left, bool credits_going_out) {
  const nb::gil_scoped_release release;
  const AutoplayRules rules{exchange_needs, scoreless_each, jolly_left, credits_going_out};
  const AutoplayResult result = autoplay(board, rules, graph.view(), leaves, games, std::clamp(threads, 1U, 256U), seed);
  return {result.games, result.turns, result.points, result.fingerprint};
}

}  // namespace

NB_MODULE(_kernel, module) {
  nb::exception<BadWordList>(module, "BadWordListError", PyExc_ValueError);
  nb::exception<BadGraphFile>(module, "BadGraphFileError", PyExc_OSError);

  nb::class_<Graph>(module, "Graph")
      .def_static("build", &build, nb::arg("words"))
      .def_static("open", [](const std::string& path) { return std::make_shared<Graph>(path); }, nb::arg("path"))
      .def("save", [](const Graph& graph, const std::string& path) { save_graph(graph.view(), graph.words(), path); },
           nb::arg("path"))
      .def("contains", [](const Graph& graph, std::string_view word) { return graph.view().contains(word); },
           nb::arg("word"))
      .def("contains_many", &contains_many, nb::arg("words"))
      .def("words", [](const Graph& graph) { return graph.view().words(); })
      .def_prop_ro("word_count", &Graph::words)
      .def_prop_ro("arc_count", [](const Graph& graph) { return graph.view().arcs().size(); });

  nb::class_<BoardRules>(module, "BoardRules")
      .def(nb::new_(&make_rules), nb::kw_only(), nb::arg("size"), nb::arg("rack_size"), nb::arg("letter_factors"),
           nb::arg("word_factors"), nb::arg("values"), nb::arg("jolly_values"), nb::arg("counts"),
           nb::arg("jolly_letters"), nb::arg("prizes"), nb::arg("pure_prizes"), nb::arg("premiums_stay"),
           nb::arg("must_use_board_tile"), nb::arg("first_word_factor"));

  nb::class_<LeaveTable>(module, "LeaveTable").def(nb::new_(&make_leaves), nb::arg("values"));

  nb::class_<Table>(module, "Table")
      .def(nb::init<const BoardRules&, std::shared_ptr<Graph>, std::string_view>(), nb::arg("rules"), nb::arg("graph"),
           nb::arg("cells"))
      .def_prop_ro("cells", &Table::cells)
      .def("plays", &Table::plays, nb::arg("rack"))
      .def("count", &Table::count, nb::arg("rack"))
      .def("best", &Table::best, nb::arg("rack"), nb::arg("count"), nb::arg("leaves").none(), nb::arg("prune") = true)
      .def("lay", &Table::lay, nb::arg("row"), nb::arg("col"), nb::arg("down"), nb::arg("cells"));

  module.def("autoplay", &run_autoplay, nb::kw_only(), nb::arg("board"), nb::arg("graph"), nb::arg("leaves"),
             nb::arg("games"), nb::arg("threads"), nb::arg("seed"), nb::arg("exchange_needs"),
             nb::arg("scoreless_each"), nb::arg("jolly_left"), nb::arg("credits_going_out"));
}
