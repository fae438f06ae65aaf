// Ctrl-C in the middle of measuring: the server that was started must be ended first.
#pragma once

#include <csignal>

namespace hastilude::load {

// As long as it lives, a signal that would end the program waits. It takes effect afterwards.
class HeldSignals {
 public:
  HeldSignals();
  ~HeldSignals();
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;

 private:
  sigset_t former_{};
};

// Throws Stopped if a signal waits.
void stop_if_asked();

// For a process that was just made: signals end it again.
void release_signals();

}  // namespace hastilude::load
