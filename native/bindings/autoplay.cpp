// Games of the best play against itself.
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <tuple>

#include "autoplay.hpp"
#include "graph.hpp"
#include "parts.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

std::tuple<std::uint64_t, std::uint64_t, std::int64_t, std::uint64_t> run_autoplay(
    const BoardRules& board, const Graph& graph, const LeaveTable& leaves, std::uint64_t games, unsigned threads,
    std::uint64_t seed, int exchange_needs, std::string_view kind, int scoreless_each, int scoreless_each_bag_empty,
    int jolly_left, bool credits_going_out) {
  const WordGraph& words = view_with_hooks(graph);
  AutoplayRules rules{exchange_needs, 0, scoreless_each, scoreless_each_bag_empty, jolly_left, credits_going_out};
  if (scoreless_each < 1 || scoreless_each_bag_empty < 1) throw std::invalid_argument("rules by which games never begin");
  for (const char sign : kind) {
    if (sign < 'A' || sign > 'Z') throw std::invalid_argument("rules have a kind of letters A to Z");
    rules.kind |= bit(static_cast<Letter>(sign - 'A' + 1));
  }
  const nb::gil_scoped_release release;
  const SearchAids aids{&leaves, graph.anagrams(games * 20)};
  const AutoplayResult result = autoplay(board, rules, words, aids, games, std::clamp(threads, 1U, 256U), seed);
  return {result.games, result.turns, result.points, result.fingerprint};
}

}  // namespace

void bind_autoplay(nb::module_& module) {
  module.def("autoplay", &run_autoplay, nb::kw_only(), nb::arg("board"), nb::arg("graph"), nb::arg("leaves"),
             nb::arg("games"), nb::arg("threads"), nb::arg("seed"), nb::arg("exchange_needs"), nb::arg("kind"),
             nb::arg("scoreless_each"), nb::arg("scoreless_each_bag_empty"), nb::arg("jolly_left"),
             nb::arg("credits_going_out"));
}

}  // namespace leggio::bindings
