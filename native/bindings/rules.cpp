// The rules of a board, and what tiles left on the rack are worth, as Python gives them.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "board_rules.hpp"
#include "leaves.hpp"
#include "parts.hpp"

namespace nb = nanobind;

namespace leggio::bindings {
namespace {

// word, prize, prize on top without a jolly
using WordPrizeTuple = std::tuple<std::string, int, int>;

void set_word_prizes(BoardRules& rules, const std::vector<WordPrizeTuple>& prizes) {
  if (prizes.size() > kMaxWordPrizes) throw std::invalid_argument("too many words with a prize in the rules");
  for (const auto& [word, points, pure] : prizes) {
    WordPrize& prize = rules.word_prizes[rules.word_prize_count++];
    const bool fits = word.size() >= 2 && word.size() <= static_cast<std::size_t>(rules.size) && points >= 0 &&
                      points <= 1000 && pure >= 0 && pure <= 1000;
    if (!fits) throw std::invalid_argument("a prize for a word out of range in the rules");
    for (std::size_t index = 0; index < word.size(); ++index) {
      if (word[index] < 'A' || word[index] > 'Z') throw std::invalid_argument("rules give prizes to words of A to Z");
      prize.letters[index] = static_cast<Letter>(word[index] - 'A' + 1);
    }
    prize.length = static_cast<std::uint8_t>(word.size());
    prize.prize = static_cast<std::int16_t>(points);
    prize.pure_prize = static_cast<std::int16_t>(pure);
  }
}

// The factors of a line multiply: those of tiles that cross must fit a byte where premium squares stay, and the points of
// a word must fit an integer anywhere.
void check_factors(const BoardRules& rules) {
  constexpr int kMost = 6561;
  const int most = rules.premiums_stay ? 255 : kMost;
  for (int line = 0; line < rules.size; ++line) {
    std::vector<int> across;
    std::vector<int> down;
    for (int at = 0; at < rules.size; ++at) {
      across.push_back(rules.word_factor[line * rules.size + at]);
      down.push_back(rules.word_factor[at * rules.size + line]);
    }
    for (std::vector<int>* factors : {&across, &down}) {
      std::sort(factors->begin(), factors->end(), std::greater<>());
      int product = 1;
      const int laid = rules.premiums_stay ? rules.size : std::min(rules.size, rules.rack_size);
      for (int at = 0; at < laid; ++at) product = std::min(product * (*factors)[at], kMost + 1);
      if (product > most) throw std::invalid_argument("too many premium squares in a line");
    }
  }
}

BoardRules make_rules(int size, int rack_size, const std::vector<int>& letter_factors,
                      const std::vector<int>& word_factors, const std::vector<int>& values,
                      const std::vector<int>& jolly_values, const std::vector<int>& counts,
                      const std::string& jolly_letters, const std::vector<int>& prizes,
                      const std::vector<int>& pure_prizes, bool premiums_stay, int least_cross_run,
                      int first_word_factor, const std::vector<WordPrizeTuple>& word_prizes, bool jollies_fly,
                      bool letter_premiums_stay) {
  BoardRules rules;
  const auto squares = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  const bool fits = size >= 2 && size <= kMaxSize && rack_size >= 1 && rack_size <= kMaxRack &&
                    letter_factors.size() == squares && word_factors.size() == squares &&
                    values.size() == kLetters + 1 && jolly_values.size() == kLetters + 1 &&
                    counts.size() == kLetters + 1 && prizes.size() == static_cast<std::size_t>(rack_size) + 1 &&
                    pure_prizes.size() == prizes.size() && first_word_factor >= 1 && first_word_factor <= 9 &&
                    least_cross_run >= 1 && least_cross_run <= size;
  if (!fits) throw std::invalid_argument("rules that do not fit together");
  const auto copy = [](const std::vector<int>& from, auto& to, int least, int most) {
    for (std::size_t index = 0; index < from.size(); ++index) {
      if (from[index] < least || from[index] > most) throw std::invalid_argument("a figure out of range in the rules");
      to[index] = static_cast<std::remove_reference_t<decltype(to[0])>>(from[index]);
    }
  };
  rules.size = size;
  rules.rack_size = rack_size;
  copy(letter_factors, rules.letter_factor, 1, kMaxLetterFactor);
  copy(word_factors, rules.word_factor, 1, 9);
  copy(values, rules.value, 0, 100);
  copy(jolly_values, rules.jolly_value, 0, 100);
  copy(counts, rules.count, 0, 200);
  copy(prizes, rules.prize, 0, 1000);
  copy(pure_prizes, rules.pure_prize, 0, 1000);
  rules.premiums_stay = premiums_stay;
  rules.letter_premiums_stay = letter_premiums_stay;
  rules.least_cross_run = static_cast<std::uint8_t>(least_cross_run);
  rules.first_word_factor = first_word_factor;
  rules.jollies_fly = jollies_fly;
  if (jollies_fly && rules.count[0] > kMaxFlying) throw std::invalid_argument("too many jollies to fly in the rules");
  check_factors(rules);
  set_word_prizes(rules, word_prizes);
  rules.jolly_letters = 0;
  for (const char sign : jolly_letters) {
    if (sign < 'A' || sign > 'Z') throw std::invalid_argument("a jolly stands for letters A to Z");
    rules.jolly_letters |= bit(static_cast<Letter>(sign - 'A' + 1));
  }
  return rules;
}

using Figures = std::vector<std::vector<int>>;

// Thousandths of a point. Those of a model are added up, a few dozen of them: their sum must fit an integer.
void check_worth(int millipoints) {
  constexpr int kMost = 10'000'000;
  if (millipoints < -kMost || millipoints > kMost) throw std::invalid_argument("a leave worth more than any play");
}

// Rows of figures of the model; what is missing is nothing.
template <typename Rows>
bool copy_figures(const Figures& from, Rows& to) {
  if (from.size() > to.size()) return false;
  for (std::size_t row = 0; row < from.size(); ++row) {
    if (from[row].size() > to[row].size()) return false;
    std::for_each(from[row].begin(), from[row].end(), check_worth);
    std::copy(from[row].begin(), from[row].end(), to[row].begin());
  }
  return true;
}

LeaveTable make_leaves(const std::vector<std::pair<std::string, int>>& values, const Figures& copies,
                       const Figures& pairs, const Figures& balance) {
  LeaveTable table;
  for (const auto& [text, millipoints] : values) {
    Rack rack;
    if (!rack.parse(text, kMaxRack)) throw std::invalid_argument("not a leave: " + text);
    check_worth(millipoints);
    table.set(rack, millipoints);
  }
  if (copies.empty() && pairs.empty() && balance.empty()) return table;
  LeaveModel model;
  if (!copy_figures(copies, model.copies) || !copy_figures(pairs, model.pair) || !copy_figures(balance, model.balance)) {
    throw std::invalid_argument("not a model of leaves");
  }
  table.set_model(model);
  return table;
}

int worth_of(const LeaveTable& table, const std::string& text) {
  Rack rack;
  if (!rack.parse(text, kMaxRack)) throw std::invalid_argument("not a leave: " + text);
  return table.value(rack);
}

}  // namespace

void bind_rules(nb::module_& module) {
  nb::class_<BoardRules>(module, "BoardRules")
      .def(nb::new_(&make_rules), nb::kw_only(), nb::arg("size"), nb::arg("rack_size"), nb::arg("letter_factors"),
           nb::arg("word_factors"), nb::arg("values"), nb::arg("jolly_values"), nb::arg("counts"),
           nb::arg("jolly_letters"), nb::arg("prizes"), nb::arg("pure_prizes"), nb::arg("premiums_stay"),
           nb::arg("least_cross_run"), nb::arg("first_word_factor"),
           nb::arg("word_prizes") = std::vector<WordPrizeTuple>{}, nb::arg("jollies_fly") = false,
           nb::arg("letter_premiums_stay") = true);

  nb::class_<LeaveTable>(module, "LeaveTable")
      .def(nb::new_(&make_leaves), nb::arg("values"), nb::arg("copies") = Figures{}, nb::arg("pairs") = Figures{},
           nb::arg("balance") = Figures{})
      .def("value", &worth_of, nb::arg("tiles"));
}

}  // namespace leggio::bindings
