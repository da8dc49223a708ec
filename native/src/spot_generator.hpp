// What can be played on a spot.
//
// Each subrack of the right size is looked at: is any word made of it and the letters of the board there (see
// AnagramTable), has it a letter for each square with a cross-word, how much could those very tiles score? Most spots
// end here, bonus and all; where one does not, the words are tried.
#pragma once

#include "jolly_letters.hpp"
#include "spot_heap.hpp"

namespace leggio {

class SpotGenerator {
 public:
  // Without a table of anagrams every subrack may make a word, and the graph is walked for it.
  SpotGenerator(const Position& position, const Subracks& rack, const AnagramTable* anagrams, JollyLetters& jolly_letters,
           TopPlays& top_plays);

  // Adds every play of the spot that reaches the cutoff to the top plays.
  void generate(const SpotBound& spot);

 private:
  // A square with a cross-word, as the tiles of the rack see it.
  struct CrossSquare {
    unsigned fits;  // bit n: the n-th tile of the rack may go there
    int best;       // the highest value of those
    Points weight;
  };
  void find_cross_squares(const SpotBound& spot);
  [[nodiscard]] int points_with(const SpotBound& spot, const Subrack& subrack) const;
  void try_words(const SpotBound& spot, const Subrack& subrack, Equity most);
  void try_word(const SpotBound& spot, const Subrack& subrack, ShortWord word, Letter jolly);
  void record(const SpotBound& spot, Play& play, Points points, bool pure);
  void walk(const SpotBound& spot, unsigned members, Equity most_leave_and_prize);

  const Position& position_;
  const BoardRules& rules_;
  const Subracks& rack_;
  const AnagramTable* anagrams_;
  JollyLetters& jolly_letters_;
  TopPlays& top_plays_;
  const int first_factor_;
  const LaneSquare* lane_ = nullptr;  // of the spot
  std::array<CrossSquare, kMaxSize> cross_squares_;
  int cross_square_count_ = 0;
};

}  // namespace leggio
