#include <cstdio>
#include <string>

#include "check.hpp"
#include "graph_file.hpp"
#include "samples.hpp"

using namespace leggio;
using namespace leggio::testing;

namespace {

const std::string kPath = "kernel_tests.graph";

void write(const std::string& content) {
  std::FILE* file = std::fopen(kPath.c_str(), "wb");
  CHECK(file != nullptr && std::fwrite(content.data(), 1, content.size(), file) == content.size());
  std::fclose(file);
}

bool is_refused(std::uint64_t offset = 0, Verify verify = Verify::kEverything) {
  try {
    const MappedGraph mapped(kPath, offset, verify);
  } catch (const BadGraphFile&) {
    return true;
  }
  return false;
}

}  // namespace

TEST(a_damaged_file_is_refused) {
  Dice dice(4);
  const auto words = random_words(dice, 50, 4, 6);
  const auto graph = graph_of(words);
  save_graph(graph.view(), static_cast<std::uint32_t>(words.size()), kPath);
  CHECK(MappedGraph(kPath).view().words() == words);
  const std::string whole = graph_bytes(graph.view(), static_cast<std::uint32_t>(words.size()));
  for (int round = 0; round < 400; ++round) {
    std::string damaged = whole;
    damaged[dice.below(static_cast<std::uint32_t>(whole.size()))] ^= static_cast<char>(1U << dice.below(8));
    write(damaged);
    CHECK(is_refused());
  }
  std::remove(kPath.c_str());
}

TEST(a_graph_is_found_at_its_place_in_a_larger_file) {
  Dice dice(6);
  const auto words = random_words(dice, 50, 4, 6);
  const auto graph = graph_of(words);
  const std::string whole = graph_bytes(graph.view(), static_cast<std::uint32_t>(words.size()));
  for (const std::uint64_t offset : {8U, 4088U, 4096U, 8192U, 100'000U}) {
    write(std::string(offset, 'x') + whole + "more");
    CHECK(MappedGraph(kPath, offset).view().words() == words);
    CHECK(MappedGraph(kPath, offset, Verify::kHeader).word_count() == words.size());
    CHECK(is_refused() && is_refused(offset - 8) && is_refused(offset + 8) && is_refused(offset + 1'000'000));
    write(std::string(offset, 'x') + whole.substr(0, whole.size() - 1));
    CHECK(is_refused(offset) && is_refused(offset, Verify::kHeader));
    write(std::string(offset + 4, 'x') + whole);
    CHECK(is_refused(offset + 4));
  }
  write(whole + "more");
  CHECK(is_refused());
  std::remove(kPath.c_str());
}
