#include "pattern.hpp"

#include <string>

#include "word_search.hpp"

namespace leggio {
namespace {

constexpr int kMostPlaces = 63;

Letter letter_of_sign(char sign, std::size_t index) {
  if (sign < 'A' || sign > 'Z') {
    throw BadQuery("only A to Z, ?, * and [...] in a pattern, at sign " + std::to_string(index + 1));
  }
  return static_cast<Letter>(sign - 'A' + 1);
}

// The letters between brackets; `index` is at the opening one and is left at the closing one.
LetterMask choice(std::string_view text, std::size_t& index) {
  const std::size_t opened = index++;
  const bool none_of = index < text.size() && text[index] == '^';
  if (none_of) ++index;
  LetterMask letters = 0;
  for (; index < text.size() && text[index] != ']'; ++index) letters |= bit(letter_of_sign(text[index], index));
  if (index == text.size()) throw BadQuery("no ] for the [ at sign " + std::to_string(opened + 1));
  if (letters == 0) throw BadQuery("no letters in the [ ] at sign " + std::to_string(opened + 1));
  return none_of ? kAllLetters & ~letters : letters;
}

}  // namespace

Pattern::Pattern(std::string_view text) {
  int place = 0;
  for (std::size_t index = 0; index < text.size(); ++index) {
    if (place == kMostPlaces) throw BadQuery("a pattern of more than " + std::to_string(kMostPlaces) + " parts");
    if (text[index] == '*') {
      // Two runs in a row are one, and so `rest` need look only one place ahead.
      if (place > 0 && (runs_ >> (place - 1) & 1U) != 0) continue;
      runs_ |= Places{1} << place++;
      continue;
    }
    const LetterMask letters = text[index] == '?'   ? kAllLetters
                               : text[index] == '[' ? choice(text, index)
                                                    : bit(letter_of_sign(text[index], index));
    for (Letter letter = 1; letter <= kLetters; ++letter) {
      if ((letters & bit(letter)) != 0) takes_[letter] |= Places{1} << place;
    }
    ++place;
  }
  end_ = Places{1} << place;
}

}  // namespace leggio
