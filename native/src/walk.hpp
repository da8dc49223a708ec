// A walk over the words of a graph in alphabetical order, along the paths that a filter lets through.
#pragma once

#include <array>
#include <string>

#include "letters.hpp"
#include "word_search.hpp"

namespace leggio {

// Filter has a Point, what it knows of a path, and
//   bool step(const Point& from, Letter letter, std::size_t length, Point& to): whether the path of that length may go on;
//   bool takes(const Point& point, std::size_t length): whether a word that ends there is wanted.
template <typename Filter>
class Walk {
 public:
  using Point = typename Filter::Point;

  Walk(const WordGraph& graph, const Filter& filter, std::size_t limit, Words& found)
      : graph_(graph), filter_(filter), limit_(limit), found_(found) {}

  // Goes on from a state that `prefix` leads to.
  void run(State state, std::string_view prefix, const Point& start) {
    // No word is longer: a file that loops must not be followed for ever.
    if (prefix.size() > kLongestWord || found_.size() >= limit_) return;
    prefix.copy(text_.data(), prefix.size());
    go_on(state, prefix.size(), start);
  }

 private:
  // False once there are enough.
  bool go_on(State state, std::size_t length, const Point& point) {
    if (state == 0 || length >= kLongestWord) return true;
    for (const Arc* arc = graph_.at(state);; ++arc) {
      Point next;
      if (filter_.step(point, letter(*arc), length + 1, next)) {
        text_[length] = static_cast<char>('A' + letter(*arc) - 1);
        if (accepts(*arc) && filter_.takes(next, length + 1)) {
          found_.emplace_back(text_.data(), length + 1);
          if (found_.size() >= limit_) return false;
        }
        if (!go_on(target(*arc), length + 1, next)) return false;
      }
      if (is_last(*arc)) return true;
    }
  }

  const WordGraph& graph_;
  const Filter& filter_;
  std::size_t limit_;
  Words& found_;
  std::array<char, kLongestWord + 1> text_{};
};

}  // namespace leggio
