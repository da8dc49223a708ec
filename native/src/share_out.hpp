// Work shared out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace leggio {

// Calls `work(thread, index)` for each index, on so many threads, each index once and in no particular order.
template <typename Work>
void share_out(std::uint64_t count, unsigned threads, Work&& work) {
  std::atomic<std::uint64_t> next{0};
  const auto worker = [&](unsigned thread) {
    for (std::uint64_t index = next++; index < count; index = next++) work(thread, index);
  };
  std::vector<std::thread> others;
  const auto useful = static_cast<unsigned>(std::min<std::uint64_t>(count, std::max(1U, threads)));
  for (unsigned thread = 1; thread < useful; ++thread) others.emplace_back(worker, thread);
  worker(0);
  for (std::thread& other : others) other.join();
}

}  // namespace leggio
