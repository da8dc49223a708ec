#include "lookup.hpp"

#include <array>

#include "arc_find.hpp"

namespace leggio {
namespace {

constexpr unsigned kPrefixBits = 3 * kLetterBits;
constexpr std::size_t kBatch = 16;

template <typename Visit>
void each_arc(const WordGraph& graph, State state, const Visit& visit) {
  if (state == 0) return;
  for (const Arc* arc = graph.at(state);; ++arc) {
    visit(*arc);
    if (is_last(*arc)) return;
  }
}

// What is left of a word, its next letter at the top.
struct Rest {
  std::uint64_t high;
  std::uint64_t low;

  [[nodiscard]] Letter next() const { return static_cast<Letter>(high >> (64U - kLetterBits)); }
  void drop_one() {
    high = (high << kLetterBits) | (low >> (64U - kLetterBits));
    low <<= kLetterBits;
  }
};

Rest rest_of(PackedWord word) {
  return {static_cast<std::uint64_t>(word >> (64U - kPrefixBits)), static_cast<std::uint64_t>(word << kPrefixBits)};
}

}  // namespace

Lookup::Lookup(const WordGraph& graph) : graph_(graph), prefix_arcs_(std::size_t{1} << kPrefixBits, 0) {
  each_arc(graph, graph.dawg_root(), [&](Arc first) {
    const std::size_t row = static_cast<std::size_t>(letter(first)) << (2 * kLetterBits);
    prefix_arcs_[row] = first;
    each_arc(graph, target(first), [&](Arc second) {
      const std::size_t place = row | static_cast<std::size_t>(letter(second)) << kLetterBits;
      prefix_arcs_[place] = second;
      each_arc(graph, target(second), [&](Arc third) { prefix_arcs_[place | letter(third)] = third; });
    });
  });
}

Arc Lookup::prefix_arc(PackedWord word) const { return prefix_arcs_[static_cast<std::size_t>(word >> (128U - kPrefixBits))]; }

void Lookup::follow_batch(const PackedWord* words, std::uint8_t* found) const {
  std::array<Arc, kBatch> arcs;
  std::array<Rest, kBatch> rests;
  std::array<std::uint32_t, kBatch> going;
  std::size_t live = 0;
  // A word that goes on stays in the list, one that is over or leads nowhere is written over by the next: no branch
  // depends on which, since nothing foretells it.
  const auto keep = [&](std::size_t lane) {
    __builtin_prefetch(graph_.at(target(arcs[lane])));
    going[live] = static_cast<std::uint32_t>(lane);
    live += static_cast<std::size_t>(rests[lane].high != 0) & static_cast<std::size_t>(arcs[lane] != 0);
  };
  for (std::size_t lane = 0; lane < kBatch; ++lane) {
    arcs[lane] = prefix_arc(words[lane]);
    rests[lane] = rest_of(words[lane]);
    keep(lane);
  }
  while (live > 0) {
    const std::size_t count = live;
    live = 0;
    for (std::size_t index = 0; index < count; ++index) {
      const std::size_t lane = going[index];
      arcs[lane] = find_arc(graph_, target(arcs[lane]), rests[lane].next());
      rests[lane].drop_one();
      keep(lane);
    }
  }
  for (std::size_t lane = 0; lane < kBatch; ++lane) found[lane] = accepts(arcs[lane]) ? 1 : 0;
}

bool Lookup::contains(PackedWord word) const {
  Arc arc = prefix_arc(word);
  for (Rest rest = rest_of(word); rest.high != 0; rest.drop_one()) {
    arc = graph_.follow(target(arc), rest.next());
    if (arc == 0) return false;
  }
  return accepts(arc);
}

void Lookup::contains(std::span<const PackedWord> words, std::span<std::uint8_t> found) const {
  std::size_t done = 0;
  for (; done + kBatch <= words.size(); done += kBatch) follow_batch(&words[done], &found[done]);
  for (; done < words.size(); ++done) found[done] = contains(words[done]) ? 1 : 0;
}

}  // namespace leggio
