// Where the terminal game is shown: a terminal, or a plain stream of text for pipes.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/terminal/style.h"

namespace hastilude::app {

class Screen {
 public:
  // Looks at standard output and at the environment: TERM, NO_COLOR, COLUMNS, LINES and the locale.
  Screen();
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  // Room for text at this moment; a stream of text has rows without end.
  int columns() const;
  int rows() const;

  // Whether people watch sheets, or a stream of text is read later.
  bool has_sheets() const { return kind_ == Kind::sheets; }

  // A screen of its own, which leaves the terminal as it was when it is left.
  void enter();
  void leave();
  // Begins a new sheet. A stream of text goes on after a blank line.
  void clear();
  // Nothing that was shown before can be seen any more.
  void wipe();

  // Writes a line, wrapped to the width; the lines after the first are indented.
  void line(std::string_view text = {}, int indent = 0);
  void lines(std::span<const std::string> rows);
  // Writes text at once, without an end of line.
  void prompt(std::string_view text);
  // A text with its styles as this terminal takes it.
  std::string bytes_of(std::string_view text) const;

 private:
  enum class Kind : std::uint8_t { stream, sheets };
  void write(std::string_view bytes);

  Kind kind_;
  Colours colours_;
  Letters letters_;
  bool entered_ = false;
};

}  // namespace hastilude::app
