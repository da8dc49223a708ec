// Words, rules and chance for the tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board_rules.hpp"
#include "generator.hpp"
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

inline Rack random_rack(Dice& dice, int letters, int tiles) {
  Rack rack;
  for (int index = 0; index < tiles; ++index) {
    ++rack.count[dice.below(12) == 0 ? 0 : 1 + dice.below(letters)];
    ++rack.tiles;
  }
  return rack;
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

// A board with a bit of everything: premium squares that stay, jollies worth their letter that fly, prizes.
inline BoardRules rich_rules(int size, int rack_size) {
  BoardRules rules = plain_rules(size, rack_size);
  for (int square = 0; square < size * size; ++square) {
    if (square % 7 == 0) rules.letter_factor[square] = 2 + square % 2;
    if (square % 11 == 0) rules.word_factor[square] = 2;
  }
  rules.jolly_value = rules.value;
  for (int laid = 4; laid <= rack_size; ++laid) {
    rules.prize[laid] = static_cast<std::int16_t>(10 * (laid - 3));
    rules.pure_prize[laid] = 10;
  }
  rules.premiums_stay = true;
  rules.least_cross_run = 2;
  rules.jollies_fly = true;
  rules.first_word_factor = 2;
  rules.word_prize_count = 1;
  rules.word_prizes[0] = {{1, 2, 1}, 3, 100, 10};
  return rules;
}

}  // namespace leggio::testing
