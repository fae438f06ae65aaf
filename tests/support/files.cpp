#include "support/files.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "core/text.h"

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

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string single_blanks(std::string_view line) {
  std::string text;
  for (Words words(line); !words.done();) {
    if (!text.empty()) text += ' ';
    text += words.next();
  }
  return text;
}

}  // namespace hastilude::tests
