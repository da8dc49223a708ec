#include "rack_sums.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "checksum.hpp"

namespace leggio {
namespace {

constexpr std::uint64_t kMagic = 0x31534D55534C474CULL;  // LGLSUMS1

struct Header {
  std::uint64_t magic = kMagic;
  std::uint64_t checksum = 0;  // of all that follows it
  std::uint64_t turns = 0;
  std::int64_t millipoints = 0;
  std::uint64_t squared_points = 0;
  std::uint64_t subracks = 0;
};
constexpr std::size_t kChecked = 2 * sizeof(std::uint64_t);

}  // namespace

void RackSums::add(const Rack& rack, std::int32_t millipoints) {
  std::array<Letter, kMaxRack> tiles;
  int count = 0;
  for (int tile = 0; tile <= kLetters; ++tile) {
    for (int copy = 0; copy < rack.count[tile]; ++copy) tiles[count++] = static_cast<Letter>(tile);
  }
  ++turns_;
  millipoints_ += millipoints;
  const std::int64_t points = millipoints / 1000;
  squared_points_ += static_cast<std::uint64_t>(points * points);
  // Not the whole rack: nobody keeps all of it. Of equal tiles the first ones are taken, so that no subrack comes twice.
  for (unsigned members = 1; members < (1U << count) - 1U; ++members) {
    LeaveTable::Key key = LeaveTable::kEmptyLeave;
    bool is_first = true;
    for (int index = 0; index < count; ++index) {
      if ((members >> index & 1U) == 0) continue;
      is_first = is_first && (index == 0 || tiles[index] != tiles[index - 1] || (members >> (index - 1) & 1U) != 0);
      key = LeaveTable::with(key, tiles[index]);
    }
    if (is_first) add(key, 1, millipoints);
  }
}

void RackSums::merge(const RackSums& other) {
  turns_ += other.turns_;
  millipoints_ += other.millipoints_;
  squared_points_ += other.squared_points_;
  for (const RackSum& sum : other.slots_) {
    if (sum.key != 0) add(sum.key, sum.turns, sum.millipoints);
  }
}

void RackSums::add(LeaveTable::Key key, std::uint64_t turns, std::int64_t millipoints) {
  if (2 * (used_ + 1) > slots_.size()) {
    std::vector<RackSum> before(slots_.empty() ? 1U << 12U : 2 * slots_.size());
    before.swap(slots_);
    used_ = 0;
    for (const RackSum& sum : before) {
      if (sum.key != 0) add(sum.key, sum.turns, sum.millipoints);
    }
  }
  std::size_t at = static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> 32U) & (slots_.size() - 1);
  while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
  if (slots_[at].key == 0) {
    slots_[at].key = key;
    ++used_;
  }
  slots_[at].turns += turns;
  slots_[at].millipoints += millipoints;
}

std::vector<RackSum> RackSums::sorted() const {
  std::vector<RackSum> sums;
  sums.reserve(used_);
  for (const RackSum& sum : slots_) {
    if (sum.key != 0) sums.push_back(sum);
  }
  std::sort(sums.begin(), sums.end(), [](const RackSum& one, const RackSum& other) { return one.key < other.key; });
  return sums;
}

std::string RackSums::to_bytes() const {
  const std::vector<RackSum> sums = sorted();
  Header header{kMagic, 0, turns_, millipoints_, squared_points_, sums.size()};
  std::string bytes(sizeof header + sums.size() * sizeof(RackSum), '\0');
  if (!sums.empty()) std::memcpy(bytes.data() + sizeof header, sums.data(), sums.size() * sizeof(RackSum));
  std::memcpy(bytes.data(), &header, sizeof header);
  header.checksum = checksum(bytes.data() + kChecked, bytes.size() - kChecked);
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

RackSums RackSums::from_bytes(std::string_view bytes) {
  Header header;
  if (bytes.size() < sizeof header) throw BadSums("not sums of racks");
  std::memcpy(&header, bytes.data(), sizeof header);
  const std::size_t rest = bytes.size() - sizeof header;
  const bool sound = header.magic == kMagic && rest % sizeof(RackSum) == 0 && header.subracks == rest / sizeof(RackSum) &&
                     header.checksum == checksum(bytes.data() + kChecked, bytes.size() - kChecked);
  if (!sound) throw BadSums("not sums of racks");
  RackSums sums;
  sums.turns_ = header.turns;
  sums.millipoints_ = header.millipoints;
  sums.squared_points_ = header.squared_points;
  for (std::size_t index = 0; index < header.subracks; ++index) {
    RackSum sum;
    std::memcpy(&sum, bytes.data() + sizeof header + index * sizeof sum, sizeof sum);
    if (sum.key == 0) throw BadSums("not sums of racks");
    sums.add(sum.key, sum.turns, sum.millipoints);
  }
  return sums;
}

}  // namespace leggio
