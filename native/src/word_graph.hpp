// The word graph: a minimal word automaton (DAWG) and, over the same nodes, a GADDAG, in one flat array.
//
// A state is a run of arcs, sorted by letter, the last one marked. An arc is 32 bits:
//   letter (5) | accepts (1) | last of its state (1) | target (25): index of the first arc of the next state, 0 for none.
// "Accepts" says that the letters read so far, this one included, are a word.
//
// From `dawg_root` words are read left to right. From `gaddag_root` (the GADDAG) a prefix is read right to left, then a
// separator leads to the very state that the prefix reaches from `dawg_root`: only reversed prefixes cost nodes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "letters.hpp"

namespace leggio {

using Arc = std::uint32_t;
using State = std::uint32_t;  // index of a state's first arc; 0 is the state with no arcs

inline constexpr Arc kTargetMask = (1U << 25U) - 1U;
inline constexpr Arc kLastBit = 1U << 25U;
inline constexpr Arc kAcceptsBit = 1U << 26U;

constexpr State target(Arc arc) { return arc & kTargetMask; }
constexpr bool is_last(Arc arc) { return (arc & kLastBit) != 0; }
constexpr bool accepts(Arc arc) { return (arc & kAcceptsBit) != 0; }
constexpr Letter letter(Arc arc) { return static_cast<Letter>(arc >> 27U); }
constexpr Arc make_arc(Letter letter, bool accepts, State target) {
  return (static_cast<Arc>(letter) << 27U) | (accepts ? kAcceptsBit : 0U) | target;
}

// A view of a graph; it owns nothing.
class WordGraph {
 public:
  WordGraph() = default;
  WordGraph(std::span<const Arc> arcs, State dawg_root, State gaddag_root)
      : arcs_(arcs), dawg_root_(dawg_root), gaddag_root_(gaddag_root) {}

  [[nodiscard]] State dawg_root() const { return dawg_root_; }
  [[nodiscard]] State gaddag_root() const { return gaddag_root_; }
  [[nodiscard]] std::span<const Arc> arcs() const { return arcs_; }
  [[nodiscard]] const Arc* at(State state) const { return arcs_.data() + state; }

  // The arc of a state for a letter; 0 if there is none (no arc is 0: letters are never all zero with no target).
  [[nodiscard]] Arc follow(State state, Letter wanted) const {
    if (state == 0) return 0;
    for (const Arc* arc = at(state);; ++arc) {
      const Letter found = letter(*arc);
      if (found == wanted) return *arc;
      if (found > wanted || is_last(*arc)) return 0;
    }
  }

  [[nodiscard]] bool contains(std::string_view word) const;

  // Whether plays can be generated from it: a graph may be built for its words alone.
  [[nodiscard]] bool has_gaddag() const { return gaddag_root_ != 0 || dawg_root_ == 0; }

  // Every target inside the array, every state ended, letters rising: what a file must satisfy before it is walked.
  [[nodiscard]] bool is_sound() const;

  // All words, in order.
  [[nodiscard]] std::vector<std::string> words() const;

 private:
  std::span<const Arc> arcs_;
  State dawg_root_ = 0;
  State gaddag_root_ = 0;
};

}  // namespace leggio
