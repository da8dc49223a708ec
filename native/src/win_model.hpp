// The probability of winning by spread and unseen tiles: from what the player on turn gains from there to the end, by the
// tiles not on the board or on the own rack, as games of the program have it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace leggio {

class WinModel {
 public:
  // What is gained with so many deviations of luck, from -2 to 2 by halves. Between them, and beyond, gains go as if they
  // were normal; as a whole they need not be: Scarabeo's have long tails.
  static constexpr int kSteps = 9;
  using SpreadGains = std::array<double, kSteps>;

  // By number of unseen tiles, from none on.
  explicit WinModel(std::vector<SpreadGains> gains_by_unseen = {}) : gains_by_unseen_(std::move(gains_by_unseen)) {}

  [[nodiscard]] static double luck(int step) { return step / 2.0 - 2; }

  // Of the player on turn, with a lead (a spread) of so many points.
  [[nodiscard]] double win_probability(double lead, int unseen) const {
    const SpreadGains gains = at(unseen);
    // The luck that is just enough.
    const double needed = -lead;
    const auto above = std::upper_bound(gains.begin() + 1, gains.end() - 1, needed) - gains.begin();
    const double from = gains[static_cast<std::size_t>(above - 1)];
    const double width = std::max(gains[static_cast<std::size_t>(above)] - from, 0.25);
    const double enough = luck(static_cast<int>(above) - 1) + (needed - from) / width / 2;
    return 0.5 * std::erfc(enough / std::sqrt(2.0));
  }

 private:
  // Without a table: a rule of thumb.
  [[nodiscard]] SpreadGains at(int unseen) const {
    if (!gains_by_unseen_.empty()) {
      return gains_by_unseen_[std::min(static_cast<std::size_t>(std::max(unseen, 0)), gains_by_unseen_.size() - 1)];
    }
    SpreadGains gains{};
    for (int step = 0; step < kSteps; ++step) {
      gains[static_cast<std::size_t>(step)] = 6 + luck(step) * 9 * std::sqrt(static_cast<double>(std::max(unseen, 1)));
    }
    return gains;
  }

  std::vector<SpreadGains> gains_by_unseen_;
};

}  // namespace leggio
