#include "search.hpp"

#include <algorithm>

#include "spot_search.hpp"
#include "swaps.hpp"

namespace leggio {
namespace {

// More plays than these are wanted from so many spots that generating everything costs less.
constexpr std::size_t kFew = 24;

}  // namespace

std::vector<RatedPlay> all_plays(const Position& position, const Rack& rack) {
  std::vector<RatedPlay> found;
  auto sink = [&](const Play& play) { found.push_back({Equity{play.score} * 1000, play}); };
  generate_all(position, rack, sink);
  return found;
}

PlayCount count_plays(const Position& position, const Rack& rack) {
  PlayCount count;
  auto sink = [&, first = position.empty()](const Play& play) {
    if (first && play.direction == kDown) return;
    ++count.plays;
    count.best = std::max<int>(count.best, play.score);
  };
  generate_all(position, rack, sink);
  return count;
}

std::vector<RatedPlay> best_plays(const Position& position, const Rack& rack, std::size_t count,
                                  const SearchAids& aids) {
  if (count == 0 || rack.tiles == 0) return {};
  const AnagramTable* anagrams = aids.anagrams != nullptr && aids.anagrams->usable() ? aids.anagrams : nullptr;
  const AnchorList anchors(position);
  TopPlays top_plays(count, aids.leaves, aids.out);
  for_each_swap(position, rack, [&](const Position& from, const Rack& with, std::uint8_t swaps) {
    top_plays.play_from(with, swaps);
    if (aids.prune && count <= kFew) {
      search_spots(from, anchors, Subracks(from.rules(), with, top_plays.leaves(), aids.out), anagrams, top_plays);
      return;
    }
    Generator<TopPlays> generator(from, with, top_plays);
    for (const Anchor& anchor : anchors) generator.run(anchor);
  });
  return top_plays.take();
}

}  // namespace leggio
