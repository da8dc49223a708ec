#include "leave_fit.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace leggio {
namespace {

// How far figures are expected to be from nothing, in points: what few turns say is believed that much less.
constexpr double kCopiesVary = 10.0;
constexpr double kPairsVary = 1.5;
constexpr double kBalanceVaries = 4.0;
// How far a leave may be from the model.
constexpr double kMisfit = 1.0;
// A leave is listed if it is known to differ by so many thousandths of a point.
constexpr double kWorthListing = 150;
constexpr std::uint64_t kFewestTurns = 4;

// Where each figure of the model stands among the unknowns.
class Unknowns {
 public:
  Unknowns() {
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int count = 1; count < kMaxRack; ++count) copies_[tile][count] = add(kCopiesVary * std::sqrt(count));
    }
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int other = 0; other < tile; ++other) pair_[tile][other] = pair_[other][tile] = add(kPairsVary);
    }
    for (int tiles = 1; tiles < kMaxRack; ++tiles) {
      for (int vowels = 0; vowels <= tiles; ++vowels) balance_[tiles][vowels] = add(kBalanceVaries);
    }
  }

  [[nodiscard]] std::size_t size() const { return varies_.size(); }
  [[nodiscard]] double varies(std::size_t unknown) const { return varies_[unknown]; }

  // Those of a leave, each once.
  void of(LeaveTable::Key key, std::vector<int>& found) const {
    const Rack rack = LeaveTable::rack_of(key);
    found.clear();
    int vowels = 0;
    for (int tile = 0; tile <= kLetters; ++tile) {
      if (rack.count[tile] == 0) continue;
      if ((kVowels >> tile & 1U) != 0) vowels += rack.count[tile];
      found.push_back(copies_[tile][rack.count[tile]]);
      for (int other = 0; other < tile; ++other) {
        if (rack.count[other] != 0) found.push_back(pair_[tile][other]);
      }
    }
    found.push_back(balance_[rack.tiles][vowels]);
  }

  [[nodiscard]] LeaveModel model(const std::vector<double>& solution) const {
    LeaveModel model;
    const auto figure = [&](int unknown) { return static_cast<std::int32_t>(std::lround(solution[unknown] * 100)) * 10; };
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int count = 1; count < kMaxRack; ++count) model.copies[tile][count] = figure(copies_[tile][count]);
      for (int other = 0; other <= kLetters; ++other) {
        if (other != tile) model.pair[tile][other] = figure(pair_[tile][other]);
      }
    }
    for (int tiles = 1; tiles < kMaxRack; ++tiles) {
      for (int vowels = 0; vowels <= tiles; ++vowels) model.balance[tiles][vowels] = figure(balance_[tiles][vowels]);
    }
    return model;
  }

 private:
  int add(double varies) {
    varies_.push_back(varies);
    return static_cast<int>(varies_.size()) - 1;
  }

  std::vector<double> varies_;
  std::array<std::array<int, kMaxRack>, kLetters + 1> copies_{};
  std::array<std::array<int, kLetters + 1>, kLetters + 1> pair_{};
  std::array<std::array<int, kMaxRack>, kMaxRack> balance_{};
};

// Solves a symmetric positive definite system by Cholesky's method.
std::vector<double> solved(std::vector<double>& matrix, std::vector<double> right) {
  const std::size_t size = right.size();
  for (std::size_t row = 0; row < size; ++row) {
    double* of_row = &matrix[row * size];
    for (std::size_t col = 0; col <= row; ++col) {
      const double* of_col = &matrix[col * size];
      double sum = of_row[col];
      for (std::size_t before = 0; before < col; ++before) sum -= of_row[before] * of_col[before];
      of_row[col] = row == col ? std::sqrt(sum) : sum / of_col[col];
    }
  }
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t col = 0; col < row; ++col) right[row] -= matrix[row * size + col] * right[col];
    right[row] /= matrix[row * size + row];
  }
  for (std::size_t row = size; row-- > 0;) {
    for (std::size_t below = row + 1; below < size; ++below) right[row] -= matrix[below * size + row] * right[below];
    right[row] /= matrix[row * size + row];
  }
  return right;
}

}  // namespace

FittedLeaves fit_leaves(const RackSums& sums, std::size_t most_listed) {
  FittedLeaves fitted;
  if (sums.turns() == 0) return fitted;
  const auto turns = static_cast<double>(sums.turns());
  const double mean = static_cast<double>(sums.millipoints()) / 1000 / turns;
  const double variance = std::max(1.0, static_cast<double>(sums.squared_points()) / turns - mean * mean);
  const std::vector<RackSum> seen = sums.sorted();
  const auto above_mean = [&](const RackSum& sum) {
    return static_cast<double>(sum.millipoints) / 1000 / static_cast<double>(sum.turns) - mean;
  };
  const Unknowns unknowns;
  std::vector<double> matrix(unknowns.size() * unknowns.size());
  std::vector<double> right(unknowns.size());
  for (std::size_t unknown = 0; unknown < unknowns.size(); ++unknown) {
    matrix[unknown * unknowns.size() + unknown] = 1 / (unknowns.varies(unknown) * unknowns.varies(unknown));
  }
  std::vector<int> figures;
  for (const RackSum& sum : seen) {
    if (sum.turns < kFewestTurns) continue;
    const double weight = 1 / (kMisfit * kMisfit + variance / static_cast<double>(sum.turns));
    unknowns.of(sum.key, figures);
    for (const int one : figures) {
      right[one] += weight * above_mean(sum);
      for (const int other : figures) {
        if (other <= one) matrix[one * unknowns.size() + other] += weight;
      }
    }
  }
  fitted.model = unknowns.model(solved(matrix, std::move(right)));

  struct Candidate {
    double matters;
    LeaveTable::Key key;
    std::int32_t value;
  };
  std::vector<Candidate> candidates;
  for (const RackSum& sum : seen) {
    if (sum.turns < kFewestTurns) continue;
    const double modelled = model_value(fitted.model, sum.key);
    const double trust = kMisfit * kMisfit / (kMisfit * kMisfit + variance / static_cast<double>(sum.turns));
    const double differs = trust * (1000 * above_mean(sum) - modelled);
    if (std::abs(differs) < kWorthListing) continue;
    const auto value = static_cast<std::int32_t>(std::lround((modelled + differs) / 50)) * 50;
    candidates.push_back({std::abs(differs) * std::sqrt(static_cast<double>(sum.turns)), sum.key, value});
  }
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& one, const Candidate& other) {
    return one.matters != other.matters ? one.matters > other.matters : one.key < other.key;
  });
  if (candidates.size() > most_listed) candidates.resize(most_listed);
  for (const Candidate& each : candidates) fitted.listed.emplace_back(each.key, each.value);
  std::sort(fitted.listed.begin(), fitted.listed.end());
  return fitted;
}

}  // namespace leggio
