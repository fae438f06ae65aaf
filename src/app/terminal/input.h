// Lines from the keyboard or a pipe, the end of them, and signals: whatever happens to someone who
// waits for a line.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/line_editor.h"

namespace hastilude::app {

struct Event {
  enum class Kind : std::uint8_t { line, end, signal, resumed };
  Kind kind = Kind::end;
  std::string text;  // of a line
  int signal = 0;
};

// The signal to end that has arrived, or 0.
int signal_caught();

class Screen;

// While it lives, signals that would end the program are events. There is one at a time.
class Input {
 public:
  explicit Input(Screen& screen);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  // Waits for the next event, behind a prompt. `resumed`: the program was stopped and goes on, or
  // the terminal has another size, so that what was shown has to be shown again; what was typed
  // already is not lost by it.
  Event next(std::string_view prompt);

  // Whoever types next must not call back what others have typed.
  void forget();

  // Waits until this time or a signal that ends the program. What is typed meanwhile is no answer
  // to what is asked afterwards.
  void pause(std::chrono::steady_clock::time_point until);

 private:
  Event wait();
  Event edit(std::string_view prompt);
  std::optional<Event> urgent();
  std::optional<char> next_key();
  bool wait_for_bytes();
  bool fill();
  Event take_line();
  void stop();
  static void take_wake_up();

  Screen& screen_;
  std::string buffer_;
  bool ended_ = false;
  bool typed_;                        // a terminal shows what is typed; for a pipe we do
  std::optional<LineEditor> editor_;  // where there are sheets
};

}  // namespace hastilude::app
