// A fast checksum against damage, not against forgery: four lanes of multiply and shift.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace leggio {

// Every step is a bijection of what it takes in, so that no change of a single word goes unseen.
inline std::uint64_t checksum(const void* data, std::size_t size) {
  constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15ULL;
  constexpr std::size_t kBlock = 32;
  const auto stir = [](std::uint64_t mixed, std::uint64_t next) {
    mixed = (mixed ^ next) * kFactor;
    return mixed ^ (mixed >> 29U);
  };
  std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
  const auto take = [&](const char* block) {
    std::array<std::uint64_t, 4> next{};
    std::memcpy(next.data(), block, kBlock);
    for (std::size_t lane = 0; lane < lanes.size(); ++lane) lanes[lane] = stir(lanes[lane], next[lane]);
  };
  const auto* bytes = static_cast<const char*>(data);
  std::size_t done = 0;
  for (; done + kBlock <= size; done += kBlock) take(bytes + done);
  std::array<char, kBlock> rest{};
  if (done < size) std::memcpy(rest.data(), bytes + done, size - done);
  take(rest.data());
  std::uint64_t mixed = stir(0, size);
  for (const std::uint64_t lane : lanes) mixed = stir(mixed, lane);
  return mixed;
}

}  // namespace leggio
