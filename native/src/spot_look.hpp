// What can be played on a spot.
//
// Each part of the rack of the right size is looked at: is any word made of it and the letters of the board there (see
// AnagramTable), has it a letter for each square with a cross-word, how much could those very tiles score? Most spots end
// here, bonus and all; where one does not, the words are tried.
#pragma once

#include "jolly_letters.hpp"
#include "spots.hpp"

namespace leggio {

class SpotLook {
 public:
  // Without a table of anagrams every part of the rack may make a word, and the graph is walked for it.
  SpotLook(const Position& position, const RackParts& rack, const AnagramTable* anagrams, JollyLetters& jolly_letters,
           Podium& podium);

  // Puts every play of the spot that reaches the podium's bar on it.
  void look(const Stretch& stretch);

 private:
  // A square with a cross-word, as the tiles of the rack see it.
  struct CrossSquare {
    unsigned fits;  // bit n: the n-th tile of the rack may go there
    int best;       // the highest value of those
    Points weight;
  };
  void find_cross_squares(const Stretch& spot);
  [[nodiscard]] int points_with(const Stretch& spot, const RackPart& part) const;
  void try_words(const Stretch& spot, const RackPart& part, Equity most);
  void try_word(const Stretch& spot, const RackPart& part, ShortWord word, Letter jolly);
  void record(const Stretch& spot, Play& play, Points points, bool pure);
  void walk(const Stretch& spot, unsigned members, Equity most_kept);

  const Position& position_;
  const BoardRules& rules_;
  const RackParts& rack_;
  const AnagramTable* anagrams_;
  JollyLetters& jolly_letters_;
  Podium& podium_;
  const int first_factor_;
  const LaneSquare* lane_ = nullptr;  // of the spot
  std::array<CrossSquare, kMaxSize> cross_squares_;
  int cross_square_count_ = 0;
};

}  // namespace leggio
