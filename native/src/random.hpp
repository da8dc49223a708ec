// Repeatable chance.
#pragma once

#include <cstddef>
#include <cstdint>

namespace leggio {

// splitmix64: small, and the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31U);
  }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

 private:
  std::uint64_t state_;
};

// Each of many games or rollouts has a seed of its own: which thread runs it changes nothing.
inline std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) {
  return Random(seed ^ (index * 0xD1342543DE82EF95ULL)).next();
}

}  // namespace leggio
