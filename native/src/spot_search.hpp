// The best plays by best-first search over spots.
//
// A spot (see Spot) is bounded by its squares (see SpotHeap), then looked at subrack by subrack (see SpotGenerator). Spots
// are taken best bound first, until no bound is above the best play.
#pragma once

#include "spot_generator.hpp"

namespace leggio {

inline void search_spots(const Position& position, const AnchorList& anchors, const Subracks& rack,
                         const AnagramTable* anagrams, TopPlays& top_plays) {
  constexpr std::size_t kUsual = 512;
  SpotHeap spots;
  spots.reserve(kUsual);
  for (const Anchor& anchor : anchors) spots.add_anchor(position, anchor, rack, anagrams);
  JollyLetters jolly_letters;
  SpotGenerator generator(position, rack, anagrams, jolly_letters, top_plays);
  while (!spots.empty() && spots.most() >= top_plays.cutoff()) {
    generator.generate(spots.take());
  }
}

}  // namespace leggio
