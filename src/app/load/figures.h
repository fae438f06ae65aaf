// What was measured.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/load/trouble.h"

namespace hastilude::load {

class Latencies {
 public:
  void add(Clock::duration latency) {
    seconds_.push_back(std::chrono::duration<double>(latency).count());
  }
  void add(const Latencies& more) {
    seconds_.insert(seconds_.end(), more.seconds_.begin(), more.seconds_.end());
  }
  std::size_t count() const { return seconds_.size(); }
  // The latency, in seconds, that this share of them does not exceed; 0 if there are none.
  double at(double share) const;

 private:
  std::vector<double> seconds_;
};

// Play at all tables for a while.
struct Played {
  double thought = 0;                       // seconds that a player thinks, on average
  double seconds = 0;                       // that were measured
  Latencies actions;                        // from `act` to `done`
  long repeated = 0;                        // acts that were stale, or found the server too busy
  std::optional<double> processor_seconds;  // of the server
  std::optional<long> calls;                // of the system, by the server
};

// What an action cannot be quicker than: to send a message and be answered, and to commit. Done one
// after the other, or as often as players act: machines differ in which of the two is quicker.
struct Bare {
  Clock::duration pause{};  // between one and the next
  Latencies echo;
  Latencies commit;

  double median() const { return echo.at(0.5) + commit.at(0.5); }
};

struct Memory {
  int connections = 0;
  long kilobytes_before = 0;
  long kilobytes_after = 0;

  double kilobytes_each() const {
    return static_cast<double>(kilobytes_after - kilobytes_before) / connections;
  }
};

// How busy the machine was, ours included.
struct Machine {
  int cores = 0;
  std::string processor;
  double load_before = 0;  // of the last minute, as the system counts
  double load_after = 0;
};

struct Figures {
  std::string server;  // which one
  Machine machine;
  std::string game;
  int tables = 0;
  int players = 0;     // at each
  int spectators = 0;  // at each
  Bare at_once;
  std::optional<Bare> with_thought;
  std::vector<Played> played;
  std::optional<Memory> memory;

  // What was done as often as in this run.
  const Bare& bare(const Played& run) const;
  // How many times as long as these together an action takes, at the median.
  double times(const Played& run, const Bare& bare) const;
};

Machine this_machine();
double load_average();

std::string table_text(const Figures& figures);
std::string json_text(const Figures& figures);

}  // namespace hastilude::load
