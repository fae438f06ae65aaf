#include "store/file_guard.h"

#include <sys/stat.h>

namespace hastilude::store {

FileGuard::Look FileGuard::look(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return {};
  return {Identity{found.st_dev, found.st_ino}, found.st_size};
}

FileGuard::FileGuard(const std::string& file)
    : file_{file, look(file).identity}, ahead_{file + "-wal", look(file + "-wal").identity} {}

std::optional<std::string> FileGuard::trouble() {
  // Not a file of this system: a test has put something else below SQLite.
  if (!file_.identity) return {};
  const Look now = look(file_.path);
  const std::string help =
      " while the server uses it; nothing is stored until it is back, or the server starts again "
      "with a backup in its place";
  if (!now.identity) return file_.path + " is gone" + help;
  if (now.identity != file_.identity) return file_.path + " was replaced" + help;
  if (now.size == 0) return file_.path + " was emptied" + help;
  const Look ahead = look(ahead_.path);
  if (!ahead_.identity) ahead_.identity = ahead.identity;
  if (ahead_.identity != ahead.identity) return ahead_.path + " was taken away" + help;
  return {};
}

}  // namespace hastilude::store
