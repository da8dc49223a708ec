// The best plays of a position, without generating what cannot be among them.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "generator.hpp"

namespace leggio {

// What tiles kept on the rack are worth, in thousandths of a point. Absent leaves are worth nothing.
class LeaveTable {
 public:
  void set(const Rack& leave, std::int32_t millipoints) { values_[key(leave)] = millipoints; }
  [[nodiscard]] std::int32_t value(const Rack& leave) const {
    const auto found = values_.find(key(leave));
    return found == values_.end() ? 0 : found->second;
  }
  [[nodiscard]] bool empty() const { return values_.empty(); }

 private:
  // The tiles in order, five bits each: eight of them fit.
  static std::uint64_t key(const Rack& leave) {
    std::uint64_t key = 1;
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int copy = 0; copy < leave.count[tile]; ++copy) key = (key << 5U) | static_cast<unsigned>(tile);
    }
    return key;
  }

  std::unordered_map<std::uint64_t, std::int32_t> values_;
};

struct RatedPlay {
  std::int32_t equity = 0;  // thousandths of a point: score and leave
  Play play;
};

// The best plays, best first; of equal ones some, always the same. Fewer if there are fewer. With `prune` off every hook
// is generated: the same result, to check the bounds by.
std::vector<RatedPlay> best_plays(const Position& position, const Rack& rack, std::size_t count,
                                  const LeaveTable* leaves = nullptr, bool prune = true);

// No play from this hook scores more; below zero if there can be none.
int upper_bound(const Position& position, const Rack& rack, const Hook& hook);

}  // namespace leggio
