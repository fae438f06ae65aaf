// Why measuring cannot go on.
#pragma once

#include <chrono>
#include <stdexcept>

namespace hastilude::load {

using Clock = std::chrono::steady_clock;

// Nothing of the server's is waited for longer.
inline constexpr std::chrono::seconds patience{10};

// What is wrong and what to do, for people. Thrown within load/, told by the command.
class Trouble : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The program was asked to stop.
class Stopped {};

}  // namespace hastilude::load
