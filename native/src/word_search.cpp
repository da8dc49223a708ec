#include "word_search.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "pattern.hpp"
#include "walk.hpp"

namespace leggio {
namespace {

struct Nothing {};

// A multiset of letters, used up along the path. A letter goes before a jolly: a jolly can be whatever is left.
struct FromLetters {
  struct Point {
    std::array<std::uint8_t, kLetters + 1> left;  // 0 counts the jollies
  };
  std::size_t shortest;
  std::size_t longest;

  bool step(const Point& from, Letter letter, std::size_t length, Point& to) const {
    const Letter used = from.left[letter] > 0 ? letter : 0;
    if (from.left[used] == 0 || length > longest) return false;
    to = from;
    --to.left[used];
    return true;
  }
  [[nodiscard]] bool takes(const Point& /*point*/, std::size_t length) const { return length >= shortest; }
};

struct ByPattern {
  using Point = Pattern::Places;
  Pattern pattern;

  bool step(Point from, Letter letter, std::size_t /*length*/, Point& to) const {
    to = pattern.after(from, letter);
    return to != 0;
  }
  [[nodiscard]] bool takes(Point point, std::size_t /*length*/) const { return pattern.ends(point); }
};

struct OfLength {
  using Point = Nothing;
  std::size_t shortest;
  std::size_t longest;

  bool step(Point /*from*/, Letter /*letter*/, std::size_t length, Point& /*to*/) const { return length <= longest; }
  [[nodiscard]] bool takes(Point /*point*/, std::size_t length) const { return length >= shortest; }
};

Letter checked(char sign, std::string_view text) {
  if (sign < 'A' || sign > 'Z') throw BadQuery("not of letters A to Z: " + std::string(text));
  return static_cast<Letter>(sign - 'A' + 1);
}

void check(std::string_view text) {
  for (const char sign : text) checked(sign, text);
}

// The arc that the last letter of a text goes over; 0 if there is no such path, or no letter.
Arc arc_of(const WordGraph& graph, std::string_view text) {
  State state = graph.dawg_root();
  Arc arc = 0;
  for (const char sign : text) {
    arc = graph.follow(state, checked(sign, text));
    if (arc == 0) return 0;
    state = target(arc);
  }
  return arc;
}

// Past so many words it is quicker to walk all words until the limit is reached than to sort these.
constexpr std::size_t kWorthSorting = 20'000;

// Every word below a state of the GADDAG, written backwards over `text`. False if there are too many.
bool collect_backwards(const WordGraph& graph, State state, std::string& text, std::size_t most, Words& found) {
  if (state == 0 || text.size() >= kLongestWord) return true;
  for (const Arc* arc = graph.at(state);; ++arc) {
    if (letter(*arc) != kSeparator) {
      text.push_back(static_cast<char>('A' + letter(*arc) - 1));
      if (accepts(*arc)) {
        if (found.size() == most) return false;
        found.emplace_back(text.rbegin(), text.rend());
      }
      if (!collect_backwards(graph, target(*arc), text, most, found)) return false;
      text.pop_back();
    }
    if (is_last(*arc)) return true;
  }
}

// Words that end so, through the GADDAG: only those that do are ever looked at. False if there are too many.
bool ending_by_gaddag(const WordGraph& graph, std::string_view suffix, std::size_t most, Words& found) {
  State state = graph.gaddag_root();
  Arc arc = 0;
  for (auto sign = suffix.rbegin(); sign != suffix.rend(); ++sign) {
    arc = graph.follow(state, checked(*sign, suffix));
    if (arc == 0) return true;
    state = target(arc);
  }
  if (accepts(arc)) found.emplace_back(suffix);
  std::string text(suffix.rbegin(), suffix.rend());
  if (!collect_backwards(graph, state, text, most, found)) return false;
  std::sort(found.begin(), found.end());
  return true;
}

}  // namespace

Words anagrams(const WordGraph& graph, std::string_view letters, std::size_t shortest, std::size_t longest,
               std::size_t limit) {
  FromLetters::Point all{};
  for (const char sign : letters) {
    std::uint8_t& count = all.left[sign == '?' ? 0 : checked(sign, letters)];
    count = static_cast<std::uint8_t>(std::min<int>(count + 1, kLongestWord));
  }
  Words found;
  const FromLetters filter{shortest, longest};
  Walk walk(graph, filter, limit, found);
  if (letters.size() >= shortest) walk.run(graph.dawg_root(), "", all);
  return found;
}

Words matching(const WordGraph& graph, std::string_view pattern, std::size_t limit) {
  Words found;
  const ByPattern filter{Pattern(pattern)};
  Walk walk(graph, filter, limit, found);
  walk.run(graph.dawg_root(), "", filter.pattern.start());
  return found;
}

Words starting_with(const WordGraph& graph, std::string_view prefix, std::size_t limit) {
  check(prefix);
  Words found;
  const Arc arc = arc_of(graph, prefix);
  if (arc == 0 && !prefix.empty()) return found;
  if (accepts(arc) && limit > 0) found.emplace_back(prefix);
  const OfLength filter{0, kLongestWord};
  Walk walk(graph, filter, limit, found);
  walk.run(prefix.empty() ? graph.dawg_root() : target(arc), prefix, {});
  return found;
}

Words ending_with(const WordGraph& graph, std::string_view suffix, std::size_t limit) {
  check(suffix);
  if (suffix.empty()) return starting_with(graph, suffix, limit);
  if (suffix.size() > kLongestWord) return {};
  Words found;
  if (graph.gaddag_root() != 0 && ending_by_gaddag(graph, suffix, kWorthSorting, found)) {
    found.resize(std::min(found.size(), limit));
    return found;
  }
  return matching(graph, "*" + std::string(suffix), limit);
}

Words of_length(const WordGraph& graph, std::size_t length, std::size_t limit) {
  Words found;
  const OfLength filter{length, length};
  Walk walk(graph, filter, limit, found);
  walk.run(graph.dawg_root(), "", {});
  return found;
}

HookLetters hook_letters(const WordGraph& graph, std::string_view word) {
  check(word);
  HookLetters letters;
  std::string longer = " " + std::string(word);
  for (char sign = 'A'; sign <= 'Z'; ++sign) {
    longer[0] = sign;
    if (graph.contains(longer)) letters.front.push_back(sign);
  }
  const Arc last = arc_of(graph, word);
  const State state = word.empty() ? graph.dawg_root() : target(last);
  if (state == 0) return letters;
  for (const Arc* arc = graph.at(state);; ++arc) {
    if (accepts(*arc)) letters.back.push_back(static_cast<char>('A' + letter(*arc) - 1));
    if (is_last(*arc)) return letters;
  }
}

}  // namespace leggio
