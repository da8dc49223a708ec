// Words looked for in a graph by what they are made of. Results come in alphabetical order unless said otherwise; with a
// limit they are the first ones, and the walk ends with the last of them.
#pragma once

#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "word_graph.hpp"

namespace leggio {

using Words = std::vector<std::string>;

inline constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

// What was asked is no question: a letter that is none, a pattern left open.
struct BadQuery : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// Words made of these letters, each used at most once; `?` stands for any letter.
Words anagrams(const WordGraph& graph, std::string_view letters, std::size_t shortest, std::size_t longest,
               std::size_t limit = kNoLimit);

// Words that fit a pattern (see pattern.hpp).
Words matching(const WordGraph& graph, std::string_view pattern, std::size_t limit = kNoLimit);

Words starting_with(const WordGraph& graph, std::string_view prefix, std::size_t limit = kNoLimit);

Words ending_with(const WordGraph& graph, std::string_view suffix, std::size_t limit = kNoLimit);

Words of_length(const WordGraph& graph, std::size_t length, std::size_t limit = kNoLimit);

// Letters that make another word of this one, put before it and put after it. It need not be a word itself.
struct HookLetters {
  std::string front;
  std::string back;
};
HookLetters hook_letters(const WordGraph& graph, std::string_view word);

}  // namespace leggio
