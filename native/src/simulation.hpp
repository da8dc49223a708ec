// Simulation: candidates compared by rollouts. The other rack and the bag are sampled from what is unseen, both sides go on
// with the static best play for a few plies, and what came of it is averaged.
//
// Every candidate meets the same samples, so that their differences show early. One that is clearly behind the leader is
// pruned. Samples are numbered and have seeds of their own, and decisions fall only between batches of them: the same
// settings give the same result on any number of threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "static_player.hpp"
#include "win_model.hpp"

namespace leggio {

struct SimulationSettings {
  int plies = 2;                  // turns after the candidate's own
  int to_the_end = 0;             // with at most so many tiles in the bag games are played to their end
  std::uint64_t iterations = 500; // samples, at most
  double seconds = 0;             // 0: no limit but the iterations
  double prune_z = 3.0;           // standard errors by which a candidate must be behind to be pruned; 0: none is
  unsigned threads = 1;
  std::uint64_t seed = 0;
};

// What is known at the table, whoever looks.
struct Known {
  const Position& position;
  Rack rack;
  Rack unseen;         // tiles neither on the board nor on the rack: may be more than a rack holds
  int other_tiles = 7; // on the other rack
  int spread = 0;      // the mover's points less the other's
  [[nodiscard]] int bag() const { return std::max(0, unseen.tiles - other_tiles); }
};

struct SimulatedMove {
  Move move;
  std::uint64_t iterations = 0;
  double points = 0;     // mean gain over the other, what is kept included
  double deviation = 0;  // of one sample
  double win = 0;        // probability
  bool pruned = false;
};

struct SimulationResult {
  std::vector<SimulatedMove> moves;  // best first
  std::uint64_t iterations = 0;          // samples
  std::uint64_t rollouts = 0;            // of all candidates
};

// The best plays and exchanges by static equity, best first.
std::vector<Move> candidates(const Known& known, std::size_t count, const Course& course, const SearchAids& aids);

// `inferred`, if there are any, are likely leaves of the other (see inference.hpp), instead of anything unseen.
SimulationResult simulate(const Known& known, const std::vector<Move>& moves, const Course& course,
                          const SearchAids& aids, const WinModel& win_model, const SimulationSettings& settings,
                          const std::vector<Rack>& inferred = {});

}  // namespace leggio
