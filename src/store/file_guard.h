// Notices when the file of a store is taken away under it. SQLite goes on writing to a file that
// has no name any more, and all of it would be lost.
#pragma once

#include <optional>
#include <string>

#include <sys/types.h>

namespace hastilude::store {

class FileGuard {
 public:
  // The file as it is now, with what is written ahead of it.
  explicit FileGuard(const std::string& file);

  // What has happened to it, and what to do; nothing: it is where it was.
  std::optional<std::string> trouble();

 private:
  struct Identity {
    dev_t device = 0;
    ino_t number = 0;
    friend bool operator==(const Identity&, const Identity&) = default;
  };
  struct Watched {
    std::string path;
    std::optional<Identity> identity;
  };
  struct Look {
    std::optional<Identity> identity;  // nothing: there is no such file
    off_t size = 0;
  };
  static Look look(const std::string& path);

  Watched file_;
  Watched ahead_;  // "-wal", which is there from the first write on
};

}  // namespace hastilude::store
