#include "support/files.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

namespace hastilude::tests {

std::string read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << file.rdbuf())) {
    std::cerr << path << ": cannot be read, or is empty; suites run from the top of the tree\n";
    std::exit(2);
  }
  return text.str();
}

std::vector<std::string> files_under(const std::string& folder, std::string_view ending) {
  std::vector<std::string> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none)) {
    const std::string path = entry.path().string();
    if (entry.is_regular_file() && path.ends_with(ending)) files.push_back(path);
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace hastilude::tests
