// The kernel as Python sees it. Only this folder knows Python; every long call lets other threads run.
#include "parts.hpp"

NB_MODULE(_kernel, module) {
  using namespace leggio::bindings;
  bind_graph(module);
  bind_rules(module);
  bind_table(module);
  bind_batch(module);
  bind_autoplay(module);
}
