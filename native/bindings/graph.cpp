// Graphs: built, kept in files, asked for words.
#include "graph.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "parts.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

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

}  // namespace

void bind_graph(nb::module_& module) {
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
}

}  // namespace leggio::bindings
