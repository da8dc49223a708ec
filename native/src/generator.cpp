#include "generator.hpp"

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

namespace {

void find_in_lane(const Position& position, Direction direction, int index, std::vector<Hook>& hooks) {
  const LaneSquare* lane = position.lane(direction, index);
  const int size = position.rules().size;
  const bool blocks_only = position.rules().must_use_board_tile;
  int leftmost = 0;
  for (int at = 0; at < size; ++at) {
    if (lane[at].cell != 0) {
      while (at + 1 < size && lane[at + 1].cell != 0) ++at;
      hooks.push_back({direction, static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(at),
                       static_cast<std::uint8_t>(leftmost)});
      // A tile right after this block would belong to it: the next hook starts one square further on.
      leftmost = at + 2;
    } else if (!blocks_only && lane[at].crossed && (at == 0 || lane[at - 1].cell == 0)) {
      hooks.push_back({direction, static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(at),
                       static_cast<std::uint8_t>(leftmost)});
      leftmost = at + 1;
    }
  }
}

}  // namespace

std::vector<Hook> find_hooks(const Position& position) {
  std::vector<Hook> hooks;
  const int size = position.rules().size;
  if (position.empty()) {
    const auto centre = static_cast<std::uint8_t>(size / 2);
    for (const Direction direction : {kAcross, kDown}) hooks.push_back({direction, centre, centre, 0});
    return hooks;
  }
  for (const Direction direction : {kAcross, kDown}) {
    for (int index = 0; index < size; ++index) find_in_lane(position, direction, index, hooks);
  }
  return hooks;
}

}  // namespace leggio
