#include "word_graph.hpp"

namespace leggio {

bool WordGraph::contains(std::string_view word) const {
  State state = dawg_root_;
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
  // Arc 0 stands in for the state without arcs. After it every arc either ends a state or is followed by a greater
  // letter of the same state. An arc that led into the middle of a state would still lead to arcs that end: that is not
  // looked for. Walks are bounded by the word or board they follow. One pass without branches, which the compiler turns
  // into vectors: a file opens in milliseconds.
  if (arcs_.empty() || arcs_.size() > kTargetMask || arcs_[0] != kLastBit || !is_last(arcs_.back())) return false;
  const auto size = static_cast<std::int32_t>(arcs_.size());
  if (dawg_root_ >= arcs_.size() || gaddag_root_ >= arcs_.size()) return false;
  const Arc* const arcs = arcs_.data();
  std::int32_t faults = 0;
  for (std::int32_t index = 1; index < size; ++index) {
    const auto sign = static_cast<std::int32_t>(arcs[index] >> 27U);
    const auto sign_before = static_cast<std::int32_t>(arcs[index - 1] >> 27U);
    const auto to = static_cast<std::int32_t>(target(arcs[index]));
    faults |= static_cast<std::int32_t>(sign > kLetters) | static_cast<std::int32_t>(to >= size);
    faults |= static_cast<std::int32_t>((sign | to) == 0);  // a separator that leads nowhere
    faults |= static_cast<std::int32_t>(sign_before >= sign) & static_cast<std::int32_t>(!is_last(arcs[index - 1]));
  }
  return faults == 0;
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
  collect(*this, dawg_root_, prefix, words);
  return words;
}

}  // namespace leggio
