// The program as people run it: with what they type, on a pipe or on a terminal.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace hastilude::tests {

using Arguments = std::vector<std::string>;
// What differs from an empty environment with TERM=xterm and a UTF-8 locale.
using Environment = std::map<std::string, std::string>;

// How a run ended. `exit` is -1 if it had to be killed because it did not end by itself, and 128
// and the signal's number if a signal killed it.
struct Ran {
  std::string output;
  std::string errors;
  int exit = -1;
};

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Runs the program with this input on a pipe.
Ran run(const Arguments& arguments, std::string_view input, const Environment& environment = {});

// The program on a terminal of its own.
class Terminal {
 public:
  struct Size {
    unsigned short columns = 80;
    unsigned short rows = 24;
  };
  Terminal(const Arguments& arguments, Size size, const Environment& environment = {});
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void type(std::string_view keys);
  void resize(Size size);
  // Waits until this text has been written after what was waited for before; false after ten
  // seconds, or if the program ends first.
  bool shows(std::string_view text);
  // Everything that was written.
  const std::string& output() const { return output_; }
  pid_t process() const { return process_; }
  // Waits until the program has been stopped, as by Ctrl-Z.
  bool stopped() const;
  // Waits for the end, up to ten seconds; as Ran::exit.
  int wait();

 private:
  bool read_more();

  pid_t process_ = -1;
  int terminal_ = -1;
  std::string output_;
  std::size_t seen_ = 0;
};

// A file name in a folder that is removed at the end of the tests.
std::string scratch_file(const std::string& name);
std::string contents(const std::string& file);
void write_contents(const std::string& file, std::string_view text);

// The text with blanks for ends of lines, for sentences that may be broken anywhere.
std::string unwrapped(std::string text);

// How often `part` stands in `text`.
int count_of(std::string_view text, std::string_view part);

}  // namespace hastilude::tests
