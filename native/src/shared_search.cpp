#include "shared_search.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

#include "spot_look.hpp"
#include "swaps.hpp"

namespace leggio {
namespace {

constexpr std::size_t kMostHands = 64;  // of a sample of many candidates
constexpr std::size_t kUsualSpots = 32;  // of a lane
constexpr Equity kNothing = std::numeric_limits<Equity>::min();

}  // namespace

std::optional<RatedPlay> SharedSearch::best(const Position& position, const Rack& rack, const LeaveTable* leaves) {
  std::optional<RatedPlay> best;
  if (rack.tiles == 0) return best;
  for_each_swap(position, rack, [&](const Position& from, const Rack& with, std::uint8_t swaps) {
    search(from, hand_of(from.rules(), with, leaves), swaps, best);
  });
  return best;
}

SharedSearch::Hand& SharedSearch::hand_of(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves) {
  for (std::size_t index = 0; index < used_; ++index) {
    Hand& hand = *hands_[index];
    if (hand.rack.count == rack.count && hand.leaves == leaves) return hand;
  }
  if (used_ < kMostHands) {
    next_ = used_++;
    if (hands_.size() < used_) hands_.push_back(std::make_unique<Hand>());
  } else {
    next_ = (next_ + 1) % kMostHands;
  }
  Hand& hand = *hands_[next_];
  hand.rack = rack;
  hand.leaves = leaves;
  hand.parts.emplace(rules, rack, leaves);
  for (Hand::Versions& versions : hand.versions) versions.used = 0;
  return hand;
}

SharedSearch::Lane& SharedSearch::lane_of(Hand& hand, const Position& position, Direction direction, int index) const {
  static_assert(std::has_unique_object_representations_v<LaneSquare>);
  const LaneSquare* squares = position.lane(direction, index);
  const std::size_t bytes = static_cast<std::size_t>(position.rules().size) * sizeof(LaneSquare);
  Hand::Versions& versions = hand.versions[direction * kMaxSize + index];
  for (std::size_t version = 0; version < versions.used; ++version) {
    Lane& lane = *versions.lanes[version];
    if (lane.first == position.empty() && std::memcmp(lane.squares.data(), squares, bytes) == 0) return lane;
  }
  if (versions.lanes.size() == versions.used) {
    versions.lanes.push_back(std::make_unique<Lane>());
    versions.lanes.back()->spots.reserve(kUsualSpots);
  }
  Lane& lane = *versions.lanes[versions.used++];
  std::memcpy(lane.squares.data(), squares, bytes);
  lane.first = position.empty();
  lane.best.reset();
  lane.spots.clear();
  for_each_anchor(position, direction, index,
                [&](const Anchor& anchor) { lane.spots.add_anchor(position, anchor, *hand.parts, anagrams_); });
  return lane;
}

void SharedSearch::search(const Position& position, Hand& hand, std::uint8_t swaps, std::optional<RatedPlay>& best) {
  const auto offer = [&](const RatedPlay& found) {
    RatedPlay swapped = found;
    swapped.play.swaps = swaps;
    if (!best || is_better(swapped, *best)) best = swapped;
  };
  // The lanes that have spots to look at; of two with the same bound the earlier one comes first.
  struct Open {
    Equity most;
    Lane* lane;
  };
  std::array<Open, 2 * kMaxSize> open;
  int count = 0;
  for (const Direction direction : {kAcross, kDown}) {
    for (int index = 0; index < position.rules().size; ++index) {
      Lane& lane = lane_of(hand, position, direction, index);
      if (lane.best) offer(*lane.best);
      if (!lane.spots.empty()) open[count++] = {lane.spots.most(), &lane};
    }
  }
  Podium podium(1, hand.leaves);
  podium.play_from(hand.rack, 0);
  SpotLook spot(position, *hand.parts, anagrams_, jolly_letters_, podium);
  for (Equity below = kNothing; count > 0;) {
    const Equity bar = best ? best->equity : kNothing;
    if (bar > below) {
      // Lanes that cannot reach it will not be asked any more.
      below = bar;
      count = static_cast<int>(std::remove_if(open.data(), open.data() + count,
                                              [&](const Open& each) { return each.most < bar; }) - open.data());
    }
    Open* top = std::max_element(open.data(), open.data() + count,
                                 [](const Open& one, const Open& other) { return one.most < other.most; });
    if (top == open.data() + count || top->most < bar) return;
    Lane& lane = *top->lane;
    podium.begin(bar);
    const Stretch& here = lane.spots.take();
    spot.look(here);
    if (!podium.plays().empty()) {
      const RatedPlay& found = podium.plays().front();
      if (!lane.best || is_better(found, *lane.best)) lane.best = found;
      offer(found);
    } else if (best) {
      lane.spots.put_back(here, bar - 1);
    }
    if (lane.spots.empty()) {
      *top = open[--count];
    } else {
      top->most = lane.spots.most();
    }
  }
}

}  // namespace leggio
