// The parts of the module, each bound by a file of its own.
#pragma once

#include <nanobind/nanobind.h>

namespace leggio::bindings {

void bind_graph(nanobind::module_& module);
void bind_rules(nanobind::module_& module);
void bind_board_position(nanobind::module_& module);
void bind_batch(nanobind::module_& module);
void bind_autoplay(nanobind::module_& module);
void bind_players(nanobind::module_& module);

}  // namespace leggio::bindings
