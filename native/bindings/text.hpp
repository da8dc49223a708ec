// Words straight from Python's memory, without a copy of each.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <string_view>

namespace leggio::bindings {

// The text of a string, which must outlive the view. Throws TypeError for anything else.
inline std::string_view text_of(PyObject* object) {
  if (!PyUnicode_Check(object)) throw nanobind::type_error("words must be strings");
  if (PyUnicode_IS_COMPACT_ASCII(object)) {
    return {static_cast<const char*>(PyUnicode_DATA(object)), static_cast<std::size_t>(PyUnicode_GET_LENGTH(object))};
  }
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(object, &size);
  if (text == nullptr) nanobind::raise_python_error();
  return {text, static_cast<std::size_t>(size)};
}

// A sequence that nobody else can change, for those who run Python while they look at it.
inline nanobind::object frozen(nanobind::handle sequence) {
  nanobind::object items = nanobind::steal(PySequence_Tuple(sequence.ptr()));
  if (!items.is_valid()) nanobind::raise_python_error();
  return items;
}

// The items of a sequence. Nothing else may run in Python while they are looked at.
class Items {
 public:
  explicit Items(nanobind::handle sequence) {
    // A string is a sequence of strings: never what was meant.
    if (PyUnicode_Check(sequence.ptr())) throw nanobind::type_error("a sequence, not one string");
    list_ = nanobind::steal(PySequence_Fast(sequence.ptr(), "a sequence"));
    if (!list_.is_valid()) nanobind::raise_python_error();
  }

  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(PySequence_Fast_GET_SIZE(list_.ptr())); }
  [[nodiscard]] PyObject* operator[](std::size_t index) const { return PySequence_Fast_ITEMS(list_.ptr())[index]; }

  // Each item in turn, those to come fetched ahead: strings lie all over memory.
  template <typename Visit>
  void each(const Visit& visit) const {
    constexpr std::size_t kAhead = 12;
    const std::size_t count = size();
    for (std::size_t index = 0; index < count; ++index) {
      if (index + kAhead < count) {
        // A string and its first letters may lie in two cache lines.
        const auto* next = reinterpret_cast<const char*>((*this)[index + kAhead]);
        __builtin_prefetch(next);
        __builtin_prefetch(next + 60);
      }
      visit((*this)[index]);
    }
  }

 private:
  nanobind::object list_;
};

}  // namespace leggio::bindings
