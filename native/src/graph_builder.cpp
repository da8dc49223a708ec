#include "graph_builder.hpp"

#include <array>
#include <utility>

#include "bucket_sort.hpp"
#include "state_register.hpp"

namespace leggio {
namespace {

// A prefix of some word, to be read backwards.
struct Prefix {
  PackedWord backwards;
  State state;  // where it leads from the root of the words
  bool is_word;
};

State build_dawg(std::span<const PackedWord> words, StateRegister& states) {
  OpenPath path(states);
  PackedWord before = 0;
  for (const PackedWord word : words) {
    const std::size_t shared = common_prefix(before, word);
    const std::size_t length = length_of(word);
    path.close_to(shared);
    for (std::size_t index = shared; index < length; ++index) path.descend(letter_at(word, index), index + 1 == length);
    before = word;
  }
  return path.finish();
}

// The same, and every distinct prefix with the state it leads to.
State build_dawg(std::span<const PackedWord> words, StateRegister& states, std::vector<Prefix>& prefixes) {
  OpenPath path(states);
  PackedWord before = 0;
  std::array<PackedWord, kLongestWord + 1> backwards{};
  std::array<std::size_t, kLongestWord + 1> open{};  // the prefix of each depth, whose state is known once it closes
  const auto closed = [&](std::size_t depth, State state) { prefixes[open[depth]].state = state; };
  for (const PackedWord word : words) {
    const std::size_t shared = common_prefix(before, word);
    const std::size_t length = length_of(word);
    path.close_to(shared, closed);
    for (std::size_t index = shared; index < length; ++index) {
      const Letter letter = letter_at(word, index);
      path.descend(letter, index + 1 == length);
      backwards[index + 1] = packed_letter(letter, 0) | (backwards[index] >> kLetterBits);
      open[index + 1] = prefixes.size();
      prefixes.push_back({backwards[index + 1], 0, index + 1 == length});
    }
    before = word;
  }
  path.close_to(0, closed);
  return path.finish();
}

State build_gaddag(std::span<const Prefix> prefixes, StateRegister& states) {
  OpenPath path(states);
  PackedWord before = 0;
  for (const Prefix& prefix : prefixes) {
    const std::size_t shared = common_prefix(before, prefix.backwards);
    const std::size_t length = length_of(prefix.backwards);
    path.close_to(shared);
    for (std::size_t index = shared; index < length; ++index) {
      path.descend(letter_at(prefix.backwards, index), prefix.is_word && index + 1 == length);
    }
    if (prefix.state != 0) path.join(kSeparator, false, prefix.state);
    before = prefix.backwards;
  }
  return path.finish();
}

// The same graph with its states level by level from the root of the GADDAG: those read most lie together, which is
// worth a tenth of the generator's time.
BuiltGraph by_levels(const std::vector<Arc>& arcs, State dawg_root, State gaddag_root) {
  std::vector<State> place(arcs.size(), 0);
  std::vector<State> order;
  order.reserve(arcs.size() / 2);
  State next = 1;
  const auto reach = [&](State state) {
    if (state == 0 || place[state] != 0) return;
    place[state] = 1;
    order.push_back(state);
  };
  std::size_t done = 0;
  for (const State root : {gaddag_root, dawg_root}) {
    reach(root);
    for (; done < order.size(); ++done) {
      place[order[done]] = next;
      for (State index = order[done];; ++index, ++next) {
        reach(target(arcs[index]));
        if (is_last(arcs[index])) break;
      }
      ++next;
    }
  }
  BuiltGraph graph;
  graph.arcs.reserve(arcs.size());
  graph.arcs.push_back(arcs[0]);
  for (const State state : order) {
    for (State index = state;; ++index) {
      const State to = target(arcs[index]);
      graph.arcs.push_back((arcs[index] & ~kTargetMask) | (to == 0 ? 0 : place[to]));
      if (is_last(arcs[index])) break;
    }
  }
  graph.dawg_root = dawg_root == 0 ? 0 : place[dawg_root];
  graph.gaddag_root = gaddag_root == 0 ? 0 : place[gaddag_root];
  return graph;
}

}  // namespace

BuiltGraph build_graph(std::span<const PackedWord> words, Gaddag gaddag) {
  StateRegister states(words.size());
  if (gaddag == Gaddag::kWithout) {
    const State dawg_root = build_dawg(words, states);
    return by_levels(states.take(), dawg_root, 0);
  }
  std::vector<Prefix> prefixes;
  prefixes.reserve(words.size() * 3);
  const State dawg_root = build_dawg(words, states, prefixes);
  bucket_sort(prefixes, [](const Prefix& prefix) { return prefix.backwards; });
  const State gaddag_root = build_gaddag(prefixes, states);
  return by_levels(states.take(), dawg_root, gaddag_root);
}

}  // namespace leggio
