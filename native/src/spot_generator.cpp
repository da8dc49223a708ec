#include "spot_generator.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "spot.hpp"

namespace leggio {
namespace {

constexpr Equity kThousandths = 1000;
constexpr int kMostSubracks = 70;  // of one size: four tiles out of eight
static_assert(kMaxRack == 8);

}  // namespace

SpotGenerator::SpotGenerator(const Position& position, const Subracks& rack, const AnagramTable* anagrams,
                             JollyLetters& jolly_letters, TopPlays& top_plays)
    : position_(position),
      rules_(position.rules()),
      rack_(rack),
      anagrams_(anagrams),
      jolly_letters_(jolly_letters),
      top_plays_(top_plays),
      first_factor_(first_factor_of(position)) {}

void SpotGenerator::generate(const SpotBound& spot) {
  lane_ = position_.lane(spot.anchor.direction, spot.anchor.lane);
  const int size = spot.laid;
  const int word = rules_.word_prize_count > 0 ? most_word_prize(rules_, rack_.letters(), lane_, spot.start, spot.length) : 0;
  // A spot is either filled with words of the table or walked as a whole, never both: nothing is found twice.
  const bool by_table = anagrams_ != nullptr && spot.length <= kLongestShortWord && (rack_.jollies() <= 1 || size == 1);
  // Subracks come best leave first: past those that reach the cutoff with the most that the rack could score there, none
  // does.
  const Equity base = kThousandths * (spot.points(rack_.value_up_to(), rack_.most_letter_factor(), first_factor_) + word);
  const Equity cutoff = top_plays_.cutoff();
  // First all the questions, without a branch between them: the memory answers several at a time.
  const std::span<const Subrack> subracks = rack_.subracks(size);
  std::array<std::uint8_t, kMostSubracks + 1> good;
  int good_count = 0;
  for (std::size_t index = 0; index < subracks.size() && base + subracks[index].leave_and_prize >= cutoff; ++index) {
    good[good_count] = static_cast<std::uint8_t>(index);
    good_count += static_cast<int>(makes_a_word(anagrams_, subracks[index], spot.standing));
  }
  for (int index = 0; by_table && index < good_count; ++index) {
    anagrams_->prefetch(subracks[good[index]].letters + spot.standing);
  }
  if (good_count == 0) return;
  find_cross_squares(spot);
  unsigned walked = 0;
  Equity most_leave_and_prize = std::numeric_limits<Equity>::min();
  for (int index = 0; index < good_count; ++index) {
    const Subrack& subrack = subracks[good[index]];
    const int points = points_with(spot, subrack);
    if (points < 0) continue;
    const Equity rest = kThousandths * word + subrack.leave_and_prize;
    if (kThousandths * points + rest < top_plays_.cutoff()) continue;
    if (by_table) {
      try_words(spot, subrack, kThousandths * points + rest);
    } else {
      walked |= subrack.members;
      most_leave_and_prize = std::max(most_leave_and_prize, rest);
    }
  }
  if (walked != 0) walk(spot, walked, most_leave_and_prize);
}

// The words of the graph, made of these tiles of the rack.
void SpotGenerator::walk(const SpotBound& spot, unsigned members, Equity most_leave_and_prize) {
  Rack to_walk;
  for (; members != 0; members &= members - 1U) {
    ++to_walk.count[rack_.tile(std::countr_zero(members)).letter];
    ++to_walk.tiles;
  }
  const Spot whole(position_, spot.anchor, spot.start, spot.laid, first_factor_);
  SpotWalk(whole, to_walk, most_leave_and_prize, top_plays_).run();
}

void SpotGenerator::find_cross_squares(const SpotBound& spot) {
  cross_square_count_ = 0;
  for (std::uint32_t left = spot.cross_squares; left != 0; left &= left - 1U) {
    const LaneSquare& square = lane_[std::countr_zero(left)];
    unsigned fits = 0;
    for (int index = 0; index < rack_.tiles(); ++index) {
      fits |= static_cast<unsigned>((rack_.tile(index).mask & square.cross_set) != 0) << index;
    }
    cross_squares_[cross_square_count_++] = {fits, rack_.tile(std::countr_zero(fits)).value, square.weight};
  }
}

// The most that a subrack could score there; below zero if it has no tile for some square.
int SpotGenerator::points_with(const SpotBound& spot, const Subrack& subrack) const {
  int main = spot.main;
  int cross_score = spot.cross_score;
  for (const CrossSquare& square : std::span(cross_squares_.data(), cross_square_count_)) {
    const unsigned fits = square.fits & subrack.members;
    if (fits == 0) return -1;
    // What the whole rack's best tile had to give, and what this subrack's has: the highest tile is the lowest bit.
    const int less = square.best - rack_.tile(std::countr_zero(fits)).value;
    main -= less * main_points(square.weight);
    cross_score -= less * cross_points(square.weight);
  }
  for (int times = 1; times <= rack_.most_letter_factor(); ++times) main += subrack.value_up_to[spot.free(times)];
  return main * spot.factor * first_factor_ + cross_score;
}

// Words made of all the tiles of a subrack, which can be worth so much at most.
void SpotGenerator::try_words(const SpotBound& spot, const Subrack& subrack, Equity most) {
  const AlphagramHash letters = subrack.letters + spot.standing;
  if (subrack.jollies == 0) {
    for (const ShortWord word : anagrams_->words(letters)) try_word(spot, subrack, word, 0);
    return;
  }
  // The bound took the jolly for the letter that is worth most. For another one the play is worth less by the
  // difference at least as many times as the word counts.
  const Equity factor = kThousandths * spot.factor * first_factor_;
  const Equity cutoff = top_plays_.cutoff();
  std::array<Letter, kLetters + 1> good;
  int count = 0;
  for (LetterMask left = jolly_letters_.with(*anagrams_, letters, rules_.jolly_letters); left != 0; left &= left - 1U) {
    const auto jolly = static_cast<Letter>(std::countr_zero(left));
    good[count] = jolly;
    count += static_cast<int>(most - (rack_.most_jolly_value() - rules_.jolly_value[jolly]) * factor >= cutoff);
  }
  for (int index = 0; index < count; ++index) anagrams_->prefetch(letters + letter_hash(good[index]));
  for (int index = 0; index < count; ++index) {
    const AlphagramHash with_jolly = letters + letter_hash(good[index]);
    for (const ShortWord word : anagrams_->words(with_jolly)) try_word(spot, subrack, word, good[index]);
  }
}

// A word with all the tiles of a subrack, its jolly standing for a letter if it has one.
void SpotGenerator::try_word(const SpotBound& spot, const Subrack& subrack, ShortWord word, Letter jolly) {
  const int length = spot.length;
  if (!has_length(word, length)) return;
  Play play;
  LetterCounts needed;
  Points points = 0;
  for (int index = 0; index < length; ++index) {
    const LaneSquare& square = lane_[spot.start + index];
    const Letter letter = letter_at(word, length, index);
    if (square.cell != 0 ? letter_of(square.cell) != letter : (square.cross_set & bit(letter)) == 0) return;
    play.cells[index] = square.cell != 0 ? Cell{0} : letter;
    points += square.gain + square.weight * static_cast<Points>(rules_.value[letter]);
    if (square.cell == 0) needed.add(letter);
  }
  LetterCounts given = subrack.counts;
  if (jolly != 0) given.add(jolly);
  if (needed != given) return;
  if (jolly == 0) {
    record(spot, play, points, true);
    return;
  }
  // On any of the squares of its letter.
  for (int index = 0; index < length; ++index) {
    if (play.cells[index] != jolly) continue;
    const Points weight = lane_[spot.start + index].weight;
    play.cells[index] = jolly | kJollyFlag;
    record(spot, play,
           points - weight * static_cast<Points>(rules_.value[jolly]) +
               weight * static_cast<Points>(rules_.jolly_value[jolly]),
           false);
    play.cells[index] = jolly;
  }
}

void SpotGenerator::record(const SpotBound& spot, Play& play, Points points, bool pure) {
  const Anchor& anchor = spot.anchor;
  play.row = anchor.direction == kAcross ? anchor.lane : spot.start;
  play.col = anchor.direction == kAcross ? spot.start : anchor.lane;
  play.direction = anchor.direction;
  play.length = spot.length;
  play.tiles = spot.laid;
  play.score = main_points(points) * spot.factor * first_factor_ + cross_points(points) +
               rules_.prize[play.tiles] + (pure ? rules_.pure_prize[play.tiles] : 0);
  if (rules_.word_prize_count > 0) play.score += word_prize(rules_, lane_, play, spot.start, pure);
  top_plays_(play);
}

}  // namespace leggio
