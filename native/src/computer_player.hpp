// A player that uses all there is: leaves, simulation while there are tiles to draw, the exact endgame when there are none.
#pragma once

#include "endgame.hpp"
#include "simulation.hpp"

namespace leggio {

struct ComputerPlayer {
  SearchAids aids;
  std::size_t candidates = 0;      // compared by simulation; fewer than two: the static best play
  SimulationSettings simulation;
  bool solves = false;             // endgames
  EndgameLimits endgame;
  const WinModel* win_model = nullptr;
};

// What it plays. `scoreless` are the turns without points in a row so far, of both.
Move choose_move(const Known& known, int scoreless, const Course& course, const ComputerPlayer& player);

// Tiles neither on the board nor on a rack.
Rack unseen_by(const Position& position, const Rack& rack);

}  // namespace leggio
