#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "../fuzz/targets.hpp"
#include "check.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

const std::filesystem::path kKept = LEGGIO_KEPT_INPUTS;

std::vector<std::string> kept(std::string_view target) {
  std::set<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(kKept / target)) paths.insert(entry.path());
  std::vector<std::string> inputs;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return inputs;
}

void run(fuzz::Target target, const std::string& input) {
  target(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

}  // namespace

TEST(kept_inputs_and_what_lies_near_them_end_well) {
  Dice dice(31);
  for (const auto& target : fuzz::kTargets) {
    const auto inputs = kept(target.name);
    CHECK(!inputs.empty());
    for (const std::string& input : inputs) {
      run(target.run, input);
      std::string changed = input;
      for (int change = 0; change < 4 && !changed.empty(); ++change) {
        changed[dice.below(static_cast<std::uint32_t>(changed.size()))] = static_cast<char>(dice.below(256));
      }
      run(target.run, changed);
    }
  }
}
