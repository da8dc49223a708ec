// The plays of one side on one board, lane by lane.
//
// A play changes a few lanes. Where a lane is as it was when the side last moved, its plays are those of before that the
// rack can still make: only the others are generated again.
#pragma once

#include <cstring>
#include <type_traits>
#include <vector>

#include "swaps.hpp"

namespace leggio {

class LaneMoves {
 public:
  [[nodiscard]] const std::vector<Play>& plays() const { return plays_; }
  [[nodiscard]] bool by_lane() const { return by_lane_; }

  // Whether a lane is the same on two boards: what may be played there is then the same too.
  static bool same_lane(const Position& one, const Position& other, Direction direction, int lane) {
    return std::memcmp(one.lane(direction, lane), other.lane(direction, lane),
                       static_cast<std::size_t>(one.rules().size) * sizeof(LaneSquare)) == 0;
  }

  void generate(const Position& position, const Rack& rack) {
    plays_.clear();
    if (position.rules().jollies_fly && position.jolly_count() > 0) {
      by_lane_ = false;
      auto sink = [&](const Play& play) { plays_.push_back(play); };
      generate_all(position, rack, sink);
      return;
    }
    update(position, rack, nullptr, nullptr);
  }

  // `before` are this side's plays on an earlier board, from a rack that had all these tiles.
  void generate(const Position& position, const Rack& rack, const Position& earlier, const LaneMoves& before) {
    if (!before.by_lane_ || (position.rules().jollies_fly && position.jolly_count() > 0) || earlier.empty()) {
      generate(position, rack);
      return;
    }
    plays_.clear();
    update(position, rack, &earlier, &before);
  }

 private:
  void update(const Position& position, const Rack& rack, const Position* earlier, const LaneMoves* before) {
    static_assert(std::has_unique_object_representations_v<LaneSquare>);
    by_lane_ = true;
    const int size = position.rules().size;
    const AnchorList anchors(position);
    auto sink = [&](const Play& play) { plays_.push_back(play); };
    Generator generator(position, rack, sink);
    const Anchor* anchor = anchors.begin();
    for (int index = 0; index < 2 * size; ++index) {
      const auto direction = index < size ? kAcross : kDown;
      const int lane = index % size;
      first_[index] = static_cast<std::uint32_t>(plays_.size());
      const bool same = before != nullptr && same_lane(position, *earlier, direction, lane);
      if (same) {
        for (std::uint32_t at = before->first_[index]; at < before->first_[index + 1]; ++at) {
          if (affords(rack, before->plays_[at])) plays_.push_back(before->plays_[at]);
        }
      }
      for (; anchor != anchors.end() && anchor->direction == direction && anchor->lane == lane; ++anchor) {
        if (!same) generator.run(*anchor);
      }
    }
    first_[2 * size] = static_cast<std::uint32_t>(plays_.size());
  }

  static bool affords(const Rack& rack, const Play& play) {
    Rack left = rack;
    for (int index = 0; index < play.length; ++index) {
      const Cell cell = play.cells[index];
      if (cell == 0) continue;
      std::uint8_t& count = left.count[is_jolly(cell) ? 0 : letter_of(cell)];
      if (count == 0) return false;
      --count;
    }
    return true;
  }

  std::vector<Play> plays_;
  std::array<std::uint32_t, 2 * kMaxSize + 1> first_{};
  bool by_lane_ = false;
};

}  // namespace leggio
