#include "leave_fit.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace leggio {
namespace {

// Priors of the regression: how far figures are expected to be from nothing, in points. What few turns say is believed that
// much less.
constexpr double kTilePrior = 10.0;  // each copy
constexpr double kTwinPrior = 5.0;   // each two of the same
constexpr double kCopyPrior = 1.5;   // a third copy and those after it, beside that
constexpr double kPairPrior = 1.5;
constexpr double kBalancePrior = 4.0;
// How far a leave may be from the model.
constexpr double kModelDeviation = 1.0;
// A leave is listed if it is known to differ by so many thousandths of a point.
constexpr double kWorthListing = 150;
constexpr std::uint64_t kFewestTurns = 4;

// Where each figure of the model stands among the coefficients of the regression.
class Coefficients {
 public:
  Coefficients() {
    for (int tile = 0; tile <= kLetters; ++tile) {
      tile_[tile] = add(kTilePrior);
      twins_[tile] = add(kTwinPrior);
      for (int count = 3; count < kMaxRack; ++count) copy_[tile][count] = add(kCopyPrior);
    }
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int other = 0; other < tile; ++other) pair_[tile][other] = pair_[other][tile] = add(kPairPrior);
    }
    for (int tiles = 1; tiles < kMaxRack; ++tiles) {
      for (int vowels = 0; vowels <= tiles; ++vowels) balance_[tiles][vowels] = add(kBalancePrior);
    }
  }

  [[nodiscard]] std::size_t size() const { return prior_deviations_.size(); }
  [[nodiscard]] double prior_deviation(std::size_t coefficient) const { return prior_deviations_[coefficient]; }

  struct Term {
    int coefficient;
    double times;
  };

  // What a leave's worth is made of.
  void terms_of(LeaveTable::Key key, std::vector<Term>& found) const {
    const Rack rack = LeaveTable::rack_of(key);
    found.clear();
    int vowels = 0;
    for (int tile = 0; tile <= kLetters; ++tile) {
      if (rack.count[tile] == 0) continue;
      if ((kVowels >> tile & 1U) != 0) vowels += rack.count[tile];
      add_copies(tile, rack.count[tile], found);
      for (int other = 0; other < tile; ++other) {
        if (rack.count[other] != 0) found.push_back({pair_[tile][other], 1});
      }
    }
    found.push_back({balance_[rack.tiles][vowels], 1});
  }

  [[nodiscard]] LeaveModel model(const std::vector<double>& solution) const {
    LeaveModel model;
    const auto rounded = [](double points) { return static_cast<std::int32_t>(std::lround(points * 100)) * 10; };
    const auto figure = [&](int coefficient) { return rounded(solution[coefficient]); };
    std::vector<Term> terms;
    for (int tile = 0; tile <= kLetters; ++tile) {
      for (int count = 1; count < kMaxRack; ++count) {
        terms.clear();
        add_copies(tile, count, terms);
        double points = 0;
        for (const Term& term : terms) points += solution[term.coefficient] * term.times;
        model.copies[tile][count] = rounded(points);
      }
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
  // Linear and quadratic in the number of copies, and what little is known beyond: copies that were never seen together
  // follow from those that were.
  void add_copies(int tile, int count, std::vector<Term>& terms) const {
    terms.push_back({tile_[tile], static_cast<double>(count)});
    if (count > 1) terms.push_back({twins_[tile], count * (count - 1) / 2.0});
    for (int each = 3; each <= count; ++each) terms.push_back({copy_[tile][each], 1});
  }

  int add(double prior_deviation) {
    prior_deviations_.push_back(prior_deviation);
    return static_cast<int>(prior_deviations_.size()) - 1;
  }

  std::vector<double> prior_deviations_;
  std::array<int, kLetters + 1> tile_{};
  std::array<int, kLetters + 1> twins_{};
  std::array<std::array<int, kMaxRack>, kLetters + 1> copy_{};
  std::array<std::array<int, kLetters + 1>, kLetters + 1> pair_{};
  std::array<std::array<int, kMaxRack>, kMaxRack> balance_{};
};

// Solves a symmetric positive definite system by Cholesky's method.
std::vector<double> solve_cholesky(std::vector<double>& matrix, std::vector<double> right) {
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
  const Coefficients coefficients;
  std::vector<double> matrix(coefficients.size() * coefficients.size());
  std::vector<double> right(coefficients.size());
  for (std::size_t coefficient = 0; coefficient < coefficients.size(); ++coefficient) {
    matrix[coefficient * coefficients.size() + coefficient] = 1 / (coefficients.prior_deviation(coefficient) * coefficients.prior_deviation(coefficient));
  }
  std::vector<Coefficients::Term> terms;
  for (const RackSum& sum : seen) {
    if (sum.turns < kFewestTurns) continue;
    const double weight = 1 / (kModelDeviation * kModelDeviation + variance / static_cast<double>(sum.turns));
    coefficients.terms_of(sum.key, terms);
    for (const auto& [one, times] : terms) {
      right[one] += weight * times * above_mean(sum);
      for (const auto& [other, as_often] : terms) {
        if (other <= one) matrix[one * coefficients.size() + other] += weight * times * as_often;
      }
    }
  }
  fitted.model = coefficients.model(solve_cholesky(matrix, std::move(right)));

  struct Candidate {
    double significance;
    LeaveTable::Key key;
    std::int32_t value;
  };
  std::vector<Candidate> candidates;
  for (const RackSum& sum : seen) {
    if (sum.turns < kFewestTurns) continue;
    const double modelled = model_value(fitted.model, sum.key);
    const double shrinkage = kModelDeviation * kModelDeviation / (kModelDeviation * kModelDeviation + variance / static_cast<double>(sum.turns));
    const double differs = shrinkage * (1000 * above_mean(sum) - modelled);
    if (std::abs(differs) < kWorthListing) continue;
    const auto value = static_cast<std::int32_t>(std::lround((modelled + differs) / 50)) * 50;
    candidates.push_back({std::abs(differs) * std::sqrt(static_cast<double>(sum.turns)), sum.key, value});
  }
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& one, const Candidate& other) {
    return one.significance != other.significance ? one.significance > other.significance : one.key < other.key;
  });
  if (candidates.size() > most_listed) candidates.resize(most_listed);
  for (const Candidate& each : candidates) fitted.listed.emplace_back(each.key, each.value);
  std::sort(fitted.listed.begin(), fitted.listed.end());
  return fitted;
}

}  // namespace leggio
