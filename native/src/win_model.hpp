// How likely a lead is to last: what the player on turn gains from there to the end, by the tiles not on the board or on
// the own rack, as games of the program have it: a mean and a deviation.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace leggio {

class WinModel {
 public:
  struct Future {
    double mean = 0;
    double deviation = 1;
  };

  // By number of unseen tiles, from none on.
  explicit WinModel(std::vector<Future> futures = {}) : futures_(std::move(futures)) {}

  // Of the player on turn, with a lead of so many points.
  [[nodiscard]] double win(double lead, int unseen) const {
    const Future future = at(unseen);
    return 0.5 * std::erfc(-(lead + future.mean) / (std::max(future.deviation, 0.5) * std::sqrt(2.0)));
  }

 private:
  // Without a table: a rule of thumb.
  [[nodiscard]] Future at(int unseen) const {
    if (futures_.empty()) return {6, 9 * std::sqrt(static_cast<double>(std::max(unseen, 1)))};
    return futures_[std::clamp<std::size_t>(static_cast<std::size_t>(std::max(unseen, 0)), 0, futures_.size() - 1)];
  }

  std::vector<Future> futures_;
};

}  // namespace leggio
