#include "subracks.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace leggio {

Subracks::Subracks(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves, std::int32_t out)
    : jollies_(rack.count[0]),
      letters_(rack.letters() | (rack.count[0] > 0 ? rules.jolly_letters : 0)),
      most_letter_factor_(rules.most_letter_factor()),
      most_jolly_value_(rules.most_jolly_value()) {
  sort_tiles(rules, rack);
  make_subracks();
  rate(rules, leaves, out);
  order();
}

void Subracks::sort_tiles(const BoardRules& rules, const Rack& rack) {
  for (Letter letter = 0; letter <= kLetters; ++letter) {
    if (rack.count[letter] == 0) continue;
    const RackTile tile = letter == 0 ? RackTile{letter, most_jolly_value_, rules.jolly_letters}
                                      : RackTile{letter, rules.value[letter], bit(letter)};
    for (int copy = 0; copy < rack.count[letter]; ++copy) {
      int place = tiles_++;
      for (; place > 0 && tile_[place - 1].value < tile.value; --place) tile_[place] = tile_[place - 1];
      tile_[place] = tile;
    }
  }
  for (int index = 0; index < tiles_; ++index) value_up_to_[index + 1] = value_up_to_[index] + tile_[index].value;
}

void Subracks::make_subracks() {
  const unsigned everything = (1U << tiles_) - 1U;
  unsigned twins = 0;  // tiles that are like the one before
  for (int index = 1; index < tiles_; ++index) {
    if (tile_[index].letter == tile_[index - 1].letter) twins |= 1U << index;
  }
  const auto is_first = [&](unsigned members) { return (twins & members & ~(members << 1U)) == 0; };
  std::array<Subrack, 1U << kMaxRack> all;
  all[0] = Subrack{};
  for (unsigned members = 1; members <= everything; ++members) {
    const RackTile& tile = tile_[std::countr_zero(members)];
    Subrack& subrack = all[members];
    subrack = all[members & (members - 1U)];
    subrack.members = static_cast<std::uint8_t>(members);
    subrack.mask |= tile.mask;
    ++subrack.size;
    // The lowest bit is the highest tile.
    const std::array<std::int16_t, kMaxRack + 1>& others = all[members & (members - 1U)].value_up_to;
    for (int count = 1; count <= kMaxRack; ++count) {
      subrack.value_up_to[count] = static_cast<std::int16_t>(others[count - 1] + tile.value);
    }
    if (tile.letter == 0) {
      ++subrack.jollies;
    } else {
      subrack.letters += letter_hash(tile.letter);
      subrack.counts.add(tile.letter);
    }
    if (is_first(members)) ++first_[subrack.size + 1];
  }
  for (int size = 1; size <= kMaxRack + 1; ++size) first_[size] += first_[size - 1];
  auto next = first_;
  for (unsigned members = 1; members <= everything; ++members) {
    if (is_first(members)) subrack_[next[all[members].size]++] = all[members];
  }
}

void Subracks::rate(const BoardRules& rules, const LeaveTable* leaves, std::int32_t out) {
  // The table wants its tiles in order of letters.
  std::array<std::pair<Letter, int>, kMaxRack> by_letter{};
  for (int index = 0; index < tiles_; ++index) {
    std::pair<Letter, int> tile{tile_[index].letter, index};
    int place = index;
    for (; place > 0 && by_letter[place - 1] > tile; --place) by_letter[place] = by_letter[place - 1];
    by_letter[place] = tile;
  }
  for (Subrack& subrack : std::span(subrack_).first(first_[tiles_ + 1])) {
    const int pure_prize = subrack.jollies == 0 ? rules.pure_prize[subrack.size] : 0;
    subrack.leave_and_prize = 1000 * (rules.prize[subrack.size] + pure_prize);
    if (leaves == nullptr) continue;
    LeaveTable::Key key = LeaveTable::kEmptyLeave;
    for (int index = 0; index < tiles_; ++index) {
      if ((subrack.members >> by_letter[index].second & 1U) == 0) key = LeaveTable::with(key, by_letter[index].first);
    }
    const std::int32_t leave = key == LeaveTable::kEmptyLeave ? out : leaves->value(key);
    most_leave_ = std::max<Equity>(most_leave_, leave);  // to lay everything leaves nothing
    subrack.leave_and_prize += leave;
  }
}

void Subracks::order() {
  for (int size = 1; size <= tiles_; ++size) {
    const std::span<Subrack> subracks = std::span(subrack_).subspan(first_[size], first_[size + 1] - first_[size]);
    std::sort(subracks.begin(), subracks.end(), [](const Subrack& one, const Subrack& other) {
      if (one.leave_and_prize != other.leave_and_prize) return one.leave_and_prize > other.leave_and_prize;
      return one.members < other.members;
    });
    most_leave_and_prize_[size] = subracks.front().leave_and_prize;
  }
}

}  // namespace leggio
