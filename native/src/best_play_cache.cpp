#include "best_play_cache.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

#include "spot_generator.hpp"
#include "swaps.hpp"

namespace leggio {
namespace {

constexpr std::size_t kMostRacks = 64;   // of a sample of many candidates
constexpr std::size_t kUsualSpots = 32;  // of a lane
constexpr Equity kNothing = std::numeric_limits<Equity>::min();

}  // namespace

std::optional<RatedPlay> BestPlayCache::best(const Position& position, const Rack& rack, const LeaveTable* leaves,
                                             std::int32_t out) {
  std::optional<RatedPlay> best;
  if (rack.tiles == 0) return best;
  for_each_swap(position, rack, [&](const Position& from, const Rack& with, std::uint8_t swaps) {
    search(from, rack_of(from.rules(), with, leaves, out), swaps, best);
  });
  return best;
}

BestPlayCache::CachedRack& BestPlayCache::rack_of(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves,
                                                  std::int32_t out) {
  for (std::size_t index = 0; index < used_; ++index) {
    CachedRack& cached = *racks_[index];
    if (cached.rack.count == rack.count && cached.leaves == leaves && cached.out == out) return cached;
  }
  if (used_ < kMostRacks) {
    next_ = used_++;
    if (racks_.size() < used_) racks_.push_back(std::make_unique<CachedRack>());
  } else {
    next_ = (next_ + 1) % kMostRacks;
  }
  CachedRack& cached = *racks_[next_];
  cached.rack = rack;
  cached.leaves = leaves;
  cached.out = out;
  cached.subracks.emplace(rules, rack, leaves, out);
  for (CachedRack::Versions& versions : cached.versions) versions.used = 0;
  return cached;
}

BestPlayCache::CachedLane& BestPlayCache::lane_of(CachedRack& cached, const Position& position, Direction direction,
                                                  int index) const {
  static_assert(std::has_unique_object_representations_v<LaneSquare>);
  const LaneSquare* squares = position.lane(direction, index);
  const std::size_t bytes = static_cast<std::size_t>(position.rules().size) * sizeof(LaneSquare);
  CachedRack::Versions& versions = cached.versions[direction * kMaxSize + index];
  for (std::size_t version = 0; version < versions.used; ++version) {
    CachedLane& lane = *versions.lanes[version];
    if (lane.first == position.empty() && std::memcmp(lane.squares.data(), squares, bytes) == 0) return lane;
  }
  if (versions.lanes.size() == versions.used) {
    versions.lanes.push_back(std::make_unique<CachedLane>());
    versions.lanes.back()->spots.reserve(kUsualSpots);
  }
  CachedLane& lane = *versions.lanes[versions.used++];
  std::memcpy(lane.squares.data(), squares, bytes);
  lane.first = position.empty();
  lane.best.reset();
  lane.spots.clear();
  for_each_anchor(position, direction, index,
                  [&](const Anchor& anchor) { lane.spots.add_anchor(position, anchor, *cached.subracks, anagrams_); });
  return lane;
}

void BestPlayCache::search(const Position& position, CachedRack& cached, std::uint8_t swaps,
                           std::optional<RatedPlay>& best) {
  const auto offer = [&](const RatedPlay& found) {
    RatedPlay swapped = found;
    swapped.play.swaps = swaps;
    if (!best || is_better(swapped, *best)) best = swapped;
  };
  // The lanes that have spots to look at; of two with the same bound the earlier one comes first.
  struct Open {
    Equity most;
    CachedLane* lane;
  };
  std::array<Open, 2 * kMaxSize> open;
  int count = 0;
  for (const Direction direction : {kAcross, kDown}) {
    for (int index = 0; index < position.rules().size; ++index) {
      CachedLane& lane = lane_of(cached, position, direction, index);
      if (lane.best) offer(*lane.best);
      if (!lane.spots.empty()) open[count++] = {lane.spots.most(), &lane};
    }
  }
  TopPlays top_plays(1, cached.leaves, cached.out);
  top_plays.play_from(cached.rack, 0);
  SpotGenerator generator(position, *cached.subracks, anagrams_, jolly_letters_, top_plays);
  for (Equity below = kNothing; count > 0;) {
    const Equity cutoff = best ? best->equity : kNothing;
    if (cutoff > below) {
      // Lanes that cannot reach it will not be asked any more.
      below = cutoff;
      count = static_cast<int>(std::remove_if(open.data(), open.data() + count,
                                              [&](const Open& each) { return each.most < cutoff; }) - open.data());
    }
    Open* top = std::max_element(open.data(), open.data() + count,
                                 [](const Open& one, const Open& other) { return one.most < other.most; });
    if (top == open.data() + count || top->most < cutoff) return;
    CachedLane& lane = *top->lane;
    top_plays.restart(cutoff);
    const SpotBound& here = lane.spots.take();
    generator.generate(here);
    if (!top_plays.plays().empty()) {
      const RatedPlay& found = top_plays.plays().front();
      if (!lane.best || is_better(found, *lane.best)) lane.best = found;
      offer(found);
    } else if (best) {
      lane.spots.put_back(here, cutoff - 1);
    }
    if (lane.spots.empty()) {
      *top = open[--count];
    } else {
      top->most = lane.spots.most();
    }
  }
}

}  // namespace leggio
