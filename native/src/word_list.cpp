#include "word_list.hpp"

#include <algorithm>
#include <string>

#include "bucket_sort.hpp"
#include "graph_builder.hpp"

namespace leggio {

PackedWord pack_word(std::string_view word) {
  PackedWord packed = 0;
  if (word.size() < 2 || !pack(word, packed)) throw BadWordList("not a word: " + std::string(word));
  return packed;
}

std::vector<PackedWord> pack_sorted(const std::vector<std::string_view>& words) {
  std::vector<PackedWord> packed;
  packed.reserve(words.size());
  for (const std::string_view word : words) {
    packed.push_back(pack_word(word));
    if (packed.size() > 1 && packed[packed.size() - 2] >= packed.back()) {
      throw BadWordList("out of order or repeated: " + std::string(word));
    }
  }
  return packed;
}

bool pack_piece(std::string_view text, PackedWord& piece) {
  const bool letters = std::all_of(text.begin(), text.end(), [](char sign) { return sign >= 'A' && sign <= 'Z'; });
  if (!letters) throw BadWordList("not of letters A to Z: " + std::string(text));
  return pack(text, piece);
}

std::vector<PackedWord> expand(std::span<const ProductGroup> groups, std::vector<PackedWord> words,
                               std::size_t shortest, std::size_t longest) {
  longest = std::min<std::size_t>(longest, kLongestWord);
  const auto fits = [&](std::size_t length) { return length >= shortest && length <= longest; };
  std::erase_if(words, [&](PackedWord word) { return !fits(length_of(word)); });
  for (const ProductGroup& group : groups) {
    for (const PackedWord stem : group.stems) {
      const std::size_t length = length_of(stem);
      for (const PackedWord ending : group.endings) {
        if (fits(length + length_of(ending))) words.push_back(joined(stem, length, ending));
      }
    }
  }
  bucket_sort(words, [](PackedWord word) { return word; });
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

}  // namespace leggio
