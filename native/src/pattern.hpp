// Patterns of words: a letter for itself, `?` for any one, `*` for any run of them (also none), `[ABC]` for one of
// these, `[^ABC]` for one that is none of these.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "letters.hpp"

namespace leggio {

// A pattern as a machine whose places are bits: the set of places that a text may have reached fits one number.
class Pattern {
 public:
  using Places = std::uint64_t;

  // Throws BadQuery with what is wrong, and where.
  explicit Pattern(std::string_view text);

  [[nodiscard]] Places start() const { return rest(1); }
  [[nodiscard]] Places after(Places places, Letter letter) const {
    return rest(((places & takes_[letter]) << 1U) | (places & runs_));
  }
  [[nodiscard]] bool ends(Places places) const { return (places & end_) != 0; }

 private:
  // A run may be of nothing: whoever is before one is after it too.
  [[nodiscard]] Places rest(Places places) const { return places | ((places & runs_) << 1U); }

  std::array<Places, kLetters + 1> takes_{};
  Places runs_ = 0;
  Places end_ = 0;
};

}  // namespace leggio
