#include "spot_heap.hpp"

#include <algorithm>

namespace leggio {
namespace {

constexpr Equity kThousandths = 1000;

// A one in each four bits from the first to the n-th; the lowest four stay empty.
constexpr std::array<std::uint64_t, kMaxLetterFactor + 1> make_up_to() {
  std::array<std::uint64_t, kMaxLetterFactor + 1> ones{};
  for (int times = 1; times <= kMaxLetterFactor; ++times) ones[times] = ones[times - 1] | std::uint64_t{1} << (4 * times);
  return ones;
}
constexpr auto kUpTo = make_up_to();

// One more square in a spot.
void add(SpotBound& spot, const Subracks& rack, const LaneSquare* lane, int at) {
  const LaneSquare& square = lane[at];
  ++spot.length;
  spot.factor *= square.factor;
  spot.main += main_points(square.gain);
  spot.cross_score += cross_points(square.gain);
  if (square.cell != 0) {
    spot.standing += letter_hash(letter_of(square.cell));
    return;
  }
  ++spot.laid;
  if (!square.has_cross_word()) {
    spot.free_squares += kUpTo[square.letter_factor];
    return;
  }
  int tile = 0;
  while ((rack.tile(tile).mask & square.cross_set) == 0) ++tile;  // some tile fits: the caller has seen to that
  spot.main += rack.tile(tile).value * main_points(square.weight);
  spot.cross_score += rack.tile(tile).value * cross_points(square.weight);
  spot.cross_squares |= 1U << at;
}

// Whether a play there could be legal, whatever its letters.
bool is_possible(const SpotBound& spot) {
  if (spot.length < 2) return false;
  // A single tile that reads both ways is one play: the across one.
  return spot.laid > 1 || spot.anchor.direction == kAcross || spot.cross_squares == 0;
}

}  // namespace

void SpotHeap::clear() {
  spots_.clear();
  ranks_.clear();
  most_ = 0;
  heap_ = false;
}

const SpotBound& SpotHeap::take() {
  // Most lanes are never asked.
  if (!heap_) std::make_heap(ranks_.begin(), ranks_.end());
  heap_ = true;
  std::pop_heap(ranks_.begin(), ranks_.end());
  const Rank taken = ranks_.back();
  ranks_.pop_back();
  most_ = ranks_.empty() ? 0 : ranks_.front();
  return spots_[kOrderMask - (taken & kOrderMask)];
}

void SpotHeap::put_back(const SpotBound& spot, Equity most) {
  ranks_.push_back(rank_of(most, static_cast<std::size_t>(&spot - spots_.data())));
  std::push_heap(ranks_.begin(), ranks_.end());
  most_ = ranks_.front();
}

void SpotHeap::add_anchor(const Position& position, const Anchor& anchor, const Subracks& rack, const AnagramTable* anagrams) {
  const LaneSquare* lane = position.lane(anchor.direction, anchor.lane);
  SpotBound left;
  left.anchor = anchor;
  int start = anchor.square;
  if (lane[start].cell == 0) {
    if ((lane[start].cross_set & rack.letters()) == 0) return;
    add(left, rack, lane, start);
  } else {
    for (add(left, rack, lane, start); lane[start - 1].cell != 0; --start) add(left, rack, lane, start - 1);
  }
  for (;;) {
    left.start = static_cast<std::uint8_t>(start);
    add_start(position, left, rack, anagrams);
    if (start <= anchor.leftmost || left.laid == rack.tiles() || (lane[start - 1].cross_set & rack.letters()) == 0) break;
    --start;
    add(left, rack, lane, start);
  }
}

// The spots of a start: one for each number of tiles.
void SpotHeap::add_start(const Position& position, const SpotBound& left, const Subracks& rack, const AnagramTable* anagrams) {
  const LaneSquare* lane = position.lane(left.anchor.direction, left.anchor.lane);
  const int least = std::max<int>(left.laid, 1);
  SpotBound whole = left;
  for (int at = left.anchor.square + 1;; ++at) {
    if (lane[at].cell == 0) {
      // All the tiles of the rack at once are rarely a word: that costs one question.
      if (whole.laid >= least && is_possible(whole) &&
          (whole.laid < rack.tiles() || makes_a_word(anagrams, rack.all(), whole.standing))) {
        add_spot(position, whole, rack);
      }
      if (whole.laid == rack.tiles() || (lane[at].cross_set & rack.letters()) == 0) break;
    }
    add(whole, rack, lane, at);
  }
}

void SpotHeap::add_spot(const Position& position, const SpotBound& spot, const Subracks& rack) {
  const BoardRules& rules = position.rules();
  int points = spot.points(rack.value_up_to(), rack.most_letter_factor(), first_factor_of(position));
  if (rules.word_prize_count > 0) {
    const LaneSquare* lane = position.lane(spot.anchor.direction, spot.anchor.lane);
    points += most_word_prize(rules, rack.letters(), lane, spot.start, spot.length);
  }
  const Rank rank = rank_of(points * kThousandths + rack.most_leave_and_prize(spot.laid), spots_.size());
  ranks_.push_back(rank);
  most_ = std::max(most_, rank);
  spots_.push_back(spot);
}

// Its letters may be laid or stand there already, and no two of those that stand are neighbours.
int most_word_prize(const BoardRules& rules, LetterMask letters, const LaneSquare* lane, int start, int length) {
  int best = 0;
  for (const WordPrize& prize : std::span(rules.word_prizes.data(), rules.word_prize_count)) {
    bool fits = prize.length == length;
    for (int step = 0; fits && step < prize.length; ++step) {
      const LaneSquare& here = lane[start + step];
      const Letter letter = prize.letters[step];
      // The square past the end of the lane takes no letter: nothing is read beyond it.
      fits = here.cell == 0 ? (here.cross_set & letters & bit(letter)) != 0
                            : letter_of(here.cell) == letter && (step == 0 || lane[start + step - 1].cell == 0);
    }
    if (fits) best = std::max(best, prize.prize + prize.pure_prize);
  }
  return best;
}

}  // namespace leggio
