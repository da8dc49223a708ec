#include "simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "random.hpp"
#include "share_out.hpp"

namespace leggio {
namespace {

constexpr std::uint64_t kBatch = 16;       // samples between decisions
constexpr std::uint64_t kFewest = 32;      // before anything is given up
constexpr int kLongest = 120;              // turns of a rollout to the end of a game
constexpr double kPointsCount = 0.0002;    // in chances of winning: where those are equal, points decide

std::vector<Letter> tiles_of(const Rack& rack) {
  std::vector<Letter> tiles;
  for (int tile = 0; tile <= kLetters; ++tile) tiles.insert(tiles.end(), rack.count[tile], static_cast<Letter>(tile));
  return tiles;
}

void shuffle(std::vector<Letter>& tiles, Random& random) {
  for (std::size_t left = tiles.size(); left > 1; --left) std::swap(tiles[left - 1], tiles[random.below(left)]);
}

void draw(Rack& rack, std::vector<Letter>& bag, int up_to) {
  while (rack.tiles < up_to && !bag.empty()) {
    ++rack.count[bag.back()];
    ++rack.tiles;
    bag.pop_back();
  }
}

struct Outcome {
  float points = 0;
  float win = 0;
};

class Rollout {
 public:
  Rollout(const Known& known, const std::vector<Choice>& choices, const Course& course, const SearchAids& aids,
          const WinModel& winning, const SimulationSettings& settings, const std::vector<Rack>& likely)
      : known_(known), choices_(choices), course_(course), aids_(aids), winning_(winning), settings_(settings), likely_(likely) {
    for (const Choice& choice : choices) {
      boards_.push_back(known.position);
      if (choice.kind == Choice::kPlay) boards_.back().lay(choice.play);
    }
  }

  // One sample: the racks and the bag, then each candidate on them.
  void run(std::uint64_t sample, const std::vector<bool>& given_up, SharedSearch& shared, Outcome* outcomes) const {
    shared.forget();
    Random random(seed_of(settings_.seed, sample));
    Rack other;
    std::vector<Letter> bag;
    if (likely_.empty()) {
      bag = tiles_of(known_.unseen);
    } else {
      other = likely_[random.below(likely_.size())];
      Rack rest = known_.unseen;
      for (int tile = 0; tile <= kLetters; ++tile) rest.count[tile] = static_cast<std::uint8_t>(rest.count[tile] - other.count[tile]);
      bag = tiles_of(rest);
    }
    shuffle(bag, random);
    draw(other, bag, known_.other_tiles);
    const std::uint64_t seed = random.next();
    for (std::size_t index = 0; index < choices_.size(); ++index) {
      if (!given_up[index]) outcomes[index] = play_on(index, other, bag, seed, shared);
    }
  }

 private:
  Outcome play_on(std::size_t candidate, const Rack& other, std::vector<Letter> bag, std::uint64_t seed,
                  SharedSearch& shared) const {
    const BoardRules& board = known_.position.rules();
    const bool to_the_end = static_cast<int>(bag.size()) <= settings_.to_the_end;
    const int turns = to_the_end ? kLongest : settings_.plies + 1;
    Random random(seed);
    Position position = boards_[candidate];
    std::array<Rack, 2> racks{known_.rack, other};
    std::array<Equity, 2> kept{};  // worth of what each kept after its last turn
    int gained = 0;                // by the mover of now, at the table
    int scoreless = 0;
    int mover = 0;
    for (int turn = 0; turn < turns; ++turn, mover = 1 - mover) {
      Rack& rack = racks[mover];
      const int in_bag = static_cast<int>(bag.size());
      const Choice choice = turn == 0 ? choices_[candidate] : static_choice(position, rack, in_bag, course_, aids_, shared);
      kept[mover] = choice.kind == Choice::kPlay ? choice.equity - Equity{choice.play.score} * 1000 : choice.equity;
      if (choice.kind != Choice::kPlay) {
        ++scoreless;
        if (choice.kind == Choice::kExchange) exchange(rack, choice.kept, bag, random);
        const int needed = 2 * (bag.empty() ? course_.scoreless_each_bag_empty : course_.scoreless_each);
        if (scoreless >= needed) {
          gained += rack_penalty(board, course_, racks[1]) - rack_penalty(board, course_, racks[0]);
          return ended(gained);
        }
        continue;
      }
      scoreless = 0;
      take_tiles(turn == 0 ? known_.position : position, choice.play, rack);
      if (turn > 0) position.lay(choice.play);
      gained += mover == 0 ? choice.play.score : -choice.play.score;
      draw(rack, bag, board.rack_size);
      if (rack.tiles == 0 && bag.empty()) {
        const int left = rack_penalty(board, course_, racks[1 - mover]) * (course_.credits_going_out ? 2 : 1);
        return ended(gained + (mover == 0 ? left : -left));
      }
    }
    const Equity worth = bag.empty() ? 0 : kept[0] - kept[1];
    const double points = gained + static_cast<double>(worth) / 1000;
    const int unseen = static_cast<int>(bag.size()) + racks[1 - mover].tiles;
    const double lead = known_.spread + points;
    const double win = mover == 0 ? winning_.win(lead, unseen) : 1 - winning_.win(-lead, unseen);
    return {static_cast<float>(points), static_cast<float>(win)};
  }

  [[nodiscard]] Outcome ended(int gained) const {
    const int lead = known_.spread + gained;
    return {static_cast<float>(gained), lead > 0 ? 1.0F : (lead == 0 ? 0.5F : 0.0F)};
  }

  void exchange(Rack& rack, const Rack& kept, std::vector<Letter>& bag, Random& random) const {
    Rack given = rack;
    for (int tile = 0; tile <= kLetters; ++tile) given.count[tile] = static_cast<std::uint8_t>(given.count[tile] - kept.count[tile]);
    const int tiles = rack.tiles;
    rack = kept;
    if (course_.kind == 0) draw(rack, bag, tiles);
    for (const Letter tile : tiles_of(given)) {
      bag.push_back(tile);
      std::swap(bag.back(), bag[random.below(bag.size())]);
    }
    if (course_.kind != 0) draw(rack, bag, tiles);
  }

  const Known& known_;
  const std::vector<Choice>& choices_;
  std::vector<Position> boards_;  // after each of them
  const Course& course_;
  const SearchAids& aids_;
  const WinModel& winning_;
  const SimulationSettings& settings_;
  const std::vector<Rack>& likely_;
};

double worth(const Outcome& outcome) { return outcome.win + kPointsCount * outcome.points; }

// The candidates' samples so far, one row a sample.
class Samples {
 public:
  explicit Samples(std::size_t candidates) : width_(candidates) {}
  Outcome* grow(std::uint64_t rows) {
    const std::size_t before = outcomes_.size();
    outcomes_.resize(before + rows * width_);
    return outcomes_.data() + before;
  }
  [[nodiscard]] std::uint64_t rows() const { return width_ == 0 ? 0 : outcomes_.size() / width_; }
  [[nodiscard]] const Outcome& at(std::uint64_t row, std::size_t candidate) const { return outcomes_[row * width_ + candidate]; }

  [[nodiscard]] double mean(std::size_t candidate) const {
    double sum = 0;
    for (std::uint64_t row = 0; row < rows(); ++row) sum += worth(at(row, candidate));
    return sum / static_cast<double>(rows());
  }

  // Whether one is behind another by so many standard errors of their difference, sample by sample.
  [[nodiscard]] bool behind(std::size_t one, std::size_t other, double sure) const {
    const auto count = static_cast<double>(rows());
    double sum = 0;
    double squares = 0;
    for (std::uint64_t row = 0; row < rows(); ++row) {
      const double difference = worth(at(row, other)) - worth(at(row, one));
      sum += difference;
      squares += difference * difference;
    }
    const double mean = sum / count;
    const double variance = std::max(0.0, squares / count - mean * mean) + 1e-8;
    return mean > sure * std::sqrt(variance / count);
  }

 private:
  std::size_t width_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::vector<Choice> candidates(const Position& position, const Rack& rack, int bag, std::size_t count,
                               const Course& course, const SearchAids& aids) {
  const LeaveTable* leaves = bag > 0 ? aids.leaves : nullptr;
  std::vector<Choice> found;
  for (const auto& [equity, play] : best_plays(position, rack, count, {leaves, aids.anagrams, aids.prune})) {
    // A first word and its mirror image come to the same.
    if (position.empty() && play.direction == kDown) continue;
    found.push_back({Choice::kPlay, equity, play, {}});
  }
  const Choice exchange = best_exchange(position.rules(), rack, bag, course, leaves);
  if (exchange.kind == Choice::kExchange && (course.kind == 0 || found.empty())) {
    const auto place = std::find_if(found.begin(), found.end(), [&](const Choice& each) { return each.equity < exchange.equity; });
    found.insert(place, exchange);
    if (found.size() > count) found.pop_back();
  }
  if (found.empty()) found.push_back({});
  return found;
}

SimulationResult simulate(const Known& known, const std::vector<Choice>& choices, const Course& course,
                          const SearchAids& aids, const WinModel& winning, const SimulationSettings& settings,
                          const std::vector<Rack>& likely) {
  const auto start = std::chrono::steady_clock::now();
  const Rollout rollout(known, choices, course, aids, winning, settings, likely);
  Samples samples(choices.size());
  const AnagramTable* anagrams = aids.anagrams != nullptr && aids.anagrams->usable() ? aids.anagrams : nullptr;
  std::vector<SharedSearch> shared;  // one a thread
  for (unsigned thread = 0; thread < std::max(1U, settings.threads); ++thread) shared.emplace_back(anagrams);
  SimulationResult result;
  for (const Choice& choice : choices) result.choices.push_back({choice, 0, 0, 0, 0, false});
  std::vector<bool> given_up(choices.size(), false);
  std::size_t alive = choices.size();
  while (alive > 1 && samples.rows() < settings.iterations) {
    const std::uint64_t first = samples.rows();
    const std::uint64_t rows = std::min(kBatch, settings.iterations - first);
    Outcome* outcomes = samples.grow(rows);
    share_out(rows, settings.threads, [&](unsigned thread, std::uint64_t row) {
      rollout.run(first + row, given_up, shared[thread], outcomes + row * choices.size());
    });
    result.rollouts += rows * alive;
    for (std::size_t index = 0; index < choices.size(); ++index) {
      if (!given_up[index]) result.choices[index].iterations = samples.rows();
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (settings.seconds > 0 && taken.count() >= settings.seconds) break;
    if (settings.sure <= 0 || samples.rows() < kFewest) continue;
    std::size_t leader = choices.size();
    std::vector<double> means(choices.size());
    for (std::size_t index = 0; index < choices.size(); ++index) {
      if (given_up[index]) continue;
      means[index] = samples.mean(index);
      if (leader == choices.size() || means[index] > means[leader]) leader = index;
    }
    for (std::size_t index = 0; index < choices.size(); ++index) {
      if (given_up[index] || index == leader || !samples.behind(index, leader, settings.sure)) continue;
      given_up[index] = true;
      --alive;
    }
  }
  result.iterations = samples.rows();
  std::vector<double> worths(choices.size());
  for (std::size_t index = 0; index < choices.size(); ++index) {
    SimulatedChoice& each = result.choices[index];
    each.given_up = given_up[index];
    double squares = 0;
    for (std::uint64_t row = 0; row < each.iterations; ++row) {
      const Outcome& outcome = samples.at(row, index);
      each.points += outcome.points;
      each.win += outcome.win;
      squares += static_cast<double>(outcome.points) * outcome.points;
    }
    if (each.iterations == 0) continue;
    const auto count = static_cast<double>(each.iterations);
    each.points /= count;
    each.win /= count;
    each.deviation = std::sqrt(std::max(0.0, squares / count - each.points * each.points));
  }
  // Those that lasted come first; of equal ones the one that is better at first sight.
  std::stable_sort(result.choices.begin(), result.choices.end(), [](const SimulatedChoice& one, const SimulatedChoice& other) {
    if (one.given_up != other.given_up) return other.given_up;
    return one.win + kPointsCount * one.points > other.win + kPointsCount * other.points;
  });
  return result;
}

std::vector<Rack> likely_keeps(const Position& before, const Play& play, const Rack& unseen, int kept_tiles, int bag,
                               const SearchAids& aids, Equity within, std::uint64_t samples, std::uint64_t seed) {
  Rack laid;
  for (int index = 0; index < play.length; ++index) {
    if (play.cells[index] == 0) continue;
    ++laid.count[is_jolly(play.cells[index]) ? 0 : letter_of(play.cells[index])];
    ++laid.tiles;
  }
  const LeaveTable* leaves = bag > 0 ? aids.leaves : nullptr;
  std::vector<Rack> likely;
  for (std::uint64_t sample = 0; sample < samples; ++sample) {
    Random random(seed_of(seed, sample));
    std::vector<Letter> tiles = tiles_of(unseen);
    shuffle(tiles, random);
    Rack kept;
    draw(kept, tiles, kept_tiles);
    Rack whole = kept;
    whole.tiles += laid.tiles;
    for (int tile = 0; tile <= kLetters; ++tile) whole.count[tile] = static_cast<std::uint8_t>(whole.count[tile] + laid.count[tile]);
    const auto best = best_plays(before, whole, 1, {leaves, aids.anagrams, aids.prune});
    const Equity made = Equity{play.score} * 1000 + (leaves == nullptr ? 0 : leaves->value(kept));
    if (best.empty() || made + within >= best.front().equity) likely.push_back(kept);
  }
  return likely;
}

}  // namespace leggio
