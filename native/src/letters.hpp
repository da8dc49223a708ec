// Letters inside the kernel: 1 to 26 for A to Z, 0 for the separator of the word graph.
#pragma once

#include <cstdint>

namespace leggio {

using Letter = std::uint8_t;
using LetterMask = std::uint32_t;  // bit n is letter n

inline constexpr Letter kSeparator = 0;
inline constexpr int kLetters = 26;
inline constexpr int kLongestWord = 25;  // what fits a PackedWord; the largest board is 17
inline constexpr LetterMask kAllLetters = ((1U << kLetters) - 1U) << 1U;

// What stands on a square: 0 for nothing, a letter, or a letter shown by a jolly.
using Cell = std::uint8_t;
inline constexpr Cell kJollyFlag = 0x20;

constexpr Letter letter_of(Cell cell) { return cell & 0x1F; }
constexpr bool is_jolly(Cell cell) { return (cell & kJollyFlag) != 0; }
constexpr LetterMask bit(Letter letter) { return 1U << letter; }

}  // namespace leggio
