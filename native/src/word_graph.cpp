#include "word_graph.hpp"

#include <algorithm>

namespace leggio {

bool WordGraph::contains(std::string_view word) const {
  State state = words_root_;
  Arc arc = 0;
  for (const char sign : word) {
    if (sign < 'A' || sign > 'Z') return false;
    arc = follow(state, static_cast<Letter>(sign - 'A' + 1));
    if (arc == 0) return false;
    state = target(arc);
  }
  return accepts(arc);
}

bool WordGraph::is_sound() const {
  if (arcs_.empty() || words_root_ >= arcs_.size() || hooks_root_ >= arcs_.size()) return false;
  // Arc 0 stands in for the state without arcs. After it every arc either ends a state or is followed by a greater
  // letter of the same state, and leads to the start of a state. Walks are bounded by the word or board they follow.
  std::vector<bool> starts(arcs_.size(), false);
  bool start = true;
  for (std::size_t index = 1; index < arcs_.size(); ++index) {
    starts[index] = start;
    const Arc arc = arcs_[index];
    if (letter(arc) > kLetters || (letter(arc) == kSeparator && target(arc) == 0)) return false;
    if (!start && letter(arcs_[index - 1]) >= letter(arc)) return false;
    start = is_last(arc);
  }
  if (!start) return false;
  starts[0] = true;
  const auto leads_to_a_state = [&](State state) { return state < arcs_.size() && starts[state]; };
  return leads_to_a_state(words_root_) && leads_to_a_state(hooks_root_) &&
         std::all_of(arcs_.begin() + 1, arcs_.end(), [&](Arc arc) { return leads_to_a_state(target(arc)); });
}

namespace {

void collect(const WordGraph& graph, State state, std::string& prefix, std::vector<std::string>& words) {
  // No word is longer: a file that loops must not be followed for ever.
  if (state == 0 || prefix.size() >= kLongestWord) return;
  for (const Arc* arc = graph.at(state);; ++arc) {
    prefix.push_back(static_cast<char>('A' + letter(*arc) - 1));
    if (accepts(*arc)) words.push_back(prefix);
    collect(graph, target(*arc), prefix, words);
    prefix.pop_back();
    if (is_last(*arc)) return;
  }
}

}  // namespace

std::vector<std::string> WordGraph::words() const {
  std::vector<std::string> words;
  std::string prefix;
  collect(*this, words_root_, prefix, words);
  return words;
}

}  // namespace leggio
