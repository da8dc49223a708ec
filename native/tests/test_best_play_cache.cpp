#include "check.hpp"
#include "samples.hpp"
#include "search.hpp"
#include "best_play_cache.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

bool same(const std::vector<RatedPlay>& plain, const std::optional<RatedPlay>& cached) {
  if (plain.empty() || !cached) return plain.empty() && !cached;
  const RatedPlay& one = plain.front();
  return one.equity == cached->equity && one.play.score == cached->play.score && one.play.tiles == cached->play.tiles &&
         !comes_first(one.play, cached->play) && !comes_first(cached->play, one.play);
}

}  // namespace

TEST(what_is_known_of_other_boards_changes_no_best_play) {
  Dice dice(77);
  const auto words = random_words(dice, 400, 5, 6);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  const AnagramTable anagrams(view, words.size());
  LeaveTable leaves;
  for (int index = 0; index < 200; ++index) {
    leaves.set(random_rack(dice, 5, 1 + static_cast<int>(dice.below(5))), static_cast<int>(dice.below(40000)) - 15000);
  }
  BoardRules flying = plain_rules(15, 7);
  flying.jollies_fly = true;
  for (const BoardRules& rules : {plain_rules(15, 7), rich_rules(17, 8), rich_rules(9, 5), flying}) {
    for (const AnagramTable* table : {&anagrams, static_cast<const AnagramTable*>(nullptr)}) {
      BestPlayCache cache(table);
      Position position(rules, view);
      for (int turn = 0; turn < 8; ++turn) {
        // Few racks, and boards that differ by a play: both come again, in every order.
        std::vector<Rack> racks;
        for (int index = 0; index < 3; ++index) {
          racks.push_back(random_rack(dice, 5, 1 + static_cast<int>(dice.below(rules.rack_size))));
        }
        std::vector<Position> boards{position};
        for (const RatedPlay& each : best_plays(position, racks[0], 6)) {
          if (position.jolly_count() + racks[0].count[0] > kMaxFlying) break;
          boards.push_back(position);
          boards.back().lay(each.play);
        }
        for (int question = 0; question < 24; ++question) {
          const Position& board = boards[dice.below(boards.size())];
          const Rack& rack = racks[dice.below(racks.size())];
          const LeaveTable* rating = dice.below(2) == 0 ? &leaves : nullptr;
          CHECK(same(best_plays(board, rack, 1, {rating, nullptr, false}), cache.best(board, rack, rating)));
        }
        if (turn % 3 == 2) cache.clear();
        position = boards.back();
      }
    }
  }
}

TEST(more_racks_than_are_remembered_are_forgotten_one_by_one) {
  Dice dice(78);
  const auto words = random_words(dice, 200, 5, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  const BoardRules rules = plain_rules(9, 5);
  Position position(rules, view);
  Rack rack = random_rack(dice, 5, 5);
  while (best_plays(position, rack, 1).empty()) rack = random_rack(dice, 5, 5);
  position.lay(best_plays(position, rack, 1).front().play);
  BestPlayCache cache(nullptr);
  for (int question = 0; question < 200; ++question) {
    const Rack other = random_rack(dice, 5, 1 + question % 5);
    CHECK(same(best_plays(position, other, 1, {nullptr, nullptr, false}), cache.best(position, other, nullptr)));
  }
}
