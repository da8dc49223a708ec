// Where the builders put states: equal runs of arcs are stored once, and written in their final form at once.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "graph_builder.hpp"
#include "word_graph.hpp"

namespace leggio {

// The register of Daciuk's incremental construction of minimal automata.
class StateRegister {
 public:
  explicit StateRegister(std::size_t expected) : slots_(1U << 16U, Slot{}) {
    arcs_.reserve(expected);
    arcs_.push_back(kLastBit);  // stands in for the state without arcs
  }

  State add(const Arc* run, std::size_t count) {
    if (count == 0) return 0;
    if ((used_ + 1) * 2 > slots_.size()) grow();
    const std::uint64_t mixed = hash(run, count);
    const auto tag = static_cast<std::uint32_t>(mixed >> 32U);
    std::size_t at = mixed & (slots_.size() - 1);
    for (; slots_[at].state != 0; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at].tag == tag && same(slots_[at].state, run, count)) return slots_[at].state;
    }
    const auto state = static_cast<State>(arcs_.size());
    if (arcs_.size() + count > kTargetMask) throw BadWordList("too many words for one graph");
    arcs_.insert(arcs_.end(), run, run + count);
    arcs_.back() |= kLastBit;
    slots_[at] = {state, tag, static_cast<std::uint32_t>(mixed)};
    ++used_;
    return state;
  }

  std::vector<Arc> take() { return std::move(arcs_); }

 private:
  // The hash stays beside the state: most strangers are told apart, and the table grows, without reading arcs.
  struct Slot {
    State state = 0;
    std::uint32_t tag = 0;
    std::uint32_t place = 0;
  };

  static std::uint64_t hash(const Arc* run, std::size_t count) {
    std::uint64_t mixed = 0x9E3779B97F4A7C15ULL ^ count;
    for (std::size_t index = 0; index < count; ++index) {
      mixed = (mixed ^ run[index]) * 0xFF51AFD7ED558CCDULL;
      mixed ^= mixed >> 32U;
    }
    return mixed;
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
    std::vector<Slot> larger(slots_.size() * 2, Slot{});
    for (const Slot& slot : slots_) {
      if (slot.state == 0) continue;
      std::size_t at = slot.place & (larger.size() - 1);
      while (larger[at].state != 0) at = (at + 1) & (larger.size() - 1);
      larger[at] = slot;
    }
    slots_ = std::move(larger);
  }

  std::vector<Arc> arcs_;
  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

// The path of the last word, whose states are still open: the incremental construction for sorted input.
class OpenPath {
 public:
  explicit OpenPath(StateRegister& states) : register_(states) {}

  // Close the states deeper than `depth`; they can get no more arcs. Each is told to `closed` with its depth.
  template <typename Closed>
  void close_to(std::size_t depth, Closed&& closed) {
    while (depth_ > depth) {
      const State state = register_.add(runs_[depth_].data(), counts_[depth_]);
      counts_[depth_] = 0;
      closed(depth_, state);
      --depth_;
      runs_[depth_][counts_[depth_] - 1] |= state;
    }
  }
  void close_to(std::size_t depth) {
    close_to(depth, [](std::size_t, State) {});
  }

  // A new arc of the deepest open state, and the state it leads to.
  void descend(Letter letter, bool accepts) {
    runs_[depth_][counts_[depth_]++] = make_arc(letter, accepts, 0);
    ++depth_;
  }

  // A new arc of the deepest open state to a state that exists already.
  void join(Letter letter, bool accepts, State target) {
    runs_[depth_][counts_[depth_]++] = make_arc(letter, accepts, target);
  }

  State finish() {
    close_to(0);
    return register_.add(runs_[0].data(), counts_[0]);
  }

 private:
  StateRegister& register_;
  std::array<std::array<Arc, 32>, kLongestWord + 1> runs_{};
  std::array<std::size_t, kLongestWord + 1> counts_{};
  std::size_t depth_ = 0;
};

}  // namespace leggio
