// Games of the best play against itself, and what racks and leads brought in them.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>

#include "autoplay.hpp"
#include "graph.hpp"
#include "leave_fit.hpp"
#include "parts.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

Course make_course(int exchange_needs, std::string_view kind, int scoreless_each, int scoreless_each_bag_empty,
                   int jolly_left, bool credits_going_out) {
  Course course{exchange_needs, 0, scoreless_each, scoreless_each_bag_empty, jolly_left, credits_going_out};
  if (scoreless_each < 1 || scoreless_each_bag_empty < 1) throw std::invalid_argument("rules by which games never begin");
  for (const char sign : kind) {
    if (sign < 'A' || sign > 'Z') throw std::invalid_argument("rules have a kind of letters A to Z");
    course.kind |= bit(static_cast<Letter>(sign - 'A' + 1));
  }
  return course;
}

constexpr std::uint64_t kMostGames = 1'000'000;  // whose turns are all kept

unsigned useful(unsigned threads) { return std::clamp(threads, 1U, 256U); }

// So many games need the graph's table of anagrams at once.
SearchAids aids_of(const Graph& graph, const LeaveTable& leaves) { return {&leaves, graph.anagrams(1U << 16U)}; }

// Whether to go on: not once somebody has interrupted, which Python hears only when it is asked.
class Uninterrupted {
 public:
  bool operator()() {
    const auto now = std::chrono::steady_clock::now();
    if (now - asked_ < std::chrono::milliseconds(100)) return true;
    asked_ = now;
    const nb::gil_scoped_acquire acquire;
    interrupted_ = PyErr_CheckSignals() != 0;
    return !interrupted_;
  }
  [[nodiscard]] bool interrupted() const { return interrupted_; }

 private:
  std::chrono::steady_clock::time_point asked_ = std::chrono::steady_clock::now();
  bool interrupted_ = false;
};

std::tuple<std::uint64_t, std::uint64_t, std::int64_t, std::uint64_t> run_autoplay(
    const BoardRules& board, const Course& course, const Graph& graph, const LeaveTable& leaves, std::uint64_t games,
    unsigned threads, std::uint64_t seed) {
  const WordGraph& words = view_with_gaddag(graph);
  Uninterrupted uninterrupted;
  AutoplayResult result;
  {
    const nb::gil_scoped_release release;
    const SearchAids aids{&leaves, graph.anagrams(games * 20)};
    result = autoplay(board, course, words, aids, games, useful(threads), seed, std::ref(uninterrupted));
  }
  if (uninterrupted.interrupted()) nb::raise_python_error();
  return {result.games, result.turns, result.points, result.fingerprint};
}

RackSums run_sums(const BoardRules& board, const Course& course, const Graph& graph, const LeaveTable& leaves,
                  std::uint64_t first, std::uint64_t end, unsigned threads, std::uint64_t seed) {
  if (end < first) throw std::invalid_argument("games that end before they begin");
  const WordGraph& words = view_with_gaddag(graph);
  const nb::gil_scoped_release release;
  return sums_of_games(board, course, words, aids_of(graph, leaves), first, end, useful(threads), seed);
}

nb::bytes run_moments(const BoardRules& board, const Course& course, const Graph& graph, const LeaveTable& leaves,
                      std::uint64_t games, unsigned threads, std::uint64_t seed) {
  if (games > kMostGames) throw std::invalid_argument("more games than can be remembered");
  const WordGraph& words = view_with_gaddag(graph);
  std::vector<Moment> moments;
  {
    const nb::gil_scoped_release release;
    moments = moments_of_games(board, course, words, aids_of(graph, leaves), games, useful(threads), seed);
  }
  return nb::bytes(moments.data(), moments.size() * sizeof(Moment));
}

std::string text_of_key(LeaveTable::Key key) {
  std::string tiles;
  for (; key > LeaveTable::kEmptyLeave; key >>= 5U) tiles.push_back((key & 31U) == 0 ? '?' : static_cast<char>('A' + (key & 31U) - 1));
  std::reverse(tiles.begin(), tiles.end());
  return tiles;
}

using Figures = std::vector<std::vector<int>>;
using Listed = std::vector<std::pair<std::string, int>>;

template <typename Rows>
Figures figures_of(const Rows& rows) {
  Figures figures;
  for (const auto& row : rows) figures.emplace_back(row.begin(), row.end());
  return figures;
}

std::tuple<Listed, Figures, Figures, Figures> run_fit(const RackSums& sums, std::size_t most_listed) {
  FittedLeaves fitted;
  {
    const nb::gil_scoped_release release;
    fitted = fit_leaves(sums, most_listed);
  }
  Listed listed;
  for (const auto& [key, value] : fitted.listed) listed.emplace_back(text_of_key(key), value);
  return {listed, figures_of(fitted.model.copies), figures_of(fitted.model.pair), figures_of(fitted.model.balance)};
}

nb::bytes sums_to_bytes(const RackSums& sums) {
  const std::string bytes = sums.to_bytes();
  return nb::bytes(bytes.data(), bytes.size());
}

RackSums sums_from_bytes(nb::bytes bytes) { return RackSums::from_bytes({bytes.c_str(), bytes.size()}); }

}  // namespace

void bind_autoplay(nb::module_& module) {
  nb::class_<Course>(module, "Course")
      .def(nb::new_(&make_course), nb::kw_only(), nb::arg("exchange_needs"), nb::arg("kind"), nb::arg("scoreless_each"),
           nb::arg("scoreless_each_bag_empty"), nb::arg("jolly_left"), nb::arg("credits_going_out"));

  nb::class_<RackSums>(module, "RackSums")
      .def(nb::init<>())
      .def("merge", &RackSums::merge, nb::arg("other"))
      .def("to_bytes", &sums_to_bytes)
      .def_static("from_bytes", &sums_from_bytes, nb::arg("data"))
      .def_prop_ro("turns", &RackSums::turns)
      .def("fit", &run_fit, nb::arg("most_listed"));

  module.def("autoplay", &run_autoplay, nb::kw_only(), nb::arg("board"), nb::arg("course"), nb::arg("graph"),
             nb::arg("leaves"), nb::arg("games"), nb::arg("threads"), nb::arg("seed"));
  module.def("sums_of_games", &run_sums, nb::kw_only(), nb::arg("board"), nb::arg("course"), nb::arg("graph"),
             nb::arg("leaves"), nb::arg("first"), nb::arg("end"), nb::arg("threads"), nb::arg("seed"));
  module.def("moments_of_games", &run_moments, nb::kw_only(), nb::arg("board"), nb::arg("course"), nb::arg("graph"),
             nb::arg("leaves"), nb::arg("games"), nb::arg("threads"), nb::arg("seed"));
}

}  // namespace leggio::bindings
