// Move generation: every legal play of a position, by Gordon's algorithm (its Gen and GoOn) over a GADDAG.
//
// Each play is found from one place only: its leftmost anchor, that is a block of tiles in its lane, or an empty square
// with a cross-word. From there the GADDAG reads leftwards, then turns and reads rightwards. Starting from blocks means
// starting from letters that are fixed, which leaves few ways to go on.
#pragma once

#include <array>
#include <cstring>

#include "position.hpp"

namespace leggio {

struct Rack {
  std::array<std::uint8_t, kLetters + 1> count{};  // 0 is the jolly
  int tiles = 0;

  // Letters and `?`; false if anything else, or more tiles than a rack can hold.
  bool parse(std::string_view text, int most);
  [[nodiscard]] LetterMask letters() const;
};

// A place that plays are found from: one of those they must go through to touch what is on the board.
struct Anchor {
  Direction direction;
  std::uint8_t lane;
  std::uint8_t square;    // the block's last square, or the empty square with a cross-word
  std::uint8_t leftmost;  // tiles may be laid from here on
};

// Calls `found(const Anchor&)` for each anchor of a lane.
template <typename Found>
void for_each_anchor(const Position& position, Direction direction, int index, Found&& found) {
  const LaneSquare* lane = position.lane(direction, index);
  const int size = position.rules().size;
  const auto add = [&](int square, int leftmost) {
    found(Anchor{direction, static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(square),
               static_cast<std::uint8_t>(leftmost)});
  };
  if (position.empty()) {
    if (index == size / 2) add(size / 2, 0);
    return;
  }
  const std::uint8_t least_run = position.rules().least_cross_run;
  int leftmost = 0;
  for (int at = 0; at < size; ++at) {
    if (lane[at].cell != 0) {
      while (lane[at + 1].cell != 0) ++at;
      add(at, leftmost);
      // A tile right after this block would belong to it: the next anchor starts one square further on.
      leftmost = at + 2;
    } else if (lane[at].cross_run >= least_run && lane[at - 1].cell == 0) {
      add(at, leftmost);
      leftmost = at + 1;
    }
  }
}

// The anchors of a position. No allocation: it is made for every position there is.
class AnchorList {
 public:
  explicit AnchorList(const Position& position);
  [[nodiscard]] const Anchor* begin() const { return anchors_.data(); }
  [[nodiscard]] const Anchor* end() const { return anchors_.data() + count_; }

 private:
  std::array<Anchor, 2 * kMaxSquares> anchors_;
  int count_ = 0;
};

// What a play wins for its very word; it begins at `first` of its lane.
int word_prize(const BoardRules& rules, const LaneSquare* lane, const Play& play, int first, bool pure);

// Calls `sink(const Play&)` for each play.
template <typename Sink>
class Generator {
 public:
  Generator(const Position& position, const Rack& rack, Sink& sink)
      : position_(position),
        arcs_(position.graph().arcs().data()),
        rules_(position.rules()),
        jollies_(rack.count[0]),
        rack_(rack),
        letters_(rack.letters()),
        left_(rack.tiles),
        sink_(sink) {}

  void run(const Anchor& anchor) {
    direction_ = anchor.direction;
    lane_index_ = anchor.lane;
    lane_ = position_.lane(anchor.direction, anchor.lane);
    anchor_square_ = anchor.square;
    leftmost_ = anchor.leftmost;
    right_of_anchor_free_ = lane_[anchor_square_ + 1].cell == 0;
    const State root = position_.graph().gaddag_root();
    if (root == 0) return;
    if (jollies_ > 0) {
      gen<Leftwards, true>(anchor_square_, root, 0, 0, 1);
    } else {
      gen<Leftwards, false>(anchor_square_, root, 0, 0, 1);
    }
  }

 private:
  // The two phases of a word: reading to the left of the anchor, then to its right. `start` is where the word begins,
  // known once it is read rightwards. `Jolly` says whether one is left on the rack: most steps go faster without.
  struct Leftwards {
    template <bool Jolly>
    static void go_on(Generator& self, int at, Arc arc, int /*start*/, Points points, unsigned factor) {
      self.go_on_left<Jolly>(at, arc, points, factor);
    }
  };
  struct Rightwards {
    template <bool Jolly>
    static void go_on(Generator& self, int at, Arc arc, int start, Points points, unsigned factor) {
      self.go_on_right<Jolly>(at, arc, start, points, factor);
    }
  };

  // Read the square `at`: the tile that stands there, or any tile of the rack that may go there. The state has arcs.
  template <typename Phase, bool Jolly>
  void gen(int at, State state, int start, Points points, unsigned factor) {
    const LaneSquare& here = lane_[at];
    const Arc* arc = arcs_ + state;
    if (here.cell != 0) {
      const Letter wanted = letter_of(here.cell);
      while (letter(*arc) < wanted && !is_last(*arc)) ++arc;
      if (letter(*arc) != wanted) return;
      word_[at] = 0;
      Phase::template go_on<Jolly>(*this, at, *arc, start, points + here.gain, factor * here.factor);
      return;
    }
    const LetterMask wanted = (Jolly ? letters_ | rules_.jolly_letters : letters_) & here.cross_set;
    if (wanted == 0) return;
    // First which arcs to take, without a branch for each, and a word to the memory about where they lead.
    std::array<Arc, kLetters + 1> taken;
    int count = 0;
    for (;; ++arc) {
      taken[count] = *arc;
      count += static_cast<int>(wanted >> letter(*arc) & 1U);
      if (is_last(*arc)) break;
    }
    for (int index = 0; index < count; ++index) __builtin_prefetch(arcs_ + target(taken[index]));
    points += here.gain;
    factor *= here.factor;
    for (int index = 0; index < count; ++index) {
      const Arc found = taken[index];
      const Letter next = letter(found);
      if (!Jolly || rack_.count[next] != 0) {
        const LetterMask letters = letters_;
        if (--rack_.count[next] == 0) letters_ &= ~bit(next);
        --left_;
        word_[at] = next;
        const Points with = points + here.weight * static_cast<Points>(rules_.value[next]);
        Phase::template go_on<Jolly>(*this, at, found, start, with, factor);
        ++left_;
        ++rack_.count[next];
        letters_ = letters;
      }
      if (Jolly && (rules_.jolly_letters >> next & 1U) != 0) {
        --left_;
        word_[at] = next | kJollyFlag;
        const Points with = points + here.weight * static_cast<Points>(rules_.jolly_value[next]);
        if (--rack_.count[0] == 0) {
          Phase::template go_on<false>(*this, at, found, start, with, factor);
        } else {
          Phase::template go_on<Jolly>(*this, at, found, start, with, factor);
        }
        ++left_;
        ++rack_.count[0];
      }
    }
  }

  template <bool Jolly>
  void go_on_left(int at, Arc arc, Points points, unsigned factor) {
    const State state = target(arc);
    if (lane_[at - 1].cell != 0) {
      if (state != 0) gen<Leftwards, Jolly>(at - 1, state, 0, points, factor);
      return;
    }
    if (right_of_anchor_free_ && accepts(arc)) record(at, anchor_square_, points, factor);
    if (state == 0) return;
    // The separator is letter 0: if a state has it, it comes first. It always leads somewhere.
    const Arc turn = arcs_[state];
    if (letter(turn) == kSeparator) gen<Rightwards, Jolly>(anchor_square_ + 1, target(turn), at, points, factor);
    if (at > leftmost_) gen<Leftwards, Jolly>(at - 1, state, 0, points, factor);
  }

  template <bool Jolly>
  void go_on_right(int at, Arc arc, int start, Points points, unsigned factor) {
    if (accepts(arc) && lane_[at + 1].cell == 0) record(start, at, points, factor);
    if (target(arc) != 0) gen<Rightwards, Jolly>(at + 1, target(arc), start, points, factor);
  }

  void record(int first, int last, Points points, unsigned factor) {
    const int laid = rack_.tiles - left_;
    const int length = last - first + 1;
    if (laid == 0 || length < 2) return;
    if (laid == 1 && direction_ == kDown && is_counted_across(first, last)) return;
    if (position_.empty()) factor *= static_cast<unsigned>(rules_.first_word_factor);
    const bool pure = rack_.count[0] == jollies_;
    Play play;
    play.row = static_cast<std::uint8_t>(direction_ == kAcross ? lane_index_ : first);
    play.col = static_cast<std::uint8_t>(direction_ == kAcross ? first : lane_index_);
    play.direction = direction_;
    play.length = static_cast<std::uint8_t>(length);
    play.tiles = static_cast<std::uint8_t>(laid);
    std::memcpy(play.cells.data(), word_.data() + first, kMaxSize);
    play.score = main_points(points) * static_cast<int>(factor) + cross_points(points) + rules_.prize[laid];
    if (pure) play.score += rules_.pure_prize[laid];
    if (rules_.word_prize_count > 0) play.score += word_prize(rules_, lane_, play, first, pure);
    sink_(play);
  }

  // A single tile that reads both ways is one play: the across one.
  [[nodiscard]] bool is_counted_across(int first, int last) const {
    for (int index = first; index <= last; ++index) {
      if (word_[index] != 0) return lane_[index].has_cross_word();
    }
    return false;
  }

  const Position& position_;
  const Arc* const arcs_;
  const BoardRules& rules_;
  const int jollies_;  // on the rack at first
  Rack rack_;
  LetterMask letters_;  // on the rack
  int left_;            // tiles on the rack
  Sink& sink_;
  Direction direction_ = kAcross;
  int lane_index_ = 0;
  const LaneSquare* lane_ = nullptr;
  int anchor_square_ = 0;
  int leftmost_ = 0;
  bool right_of_anchor_free_ = false;
  std::array<Cell, 2 * kMaxSize> word_{};  // longer than a lane: plays copy a fixed stretch of it
};

}  // namespace leggio
