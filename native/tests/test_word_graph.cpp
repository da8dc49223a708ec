#include <set>

#include "check.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

TEST(a_graph_holds_its_words_and_no_others) {
  Dice dice(1);
  for (int round = 0; round < 60; ++round) {
    const auto words = random_words(dice, 200, 4, 9);
    const auto graph = graph_of(words);
    CHECK(graph.view().is_sound());
    CHECK(graph.view().words() == words);
    const std::set<std::string> known(words.begin(), words.end());
    for (const auto& word : random_words(dice, 200, 4, 9)) CHECK(graph.view().contains(word) == known.contains(word));
  }
}

TEST(the_gaddag_reads_every_prefix_backwards_to_where_it_leads) {
  Dice dice(2);
  const auto words = random_words(dice, 300, 3, 8);
  const auto built = graph_of(words);
  const WordGraph graph = built.view();
  for (const auto& word : words) {
    State forwards = graph.dawg_root();
    for (std::size_t length = 1; length <= word.size(); ++length) {
      const Arc step = graph.follow(forwards, static_cast<Letter>(word[length - 1] - 'A' + 1));
      forwards = target(step);
      State backwards = graph.gaddag_root();
      Arc arc = 0;
      for (std::size_t index = length; index-- > 0;) {
        arc = graph.follow(backwards, static_cast<Letter>(word[index] - 'A' + 1));
        CHECK(arc != 0);
        backwards = target(arc);
      }
      CHECK(accepts(arc) == accepts(step));
      if (forwards != 0) CHECK(target(graph.follow(backwards, kSeparator)) == forwards);
    }
  }
}

TEST(a_graph_without_a_gaddag_holds_the_same_words_in_less) {
  Dice dice(5);
  const auto words = random_words(dice, 300, 4, 9);
  const auto packed = pack_sorted(std::vector<std::string_view>(words.begin(), words.end()));
  const auto whole = build_graph(packed);
  const auto light = build_graph(packed, Gaddag::kWithout);
  CHECK(light.view().is_sound());
  CHECK(light.view().words() == words);
  CHECK(whole.view().has_gaddag() && !light.view().has_gaddag());
  CHECK(light.arcs.size() < whole.arcs.size());
  CHECK(build_graph({}, Gaddag::kWithout).view().has_gaddag());
}

TEST(the_longest_words_fit) {
  const std::string longest(kLongestWord, 'Z');
  const auto graph = graph_of({"AB", longest.substr(1), longest});
  CHECK(graph.view().words().size() == 3);
  CHECK(graph.view().contains(longest));
  CHECK(!graph.view().contains(longest + "Z"));
}

TEST(an_empty_list_makes_an_empty_graph) {
  const auto graph = graph_of({});
  CHECK(graph.view().is_sound());
  CHECK(graph.view().words().empty());
  CHECK(!graph.view().contains("RE"));
}

TEST(words_that_do_not_fit_are_refused) {
  const std::vector<std::vector<std::string>> lists = {{"B", "AA"}, {"AB", "AA"}, {"AA", "AA"}, {"aa"}, {std::string(kLongestWord + 1, 'A')}};
  for (const auto& words : lists) {
    bool refused = false;
    try {
      graph_of(words);
    } catch (const BadWordList&) {
      refused = true;
    }
    CHECK(refused);
  }
}

TEST(random_arcs_are_found_unsound_or_are_safe_to_walk) {
  Dice dice(3);
  for (int round = 0; round < 3000; ++round) {
    std::vector<Arc> arcs{kLastBit};
    const int count = 1 + static_cast<int>(dice.below(12));
    for (int index = 0; index < count; ++index) {
      arcs.push_back(make_arc(static_cast<Letter>(dice.below(28)), dice.below(2) == 1, dice.below(14)) |
                     (dice.below(2) == 1 ? kLastBit : 0U));
    }
    const WordGraph graph(arcs, dice.below(14), dice.below(14));
    if (graph.is_sound()) CHECK(!graph.contains("ABCDEFGHIJKLMNOP"));
  }
}
