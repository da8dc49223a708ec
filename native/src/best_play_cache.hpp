// A cache for the best plays of many positions that have much in common, as the rollouts of one sample have: few different
// racks, and boards that differ in a few lanes only.
//
// What was found out about a lane with a rack holds for every board that has the same lane: its best play so far, and for
// each spot that was not looked at, or in vain, the most that may be there. A search adds to it what it must know to be
// sure of its own best play. What is found is the same as without it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "jolly_letters.hpp"
#include "spot_heap.hpp"

namespace leggio {

class BestPlayCache {
 public:
  explicit BestPlayCache(const AnagramTable* anagrams) : anagrams_(anagrams) {}

  // As the first of `best_plays`.
  std::optional<RatedPlay> best(const Position& position, const Rack& rack, const LeaveTable* leaves, std::int32_t out = 0);

  // The most that keeping some of the tiles can be worth.
  Equity most_leave(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves, std::int32_t out = 0) {
    return rack_of(rules, rack, leaves, out).subracks->most_leave();
  }

  // Nothing is known any more: what comes has little in common with what was.
  void clear() { used_ = 0; }

 private:
  // A lane as some board had it.
  struct CachedLane {
    std::array<LaneSquare, kMaxSize> squares;
    bool first = false;  // nothing on the board
    SpotHeap spots;      // that may have more than the best play has
    std::optional<RatedPlay> best;
  };

  // A rack, and the lanes that it was tried on.
  struct CachedRack {
    Rack rack;
    const LeaveTable* leaves = nullptr;
    std::int32_t out = 0;
    std::optional<Subracks> subracks;
    struct Versions {
      std::vector<std::unique_ptr<CachedLane>> lanes;  // kept for the next rack, so that nothing is allocated for it
      std::size_t used = 0;
    };
    std::array<Versions, 2 * kMaxSize> versions;
  };

  CachedRack& rack_of(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves, std::int32_t out);
  CachedLane& lane_of(CachedRack& cached, const Position& position, Direction direction, int index) const;
  void search(const Position& position, CachedRack& cached, std::uint8_t swaps, std::optional<RatedPlay>& best);

  const AnagramTable* anagrams_;
  JollyLetters jolly_letters_;
  std::vector<std::unique_ptr<CachedRack>> racks_;
  std::size_t used_ = 0;  // of them
  std::size_t next_ = 0;  // to give up when there are too many
};

}  // namespace leggio
