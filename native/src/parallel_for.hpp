// Work shared out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace leggio {

// Calls `worker(thread)` on so many threads at once, of which this one is number 0. Where the system gives no more of
// them, those there are do the work. What a worker throws is thrown here, when all have come to their end.
template <typename Worker>
void on_threads(unsigned threads, Worker&& worker) {
  std::exception_ptr thrown;
  std::mutex one_at_a_time;
  const auto guarded = [&](unsigned thread) {
    try {
      worker(thread);
    } catch (...) {
      const std::scoped_lock lock(one_at_a_time);
      if (!thrown) thrown = std::current_exception();
    }
  };
  std::vector<std::thread> others;
  others.reserve(threads);
  try {
    for (unsigned thread = 1; thread < threads; ++thread) others.emplace_back(guarded, thread);
  } catch (const std::system_error&) {
    // As many as there are.
  }
  guarded(0);
  for (std::thread& other : others) other.join();
  if (thrown) std::rethrow_exception(thrown);
}

// Calls `work(thread, index)` for each index, on so many threads, each index once and in no particular order. This thread
// asks `go_on()` before each of its own: once that is false nobody begins another.
template <typename Work, typename GoOn>
void parallel_for(std::uint64_t count, unsigned threads, Work&& work, GoOn&& go_on) {
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> stopped{false};
  const auto useful = static_cast<unsigned>(std::min<std::uint64_t>(count, std::max(1U, threads)));
  on_threads(useful, [&](unsigned thread) {
    for (std::uint64_t index = next++; index < count && !stopped; index = next++) {
      if (thread == 0 && !go_on()) {
        stopped = true;
        return;
      }
      work(thread, index);
    }
  });
}

template <typename Work>
void parallel_for(std::uint64_t count, unsigned threads, Work&& work) {
  parallel_for(count, threads, std::forward<Work>(work), [] { return true; });
}

}  // namespace leggio
