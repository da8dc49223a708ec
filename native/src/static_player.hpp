// Static evaluation: the play of the highest equity, score and leave, or an exchange where the leave is worth more.
#pragma once

#include "course.hpp"
#include "search.hpp"
#include "best_play_cache.hpp"

namespace leggio {

// What a player does on its turn.
struct Move {
  enum Kind : std::uint8_t { kPass, kPlay, kExchange };
  Kind kind = kPass;
  Equity equity = 0;
  Play play;  // if it is one
  Rack leave;  // of an exchange
};

// `bag` is the number of tiles in it. With none left, leaves are worth nothing, or with `aids.last` what they will cost;
// `other` is then what the other holds, which whoever goes out gains.
Move static_best_move(const Position& position, const Rack& rack, const Rack& other, int bag, const Course& course,
                      const SearchAids& aids);

// The same, with what the cache has of positions like this one.
Move static_best_move(const Position& position, const Rack& rack, const Rack& other, int bag, const Course& course,
                      const SearchAids& aids, BestPlayCache& cache);

// How plays are rated on such a turn.
SearchAids aids_on_turn(const BoardRules& board, const Rack& other, int bag, const Course& course, const SearchAids& aids);

// The best of the exchanges that may be made: a pass if there is none.
Move best_exchange(const BoardRules& board, const Rack& rack, int bag, const Course& course, const LeaveTable* leaves);

}  // namespace leggio
