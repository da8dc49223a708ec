#include "endgame.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>

#include "lane_moves.hpp"
#include "transposition_table.hpp"
#include "zobrist.hpp"

namespace leggio {
namespace {

constexpr int kInfinity = 1 << 20;
constexpr int kMaxDepth = 48;
constexpr int kTileBonus = 12;       // points that each tile laid gains a play in the order
constexpr int kKillerBonus = 25;     // points that a killer move gains in the order
constexpr int kOutplayBonus = 1000;  // going out is tried before anything else

// What the search knows of a node, for the side to move.
struct NodeValue {
  int value = 0;
  bool proven = false;
};

// A play by its place among those of its ply, in the order in which they are searched.
struct OrderedMove {
  int priority = 0;
  std::uint32_t index = 0;
  std::uint32_t hash = 0;
};

// What one ply of the search works with; kept from visit to visit, for its memory.
struct Ply {
  Ply(const Position& position, const Rack& rack, const Rack& other) : position(position), mine(rack), other(other) {}
  Position position;
  Rack mine;
  Rack other;
  std::uint64_t zobrist = 0;  // hash of the board, of which only the changes since the root count
  LaneMoves moves;
  std::vector<OrderedMove> order;
  // What the other could play if it were its turn: most of it can still be played after any one play here.
  LaneMoves replies;
  std::vector<std::uint32_t> outplays;  // among them those that go out, best first
  bool has_replies = false;
  std::vector<Move> pv;  // the principal variation from here on
  std::array<std::uint32_t, 2> killers{};  // hashes of plays that refuted other lines of this ply, latest first
};

class EndgameSolver {
 public:
  EndgameSolver(const Position& position, const Rack& rack, const Rack& other, const Course& course, const EndgameLimits& limits)
      : board_(position.rules()), course_(course), limits_(limits), table_(limits.table_bytes),
        until_(std::chrono::steady_clock::now() + std::chrono::microseconds(static_cast<std::int64_t>(limits.seconds * 1e6))) {
    for (int ply = 0; ply <= kMaxDepth + 1; ++ply) plies_.push_back(std::make_unique<Ply>(position, rack, other));
  }

  EndgameResult run() {
    EndgameResult result;
    for (int depth = 1; depth <= kMaxDepth; ++depth) {
      const NodeValue found = negamax(0, -kInfinity, kInfinity, depth, limits_.scoreless_left <= 1);
      if (stopped_ && result.depth > 0) break;
      result.depth = depth;
      result.value = found.value;
      result.exact = found.proven && !stopped_;
      result.principal_variation = plies_[0]->pv;
      if (!result.principal_variation.empty()) result.best = result.principal_variation.front();
      if (result.exact || stopped_) break;
    }
    result.nodes = nodes_;
    return result;
  }

 private:
  // Alpha-beta in its negamax form. `passed`: one more turn without points ends the game.
  NodeValue negamax(int ply, int alpha, int beta, int depth, bool passed) {
    Ply& here = *plies_[ply];
    here.pv.clear();
    if (stop()) return {0, false};
    ++nodes_;
    const std::uint64_t key = here.zobrist ^ zobrist_of_side(LeaveTable::key_of(here.mine), passed);
    const TranspositionEntry* entry = table_.find(key);
    const std::uint32_t hash_move = entry != nullptr ? entry->move : 0;
    if (entry != nullptr && ply > 0 && (entry->proven || entry->depth >= depth)) {
      const NodeValue found{entry->value, entry->proven};
      if (entry->bound == Bound::kExact) return found;
      if (entry->bound == Bound::kLower && entry->value >= beta) return found;
      if (entry->bound == Bound::kUpper && entry->value <= alpha) return found;
    }
    here.has_replies = false;
    if (ply >= 1 && plies_[ply - 1]->has_replies) {
      here.moves.generate(here.position, here.mine, plies_[ply - 1]->position, plies_[ply - 1]->replies);
    } else if (ply >= 2) {
      here.moves.generate(here.position, here.mine, plies_[ply - 2]->position, plies_[ply - 2]->moves);
    } else {
      here.moves.generate(here.position, here.mine);
    }
    order_moves(here, hash_move);
    const int left_mine = rack_penalty(board_, course_, here.mine);
    const int left_other = rack_penalty(board_, course_, here.other);
    int best = -kInfinity;
    std::uint32_t best_move = 0;
    bool proven = true;
    const int first_alpha = alpha;
    // The pass comes last: index one past the plays.
    for (std::size_t at = 0; at <= here.order.size(); ++at) {
      const bool pass = at == here.order.size();
      // Not for the first: where that is good enough, the others are never looked at.
      if (at == 1 && depth > 1) find_replies(here);
      NodeValue found;
      if (pass) {
        found = passed ? NodeValue{left_other - left_mine, true} : after_pass(ply, alpha, beta, depth, at == 0);
      } else {
        const Play& play = here.moves.plays()[here.order[at].index];
        found = after_play(ply, play, alpha, beta, depth, left_other, at == 0);
      }
      if (stopped_) {
        // At the root what was found so far counts, if it is anything.
        if (ply == 0 && best > -kInfinity) return {best, false};
        return {0, false};
      }
      proven = proven && found.proven;
      if (found.value <= best) continue;
      best = found.value;
      best_move = pass ? 0 : here.order[at].hash;
      if (best > alpha || ply == 0) {
        alpha = std::max(alpha, best);
        update_pv(ply, pass ? nullptr : &here.moves.plays()[here.order[at].index], passed && pass);
      }
      if (best >= beta) {
        if (!pass) store_killer(here, best_move);
        table_.store({key, best, best_move, static_cast<std::uint8_t>(depth), Bound::kLower, found.proven});
        return {best, found.proven};
      }
    }
    const Bound bound = best > first_alpha ? Bound::kExact : Bound::kUpper;
    table_.store({key, best, best_move, static_cast<std::uint8_t>(depth), bound, proven});
    return {best, proven};
  }

  NodeValue after_play(int ply, const Play& play, int alpha, int beta, int depth, int left_other, bool first) {
    Ply& here = *plies_[ply];
    Rack rest = here.mine;
    take_tiles(here.position, play, rest);
    if (rest.tiles == 0) {
      plies_[ply + 1]->pv.clear();
      return {play.score + left_other * (course_.credits_going_out ? 2 : 1), true};
    }
    if (depth <= 1) {
      plies_[ply + 1]->pv.clear();
      return {play.score - static_evaluation(here.other, rest), false};
    }
    Ply& next = *plies_[ply + 1];
    next.position = here.position;
    next.position.lay(play);
    next.mine = here.other;
    next.other = rest;
    next.zobrist = here.zobrist ^ zobrist_change(here.position, play);
    const int refuted = play.score - outplay_value(here, next, rest);
    if (refuted <= alpha) {
      next.pv.clear();
      return {refuted, true};
    }
    return principal_variation_search(ply, play.score, alpha, beta, depth, false, first);
  }

  void find_replies(Ply& here) const {
    here.replies.generate(here.position, here.other);
    here.has_replies = true;
    here.outplays.clear();
    if (!here.replies.by_lane()) return;
    const std::vector<Play>& plays = here.replies.plays();
    for (std::uint32_t index = 0; index < plays.size(); ++index) {
      if (plays[index].tiles == here.other.tiles) here.outplays.push_back(index);
    }
    std::sort(here.outplays.begin(), here.outplays.end(), [&](std::uint32_t one, std::uint32_t other) {
      return plays[one].score != plays[other].score ? plays[one].score > plays[other].score : one < other;
    });
  }

  // What the other gains for sure by an outplay at once, where the play just made has changed nothing; very little if it
  // has none.
  [[nodiscard]] int outplay_value(const Ply& here, const Ply& next, const Rack& rest) const {
    if (!here.has_replies) return -kInfinity;
    for (const std::uint32_t index : here.outplays) {
      const Play& out = here.replies.plays()[index];
      const int lane = out.direction == kAcross ? out.row : out.col;
      if (!LaneMoves::same_lane(here.position, next.position, out.direction, lane)) continue;
      return out.score + gained_going_out(board_, course_, rest);
    }
    return -kInfinity;
  }

  NodeValue after_pass(int ply, int alpha, int beta, int depth, bool first) {
    Ply& here = *plies_[ply];
    if (depth <= 1) {
      plies_[ply + 1]->pv.clear();
      return {-static_evaluation(here.other, here.mine), false};
    }
    Ply& next = *plies_[ply + 1];
    next.position = here.position;
    next.mine = here.other;
    next.other = here.mine;
    next.zobrist = here.zobrist;
    return principal_variation_search(ply, 0, alpha, beta, depth, true, first);
  }

  // The next ply, for the mover of this one: first with a null window, whether it beats alpha at all, then by how much.
  NodeValue principal_variation_search(int ply, int score, int alpha, int beta, int depth, bool passed, bool first) {
    const auto negated = [&](const NodeValue& found) { return NodeValue{score - found.value, found.proven}; };
    if (first || beta - alpha <= 1) return negated(negamax(ply + 1, score - beta, score - alpha, depth - 1, passed));
    const NodeValue scout = negated(negamax(ply + 1, score - alpha - 1, score - alpha, depth - 1, passed));
    if (stopped_ || scout.value <= alpha || scout.value >= beta) return scout;
    return negated(negamax(ply + 1, score - beta, score - alpha, depth - 1, passed));
  }

  // What is left of a game for the side to move, roughly: only the order of what is looked at depends on it, and the
  // choice where time runs out.
  [[nodiscard]] int static_evaluation(const Rack& mover, const Rack& other) const {
    const auto potential = [](const Rack& rack) { return 7 * std::min(rack.tiles, 2) + 2 * std::max(0, rack.tiles - 2); };
    const int penalties = rack_penalty(board_, course_, other) - rack_penalty(board_, course_, mover);
    return 4 + potential(mover) - potential(other) + penalties;
  }

  // Move ordering: the transposition table's move first, then outplays, killer moves and what scores or lays much.
  void order_moves(Ply& here, std::uint32_t hash_move) const {
    const std::vector<Play>& plays = here.moves.plays();
    here.order.clear();
    for (std::uint32_t index = 0; index < plays.size(); ++index) {
      const Play& play = plays[index];
      const std::uint32_t hash = hash_of(play);
      int priority = play.score + kTileBonus * play.tiles;  // few tiles left end the game soon
      for (int step = 0; step < play.length; ++step) {
        const Cell cell = play.cells[step];
        if (cell != 0) priority += is_jolly(cell) ? course_.jolly_left : board_.value[cell];
      }
      if (play.tiles == here.mine.tiles) priority += kOutplayBonus;
      if (hash == here.killers[0] || hash == here.killers[1]) priority += kKillerBonus;
      if (hash == hash_move) priority += 4 * kOutplayBonus;
      here.order.push_back({priority, index, hash});
    }
    std::sort(here.order.begin(), here.order.end(), [](const OrderedMove& one, const OrderedMove& other) {
      return one.priority != other.priority ? one.priority > other.priority : one.index < other.index;
    });
  }

  // Killer moves: a play that refuted one line often refutes its neighbours.
  static void store_killer(Ply& here, std::uint32_t hash) {
    if (here.killers[0] != hash) here.killers = {hash, here.killers[0]};
  }

  // Tells plays of one node apart; never 0.
  static std::uint32_t hash_of(const Play& play) {
    std::uint64_t bits = (static_cast<std::uint64_t>(play.row) << 24U) ^ (static_cast<std::uint64_t>(play.col) << 16U) ^
                         (static_cast<std::uint64_t>(play.direction) << 8U) ^ play.swaps;
    for (int step = 0; step < play.length; ++step) bits = (bits ^ play.cells[step]) * 0x100000001B3ULL;
    return static_cast<std::uint32_t>(bits >> 20U) | 1U;
  }

  void update_pv(int ply, const Play* play, bool ends) {
    Ply& here = *plies_[ply];
    Move move;
    if (play != nullptr) {
      move.kind = Move::kPlay;
      move.play = *play;
    }
    here.pv.assign(1, move);
    if (!ends) here.pv.insert(here.pv.end(), plies_[ply + 1]->pv.begin(), plies_[ply + 1]->pv.end());
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
  TranspositionTable table_;
  std::vector<std::unique_ptr<Ply>> plies_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  std::chrono::steady_clock::time_point until_;
};

}  // namespace

EndgameResult solve_endgame(const Position& position, const Rack& rack, const Rack& other, const Course& course,
                            const EndgameLimits& limits) {
  return EndgameSolver(position, rack, other, course, limits).run();
}

}  // namespace leggio
