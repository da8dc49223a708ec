#include "static_player.hpp"

namespace leggio {
namespace {

// Every part of a rack that keeps its jollies and gives at most so many tiles.
class Keeps {
 public:
  Keeps(const Rack& rack, int most_given, const LeaveTable& leaves, Choice& best)
      : rack_(rack), most_given_(most_given), leaves_(leaves), best_(best) {
    LeaveTable::Key jollies = LeaveTable::kNothing;
    for (int jolly = 0; jolly < rack.count[0]; ++jolly) jollies = LeaveTable::with(jollies, 0);
    go(1, jollies, rack.count[0]);
  }

 private:
  void go(int letter, LeaveTable::Key kept, int tiles) {
    while (letter <= kLetters && rack_.count[letter] == 0) ++letter;
    if (letter > kLetters) {
      const int given = rack_.tiles - tiles;
      if (given == 0 || given > most_given_) return;
      const Equity worth = leaves_.value(kept);
      if (best_.kind == Choice::kExchange && worth <= best_.equity) return;
      best_ = {Choice::kExchange, worth, {}, LeaveTable::rack_of(kept)};
      return;
    }
    for (int keep = 0; keep <= rack_.count[letter]; ++keep) {
      go(letter + 1, kept, tiles + keep);
      kept = LeaveTable::with(kept, static_cast<Letter>(letter));
    }
  }

  const Rack& rack_;
  const int most_given_;
  const LeaveTable& leaves_;
  Choice& best_;
};

const LeaveTable* worth_anything(const LeaveTable* leaves, int bag) {
  return bag > 0 && leaves != nullptr && !leaves->empty() ? leaves : nullptr;
}

// The best play, if there is one, or an exchange.
Choice better_of(const RatedPlay* found, const BoardRules& board, const Rack& rack, int bag, const Course& course,
                 const LeaveTable* leaves) {
  // Without leaves no exchange is worth a play; where a whole rack goes back there is nothing to compare.
  if (found != nullptr && (leaves == nullptr || course.kind != 0)) return {Choice::kPlay, found->equity, found->play, {}};
  const Choice exchange = best_exchange(board, rack, bag, course, leaves);
  if (found == nullptr) return exchange;
  if (exchange.kind == Choice::kExchange && exchange.equity > found->equity) return exchange;
  return {Choice::kPlay, found->equity, found->play, {}};
}

}  // namespace

Choice best_exchange(const BoardRules& board, const Rack& rack, int bag, const Course& course, const LeaveTable* leaves) {
  Choice best;
  if (course.kind != 0) {
    if (bag > 0 && is_of_one_kind(board, course, rack)) best.kind = Choice::kExchange;
    return best;
  }
  if (bag < course.exchange_needs) return best;
  if (leaves != nullptr && !leaves->empty()) {
    Keeps(rack, bag, *leaves, best);
  } else if (bag >= rack.tiles) {
    best.kind = Choice::kExchange;
  }
  return best;
}

Choice static_choice(const Position& position, const Rack& rack, int bag, const Course& course, const SearchAids& aids) {
  const LeaveTable* leaves = worth_anything(aids.leaves, bag);
  const auto found = best_plays(position, rack, 1, {leaves, aids.anagrams, aids.prune});
  return better_of(found.empty() ? nullptr : &found.front(), position.rules(), rack, bag, course, leaves);
}

Choice static_choice(const Position& position, const Rack& rack, int bag, const Course& course, const SearchAids& aids,
                     SharedSearch& shared) {
  if (!aids.prune) return static_choice(position, rack, bag, course, aids);
  const LeaveTable* leaves = worth_anything(aids.leaves, bag);
  const auto found = shared.best(position, rack, leaves);
  // Mostly no exchange comes near the best play, and none has to be looked for.
  if (found && leaves != nullptr && shared.most_leave(position.rules(), rack, leaves) <= found->equity) {
    return {Choice::kPlay, found->equity, found->play, {}};
  }
  return better_of(found ? &*found : nullptr, position.rules(), rack, bag, course, leaves);
}

}  // namespace leggio
