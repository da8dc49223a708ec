// The bag: tiles in an order, drawn from its end.
#pragma once

#include <utility>
#include <vector>

#include "generator.hpp"
#include "random.hpp"

namespace leggio {

using Bag = std::vector<Letter>;  // 0 is the jolly

inline Bag tiles_of(const Rack& rack) {
  Bag tiles;
  for (int tile = 0; tile <= kLetters; ++tile) tiles.insert(tiles.end(), rack.count[tile], static_cast<Letter>(tile));
  return tiles;
}

inline void shuffle(Bag& bag, Random& random) {
  for (std::size_t left = bag.size(); left > 1; --left) std::swap(bag[left - 1], bag[random.below(left)]);
}

inline void draw(Rack& rack, Bag& bag, int up_to) {
  while (rack.tiles < up_to && !bag.empty()) {
    ++rack.count[bag.back()];
    ++rack.tiles;
    bag.pop_back();
  }
}

// Each at any place of the bag.
inline void put_back(const Bag& tiles, Bag& bag, Random& random) {
  for (const Letter tile : tiles) {
    bag.push_back(tile);
    std::swap(bag.back(), bag[random.below(bag.size())]);
  }
}

// What is not in the leave goes back and as much is drawn: afterwards, as art. 34 of Scrabble has it, or first, as art. 23
// of Scarabeo has it for a whole rack of one kind.
inline void exchange(Rack& rack, const Rack& leave, int up_to, bool returned_first, Bag& bag, Random& random) {
  Rack returned = rack;
  for (int tile = 0; tile <= kLetters; ++tile) {
    returned.count[tile] = static_cast<std::uint8_t>(returned.count[tile] - leave.count[tile]);
  }
  rack = leave;
  if (!returned_first) draw(rack, bag, up_to);
  put_back(tiles_of(returned), bag, random);
  if (returned_first) draw(rack, bag, up_to);
}

}  // namespace leggio
