#include "static_player.hpp"

namespace leggio {
namespace {

// Every leave of a rack that keeps its jollies and gives at most so many tiles.
class ExchangeLeaves {
 public:
  ExchangeLeaves(const Rack& rack, int most_given, const LeaveTable& leaves, Move& best)
      : rack_(rack), most_given_(most_given), leaves_(leaves), best_(best) {
    LeaveTable::Key jollies = LeaveTable::kEmptyLeave;
    for (int jolly = 0; jolly < rack.count[0]; ++jolly) jollies = LeaveTable::with(jollies, 0);
    extend(1, jollies, rack.count[0]);
  }

 private:
  void extend(int letter, LeaveTable::Key leave, int tiles) {
    while (letter <= kLetters && rack_.count[letter] == 0) ++letter;
    if (letter > kLetters) {
      const int given = rack_.tiles - tiles;
      if (given == 0 || given > most_given_) return;
      const Equity worth = leaves_.value(leave);
      if (best_.kind == Move::kExchange && worth <= best_.equity) return;
      best_ = {Move::kExchange, worth, {}, LeaveTable::rack_of(leave)};
      return;
    }
    for (int keep = 0; keep <= rack_.count[letter]; ++keep) {
      extend(letter + 1, leave, tiles + keep);
      leave = LeaveTable::with(leave, static_cast<Letter>(letter));
    }
  }

  const Rack& rack_;
  const int most_given_;
  const LeaveTable& leaves_;
  Move& best_;
};

// In thousandths: what going out is worth besides, for the other does not play again.
constexpr std::int32_t kTempo = 10000;

// The best play, if there is one, or an exchange.
Move better_of(const RatedPlay* found, const BoardRules& board, const Rack& rack, int bag, const Course& course,
                 const LeaveTable* leaves) {
  // Without leaves no exchange is worth a play; where a whole rack goes back there is nothing to compare.
  if (found != nullptr && (leaves == nullptr || course.kind != 0)) return {Move::kPlay, found->equity, found->play, {}};
  const Move exchange = best_exchange(board, rack, bag, course, leaves);
  if (found == nullptr) return exchange;
  if (exchange.kind == Move::kExchange && exchange.equity > found->equity) return exchange;
  return {Move::kPlay, found->equity, found->play, {}};
}

}  // namespace

Move best_exchange(const BoardRules& board, const Rack& rack, int bag, const Course& course, const LeaveTable* leaves) {
  Move best;
  if (course.kind != 0) {
    if (bag > 0 && is_of_one_kind(board, course, rack)) best.kind = Move::kExchange;
    return best;
  }
  if (bag < course.exchange_needs) return best;
  if (leaves != nullptr && !leaves->empty()) {
    ExchangeLeaves(rack, bag, *leaves, best);
  } else if (bag >= rack.tiles) {
    best.kind = Move::kExchange;
  }
  return best;
}

SearchAids aids_on_turn(const BoardRules& board, const Rack& other, int bag, const Course& course, const SearchAids& aids) {
  SearchAids now = aids;
  now.leaves = aids.leaves_at(bag);
  if (aids.last != nullptr && bag == 0) now.out = 1000 * gained_going_out(board, course, other) + kTempo;
  return now;
}

Move static_best_move(const Position& position, const Rack& rack, const Rack& other, int bag, const Course& course,
                      const SearchAids& aids) {
  const SearchAids now = aids_on_turn(position.rules(), other, bag, course, aids);
  const auto found = best_plays(position, rack, 1, now);
  return better_of(found.empty() ? nullptr : &found.front(), position.rules(), rack, bag, course, now.leaves);
}

Move static_best_move(const Position& position, const Rack& rack, const Rack& other, int bag, const Course& course,
                      const SearchAids& aids, BestPlayCache& cache) {
  if (!aids.prune) return static_best_move(position, rack, other, bag, course, aids);
  const SearchAids now = aids_on_turn(position.rules(), other, bag, course, aids);
  const auto found = cache.best(position, rack, now.leaves, now.out);
  // Mostly no exchange comes near the best play, and none has to be looked for.
  if (found && now.leaves != nullptr && cache.most_leave(position.rules(), rack, now.leaves, now.out) <= found->equity) {
    return {Move::kPlay, found->equity, found->play, {}};
  }
  return better_of(found ? &*found : nullptr, position.rules(), rack, bag, course, now.leaves);
}

}  // namespace leggio
