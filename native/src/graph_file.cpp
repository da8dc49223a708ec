#include "graph_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace leggio {
namespace {

constexpr char kMagic[8] = {'L', 'E', 'G', 'G', 'I', 'O', 'W', 'G'};
constexpr std::uint32_t kVersion = 1;

// Little-endian, as every machine we build for; another byte order would not match the version.
struct Header {
  char magic[8];
  std::uint32_t version;
  std::uint32_t arcs;
  std::uint32_t words_root;
  std::uint32_t hooks_root;
  std::uint32_t words;
  std::uint32_t reserved;
  std::uint64_t checksum;
  std::uint64_t header_checksum;  // of everything above
};
static_assert(sizeof(Header) == 48);

std::uint64_t checksum(const std::uint32_t* data, std::size_t count) {
  std::uint64_t mixed = 0xCBF29CE484222325ULL;
  for (std::size_t index = 0; index < count; ++index) {
    mixed = (mixed ^ data[index]) * 0x9E3779B97F4A7C15ULL;
    mixed ^= mixed >> 29U;
  }
  return mixed;
}

std::uint64_t checksum_of(const Header& header) {
  std::uint32_t parts[offsetof(Header, header_checksum) / 4];
  std::memcpy(parts, &header, sizeof(parts));
  return checksum(parts, std::size(parts));
}

std::string reason(const std::string& what) { return what + ": " + std::strerror(errno); }

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

void save_graph(const WordGraph& graph, std::uint32_t word_count, const std::string& path) {
  const auto arcs = graph.arcs();
  Header header{};
  std::memcpy(header.magic, kMagic, sizeof(kMagic));
  header.version = kVersion;
  header.arcs = static_cast<std::uint32_t>(arcs.size());
  header.words_root = graph.words_root();
  header.hooks_root = graph.hooks_root();
  header.words = word_count;
  header.checksum = checksum(arcs.data(), arcs.size());
  header.header_checksum = checksum_of(header);
  const std::string beside = path + "." + std::to_string(getpid()) + ".new";
  {
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(beside.c_str(), "wb"));
    if (!file) throw BadGraphFile(reason("cannot write " + beside));
    const bool written = std::fwrite(&header, sizeof(header), 1, file.get()) == 1 &&
                         std::fwrite(arcs.data(), sizeof(Arc), arcs.size(), file.get()) == arcs.size() &&
                         std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
    if (!written) {
      const std::string why = reason("cannot write " + beside);
      std::remove(beside.c_str());
      throw BadGraphFile(why);
    }
  }
  if (std::rename(beside.c_str(), path.c_str()) != 0) {
    const std::string why = reason("cannot write " + path);
    std::remove(beside.c_str());
    throw BadGraphFile(why);
  }
}

MappedGraph::MappedGraph(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) throw BadGraphFile(reason("cannot read " + path));
  struct stat about {};
  if (fstat(file, &about) == 0 && about.st_size >= static_cast<off_t>(sizeof(Header))) {
    size_ = static_cast<std::size_t>(about.st_size);
    memory_ = mmap(nullptr, size_, PROT_READ, MAP_SHARED, file, 0);
    if (memory_ == MAP_FAILED) memory_ = nullptr;
  }
  close(file);
  if (memory_ == nullptr) throw BadGraphFile("not a word graph: " + path);
  Header header{};
  std::memcpy(&header, memory_, sizeof(header));
  const auto* arcs = reinterpret_cast<const Arc*>(static_cast<const char*>(memory_) + sizeof(Header));
  const auto refuse = [&](const std::string& why) {
    munmap(memory_, size_);
    memory_ = nullptr;
    throw BadGraphFile(why + ": " + path);
  };
  if (std::memcmp(header.magic, kMagic, sizeof(kMagic)) != 0) refuse("not a word graph");
  if (header.version != kVersion) refuse("a word graph of another version");
  if (header.header_checksum != checksum_of(header)) refuse("a damaged word graph");
  if (size_ != sizeof(Header) + sizeof(Arc) * header.arcs) refuse("a truncated word graph");
  if (header.checksum != checksum(arcs, header.arcs)) refuse("a damaged word graph");
  graph_ = WordGraph({arcs, header.arcs}, header.words_root, header.hooks_root);
  if (!graph_.is_sound()) refuse("an unsound word graph");
  word_count_ = header.words;
}

MappedGraph::~MappedGraph() {
  if (memory_ != nullptr) munmap(memory_, size_);
}

}  // namespace leggio
