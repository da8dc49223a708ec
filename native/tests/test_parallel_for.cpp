#include <atomic>
#include <stdexcept>

#include "check.hpp"
#include "parallel_for.hpp"

using namespace leggio;

TEST(every_index_is_worked_on_once_on_any_number_of_threads) {
  for (const unsigned threads : {0U, 1U, 4U}) {
    std::vector<std::atomic<int>> done(1000);
    parallel_for(done.size(), threads, [&](unsigned, std::uint64_t index) { ++done[index]; });
    CHECK(std::all_of(done.begin(), done.end(), [](const auto& times) { return times == 1; }));
  }
}

TEST(what_a_worker_throws_is_thrown_when_all_have_ended) {
  for (const unsigned thrower : {0U, 1U}) {
    std::atomic<int> ended{0};
    bool thrown = false;
    try {
      on_threads(3, [&](unsigned thread) {
        ++ended;
        if (thread == thrower) throw std::runtime_error("enough");
      });
    } catch (const std::runtime_error&) {
      thrown = true;
    }
    CHECK(thrown && ended == 3);
  }
}

TEST(work_that_is_stopped_begins_nothing_more) {
  std::atomic<int> done{0};
  int asked = 0;
  parallel_for(1000, 1, [&](unsigned, std::uint64_t) { ++done; }, [&] { return ++asked <= 5; });
  CHECK(done == 5 && asked == 6);
}
