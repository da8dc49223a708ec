// What tiles kept on the rack are worth.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "generator.hpp"

namespace leggio {

// In thousandths of a point. Absent leaves are worth nothing.
class LeaveTable {
 public:
  // The tiles in order, jollies first, five bits each: eight of them fit.
  using Key = std::uint64_t;
  static constexpr Key kNothing = 1;
  static constexpr Key with(Key key, Letter tile) { return (key << 5U) | tile; }
  static Key key_of(const Rack& leave) {
    Key key = kNothing;
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int copy = 0; copy < leave.count[tile]; ++copy) key = with(key, static_cast<Letter>(tile));
    }
    return key;
  }

  void set(const Rack& leave, std::int32_t millipoints) { values_[key_of(leave)] = millipoints; }
  [[nodiscard]] std::int32_t value(Key key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? 0 : found->second;
  }
  [[nodiscard]] std::int32_t value(const Rack& leave) const { return value(key_of(leave)); }
  [[nodiscard]] bool empty() const { return values_.empty(); }

 private:
  std::unordered_map<Key, std::int32_t> values_;
};

}  // namespace leggio
