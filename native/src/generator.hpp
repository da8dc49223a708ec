// Every legal play of a position.
//
// Each play is found from one place only: its leftmost hook, that is a block of tiles in its lane, or an empty square
// that other tiles cross. From there the GADDAG reads leftwards, then turns and reads rightwards. Starting from blocks
// means starting from letters that are fixed, which leaves few ways to go on.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

#include "position.hpp"

namespace leggio {

struct Rack {
  std::array<std::uint8_t, kLetters + 1> count{};  // 0 is the jolly
  int tiles = 0;

  // Letters and `?`; false if anything else, or more tiles than a rack can hold.
  bool parse(std::string_view text, int most);
  [[nodiscard]] LetterMask letters() const;
};

// A place to start from.
struct Hook {
  Direction direction = kAcross;
  std::uint8_t lane = 0;
  std::uint8_t origin = 0;      // the block's last square, or the crossed empty square
  std::uint8_t leftmost = 0;    // tiles may be laid from here on
};

std::vector<Hook> find_hooks(const Position& position);

// Whether words that begin at a square can still matter: for those who want every play, they always do.
struct EveryStart {
  [[nodiscard]] static constexpr bool here(int /*start*/) { return true; }
  [[nodiscard]] static constexpr bool further_left(int /*start*/) { return true; }
};

// Calls `sink(const Play&)` for each play; `Starts` may leave out words by where they begin.
template <typename Sink, typename Starts = EveryStart>
class Generator {
 public:
  Generator(const Position& position, const Rack& rack, Sink& sink)
      : position_(position),
        graph_(position.graph()),
        rules_(position.rules()),
        size_(rules_.size),
        first_factor_(position.empty() ? rules_.first_word_factor : 1),
        jollies_(rack.count[0]),
        rack_(rack),
        letters_(rack.letters()),
        jolly_letters_(rack.count[0] > 0 ? rules_.jolly_letters : 0),
        left_(rack.tiles),
        sink_(sink) {}

  void run(const Hook& hook) requires std::is_empty_v<Starts> {
    static constexpr Starts kEvery{};
    run(hook, kEvery);
  }

  void run(const Hook& hook, const Starts& starts) {
    starts_ = &starts;
    direction_ = hook.direction;
    lane_index_ = hook.lane;
    lane_ = position_.lane(hook.direction, hook.lane);
    origin_ = hook.origin;
    leftmost_ = hook.leftmost;
    origin_right_free_ = origin_ + 1 == size_ || lane_[origin_ + 1].cell == 0;
    step<Leftwards>(origin_, graph_.hooks_root(), 0, Tally{});
  }

 private:
  struct Tally {
    int points = 0;     // of the main word, before its factor
    int factor = 1;
    int crossings = 0;  // points of the crossing words
  };

  // The two phases of a word: reading to the left of the hook, then to its right. `start` is where the word begins,
  // known once it is read rightwards.
  struct Leftwards {
    static void took(Generator& self, int at, Arc arc, int /*start*/, const Tally& tally) {
      self.took_left(at, arc, tally);
    }
  };
  struct Rightwards {
    static void took(Generator& self, int at, Arc arc, int start, const Tally& tally) {
      self.took_right(at, arc, start, tally);
    }
  };

  // Read the square `at`: the tile that stands there, or any tile of the rack that may go there.
  template <typename Phase>
  void step(int at, State state, int start, Tally tally) {
    const LaneSquare& here = lane_[at];
    if (here.cell != 0) {
      const Arc arc = graph_.follow(state, letter_of(here.cell));
      if (arc == 0) return;
      tally.points += here.through_points;
      tally.factor *= here.through_factor;
      word_[at] = 0;
      Phase::took(*this, at, arc, start, tally);
      return;
    }
    if (left_ == 0) return;
    const LetterMask wanted = (letters_ | jolly_letters_) & here.crossing;
    if (wanted == 0) return;
    for (const Arc* arc = graph_.at(state);; ++arc) {
      const Letter next = letter(*arc);
      const LetterMask from_here = wanted >> next;
      if ((from_here & 1U) != 0) {
        if (rack_.count[next] != 0) lay_tile<Phase>(at, here, *arc, start, tally);
        if ((jolly_letters_ & bit(next)) != 0) lay_jolly<Phase>(at, here, *arc, start, tally);
      }
      // Arcs are sorted: past the last wanted letter there is nothing to find.
      if (from_here <= 1U || is_last(*arc)) return;
    }
  }

  template <typename Phase>
  void lay_tile(int at, const LaneSquare& here, Arc arc, int start, const Tally& tally) {
    const Letter tile = letter(arc);
    const LetterMask letters = letters_;
    if (--rack_.count[tile] == 0) letters_ &= ~bit(tile);
    --left_;
    word_[at] = tile;
    Phase::took(*this, at, arc, start, with(tally, here, rules_.value[tile]));
    ++left_;
    ++rack_.count[tile];
    letters_ = letters;
  }

  template <typename Phase>
  void lay_jolly(int at, const LaneSquare& here, Arc arc, int start, const Tally& tally) {
    const LetterMask jolly_letters = jolly_letters_;
    if (--rack_.count[0] == 0) jolly_letters_ = 0;
    --left_;
    word_[at] = letter(arc) | kJollyFlag;
    Phase::took(*this, at, arc, start, with(tally, here, rules_.jolly_value[letter(arc)]));
    ++left_;
    ++rack_.count[0];
    jolly_letters_ = jolly_letters;
  }

  static Tally with(Tally tally, const LaneSquare& here, int value) {
    const int points = value * here.letter_factor;
    tally.points += points;
    tally.factor *= here.word_factor;
    if (here.crossed) tally.crossings += (here.crossing_points + points) * here.word_factor * here.crossing_factor;
    return tally;
  }

  void took_left(int at, Arc arc, const Tally& tally) {
    const State state = target(arc);
    if (at > 0 && lane_[at - 1].cell != 0) {
      if (state != 0) step<Leftwards>(at - 1, state, 0, tally);
      return;
    }
    const bool worth_it = starts_->here(at);
    if (worth_it && accepts(arc) && origin_right_free_) record(at, origin_, tally);
    if (state == 0) return;
    if (worth_it && origin_ + 1 < size_) {
      // The separator is letter 0: if a state has it, it comes first. It always leads somewhere.
      const Arc turn = *graph_.at(state);
      if (letter(turn) == kSeparator) step<Rightwards>(origin_ + 1, target(turn), at, tally);
    }
    if (at > leftmost_ && starts_->further_left(at)) step<Leftwards>(at - 1, state, 0, tally);
  }

  void took_right(int at, Arc arc, int start, const Tally& tally) {
    const bool ends = at + 1 == size_;
    if (accepts(arc) && (ends || lane_[at + 1].cell == 0)) record(start, at, tally);
    if (!ends && target(arc) != 0) step<Rightwards>(at + 1, target(arc), start, tally);
  }

  void record(int first, int last, const Tally& tally) {
    const int laid = rack_.tiles - left_;
    const int length = last - first + 1;
    if (laid == 0 || length < 2) return;
    if (laid == length && rules_.must_use_board_tile && !position_.empty()) return;
    if (laid == 1 && direction_ == kDown && is_counted_across(first, last)) return;
    Play play;
    play.row = static_cast<std::uint8_t>(direction_ == kAcross ? lane_index_ : first);
    play.col = static_cast<std::uint8_t>(direction_ == kAcross ? first : lane_index_);
    play.direction = direction_;
    play.length = static_cast<std::uint8_t>(length);
    play.tiles = static_cast<std::uint8_t>(laid);
    std::copy_n(word_.begin() + first, length, play.cells.begin());
    play.score = tally.points * tally.factor * first_factor_ + tally.crossings + rules_.prize[laid];
    if (rack_.count[0] == jollies_) play.score += rules_.pure_prize[laid];
    sink_(play);
  }

  // A single tile that reads both ways is one play: the across one.
  [[nodiscard]] bool is_counted_across(int first, int last) const {
    for (int index = first; index <= last; ++index) {
      if (word_[index] != 0) return lane_[index].crossed;
    }
    return false;
  }

  const Position& position_;
  const WordGraph graph_;
  const BoardRules& rules_;
  const int size_;
  const int first_factor_;
  const int jollies_;  // on the rack at first
  Rack rack_;
  LetterMask letters_;        // on the rack
  LetterMask jolly_letters_;  // that a jolly on the rack may stand for
  int left_;                  // tiles on the rack
  Sink& sink_;
  const Starts* starts_ = nullptr;
  Direction direction_ = kAcross;
  int lane_index_ = 0;
  const LaneSquare* lane_ = nullptr;
  int origin_ = 0;
  int leftmost_ = 0;
  bool origin_right_free_ = false;
  std::array<Cell, kMaxSize> word_{};
};

}  // namespace leggio
