// The few lines that the kernel's own tests need: named tests, and a check that says where it failed.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace leggio::testing {

struct Test {
  const char* name;
  void (*run)();
};

inline std::vector<Test>& tests() {
  static std::vector<Test> all;
  return all;
}

struct Registered {
  Registered(const char* name, void (*run)()) { tests().push_back({name, run}); }
};

}  // namespace leggio::testing

#define TEST(name)                                                             \
  static void name();                                                         \
  static const leggio::testing::Registered registered_##name(#name, &name); \
  static void name()

#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
      std::exit(1);                                                           \
    }                                                                         \
  } while (false)
