// What can be won against a table of En Garde, sweep after sweep: a file that `solve` writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/arena/builds.h"
#include "core/result.h"

namespace hastilude::app {

struct NotedSweep {
  int sweeps = 0;
  double payoff = 0;      // of the starter, both by the average
  double same_loss = 0;   // in hundredths of a round, to one with the same information
  double local_loss = 0;  // to one who is a step ahead with full memory
  double local_error = 0;
};

struct SweepsLog {
  std::string command;
  arena::Builds builds{};
  std::vector<NotedSweep> sweeps;
};

std::string sweeps_log_text(const SweepsLog& log);
Result<SweepsLog, std::string> sweeps_log_in(std::string_view text);

// For documents: in Markdown, and drawn (SVG).
std::string sweeps_table(const SweepsLog& log);
std::string sweeps_picture(const SweepsLog& log);

}  // namespace hastilude::app
