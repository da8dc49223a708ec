// A player that uses all there is: rack values, simulation while there are tiles to draw, the exact end when there are none.
#pragma once

#include "endgame.hpp"
#include "simulation.hpp"

namespace leggio {

struct Thinker {
  SearchAids aids;
  std::size_t candidates = 0;      // compared by simulation; fewer than two: the static best play
  SimulationSettings simulation;
  bool solves = false;             // endgames
  EndgameLimits endgame;
  const WinModel* winning = nullptr;
};

// What it does. `scoreless` are the turns without points in a row so far, of both.
Choice think(const Known& known, int scoreless, const Course& course, const Thinker& thinker);

// Tiles neither on the board nor on a rack.
Rack unseen_by(const Position& position, const Rack& rack);

}  // namespace leggio
