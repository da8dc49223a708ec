// What the kernel knows of a game's rules: board, values, prizes. Filled in from the rule sets of the games.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "letters.hpp"

namespace leggio {

inline constexpr int kMaxSize = 17;
inline constexpr int kMaxSquares = kMaxSize * kMaxSize;
inline constexpr int kMaxRack = 8;
inline constexpr int kMaxLetterFactor = 9;
inline constexpr int kMaxWordPrizes = 4;
inline constexpr int kMaxFlying = 4;  // jollies that can fly: each more would double what there is to look at

// A prize for one word made at once: the main word of the play is exactly this word, and no two neighbours of its letters
// stood on the board before, so that no part of it was a word. Single letters that it crosses do not count against it. A
// word that is only crossed by the play wins nothing.
struct WordPrize {
  std::array<Letter, kMaxSize> letters{};
  std::uint8_t length = 0;
  std::int16_t prize = 0;
  std::int16_t pure_prize = 0;  // on top of it, for a play without a jolly
};

struct BoardRules {
  int size = 15;
  int rack_size = 7;
  std::array<std::uint8_t, kMaxSquares> letter_factor{};  // row by row
  std::array<std::uint8_t, kMaxSquares> word_factor{};
  std::array<std::int16_t, kLetters + 1> value{};        // by letter
  std::array<std::int16_t, kLetters + 1> jolly_value{};  // of a jolly standing for the letter
  std::array<std::uint8_t, kLetters + 1> count{};        // tiles of each letter; 0 is the jolly
  LetterMask jolly_letters = kAllLetters;                // what a jolly may stand for
  std::array<std::int16_t, kMaxRack + 1> prize{};        // by number of tiles laid
  std::array<std::int16_t, kMaxRack + 1> pure_prize{};   // on top of it, for a play without a jolly
  std::array<WordPrize, kMaxWordPrizes> word_prizes{};
  int word_prize_count = 0;
  bool premiums_stay = false;        // premium squares count for tiles already there too
  bool letter_premiums_stay = true;  // where they do, those of letters as well
  // A later play whose main word holds no tile of the board touches it by lengthening a run of at least so many tiles
  // crosswise: 1 any tile, 2 a word, the size of the board none at all.
  std::uint8_t least_cross_run = 1;
  // Before playing, a jolly on the board may be taken against the tile it stands for; at most kMaxFlying jollies then.
  bool jollies_fly = false;
  int first_word_factor = 1;  // of the first word on the board, prizes apart

  [[nodiscard]] int most_letter_factor() const {
    return *std::max_element(letter_factor.begin(), letter_factor.begin() + size * size);
  }
  // Of a jolly, whatever it stands for.
  [[nodiscard]] int most_jolly_value() const {
    int most = 0;
    for (int letter = 1; letter <= kLetters; ++letter) {
      if ((jolly_letters >> letter & 1U) != 0) most = std::max<int>(most, jolly_value[letter]);
    }
    return most;
  }
};

}  // namespace leggio
