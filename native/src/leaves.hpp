// Leaves: what tiles kept on the rack are worth.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "generator.hpp"

namespace leggio {

// A worth for any tiles, in thousandths of a point: by how many there are of each, by which are together, and by how many
// of how many are vowels. A few hundred figures instead of a million leaves.
struct LeaveModel {
  std::array<std::array<std::int32_t, kMaxRack + 1>, kLetters + 1> copies{};       // by tile and number; 0 is the jolly
  std::array<std::array<std::int32_t, kLetters + 1>, kLetters + 1> pair{};         // of different tiles, both ways
  std::array<std::array<std::int32_t, kMaxRack + 1>, kMaxRack + 1> balance{};      // by tiles and vowels among them
};

inline constexpr LetterMask kVowels = bit(1) | bit(5) | bit(9) | bit(15) | bit(21);

// In thousandths of a point. Leaves that are not listed are worth what the model says, and nothing without a model.
class LeaveTable {
 public:
  // The tiles in order, jollies first, five bits each: eight of them fit.
  using Key = std::uint64_t;
  static constexpr Key kEmptyLeave = 1;
  static constexpr Key with(Key key, Letter tile) { return (key << 5U) | tile; }
  static Key key_of(const Rack& leave) {
    Key key = kEmptyLeave;
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int copy = 0; copy < leave.count[tile]; ++copy) key = with(key, static_cast<Letter>(tile));
    }
    return key;
  }
  static Rack rack_of(Key key) {
    Rack rack;
    for (; key > kEmptyLeave; key >>= 5U) {
      ++rack.count[key & 31U];
      ++rack.tiles;
    }
    return rack;
  }

  void set(const Rack& leave, std::int32_t millipoints) { set(key_of(leave), millipoints); }
  void set(Key key, std::int32_t millipoints);
  void set_model(const LeaveModel& model) {
    model_ = model;
    modelled_ = true;
  }
  [[nodiscard]] std::int32_t value(Key key) const {
    if (key == kEmptyLeave) return 0;
    if (used_ != 0) {
      for (std::size_t at = place_of(key);; at = (at + 1) & (slots_.size() - 1)) {
        if (slots_[at].key == key) return slots_[at].value;
        if (slots_[at].key == 0) break;
      }
    }
    return modelled_ ? modelled(key) : 0;
  }
  [[nodiscard]] std::int32_t value(const Rack& leave) const { return value(key_of(leave)); }
  [[nodiscard]] bool empty() const { return used_ == 0 && !modelled_; }

  // What this table says, and so many thousandths of what another says.
  [[nodiscard]] LeaveTable plus(const LeaveTable& other, int thousandths) const;

 private:
  struct Slot {
    Key key = 0;
    std::int32_t value = 0;
  };
  [[nodiscard]] std::size_t place_of(Key key) const {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> 32U) & (slots_.size() - 1);
  }
  [[nodiscard]] std::int32_t modelled(Key key) const;

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
  LeaveModel model_;
  bool modelled_ = false;
};

// As `LeaveTable::modelled`, of any leave.
std::int32_t model_value(const LeaveModel& model, LeaveTable::Key key);

}  // namespace leggio
