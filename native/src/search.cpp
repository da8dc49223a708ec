#include "search.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace leggio {
namespace {

// Tile values on the rack, highest first.
struct Values {
  std::array<int, kMaxRack> value{};
  int tiles = 0;
};

Values sorted_values(const Rack& rack, const BoardRules& rules) {
  Values sorted;
  int best_jolly = 0;
  for (Letter letter = 1; letter <= kLetters; ++letter) {
    for (int copy = 0; copy < rack.count[letter]; ++copy) sorted.value[sorted.tiles++] = rules.value[letter];
    if ((rules.jolly_letters & bit(letter)) != 0) best_jolly = std::max<int>(best_jolly, rules.jolly_value[letter]);
  }
  for (int copy = 0; copy < rack.count[0]; ++copy) sorted.value[sorted.tiles++] = best_jolly;
  std::sort(sorted.value.begin(), sorted.value.begin() + sorted.tiles, std::greater<>());
  return sorted;
}

// A stretch of a lane, tile by tile, as far as its bound goes.
class Stretch {
 public:
  void add(const LaneSquare& square) {
    if (square.cell != 0) {
      through_ += square.through_points;
      factor_ *= square.through_factor;
      return;
    }
    factor_ *= square.word_factor;
    const int crossing = square.crossed ? square.word_factor * square.crossing_factor : 0;
    crossings_ += crossing * square.crossing_points;
    letter_[laid_] = square.letter_factor;
    crossing_[laid_++] = crossing;
  }

  [[nodiscard]] int laid() const { return laid_; }

  // The best the rack could do here whatever its letters: highest values on the squares that count most.
  [[nodiscard]] int bound(const Values& values, const BoardRules& rules, int first_factor) const {
    const int factor = factor_ * first_factor;
    std::array<int, kMaxRack> weight{};
    for (int index = 0; index < laid_; ++index) {
      const int own = letter_[index] * (factor + crossing_[index]);
      int place = index;
      for (; place > 0 && weight[place - 1] < own; --place) weight[place] = weight[place - 1];
      weight[place] = own;
    }
    int total = through_ * factor + crossings_ + rules.prize[laid_] + rules.pure_prize[laid_];
    for (int index = 0; index < laid_; ++index) total += values.value[index] * weight[index];
    return total;
  }

 private:
  int through_ = 0;
  int factor_ = 1;
  int crossings_ = 0;
  int laid_ = 0;
  std::array<int, kMaxRack> letter_{};
  std::array<int, kMaxRack> crossing_{};
};

// Bounds of the words from one hook, by the square they begin at.
struct Bounds {
  int best = -1;
  std::array<int, kMaxSize> from{};   // words that begin there
  std::array<int, kMaxSize> up_to{};  // words that begin there or further left
};

Bounds bounds_of(const Position& position, const Values& values, LetterMask letters, const Hook& hook) {
  const BoardRules& rules = position.rules();
  const LaneSquare* lane = position.lane(hook.direction, hook.lane);
  const int first_factor = position.empty() ? rules.first_word_factor : 1;
  const auto fillable = [&](int at) { return (lane[at].crossing & letters) != 0; };
  Stretch left;
  int start = hook.origin;
  if (lane[start].cell == 0) {
    if (!fillable(start)) return {};
    left.add(lane[start]);
  } else {
    for (left.add(lane[start]); start > 0 && lane[start - 1].cell != 0;) left.add(lane[--start]);
  }
  // Every square adds to the bound: only stretches that cannot grow to the right need be weighed, one for each start.
  Bounds bounds;
  bounds.from.fill(-1);
  const int first_start = start;
  for (;;) {
    Stretch whole = left;
    for (int at = hook.origin + 1; at < rules.size; ++at) {
      if (lane[at].cell == 0 && (whole.laid() == values.tiles || !fillable(at))) break;
      whole.add(lane[at]);
    }
    if (whole.laid() > 0) bounds.from[start] = whole.bound(values, rules, first_factor);
    if (start <= hook.leftmost || left.laid() == values.tiles || !fillable(start - 1)) break;
    left.add(lane[--start]);
  }
  for (int at = start; at <= first_start; ++at) {
    bounds.best = std::max(bounds.best, bounds.from[at]);
    bounds.up_to[at] = bounds.best;
  }
  return bounds;
}

// The best plays so far, best first.
class Podium {
 public:
  Podium(const Rack& rack, std::size_t count, const LeaveTable* leaves)
      : rack_(rack), count_(count), leaves_(leaves != nullptr && !leaves->empty() ? leaves : nullptr) {}

  void operator()(const Play& play) {
    const std::int32_t equity = play.score * 1000 + (leaves_ == nullptr ? 0 : leaves_->value(kept(play)));
    if (equity <= bar_) return;
    const auto worse = [](std::int32_t wanted, const RatedPlay& rated) { return wanted > rated.equity; };
    plays_.insert(std::upper_bound(plays_.begin(), plays_.end(), equity, worse), {equity, play});
    if (plays_.size() > count_) plays_.pop_back();
    if (plays_.size() == count_) bar_ = plays_.back().equity;
  }

  [[nodiscard]] std::int32_t bar() const { return bar_; }
  [[nodiscard]] std::vector<RatedPlay> take() { return std::move(plays_); }

  // No leave of this rack is worth more.
  [[nodiscard]] std::int32_t best_leave() const {
    if (leaves_ == nullptr) return 0;
    Rack leave;
    return best_leave(leave, 0);
  }

 private:
  [[nodiscard]] Rack kept(const Play& play) const {
    Rack leave = rack_;
    for (int index = 0; index < play.length; ++index) {
      const Cell cell = play.cells[index];
      if (cell == 0) continue;
      --leave.count[is_jolly(cell) ? 0 : letter_of(cell)];
      --leave.tiles;
    }
    return leave;
  }

  [[nodiscard]] std::int32_t best_leave(Rack& leave, int tile) const {
    if (tile > kLetters) return leaves_->value(leave);
    std::int32_t best = std::numeric_limits<std::int32_t>::min();
    for (int copies = 0; copies <= rack_.count[tile]; ++copies) {
      leave.count[tile] = static_cast<std::uint8_t>(copies);
      best = std::max(best, best_leave(leave, tile + 1));
    }
    leave.count[tile] = 0;
    return best;
  }

  const Rack rack_;
  const std::size_t count_;
  const LeaveTable* leaves_;
  std::int32_t bar_ = std::numeric_limits<std::int32_t>::min();
  std::vector<RatedPlay> plays_;
};

// Leaves out words that begin where nothing can beat the worst of the best plays so far.
struct StartsAbove {
  const Bounds& bounds;
  const Podium& podium;
  std::int32_t most_kept;

  [[nodiscard]] bool beats(int score) const { return score * 1000 + most_kept > podium.bar(); }
  [[nodiscard]] bool here(int start) const { return beats(bounds.from[start]); }
  [[nodiscard]] bool further_left(int start) const { return start > 0 && beats(bounds.up_to[start - 1]); }
};

}  // namespace

int upper_bound(const Position& position, const Rack& rack, const Hook& hook) {
  const BoardRules& rules = position.rules();
  const LetterMask letters = rack.letters() | (rack.count[0] > 0 ? rules.jolly_letters : 0);
  return bounds_of(position, sorted_values(rack, rules), letters, hook).best;
}

std::vector<RatedPlay> best_plays(const Position& position, const Rack& rack, std::size_t count,
                                  const LeaveTable* leaves, bool prune) {
  if (count == 0 || rack.tiles == 0) return {};
  const BoardRules& rules = position.rules();
  const Values values = sorted_values(rack, rules);
  const LetterMask letters = rack.letters() | (rack.count[0] > 0 ? rules.jolly_letters : 0);
  std::vector<std::pair<Bounds, Hook>> order;
  for (const Hook& hook : find_hooks(position)) {
    const Bounds bounds = bounds_of(position, values, letters, hook);
    if (bounds.best >= 0) order.emplace_back(bounds, hook);
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& one, const auto& other) { return one.first.best > other.first.best; });
  Podium podium(rack, count, leaves);
  const std::int32_t most_kept = podium.best_leave();
  if (!prune) {
    Generator<Podium> generator(position, rack, podium);
    for (const auto& [bounds, hook] : order) generator.run(hook);
    return podium.take();
  }
  Generator<Podium, StartsAbove> generator(position, rack, podium);
  for (const auto& [bounds, hook] : order) {
    const StartsAbove starts{bounds, podium, most_kept};
    if (!starts.beats(bounds.best)) break;
    generator.run(hook, starts);
  }
  return podium.take();
}

}  // namespace leggio
