#include "spot.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace leggio {

Spot::Spot(const Position& position, const Hook& hook, int start, int tiles, int first_factor)
    : position_(position),
      hook_(hook),
      lane_(position.lane(hook.direction, hook.lane)),
      start_(start),
      end_(start),
      tiles_(tiles) {
  int factor = first_factor;
  int through = 0;
  int crossings = 0;
  int laid = 0;
  for (; lane_[end_].cell != 0 || laid < tiles; ++end_) {
    const LaneSquare& square = lane_[end_];
    factor *= square.factor;
    through += main_points(square.gain);
    crossings += crossing_points(square.gain);
    laid += square.cell == 0 ? 1 : 0;
  }
  --end_;
  points_ = through * factor + crossings;
  // From the hook leftwards to the start, then from its right to the end.
  int index = 0;
  const auto add = [&](int at) {
    const LaneSquare& square = lane_[at];
    Step& step = steps_[index++];
    step.letters = square.crossing;
    step.standing = letter_of(square.cell);
    step.at = static_cast<std::uint8_t>(at);
    step.weight = main_points(square.weight) * factor + crossing_points(square.weight);
  };
  for (int at = hook.origin; at >= start_; --at) add(at);
  for (int at = hook.origin + 1; at <= end_; ++at) add(at);
}

SpotWalk::SpotWalk(const Spot& spot, const Rack& rack, Equity most_kept, Podium& podium)
    : spot_(spot),
      rules_(spot.position_.rules()),
      graph_(spot.position_.graph()),
      podium_(podium),
      most_kept_(most_kept),
      jollies_(rack.count[0]),
      turn_(spot.hook_.origin - spot.start_ + 1),
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
  if (graph_.hooks_root() != 0) step(0, graph_.hooks_root(), spot_.points());
}

void SpotWalk::step(int index, State state, int points) {
  const Spot::Step& here = spot_.step(index);
  const Arc* arc = graph_.at(state);
  if (here.standing != 0) {
    while (letter(*arc) < here.standing && !is_last(*arc)) ++arc;
    if (letter(*arc) != here.standing) return;
    word_[here.at] = 0;
    take(index, *arc, points);
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
        take(index, found, points + here.weight * rules_.value[next]);
        ++rack_.count[next];
        letters_ = letters;
      }
      if (rack_.count[0] != 0 && (rules_.jolly_letters >> next & 1U) != 0) {
        --rack_.count[0];
        word_[here.at] = next | kJollyFlag;
        take(index, found, points + here.weight * rules_.jolly_value[next]);
        ++rack_.count[0];
      }
    }
    if (is_last(found)) return;
  }
}

void SpotWalk::take(int index, Arc arc, int points) {
  ++index;
  if (Equity{points + rest_[rack_.count[0]][index]} * 1000 + most_kept_ < podium_.bar()) return;
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
  step(index, state, points);
}

void SpotWalk::record(int points) {
  const Hook& hook = spot_.hook_;
  const bool pure = rack_.count[0] == jollies_;
  Play play;
  play.row = static_cast<std::uint8_t>(hook.direction == kAcross ? hook.lane : spot_.start_);
  play.col = static_cast<std::uint8_t>(hook.direction == kAcross ? spot_.start_ : hook.lane);
  play.direction = hook.direction;
  play.length = static_cast<std::uint8_t>(spot_.length());
  play.tiles = static_cast<std::uint8_t>(spot_.tiles());
  std::memcpy(play.cells.data(), word_.data() + spot_.start_, kMaxSize);
  play.score = points + rules_.prize[play.tiles] + (pure ? rules_.pure_prize[play.tiles] : 0);
  if (rules_.word_prize_count > 0) play.score += word_prize(rules_, spot_.lane_, play, spot_.start_, pure);
  podium_(play);
}

}  // namespace leggio
