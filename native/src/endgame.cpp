#include "endgame.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>

#include "endgame_table.hpp"
#include "lane_moves.hpp"
#include "random.hpp"

namespace leggio {
namespace {

constexpr int kInfinite = 1 << 20;
constexpr int kDeepest = 48;
constexpr int kATile = 12;        // points that each tile laid gains a play in the order
constexpr int kRefutes = 25;      // points that a play gains in the order by having refuted another line
constexpr int kOutFirst = 1000;  // going out is tried before anything else

std::uint64_t mixed(std::uint64_t bits) { return Random(bits).next(); }

struct Verdict {
  int value = 0;
  bool proven = false;
};

struct Ordered {
  int estimate = 0;
  std::uint32_t index = 0;
  std::uint32_t sign = 0;
};

// What one ply of the search works with; kept from visit to visit, for its memory.
struct Level {
  Level(const Position& position, const Rack& rack, const Rack& other) : position(position), mine(rack), other(other) {}
  Position position;
  Rack mine;
  Rack other;
  std::uint64_t board = 0;  // hash
  LaneMoves moves;
  std::vector<Ordered> order;
  // What the other could play if it were its turn: most of it can still be played after any one play here.
  LaneMoves replies;
  std::vector<std::uint32_t> outs;  // among them those that go out, best first
  bool has_replies = false;
  std::vector<Choice> line;
  std::array<std::uint32_t, 2> refutations{};  // plays that were too good for the other in other lines, latest first
};

class Search {
 public:
  Search(const Position& position, const Rack& rack, const Rack& other, const Course& course, const EndgameLimits& limits)
      : board_(position.rules()), course_(course), limits_(limits), table_(limits.table_bytes),
        until_(std::chrono::steady_clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(limits.seconds * 1e6))) {
    for (int ply = 0; ply <= kDeepest + 1; ++ply) levels_.push_back(std::make_unique<Level>(position, rack, other));
  }

  EndgameResult run() {
    EndgameResult result;
    for (int depth = 1; depth <= kDeepest; ++depth) {
      const Verdict verdict = search(0, -kInfinite, kInfinite, depth, limits_.scoreless_left <= 1);
      if (stopped_ && result.depth > 0) break;
      result.depth = depth;
      result.value = verdict.value;
      result.exact = verdict.proven && !stopped_;
      result.line = levels_[0]->line;
      if (!result.line.empty()) result.best = result.line.front();
      if (result.exact || stopped_) break;
    }
    result.nodes = nodes_;
    return result;
  }

 private:
  // `passed`: one more turn without points ends the game.
  Verdict search(int ply, int alpha, int beta, int depth, bool passed) {
    Level& here = *levels_[ply];
    here.line.clear();
    if (stop()) return {0, false};
    ++nodes_;
    const std::uint64_t key = here.board ^ mixed(LeaveTable::key_of(here.mine) * 2 + (passed ? 1 : 0));
    const Finding* known = table_.find(key);
    const std::uint32_t tried = known != nullptr ? known->move : 0;
    if (known != nullptr && ply > 0 && (known->proven || known->depth >= depth)) {
      const Verdict verdict{known->value, known->proven};
      if (known->bound == Bound::kExact) return verdict;
      if (known->bound == Bound::kLower && known->value >= beta) return verdict;
      if (known->bound == Bound::kUpper && known->value <= alpha) return verdict;
    }
    here.has_replies = false;
    if (ply >= 1 && levels_[ply - 1]->has_replies) {
      here.moves.generate(here.position, here.mine, levels_[ply - 1]->position, levels_[ply - 1]->replies);
    } else if (ply >= 2) {
      here.moves.generate(here.position, here.mine, levels_[ply - 2]->position, levels_[ply - 2]->moves);
    } else {
      here.moves.generate(here.position, here.mine);
    }
    put_in_order(here, tried);
    const int left_mine = left_over(board_, course_, here.mine);
    const int left_other = left_over(board_, course_, here.other);
    int best = -kInfinite;
    std::uint32_t best_move = 0;
    bool proven = true;
    const int first_alpha = alpha;
    // The pass comes last: index one past the plays.
    for (std::size_t at = 0; at <= here.order.size(); ++at) {
      const bool pass = at == here.order.size();
      // Not for the first: where that is good enough, the others are never looked at.
      if (at == 1 && depth > 1) find_replies(here);
      Verdict verdict;
      if (pass) {
        verdict = passed ? Verdict{left_other - left_mine, true} : after_pass(ply, alpha, beta, depth, at == 0);
      } else {
        const Play& play = here.moves.plays()[here.order[at].index];
        verdict = after_play(ply, play, alpha, beta, depth, left_other, at == 0);
      }
      if (stopped_) {
        // At the root what was found so far counts, if it is anything.
        if (ply == 0 && best > -kInfinite) return {best, false};
        return {0, false};
      }
      proven = proven && verdict.proven;
      if (verdict.value <= best) continue;
      best = verdict.value;
      best_move = pass ? 0 : here.order[at].sign;
      if (best > alpha || ply == 0) {
        alpha = std::max(alpha, best);
        keep_line(ply, pass ? nullptr : &here.moves.plays()[here.order[at].index], passed && pass);
      }
      if (best >= beta) {
        if (!pass) remember(here, best_move);
        table_.store({key, best, best_move, static_cast<std::uint8_t>(depth), Bound::kLower, verdict.proven});
        return {best, verdict.proven};
      }
    }
    const Bound bound = best > first_alpha ? Bound::kExact : Bound::kUpper;
    table_.store({key, best, best_move, static_cast<std::uint8_t>(depth), bound, proven});
    return {best, proven};
  }

  Verdict after_play(int ply, const Play& play, int alpha, int beta, int depth, int left_other, bool first) {
    Level& here = *levels_[ply];
    Rack rest = here.mine;
    take_tiles(here.position, play, rest);
    if (rest.tiles == 0) {
      levels_[ply + 1]->line.clear();
      return {play.score + left_other * (course_.credits_going_out ? 2 : 1), true};
    }
    if (depth <= 1) {
      levels_[ply + 1]->line.clear();
      return {play.score - estimate(here.other, rest), false};
    }
    Level& next = *levels_[ply + 1];
    next.position = here.position;
    next.position.lay(play);
    next.mine = here.other;
    next.other = rest;
    next.board = here.board ^ board_change(here.position, play);
    const int refuted = play.score - going_out_after(here, next, rest);
    if (refuted <= alpha) {
      next.line.clear();
      return {refuted, true};
    }
    return beyond(ply, play.score, alpha, beta, depth, false, first);
  }

  void find_replies(Level& here) const {
    here.replies.generate(here.position, here.other);
    here.has_replies = true;
    here.outs.clear();
    if (!here.replies.by_lane()) return;
    const std::vector<Play>& plays = here.replies.plays();
    for (std::uint32_t index = 0; index < plays.size(); ++index) {
      if (plays[index].tiles == here.other.tiles) here.outs.push_back(index);
    }
    std::sort(here.outs.begin(), here.outs.end(), [&](std::uint32_t one, std::uint32_t other) {
      return plays[one].score != plays[other].score ? plays[one].score > plays[other].score : one < other;
    });
  }

  // What the other gains for sure by going out at once where the play just made has changed nothing; very little if it
  // cannot.
  [[nodiscard]] int going_out_after(const Level& here, const Level& next, const Rack& rest) const {
    if (!here.has_replies) return -kInfinite;
    for (const std::uint32_t index : here.outs) {
      const Play& out = here.replies.plays()[index];
      const int lane = out.direction == kAcross ? out.row : out.col;
      if (!LaneMoves::same_lane(here.position, next.position, out.direction, lane)) continue;
      return out.score + left_over(board_, course_, rest) * (course_.credits_going_out ? 2 : 1);
    }
    return -kInfinite;
  }

  Verdict after_pass(int ply, int alpha, int beta, int depth, bool first) {
    Level& here = *levels_[ply];
    if (depth <= 1) {
      levels_[ply + 1]->line.clear();
      return {-estimate(here.other, here.mine), false};
    }
    Level& next = *levels_[ply + 1];
    next.position = here.position;
    next.mine = here.other;
    next.other = here.mine;
    next.board = here.board;
    return beyond(ply, 0, alpha, beta, depth, true, first);
  }

  // The next ply, for the mover of this one: first whether it beats alpha at all, then by how much.
  Verdict beyond(int ply, int score, int alpha, int beta, int depth, bool passed, bool first) {
    const auto turned = [&](const Verdict& verdict) { return Verdict{score - verdict.value, verdict.proven}; };
    if (first || beta - alpha <= 1) return turned(search(ply + 1, score - beta, score - alpha, depth - 1, passed));
    const Verdict scout = turned(search(ply + 1, score - alpha - 1, score - alpha, depth - 1, passed));
    if (stopped_ || scout.value <= alpha || scout.value >= beta) return scout;
    return turned(search(ply + 1, score - beta, score - alpha, depth - 1, passed));
  }

  // What is left of a game for the side to move, roughly: only the order of what is looked at depends on it, and the
  // choice where time runs out.
  [[nodiscard]] int estimate(const Rack& mover, const Rack& other) const {
    const auto potential = [](const Rack& rack) { return 7 * std::min(rack.tiles, 2) + 2 * std::max(0, rack.tiles - 2); };
    return 4 + potential(mover) - potential(other) + left_over(board_, course_, other) - left_over(board_, course_, mover);
  }

  void put_in_order(Level& here, std::uint32_t tried) const {
    const std::vector<Play>& plays = here.moves.plays();
    here.order.clear();
    for (std::uint32_t index = 0; index < plays.size(); ++index) {
      const Play& play = plays[index];
      const std::uint32_t sign = sign_of(play);
      int estimate = play.score + kATile * play.tiles;  // few tiles left end the game soon
      for (int step = 0; step < play.length; ++step) {
        const Cell cell = play.cells[step];
        if (cell != 0) estimate += is_jolly(cell) ? course_.jolly_left : board_.value[cell];
      }
      if (play.tiles == here.mine.tiles) estimate += kOutFirst;
      if (sign == here.refutations[0] || sign == here.refutations[1]) estimate += kRefutes;
      if (sign == tried) estimate += 4 * kOutFirst;
      here.order.push_back({estimate, index, sign});
    }
    std::sort(here.order.begin(), here.order.end(), [](const Ordered& one, const Ordered& other) {
      return one.estimate != other.estimate ? one.estimate > other.estimate : one.index < other.index;
    });
  }

  // A play that refuted one line often refutes its neighbours.
  static void remember(Level& here, std::uint32_t sign) {
    if (here.refutations[0] != sign) here.refutations = {sign, here.refutations[0]};
  }

  static std::uint32_t sign_of(const Play& play) {
    std::uint64_t bits = (static_cast<std::uint64_t>(play.row) << 24U) ^ (static_cast<std::uint64_t>(play.col) << 16U) ^
                         (static_cast<std::uint64_t>(play.direction) << 8U) ^ play.swaps;
    for (int step = 0; step < play.length; ++step) bits = (bits ^ play.cells[step]) * 0x100000001B3ULL;
    return static_cast<std::uint32_t>(bits >> 20U) | 1U;
  }

  // What a play does to the hash of the board.
  std::uint64_t board_change(const Position& before, const Play& play) const {
    std::uint64_t change = 0;
    const auto cell_hash = [&](int square, Cell cell) { return mixed(static_cast<std::uint64_t>(square) * 64 + cell + (1ULL << 40U)); };
    if (play.swaps != 0) {
      const Position::Jollies jollies = before.jollies();
      for (int index = 0; index < jollies.count; ++index) {
        if ((play.swaps >> index & 1U) == 0) continue;
        const int square = jollies.square[index];
        const Cell cell = before.lane(kAcross, square / board_.size)[square % board_.size].cell;
        change ^= cell_hash(square, cell) ^ cell_hash(square, letter_of(cell));
      }
    }
    for (int step = 0; step < play.length; ++step) {
      if (play.cells[step] == 0) continue;
      const int row = play.row + (play.direction == kDown ? step : 0);
      const int col = play.col + (play.direction == kAcross ? step : 0);
      change ^= cell_hash(row * board_.size + col, play.cells[step]);
    }
    return change;
  }

  void keep_line(int ply, const Play* play, bool ends) {
    Level& here = *levels_[ply];
    Choice choice;
    if (play != nullptr) {
      choice.kind = Choice::kPlay;
      choice.play = *play;
    }
    here.line.assign(1, choice);
    if (!ends) here.line.insert(here.line.end(), levels_[ply + 1]->line.begin(), levels_[ply + 1]->line.end());
  }

  bool stop() {
    constexpr std::uint64_t kOften = 64;
    if (stopped_) return true;
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes) stopped_ = true;
    if (limits_.seconds > 0 && nodes_ % kOften == 0 && std::chrono::steady_clock::now() >= until_) stopped_ = true;
    return stopped_;
  }

  const BoardRules& board_;
  const Course& course_;
  const EndgameLimits& limits_;
  EndgameTable table_;
  std::vector<std::unique_ptr<Level>> levels_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  std::chrono::steady_clock::time_point until_;
};

}  // namespace

EndgameResult solve_endgame(const Position& position, const Rack& rack, const Rack& other, const Course& course,
                            const EndgameLimits& limits) {
  return Search(position, rack, other, course, limits).run();
}

}  // namespace leggio
