// The best plays so far, by equity: score and leave.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "leaves.hpp"

namespace leggio {

using Equity = std::int64_t;  // thousandths of a point: score and leave

struct RatedPlay {
  Equity equity = 0;
  Play play;
};

// Of two plays of the same equity the one that comes first: the same on every machine, however it was found. Fewer swaps
// first, then across before down, then by place, then by letters.
inline bool comes_first(const Play& one, const Play& other) {
  const auto place = [](const Play& play) { return std::tuple(play.swaps, play.direction, play.row, play.col); };
  if (place(one) != place(other)) return place(one) < place(other);
  return std::lexicographical_compare(one.cells.begin(), one.cells.begin() + one.length, other.cells.begin(),
                                      other.cells.begin() + other.length);
}

inline bool is_better(const RatedPlay& one, const RatedPlay& other) {
  return one.equity != other.equity ? one.equity > other.equity : comes_first(one.play, other.play);
}

class TopPlays {
 public:
  // `out`: what a play that leaves nothing is worth beside its score, where leaves count.
  TopPlays(std::size_t count, const LeaveTable* leaves, std::int32_t out = 0)
      : count_(count), leaves_(leaves != nullptr && !leaves->empty() ? leaves : nullptr), out_(out) {}

  // The plays to come are from this rack, after these swaps.
  void play_from(const Rack& rack, std::uint8_t swaps) {
    rack_ = rack;
    swaps_ = swaps;
  }

  // Anew, for what is not below this.
  void restart(Equity cutoff) {
    plays_.clear();
    cutoff_ = cutoff;
  }

  void operator()(const Play& play) {
    const Equity equity = Equity{play.score} * 1000 + (leaves_ == nullptr ? 0 : worth_of(leave_of(play)));
    if (equity < cutoff_) return;
    RatedPlay rated{equity, play};
    rated.play.swaps = swaps_;
    plays_.insert(std::upper_bound(plays_.begin(), plays_.end(), rated, is_better), rated);
    if (plays_.size() > count_) plays_.pop_back();
    if (plays_.size() == count_) cutoff_ = plays_.back().equity;
  }

  // What a play must reach to be among them.
  [[nodiscard]] Equity cutoff() const { return cutoff_; }
  [[nodiscard]] const LeaveTable* leaves() const { return leaves_; }  // none if they are all worth nothing
  [[nodiscard]] const std::vector<RatedPlay>& plays() const { return plays_; }
  [[nodiscard]] std::vector<RatedPlay> take() { return std::move(plays_); }

 private:
  [[nodiscard]] std::int32_t worth_of(const Rack& leave) const { return leave.tiles == 0 ? out_ : leaves_->value(leave); }
  [[nodiscard]] Rack leave_of(const Play& play) const {
    Rack leave = rack_;
    for (int index = 0; index < play.length; ++index) {
      const Cell cell = play.cells[index];
      if (cell == 0) continue;
      --leave.count[is_jolly(cell) ? 0 : letter_of(cell)];
      --leave.tiles;
    }
    return leave;
  }

  Rack rack_;
  std::uint8_t swaps_ = 0;
  const std::size_t count_;
  const LeaveTable* leaves_;
  const std::int32_t out_;
  Equity cutoff_ = std::numeric_limits<Equity>::min();
  std::vector<RatedPlay> plays_;
};

}  // namespace leggio
