// A disk in memory below SQLite, from which the power can be cut: what was written since a file was
// last synced may be there or not, piece by piece.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "core/random.h"

namespace hastilude::tests {

class Disk {
 public:
  // Whether the disk does what a sync asks for, or only says so.
  enum class Sync : std::uint8_t { kept, ignored };
  using Files = std::map<std::string, std::string>;

  explicit Disk(Sync sync = Sync::kept, Files files = {});
  ~Disk();
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  // A name that SQLite opens on this disk.
  std::string path(const std::string& file) const { return folder_ + file; }
  // Called after each change or sync of a file, on the thread that made it.
  void on_change(std::function<void()> changed) { changed_ = std::move(changed); }
  // What is left if the power is cut now: all that was synced, and any of the rest.
  Files cut(Random& random) const;
  std::uint64_t changes() const { return count_; }

  // ---- For SQLite.

  struct Change {
    enum class Kind : std::uint8_t { write, truncate };
    Kind kind = Kind::write;
    std::int64_t at = 0;  // or the new size
    std::string bytes{};
  };
  struct File {
    std::string now;
    std::string durable;
    bool exists_durably = false;
    std::vector<Change> pending;
    std::vector<std::string> shared;  // memory that connections share, region by region
  };

  static Disk* of(const char* path);
  File* find(const std::string& path);
  File& make(const std::string& path);
  void remove(const std::string& path);
  void change(File& file, Change change);
  void sync(File& file);

 private:
  void changed();

  const Sync sync_;
  const std::string folder_;
  std::map<std::string, File> files_;
  std::function<void()> changed_;
  std::uint64_t count_ = 0;
};

}  // namespace hastilude::tests
