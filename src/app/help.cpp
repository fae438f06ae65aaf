#include "app/help.h"

#include <algorithm>
#include <cctype>

namespace hastilude::app {
namespace {

bool same_letter(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

// The part of a text up to the next line that begins with `mark`; it is taken from the text.
std::string_view take_until(std::string_view& text, std::string_view mark) {
  std::size_t end = 0;
  while (end < text.size() && !text.substr(end).starts_with(mark)) {
    const std::size_t line_end = text.find('\n', end);
    end = line_end == std::string_view::npos ? text.size() : line_end + 1;
  }
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end);
  return part;
}

std::string_view take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

HelpSection parse_section(std::string_view text) {
  std::string_view heading = take_line(text).substr(3);
  const std::size_t colon = std::min(heading.find(": "), heading.size());
  HelpSection section;
  section.title = trimmed(heading.substr(std::min(colon + 2, heading.size())));
  section.body = trimmed(text);
  for (std::string_view keys = heading.substr(0, colon); !keys.empty();) {
    const std::size_t comma = std::min(keys.find(','), keys.size());
    section.keys.push_back(trimmed(keys.substr(0, comma)));
    keys.remove_prefix(std::min(comma + 1, keys.size()));
  }
  return section;
}

template <class Fits>
std::vector<std::string_view> keys_that(const Help& help, Fits&& fit) {
  std::vector<std::string_view> keys;
  for (const HelpSection& section : help.sections)
    std::copy_if(section.keys.begin(), section.keys.end(), std::back_inserter(keys), fit);
  return keys;
}

}  // namespace

const HelpSection* Help::find(std::string_view key) const {
  for (const HelpSection& section : sections) {
    for (const std::string_view own : section.keys) {
      if (std::equal(own.begin(), own.end(), key.begin(), key.end(), same_letter)) return &section;
    }
  }
  return nullptr;
}

std::vector<std::string_view> Help::like(std::string_view part) const {
  const auto place = [&](std::string_view key) {
    return std::search(key.begin(), key.end(), part.begin(), part.end(), same_letter);
  };
  std::vector<std::string_view> found =
      keys_that(*this, [&](std::string_view key) { return place(key) == key.begin(); });
  if (!found.empty()) return found;
  return keys_that(*this, [&](std::string_view key) { return place(key) != key.end(); });
}

Help parse_help(std::string_view markdown) {
  Help help;
  take_until(markdown, "# ");
  std::string_view text = markdown;
  help.title = trimmed(take_line(text).substr(std::min<std::size_t>(2, markdown.size())));
  text = take_until(text, "# ");
  help.introduction = trimmed(take_until(text, "## "));
  while (!text.empty()) {
    const std::string_view heading = text.substr(0, 3);
    std::string_view rest = text.substr(heading.size());
    const std::size_t size = heading.size() + take_until(rest, "## ").size();
    help.sections.push_back(parse_section(text.substr(0, size)));
    text.remove_prefix(size);
  }
  return help;
}

}  // namespace hastilude::app
