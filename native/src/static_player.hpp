// The static player: the play of the highest equity, or an exchange where keeping some tiles is worth more than any play.
#pragma once

#include "course.hpp"
#include "search.hpp"
#include "shared_search.hpp"

namespace leggio {

struct Choice {
  enum Kind : std::uint8_t { kPass, kPlay, kExchange };
  Kind kind = kPass;
  Equity equity = 0;
  Play play;  // if it is one
  Rack kept;  // of an exchange
};

// `bag` is the number of tiles in it. With none left, leaves are worth nothing.
Choice static_choice(const Position& position, const Rack& rack, int bag, const Course& course, const SearchAids& aids);

// The same, with what was found out about positions like this one.
Choice static_choice(const Position& position, const Rack& rack, int bag, const Course& course, const SearchAids& aids,
                     SharedSearch& shared);

// The best of the exchanges that may be made: no choice (a pass) if there is none.
Choice best_exchange(const BoardRules& board, const Rack& rack, int bag, const Course& course, const LeaveTable* leaves);

}  // namespace leggio
