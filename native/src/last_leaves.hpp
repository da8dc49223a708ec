// What tiles kept are worth as the bag runs out, in games where what is left on a rack at the end is dear: with nothing to
// draw what they cost, and shortly before that a jolly less than it was.
#pragma once

#include <vector>

#include "leaves.hpp"

namespace leggio {

class LastLeaves {
 public:
  // `leaves` while there is plenty to draw, `lost` for tiles that stay to the end; with fewer tiles in the bag than these
  // jollies lose a part of that.
  static constexpr int kFew = 8;
  LastLeaves(const LeaveTable& leaves, const LeaveTable& lost);

  // With so many tiles in the bag; none if those are plenty.
  [[nodiscard]] const LeaveTable* at(int bag) const {
    return bag < static_cast<int>(by_bag_.size()) ? &by_bag_[static_cast<std::size_t>(bag)] : nullptr;
  }

 private:
  std::vector<LeaveTable> by_bag_;
};

}  // namespace leggio
