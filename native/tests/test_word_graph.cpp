#include <cstdio>
#include <set>

#include "check.hpp"
#include "graph_file.hpp"
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

TEST(a_hook_reads_every_prefix_backwards_to_where_it_leads) {
  Dice dice(2);
  const auto words = random_words(dice, 300, 3, 8);
  const auto built = graph_of(words);
  const WordGraph graph = built.view();
  for (const auto& word : words) {
    State forwards = graph.words_root();
    for (std::size_t length = 1; length <= word.size(); ++length) {
      const Arc step = graph.follow(forwards, static_cast<Letter>(word[length - 1] - 'A' + 1));
      forwards = target(step);
      State backwards = graph.hooks_root();
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

TEST(an_empty_list_makes_an_empty_graph) {
  const auto graph = graph_of({});
  CHECK(graph.view().is_sound());
  CHECK(graph.view().words().empty());
  CHECK(!graph.view().contains("RE"));
}

TEST(words_that_do_not_fit_are_refused) {
  const std::vector<std::vector<std::string>> lists = {{"B", "AA"}, {"AB", "AA"}, {"AA", "AA"}, {"aa"}, {std::string(32, 'A')}};
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

TEST(a_damaged_file_is_refused) {
  Dice dice(4);
  const auto words = random_words(dice, 50, 4, 6);
  const auto graph = graph_of(words);
  const std::string path = "kernel_tests.graph";
  save_graph(graph.view(), static_cast<std::uint32_t>(words.size()), path);
  CHECK(MappedGraph(path).view().words() == words);
  for (int round = 0; round < 200; ++round) {
    save_graph(graph.view(), static_cast<std::uint32_t>(words.size()), path);
    std::FILE* file = std::fopen(path.c_str(), "r+b");
    std::fseek(file, 0, SEEK_END);
    const long at = static_cast<long>(dice.below(static_cast<std::uint32_t>(std::ftell(file))));
    std::fseek(file, at, SEEK_SET);
    const int byte = std::fgetc(file);
    std::fseek(file, at, SEEK_SET);
    std::fputc(byte ^ (1 << dice.below(8)), file);
    std::fclose(file);
    bool refused = false;
    try {
      const MappedGraph mapped(path);
    } catch (const BadGraphFile&) {
      refused = true;
    }
    CHECK(refused);
  }
  std::remove(path.c_str());
}
