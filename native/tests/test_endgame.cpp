#include "check.hpp"
#include "endgame.hpp"
#include "lane_moves.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

// Every line to its end, by the rule itself: so many turns without points in a row.
int brute_force(const Position& position, const Rack& mine, const Rack& other, const Course& course, int scoreless) {
  const BoardRules& rules = position.rules();
  const int needed = 2 * course.scoreless_each_bag_empty;
  int best = -100000;
  for (const auto& [equity, play] : all_plays(position, mine)) {
    Rack rest = mine;
    take_tiles(position, play, rest);
    int value = play.score;
    if (rest.tiles == 0) {
      value += rack_penalty(rules, course, other) * (course.credits_going_out ? 2 : 1);
    } else {
      Position next = position;
      next.lay(play);
      value -= brute_force(next, other, rest, course, 0);
    }
    best = std::max(best, value);
  }
  const int passing = scoreless + 1 == needed ? rack_penalty(rules, course, other) - rack_penalty(rules, course, mine)
                                              : -brute_force(position, other, mine, course, scoreless + 1);
  return std::max(best, passing);
}

// What a line comes to when it is played.
int value_of_line(Position position, Rack mine, Rack other, const Course& course, const std::vector<Move>& line) {
  const BoardRules& rules = position.rules();
  int value = 0;
  int sign = 1;
  bool out = false;
  for (const Move& move : line) {
    CHECK(!out);
    if (move.kind == Move::kPlay) {
      value += sign * move.play.score;
      take_tiles(position, move.play, mine);
      position.lay(move.play);
      if (mine.tiles == 0) {
        out = true;
        value += sign * rack_penalty(rules, course, other) * (course.credits_going_out ? 2 : 1);
      }
    }
    std::swap(mine, other);
    sign = -sign;
  }
  if (!out) value += sign * (rack_penalty(rules, course, other) - rack_penalty(rules, course, mine));
  return value;
}

}  // namespace

TEST(endgames_are_worth_what_every_line_to_its_end_says) {
  Dice dice(21);
  const auto words = random_words(dice, 60, 5, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  BoardRules flying = plain_rules(7, 4);
  flying.jollies_fly = true;
  int passes = 0;
  for (const BoardRules& rules : {plain_rules(7, 4), rich_rules(7, 4), flying}) {
    for (const Course& course : {Course{3, 0, 3, 3, 0, true}, Course{3, 0, 3, 3, 7, false}, Course{1, 0, 3, 2, 30, true}}) {
      for (int game = 0; game < 12; ++game) {
        Position position(rules, view);
        for (int turn = 0; turn < 3; ++turn) {
          const auto best = best_plays(position, random_rack(dice, 5, 4), 1);
          if (!best.empty() && position.jolly_count() < 2) position.lay(best.front().play);
        }
        if (position.empty()) continue;
        const int most = game % 4 == 0 ? 3 : 2;
        const Rack mine = random_rack(dice, 5, 1 + static_cast<int>(dice.below(most)));
        const Rack other = random_rack(dice, 5, 1 + static_cast<int>(dice.below(2)));
        const int needed = 2 * course.scoreless_each_bag_empty;
        for (const int scoreless : {0, needed - 2, needed - 1}) {
          EndgameLimits limits;
          limits.table_bytes = game % 2 == 0 ? 1U << 20U : 256;
          limits.scoreless_left = needed - scoreless;
          const EndgameResult result = solve_endgame(position, mine, other, course, limits);
          CHECK(result.exact);
          CHECK(result.value == brute_force(position, mine, other, course, scoreless));
          if (result.best.kind == Move::kPass) ++passes;
          // With a table the line may be shorter than the game.
          if (limits.table_bytes == 256 && result.principal_variation.size() > 40) CHECK(false);
        }
      }
    }
  }
  CHECK(passes > 0);
}

TEST(plays_by_lane_are_those_of_the_generator) {
  Dice dice(22);
  const auto words = random_words(dice, 300, 6, 6);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  const auto keys = [](const std::vector<Play>& plays) {
    std::vector<std::string> found;
    for (const Play& play : plays) {
      std::string key(play.cells.begin(), play.cells.begin() + play.length);
      found.push_back(key + "/" + std::to_string(play.row) + "/" + std::to_string(play.col) + "/" +
                      std::to_string(play.direction) + "/" + std::to_string(play.score));
    }
    std::sort(found.begin(), found.end());
    return found;
  };
  for (const BoardRules& rules : {plain_rules(11, 6), rich_rules(11, 6)}) {
    Position position(rules, view);
    Rack first = random_rack(dice, 6, 6);
    first.count[0] = 0;
    const auto opening = best_plays(position, random_rack(dice, 6, 6), 1);
    if (opening.empty()) continue;
    position.lay(opening.front().play);
    LaneMoves moves;
    Position earlier = position;
    moves.generate(position, first);
    for (int turn = 0; turn < 8; ++turn) {
      const auto best = best_plays(position, random_rack(dice, 6, 3), 1);
      if (best.empty() || position.jolly_count() > 1) break;
      position.lay(best.front().play);
      Rack fewer = first;
      for (int letter = 1; letter <= kLetters; ++letter) {
        if (fewer.count[letter] > 0 && dice.below(4) == 0 && fewer.tiles > 1) {
          --fewer.count[letter];
          --fewer.tiles;
        }
      }
      LaneMoves again;
      again.generate(position, fewer, earlier, moves);
      std::vector<Play> plain;
      for (const auto& rated : all_plays(position, fewer)) plain.push_back(rated.play);
      CHECK(keys(again.plays()) == keys(plain));
      moves = again;
      earlier = position;
      first = fewer;
    }
  }
}

TEST(an_endgame_without_time_still_has_a_move) {
  const auto graph = graph_of({"AB", "ABA", "BA"});
  const WordGraph view = graph.view();
  const BoardRules rules = plain_rules(7, 7);
  Position position(rules, view);
  CHECK(position.set_board(".................................AB.............."));
  Rack mine;
  Rack other;
  CHECK(mine.parse("ABA", 7) && other.parse("BAB", 7));
  EndgameLimits limits;
  limits.nodes = 1;
  const EndgameResult result = solve_endgame(position, mine, other, {}, limits);
  CHECK(!result.exact && result.best.kind == Move::kPlay);
  limits.nodes = 0;
  limits.seconds = 20;
  const EndgameResult solved = solve_endgame(position, mine, other, {}, limits);
  CHECK(solved.exact && solved.value == brute_force(position, mine, other, {}, 0));
  CHECK(value_of_line(position, mine, other, {}, {solved.best}) <= 1000);
}
