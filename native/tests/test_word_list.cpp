#include <set>

#include "check.hpp"
#include "lookup.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

PackedWord packed(std::string_view text) {
  PackedWord word = 0;
  CHECK(pack(text, word));
  return word;
}

std::vector<PackedWord> all_packed(const std::vector<std::string>& texts) {
  std::vector<PackedWord> words;
  for (const auto& text : texts) words.push_back(packed(text));
  return words;
}

}  // namespace

TEST(packed_words_compare_join_and_part_as_words_do) {
  Dice dice(21);
  const auto words = random_words(dice, 200, 26, 12);
  for (std::size_t index = 1; index < words.size(); ++index) {
    const std::string& one = words[index - 1];
    const std::string& other = words[index];
    CHECK(packed(one) < packed(other));
    CHECK(length_of(packed(one)) == one.size());
    CHECK(joined(packed(one), one.size(), packed(other)) == packed(one + other));
    std::size_t shared = 0;
    while (shared < one.size() && shared < other.size() && one[shared] == other[shared]) ++shared;
    CHECK(common_prefix(packed(one), packed(other)) == shared);
  }
  const std::string longest(kLongestWord, 'Z');
  CHECK(length_of(packed(longest)) == kLongestWord && length_of(0) == 0);
  CHECK(joined(packed(longest), kLongestWord, 0) == packed(longest));
  PackedWord word = 0;
  CHECK(!pack(longest + "Z", word) && !pack("a", word) && !pack("A\xC3\x80", word) && !pack("@", word));
}

TEST(stems_and_endings_make_every_word_of_a_fitting_length_once) {
  Dice dice(22);
  for (int round = 0; round < 40; ++round) {
    std::vector<ProductGroup> groups;
    std::set<std::string> expected;
    // Enough, in some rounds, for more than one bucket to be sorted.
    const int many = round == 0 ? 400 : 12;
    for (int group = 0; group < 3; ++group) {
      auto stems = random_words(dice, many, 26, 14);
      auto endings = random_words(dice, many / 4, 5, 14);
      stems.emplace_back();
      endings.emplace_back();
      for (const auto& stem : stems) {
        for (const auto& ending : endings) {
          const std::string whole = stem + ending;
          if (whole.size() >= 3 && whole.size() <= 15) expected.insert(whole);
        }
      }
      groups.push_back({all_packed(stems), all_packed(endings)});
    }
    auto loose = random_words(dice, 20, 3, 18);
    for (const auto& word : loose) {
      if (word.size() >= 3 && word.size() <= 15) expected.insert(word);
    }
    const auto words = expand(groups, all_packed(loose), 3, 15);
    CHECK(words == all_packed({expected.begin(), expected.end()}));
  }
}

TEST(a_lookup_agrees_with_the_graph) {
  Dice dice(23);
  for (int round = 0; round < 30; ++round) {
    const auto words = random_words(dice, 300, 3, 8);
    const auto graph = graph_of(words);
    const Lookup lookup(graph.view());
    for (const auto& word : words) CHECK(lookup.contains(packed(word)));
    const auto others = random_words(dice, 300, 3, 9);
    std::vector<std::uint8_t> found(others.size());
    lookup.contains(all_packed(others), found);
    for (std::size_t index = 0; index < others.size(); ++index) {
      CHECK(graph.view().contains(others[index]) == (found[index] == 1));
      CHECK(graph.view().contains(others[index]) == lookup.contains(packed(others[index])));
    }
    CHECK(!lookup.contains(0) && !lookup.contains(packed("A")));
  }
  const auto empty = graph_of({});
  CHECK(!Lookup(empty.view()).contains(packed("AB")) && !Lookup(empty.view()).contains(packed("ABCDE")));
}
