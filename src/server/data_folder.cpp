#include "server/data_folder.h"

#include <array>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hastilude::server {
namespace {

namespace fs = std::filesystem;

constexpr mode_t own_folder = 0700;
constexpr mode_t own_file = 0600;
constexpr mode_t permissions = 0777;

// For its owner alone. What is not there needs nothing.
std::optional<std::string> make_own(const std::string& path, mode_t mode) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0 || (found.st_mode & permissions) == mode) return {};
  if (::chmod(path.c_str(), mode) == 0) return {};
  return "others may read " + path + ", and that cannot be changed: " + std::strerror(errno) +
         "; run the server as the owner of its folder";
}

}  // namespace

DataFolder::~DataFolder() {
  if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> DataFolder::enter(const std::string& path) {
  ::umask(permissions & ~own_folder);
  std::error_code error;
  fs::create_directories(path, error);
  if (error) return "cannot make the folder " + path + ": " + error.message();
  if (std::optional<std::string> wrong = lock(path)) return wrong;
  if (std::optional<std::string> wrong = make_own(path, own_folder)) return wrong;
  // A file that was put back from elsewhere may be open to all.
  for (const char* behind : {"", "-wal", "-shm", "-journal"}) {
    if (std::optional<std::string> wrong = make_own(store_file(path) + behind, own_file))
      return wrong;
  }
  return miss_store(path);
}

std::optional<std::string> DataFolder::lock(const std::string& path) {
  const std::string file = path + "/lock";
  lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, own_file);
  if (lock_ < 0) return "cannot write in " + path + ": " + std::strerror(errno);
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    return "another server works in " + path +
           "; end it first, or give this one another folder with --data";
  }
  return make_own(file, own_file);
}

// A server that would begin with nothing where something was kept would hide that it is lost.
std::optional<std::string> DataFolder::miss_store(const std::string& path) const {
  char noted = 0;
  if (::pread(lock_, &noted, 1, 0) != 1) return {};
  struct stat found {};
  const std::string file = store_file(path);
  const bool is_there = ::stat(file.c_str(), &found) == 0;
  if (is_there && found.st_size > 0) return {};
  return file + (is_there ? " is empty (0 bytes)" : " is gone") +
         "; it was in use when a server last ran here. Put a backup in its place, or delete " +
         path + "/lock to begin with nothing";
}

void DataFolder::note_store() {
  constexpr std::array note = {'s', 't', 'o', 'r', 'e', '\n'};
  // If it cannot be noted, a loss is not noticed; that alone is no reason not to run.
  [[maybe_unused]] const ssize_t written = ::pwrite(lock_, note.data(), note.size(), 0);
}

std::string store_file(const std::string& folder) { return folder + "/hastilude.sqlite"; }

}  // namespace hastilude::server
