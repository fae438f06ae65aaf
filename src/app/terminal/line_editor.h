// A line that is typed on a terminal, edited with the usual keys, with a history. Only
// line_editor.cpp knows the library that does it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hastilude::app {

class LineEditor {
 public:
  // The next byte from the keyboard, once it is there; nothing: whoever waits should look what else
  // has happened.
  using Keys = std::function<std::optional<char>()>;

  enum class End : std::uint8_t { line, end, interrupted, redraw };
  struct Edited {
    End how = End::end;
    std::string text{};  // of a line
  };

  explicit LineEditor(Keys keys);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // Reads a line behind a prompt, which may have escape codes but not end with one. What was typed
  // before an interruption comes up again the next time.
  Edited read(std::string_view prompt);

  // Nobody can call back what was typed before.
  void forget();

 private:
  struct Library;

  std::unique_ptr<Library> library_;
};

}  // namespace hastilude::app
