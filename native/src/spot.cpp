#include "spot.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace leggio {

Spot::Spot(const Position& position, const Anchor& anchor, int start, int tiles, int first_factor)
    : position_(position),
      anchor_(anchor),
      lane_(position.lane(anchor.direction, anchor.lane)),
      start_(start),
      end_(start),
      tiles_(tiles) {
  int factor = first_factor;
  int through = 0;
  int cross_score = 0;
  int laid = 0;
  for (; lane_[end_].cell != 0 || laid < tiles; ++end_) {
    const LaneSquare& square = lane_[end_];
    factor *= square.factor;
    through += main_points(square.gain);
    cross_score += cross_points(square.gain);
    laid += square.cell == 0 ? 1 : 0;
  }
  --end_;
  points_ = through * factor + cross_score;
  // From the anchor leftwards to the start, then from its right to the end.
  int index = 0;
  const auto add = [&](int at) {
    const LaneSquare& square = lane_[at];
    Step& step = steps_[index++];
    step.letters = square.cross_set;
    step.standing = letter_of(square.cell);
    step.at = static_cast<std::uint8_t>(at);
    step.weight = main_points(square.weight) * factor + cross_points(square.weight);
  };
  for (int at = anchor.square; at >= start_; --at) add(at);
  for (int at = anchor.square + 1; at <= end_; ++at) add(at);
}

SpotWalk::SpotWalk(const Spot& spot, const Rack& rack, Equity most_leave_and_prize, TopPlays& top_plays)
    : spot_(spot),
      rules_(spot.position_.rules()),
      graph_(spot.position_.graph()),
      top_plays_(top_plays),
      most_leave_and_prize_(most_leave_and_prize),
      jollies_(rack.count[0]),
      turn_(spot.anchor_.square - spot.start_ + 1),
      rack_(rack),
      letters_(rack.letters()) {
  bound_rest();
}

// On each square the highest tile that may go there; then, where they gain most by it, jollies instead.
void SpotWalk::bound_rest() {
  for (int jollies = 0; jollies <= jollies_; ++jollies) rest_[jollies][spot_.length()] = 0;
  std::array<int, kMaxRack> gains{};  // of jollies, the highest first
  int tiles_alone = 0;
  for (int index = spot_.length() - 1; index >= 0; --index) {
    const Spot::Step& step = spot_.step(index);
    if (step.standing == 0) {
      const auto highest = [](LetterMask letters, const auto& values) {
        int most = 0;
        for (; letters != 0; letters &= letters - 1U) most = std::max<int>(most, values[std::countr_zero(letters)]);
        return most;
      };
      const int tile = highest(letters_ & step.letters, rules_.value);
      tiles_alone += tile * step.weight;
      if (jollies_ > 0) {
        int gain = (highest(rules_.jolly_letters & step.letters, rules_.jolly_value) - tile) * step.weight;
        for (int place = 0; place < jollies_; ++place) {
          if (gains[place] < gain) std::swap(gains[place], gain);
        }
      }
    }
    rest_[0][index] = tiles_alone;
    for (int jollies = 1; jollies <= jollies_; ++jollies) {
      rest_[jollies][index] = rest_[jollies - 1][index] + gains[jollies - 1];
    }
  }
}

void SpotWalk::run() {
  if (graph_.gaddag_root() != 0) gen(0, graph_.gaddag_root(), spot_.points());
}

void SpotWalk::gen(int index, State state, int points) {
  const Spot::Step& here = spot_.step(index);
  const Arc* arc = graph_.at(state);
  if (here.standing != 0) {
    while (letter(*arc) < here.standing && !is_last(*arc)) ++arc;
    if (letter(*arc) != here.standing) return;
    word_[here.at] = 0;
    go_on(index, *arc, points);
    return;
  }
  const LetterMask wanted = (rack_.count[0] > 0 ? letters_ | rules_.jolly_letters : letters_) & here.letters;
  for (;; ++arc) {
    const Arc found = *arc;
    const Letter next = letter(found);
    if ((wanted >> next & 1U) != 0) {
      if (rack_.count[next] != 0) {
        const LetterMask letters = letters_;
        if (--rack_.count[next] == 0) letters_ &= ~bit(next);
        word_[here.at] = next;
        go_on(index, found, points + here.weight * rules_.value[next]);
        ++rack_.count[next];
        letters_ = letters;
      }
      if (rack_.count[0] != 0 && (rules_.jolly_letters >> next & 1U) != 0) {
        --rack_.count[0];
        word_[here.at] = next | kJollyFlag;
        go_on(index, found, points + here.weight * rules_.jolly_value[next]);
        ++rack_.count[0];
      }
    }
    if (is_last(found)) return;
  }
}

void SpotWalk::go_on(int index, Arc arc, int points) {
  ++index;
  if (Equity{points + rest_[rack_.count[0]][index]} * 1000 + most_leave_and_prize_ < top_plays_.cutoff()) return;
  if (index == spot_.length()) {
    if (accepts(arc)) record(points);
    return;
  }
  State state = target(arc);
  if (state == 0) return;
  if (index == turn_) {
    const Arc turn = *graph_.at(state);
    if (letter(turn) != kSeparator) return;
    state = target(turn);
  }
  gen(index, state, points);
}

void SpotWalk::record(int points) {
  const Anchor& anchor = spot_.anchor_;
  const bool pure = rack_.count[0] == jollies_;
  Play play;
  play.row = static_cast<std::uint8_t>(anchor.direction == kAcross ? anchor.lane : spot_.start_);
  play.col = static_cast<std::uint8_t>(anchor.direction == kAcross ? spot_.start_ : anchor.lane);
  play.direction = anchor.direction;
  play.length = static_cast<std::uint8_t>(spot_.length());
  play.tiles = static_cast<std::uint8_t>(spot_.tiles());
  std::memcpy(play.cells.data(), word_.data() + spot_.start_, kMaxSize);
  play.score = points + rules_.prize[play.tiles] + (pure ? rules_.pure_prize[play.tiles] : 0);
  if (rules_.word_prize_count > 0) play.score += word_prize(rules_, spot_.lane_, play, spot_.start_, pure);
  top_plays_(play);
}

}  // namespace leggio
