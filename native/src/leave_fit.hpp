// Leave values from sums, by ridge regression: a model of a few hundred figures, and the leaves that are known to differ
// from it.
#pragma once

#include <utility>
#include <vector>

#include "rack_sums.hpp"

namespace leggio {

struct FittedLeaves {
  LeaveModel model;
  std::vector<std::pair<LeaveTable::Key, std::int32_t>> listed;  // in order of keys
};

// At most so many leaves are listed beside the model. The same sums give the same values.
FittedLeaves fit_leaves(const RackSums& sums, std::size_t most_listed);

}  // namespace leggio
