#include "generator.hpp"

#include <span>

namespace leggio {

bool Rack::parse(std::string_view text, int most) {
  *this = Rack{};
  if (text.size() > static_cast<std::size_t>(most)) return false;
  for (const char sign : text) {
    if (sign != '?' && (sign < 'A' || sign > 'Z')) return false;
    ++count[sign == '?' ? 0 : sign - 'A' + 1];
    ++tiles;
  }
  return true;
}

LetterMask Rack::letters() const {
  LetterMask letters = 0;
  for (Letter letter = 1; letter <= kLetters; ++letter) {
    if (count[letter] > 0) letters |= bit(letter);
  }
  return letters;
}

AnchorList::AnchorList(const Position& position) {
  for (const Direction direction : {kAcross, kDown}) {
    for (int index = 0; index < position.rules().size; ++index) {
      for_each_anchor(position, direction, index, [&](const Anchor& anchor) { anchors_[count_++] = anchor; });
    }
  }
}

int word_prize(const BoardRules& rules, const LaneSquare* lane, const Play& play, int first, bool pure) {
  for (const WordPrize& prize : std::span(rules.word_prizes.data(), rules.word_prize_count)) {
    if (prize.length != play.length) continue;
    int same = 0;
    for (; same < play.length; ++same) {
      const bool stood = play.cells[same] == 0;
      const Cell cell = stood ? lane[first + same].cell : play.cells[same];
      if (letter_of(cell) != prize.letters[same] || (stood && same > 0 && play.cells[same - 1] == 0)) break;
    }
    if (same == play.length) return prize.prize + (pure ? prize.pure_prize : 0);
  }
  return 0;
}

}  // namespace leggio
