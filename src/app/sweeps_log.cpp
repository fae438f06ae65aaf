#include "app/sweeps_log.h"

#include <algorithm>
#include <sstream>

#include "app/responses.h"
#include "bots/arena/numbers.h"
#include "bots/arena/plot.h"

namespace hastilude::app {
namespace {

constexpr std::string_view log_title = "hastilude sweeps 1\n";
constexpr std::string_view made_by = "; made by: ";
constexpr double either_side = 1.96;  // standard errors, for 95 %

}  // namespace

std::string sweeps_log_text(const SweepsLog& log) {
  std::string text = std::string(log_title) + std::string(made_by) + log.command + "\n" +
                     arena::builds_text(log.builds);
  for (const NotedSweep& sweep : log.sweeps)
    text += std::to_string(sweep.sweeps) + " " + payoff_text(sweep.payoff) + " " +
            arena::fixed(sweep.same_loss, 4) + " " + arena::fixed(sweep.local_loss, 4) + " " +
            arena::fixed(sweep.local_error, 4) + "\n";
  return text;
}

Result<SweepsLog, std::string> sweeps_log_in(std::string_view text) {
  if (!text.starts_with(log_title)) return std::string("this is no log of sweeps");
  std::istringstream lines{std::string(text.substr(log_title.size()))};
  SweepsLog log;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(made_by)) {
      log.command = line.substr(made_by.size());
      continue;
    }
    if (line.starts_with(arena::of_build)) {
      arena::take_build(log.builds, line);
      continue;
    }
    std::istringstream words(line);
    NotedSweep sweep;
    if (!(words >> sweep.sweeps >> sweep.payoff >> sweep.same_loss >> sweep.local_loss >>
          sweep.local_error))
      return "five numbers were expected instead of '" + line + "'";
    log.sweeps.push_back(sweep);
  }
  return log;
}

std::string sweeps_table(const SweepsLog& log) {
  std::string text =
      "| sweeps | payoff of the starter | lost to the same information | lost to local best "
      "response (standard error) |\n|---|---|---|---|\n";
  for (const NotedSweep& sweep : log.sweeps)
    text += "| " + std::to_string(sweep.sweeps) + " | " + payoff_text(sweep.payoff) + " | " +
            arena::fixed(sweep.same_loss, 2) + " | " + arena::fixed(sweep.local_loss, 2) + " (" +
            arena::fixed(sweep.local_error, 2) + ") |\n";
  return text;
}

std::string sweeps_picture(const SweepsLog& log) {
  arena::Series same{.name = "same information", .dots = {}, .joined = true};
  arena::Series local{.name = "local, full memory", .dots = {}, .joined = true};
  double most = 0.1;
  double last = 1;
  for (const NotedSweep& sweep : log.sweeps) {
    const double at = sweep.sweeps;
    const double reach = either_side * sweep.local_error;
    same.dots.push_back({at, sweep.same_loss, sweep.same_loss, sweep.same_loss});
    local.dots.push_back(
        {at, sweep.local_loss, sweep.local_loss - reach, sweep.local_loss + reach});
    most = std::max({most, sweep.same_loss, sweep.local_loss + reach});
    last = std::max(last, at);
  }
  return arena::svg_of({.x = arena::axis_around("sweeps", 0, last),
                        .y = arena::axis_around("lost, hundredths of a round", 0, most),
                        .series = {same, local}});
}

}  // namespace hastilude::app
