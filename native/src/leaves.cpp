#include "leaves.hpp"

namespace leggio {

void LeaveTable::set(Key key, std::int32_t millipoints) {
  if (2 * (used_ + 1) > slots_.size()) {
    std::vector<Slot> before(slots_.empty() ? 64 : 2 * slots_.size());
    before.swap(slots_);
    used_ = 0;
    for (const Slot& slot : before) {
      if (slot.key != 0) set(slot.key, slot.value);
    }
  }
  std::size_t at = place_of(key);
  while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
  if (slots_[at].key == 0) ++used_;
  slots_[at] = {key, millipoints};
}

LeaveTable LeaveTable::plus(const LeaveTable& other, int thousandths) const {
  const auto sum = [&](std::int32_t mine, std::int32_t theirs) {
    return static_cast<std::int32_t>(mine + std::int64_t{theirs} * thousandths / 1000);
  };
  const auto add_figures = [&](const auto& theirs, auto& mine) {
    for (std::size_t row = 0; row < mine.size(); ++row) {
      for (std::size_t at = 0; at < mine[row].size(); ++at) mine[row][at] = sum(mine[row][at], theirs[row][at]);
    }
  };
  LeaveModel model = model_;
  add_figures(other.model_.copies, model.copies);
  add_figures(other.model_.pair, model.pair);
  add_figures(other.model_.balance, model.balance);
  LeaveTable table;
  table.set_model(model);
  for (const LeaveTable* listed : {this, &other}) {
    for (const Slot& slot : listed->slots_) {
      if (slot.key != 0) table.set(slot.key, sum(value(slot.key), other.value(slot.key)));
    }
  }
  return table;
}

std::int32_t LeaveTable::modelled(Key key) const { return model_value(model_, key); }

std::int32_t model_value(const LeaveModel& model, LeaveTable::Key key) {
  std::array<std::uint8_t, kMaxRack> kinds;
  int different = 0;
  int tiles = 0;
  int vowels = 0;
  int value = 0;
  int copies = 0;
  // From the last tile to the first: equal ones are neighbours.
  for (; key > LeaveTable::kEmptyLeave; key >>= 5U) {
    const auto tile = static_cast<std::uint8_t>(key & 31U);
    ++tiles;
    vowels += static_cast<int>(kVowels >> tile & 1U);
    ++copies;
    if ((key >> 5U) > LeaveTable::kEmptyLeave && (key >> 5U & 31U) == tile) continue;
    value += model.copies[tile][copies];
    copies = 0;
    for (int other = 0; other < different; ++other) value += model.pair[tile][kinds[other]];
    kinds[different++] = tile;
  }
  return value + model.balance[tiles][vowels];
}

}  // namespace leggio
