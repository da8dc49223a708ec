#include "targets.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <string>

#include "check.hpp"
#include "checksum.hpp"
#include "choices.hpp"
#include "endgame.hpp"
#include "graph_file.hpp"
#include "near_words.hpp"
#include "samples.hpp"
#include "word_search.hpp"

namespace leggio::fuzz {
namespace {

constexpr std::size_t kLimit = 20;
// Where the two checksums of a graph's header stand, and where it ends.
constexpr std::size_t kArcsChecksum = 32;
constexpr std::size_t kHeaderChecksum = 40;
constexpr std::size_t kHeaderEnd = 48;

// Of a graph that only looks like one, what is read backwards need not be there forwards.
enum class Trust { kBuilt, kRead };

void ask_everything(const WordGraph& graph, std::string_view query, Trust trust) {
  const auto ask = [&](auto&& question) {
    try {
      for (const std::string& word : question()) CHECK(trust == Trust::kRead || graph.contains(word));
    } catch (const BadQuery&) {
    }
  };
  ask([&] { return anagrams(graph, query, 2, 15, kLimit); });
  ask([&] { return matching(graph, query, kLimit); });
  ask([&] { return starting_with(graph, query, kLimit); });
  ask([&] { return ending_with(graph, query, kLimit); });
  ask([&] { return near_words(graph, query, 1, kLimit); });
  ask([&] { return near_words(graph, query, 2, kLimit); });
}

void open_graph(const std::string& bytes) {
  const int file = memfd_create("graph", MFD_CLOEXEC);
  CHECK(file >= 0 && write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  try {
    const MappedGraph mapped("/proc/self/fd/" + std::to_string(file));
    ask_everything(mapped.view(), "ABACO", Trust::kRead);
    ask_everything(mapped.view(), "*", Trust::kRead);
  } catch (const BadGraphFile&) {
  }
  close(file);
}

// Plays chosen one after another, on one of the boards that the tests know.
Position played(Choices& choices, const BoardRules& rules, const WordGraph& graph) {
  Position position(rules, graph);
  for (std::uint32_t turns = 1 + choices.below(6); turns > 0 && position.jolly_count() < 2; --turns) {
    const Rack rack = choices.rack(rules.rack_size);
    const auto plays = all_plays(position, rack);
    const auto best = best_plays(position, rack, 1);
    CHECK(plays.empty() == best.empty());
    if (plays.empty()) continue;
    for (const auto& [equity, play] : plays) CHECK(equity <= best.front().equity);
    position.lay(plays[choices.below(static_cast<std::uint32_t>(plays.size()))].play);
  }
  return position;
}

BoardRules chosen_rules(Choices& choices, int size, int rack_size) {
  BoardRules rules =
      choices.below(2) == 0 ? testing::plain_rules(size, rack_size) : testing::rich_rules(size, rack_size);
  rules.jollies_fly = choices.below(2) == 0;
  return rules;
}

}  // namespace

void graph_file(const std::uint8_t* data, std::size_t size) {
  std::string bytes(data, data + size);
  open_graph(bytes);
  if (size < kHeaderEnd) return;
  const auto put_right = [&](std::size_t at, std::uint64_t sum) { std::memcpy(&bytes[at], &sum, sizeof(sum)); };
  put_right(kArcsChecksum, checksum(&bytes[kHeaderEnd], size - kHeaderEnd));
  put_right(kHeaderChecksum, checksum(bytes.data(), kHeaderChecksum));
  open_graph(bytes);
}

void word_search(const std::uint8_t* data, std::size_t size) {
  Choices choices(data, size);
  const auto graph = testing::graph_of(choices.words());
  ask_everything(graph.view(), choices.rest(), Trust::kBuilt);
}

void positions(const std::uint8_t* data, std::size_t size) {
  Choices choices(data, size);
  const auto graph = testing::graph_of(choices.words());
  const WordGraph view = graph.view();  // positions refer to it
  const BoardRules rules = chosen_rules(choices, 9, 6);
  played(choices, rules, view);
}

void endgames(const std::uint8_t* data, std::size_t size) {
  Choices choices(data, size);
  const auto graph = testing::graph_of(choices.words());
  const WordGraph view = graph.view();
  const BoardRules rules = chosen_rules(choices, 7, 4);
  const Position position = played(choices, rules, view);
  if (position.empty()) return;
  const Course course = choices.below(2) == 0 ? Course{3, 0, 3, 3, 0, true} : Course{1, 0, 3, 2, 30, false};
  const Rack mine = choices.rack(4);
  const Rack other = choices.rack(4);
  EndgameLimits limits;
  limits.nodes = 2'000;
  limits.table_bytes = std::size_t{1} << 16U;
  limits.scoreless_left = 1 + static_cast<int>(choices.below(4));
  const EndgameResult once = solve_endgame(position, mine, other, course, limits);
  const EndgameResult again = solve_endgame(position, mine, other, course, limits);
  CHECK(once.value == again.value && once.exact == again.exact && once.nodes == again.nodes);
}

}  // namespace leggio::fuzz
