#include "autoplay.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace leggio {
namespace {

// splitmix64: small, and the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31U);
  }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

 private:
  std::uint64_t state_;
};

class Match {
 public:
  Match(const BoardRules& board, const AutoplayRules& rules, const SearchAids& aids, const WordGraph& graph,
        std::uint64_t seed)
      : board_(board), rules_(rules), aids_(aids), position_(board, graph), random_(seed) {
    for (int tile = 0; tile <= kLetters; ++tile) bag_.insert(bag_.end(), board.count[tile], static_cast<Letter>(tile));
    for (std::size_t left = bag_.size(); left > 1; --left) std::swap(bag_[left - 1], bag_[random_.below(left)]);
    for (Rack& rack : racks_) draw(rack);
  }

  AutoplayResult run() {
    AutoplayResult result;
    int scoreless = 0;
    for (int mover = 0; scoreless < 2 * scoreless_each(); mover = 1 - mover) {
      ++result.turns;
      Rack& rack = racks_[mover];
      const auto best = best_plays(position_, rack, 1, {bag_.empty() ? nullptr : aids_.leaves, aids_.anagrams});
      if (best.empty()) {
        ++scoreless;
        if (rules_.kind != 0) {
          if (is_of_one_kind(rack) && !bag_.empty()) exchange_of_one_kind(rack);
        } else if (static_cast<int>(bag_.size()) >= std::max(rules_.exchange_needs, rack.tiles)) {
          exchange(rack);
        }
        continue;
      }
      scoreless = 0;
      lay(best.front().play, rack, mover);
      if (rack.tiles == 0 && bag_.empty()) {
        if (rules_.credits_going_out) scores_[mover] += left_over(racks_[1 - mover]);
        break;
      }
    }
    for (int seat = 0; seat < 2; ++seat) scores_[seat] -= left_over(racks_[seat]);
    result.games = 1;
    result.points = scores_[0] + scores_[1];
    result.fingerprint = fingerprint_ ^ (static_cast<std::uint64_t>(scores_[0]) << 32U) ^ static_cast<std::uint32_t>(scores_[1]);
    return result;
  }

 private:
  [[nodiscard]] int scoreless_each() const {
    return bag_.empty() ? rules_.scoreless_each_bag_empty : rules_.scoreless_each;
  }

  void draw(Rack& rack) {
    while (rack.tiles < board_.rack_size && !bag_.empty()) {
      ++rack.count[bag_.back()];
      ++rack.tiles;
      bag_.pop_back();
    }
  }

  void lay(const Play& play, Rack& rack, int mover) {
    if (play.swaps != 0) {
      swap(play.swaps, rack);
      fingerprint_ = (fingerprint_ ^ play.swaps) * 0x100000001B3ULL;
    }
    position_.lay(play);
    scores_[mover] += play.score;
    for (int index = 0; index < play.length; ++index) {
      const Cell cell = play.cells[index];
      fingerprint_ = (fingerprint_ ^ cell ^ (static_cast<std::uint64_t>(play.row) << 16U) ^ (static_cast<std::uint64_t>(play.col) << 8U)) * 0x100000001B3ULL;
      if (cell == 0) continue;
      --rack.count[is_jolly(cell) ? 0 : letter_of(cell)];
      --rack.tiles;
    }
    draw(rack);
  }

  // What the rack gives and takes when jollies fly; the board is changed with the play.
  void swap(unsigned swaps, Rack& rack) {
    const Position::Jollies jollies = position_.jollies();
    for (int index = 0; index < jollies.count; ++index) {
      if ((swaps >> index & 1U) == 0) continue;
      const int square = jollies.square[index];
      --rack.count[letter_of(position_.lane(kAcross, square / board_.size)[square % board_.size].cell)];
      ++rack.count[0];
    }
  }

  // Draw first, then return: as art. 34 of Scrabble has it.
  void exchange(Rack& rack) {
    const std::vector<Letter> given = take_all(rack);
    draw(rack);
    put_back(given);
  }

  // Return first, then draw: as art. 23 of Scarabeo has it.
  void exchange_of_one_kind(Rack& rack) {
    put_back(take_all(rack));
    draw(rack);
  }

  [[nodiscard]] bool is_of_one_kind(const Rack& rack) const {
    if (rack.tiles < board_.rack_size || rack.count[0] > 0) return false;
    const LetterMask letters = rack.letters();
    return (letters & rules_.kind) == 0 || (letters & ~rules_.kind) == 0;
  }

  static std::vector<Letter> take_all(Rack& rack) {
    std::vector<Letter> tiles;
    for (int tile = 0; tile <= kLetters; ++tile) tiles.insert(tiles.end(), rack.count[tile], static_cast<Letter>(tile));
    rack = Rack{};
    return tiles;
  }

  void put_back(const std::vector<Letter>& tiles) {
    for (const Letter tile : tiles) {
      bag_.push_back(tile);
      std::swap(bag_.back(), bag_[random_.below(bag_.size())]);
    }
  }

  [[nodiscard]] int left_over(const Rack& rack) const {
    int points = rack.count[0] * rules_.jolly_left;
    for (int letter = 1; letter <= kLetters; ++letter) points += rack.count[letter] * board_.value[letter];
    return points;
  }

  const BoardRules& board_;
  const AutoplayRules& rules_;
  const SearchAids& aids_;
  Position position_;
  Random random_;
  std::vector<Letter> bag_;
  std::array<Rack, 2> racks_{};
  std::array<int, 2> scores_{};
  std::uint64_t fingerprint_ = 0xCBF29CE484222325ULL;
};

}  // namespace

AutoplayResult autoplay(const BoardRules& board, const AutoplayRules& rules, const WordGraph& graph,
                        const SearchAids& aids, std::uint64_t games, unsigned threads, std::uint64_t seed) {
  std::atomic<std::uint64_t> next{0};
  std::vector<AutoplayResult> results(std::max(1U, threads));
  const auto work = [&](AutoplayResult& total) {
    for (std::uint64_t game = next++; game < games; game = next++) {
      // Each game has a seed of its own: which thread plays it changes nothing.
      const AutoplayResult one = Match(board, rules, aids, graph, Random(seed ^ (game * 0xD1342543DE82EF95ULL)).next()).run();
      total.games += one.games;
      total.turns += one.turns;
      total.points += one.points;
      total.fingerprint += one.fingerprint * (2 * game + 1);
    }
  };
  std::vector<std::thread> workers;
  for (std::size_t index = 1; index < results.size(); ++index) workers.emplace_back(work, std::ref(results[index]));
  work(results[0]);
  for (std::thread& worker : workers) worker.join();
  AutoplayResult total;
  for (const AutoplayResult& each : results) {
    total.games += each.games;
    total.turns += each.turns;
    total.points += each.points;
    total.fingerprint += each.fingerprint;
  }
  return total;
}

}  // namespace leggio
