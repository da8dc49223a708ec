// Searches of words. They may walk the whole graph: other threads run meanwhile.
#include "word_search.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <optional>

#include "graph.hpp"
#include "near_words.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

using Limit = std::optional<std::size_t>;
using Released = nb::call_guard<nb::gil_scoped_release>;

Words find_anagrams(const Graph& graph, std::string_view letters, std::optional<std::size_t> shortest,
                    std::optional<std::size_t> longest, Limit limit) {
  return anagrams(graph.view(), letters, shortest.value_or(letters.size()), longest.value_or(letters.size()),
                  limit.value_or(kNoLimit));
}

Words find_near(const Graph& graph, std::string_view word, int distance, Limit limit) {
  return near_words(graph.view(), word, distance, limit.value_or(kNoLimit));
}

Words find_of_length(const Graph& graph, std::size_t length, Limit limit) {
  return of_length(graph.view(), length, limit.value_or(kNoLimit));
}

// Searches by one text alone.
template <Words (*Search)(const WordGraph&, std::string_view, std::size_t)>
Words find(const Graph& graph, std::string_view text, Limit limit) {
  return Search(graph.view(), text, limit.value_or(kNoLimit));
}

std::pair<std::string, std::string> find_hooks_of(const Graph& graph, std::string_view word) {
  const HookLetters letters = hook_letters(graph.view(), word);
  return {letters.front, letters.back};
}

}  // namespace

void bind_search(nb::class_<Graph>& graph) {
  graph
      .def("anagrams", &find_anagrams, nb::arg("letters"), nb::kw_only(), nb::arg("shortest") = nb::none(),
           nb::arg("longest") = nb::none(), nb::arg("limit") = nb::none(), Released())
      .def("matching", &find<matching>, nb::arg("pattern"), nb::kw_only(), nb::arg("limit") = nb::none(), Released())
      .def("starting_with", &find<starting_with>, nb::arg("prefix"), nb::kw_only(), nb::arg("limit") = nb::none(),
           Released())
      .def("ending_with", &find<ending_with>, nb::arg("suffix"), nb::kw_only(), nb::arg("limit") = nb::none(),
           Released())
      .def("of_length", &find_of_length, nb::arg("length"), nb::kw_only(), nb::arg("limit") = nb::none(), Released())
      .def("near", &find_near, nb::arg("word"), nb::arg("distance") = 1, nb::kw_only(), nb::arg("limit") = nb::none(),
           Released())
      .def("hooks", &find_hooks_of, nb::arg("word"));
}

}  // namespace leggio::bindings
