// The folder with everything that a server keeps. Whoever is in it keeps others out, and it is
// nobody else's to read: hands lie open in it.
#pragma once

#include <optional>
#include <string>

namespace hastilude::server {

class DataFolder {
 public:
  DataFolder() = default;
  ~DataFolder();
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  // Makes the folder if need be and takes it, and what is in it, for this process alone. What went
  // wrong, if anything did: another server may be in it, or what was kept here may be gone.
  std::optional<std::string> enter(const std::string& path);
  // The store has been opened: from now on a folder without it has lost it.
  void note_store();

 private:
  std::optional<std::string> lock(const std::string& path);
  std::optional<std::string> miss_store(const std::string& path) const;

  int lock_ = -1;
};

// The one that the store is in, within a data folder.
std::string store_file(const std::string& folder);

}  // namespace hastilude::server
