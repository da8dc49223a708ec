// A position in Python's hands, and the graph it is played from.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "graph.hpp"
#include "search.hpp"

namespace leggio::bindings {

// score, equity, row, column, down, tiles laid, cells of the main word with a dot for each tile that was there, squares
// of the jollies taken first
using PlayTuple =
    std::tuple<int, std::int64_t, int, int, bool, int, std::string, nanobind::object>;

Rack rack_of(std::string_view text, const BoardRules& rules);

// A play as cells show it.
std::string cells_of(const Play& play);

// Every call that only looks may be made from many threads at once; none of them while another one lays a play.
class BoardPosition {
 public:
  BoardPosition(const BoardRules& rules, std::shared_ptr<Graph> graph, std::string_view cells);

  [[nodiscard]] std::string cells() const { return position_.board(); }
  [[nodiscard]] const BoardRules& rules() const { return *rules_; }
  [[nodiscard]] const Graph& graph() const { return *graph_; }
  [[nodiscard]] const Position& view() const { return position_; }

  [[nodiscard]] std::vector<PlayTuple> plays(std::string_view rack_text) const;
  [[nodiscard]] std::pair<std::int64_t, int> count(std::string_view rack_text) const;
  [[nodiscard]] std::vector<PlayTuple> best(std::string_view rack_text, std::size_t count, const LeaveTable* leaves,
                                            bool prune) const;

  // How many placements, and the best score. A first word across and its mirror image down are one placement.
  [[nodiscard]] std::pair<std::int64_t, int> count(const Rack& rack) const;

  // The caller has taken the play from this very position: it is laid unchecked, but never off the board.
  void lay(int row, int col, bool down, std::string_view cells, const std::vector<int>& swaps);

  // A play as Python has it, on this board: its swaps are squares. Throws if it cannot be laid here.
  [[nodiscard]] Play play_of(int row, int col, bool down, std::string_view cells, const std::vector<int>& swaps) const;

  [[nodiscard]] std::vector<PlayTuple> tuples(const std::vector<RatedPlay>& found) const;

 private:
  void check_jollies(int more) const;

  std::shared_ptr<const BoardRules> rules_;
  std::shared_ptr<Graph> graph_;
  Position position_;
};

}  // namespace leggio::bindings
