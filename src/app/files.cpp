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

const texts::Texts& english() { return texts::in(texts::Language::en); }

namespace {

// What the system says of a file, in other languages where it is something that people meet.
std::string reason(int error, const texts::Texts& say) {
  switch (error) {
    case ENOENT: return say("terminal-file-missing");
    case EACCES:
    case EPERM: return say("terminal-file-forbidden");
    case EISDIR: return say("terminal-file-folder");
    case ENOTDIR: return say("terminal-file-no-folder");
    case ENOSPC: return say("terminal-file-full");
    case EROFS: return say("terminal-file-read-only");
    case ENAMETOOLONG: return say("terminal-file-long-name");
    default: return std::strerror(error);
  }
}

}  // namespace

std::optional<std::string> read_file(const std::string& name, const texts::Texts& say) {
  std::ostringstream text;
  if (name == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream file(name, std::ios::binary);
  // Reading the first character finds out about folders, which open without complaint.
  if (!file || (file.peek() == std::ifstream::traits_type::eof() && file.bad())) {
    std::cerr << say("terminal-file-unread", {{"file", name}, {"why", reason(errno, say)}}) << "\n";
    return {};
  }
  file.clear();
  text << file.rdbuf();
  return text.str();
}

namespace {

// Written first, so that a full disk does not cost the file that was there.
std::string beside(const std::string& name) { return name + ".new"; }

std::string not_written(const std::string& name, const texts::Texts& say) {
  return say("terminal-file-unwritten", {{"file", name}, {"why", reason(errno, say)}});
}

}  // namespace

std::optional<std::string> cannot_write(const std::string& name) {
  std::ofstream file(beside(name), std::ios::binary | std::ios::trunc);
  if (!file) return not_written(name, english());
  std::remove(beside(name).c_str());
  return {};
}

std::optional<std::string> write_file(const std::string& name, std::string_view text,
                                      const texts::Texts& say) {
  const std::string first = beside(name);
  std::ofstream file(first, std::ios::binary | std::ios::trunc);
  file << text << std::flush;
  const bool written = static_cast<bool>(file);
  file.close();
  if (written && std::rename(first.c_str(), name.c_str()) == 0) return {};
  const std::string why = not_written(name, say);
  std::remove(first.c_str());
  return why;
}

std::optional<record::Record> load_record(const std::string& file, const texts::Texts& say) {
  const std::optional<std::string> text = read_file(file, say);
  if (!text) return {};
  std::vector<Result<record::Record, record::Error>> records = record::read_records(*text);
  for (const Result<record::Record, record::Error>& record : records) {
    if (record) continue;
    std::cerr << explain(file, record.error(), say) << "\n";
    return {};
  }
  if (records.size() != 1) {
    std::cerr << say(records.empty() ? "terminal-file-empty" : "terminal-file-several",
                     {{"file", file}})
              << "\n";
    return {};
  }
  return std::move(*records.front());
}

Exit failure(std::string_view what) {
  std::cerr << "hastilude: " << what << "\n";
  return Exit::failure;
}

Exit usage_error(std::string_view what, std::string_view expected) {
  std::cerr << "hastilude: " << what << "; " << expected << "\n";
  return Exit::usage;
}

Exit usage_error(const texts::Texts& say, std::string_view what) {
  std::cerr << say("terminal-wrong", {{"what", std::string(what)}}) << "\n";
  return Exit::usage;
}

}  // namespace hastilude::app
