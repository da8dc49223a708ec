#include "check.hpp"
#include "duel.hpp"
#include "samples.hpp"
#include "computer_player.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

bool same(const SimulationResult& one, const SimulationResult& other) {
  if (one.iterations != other.iterations || one.rollouts != other.rollouts || one.moves.size() != other.moves.size()) return false;
  for (std::size_t index = 0; index < one.moves.size(); ++index) {
    const SimulatedMove& a = one.moves[index];
    const SimulatedMove& b = other.moves[index];
    if (a.points != b.points || a.win != b.win || a.iterations != b.iterations || a.pruned != b.pruned) return false;
  }
  return true;
}

// A set of few tiles, so that games end soon.
BoardRules small_rules(bool rich) {
  BoardRules rules = rich ? rich_rules(9, 5) : plain_rules(9, 5);
  for (int letter = 6; letter <= kLetters; ++letter) rules.count[letter] = 0;
  return rules;
}

}  // namespace

TEST(simulations_are_the_same_on_any_number_of_threads) {
  Dice dice(31);
  const auto words = random_words(dice, 200, 5, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  for (const bool rich : {false, true}) {
    const BoardRules rules = small_rules(rich);
    Course course;
    if (rich) course = {1, bit(1) | bit(5), 3, 2, 30, true};
    Position position(rules, view);
    for (int turn = 0; turn < 2; ++turn) {
      Rack laid = random_rack(dice, 5, 5);
      laid.tiles -= laid.count[0];
      laid.count[0] = 0;
      const auto best = best_plays(position, laid, 1);
      if (!best.empty()) position.lay(best.front().play);
    }
    Rack rack;
    CHECK(rack.parse("ABCD?", 5));
    const Rack unseen = unseen_by(position, rack);
    CHECK(unseen.tiles > 5);
    LeaveTable leaves;
    Rack jolly;
    CHECK(jolly.parse("?", 5));
    leaves.set(jolly, 20000);
    const SearchAids aids{&leaves};
    const Known known{position, rack, unseen, 5, -3};
    const auto moves = candidates(known, 6, course, aids);
    CHECK(!moves.empty() && moves.size() <= 6);
    for (const int to_the_end : {0, 100}) {
      SimulationSettings settings;
      settings.iterations = 40;
      settings.to_the_end = to_the_end;
      settings.seed = 5;
      const SimulationResult alone = simulate(known, moves, course, aids, WinModel(), settings);
      for (const SimulatedMove& each : alone.moves) CHECK(each.win >= 0 && each.win <= 1);
      settings.threads = 3;
      CHECK(same(alone, simulate(known, moves, course, aids, WinModel(), settings)));
    }
  }
}

TEST(a_play_that_wins_the_game_has_every_chance) {
  const auto graph = graph_of({"AB", "ABA", "BA", "CAB"});
  const WordGraph view = graph.view();
  const BoardRules rules = plain_rules(7, 5);
  Position position(rules, view);
  CHECK(position.set_board("......................AB........................."));
  Rack rack;
  Rack other;
  CHECK(rack.parse("C", 5) && other.parse("ZZZ", 5));
  SimulationSettings settings;
  settings.to_the_end = 1;
  settings.iterations = 16;
  const Known known{position, rack, other, 3, 0};
  const Course course;
  const auto moves = candidates(known, 5, course, {});
  const auto best = simulate(known, {moves.front(), Move{}}, course, {}, WinModel(), settings).moves.front();
  CHECK(best.move.kind == Move::kPlay && best.win == 1 && best.points == moves.front().play.score + 2 * 26 * 3);
}

TEST(rollouts_that_empty_the_bag_go_on_to_the_end_where_what_is_left_is_dear) {
  const auto graph = graph_of({"AB", "ABA"});
  const WordGraph view = graph.view();
  const BoardRules rules = plain_rules(7, 2);
  Position position(rules, view);
  CHECK(position.set_board("......................AB........................."));
  Rack rack;
  Rack unseen;
  CHECK(rack.parse("AZ", 5) && unseen.parse("CCC", 5));
  const Course course{1, 0, 3, 2, 30, true};
  const LastLeaves last(LeaveTable{}, LeaveTable{});
  SimulationSettings settings;
  settings.plies = 0;
  settings.iterations = 16;
  const Known known{position, rack, unseen, 2, 0};
  const auto moves = candidates(known, 5, course, {});
  CHECK(moves.front().play.tiles == 1);
  const auto points = [&](const SearchAids& aids) {
    const SimulationResult result = simulate(known, {moves.front(), Move{}}, course, aids, WinModel(), settings);
    return std::find_if(result.moves.begin(), result.moves.end(), [](const SimulatedMove& each) {
             return each.move.kind == Move::kPlay;
           })->points;
  };
  // Nobody can play any more: a Z and the C that was drawn are left against two C.
  CHECK(points({}) == moves.front().play.score);
  CHECK(points({nullptr, nullptr, true, 0, &last}) == moves.front().play.score + 2 * 3 - (26 + 3));
}

TEST(duels_are_the_same_on_any_number_of_threads) {
  Dice dice(32);
  const auto words = random_words(dice, 200, 5, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  for (const bool rich : {false, true}) {
    const BoardRules rules = small_rules(rich);
    Course course;
    if (rich) course = {1, bit(1) | bit(5), 3, 2, 30, true};
    ComputerPlayer player;
    player.candidates = 3;
    player.simulation.iterations = 4;
    player.simulation.to_the_end = 4;
    player.solves = true;
    player.endgame.nodes = 60;
    const auto alone = duel(rules, course, view, player, {}, 2, 1, 9);
    CHECK(alone == duel(rules, course, view, player, {}, 2, 3, 9));
    CHECK(alone[0] != alone[1]);
  }
}
