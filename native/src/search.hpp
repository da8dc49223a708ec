// What is asked of a position: every play, how many there are, or the best, without generating what cannot be among them.
#pragma once

#include <cstdint>
#include <vector>

#include "anagram_table.hpp"
#include "last_leaves.hpp"
#include "top_plays.hpp"

namespace leggio {

// Every legal play, in no particular order, rated by its score alone.
std::vector<RatedPlay> all_plays(const Position& position, const Rack& rack);

struct PlayCount {
  std::int64_t plays = 0;  // a first word and its mirror image are one placement
  int best = 0;            // score
};
PlayCount count_plays(const Position& position, const Rack& rack);

struct SearchAids {
  const LeaveTable* leaves = nullptr;      // what plays are rated by, beside their score
  const AnagramTable* anagrams = nullptr;  // without one the graph is walked: slower, same result
  bool prune = true;                       // off, every play is generated: the same result, to check the bounds by
  std::int32_t out = 0;                    // thousandths: what a play that leaves nothing is worth, beside its score
  const LastLeaves* last = nullptr;        // leaves as the bag runs out; without them none count once it is empty

  // The leaves that count with so many tiles in the bag; none if they are all worth nothing.
  [[nodiscard]] const LeaveTable* leaves_at(int bag) const {
    const LeaveTable* found = last != nullptr ? last->at(bag) : nullptr;
    if (found == nullptr && bag > 0) found = leaves;
    return found != nullptr && !found->empty() ? found : nullptr;
  }
};

// The best plays, best first, and of equal ones those that come first; fewer if there are fewer. The aids change how long
// it takes, not what is found.
std::vector<RatedPlay> best_plays(const Position& position, const Rack& rack, std::size_t count,
                                  const SearchAids& aids = {});

}  // namespace leggio
