#include "server/data_folder.h"

#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hastilude::server {

DataFolder::~DataFolder() {
  if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> DataFolder::enter(const std::string& path) {
  // For nobody else to read: hands lie open in it.
  ::umask(077);
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return "cannot make the folder " + path + ": " + error.message();
  const std::string file = path + "/lock";
  lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0) return "cannot write in " + path + ": " + std::strerror(errno);
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    return "another server works in " + path +
           "; end it first, or give this one another folder with --data";
  }
  return {};
}

std::string store_file(const std::string& folder) { return folder + "/hastilude.sqlite"; }

}  // namespace hastilude::server
