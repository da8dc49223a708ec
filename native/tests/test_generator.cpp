#include <set>

#include "autoplay.hpp"
#include "check.hpp"
#include "samples.hpp"
#include "swaps.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

std::vector<Play> generated_plays(const Position& position, const Rack& rack) {
  std::vector<Play> plays;
  auto sink = [&](const Play& play) { plays.push_back(play); };
  generate_all(position, rack, sink);
  return plays;
}

// Every run of tiles on the board is a word.
bool is_well_formed(const Position& position) {
  const int size = position.rules().size;
  for (const Direction direction : {kAcross, kDown}) {
    for (int index = 0; index < size; ++index) {
      std::string run;
      for (int at = 0; at <= size; ++at) {
        const Cell cell = at < size ? position.lane(direction, index)[at].cell : 0;
        if (cell != 0) {
          run.push_back(static_cast<char>('A' + letter_of(cell) - 1));
          continue;
        }
        if (run.size() > 1 && !position.graph().contains(run)) return false;
        run.clear();
      }
    }
  }
  return true;
}

}  // namespace

TEST(every_play_leaves_only_words_and_comes_once) {
  Dice dice(11);
  for (const int size : {15, 17, 5}) {
    const BoardRules rules = plain_rules(size, size == 17 ? 8 : 7);
    const auto graph = graph_of(random_words(dice, 400, 5, 6));
    const WordGraph view = graph.view();
    for (int game = 0; game < 6; ++game) {
      Position position(rules, view);
      for (int turn = 0; turn < 12; ++turn) {
        const Rack rack = random_rack(dice, 5, rules.rack_size);
        const auto plays = generated_plays(position, rack);
        if (plays.empty()) continue;
        std::set<std::string> boards;
        for (std::size_t index = 0; index < plays.size(); index += 1 + plays.size() / 20) {
          Position after = position;
          after.lay(plays[index]);
          CHECK(is_well_formed(after));
          CHECK(boards.insert(after.board()).second);
        }
        position.lay(plays[dice.below(static_cast<std::uint32_t>(plays.size()))]);
      }
    }
  }
}

TEST(boards_and_racks_that_are_none_are_refused) {
  const BoardRules rules = plain_rules(15, 7);
  const auto graph = graph_of({"AB"});
  const WordGraph view = graph.view();
  Position position(rules, view);
  CHECK(!position.set_board(""));
  CHECK(!position.set_board(std::string(224, '.')));
  CHECK(!position.set_board(std::string(224, '.') + "?"));
  CHECK(position.set_board(std::string(225, 'a')));
  CHECK(generated_plays(position, Rack{}).empty());
  Rack rack;
  CHECK(!rack.parse("AAAAAAAA", 7));
  CHECK(!rack.parse("a", 7));
  CHECK(rack.parse("A?", 7));
}

TEST(a_seed_gives_the_same_games_on_any_number_of_threads) {
  Dice dice(13);
  const BoardRules rules = plain_rules(15, 7);
  const auto graph = graph_of(random_words(dice, 3000, 26, 5));
  const AnagramTable anagrams(graph.view(), 3000);
  const AutoplayResult one = autoplay(rules, {}, graph.view(), {}, 6, 1, 99);
  const AutoplayResult three = autoplay(rules, {}, graph.view(), {nullptr, &anagrams}, 6, 3, 99);
  CHECK(one.fingerprint == three.fingerprint);
  CHECK(one.points == three.points && one.turns == three.turns && one.games == 6);
}

TEST(flying_jollies_and_exchanges_of_one_kind_end_alike_on_any_number_of_threads) {
  Dice dice(17);
  const BoardRules rules = rich_rules(17, 8);
  const auto graph = graph_of(random_words(dice, 1500, 26, 5));
  const AnagramTable anagrams(graph.view(), 1500);
  Course course;
  course.kind = bit(1) | bit(5) | bit(9) | bit(15);
  course.scoreless_each_bag_empty = 2;
  course.jolly_left = 30;
  const AutoplayResult one = autoplay(rules, course, graph.view(), {}, 4, 1, 7);
  const AutoplayResult three = autoplay(rules, course, graph.view(), {nullptr, &anagrams}, 4, 3, 7);
  CHECK(one.fingerprint == three.fingerprint);
  CHECK(one.points == three.points && one.turns == three.turns && one.games == 4);
}
