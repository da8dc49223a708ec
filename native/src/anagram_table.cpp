#include "anagram_table.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace leggio {
namespace {

constexpr std::size_t kBitsAWord = 16;          // one bit in twenty or so is then set
constexpr std::size_t kMostBits = 1U << 28U;    // 32 MB
constexpr std::size_t kJollyBitsAWord = 64;     // a word has some seven letters to leave out
constexpr std::size_t kMostJollyBits = 1U << 26U;
constexpr std::uint64_t kPatience = 1U << 27U;  // arcs walked before a graph is taken for endless

// Calls `found(hash, word, letters)` for every word of a graph.
template <typename Found>
class EveryWord {
 public:
  EveryWord(const WordGraph& graph, Found found) : graph_(graph), found_(found) {}

  // False if it never ends.
  bool run() { return go_on(graph_.dawg_root(), 0, 0, 0); }

 private:
  bool go_on(State state, AlphagramHash letters, ShortWord word, int length) {
    if (state == 0 || length >= kLongestWord) return true;
    for (const Arc* arc = graph_.at(state);; ++arc) {
      if (++walked_ > kPatience) return false;
      const AlphagramHash sum = letters + letter_hash(letter(*arc));
      const ShortWord longer = word << 5U | letter(*arc);
      path_[static_cast<std::size_t>(length)] = letter(*arc);
      if (accepts(*arc)) found_(sum, longer, std::span<const Letter>(path_.data(), static_cast<std::size_t>(length) + 1));
      if (!go_on(target(*arc), sum, longer, length + 1)) return false;
      if (is_last(*arc)) return true;
    }
  }

  const WordGraph& graph_;
  Found found_;
  std::array<Letter, kLongestWord> path_{};
  std::uint64_t walked_ = 0;
};

}  // namespace

AnagramTable::AnagramTable(const WordGraph& graph, std::size_t words) {
  const std::size_t bits = std::bit_ceil(std::clamp<std::size_t>(words * kBitsAWord, 64, kMostBits));
  const std::size_t buckets = std::bit_ceil(std::clamp<std::size_t>(words, 4, kMostBits / kBitsAWord));
  const std::size_t jolly_bits = std::bit_ceil(std::clamp<std::size_t>(words * kJollyBitsAWord, 64, kMostJollyBits));
  bits_.assign(bits / 64, 0);
  jolly_bits_.assign(jolly_bits / 64, 0);
  jolly_shift_ = 64U - static_cast<unsigned>(std::countr_zero(jolly_bits));
  first_.assign(buckets + 1, 0);
  bit_shift_ = 64U - static_cast<unsigned>(std::countr_zero(bits));
  bucket_shift_ = 64U - static_cast<unsigned>(std::countr_zero(buckets));
  // Count the words of each bucket, then put them where they belong.
  const auto mark = [](std::vector<std::uint64_t>& marks, std::uint64_t place) {
    marks[place >> 6U] |= std::uint64_t{1} << (place & 63U);
  };
  const auto count = [&](AlphagramHash letters, ShortWord /*word*/, std::span<const Letter> word) {
    mark(bits_, letters >> bit_shift_);
    for (const Letter letter : word) mark(jolly_bits_, (letters - letter_hash(letter)) >> jolly_shift_);
    if (word.size() <= kLongestShortWord) ++first_[(letters >> bucket_shift_) + 1];
  };
  if (!EveryWord(graph, count).run()) return;
  for (std::size_t bucket = 1; bucket <= buckets; ++bucket) first_[bucket] += first_[bucket - 1];
  words_.resize(first_[buckets]);
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  const auto put = [&](AlphagramHash letters, ShortWord word, std::span<const Letter> spelled) {
    if (spelled.size() <= kLongestShortWord) words_[next[letters >> bucket_shift_]++] = word;
  };
  usable_ = EveryWord(graph, put).run();
}

}  // namespace leggio
