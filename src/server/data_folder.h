// The folder of the data.
#pragma once

#include <optional>
#include <string>

namespace hastilude::server {

// The folder, held so that no second server works in it.
class DataFolder {
 public:
  DataFolder() = default;
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder();

  // What went wrong, if anything did.
  std::optional<std::string> enter(const std::string& path);

 private:
  int lock_ = -1;
};

// The file in it that holds everything.
std::string store_file(const std::string& folder);

}  // namespace hastilude::server
