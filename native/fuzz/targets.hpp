// What strangers can hand to the kernel, as functions of bytes: each ends well or with an exception that says why,
// whatever the bytes are. libFuzzer explores them (`scripts/fuzz`); the kernel's tests run the inputs that were kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace leggio::fuzz {

using Target = void (*)(const std::uint8_t* data, std::size_t size);

// A file that claims to be a word graph: as it is, and with its checksums put right.
void graph_file(const std::uint8_t* data, std::size_t size);

// A list of words and a question about it.
void word_search(const std::uint8_t* data, std::size_t size);

// A game of chosen plays; the best play is the best of all.
void positions(const std::uint8_t* data, std::size_t size);

// The end of such a game, solved twice.
void endgames(const std::uint8_t* data, std::size_t size);

struct Named {
  std::string_view name;
  Target run;
};

inline constexpr Named kTargets[] = {{"graph_file", &graph_file},
                                     {"word_search", &word_search},
                                     {"positions", &positions},
                                     {"endgames", &endgames}};

}  // namespace leggio::fuzz
