// Runs every test; the sanitizers it is built with end it at the first fault.
#include "check.hpp"

int main() {
  for (const auto& test : leggio::testing::tests()) {
    test.run();
    std::printf("ok %s\n", test.name);
  }
  std::printf("%zu passed, 0 failed\n", leggio::testing::tests().size());
}
