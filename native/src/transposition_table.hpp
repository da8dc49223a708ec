// The transposition table of the endgame search: what it has found out about positions, in bounded memory. Newer or deeper
// entries replace others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace leggio {

enum class Bound : std::uint8_t { kNone, kExact, kLower, kUpper };

struct TranspositionEntry {
  std::uint64_t key = 0;
  std::int32_t value = 0;
  std::uint32_t move = 0;  // the hash of the best one; 0 for a pass or none
  std::uint8_t depth = 0;
  Bound bound = Bound::kNone;
  bool proven = false;
};

class TranspositionTable {
 public:
  explicit TranspositionTable(std::size_t bytes) {
    std::size_t size = kBucketSize;
    while (2 * size * sizeof(TranspositionEntry) <= bytes) size *= 2;
    entries_.resize(size);
  }

  [[nodiscard]] const TranspositionEntry* find(std::uint64_t key) const {
    const std::size_t first = bucket_of(key);
    for (std::size_t slot = 0; slot < kBucketSize; ++slot) {
      const TranspositionEntry& entry = entries_[first + slot];
      if (entry.bound != Bound::kNone && entry.key == key) return &entry;
    }
    return nullptr;
  }

  void store(const TranspositionEntry& entry) {
    const std::size_t first = bucket_of(entry.key);
    std::size_t worst = first;
    for (std::size_t at = first; at < first + kBucketSize; ++at) {
      if (entries_[at].bound == Bound::kNone || entries_[at].key == entry.key) {
        worst = at;
        break;
      }
      if (entries_[at].depth < entries_[worst].depth) worst = at;
    }
    entries_[worst] = entry;
  }

 private:
  static constexpr std::size_t kBucketSize = 4;
  [[nodiscard]] std::size_t bucket_of(std::uint64_t key) const { return key & (entries_.size() - 1) & ~(kBucketSize - 1); }

  std::vector<TranspositionEntry> entries_;
};

}  // namespace leggio
