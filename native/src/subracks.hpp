// A rack as a search wants it: its tiles, its subracks, and the leave of each. Nothing here depends on the board.
#pragma once

#include <array>
#include <span>

#include "anagram_table.hpp"
#include "top_plays.hpp"

namespace leggio {

// How many of each letter, four bits a letter.
struct LetterCounts {
  std::array<std::uint64_t, 2> packed{};
  void add(Letter letter) { packed[letter >> 4U] += std::uint64_t{1} << (4U * (letter & 15U)); }
  bool operator==(const LetterCounts&) const = default;
};

// A tile of the rack.
struct RackTile {
  Letter letter = 0;    // 0 is the jolly
  int value = 0;
  LetterMask mask = 0;  // what it can be
};

// Some of the tiles of a rack. Of equal tiles the first ones are taken, so that no two subracks are the same.
struct Subrack {
  AlphagramHash letters;         // jollies apart
  LetterCounts counts;           // jollies apart
  std::int32_t leave_and_prize;  // thousandths: what the tiles not in it are worth, and its prizes
  LetterMask mask;               // what its tiles can be
  std::uint8_t members;
  std::uint8_t size;
  std::uint8_t jollies;
  std::array<std::int16_t, kMaxRack + 1> value_up_to;  // of its highest tiles together
};

class Subracks {
 public:
  // No leaves: whatever is kept is worth nothing. `out`: what laying everything is worth, where leaves count.
  Subracks(const BoardRules& rules, const Rack& rack, const LeaveTable* leaves, std::int32_t out = 0);

  [[nodiscard]] int tiles() const { return tiles_; }
  [[nodiscard]] int jollies() const { return jollies_; }
  [[nodiscard]] LetterMask letters() const { return letters_; }  // what the tiles can be
  [[nodiscard]] int most_jolly_value() const { return most_jolly_value_; }
  [[nodiscard]] int most_letter_factor() const { return most_letter_factor_; }
  [[nodiscard]] const RackTile& tile(int index) const { return tile_[index]; }  // highest value first
  [[nodiscard]] const std::array<int, kMaxRack + 1>& value_up_to() const { return value_up_to_; }

  // Those of so many tiles, best leave first.
  [[nodiscard]] std::span<const Subrack> subracks(int size) const {
    return std::span(subrack_).subspan(first_[size], first_[size + 1] - first_[size]);
  }
  [[nodiscard]] const Subrack& all() const { return subrack_[first_[tiles_]]; }
  [[nodiscard]] Equity most_leave_and_prize(int size) const { return most_leave_and_prize_[size]; }
  [[nodiscard]] Equity most_leave() const { return most_leave_; }  // of any subrack laid or given away, prizes apart

 private:
  void sort_tiles(const BoardRules& rules, const Rack& rack);
  void make_subracks();
  void rate(const BoardRules& rules, const LeaveTable* leaves, std::int32_t out);
  void order();

  int tiles_ = 0;
  const int jollies_;
  const LetterMask letters_;
  const int most_letter_factor_;
  const int most_jolly_value_;
  std::array<RackTile, kMaxRack> tile_{};
  std::array<int, kMaxRack + 1> value_up_to_{};      // of the highest tiles together
  std::array<Subrack, 1U << kMaxRack> subrack_;      // by size, then by leave
  std::array<std::uint16_t, kMaxRack + 2> first_{};  // where the subracks of a size begin
  std::array<Equity, kMaxRack + 1> most_leave_and_prize_{};
  Equity most_leave_ = 0;
};

}  // namespace leggio
