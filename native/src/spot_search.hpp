// The best plays by best-first search over spots.
//
// A spot (see Spot) is bounded twice. First by its squares, as if the highest tiles of the rack could go where they count
// most. If that is still more than the best play found, each part of the rack of that size is looked at: is any word made
// of it and the letters of the board there (see AnagramTable), has it a letter for each square that is crossed, how much
// could those very tiles score? Most spots end here, bonus and all; where one does not, the words are tried. Spots are
// taken best bound first, until no bound is above the best play.
#pragma once

#include <array>
#include <vector>

#include "anagram_table.hpp"
#include "podium.hpp"
#include "spot.hpp"

namespace leggio {

class SpotSearch {
 public:
  // Without a table of anagrams every part of the rack may make a word, and the graph is walked for it.
  SpotSearch(const Position& position, const HookList& hooks, const Rack& rack, const AnagramTable* anagrams,
             Podium& podium);
  void run();

 private:
  // How many of each letter, four bits a letter.
  struct Counts {
    std::array<std::uint64_t, 2> packed{};
    void add(Letter letter) { packed[letter >> 4U] += std::uint64_t{1} << (4U * (letter & 15U)); }
    bool operator==(const Counts&) const = default;
  };

  // A tile of the rack; they are kept highest value first.
  struct Tile {
    Letter letter = 0;    // 0 is the jolly
    int value = 0;
    LetterMask mask = 0;  // what it can be
  };

  // A part of the rack. Of equal tiles the first ones are taken, so that no two parts are the same.
  struct Part {
    LettersHash letters;  // jollies apart
    Counts counts;        // jollies apart
    std::int32_t leave;   // thousandths, of the tiles not in it
    LetterMask mask;      // what its tiles can be
    std::uint8_t members;
    std::uint8_t size;
    std::uint8_t jollies;
    std::array<std::int16_t, kMaxRack + 1> value_up_to;  // of its highest tiles together
  };

  // A stretch of a lane and what counts there. A square that is crossed takes the highest tile that may go there; the
  // other tiles go highest first where letters count most.
  struct Stretch {
    LettersHash standing = 0;  // the letters of the board
    int factor = 1;
    int main = 0;              // points of the main word before its factor, of tiles on free squares apart
    int crossings = 0;         // points of the words that cross
    std::uint32_t crossed = 0;       // bit n: the n-th square of the lane is one of those crossed
    std::uint64_t free_squares = 0;  // by n, four bits each: free squares where letters count n times or more
    std::uint8_t length = 0;
    std::uint8_t laid = 0;
    [[nodiscard]] unsigned free(int times) const { return free_squares >> (4 * times) & 15U; }
  };

  // A spot to look at. Those with fewer tiles from the same start come after it: their stretches are kept before its own.
  struct Item {
    std::uint64_t rank;     // by bound; of two equal bounds the earlier one comes first, on every machine
    std::uint32_t stretch;
    std::uint16_t hook;
    std::uint8_t start;
    std::uint8_t least;     // tiles that a word from there to the hook needs
  };
  static bool comes_after(const Item& one, const Item& other) { return one.rank < other.rank; }
  static constexpr unsigned kOrderBits = 24;  // far more spots than a board has
  static constexpr Equity kLowestBound = -(Equity{1} << 38U);
  [[nodiscard]] std::uint64_t rank_of(Equity bound) {
    return (static_cast<std::uint64_t>(bound - kLowestBound) << kOrderBits) | (((1U << kOrderBits) - 1U) - pushed_++);
  }
  static Equity bound_of(const Item& item) { return static_cast<Equity>(item.rank >> kOrderBits) + kLowestBound; }

  void sort_tiles(const Rack& rack);
  void make_parts();
  void rate_leaves();
  void add_hook(std::uint16_t index);
  void add_start(std::uint16_t index, const LaneSquare* lane, int start, const Stretch& left);
  void add(Stretch& stretch, const LaneSquare* lane, int at) const;
  void push(Item item, Equity bound);
  [[nodiscard]] Equity bound(const Stretch& stretch, const LaneSquare* lane, int start) const;
  [[nodiscard]] bool is_possible(const Stretch& stretch, const Hook& hook) const;
  void look(const Item& item, const Stretch& stretch, const LaneSquare* lane);
  [[nodiscard]] int points_with(const Stretch& stretch, const LaneSquare* lane, const Part& part) const;
  [[nodiscard]] bool makes_a_word(const Part& part, LettersHash standing) const;
  [[nodiscard]] int most_word_prize(const LaneSquare* lane, int start, int tiles) const;
  void try_words(const Item& item, const Stretch& stretch, const LaneSquare* lane, const Part& part, Equity most);
  void try_word(const Item& item, const Stretch& stretch, const LaneSquare* lane, const Part& part, ShortWord word,
                Letter jolly);
  void record(const Item& item, const Stretch& stretch, const LaneSquare* lane, Play& play, Points points, bool pure);

  const Position& position_;
  const HookList& hooks_;
  const BoardRules& rules_;
  const AnagramTable* anagrams_;
  Podium& podium_;
  const int first_factor_;
  const int jollies_;         // on the rack
  const LetterMask letters_;  // what the rack's tiles can be
  const int most_letter_factor_;
  const int most_jolly_value_;
  int tiles_ = 0;
  std::array<Tile, kMaxRack> tile_{};
  std::array<int, kMaxRack + 1> value_up_to_{};      // of the highest tiles together
  std::array<Part, 1U << kMaxRack> part_;            // by size
  std::array<std::uint16_t, kMaxRack + 2> first_{};  // where the parts of a size begin
  std::array<Equity, kMaxRack + 1> most_kept_{};     // best leave and prizes of a part of this size or less
  std::vector<Stretch> stretches_;
  std::vector<Item> items_;  // a heap
  std::uint32_t pushed_ = 0;
};

}  // namespace leggio
