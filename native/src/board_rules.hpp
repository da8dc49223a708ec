// What the kernel knows of a game's rules: board, values, prizes. Filled in from the rule sets of the games.
#pragma once

#include <array>
#include <cstdint>

#include "letters.hpp"

namespace leggio {

inline constexpr int kMaxSize = 17;
inline constexpr int kMaxSquares = kMaxSize * kMaxSize;
inline constexpr int kMaxRack = 8;

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
  bool premiums_stay = false;        // premium squares count for tiles already there too
  bool must_use_board_tile = false;  // a main word made of new tiles only is no play, except the first
  int first_word_factor = 1;         // of the first word on the board, prizes apart
};

}  // namespace leggio
