// What turns brought, by the tiles that were on the rack: the raw material of leave values.
//
// A turn counts for every subrack, with the equity of what was played. All is integers: sums of the same turns
// are the same in whatever order and on however many threads they were added up.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "leaves.hpp"

namespace leggio {

struct BadSums : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

struct RackSum {
  LeaveTable::Key key = 0;  // 0: an empty slot
  std::uint64_t turns = 0;
  std::int64_t millipoints = 0;
};

class RackSums {
 public:
  // A turn with this full rack.
  void add(const Rack& rack, std::int32_t millipoints);
  void merge(const RackSums& other);

  [[nodiscard]] std::uint64_t turns() const { return turns_; }
  [[nodiscard]] std::int64_t millipoints() const { return millipoints_; }
  [[nodiscard]] std::uint64_t squared_points() const { return squared_points_; }

  // Of each subrack that was seen, in order of keys.
  [[nodiscard]] std::vector<RackSum> sorted() const;

  // As bytes, the same for the same sums, and back; throws BadSums if they are not what they were.
  [[nodiscard]] std::string to_bytes() const;
  static RackSums from_bytes(std::string_view bytes);

 private:
  void add(LeaveTable::Key key, std::uint64_t turns, std::int64_t millipoints);

  std::uint64_t turns_ = 0;
  std::int64_t millipoints_ = 0;
  std::uint64_t squared_points_ = 0;  // of whole points: how far turns are from each other
  std::vector<RackSum> slots_;
  std::size_t used_ = 0;
};

}  // namespace leggio
