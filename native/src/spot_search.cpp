#include "spot_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <span>
#include <utility>

namespace leggio {
namespace {

constexpr Equity kThousandths = 1000;
constexpr int kMostParts = 70;  // of one size: four tiles out of eight
static_assert(kMaxRack == 8);

// A one in each four bits from the first to the n-th; the lowest four stay empty.
constexpr std::array<std::uint64_t, kMaxLetterFactor + 1> make_up_to() {
  std::array<std::uint64_t, kMaxLetterFactor + 1> ones{};
  for (int times = 1; times <= kMaxLetterFactor; ++times) ones[times] = ones[times - 1] | std::uint64_t{1} << (4 * times);
  return ones;
}
constexpr auto kUpTo = make_up_to();

}  // namespace

SpotSearch::SpotSearch(const Position& position, const HookList& hooks, const Rack& rack, const AnagramTable* anagrams,
                       Podium& podium)
    : position_(position),
      hooks_(hooks),
      rules_(position.rules()),
      anagrams_(anagrams),
      podium_(podium),
      first_factor_(position.empty() ? position.rules().first_word_factor : 1),
      jollies_(rack.count[0]),
      letters_(rack.letters() | (rack.count[0] > 0 ? position.rules().jolly_letters : 0)),
      most_letter_factor_(position.rules().most_letter_factor()),
      most_jolly_value_(position.rules().most_jolly_value()) {
  sort_tiles(rack);
  make_parts();
  rate_leaves();
}

void SpotSearch::sort_tiles(const Rack& rack) {
  for (Letter letter = 0; letter <= kLetters; ++letter) {
    if (rack.count[letter] == 0) continue;
    const Tile tile = letter == 0 ? Tile{letter, most_jolly_value_, rules_.jolly_letters}
                                  : Tile{letter, rules_.value[letter], bit(letter)};
    for (int copy = 0; copy < rack.count[letter]; ++copy) {
      int place = tiles_++;
      for (; place > 0 && tile_[place - 1].value < tile.value; --place) tile_[place] = tile_[place - 1];
      tile_[place] = tile;
    }
  }
  for (int index = 0; index < tiles_; ++index) value_up_to_[index + 1] = value_up_to_[index] + tile_[index].value;
}

void SpotSearch::make_parts() {
  const unsigned everything = (1U << tiles_) - 1U;
  unsigned twins = 0;  // tiles that are like the one before
  for (int index = 1; index < tiles_; ++index) {
    if (tile_[index].letter == tile_[index - 1].letter) twins |= 1U << index;
  }
  const auto is_first = [&](unsigned members) { return (twins & members & ~(members << 1U)) == 0; };
  std::array<Part, 1U << kMaxRack> all;
  all[0] = Part{};
  for (unsigned members = 1; members <= everything; ++members) {
    const Tile& tile = tile_[std::countr_zero(members)];
    Part& part = all[members];
    part = all[members & (members - 1U)];
    part.members = static_cast<std::uint8_t>(members);
    part.mask |= tile.mask;
    ++part.size;
    // The lowest bit is the highest tile.
    const std::array<std::int16_t, kMaxRack + 1>& others = all[members & (members - 1U)].value_up_to;
    for (int count = 1; count <= kMaxRack; ++count) {
      part.value_up_to[count] = static_cast<std::int16_t>(others[count - 1] + tile.value);
    }
    if (tile.letter == 0) {
      ++part.jollies;
    } else {
      part.letters += letter_hash(tile.letter);
      part.counts.add(tile.letter);
    }
    if (is_first(members)) ++first_[part.size + 1];
  }
  for (int size = 1; size <= kMaxRack + 1; ++size) first_[size] += first_[size - 1];
  auto next = first_;
  for (unsigned members = 1; members <= everything; ++members) {
    if (is_first(members)) part_[next[all[members].size]++] = all[members];
  }
}

void SpotSearch::rate_leaves() {
  const LeaveTable* leaves = podium_.leaves();
  std::array<Equity, kMaxRack + 1> best{};
  if (leaves != nullptr) {
    // The table wants its tiles in order of letters.
    std::array<std::pair<Letter, int>, kMaxRack> by_letter{};
    for (int index = 0; index < tiles_; ++index) {
      std::pair<Letter, int> tile{tile_[index].letter, index};
      int place = index;
      for (; place > 0 && by_letter[place - 1] > tile; --place) by_letter[place] = by_letter[place - 1];
      by_letter[place] = tile;
    }
    best.fill(std::numeric_limits<std::int32_t>::min());
    for (Part& part : std::span(part_).first(first_[tiles_ + 1])) {
      LeaveTable::Key key = LeaveTable::kNothing;
      for (int index = 0; index < tiles_; ++index) {
        if ((part.members >> by_letter[index].second & 1U) == 0) key = LeaveTable::with(key, by_letter[index].first);
      }
      part.leave = leaves->value(key);
      best[part.size] = std::max<Equity>(best[part.size], part.leave);
    }
  }
  for (int size = 1; size <= tiles_; ++size) {
    const Equity here = best[size] + kThousandths * (rules_.prize[size] + rules_.pure_prize[size]);
    most_kept_[size] = size == 1 ? here : std::max(most_kept_[size - 1], here);
  }
}

void SpotSearch::run() {
  constexpr std::size_t kUsual = 256;
  items_.reserve(kUsual);
  stretches_.reserve(4 * kUsual);
  const auto count = static_cast<std::uint16_t>(hooks_.end() - hooks_.begin());
  for (std::uint16_t index = 0; index < count; ++index) add_hook(index);
  std::make_heap(items_.begin(), items_.end(), comes_after);
  while (!items_.empty() && bound_of(items_.front()) >= podium_.bar()) {
    std::pop_heap(items_.begin(), items_.end(), comes_after);
    const Item item = items_.back();
    items_.pop_back();
    const Stretch& here = stretches_[item.stretch];
    const LaneSquare* lane = position_.lane(hooks_[item.hook].direction, hooks_[item.hook].lane);
    if (is_possible(here, hooks_[item.hook])) look(item, here, lane);
    if (here.laid > item.least) {
      Item fewer = item;
      --fewer.stretch;
      const Equity most = bound(stretches_[fewer.stretch], lane, item.start);
      if (most >= podium_.bar()) push(fewer, most);
    }
  }
}

void SpotSearch::push(Item item, Equity bound) {
  item.rank = rank_of(bound);
  items_.push_back(item);
  std::push_heap(items_.begin(), items_.end(), comes_after);
}

void SpotSearch::add_hook(std::uint16_t index) {
  const Hook& hook = hooks_[index];
  const LaneSquare* lane = position_.lane(hook.direction, hook.lane);
  Stretch left;
  int start = hook.origin;
  if (lane[start].cell == 0) {
    if ((lane[start].crossing & letters_) == 0) return;
    add(left, lane, start);
  } else {
    for (add(left, lane, start); lane[start - 1].cell != 0; --start) add(left, lane, start - 1);
  }
  for (;;) {
    add_start(index, lane, start, left);
    if (start <= hook.leftmost || left.laid == tiles_ || (lane[start - 1].crossing & letters_) == 0) break;
    --start;
    add(left, lane, start);
  }
}

// The spots of a start, by number of tiles; only the largest is put in the heap.
void SpotSearch::add_start(std::uint16_t index, const LaneSquare* lane, int start, const Stretch& left) {
  const int least = std::max<int>(left.laid, 1);
  const auto before = stretches_.size();
  Stretch whole = left;
  for (int at = hooks_[index].origin + 1;; ++at) {
    if (lane[at].cell == 0) {
      if (whole.laid >= least) stretches_.push_back(whole);
      if (whole.laid == tiles_ || (lane[at].crossing & letters_) == 0) break;
    }
    add(whole, lane, at);
  }
  // All the tiles of the rack at once are rarely a word: that costs one question.
  if (stretches_.size() > before + 1 && whole.laid == tiles_ && !makes_a_word(part_[first_[tiles_]], whole.standing)) {
    stretches_.pop_back();
  }
  if (stretches_.size() == before) return;
  const auto last = static_cast<std::uint32_t>(stretches_.size() - 1);
  items_.push_back({rank_of(bound(stretches_[last], lane, start)), last, index, static_cast<std::uint8_t>(start),
                    static_cast<std::uint8_t>(least)});
}

void SpotSearch::add(Stretch& stretch, const LaneSquare* lane, int at) const {
  const LaneSquare& square = lane[at];
  ++stretch.length;
  stretch.factor *= square.factor;
  stretch.main += main_points(square.gain);
  stretch.crossings += crossing_points(square.gain);
  if (square.cell != 0) {
    stretch.standing += letter_hash(letter_of(square.cell));
    return;
  }
  ++stretch.laid;
  if (!square.crossed) {
    stretch.free_squares += kUpTo[square.letter_factor];
    return;
  }
  const Tile* tile = tile_.data();
  while ((tile->mask & square.crossing) == 0) ++tile;  // some tile fits: the caller has seen to that
  stretch.main += tile->value * main_points(square.weight);
  stretch.crossings += tile->value * crossing_points(square.weight);
  stretch.crossed |= 1U << at;
}

// The most that any tiles of the rack could score there, with as many tiles or fewer.
Equity SpotSearch::bound(const Stretch& stretch, const LaneSquare* lane, int start) const {
  int main = stretch.main;
  // Highest tiles on the squares that count most: each value once for every time that letters count there.
  for (int times = 1; times <= most_letter_factor_; ++times) main += value_up_to_[stretch.free(times)];
  int points = main * stretch.factor * first_factor_ + stretch.crossings;
  if (rules_.word_prize_count > 0) points += most_word_prize(lane, start, stretch.laid);
  return points * kThousandths + most_kept_[stretch.laid];
}

// Whether a play there could be legal, whatever its letters.
bool SpotSearch::is_possible(const Stretch& stretch, const Hook& hook) const {
  if (stretch.length < 2) return false;
  if (stretch.length == stretch.laid && rules_.must_use_board_tile && !position_.empty()) return false;
  // A single tile that reads both ways is one play: the across one.
  return stretch.laid > 1 || hook.direction == kAcross || stretch.crossed == 0;
}

void SpotSearch::look(const Item& item, const Stretch& stretch, const LaneSquare* lane) {
  const int size = stretch.laid;
  const int word = rules_.word_prize_count > 0 ? most_word_prize(lane, item.start, size) : 0;
  // A spot is either filled with words of the table or walked as a whole, never both: nothing is found twice.
  const bool by_table = anagrams_ != nullptr && stretch.length <= kLongestShortWord && (jollies_ <= 1 || size == 1);
  unsigned walked = 0;
  Equity most_kept = std::numeric_limits<Equity>::min();
  // First all the questions, without a branch between them: the memory answers several at a time.
  const std::span<const Part> parts = std::span(part_).subspan(first_[size], first_[size + 1] - first_[size]);
  std::array<std::uint8_t, kMostParts + 1> good;
  int good_count = 0;
  for (std::size_t index = 0; index < parts.size(); ++index) {
    const Part& part = parts[index];
    good[good_count] = static_cast<std::uint8_t>(index);
    good_count += static_cast<int>(makes_a_word(part, stretch.standing));
  }
  for (int index = 0; by_table && index < good_count; ++index) {
    anagrams_->prefetch(parts[good[index]].letters + stretch.standing);
  }
  for (int index = 0; index < good_count; ++index) {
    const Part& part = parts[good[index]];
    const int points = points_with(stretch, lane, part);
    if (points < 0) continue;
    const int prizes = word + rules_.prize[size] + (part.jollies == 0 ? rules_.pure_prize[size] : 0);
    const Equity kept = kThousandths * prizes + part.leave;
    if (kThousandths * points + kept < podium_.bar()) continue;
    if (by_table) {
      try_words(item, stretch, lane, part, kThousandths * points + kept);
    } else {
      walked |= part.members;
      most_kept = std::max(most_kept, kept);
    }
  }
  if (walked == 0) return;
  Rack to_walk;
  for (; walked != 0; walked &= walked - 1U) {
    ++to_walk.count[tile_[std::countr_zero(walked)].letter];
    ++to_walk.tiles;
  }
  const Spot spot(position_, hooks_[item.hook], item.start, size, first_factor_);
  SpotWalk(spot, to_walk, most_kept, podium_).run();
}

// As `bound`, for a part of the rack; below zero if it has no tile for some square.
int SpotSearch::points_with(const Stretch& stretch, const LaneSquare* lane, const Part& part) const {
  int main = stretch.main;
  int crossings = stretch.crossings;
  for (std::uint32_t left = stretch.crossed; left != 0; left &= left - 1U) {
    const LaneSquare& square = lane[std::countr_zero(left)];
    if ((square.crossing & part.mask) == 0) return -1;
    // What the whole rack's best tile had to give, and what this part's has.
    int at = 0;
    while ((tile_[at].mask & square.crossing) == 0) ++at;
    const int best = tile_[at].value;
    while ((part.members >> at & 1U) == 0 || (tile_[at].mask & square.crossing) == 0) ++at;
    main -= (best - tile_[at].value) * main_points(square.weight);
    crossings -= (best - tile_[at].value) * crossing_points(square.weight);
  }
  for (int times = 1; times <= most_letter_factor_; ++times) main += part.value_up_to[stretch.free(times)];
  return main * stretch.factor * first_factor_ + crossings;
}

bool SpotSearch::makes_a_word(const Part& part, LettersHash standing) const {
  if (anagrams_ == nullptr) return true;
  const LettersHash letters = part.letters + standing;
  if (part.jollies == 0) return anagrams_->perhaps(letters);
  return part.jollies > 1 || anagrams_->perhaps_with_jolly(letters);
}

// The highest prize for a word that fits there with so many tiles of ours or fewer.
int SpotSearch::most_word_prize(const LaneSquare* lane, int start, int tiles) const {
  int best = 0;
  for (const WordPrize& prize : std::span(rules_.word_prizes.data(), rules_.word_prize_count)) {
    int laid = 0;
    bool fits = true;
    for (int step = 0; fits && step < prize.length; ++step) {
      const LaneSquare& here = lane[start + step];
      const Letter letter = prize.letters[step];
      if (here.cell == 0) ++laid;
      // The square past the end of the lane takes no letter: nothing is read beyond it.
      fits = here.cell == 0 ? (here.crossing & letters_ & bit(letter)) != 0
                            : letter_of(here.cell) == letter && (step == 0 || lane[start + step - 1].cell == 0);
    }
    if (fits && laid <= tiles) best = std::max(best, prize.prize + prize.pure_prize);
  }
  return best;
}

// Words made of all the tiles of a part, which can be worth so much at most.
void SpotSearch::try_words(const Item& item, const Stretch& stretch, const LaneSquare* lane, const Part& part,
                           Equity most) {
  const LettersHash letters = part.letters + stretch.standing;
  if (part.jollies == 0) {
    for (const ShortWord word : anagrams_->words(letters)) try_word(item, stretch, lane, part, word, 0);
    return;
  }
  // The bound took the jolly for the letter that is worth most. For another one the play is worth less by the
  // difference at least as many times as the word counts. Again all questions come first.
  const Equity factor = kThousandths * stretch.factor * first_factor_;
  std::array<Letter, kLetters + 1> good;
  int count = 0;
  for (LetterMask left = rules_.jolly_letters; left != 0; left &= left - 1U) {
    const auto jolly = static_cast<Letter>(std::countr_zero(left));
    if (most - (most_jolly_value_ - rules_.jolly_value[jolly]) * factor < podium_.bar()) continue;
    good[count] = jolly;
    count += static_cast<int>(anagrams_->perhaps(letters + letter_hash(jolly)));
  }
  for (int index = 0; index < count; ++index) anagrams_->prefetch(letters + letter_hash(good[index]));
  for (int index = 0; index < count; ++index) {
    const LettersHash with_jolly = letters + letter_hash(good[index]);
    for (const ShortWord word : anagrams_->words(with_jolly)) try_word(item, stretch, lane, part, word, good[index]);
  }
}

// A word with all the tiles of a part, its jolly standing for a letter if it has one.
void SpotSearch::try_word(const Item& item, const Stretch& stretch, const LaneSquare* lane, const Part& part,
                          ShortWord word, Letter jolly) {
  const int length = stretch.length;
  if (!has_length(word, length)) return;
  Play play;
  Counts needed;
  Points points = 0;
  for (int index = 0; index < length; ++index) {
    const LaneSquare& square = lane[item.start + index];
    const Letter letter = letter_at(word, length, index);
    if (square.cell != 0 ? letter_of(square.cell) != letter : (square.crossing & bit(letter)) == 0) return;
    play.cells[index] = square.cell != 0 ? Cell{0} : letter;
    points += square.gain + square.weight * static_cast<Points>(rules_.value[letter]);
    if (square.cell == 0) needed.add(letter);
  }
  Counts given = part.counts;
  if (jolly != 0) given.add(jolly);
  if (needed != given) return;
  if (jolly == 0) {
    record(item, stretch, lane, play, points, true);
    return;
  }
  // On any of the squares of its letter.
  for (int index = 0; index < length; ++index) {
    if (play.cells[index] != jolly) continue;
    const Points weight = lane[item.start + index].weight;
    play.cells[index] = jolly | kJollyFlag;
    record(item, stretch, lane, play,
           points - weight * static_cast<Points>(rules_.value[jolly]) +
               weight * static_cast<Points>(rules_.jolly_value[jolly]),
           false);
    play.cells[index] = jolly;
  }
}

void SpotSearch::record(const Item& item, const Stretch& stretch, const LaneSquare* lane, Play& play, Points points,
                        bool pure) {
  const Hook& hook = hooks_[item.hook];
  play.row = hook.direction == kAcross ? hook.lane : item.start;
  play.col = hook.direction == kAcross ? item.start : hook.lane;
  play.direction = hook.direction;
  play.length = stretch.length;
  play.tiles = stretch.laid;
  play.score = main_points(points) * stretch.factor * first_factor_ + crossing_points(points) +
               rules_.prize[play.tiles] + (pure ? rules_.pure_prize[play.tiles] : 0);
  if (rules_.word_prize_count > 0) play.score += word_prize(rules_, lane, play, item.start, pure);
  podium_(play);
}

}  // namespace leggio
