#include "last_leaves.hpp"

namespace leggio {
namespace {

// In thousandths, of what a jolly costs that stays to the end: with the bag nearly empty there is mostly another turn for it.
constexpr int kNearTheEnd = 150;

// Of what stays to the end, jollies alone.
LeaveTable jollies_of(const LeaveTable& lost) {
  LeaveModel model;
  Rack rack;
  for (std::size_t count = 1; count <= kMaxRack; ++count) {
    ++rack.count[0];
    ++rack.tiles;
    model.copies[0][count] = lost.value(rack);
  }
  LeaveTable table;
  table.set_model(model);
  return table;
}

}  // namespace

LastLeaves::LastLeaves(const LeaveTable& leaves, const LeaveTable& lost) {
  by_bag_.push_back(lost);
  const LeaveTable jollies = jollies_of(lost);
  for (int bag = 1; bag < kFew; ++bag) by_bag_.push_back(leaves.plus(jollies, kNearTheEnd * (kFew - bag) / kFew));
}

}  // namespace leggio
