// Words, rules and chance for the tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board_rules.hpp"
#include "graph_builder.hpp"
#include "word_list.hpp"

namespace leggio::testing {

// Repeatable chance.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint32_t below(std::uint32_t limit) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::uint32_t>(state_ >> 33U) % limit;
  }

 private:
  std::uint64_t state_;
};

inline std::vector<std::string> random_words(Dice& dice, int count, int letters, int longest) {
  std::vector<std::string> words;
  for (int index = 0; index < count; ++index) {
    std::string word;
    const int length = 2 + static_cast<int>(dice.below(static_cast<std::uint32_t>(longest - 1)));
    for (int step = 0; step < length; ++step) word.push_back(static_cast<char>('A' + dice.below(letters)));
    words.push_back(word);
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

inline BuiltGraph graph_of(const std::vector<std::string>& words) {
  return build_graph(pack_sorted(std::vector<std::string_view>(words.begin(), words.end())));
}

// A plain board: every tile worth its place in the alphabet, fifty for seven.
inline BoardRules plain_rules(int size, int rack_size) {
  BoardRules rules;
  rules.size = size;
  rules.rack_size = rack_size;
  rules.letter_factor.fill(1);
  rules.word_factor.fill(1);
  for (int letter = 1; letter <= kLetters; ++letter) {
    rules.value[letter] = static_cast<std::int16_t>(letter);
    rules.count[letter] = 4;
  }
  rules.count[0] = 2;
  rules.prize[rack_size] = 50;
  return rules;
}

}  // namespace leggio::testing
