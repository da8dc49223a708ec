#include "word_search.hpp"

#include <algorithm>
#include <functional>

#include "check.hpp"
#include "near_words.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

Words chosen(const Words& words, const std::function<bool(const std::string&)>& wanted) {
  Words found;
  std::copy_if(words.begin(), words.end(), std::back_inserter(found), wanted);
  return found;
}

bool is_made_of(std::string letters, const std::string& word) {
  for (const char sign : word) {
    const auto at = letters.find(sign) != std::string::npos ? letters.find(sign) : letters.find('?');
    if (at == std::string::npos) return false;
    letters.erase(at, 1);
  }
  return true;
}

// The same graph with a GADDAG and without: both must answer alike.
void with_both(const Words& words, const std::function<void(const WordGraph&)>& check) {
  const auto packed = pack_sorted(std::vector<std::string_view>(words.begin(), words.end()));
  for (const Gaddag gaddag : {Gaddag::kWith, Gaddag::kWithout}) {
    const auto built = build_graph(packed, gaddag);
    check(built.view());
  }
}

template <typename Ask>
bool is_refused(const Ask& ask) {
  try {
    ask();
  } catch (const BadQuery&) {
    return true;
  }
  return false;
}

}  // namespace

TEST(words_are_found_by_letters_length_and_ends) {
  Dice dice(31);
  for (int round = 0; round < 20; ++round) {
    const auto words = random_words(dice, 300, 4, 7);
    with_both(words, [&](const WordGraph& graph) {
      for (const std::string letters : {"ABCD", "AAB??", "?", "", "DDDDDDD", "???????"}) {
        CHECK(anagrams(graph, letters, 2, letters.size()) ==
              chosen(words, [&](const auto& word) { return is_made_of(letters, word); }));
      }
      for (const std::string end : {"", "A", "BA", "CDA", "ABCDABC"}) {
        CHECK(starting_with(graph, end) == chosen(words, [&](const auto& word) { return word.starts_with(end); }));
        CHECK(ending_with(graph, end) == chosen(words, [&](const auto& word) { return word.ends_with(end); }));
        CHECK(matching(graph, "*" + end + "*") ==
              chosen(words, [&](const auto& word) { return word.find(end) != std::string::npos; }));
      }
      CHECK(of_length(graph, 4) == chosen(words, [](const auto& word) { return word.size() == 4; }));
      CHECK(of_length(graph, 0).empty() && of_length(graph, 99).empty());
      CHECK(matching(graph, "A?[BC]*[^D]") == chosen(words, [](const auto& word) {
              return word.size() >= 4 && word[0] == 'A' && (word[2] == 'B' || word[2] == 'C') && word.back() != 'D';
            }));
    });
  }
}

TEST(a_limit_gives_the_first_words) {
  Dice dice(32);
  const auto words = random_words(dice, 200, 4, 6);
  with_both(words, [&](const WordGraph& graph) {
    for (const std::size_t limit : {0U, 1U, 7U}) {
      const auto first = [&](Words all) {
        all.resize(std::min(all.size(), limit));
        return all;
      };
      CHECK(matching(graph, "*", limit) == first(words));
      CHECK(anagrams(graph, "???????", 2, 7, limit) == first(words));
      CHECK(starting_with(graph, "A", limit) == first(starting_with(graph, "A")));
      CHECK(ending_with(graph, "A", limit) == first(ending_with(graph, "A")));
      CHECK(of_length(graph, 4, limit) == first(of_length(graph, 4)));
      CHECK(near_words(graph, "ABC", 2, limit) == first(near_words(graph, "ABC", 2)));
    }
  });
}

TEST(hooks_are_the_letters_that_make_another_word) {
  const auto graph = graph_of({"AMO", "AMOR", "LAMO", "RAMO", "RAMOS"});
  const HookLetters letters = hook_letters(graph.view(), "AMO");
  CHECK(letters.front == "LR" && letters.back == "R");
  CHECK(hook_letters(graph.view(), "ZZZ").front.empty() && hook_letters(graph.view(), "ZZZ").back.empty());
  CHECK(hook_letters(graph.view(), "AMOR").back.empty());
}

TEST(near_words_come_nearest_first) {
  const auto graph = graph_of({"ABC", "CASA", "CASO", "CASSA", "COSO", "CSAA", "SACA"});
  CHECK((near_words(graph.view(), "CASA", 1) == Words{"CASA", "CASO", "CASSA", "CSAA"}));
  CHECK((near_words(graph.view(), "CASA", 2) == Words{"CASA", "CASO", "CASSA", "CSAA", "COSO", "SACA"}));
  // Swapped, with a letter put in between: two steps.
  CHECK((near_words(graph.view(), "CA", 2) == Words{"ABC", "CASA", "CASO", "CSAA", "SACA"}));
  CHECK(near_words(graph.view(), std::string(60, 'A'), 2).empty());
}

TEST(questions_that_are_none_are_refused) {
  const auto graph = graph_of({"AB"});
  const WordGraph view = graph.view();
  for (const std::string pattern : {"a", "[", "[AB", "[]", "[^]", "]", "[A-Z]", "A B", "[A?]"}) {
    CHECK(is_refused([&] { matching(view, pattern); }));
  }
  CHECK(is_refused([&] { matching(view, std::string(64, '?')); }));
  CHECK(matching(view, std::string(200, '*')) == Words{"AB"});
  CHECK(matching(view, std::string(63, '?')).empty());
  CHECK(is_refused([&] { anagrams(view, "a", 1, 1); }));
  CHECK(is_refused([&] { starting_with(view, "*"); }));
  CHECK(is_refused([&] { ending_with(view, "?"); }));
  CHECK(is_refused([&] { hook_letters(view, "É"); }));
  CHECK(is_refused([&] { near_words(view, "A1", 1); }));
  CHECK(is_refused([&] { near_words(view, "A", 0); }));
  CHECK(is_refused([&] { near_words(view, "A", 3); }));
}
