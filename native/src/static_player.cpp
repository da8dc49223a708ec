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
  const LeaveTable* leaves = bag > 0 && aids.leaves != nullptr && !aids.leaves->empty() ? aids.leaves : nullptr;
  const auto found = best_plays(position, rack, 1, {leaves, aids.anagrams, aids.prune});
  // Without leaves no exchange is worth a play.
  if (!found.empty() && leaves == nullptr) return {Choice::kPlay, found.front().equity, found.front().play, {}};
  const Choice exchange = best_exchange(position.rules(), rack, bag, course, leaves);
  if (found.empty()) return exchange;
  // Where a whole rack goes back there is nothing to compare: a play comes first.
  if (course.kind == 0 && exchange.kind == Choice::kExchange && exchange.equity > found.front().equity) return exchange;
  return {Choice::kPlay, found.front().equity, found.front().play, {}};
}

}  // namespace leggio
