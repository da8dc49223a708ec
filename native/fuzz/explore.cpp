// libFuzzer's way in: the target that LEGGIO_TARGET names.
#include <cstdlib>
#include <string_view>

#include "targets.hpp"

namespace {

leggio::fuzz::Target chosen() {
  const char* wanted = std::getenv("LEGGIO_TARGET");
  for (const auto& target : leggio::fuzz::kTargets) {
    if (wanted != nullptr && target.name == wanted) return target.run;
  }
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const leggio::fuzz::Target run = chosen();
  run(data, size);
  return 0;
}
