// Bytes as choices: a list of words, a rack, a play. When they are used up every choice is the first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generator.hpp"

namespace leggio::fuzz {

class Choices {
 public:
  Choices(const std::uint8_t* data, std::size_t size) : next_(data), end_(data + size) {}

  std::uint32_t below(std::uint32_t limit) {
    if (next_ == end_) return 0;
    return *next_++ % limit;
  }

  [[nodiscard]] std::string rest() const { return {next_, end_}; }

  // Up to forty words of six letters of the alphabet, sorted; one at least.
  std::vector<std::string> words() {
    std::vector<std::string> words;
    for (std::uint32_t count = 1 + below(40); count > 0; --count) {
      std::string word;
      for (std::uint32_t length = 2 + below(6); length > 0; --length) word.push_back(static_cast<char>('A' + below(6)));
      words.push_back(word);
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
  }

  Rack rack(int most) {
    Rack rack;
    for (std::uint32_t count = 1 + below(static_cast<std::uint32_t>(most)); count > 0; --count) {
      ++rack.count[below(7)];
      ++rack.tiles;
    }
    return rack;
  }

 private:
  const std::uint8_t* next_;
  const std::uint8_t* end_;
};

}  // namespace leggio::fuzz
