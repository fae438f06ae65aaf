// A program of someone else, spoken to in lines. It may crash, hang, talk without end or never
// listen: nothing here waits longer than it is told, and no buffer grows without bound.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>
#include <sys/wait.h>

namespace hastilude::bots {

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  // Starts a command of the shell. See `trouble` if that failed.
  explicit Process(const std::string& command);
  // Ends it, gently at first unless it is not worth it, and all that it has started.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool started() const { return child_ > 0; }
  // Why it could not be started.
  const std::string& trouble() const { return trouble_; }

  // To be written as soon as it reads.
  void say(std::string_view text) { to_write_ += text; }

  enum class Event : std::uint8_t { line, ended, too_late, too_long, stopped };
  struct Heard {
    Event event;
    std::string line;  // without its end
  };
  // The next line that it says. `stop` is asked now and then while it is waited for.
  Heard listen(Clock::time_point until, const std::function<bool()>& stop);

  // Writes and reads what can be at once.
  void pump() { exchange(0); }
  // A line that it has already said without being waited for.
  std::optional<std::string> overheard();

  // It has failed: it need not be waited for at its end.
  void give_up() { gently_ = false; }

  // How it ended, for people: "it ended with code 3".
  std::string how_it_ended();
  // What it wrote last on its standard error, in one line.
  std::string last_words() const;
  // How many bytes of what was said to it it has not taken.
  std::size_t backlog() const { return to_write_.size(); }

 private:
  void exchange(int milliseconds);
  void write_some();
  void read_some();
  void read_errors();
  std::optional<std::string> take_line();
  std::optional<siginfo_t> ended(Clock::duration patience);

  pid_t child_ = 0;
  bool gently_ = true;
  int speak_ = -1;   // to its standard input
  int hear_ = -1;    // from its standard output
  int errors_ = -1;  // from its standard error
  std::string to_write_;
  std::string heard_;
  std::string error_text_;
  std::string trouble_;
};

}  // namespace hastilude::bots
