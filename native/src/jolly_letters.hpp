// What a jolly may stand for beside given letters, remembered: spots ask the same again and again.
#pragma once

#include <bit>
#include <vector>

#include "anagram_table.hpp"

namespace leggio {

class JollyLetters {
 public:
  // Those of `all` with which a word may be made.
  LetterMask with(const AnagramTable& anagrams, AlphagramHash letters, LetterMask all) {
    if (slots_.empty()) slots_.resize(std::size_t{1} << kBits);
    Slot& slot = slots_[letters >> (64U - kBits)];
    if (slot.letters == letters && slot.asked == all) return slot.good;
    slot = {letters, all, 0};
    for (LetterMask left = all; left != 0; left &= left - 1U) {
      const auto jolly = static_cast<Letter>(std::countr_zero(left));
      slot.good |= static_cast<LetterMask>(anagrams.may_contain(letters + letter_hash(jolly))) << jolly;
    }
    return slot.good;
  }

 private:
  static constexpr unsigned kBits = 12;
  struct Slot {
    AlphagramHash letters = 0;
    LetterMask asked = 0;
    LetterMask good = 0;
  };
  std::vector<Slot> slots_;  // none until a jolly comes
};

}  // namespace leggio
