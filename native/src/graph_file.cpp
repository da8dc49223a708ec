#include "graph_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "checksum.hpp"

namespace leggio {
namespace {

constexpr char kMagic[8] = {'L', 'E', 'G', 'G', 'I', 'O', 'W', 'G'};
constexpr std::uint32_t kVersion = 2;

// Little-endian, as every machine we build for; another byte order would not match the version.
struct Header {
  char magic[8];
  std::uint32_t version;
  std::uint32_t arcs;
  std::uint32_t dawg_root;
  std::uint32_t gaddag_root;
  std::uint32_t words;
  std::uint32_t reserved;
  std::uint64_t checksum;
  std::uint64_t header_checksum;  // of everything above
};
static_assert(sizeof(Header) == 48);

std::uint64_t checksum_of(const Header& header) { return checksum(&header, offsetof(Header, header_checksum)); }

std::string reason(const std::string& what) { return what + ": " + std::strerror(errno); }

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

class Descriptor {
 public:
  explicit Descriptor(const std::string& path) : number_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (number_ < 0) throw BadGraphFile(reason("cannot read " + path));
  }
  ~Descriptor() { close(number_); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] std::uint64_t size() const {
    struct stat about {};
    return fstat(number_, &about) == 0 && S_ISREG(about.st_mode) ? static_cast<std::uint64_t>(about.st_size) : 0;
  }

 private:
  int number_;
};

Header header_of(const WordGraph& graph, std::uint32_t word_count) {
  Header header{};
  std::memcpy(header.magic, kMagic, sizeof(kMagic));
  header.version = kVersion;
  header.arcs = static_cast<std::uint32_t>(graph.arcs().size());
  header.dawg_root = graph.dawg_root();
  header.gaddag_root = graph.gaddag_root();
  header.words = word_count;
  header.checksum = checksum(graph.arcs().data(), graph.arcs().size_bytes());
  header.header_checksum = checksum_of(header);
  return header;
}

}  // namespace

std::string graph_bytes(const WordGraph& graph, std::uint32_t word_count) {
  const auto arcs = graph.arcs();
  const Header header = header_of(graph, word_count);
  std::string bytes(sizeof(header) + arcs.size_bytes(), '\0');
  std::memcpy(bytes.data(), &header, sizeof(header));
  std::memcpy(bytes.data() + sizeof(header), arcs.data(), arcs.size_bytes());
  return bytes;
}

void save_graph(const WordGraph& graph, std::uint32_t word_count, const std::string& path) {
  const auto arcs = graph.arcs();
  const Header header = header_of(graph, word_count);
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

MappedGraph::MappedGraph(const std::string& path, std::uint64_t offset, Verify verify) {
  const auto refuse = [&](const std::string& why) -> void {
    if (memory_ != nullptr) munmap(memory_, size_);
    memory_ = nullptr;
    throw BadGraphFile(why + ": " + path);
  };
  const Descriptor file(path);
  const std::uint64_t end = file.size();
  if (offset % kGraphAlignment != 0) refuse("a misaligned word graph");
  if (offset > end || end - offset < sizeof(Header)) refuse("not a word graph");
  Header header{};
  if (pread(file.number(), &header, sizeof(header), static_cast<off_t>(offset)) != sizeof(header)) {
    refuse("not a word graph");
  }
  if (std::memcmp(header.magic, kMagic, sizeof(kMagic)) != 0) refuse("not a word graph");
  if (header.version != kVersion) refuse("a word graph of another version");
  if (header.header_checksum != checksum_of(header)) refuse("a damaged word graph");
  const std::uint64_t length = sizeof(Header) + sizeof(Arc) * std::uint64_t{header.arcs};
  if (end - offset < length) refuse("a truncated word graph");
  if (offset == 0 && end != length) refuse("more than a word graph");
  if (header.arcs == 0 || header.dawg_root >= header.arcs || header.gaddag_root >= header.arcs) {
    refuse("an unsound word graph");
  }
  // Mappings begin at a page; what lies before the graph on its first page is mapped and never read.
  const std::uint64_t before = offset % static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  size_ = static_cast<std::size_t>(before + length);
  void* mapped = mmap(nullptr, size_, PROT_READ, MAP_SHARED, file.number(), static_cast<off_t>(offset - before));
  if (mapped == MAP_FAILED) refuse(reason("cannot map"));
  memory_ = mapped;
  const auto* arcs = reinterpret_cast<const Arc*>(static_cast<const char*>(memory_) + before + sizeof(Header));
  graph_ = WordGraph({arcs, header.arcs}, header.dawg_root, header.gaddag_root);
  word_count_ = header.words;
  if (verify == Verify::kHeader) return;
  if (header.checksum != checksum(arcs, graph_.arcs().size_bytes())) refuse("a damaged word graph");
  if (!graph_.is_sound()) refuse("an unsound word graph");
}

MappedGraph::~MappedGraph() {
  if (memory_ != nullptr) munmap(memory_, size_);
}

}  // namespace leggio
