// A folder of its own for a test, gone when it ends.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace hastilude::tests {

class Folder {
 public:
  Folder() {
    path_ = (std::filesystem::temp_directory_path() / "hastilude-XXXXXX").string();
    if (mkdtemp(path_.data()) == nullptr) std::abort();
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return path_ + '/' + name; }

 private:
  std::string path_;
};

}  // namespace hastilude::tests
