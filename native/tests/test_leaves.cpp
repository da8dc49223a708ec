#include <cmath>

#include "autoplay.hpp"
#include "check.hpp"
#include "leave_fit.hpp"
#include "samples.hpp"
#include "static_player.hpp"

using namespace leggio;
using namespace leggio::testing;

TEST(leaves_are_found_again_however_many_there_are) {
  Dice dice(3);
  LeaveTable table;
  std::vector<std::pair<LeaveTable::Key, int>> known;
  for (int index = 0; index < 3000; ++index) {
    const Rack rack = random_rack(dice, 26, 1 + static_cast<int>(dice.below(8)));
    const auto key = LeaveTable::key_of(rack);
    CHECK(LeaveTable::key_of(LeaveTable::rack_of(key)) == key);
    table.set(rack, index);
    known.emplace_back(key, index);
  }
  for (std::size_t at = known.size(); at-- > 0;) {
    bool latest = true;
    for (std::size_t later = at + 1; later < known.size() && latest; ++later) latest = known[later].first != known[at].first;
    if (latest) CHECK(table.value(known[at].first) == known[at].second);
  }
  CHECK(table.value(LeaveTable::kEmptyLeave) == 0);
}

TEST(sums_are_the_same_in_any_order_and_come_back_from_bytes) {
  Dice dice(4);
  RackSums all;
  RackSums even;
  RackSums odd;
  for (int turn = 0; turn < 400; ++turn) {
    const Rack rack = random_rack(dice, 9, 7);
    const int worth = static_cast<int>(dice.below(60000)) - 9000;
    all.add(rack, worth);
    (turn % 2 == 0 ? even : odd).add(rack, worth);
  }
  odd.merge(even);
  CHECK(odd.to_bytes() == all.to_bytes() && odd.turns() == 400);
  std::string bytes = all.to_bytes();
  CHECK(RackSums::from_bytes(bytes).to_bytes() == bytes);
  const auto refused = [](const std::string& data) {
    try {
      (void)RackSums::from_bytes(data);
    } catch (const BadSums&) {
      return true;
    }
    return false;
  };
  CHECK(refused("") && refused(bytes.substr(0, bytes.size() - 1)) && refused(bytes + "x"));
  bytes[bytes.size() / 2] ^= 1;
  CHECK(refused(bytes));
}

TEST(a_part_of_a_rack_counts_once_a_turn) {
  RackSums sums;
  Rack rack;
  CHECK(rack.parse("AAB?", 7));
  sums.add(rack, 1000);
  // ?, A, B, ?A, ?B, AA, AB, ?AA, ?AB, AAB: the whole rack is nothing to keep.
  const auto seen = sums.sorted();
  CHECK(seen.size() == 10);
  for (const RackSum& sum : seen) CHECK(sum.turns == 1 && sum.millipoints == 1000);
}

TEST(a_fit_finds_what_tiles_are_worth) {
  // Turns worth 30 points, five more for each B, and four less for C with D.
  Dice dice(5);
  RackSums sums;
  for (int turn = 0; turn < 20000; ++turn) {
    const Rack rack = random_rack(dice, 12, 7);
    const int together = rack.count[3] > 0 && rack.count[4] > 0 ? 4000 : 0;
    sums.add(rack, 30000 + 5000 * rack.count[2] - together + static_cast<int>(dice.below(8001)) - 4000);
  }
  const FittedLeaves fitted = fit_leaves(sums, 100);
  CHECK(fitted.listed.size() <= 100);
  const auto worth = [&](const char* text) {
    Rack rack;
    CHECK(rack.parse(text, 8));
    return model_value(fitted.model, LeaveTable::key_of(rack));
  };
  CHECK(std::abs(worth("BE") - worth("EF") - 5000) < 900);
  CHECK(std::abs(worth("BBBE") - worth("BE") - 10000) < 1500);
  CHECK(worth("CD") < worth("CE") && worth("CD") < worth("DE"));
  // More copies than were ever seen together are worth what follows from those that were.
  CHECK(worth("BBBBBBB") > worth("BBB"));
}

TEST(a_rack_is_exchanged_where_keeping_is_worth_more_than_playing) {
  const auto graph = graph_of({"AB", "ABA", "BA"});
  const WordGraph view = graph.view();
  const BoardRules rules = plain_rules(9, 5);
  Position position(rules, view);
  Rack rack;
  CHECK(rack.parse("ABCDE", 5));
  const Course course;
  LeaveTable leaves;
  Rack kept;
  CHECK(kept.parse("CDE", 5));
  leaves.set(kept, -9000);
  CHECK(kept.parse("ABE", 5));
  leaves.set(kept, 2000);
  const Move exchange = static_best_move(position, rack, {}, 20, course, {&leaves});
  CHECK(exchange.kind == Move::kExchange && exchange.equity == 2000);
  CHECK(LeaveTable::key_of(exchange.leave) == LeaveTable::key_of(kept));
  // Not with too few tiles in the bag, and not with none: leaves are worth nothing then.
  CHECK(static_best_move(position, rack, {}, 2, course, {&leaves}).kind == Move::kPlay);
  CHECK(static_best_move(position, rack, {}, 0, course, {&leaves}).equity > 0);
  CHECK(static_best_move(position, rack, {}, 20, course, {}).kind == Move::kPlay);
}

// What each tile costs that stays to the end, for both sides together: the course of Scarabeo.
LeaveTable lost_tiles(const BoardRules& rules, const Course& course) {
  LeaveModel model;
  for (int tile = 0; tile <= kLetters; ++tile) {
    for (int count = 1; count <= kMaxRack; ++count) {
      model.copies[tile][count] = -2000 * count * (tile == 0 ? course.jolly_left : rules.value[tile]);
    }
  }
  LeaveTable table;
  table.set_model(model);
  return table;
}

TEST(leaves_lose_their_worth_as_the_bag_runs_out) {
  const BoardRules rules = plain_rules(9, 5);
  const Course course{1, 0, 3, 2, 30, true};
  LeaveTable leaves;
  Rack jolly;
  Rack both;
  CHECK(jolly.parse("?", 5) && both.parse("A?", 5));
  leaves.set(jolly, 20000);
  leaves.set(both, 25000);
  const LastLeaves last(leaves, lost_tiles(rules, course));
  CHECK(last.at(LastLeaves::kFew) == nullptr && last.at(0)->value(jolly) == -60000 && last.at(0)->value(both) == -62000);
  for (int bag = 1; bag < LastLeaves::kFew; ++bag) {
    CHECK(last.at(bag)->value(jolly) < leaves.value(jolly) && last.at(bag)->value(both) - last.at(bag)->value(jolly) == 5000);
    CHECK(bag == 1 || last.at(bag)->value(jolly) > last.at(bag - 1)->value(jolly));
  }
  CHECK(last.at(1)->value(LeaveTable::kEmptyLeave) == 0);
  const SearchAids aids{&leaves, nullptr, true, 0, &last};
  CHECK(aids.leaves_at(LastLeaves::kFew) == &leaves && aids.leaves_at(0) == last.at(0) && SearchAids{&leaves}.leaves_at(0) == nullptr);
}

TEST(with_an_empty_bag_a_jolly_is_laid_and_going_out_counts) {
  const auto graph = graph_of({"AB", "ABA", "ABZ", "BA", "CAB", "CABA"});
  const WordGraph view = graph.view();
  BoardRules rules = plain_rules(7, 5);
  rules.jolly_value = rules.value;
  Position position(rules, view);
  CHECK(position.set_board("......................AB........................."));
  const Course course{1, 0, 3, 2, 30, true};
  const LeaveTable lost = lost_tiles(rules, course);
  const LastLeaves last(LeaveTable{}, lost);
  const SearchAids counts{nullptr, nullptr, true, 0, &last};
  Rack rack;
  Rack other;
  CHECK(rack.parse("Z?", 5) && other.parse("BB", 5));
  // By points alone the Z goes; the scarab left would cost more than it brings.
  const Move dear = static_best_move(position, rack, other, 0, course, {});
  CHECK(dear.play.tiles == 1 && dear.play.cells[2] == 26);
  const Move cheap = static_best_move(position, rack, other, 0, course, counts);
  CHECK(cheap.kind == Move::kPlay);
  Rack kept = rack;
  take_tiles(position, cheap.play, kept);
  CHECK(kept.count[0] == 0);
  // Both letters at once: the four points of the other count twice, and the other does not play again.
  CHECK(rack.parse("CA", 5));
  const Move out = static_best_move(position, rack, other, 0, course, counts);
  CHECK(out.play.tiles == 2 && out.equity == 1000 * (out.play.score + 2 * 4) + 10000);
}

TEST(what_is_left_is_counted_alike_however_the_best_play_is_found) {
  Dice dice(8);
  const auto words = random_words(dice, 200, 5, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  const Course course{1, 0, 3, 2, 30, true};
  for (const BoardRules& rules : {plain_rules(9, 5), rich_rules(9, 5)}) {
    LeaveTable leaves;
    Rack jolly;
    CHECK(jolly.parse("?", 5));
    leaves.set(jolly, 20000);
    const LastLeaves last(leaves, lost_tiles(rules, course));
    Position position(rules, view);
    BestPlayCache cache(nullptr);
    for (int turn = 0; turn < 12 && position.jolly_count() < 2; ++turn) {
      const Rack rack = random_rack(dice, 5, 1 + static_cast<int>(dice.below(5)));
      const Rack other = random_rack(dice, 5, 3);
      for (const int bag : {0, 2, 9}) {
        const Move every = static_best_move(position, rack, other, bag, course, {&leaves, nullptr, false, 0, &last});
        const Move pruned = static_best_move(position, rack, other, bag, course, {&leaves, nullptr, true, 0, &last});
        const Move cached = static_best_move(position, rack, other, bag, course, {&leaves, nullptr, true, 0, &last}, cache);
        CHECK(every.kind == pruned.kind && every.equity == pruned.equity);
        CHECK(every.kind == cached.kind && every.equity == cached.equity);
        if (every.kind == Move::kPlay && bag == 9) position.lay(every.play);
      }
    }
    CHECK(!position.empty());
  }
}

TEST(games_bring_the_same_sums_on_any_number_of_threads) {
  Dice dice(6);
  const auto words = random_words(dice, 300, 6, 5);
  const auto graph = graph_of(words);
  const WordGraph view = graph.view();
  BoardRules rules = plain_rules(9, 5);
  for (int letter = 7; letter <= kLetters; ++letter) rules.count[letter] = 0;
  const Course course;
  const LeaveTable leaves;
  const SearchAids aids{&leaves};
  const RackSums alone = sums_of_games(rules, course, view, aids, 0, 12, 1, 7);
  CHECK(alone.turns() > 0);
  CHECK(alone.to_bytes() == sums_of_games(rules, course, view, aids, 0, 12, 3, 7).to_bytes());
  RackSums parts = sums_of_games(rules, course, view, aids, 5, 12, 2, 7);
  parts.merge(sums_of_games(rules, course, view, aids, 0, 5, 1, 7));
  CHECK(parts.to_bytes() == alone.to_bytes());
}
