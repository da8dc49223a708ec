// Players that think: simulation, endgames, and games between them.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "computer_player.hpp"
#include "duel.hpp"
#include "inference.hpp"
#include "parts.hpp"
#include "board_position.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

// A play, or the tiles kept by an exchange, or neither for a pass.
using MoveTuple = std::tuple<std::optional<PlayTuple>, std::optional<std::string>>;

std::string text_of(const Rack& rack) {
  std::string tiles(rack.count[0], '?');
  for (int letter = 1; letter <= kLetters; ++letter) tiles.append(rack.count[letter], static_cast<char>('A' + letter - 1));
  return tiles;
}

MoveTuple tuple_of(const BoardPosition& position, const Move& move) {
  switch (move.kind) {
    case Move::kPlay: return {position.tuples({{move.equity, move.play}}).front(), std::nullopt};
    case Move::kExchange: return {std::nullopt, text_of(move.leave)};
    default: return {std::nullopt, std::nullopt};
  }
}

// Tiles of any number: those that are unseen.
Rack tiles_of(std::string_view text) {
  Rack rack;
  if (!rack.parse(text, 200)) throw std::invalid_argument("not tiles: " + std::string(text.substr(0, 40)));
  return rack;
}

WinModel make_win_model(const std::vector<std::vector<double>>& gains_by_unseen) {
  std::vector<WinModel::SpreadGains> all;
  for (const std::vector<double>& gains : gains_by_unseen) {
    const bool sane = std::all_of(gains.begin(), gains.end(), [](double gain) { return gain > -10000 && gain < 10000; });
    if (gains.size() != WinModel::kSteps || !sane || !std::is_sorted(gains.begin(), gains.end())) {
      throw std::invalid_argument("not a future");
    }
    std::copy(gains.begin(), gains.end(), all.emplace_back().begin());
  }
  return WinModel(std::move(all));
}

// What a player is made of, with all that it looks at kept alive.
struct BoundPlayer {
  nb::object leaves;
  nb::object win_model;
  std::shared_ptr<const LastLeaves> last;
  ComputerPlayer player;
};

BoundPlayer make_player(nb::object leaves, nb::object win_model, const LeaveTable* lost, std::size_t candidates,
                        int plies, int to_the_end, std::uint64_t iterations, double seconds, double prune_z, unsigned threads, bool solves,
                        std::uint64_t endgame_nodes, double endgame_seconds, std::size_t endgame_bytes) {
  constexpr std::size_t kMostBytes = std::size_t{4} << 30U;
  if (candidates > 200 || plies < 0 || plies > 20 || seconds < 0 || endgame_seconds < 0 || endgame_bytes > kMostBytes) {
    throw std::invalid_argument("a player out of range");
  }
  BoundPlayer bound{leaves, win_model, nullptr, {}};
  if (!leaves.is_none()) bound.player.aids.leaves = nb::cast<const LeaveTable*>(leaves);
  if (lost != nullptr) {
    const LeaveTable none;
    bound.last = std::make_shared<LastLeaves>(bound.player.aids.leaves != nullptr ? *bound.player.aids.leaves : none, *lost);
    bound.player.aids.last = bound.last.get();
  }
  if (!win_model.is_none()) bound.player.win_model = nb::cast<const WinModel*>(win_model);
  bound.player.candidates = candidates;
  bound.player.simulation = {plies, to_the_end, iterations, seconds, prune_z, std::clamp(threads, 1U, 256U), 0};
  bound.player.solves = solves;
  bound.player.endgame.nodes = endgame_nodes;
  bound.player.endgame.seconds = endgame_seconds;
  bound.player.endgame.table_bytes = endgame_bytes;
  return bound;
}

Known known_of(const BoardPosition& position, std::string_view rack, std::string_view unseen, int other_tiles, int spread) {
  const Known known{position.view(), rack_of(rack, position.rules()), tiles_of(unseen), other_tiles, spread};
  if (other_tiles < 0 || other_tiles > position.rules().rack_size || other_tiles > known.unseen.tiles) {
    throw std::invalid_argument("not as many tiles as the other rack has");
  }
  return known;
}

MoveTuple run_choose_move(const BoundPlayer& bound, const BoardPosition& position, std::string_view rack,
                          std::string_view unseen, int other_tiles, int spread, int scoreless, const Course& course,
                          std::uint64_t seed) {
  const Known known = known_of(position, rack, unseen, other_tiles, spread);
  ComputerPlayer player = bound.player;
  player.simulation.seed = seed;
  Move move;
  {
    const nb::gil_scoped_release release;
    player.aids.anagrams = position.graph().anagrams(player.candidates * 50);
    move = choose_move(known, scoreless, course, player);
  }
  return tuple_of(position, move);
}

// A move as Python hands it in: like MoveTuple, with its swaps as squares.
using GivenPlay = std::tuple<int, std::int64_t, int, int, bool, int, std::string, std::vector<int>>;
using GivenMove = std::tuple<std::optional<GivenPlay>, std::optional<std::string>>;

bool holds(const Rack& rack, const Rack& part) {
  for (int tile = 0; tile <= kLetters; ++tile) {
    if (part.count[tile] > rack.count[tile]) return false;
  }
  return true;
}

// Throws for what this rack cannot do on this board; whether its words are words does not matter.
Move move_of(const GivenMove& given, const BoardPosition& position, const Rack& rack, const SearchAids& aids, int bag) {
  Move move;
  const LeaveTable* leaves = aids.leaves_at(bag);
  if (const auto& play = std::get<0>(given)) {
    const auto& [score, equity, row, col, down, tiles, cells, swaps] = *play;
    move.kind = Move::kPlay;
    move.play = position.play_of(row, col, down, cells, swaps);
    move.play.score = score;
    Rack needed;
    Rack gained;
    const std::string board = position.cells();
    for (const int square : swaps) {
      ++needed.count[board[static_cast<std::size_t>(square)] - 'a' + 1];
      ++gained.count[0];
    }
    for (int index = 0; index < move.play.length; ++index) {
      const Cell cell = move.play.cells[index];
      if (cell != 0) ++needed.count[is_jolly(cell) ? 0 : letter_of(cell)];
    }
    Rack held = rack;
    held.count[0] = static_cast<std::uint8_t>(held.count[0] + gained.count[0]);
    if (!holds(held, needed)) throw std::invalid_argument("a play of tiles that are not on the rack");
    Rack kept = rack;
    take_tiles(position.view(), move.play, kept);
    move.equity = Equity{score} * 1000 + (leaves == nullptr ? 0 : leaves->value(kept));
  } else if (const auto& kept = std::get<1>(given)) {
    move.kind = Move::kExchange;
    move.leave = rack_of(*kept, position.rules());
    const bool fits = holds(rack, move.leave) && move.leave.tiles < rack.tiles && rack.tiles - move.leave.tiles <= bag;
    if (!fits) throw std::invalid_argument("an exchange that cannot be made");
    move.equity = leaves == nullptr ? 0 : leaves->value(move.leave);
  }
  return move;
}

bool same(const Move& one, const Move& other) {
  if (one.kind != other.kind) return false;
  if (one.kind == Move::kExchange) return one.leave.count == other.leave.count;
  if (one.kind != Move::kPlay) return true;
  const Play& a = one.play;
  const Play& b = other.play;
  return a.row == b.row && a.col == b.col && a.direction == b.direction && a.swaps == b.swaps && a.length == b.length &&
         std::equal(a.cells.begin(), a.cells.begin() + a.length, b.cells.begin());
}

using Simulated = std::tuple<MoveTuple, std::uint64_t, double, double, double, bool>;

std::tuple<std::vector<Simulated>, std::uint64_t, std::uint64_t> run_simulate(
    const BoundPlayer& bound, const BoardPosition& position, std::string_view rack, std::string_view unseen,
    int other_tiles, int spread, const Course& course, std::uint64_t seed, const std::vector<std::string>& inferred,
    const std::vector<GivenMove>& also) {
  const Known known = known_of(position, rack, unseen, other_tiles, spread);
  std::vector<Rack> keeps;
  for (const std::string& each : inferred) {
    keeps.push_back(rack_of(each, position.rules()));
    bool fits = keeps.back().tiles <= other_tiles;
    for (int tile = 0; tile <= kLetters; ++tile) fits = fits && keeps.back().count[tile] <= known.unseen.count[tile];
    if (!fits) throw std::invalid_argument("tiles kept that are not unseen: " + each);
  }
  ComputerPlayer player = bound.player;
  player.simulation.seed = seed;
  const int bag = known.unseen.tiles - other_tiles;
  std::vector<Move> given;
  for (const GivenMove& each : also) given.push_back(move_of(each, position, known.rack, player.aids, bag));
  SimulationResult result;
  {
    const nb::gil_scoped_release release;
    player.aids.anagrams = position.graph().anagrams(player.candidates * 50);
    auto moves = candidates(known, player.candidates, course, player.aids);
    for (const Move& each : given) {
      const bool known_already = std::any_of(moves.begin(), moves.end(), [&](const Move& one) { return same(one, each); });
      if (!known_already) moves.push_back(each);
    }
    const WinModel rough;
    result = simulate(known, moves, course, player.aids, player.win_model != nullptr ? *player.win_model : rough,
                      player.simulation, keeps);
  }
  std::vector<Simulated> all;
  for (const SimulatedMove& each : result.moves) {
    all.emplace_back(tuple_of(position, each.move), each.iterations, each.points, each.deviation, each.win, each.pruned);
  }
  return {all, result.iterations, result.rollouts};
}

std::tuple<bool, int, std::uint64_t, int, MoveTuple> run_endgame(const BoardPosition& position, std::string_view rack,
                                                                   std::string_view other, const Course& course,
                                                                   int scoreless, std::uint64_t nodes, double seconds,
                                                                   std::size_t bytes) {
  const Rack mine = rack_of(rack, position.rules());
  const Rack others = rack_of(other, position.rules());
  if (mine.tiles == 0 || others.tiles == 0) throw std::invalid_argument("the game is over");
  EndgameResult result;
  {
    const nb::gil_scoped_release release;
    const EndgameLimits limits{nodes, seconds, bytes, std::max(1, 2 * course.scoreless_each_bag_empty - scoreless)};
    result = solve_endgame(position.view(), mine, others, course, limits);
  }
  return {result.exact, result.value, result.nodes, result.depth, tuple_of(position, result.best)};
}

std::vector<std::string> run_inference(const BoardPosition& before, std::string_view cells, int score,
                                       std::string_view unseen, int kept, int bag, const LeaveTable* leaves,
                                       std::int64_t within, std::uint64_t samples, std::uint64_t seed) {
  Play play;
  play.score = score;
  if (cells.size() > kMaxSize || kept < 0 || kept >= before.rules().rack_size) throw std::invalid_argument("not a play");
  play.length = static_cast<std::uint8_t>(cells.size());
  for (std::size_t index = 0; index < cells.size(); ++index) {
    const char sign = cells[index];
    if (sign >= 'A' && sign <= 'Z') play.cells[index] = static_cast<Cell>(sign - 'A' + 1);
    if (sign >= 'a' && sign <= 'z') play.cells[index] = static_cast<Cell>(sign - 'a' + 1) | kJollyFlag;
    if (sign != '.' && play.cells[index] == 0) throw std::invalid_argument("not a play");
    if (sign != '.') ++play.tiles;
  }
  if (play.tiles + kept > before.rules().rack_size) throw std::invalid_argument("more tiles than a rack holds");
  const Rack tiles = tiles_of(unseen);
  std::vector<std::string> keeps;
  const nb::gil_scoped_release release;
  const SearchAids aids{leaves, before.graph().anagrams(samples)};
  for (const Rack& each : infer_leaves(before.view(), play, tiles, kept, bag, aids, within, samples, seed)) {
    keeps.push_back(text_of(each));
  }
  return keeps;
}

nb::bytes run_duel(const BoardRules& board, const Course& course, const Graph& graph, const BoundPlayer& one,
                   const BoundPlayer& other, std::uint64_t pairs, unsigned threads, std::uint64_t seed) {
  const WordGraph& words = view_with_gaddag(graph);
  std::vector<PairScores> scores;
  {
    const nb::gil_scoped_release release;
    ComputerPlayer first = one.player;
    ComputerPlayer second = other.player;
    first.aids.anagrams = second.aids.anagrams = graph.anagrams(1U << 16U);
    scores = duel(board, course, words, first, second, pairs, std::clamp(threads, 1U, 256U), seed);
  }
  return nb::bytes(scores.data(), scores.size() * sizeof(PairScores));
}

}  // namespace

void bind_players(nb::module_& module) {
  nb::class_<WinModel>(module, "WinModel")
      .def(nb::new_(&make_win_model), nb::arg("futures"))
      .def("win_probability", &WinModel::win_probability, nb::arg("lead"), nb::arg("unseen"));

  nb::class_<BoundPlayer>(module, "ComputerPlayer")
      .def(nb::new_(&make_player), nb::kw_only(), nb::arg("leaves").none() = nb::none(),
           nb::arg("win_model").none() = nb::none(), nb::arg("lost").none() = nb::none(),
           nb::arg("candidates") = 0, nb::arg("plies") = 2, nb::arg("to_the_end") = 0, nb::arg("iterations") = 500, nb::arg("seconds") = 0.0, nb::arg("prune_z") = 3.0,
           nb::arg("threads") = 1, nb::arg("solves") = false, nb::arg("endgame_nodes") = 0,
           nb::arg("endgame_seconds") = 0.0, nb::arg("endgame_bytes") = std::size_t{16} << 20U)
      .def("choose_move", &run_choose_move, nb::kw_only(), nb::arg("position"), nb::arg("rack"), nb::arg("unseen"),
           nb::arg("other_tiles"), nb::arg("spread"), nb::arg("scoreless"), nb::arg("course"), nb::arg("seed"))
      .def("simulate", &run_simulate, nb::kw_only(), nb::arg("position"), nb::arg("rack"), nb::arg("unseen"),
           nb::arg("other_tiles"), nb::arg("spread"), nb::arg("course"), nb::arg("seed"),
           nb::arg("inferred") = std::vector<std::string>{}, nb::arg("also") = std::vector<GivenMove>{});

  module.def("solve_endgame", &run_endgame, nb::kw_only(), nb::arg("position"), nb::arg("rack"), nb::arg("other"),
             nb::arg("course"), nb::arg("scoreless") = 0, nb::arg("nodes") = 0, nb::arg("seconds") = 0.0,
             nb::arg("table_bytes") = std::size_t{16} << 20U);
  module.def("infer_leaves", &run_inference, nb::kw_only(), nb::arg("before"), nb::arg("cells"), nb::arg("score"),
             nb::arg("unseen"), nb::arg("leave_tiles"), nb::arg("bag"), nb::arg("leaves").none(), nb::arg("within"),
             nb::arg("samples"), nb::arg("seed"));
  module.def("duel", &run_duel, nb::kw_only(), nb::arg("board"), nb::arg("course"), nb::arg("graph"), nb::arg("one"),
             nb::arg("other"), nb::arg("pairs"), nb::arg("threads"), nb::arg("seed"));
}

}  // namespace leggio::bindings
