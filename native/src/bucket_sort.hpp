// Sorting many records by a packed word: first into buckets by the leading letters, then each bucket, which fits a cache.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "packed_word.hpp"

namespace leggio {

template <typename Record, typename Key>
void bucket_sort(std::vector<Record>& records, const Key& key) {
  constexpr unsigned kBits = 2 * kLetterBits;
  constexpr std::size_t kFew = 1U << 14U;
  const auto before = [&](const Record& one, const Record& other) { return key(one) < key(other); };
  if (records.size() < kFew) {
    std::sort(records.begin(), records.end(), before);
    return;
  }
  const auto bucket = [&](const Record& record) { return static_cast<std::size_t>(key(record) >> (128U - kBits)); };
  std::vector<std::size_t> ends((1U << kBits) + 1, 0);
  for (const Record& record : records) ++ends[bucket(record) + 1];
  for (std::size_t index = 1; index < ends.size(); ++index) ends[index] += ends[index - 1];
  std::vector<Record> sorted(records.size());
  for (const Record& record : records) sorted[ends[bucket(record)]++] = record;
  std::size_t start = 0;
  for (const std::size_t end : ends) {
    const auto first = sorted.begin();
    std::sort(first + static_cast<std::ptrdiff_t>(start), first + static_cast<std::ptrdiff_t>(end), before);
    start = end;
  }
  records = std::move(sorted);
}

}  // namespace leggio
