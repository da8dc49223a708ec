#include "simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bag.hpp"
#include "parallel_for.hpp"

namespace leggio {
namespace {

constexpr std::uint64_t kBatch = 16;       // samples between decisions
constexpr std::uint64_t kFewest = 32;      // before anything is pruned
constexpr int kMostTurns = 120;            // turns of a rollout to the end of a game
constexpr double kPointsCount = 0.0002;    // in chances of winning: where those are equal, points decide

struct Outcome {
  float points = 0;
  float win = 0;
};

class Rollout {
 public:
  Rollout(const Known& known, const std::vector<Move>& moves, const Course& course, const SearchAids& aids,
          const WinModel& win_model, const SimulationSettings& settings, const std::vector<Rack>& inferred)
      : known_(known), moves_(moves), course_(course), aids_(aids), win_model_(win_model), settings_(settings),
        inferred_(inferred) {
    for (const Move& move : moves) {
      boards_.push_back(known.position);
      if (move.kind == Move::kPlay) boards_.back().lay(move.play);
    }
  }

  // One sample: the racks and the bag, then each candidate on them.
  void run(std::uint64_t sample, const std::vector<bool>& pruned, BestPlayCache& cache, Outcome* outcomes) const {
    cache.clear();
    Random random(seed_of(settings_.seed, sample));
    Rack other;
    Bag bag;
    if (inferred_.empty()) {
      bag = tiles_of(known_.unseen);
    } else {
      other = inferred_[random.below(inferred_.size())];
      Rack rest = known_.unseen;
      for (int tile = 0; tile <= kLetters; ++tile) rest.count[tile] = static_cast<std::uint8_t>(rest.count[tile] - other.count[tile]);
      bag = tiles_of(rest);
    }
    shuffle(bag, random);
    draw(other, bag, known_.other_tiles);
    const std::uint64_t seed = random.next();
    for (std::size_t index = 0; index < moves_.size(); ++index) {
      if (!pruned[index]) outcomes[index] = roll_out(index, other, bag, seed, cache);
    }
  }

 private:
  Outcome roll_out(std::size_t candidate, const Rack& other, Bag bag, std::uint64_t seed,
                   BestPlayCache& cache) const {
    const BoardRules& board = known_.position.rules();
    const bool to_the_end = static_cast<int>(bag.size()) <= settings_.to_the_end;
    const int turns = to_the_end ? kMostTurns : settings_.plies + 1;
    Random random(seed);
    Position position = boards_[candidate];
    std::array<Rack, 2> racks{known_.rack, other};
    std::array<Equity, 2> leaves{};  // worth of what each kept after its last turn
    int gained = 0;                // by the mover of now, at the table
    int scoreless = 0;
    int mover = 0;
    // Where what is left at the end is dear, nobody stops between the last draw and the end.
    const bool ends_dear = aids_.last != nullptr;
    for (int turn = 0; turn < turns || (ends_dear && bag.empty() && turn < kMostTurns); ++turn, mover = 1 - mover) {
      Rack& rack = racks[mover];
      const int in_bag = static_cast<int>(bag.size());
      const Move move = turn == 0 ? moves_[candidate]
                                  : static_best_move(position, rack, racks[1 - mover], in_bag, course_, aids_, cache);
      leaves[mover] = move.kind == Move::kPlay ? move.equity - Equity{move.play.score} * 1000 : move.equity;
      if (move.kind != Move::kPlay) {
        ++scoreless;
        if (move.kind == Move::kExchange) exchange(rack, move.leave, rack.tiles, course_.kind != 0, bag, random);
        const int needed = 2 * (bag.empty() ? course_.scoreless_each_bag_empty : course_.scoreless_each);
        if (scoreless >= needed) {
          gained += rack_penalty(board, course_, racks[1]) - rack_penalty(board, course_, racks[0]);
          return ended(gained);
        }
        continue;
      }
      scoreless = 0;
      take_tiles(turn == 0 ? known_.position : position, move.play, rack);
      if (turn > 0) position.lay(move.play);
      gained += mover == 0 ? move.play.score : -move.play.score;
      draw(rack, bag, board.rack_size);
      if (rack.tiles == 0 && bag.empty()) {
        const int left = gained_going_out(board, course_, racks[1 - mover]);
        return ended(gained + (mover == 0 ? left : -left));
      }
    }
    const Equity worth = bag.empty() ? 0 : leaves[0] - leaves[1];
    const double points = gained + static_cast<double>(worth) / 1000;
    const int unseen = static_cast<int>(bag.size()) + racks[1 - mover].tiles;
    const double lead = known_.spread + points;
    const double win =
        mover == 0 ? win_model_.win_probability(lead, unseen) : 1 - win_model_.win_probability(-lead, unseen);
    return {static_cast<float>(points), static_cast<float>(win)};
  }

  [[nodiscard]] Outcome ended(int gained) const {
    const int lead = known_.spread + gained;
    return {static_cast<float>(gained), lead > 0 ? 1.0F : (lead == 0 ? 0.5F : 0.0F)};
  }

  const Known& known_;
  const std::vector<Move>& moves_;
  std::vector<Position> boards_;  // after each of them
  const Course& course_;
  const SearchAids& aids_;
  const WinModel& win_model_;
  const SimulationSettings& settings_;
  const std::vector<Rack>& inferred_;
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
  [[nodiscard]] bool behind(std::size_t one, std::size_t other, double z) const {
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
    return mean > z * std::sqrt(variance / count);
  }

 private:
  std::size_t width_;
  std::vector<Outcome> outcomes_;
};

}  // namespace

std::vector<Move> candidates(const Known& known, std::size_t count, const Course& course, const SearchAids& aids) {
  const BoardRules& board = known.position.rules();
  const SearchAids now = aids_on_turn(board, known.unseen, known.bag(), course, aids);
  std::vector<Move> found;
  for (const auto& [equity, play] : best_plays(known.position, known.rack, count, now)) {
    // A first word and its mirror image come to the same.
    if (known.position.empty() && play.direction == kDown) continue;
    found.push_back({Move::kPlay, equity, play, {}});
  }
  const Move exchange = best_exchange(board, known.rack, known.bag(), course, now.leaves);
  if (exchange.kind == Move::kExchange && (course.kind == 0 || found.empty())) {
    const auto place = std::find_if(found.begin(), found.end(), [&](const Move& each) { return each.equity < exchange.equity; });
    found.insert(place, exchange);
    if (found.size() > count) found.pop_back();
  }
  if (found.empty()) found.push_back({});
  return found;
}

SimulationResult simulate(const Known& known, const std::vector<Move>& moves, const Course& course,
                          const SearchAids& aids, const WinModel& win_model, const SimulationSettings& settings,
                          const std::vector<Rack>& inferred) {
  const auto start = std::chrono::steady_clock::now();
  const Rollout rollout(known, moves, course, aids, win_model, settings, inferred);
  Samples samples(moves.size());
  const AnagramTable* anagrams = aids.anagrams != nullptr && aids.anagrams->usable() ? aids.anagrams : nullptr;
  std::vector<BestPlayCache> caches;  // one a thread
  for (unsigned thread = 0; thread < std::max(1U, settings.threads); ++thread) caches.emplace_back(anagrams);
  SimulationResult result;
  for (const Move& move : moves) result.moves.push_back({move, 0, 0, 0, 0, false});
  std::vector<bool> pruned(moves.size(), false);
  std::size_t alive = moves.size();
  while (alive > 1 && samples.rows() < settings.iterations) {
    const std::uint64_t first = samples.rows();
    const std::uint64_t rows = std::min(kBatch, settings.iterations - first);
    Outcome* outcomes = samples.grow(rows);
    parallel_for(rows, settings.threads, [&](unsigned thread, std::uint64_t row) {
      rollout.run(first + row, pruned, caches[thread], outcomes + row * moves.size());
    });
    result.rollouts += rows * alive;
    for (std::size_t index = 0; index < moves.size(); ++index) {
      if (!pruned[index]) result.moves[index].iterations = samples.rows();
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (settings.seconds > 0 && taken.count() >= settings.seconds) break;
    if (settings.prune_z <= 0 || samples.rows() < kFewest) continue;
    std::size_t leader = moves.size();
    std::vector<double> means(moves.size());
    for (std::size_t index = 0; index < moves.size(); ++index) {
      if (pruned[index]) continue;
      means[index] = samples.mean(index);
      if (leader == moves.size() || means[index] > means[leader]) leader = index;
    }
    for (std::size_t index = 0; index < moves.size(); ++index) {
      if (pruned[index] || index == leader || !samples.behind(index, leader, settings.prune_z)) continue;
      pruned[index] = true;
      --alive;
    }
  }
  result.iterations = samples.rows();
  for (std::size_t index = 0; index < moves.size(); ++index) {
    SimulatedMove& each = result.moves[index];
    each.pruned = pruned[index];
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
  std::stable_sort(result.moves.begin(), result.moves.end(), [](const SimulatedMove& one, const SimulatedMove& other) {
    if (one.pruned != other.pruned) return other.pruned;
    return one.win + kPointsCount * one.points > other.win + kPointsCount * other.points;
  });
  return result;
}

}  // namespace leggio
