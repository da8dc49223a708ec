// A word in one 128-bit number, five bits a letter from the top: numbers compare as words do, and shifting, cutting and
// comparing words are single operations.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "letters.hpp"

namespace leggio {

__extension__ using PackedWord = unsigned __int128;

inline constexpr unsigned kLetterBits = 5;
inline constexpr unsigned kFirstLetterAt = 128 - kLetterBits;
static_assert(kLongestWord * kLetterBits <= 128);

constexpr PackedWord packed_letter(Letter letter, std::size_t index) {
  return static_cast<PackedWord>(letter) << (kFirstLetterAt - kLetterBits * index);
}

constexpr Letter letter_at(PackedWord word, std::size_t index) {
  return static_cast<Letter>(word >> (kFirstLetterAt - kLetterBits * index)) & 31U;
}

constexpr unsigned leading_zeros(PackedWord bits) {
  const auto high = static_cast<std::uint64_t>(bits >> 64U);
  return high != 0 ? static_cast<unsigned>(std::countl_zero(high))
                   : 64U + static_cast<unsigned>(std::countl_zero(static_cast<std::uint64_t>(bits)));
}

constexpr std::size_t length_of(PackedWord word) {
  const auto low = static_cast<std::uint64_t>(word);
  const unsigned zeros = low != 0 ? static_cast<unsigned>(std::countr_zero(low))
                                  : 64U + static_cast<unsigned>(std::countr_zero(static_cast<std::uint64_t>(word >> 64U)));
  return zeros >= 128 ? 0 : (128U - zeros + kLetterBits - 1) / kLetterBits;
}

// How many letters two words begin with in common. They must differ.
constexpr std::size_t common_prefix(PackedWord one, PackedWord other) { return leading_zeros(one ^ other) / kLetterBits; }

// Two words one after the other; together they must fit.
constexpr PackedWord joined(PackedWord one, std::size_t length, PackedWord other) {
  return length >= kLongestWord ? one : one | (other >> (kLetterBits * length));
}

// False if the text is not of capitals A to Z, or too long.
inline bool pack(std::string_view text, PackedWord& word) {
  if (text.size() > kLongestWord) return false;
  word = 0;
  if (text.empty()) return true;
  bool letters = true;
  for (const char sign : text) {
    const unsigned code = static_cast<unsigned char>(sign) - unsigned{'A'};
    letters &= code < kLetters;
    word = (word << kLetterBits) | ((code + 1) & 31U);
  }
  word <<= 128 - kLetterBits * text.size();
  return letters;
}

}  // namespace leggio
