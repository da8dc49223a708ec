// Inference: what the other may have kept, judged by what it has just played.
#pragma once

#include <cstdint>
#include <vector>

#include "search.hpp"

namespace leggio {

// Likely leaves of the other: samples of the unseen tiles with which the play just made would have been within so many
// thousandths of the best. `before` is the board before it, `bag` the tiles in the bag then.
std::vector<Rack> infer_leaves(const Position& before, const Play& play, const Rack& unseen, int leave_tiles, int bag,
                               const SearchAids& aids, Equity within, std::uint64_t samples, std::uint64_t seed);

}  // namespace leggio
