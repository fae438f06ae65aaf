#include "app/terminal/screen.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <optional>

#include <sys/ioctl.h>
#include <unistd.h>

#include "app/terminal/input.h"
#include "core/text.h"

namespace hastilude::app {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

// A terminal that understands escape codes.
bool clever_terminal() {
  const std::string_view term = environment("TERM");
  return isatty(STDOUT_FILENO) == 1 && !term.empty() && term != "dumb";
}

// The locale by its name: the first of these that is set counts, as for every program.
Letters letters_of_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string value(environment(name));
    if (value.empty()) continue;
    std::transform(value.begin(), value.end(), value.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const bool utf8 =
        value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    return utf8 ? Letters::utf8 : Letters::ascii;
  }
  return Letters::ascii;
}

int from_environment(const char* name, int otherwise) {
  const std::optional<int> number = to_number(environment(name));
  return number && *number > 0 ? *number : otherwise;
}

constexpr int least_columns = 20;
constexpr int most_columns = 120;  // longer lines are hard to read

}  // namespace

Screen::Screen()
    : kind_(clever_terminal() && isatty(STDIN_FILENO) == 1 ? Kind::sheets : Kind::stream),
      colours_(clever_terminal() && environment("NO_COLOR").empty() ? Colours::some
                                                                    : Colours::none),
      letters_(letters_of_locale()) {}

Screen::~Screen() { leave(); }

int Screen::columns() const {
  winsize size{};
  int columns = 0;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
  if (columns == 0) columns = from_environment("COLUMNS", 80);
  return std::clamp(columns, least_columns, most_columns);
}

int Screen::rows() const {
  if (kind_ == Kind::stream) return INT_MAX;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  return from_environment("LINES", 24);
}

void Screen::enter() {
  if (kind_ != Kind::sheets || entered_) return;
  entered_ = true;
  write("\x1b[?1049h\x1b[2J\x1b[H");
}

void Screen::leave() {
  if (!entered_) return;
  entered_ = false;
  write("\x1b[0m\x1b[2J\x1b[H\x1b[?1049l");
}

void Screen::clear() { write(entered_ ? "\x1b[2J\x1b[H" : "\n"); }

void Screen::wipe() {
  // The lines that scrolled off go too: some terminals keep them for screens of their own.
  if (entered_) return write("\x1b[2J\x1b[3J\x1b[H");
  constexpr int tallest = 60;
  write(std::string(tallest, '\n'));
}

void Screen::line(std::string_view text, int indent) {
  // One column is left free: some terminals begin a new line when the last one is filled.
  for (const std::string& row : wrapped(text, columns() - 1, indent)) {
    write(bytes_of(row) + "\n");
  }
}

void Screen::lines(std::span<const std::string> rows) {
  for (const std::string& row : rows) line(row);
}

void Screen::prompt(std::string_view text) { write(bytes_of(text)); }

std::string Screen::bytes_of(std::string_view text) const {
  return rendered(text, colours_, letters_);
}

void Screen::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      // Nobody reads any more: the next input tells. But what a full disk lost, main tells at the
      // end.
      if (errno != EPIPE) std::cout.setstate(std::ios::badbit);
      return;
    } else if (signal_caught() != 0) {
      return;  // the player wants to leave: the next input tells
    }
  }
}

}  // namespace hastilude::app
