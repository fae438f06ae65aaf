#include "app/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "app/explain.h"
#include "games/find.h"
#include "record/read.h"

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

namespace {

// Written first, so that a full disk does not cost the file that was there.
std::string beside(const std::string& name) { return name + ".new"; }

std::string not_written(const std::string& name) {
  return name + ": cannot be written: " + std::strerror(errno);
}

}  // namespace

std::optional<std::string> cannot_write(const std::string& name) {
  std::ofstream file(beside(name), std::ios::binary | std::ios::trunc);
  if (!file) return not_written(name);
  std::remove(beside(name).c_str());
  return {};
}

std::optional<std::string> write_file(const std::string& name, std::string_view text) {
  const std::string first = beside(name);
  std::ofstream file(first, std::ios::binary | std::ios::trunc);
  file << text << std::flush;
  const bool written = static_cast<bool>(file);
  file.close();
  if (written && std::rename(first.c_str(), name.c_str()) == 0) return {};
  const std::string why = not_written(name);
  std::remove(first.c_str());
  return why;
}

std::optional<record::Record> load_record(const std::string& file, std::string_view what) {
  const std::optional<std::string> text = read_file(file);
  if (!text) return {};
  std::vector<Result<record::Record, record::Error>> records = record::read_records(*text);
  for (const Result<record::Record, record::Error>& record : records) {
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
