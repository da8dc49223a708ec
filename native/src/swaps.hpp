// Flying jollies: every position a player may play from, once each.
//
// Whoever holds the tile that a jolly on the board stands for may put it there and take the jolly, for any number of
// jollies. To take one again after playing it would be to have played its tile: each set of jollies taken is one
// position, and the order does not matter.
#pragma once

#include "generator.hpp"

namespace leggio {

// Calls `play_from(position, rack, swaps)`: first with no swaps, then with every set of them that the rack can pay.
template <typename PlayFrom>
void for_each_swap(const Position& position, const Rack& rack, PlayFrom&& play_from) {
  play_from(position, rack, std::uint8_t{0});
  const BoardRules& rules = position.rules();
  if (!rules.jollies_fly || position.jolly_count() == 0) return;
  const Position::Jollies jollies = position.jollies();
  std::array<Letter, kMaxFlying> stands_for{};
  for (int index = 0; index < jollies.count; ++index) {
    const int square = jollies.square[index];
    stands_for[index] = letter_of(position.lane(kAcross, square / rules.size)[square % rules.size].cell);
  }
  for (unsigned swaps = 1; swaps < 1U << jollies.count; ++swaps) {
    Rack after = rack;
    bool paid = true;
    bool worth_the_same = true;
    for (int index = 0; index < jollies.count; ++index) {
      if ((swaps >> index & 1U) == 0) continue;
      const Letter letter = stands_for[index];
      paid = paid && after.count[letter] > 0;
      if (!paid) break;
      --after.count[letter];
      ++after.count[0];
      worth_the_same = worth_the_same && rules.value[letter] == rules.jolly_value[letter];
    }
    if (!paid) continue;
    if (worth_the_same) {
      // The board reads and counts as before: no need for another.
      play_from(position, after, static_cast<std::uint8_t>(swaps));
      continue;
    }
    Position changed = position;
    for (int index = 0; index < jollies.count; ++index) {
      if ((swaps >> index & 1U) != 0) changed.replace_jolly(jollies.square[index]);
    }
    play_from(changed, after, static_cast<std::uint8_t>(swaps));
  }
}

// Every play with every set of swaps.
template <typename Sink>
void generate_all(const Position& position, const Rack& rack, Sink& sink) {
  const AnchorList anchors(position);
  for_each_swap(position, rack, [&](const Position& from, const Rack& with, std::uint8_t swaps) {
    if (swaps == 0) {
      Generator<Sink> generator(from, with, sink);
      for (const Anchor& anchor : anchors) generator.run(anchor);
      return;
    }
    auto after_swaps = [&](const Play& play) {
      Play swapped = play;
      swapped.swaps = swaps;
      sink(static_cast<const Play&>(swapped));
    };
    Generator<decltype(after_swaps)> generator(from, with, after_swaps);
    for (const Anchor& anchor : anchors) generator.run(anchor);
  });
}

}  // namespace leggio
