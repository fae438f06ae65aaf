#include "bots/arena/results.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hastilude::arena {
namespace {

constexpr std::string_view arena_title = "hastilude arena 1\n";

std::string whole_text(int file) {
  std::string text;
  std::array<char, 65536> bytes{};
  ssize_t count = 0;
  while ((count = read(file, bytes.data(), bytes.size())) > 0)
    text.append(bytes.data(), static_cast<std::size_t>(count));
  return text;
}

std::string preface(const Plan& plan) { return std::string(arena_title) + settings_text(plan); }

// The first line that is not as it should be.
std::string first_difference(std::string_view text, std::string_view wanted) {
  while (!wanted.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view other = wanted.substr(0, wanted.find('\n'));
    if (line != other)
      return "it has " + std::string(quoted(line)) + " where this arena has " +
             std::string(quoted(other));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    wanted.remove_prefix(other.size() + 1);
  }
  return {};
}

bool fits(const DealGroup& group, const Plan& plan) {
  return group.games.size() == plan.setup.players && group.bots.size() == entrants_of(plan).size();
}

}  // namespace

ResultsFile::ResultsFile(ResultsFile&& other) noexcept
    : name_(std::move(other.name_)),
      file_(std::exchange(other.file_, -1)),
      found_(std::move(other.found_)) {}

ResultsFile::~ResultsFile() {
  if (file_ >= 0) close(file_);
}

Result<ResultsFile, std::string> ResultsFile::open(const std::string& name, const Plan& plan) {
  ResultsFile results(name, ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
  if (results.file_ < 0) return name + ": cannot be opened: " + std::strerror(errno);
  if (flock(results.file_, LOCK_EX | LOCK_NB) != 0)
    return name + ": another arena is writing to it; expected a file of its own";
  if (const auto trouble = results.take_over(whole_text(results.file_), plan)) return *trouble;
  return results;
}

// Reads what is there, cuts off a line that was not finished, and stands at the end.
std::optional<std::string> ResultsFile::take_over(const std::string& text, const Plan& plan) {
  const std::string wanted = preface(plan);
  if (wanted.starts_with(text)) {  // new, or stopped while it began
    if (ftruncate(file_, 0) != 0 || lseek(file_, 0, SEEK_SET) != 0)
      return name_ + ": cannot be written: " + std::strerror(errno);
    return append(wanted);
  }
  if (!text.starts_with(arena_title))
    return name_ + ": no results of an arena; expected them, or a file that does not exist yet";
  if (!text.starts_with(wanted))
    return name_ + ": results of another arena: " + first_difference(text, wanted) +
           "; expected the same settings, or another file";
  std::size_t at = wanted.size();
  int number = 1 + static_cast<int>(std::count(wanted.begin(), wanted.end(), '\n'));
  for (std::size_t end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    const std::optional<DealGroup> group = group_of(std::string_view(text).substr(at, end - at));
    if (!group || !fits(*group, plan))
      return name_ + ":" + std::to_string(number) +
             ": no result of a deal; expected a line that "
             "this program wrote";
    found_.push_back(*group);
    ++number;
  }
  const auto kept = static_cast<off_t>(at);
  if (ftruncate(file_, kept) != 0 || lseek(file_, kept, SEEK_SET) != kept)
    return name_ + ": cannot be written: " + std::strerror(errno);
  return {};
}

std::optional<std::string> ResultsFile::append(const std::string& text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t written = write(file_, rest.data(), rest.size());
    if (written > 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return name_ + ": cannot be written: " + std::strerror(errno);
    }
  }
  return {};
}

std::optional<std::string> ResultsFile::keep(const DealGroup& group) {
  return append(line_of(group) + "\n");
}

}  // namespace hastilude::arena
