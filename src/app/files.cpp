#include "app/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "app/explain.h"
#include "games/find.h"

namespace hastilude::app {

std::optional<std::string> read_file(const std::string& name) {
  std::ostringstream text;
  if (name == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream file(name, std::ios::binary);
  // Reading the first character finds out about folders, which open without complaint.
  if (!file || (file.peek() == std::ifstream::traits_type::eof() && file.bad())) {
    std::cerr << name << ": cannot be read: " << std::strerror(errno) << "\n";
    return {};
  }
  file.clear();
  text << file.rdbuf();
  return text.str();
}

std::optional<std::string> write_file(const std::string& name, std::string_view text) {
  // Beside it first, so that a full disk does not cost the file that was there.
  const std::string beside = name + ".new";
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << text << std::flush;
  const bool written = static_cast<bool>(file);
  file.close();
  if (written && std::rename(beside.c_str(), name.c_str()) == 0) return {};
  const std::string why = std::strerror(errno);
  std::remove(beside.c_str());
  return name + ": cannot be written: " + why;
}

std::optional<Record> load_record(const std::string& file, std::string_view what) {
  const std::optional<std::string> text = read_file(file);
  if (!text) return {};
  std::vector<Result<Record, RecordError>> records = read_records(*text);
  for (const Result<Record, RecordError>& record : records) {
    if (record) continue;
    std::cerr << explain(file, record.error()) << "\n";
    return {};
  }
  if (records.size() != 1) {
    std::cerr << file << ": " << (records.empty() ? "no record" : "several records")
              << "; expected " << what << "\n";
    return {};
  }
  return std::move(*records.front());
}

Exit usage_error(std::string_view what, std::string_view expected) {
  std::cerr << "hastilude: " << what << "; " << expected << "\n";
  return Exit::usage;
}

}  // namespace hastilude::app
