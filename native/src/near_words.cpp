#include "near_words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace leggio {
namespace {

constexpr int kFar = 100;  // more than any distance that matters, and far from overflowing a byte

// The table of distances between the word and a path of the graph, a row a letter of the path. Rows lie one below the
// other as the walk goes down: a swap looks back further than one row. Only cells near the diagonal can be near; the
// others are far from the start, and stay so.
class NearWalk {
 public:
  NearWalk(const WordGraph& graph, std::string_view word, int distance, std::size_t limit, Words& found)
      : graph_(graph), word_(word), size_(static_cast<int>(word.size())), distance_(distance), limit_(limit),
        found_(found) {
    for (auto& row : rows_) row.fill(kFar);
    for (int column = 0; column <= std::min(size_, distance_); ++column) rows_[0][column] = static_cast<std::uint8_t>(column);
  }

  // Words at that very distance, not nearer.
  void run() { go_on(graph_.dawg_root(), 1); }

 private:
  // False once there are enough.
  bool go_on(State state, int depth) {
    if (state == 0 || depth > kLongestWord) return true;
    for (const Arc* arc = graph_.at(state);; ++arc) {
      text_[depth - 1] = static_cast<char>('A' + letter(*arc) - 1);
      if (fill(depth) <= distance_) {
        if (accepts(*arc) && std::abs(depth - size_) <= distance_ && rows_[depth][size_] == distance_) {
          found_.emplace_back(text_.data(), static_cast<std::size_t>(depth));
          if (found_.size() >= limit_) return false;
        }
        if (!go_on(target(*arc), depth + 1)) return false;
      }
      if (is_last(*arc)) return true;
    }
  }

  // The row of the path's last letter; its least cell. Any way on to a nearer cell would cross a cell of this row that
  // is no dearer, swaps included, so that a row with nothing near ends the path.
  int fill(int depth) {
    const int first = std::max(0, depth - distance_);
    const int last = std::min(size_, depth + distance_);
    auto& row = rows_[depth];
    int least = kFar;
    for (int column = first; column <= last; ++column) {
      int cost = rows_[depth - 1][column] + 1;
      if (column > 0) {
        const bool same = word_[column - 1] == text_[depth - 1];
        cost = std::min<int>(cost, row[column - 1] + 1);
        cost = std::min<int>(cost, rows_[depth - 1][column - 1] + (same ? 0 : 1));
        cost = std::min(cost, swapped(depth, column));
      }
      row[column] = static_cast<std::uint8_t>(std::min(cost, kFar));
      least = std::min(least, cost);
    }
    return least;
  }

  // Two letters that changed places, with letters between them put in or left out: one or two steps back each way.
  int swapped(int depth, int column) const {
    int cost = kFar;
    for (int up = 1; up <= distance_ && depth - up >= 1; ++up) {
      for (int left = 1; left <= distance_ - up + 1 && column - left >= 1; ++left) {
        if (text_[depth - 1] == word_[column - left - 1] && text_[depth - up - 1] == word_[column - 1]) {
          cost = std::min(cost, rows_[depth - up - 1][column - left - 1] + up + left - 1);
        }
      }
    }
    return cost;
  }

  const WordGraph& graph_;
  std::string_view word_;
  int size_;
  int distance_;
  std::size_t limit_;
  Words& found_;
  static constexpr int kColumns = kLongestWord + kFarthest + 2;
  std::array<std::array<std::uint8_t, kColumns>, kLongestWord + 1> rows_;
  std::array<char, kLongestWord + 1> text_{};
};

}  // namespace

Words near_words(const WordGraph& graph, std::string_view word, int distance, std::size_t limit) {
  if (distance < 1 || distance > kFarthest) throw BadQuery("a distance of 1 or 2");
  const bool letters = std::all_of(word.begin(), word.end(), [](char sign) { return sign >= 'A' && sign <= 'Z'; });
  if (!letters) throw BadQuery("not of letters A to Z: " + std::string(word));
  Words found;
  if (word.size() > kLongestWord + kFarthest) return found;
  // One distance after the other: with a limit, the far ones may never be looked for.
  for (int exactly = 0; exactly <= distance && found.size() < limit; ++exactly) {
    NearWalk(graph, word, exactly, limit, found).run();
  }
  return found;
}

}  // namespace leggio
