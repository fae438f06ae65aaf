// How far a long command has come, on stderr: a bar on a terminal, else a line now and then.
#pragma once

#include <chrono>
#include <string>

namespace hastilude::app {

class Progress {
 public:
  // `what` is counted, in the plural.
  Progress(int total, std::string what);
  // Takes the bar away.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void step();
  // A line of its own, above the bar.
  void note(const std::string& line);

 private:
  using Clock = std::chrono::steady_clock;
  void show();
  std::string time_left() const;

  int total_;
  int done_ = 0;
  std::string what_;
  bool terminal_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
};

}  // namespace hastilude::app
