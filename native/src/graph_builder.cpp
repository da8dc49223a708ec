#include "graph_builder.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace leggio {
namespace {

constexpr std::size_t kLongest = kLongestWord;

// Hash-conses states: equal runs of arcs are stored once. Arcs are written in their final place at once.
class StateStore {
 public:
  explicit StateStore(std::size_t expected) : slots_(1024, 0) {
    arcs_.reserve(expected);
    arcs_.push_back(kLastBit);  // stands in for the state without arcs
  }

  State add(const Arc* run, std::size_t count) {
    if (count == 0) return 0;
    if ((used_ + 1) * 2 > slots_.size()) grow();
    std::size_t slot = hash(run, count) & (slots_.size() - 1);
    while (slots_[slot] != 0) {
      if (same(slots_[slot], run, count)) return slots_[slot];
      slot = (slot + 1) & (slots_.size() - 1);
    }
    const auto state = static_cast<State>(arcs_.size());
    if (arcs_.size() + count > kTargetMask) throw BadWordList("too many words for one graph");
    arcs_.insert(arcs_.end(), run, run + count);
    arcs_.back() |= kLastBit;
    slots_[slot] = state;
    ++used_;
    return state;
  }

  [[nodiscard]] std::span<const Arc> arcs() const { return arcs_; }

  std::vector<Arc> take() { return std::move(arcs_); }

 private:
  static std::size_t hash(const Arc* run, std::size_t count) {
    std::uint64_t mixed = 0x9E3779B97F4A7C15ULL ^ count;
    for (std::size_t index = 0; index < count; ++index) {
      mixed = (mixed ^ run[index]) * 0xFF51AFD7ED558CCDULL;
      mixed ^= mixed >> 32U;
    }
    return static_cast<std::size_t>(mixed);
  }

  [[nodiscard]] bool same(State state, const Arc* run, std::size_t count) const {
    const Arc* stored = arcs_.data() + state;
    for (std::size_t index = 0; index < count; ++index) {
      if ((stored[index] & ~kLastBit) != run[index]) return false;
      if (is_last(stored[index]) != (index + 1 == count)) return false;
    }
    return true;
  }

  void grow() {
    std::vector<State> larger(slots_.size() * 2, 0);
    for (const State state : slots_) {
      if (state == 0) continue;
      std::array<Arc, 32> run{};
      std::size_t count = 0;
      for (const Arc* arc = arcs_.data() + state;; ++arc) {
        run[count++] = *arc & ~kLastBit;
        if (is_last(*arc)) break;
      }
      std::size_t slot = hash(run.data(), count) & (larger.size() - 1);
      while (larger[slot] != 0) slot = (slot + 1) & (larger.size() - 1);
      larger[slot] = state;
    }
    slots_ = std::move(larger);
  }

  std::vector<Arc> arcs_;
  std::vector<State> slots_;
  std::size_t used_ = 0;
};

// The path of the last word, whose states are still open: the incremental construction for sorted input.
class OpenPath {
 public:
  explicit OpenPath(StateStore& store) : store_(store) {}

  // Close the states deeper than `depth`; they can get no more arcs.
  void close_to(std::size_t depth) {
    while (depth_ > depth) {
      const State state = store_.add(runs_[depth_].data(), counts_[depth_]);
      counts_[depth_] = 0;
      --depth_;
      runs_[depth_][counts_[depth_] - 1] |= state;
    }
  }

  // A new arc of the deepest open state, and the state it leads to.
  void descend(Letter letter, bool accepts) {
    runs_[depth_][counts_[depth_]++] = make_arc(letter, accepts, 0);
    ++depth_;
  }

  // A new arc of the deepest open state to a state that exists already.
  void join(Letter letter, State target) { runs_[depth_][counts_[depth_]++] = make_arc(letter, false, target); }

  State finish() {
    close_to(0);
    return store_.add(runs_[0].data(), counts_[0]);
  }

 private:
  StateStore& store_;
  std::array<std::array<Arc, 32>, kLongest + 1> runs_{};
  std::array<std::size_t, kLongest + 1> counts_{};
  std::size_t depth_ = 0;
};

Letter code(char sign) { return static_cast<Letter>(sign - 'A' + 1); }

std::size_t common_prefix(std::string_view one, std::string_view other) {
  const std::size_t most = std::min(one.size(), other.size());
  std::size_t length = 0;
  while (length < most && one[length] == other[length]) ++length;
  return length;
}

void check(const std::vector<std::string_view>& words) {
  std::string_view before;
  for (const std::string_view word : words) {
    const bool letters = std::all_of(word.begin(), word.end(), [](char sign) { return sign >= 'A' && sign <= 'Z'; });
    if (!letters || word.size() < 2 || word.size() > kLongest) throw BadWordList("not a word: " + std::string(word));
    if (word <= before) throw BadWordList("out of order or repeated: " + std::string(word));
    before = word;
  }
}

State build_words(const std::vector<std::string_view>& words, StateStore& store) {
  OpenPath path(store);
  std::string_view before;
  for (const std::string_view word : words) {
    const std::size_t shared = common_prefix(before, word);
    path.close_to(shared);
    for (std::size_t index = shared; index < word.size(); ++index) {
      path.descend(code(word[index]), index + 1 == word.size());
    }
    before = word;
  }
  return path.finish();
}

// A prefix of some word, to be read backwards.
struct Prefix {
  std::uint64_t key;  // its last twelve letters, the last one first: enough to sort nearly all of them
  const char* start;
  State state;  // where it leads from the root of the words
  std::uint8_t length;
  bool is_word;

  [[nodiscard]] char backwards(std::size_t index) const { return start[length - 1 - index]; }
};

constexpr std::size_t kKeyLetters = 12;

std::uint64_t key_of(const char* start, std::size_t length) {
  std::uint64_t key = 0;
  for (std::size_t index = 0; index < kKeyLetters; ++index) {
    key = (key << 5U) | (index < length ? code(start[length - 1 - index]) : 0U);
  }
  return key;
}

bool comes_before(const Prefix& one, const Prefix& other) {
  if (one.key != other.key) return one.key < other.key;
  const std::size_t most = std::min(one.length, other.length);
  for (std::size_t index = kKeyLetters; index < most; ++index) {
    if (one.backwards(index) != other.backwards(index)) return one.backwards(index) < other.backwards(index);
  }
  return one.length < other.length;
}

std::vector<Prefix> distinct_prefixes(const std::vector<std::string_view>& words, const WordGraph& graph) {
  std::vector<Prefix> prefixes;
  prefixes.reserve(words.size() * 3);
  std::array<State, kLongest + 1> states{};
  states[0] = graph.words_root();
  std::string_view before;
  for (const std::string_view word : words) {
    for (std::size_t index = common_prefix(before, word); index < word.size(); ++index) {
      const Arc arc = graph.follow(states[index], code(word[index]));
      states[index + 1] = target(arc);
      const std::size_t length = index + 1;
      prefixes.push_back({key_of(word.data(), length), word.data(), target(arc), static_cast<std::uint8_t>(length),
                          accepts(arc)});
    }
    before = word;
  }
  return prefixes;
}

State build_hooks(std::vector<Prefix> prefixes, StateStore& store) {
  std::sort(prefixes.begin(), prefixes.end(), comes_before);
  OpenPath path(store);
  const Prefix* before = nullptr;
  for (const Prefix& prefix : prefixes) {
    std::size_t shared = 0;
    if (before != nullptr) {
      const std::size_t most = std::min(before->length, prefix.length);
      while (shared < most && before->backwards(shared) == prefix.backwards(shared)) ++shared;
    }
    path.close_to(shared);
    for (std::size_t index = shared; index < prefix.length; ++index) {
      path.descend(code(prefix.backwards(index)), prefix.is_word && index + 1U == prefix.length);
    }
    if (prefix.state != 0) path.join(kSeparator, prefix.state);
    before = &prefix;
  }
  return path.finish();
}

// The same graph with its states level by level from the root of the hooks: those read most lie together, which is
// worth a tenth of the generator's time.
BuiltGraph by_levels(const std::vector<Arc>& arcs, State words_root, State hooks_root) {
  std::vector<State> place(arcs.size(), 0);
  std::vector<State> order;
  order.reserve(arcs.size() / 2);
  const auto reach = [&](State state) {
    if (state == 0 || place[state] != 0) return;
    place[state] = 1;
    order.push_back(state);
  };
  std::size_t done = 0;
  for (const State root : {hooks_root, words_root}) {
    reach(root);
    for (; done < order.size(); ++done) {
      for (State index = order[done];; ++index) {
        reach(target(arcs[index]));
        if (is_last(arcs[index])) break;
      }
    }
  }
  State next = 1;
  for (const State state : order) {
    place[state] = next;
    for (State index = state;; ++index, ++next) {
      if (is_last(arcs[index])) break;
    }
    ++next;
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
  graph.words_root = words_root == 0 ? 0 : place[words_root];
  graph.hooks_root = hooks_root == 0 ? 0 : place[hooks_root];
  return graph;
}

}  // namespace

BuiltGraph build_graph(const std::vector<std::string_view>& words) {
  check(words);
  StateStore store(words.size() * 3);
  const State words_root = build_words(words, store);
  const State hooks_root = build_hooks(distinct_prefixes(words, {store.arcs(), words_root, 0}), store);
  return by_levels(store.take(), words_root, hooks_root);
}

}  // namespace leggio
