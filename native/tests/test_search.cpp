#include <algorithm>
#include <map>

#include "check.hpp"
#include "samples.hpp"
#include "search.hpp"
#include "swaps.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

bool same(const std::vector<RatedPlay>& one, const std::vector<RatedPlay>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const RatedPlay& a, const RatedPlay& b) {
    return a.equity == b.equity && a.play.score == b.play.score && a.play.tiles == b.play.tiles &&
           !comes_first(a.play, b.play) && !comes_first(b.play, a.play);
  });
}

LeaveTable random_leaves(Dice& dice, int letters) {
  LeaveTable leaves;
  for (int index = 0; index < 300; ++index) {
    leaves.set(random_rack(dice, letters, 1 + static_cast<int>(dice.below(5))), static_cast<int>(dice.below(40000)) - 15000);
  }
  return leaves;
}

}  // namespace

TEST(the_best_plays_are_the_same_however_they_are_found) {
  Dice dice(12);
  const auto words = random_words(dice, 500, 5, 6);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  const AnagramTable anagrams(view, words.size());
  CHECK(anagrams.usable());
  const LeaveTable leaves = random_leaves(dice, 5);
  BoardRules flying = plain_rules(15, 7);
  flying.jollies_fly = true;
  for (const BoardRules& rules : {plain_rules(15, 7), rich_rules(17, 8), rich_rules(9, 5), flying}) {
    for (int game = 0; game < 5; ++game) {
      Position position(rules, view);
      for (int turn = 0; turn < 14; ++turn) {
        const Rack rack = random_rack(dice, 5, 1 + static_cast<int>(dice.below(rules.rack_size)));
        const LeaveTable* rating = turn % 2 == 0 ? &leaves : nullptr;
        for (const std::size_t count : {1, 7, 40}) {
          const auto plain = best_plays(position, rack, count, {rating, nullptr, false});
          CHECK(same(plain, best_plays(position, rack, count, {rating, nullptr, true})));
          CHECK(same(plain, best_plays(position, rack, count, {rating, &anagrams, true})));
        }
        const auto best = best_plays(position, rack, 1);
        // Not more jollies on the board than may fly.
        if (!best.empty() && position.jolly_count() + rack.count[0] <= kMaxFlying) position.lay(best.front().play);
      }
    }
  }
}

TEST(jollies_that_fly_leave_their_tile_behind) {
  const auto graph = graph_of({"AB", "ABA", "BA"});
  const WordGraph view = graph.view();
  const BoardRules rules = rich_rules(5, 4);
  Position position(rules, view);
  CHECK(position.set_board("...........aB............"));
  Rack rack;
  CHECK(rack.parse("AA", 4));
  std::map<int, int> by_swaps;
  bool lands = true;
  auto sink = [&](const Play& play) {
    ++by_swaps[play.swaps];
    Position after = position;
    after.lay(play);
    const std::string board = after.board();
    lands = lands && board[11] == (play.swaps == 1 ? 'A' : 'a');
    Position again(rules, view);
    again.set_board(board);
    lands = lands && again.jolly_count() == after.jolly_count();
  };
  generate_all(position, rack, sink);
  // ABA across and BA down without swaps; after the swap the same with either tile, and AB, BA with a jolly for B.
  CHECK(lands && by_swaps[0] > 0 && by_swaps[1] > by_swaps[0] && by_swaps.size() == 2);
}

TEST(a_jolly_worth_nothing_counts_once_it_has_flown) {
  const auto graph = graph_of({"AB", "ABA", "BA", "CAB"});
  const WordGraph view = graph.view();
  BoardRules rules = plain_rules(5, 4);
  rules.jollies_fly = true;
  Position position(rules, view);
  CHECK(position.set_board("...........aB............"));
  Position fresh(rules, view);
  CHECK(fresh.set_board("...........AB............"));
  position.replace_jolly(11);
  CHECK(position.board() == fresh.board() && position.jolly_count() == 0);
  Rack rack;
  CHECK(rack.parse("AABC", 4));
  CHECK(same(best_plays(position, rack, 500), best_plays(fresh, rack, 500)));
}

TEST(a_word_wins_its_prize_only_when_it_is_made_at_once) {
  const auto graph = graph_of({"AB", "ABA", "BA"});
  const WordGraph view = graph.view();
  BoardRules rules = plain_rules(5, 4);
  rules.word_prize_count = 1;
  rules.word_prizes[0] = {{1, 2, 1}, 3, 100, 10};
  Position position(rules, view);
  Rack rack;
  CHECK(rack.parse("AAB?", 4));
  for (const auto& [equity, play] : best_plays(position, rack, 500, {nullptr, nullptr, false})) {
    const bool pure = std::none_of(play.cells.begin(), play.cells.begin() + play.length, is_jolly);
    const int points = play.score - (play.tiles == 3 ? (pure ? 110 : 100) : 0);
    CHECK(points <= 4);
    CHECK(play.length == play.tiles);
  }
  // Where two neighbours stood it is completed, not made.
  CHECK(position.set_board("..........AB............."));
  CHECK(rack.parse("A", 4));
  const auto best = best_plays(position, rack, 1);
  CHECK(best.size() == 1 && best.front().play.score < 100);
}

TEST(a_graph_without_end_gets_no_table) {
  // A forged one: every letter leads back to where it was.
  std::vector<Arc> arcs{kLastBit};
  for (Letter letter = 1; letter <= kLetters; ++letter) {
    arcs.push_back(make_arc(letter, true, 1) | (letter == kLetters ? kLastBit : 0U));
  }
  const WordGraph forged(arcs, 1, 1);
  CHECK(!AnagramTable(forged, 10).usable());
}
