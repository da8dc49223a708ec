// The kernel as Python sees it. Only this folder knows Python; every long call lets other threads run.
#include "parts.hpp"

NB_MODULE(_kernel, module) {
  using namespace leggio::bindings;
  // What still lives when a process ends is no leak: a server that is stopped need not tear everything down first.
  nanobind::set_leak_warnings(false);
  bind_graph(module);
  bind_rules(module);
  bind_board_position(module);
  bind_batch(module);
  bind_autoplay(module);
  bind_players(module);
}
