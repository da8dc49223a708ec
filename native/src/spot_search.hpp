// The best plays by best-first search over spots.
//
// A spot (see Spot) is bounded by its squares (see Spots), then looked at part by part of the rack (see SpotLook). Spots are
// taken best bound first, until no bound is above the best play.
#pragma once

#include "spot_look.hpp"

namespace leggio {

inline void search_spots(const Position& position, const AnchorList& anchors, const RackParts& rack,
                         const AnagramTable* anagrams, Podium& podium) {
  constexpr std::size_t kUsual = 512;
  Spots spots;
  spots.reserve(kUsual);
  for (const Anchor& anchor : anchors) spots.add_anchor(position, anchor, rack, anagrams);
  JollyLetters jolly_letters;
  SpotLook spot(position, rack, anagrams, jolly_letters, podium);
  while (!spots.empty() && spots.most() >= podium.bar()) {
    spot.look(spots.take());
  }
}

}  // namespace leggio
