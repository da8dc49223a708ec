// Many positions at once, on several threads. Results are bytes in the machine's own order, for memory views to read.
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "parts.hpp"
#include "parallel_for.hpp"
#include "board_position.hpp"
#include "text.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

struct Job {
  const BoardPosition* position;
  Rack rack;
};

// The positions stay alive as long as the sequence they came in, which nobody else can change.
std::vector<Job> jobs_of(nb::handle positions, const std::vector<std::string>& racks) {
  std::vector<Job> jobs;
  for (const nb::handle each : nb::borrow<nb::tuple>(positions)) jobs.push_back({nb::cast<const BoardPosition*>(each), {}});
  if (jobs.size() != racks.size()) throw std::invalid_argument("as many racks as positions");
  for (std::size_t index = 0; index < jobs.size(); ++index) {
    jobs[index].rack = rack_of(racks[index], jobs[index].position->rules());
  }
  return jobs;
}

// Calls `work(index)` for each, on so many threads.
template <typename Work>
void parallel_for_batches(std::size_t count, unsigned threads, Work&& work) {
  constexpr std::size_t kAtOnce = 8;
  std::atomic<std::size_t> next{0};
  const auto useful = static_cast<unsigned>(std::min<std::size_t>(count / kAtOnce + 1, std::clamp(threads, 1U, 256U)));
  on_threads(useful, [&](unsigned) {
    for (std::size_t first = next.fetch_add(kAtOnce); first < count; first = next.fetch_add(kAtOnce)) {
      for (std::size_t index = first; index < std::min(first + kAtOnce, count); ++index) work(index);
    }
  });
}

template <typename Value>
nb::bytes bytes_of(const std::vector<Value>& values) {
  return nb::bytes(values.data(), values.size() * sizeof(Value));
}

std::tuple<nb::bytes, nb::bytes> count_many(nb::handle sequence, const std::vector<std::string>& racks, unsigned threads) {
  const nb::object positions = frozen(sequence);
  const std::vector<Job> jobs = jobs_of(positions, racks);
  std::vector<std::int64_t> counts(jobs.size());
  std::vector<std::int32_t> best(jobs.size());
  {
    const nb::gil_scoped_release release;
    parallel_for_batches(jobs.size(), threads, [&](std::size_t index) {
      const auto [plays, score] = jobs[index].position->count(jobs[index].rack);
      counts[index] = plays;
      best[index] = score;
    });
  }
  return {bytes_of(counts), bytes_of(best)};
}

using BestMany = std::tuple<nb::bytes, nb::bytes, nb::bytes, nb::bytes, nb::bytes>;

// So many rows a position: equities, scores, places (row, column, down, length, tiles laid), cells, swapped squares.
// What is missing, a whole play or the rest of one, is 0 and for squares -1.
BestMany best_many(nb::handle sequence, const std::vector<std::string>& racks, std::size_t count,
                   const LeaveTable* leaves, unsigned threads) {
  constexpr std::size_t kPlace = 5;
  const nb::object positions = frozen(sequence);
  const std::vector<Job> jobs = jobs_of(positions, racks);
  if (count < 1 || count > 1000) throw std::invalid_argument("from 1 to 1000 plays a position");
  const std::size_t rows = jobs.size() * count;
  std::vector<std::int64_t> equities(rows);
  std::vector<std::int32_t> scores(rows);
  std::vector<std::uint8_t> places(rows * kPlace);
  std::vector<char> cells(rows * kMaxSize);
  std::vector<std::int16_t> swaps(rows * kMaxFlying, -1);
  {
    const nb::gil_scoped_release release;
    for (const Job& job : jobs) (void)job.position->graph().anagrams(1);
    parallel_for_batches(jobs.size(), threads, [&](std::size_t index) {
      const Job& job = jobs[index];
      const auto found = best_plays(job.position->view(), job.rack, count, {leaves, job.position->graph().anagrams(0)});
      const Position::Jollies jollies = job.position->view().jollies();
      std::size_t row = index * count;
      for (const auto& [equity, play] : found) {
        equities[row] = equity;
        scores[row] = play.score;
        const std::array<std::uint8_t, kPlace> place{play.row, play.col, play.direction, play.length, play.tiles};
        std::copy(place.begin(), place.end(), places.begin() + static_cast<std::ptrdiff_t>(row * kPlace));
        cells_of(play).copy(cells.data() + row * kMaxSize, kMaxSize);
        std::size_t taken = row * kMaxFlying;
        for (int jolly = 0; jolly < jollies.count; ++jolly) {
          if ((play.swaps >> jolly & 1) != 0) swaps[taken++] = jollies.square[jolly];
        }
        ++row;
      }
    });
  }
  return {bytes_of(equities), bytes_of(scores), bytes_of(places), bytes_of(cells), bytes_of(swaps)};
}

}  // namespace

void bind_batch(nb::module_& module) {
  module.def("count_many", &count_many, nb::arg("positions"), nb::arg("racks"), nb::arg("threads") = 1);
  module.def("best_many", &best_many, nb::arg("positions"), nb::arg("racks"), nb::arg("count") = 1,
             nb::arg("leaves").none() = nb::none(), nb::arg("threads") = 1);
}

}  // namespace leggio::bindings
