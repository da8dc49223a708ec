// What an endgame search has found out about positions, in bounded memory: newer or deeper findings replace others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace leggio {

enum class Bound : std::uint8_t { kNone, kExact, kLower, kUpper };

struct Finding {
  std::uint64_t key = 0;
  std::int32_t value = 0;
  std::uint32_t move = 0;  // a sign of the best one; 0 for a pass or none
  std::uint8_t depth = 0;
  Bound bound = Bound::kNone;
  bool proven = false;
};

class EndgameTable {
 public:
  explicit EndgameTable(std::size_t bytes) {
    std::size_t size = kWays;
    while (2 * size * sizeof(Finding) <= bytes) size *= 2;
    findings_.resize(size);
  }

  [[nodiscard]] const Finding* find(std::uint64_t key) const {
    const std::size_t first = place_of(key);
    for (std::size_t way = 0; way < kWays; ++way) {
      const Finding& finding = findings_[first + way];
      if (finding.bound != Bound::kNone && finding.key == key) return &finding;
    }
    return nullptr;
  }

  void store(const Finding& finding) {
    const std::size_t first = place_of(finding.key);
    std::size_t worst = first;
    for (std::size_t at = first; at < first + kWays; ++at) {
      if (findings_[at].bound == Bound::kNone || findings_[at].key == finding.key) {
        worst = at;
        break;
      }
      if (findings_[at].depth < findings_[worst].depth) worst = at;
    }
    findings_[worst] = finding;
  }

 private:
  static constexpr std::size_t kWays = 4;
  [[nodiscard]] std::size_t place_of(std::uint64_t key) const { return key & (findings_.size() - 1) & ~(kWays - 1); }

  std::vector<Finding> findings_;
};

}  // namespace leggio
