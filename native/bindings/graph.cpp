// Graphs: built, kept in files, asked for words.
#include "graph.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "parts.hpp"
#include "text.hpp"
#include "word_list.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

std::shared_ptr<Graph> graph_of(const std::vector<PackedWord>& words, Gaddag gaddag) {
  return std::make_shared<Graph>(build_graph(words, gaddag), words.size());
}

std::shared_ptr<Graph> build(nb::handle words) {
  std::vector<std::string_view> texts;
  const Items items(words);
  texts.reserve(items.size());
  items.each([&](PyObject* item) { texts.push_back(text_of(item)); });
  const std::vector<PackedWord> packed = pack_sorted(texts);
  const nb::gil_scoped_release release;
  return graph_of(packed, Gaddag::kWith);
}

// Stems or endings; one that is longer than any word makes none.
std::vector<PackedWord> pieces(PyObject* sequence) {
  std::vector<PackedWord> packed;
  const Items items(sequence);
  packed.reserve(items.size());
  items.each([&](PyObject* item) {
    const std::string_view text = text_of(item);
    if (PackedWord piece = 0; pack_piece(text, piece)) packed.push_back(piece);
  });
  return packed;
}

std::shared_ptr<Graph> build_products(nb::handle groups, nb::handle words, std::size_t shortest, std::size_t longest,
                                      bool gaddag) {
  if (shortest < 2 || shortest > longest || longest > kLongestWord) {
    throw std::invalid_argument("words of 2 to " + std::to_string(kLongestWord) + " letters");
  }
  std::vector<ProductGroup> packed;
  Items(frozen(groups)).each([&](PyObject* group) {
    const Items pair(frozen(group));
    if (pair.size() != 2) throw std::invalid_argument("a group is its stems and its endings");
    packed.push_back({pieces(pair[0]), pieces(pair[1])});
  });
  std::vector<PackedWord> whole = pieces(words.ptr());
  const nb::gil_scoped_release release;
  return graph_of(expand(packed, std::move(whole), shortest, longest), gaddag ? Gaddag::kWith : Gaddag::kWithout);
}

// One byte a word, 1 for those that are in the graph.
std::vector<std::uint8_t> mask_of(const Graph& graph, nb::handle words) {
  std::vector<PackedWord> packed;
  const Items items(words);
  packed.reserve(items.size());
  items.each([&](PyObject* item) {
    PackedWord word = 0;
    packed.push_back(pack(text_of(item), word) ? word : 0);
  });
  const nb::gil_scoped_release release;
  std::vector<std::uint8_t> found(packed.size());
  graph.lookup().contains(packed, found);
  return found;
}

nb::list contains_many(const Graph& graph, nb::handle words) {
  const std::vector<std::uint8_t> found = mask_of(graph, words);
  nb::list answers = nb::steal<nb::list>(PyList_New(static_cast<Py_ssize_t>(found.size())));
  if (!answers.is_valid()) nb::raise_python_error();
  for (std::size_t index = 0; index < found.size(); ++index) {
    PyList_SET_ITEM(answers.ptr(), static_cast<Py_ssize_t>(index), nb::bool_(found[index] != 0).release().ptr());
  }
  return answers;
}

nb::bytes contains_mask(const Graph& graph, nb::handle words) {
  const std::vector<std::uint8_t> found = mask_of(graph, words);
  return nb::bytes(found.data(), found.size());
}

bool contains(const Graph& graph, std::string_view word) {
  PackedWord packed = 0;
  return pack(word, packed) && graph.lookup().contains(packed);
}

std::shared_ptr<Graph> open(const std::string& path, std::int64_t offset, bool verify) {
  if (offset < 0) throw BadGraphFile("a graph before the beginning of " + path);
  const nb::gil_scoped_release release;
  return std::make_shared<Graph>(path, static_cast<std::uint64_t>(offset),
                                 verify ? Verify::kEverything : Verify::kHeader);
}

nb::bytes to_bytes(const Graph& graph) {
  const std::string bytes = graph_bytes(graph.view(), graph.words());
  return nb::bytes(bytes.data(), bytes.size());
}

void save(const Graph& graph, const std::string& path) {
  const nb::gil_scoped_release release;
  save_graph(graph.view(), graph.words(), path);
}

}  // namespace

void bind_graph(nb::module_& module) {
  nb::exception<BadWordList>(module, "BadWordListError", PyExc_ValueError);
  nb::exception<BadGraphFile>(module, "BadGraphFileError", PyExc_OSError);

  nb::class_<Graph> graph(module, "Graph");
  graph.def_static("build", &build, nb::arg("words"))
      .def_static("build_products", &build_products, nb::arg("groups"), nb::arg("words") = nb::tuple(), nb::kw_only(),
                  nb::arg("shortest") = 2, nb::arg("longest") = 15, nb::arg("gaddag") = true)
      .def_static("open", &open, nb::arg("path"), nb::arg("offset") = 0, nb::kw_only(), nb::arg("verify") = true)
      .def("save", &save, nb::arg("path"))
      .def("to_bytes", &to_bytes)
      .def("contains", &contains, nb::arg("word"))
      .def("contains_many", &contains_many, nb::arg("words"))
      .def("contains_mask", &contains_mask, nb::arg("words"))
      .def("words", [](const Graph& self) { return self.view().words(); })
      .def_prop_ro("word_count", &Graph::words)
      .def_prop_ro("anagram_bytes", &Graph::anagram_bytes)
      .def_prop_ro("arc_count", [](const Graph& self) { return self.view().arcs().size(); })
      .def_prop_ro("has_gaddag", [](const Graph& self) { return self.view().has_gaddag(); });
  bind_search(graph);
}

}  // namespace leggio::bindings
