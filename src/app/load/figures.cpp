#include "app/load/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <thread>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "bots/arena/numbers.h"

namespace hastilude::load {
namespace {

namespace json = boost::json;
using arena::fixed;

constexpr double aim = 3;  // actions beside echo and commit, at the median

std::string milliseconds(double seconds) { return fixed(1e3 * seconds, 2) + " ms"; }

double actions_a_second(const Played& played) {
  return static_cast<double>(played.actions.count()) / played.seconds;
}

std::string name_of(const Figures& figures, const Played& played) {
  const std::string tables =
      std::to_string(figures.tables) + (figures.tables == 1 ? " table, " : " tables, ");
  if (played.thought == 0) return tables + "acting at once";
  return tables + fixed(1e3 * played.thought, 0) + " ms of thought";
}

// Columns of fixed width; the first stands to the left.
std::string row(const std::array<std::string, 6>& cells) {
  constexpr std::array<std::size_t, 6> widths = {36, 9, 11, 11, 10, 14};
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string blanks(widths[i] - std::min(widths[i], cells[i].size()), ' ');
    text += i == 0 ? cells[i] + blanks : blanks + cells[i];
  }
  text.resize(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

std::string bare_row(const std::string& name, const Latencies& latencies) {
  return row({name, std::to_string(latencies.count()), milliseconds(latencies.at(0.5)),
              milliseconds(latencies.at(0.99)), "", ""});
}

std::string bare_rows(const Bare& bare) {
  const double pause = std::chrono::duration<double>(bare.pause).count();
  const std::string often = pause > 0 ? ", each " + milliseconds(pause) : "";
  return bare_row("echo: ping to pong" + often, bare.echo) +
         bare_row("commit: one row" + often, bare.commit);
}

std::string played_row(const Figures& figures, const Played& played) {
  const auto count = static_cast<double>(played.actions.count());
  const bool known = played.processor_seconds && count > 0;
  return row({name_of(figures, played), std::to_string(played.actions.count()),
              milliseconds(played.actions.at(0.5)), milliseconds(played.actions.at(0.99)),
              fixed(actions_a_second(played), 0),
              known ? fixed(1e6 * *played.processor_seconds / count, 0) + " us" : "-"});
}

std::string times_text(const Figures& figures, const Played& played) {
  const std::string those = fixed(figures.times(played, figures.at_once), 1);
  if (&figures.bare(played) == &figures.at_once) return those + " times echo and commit";
  return fixed(figures.times(played, figures.bare(played)), 1) +
         " times echo and commit as often, " + those + " times those one after the other";
}

std::string memory_text(const Figures& figures) {
  if (!figures.memory)
    return "Memory was not measured: that needs --connections, and a server started here.\n";
  const Memory& memory = *figures.memory;
  return "Memory of the server: " + std::to_string(memory.kilobytes_before) + " kB before, " +
         std::to_string(memory.kilobytes_after) + " kB with " + std::to_string(memory.connections) +
         " idle connections: " + fixed(memory.kilobytes_each(), 1) + " kB each.\n";
}

json::object json_of(const Latencies& latencies) {
  return {{"count", latencies.count()},
          {"p50_seconds", latencies.at(0.5)},
          {"p99_seconds", latencies.at(0.99)}};
}

json::object json_of(const Bare& bare) {
  return {{"pause_seconds", std::chrono::duration<double>(bare.pause).count()},
          {"echo", json_of(bare.echo)},
          {"commit", json_of(bare.commit)}};
}

json::object json_of(const Figures& figures, const Played& played) {
  json::object object = json_of(played.actions);
  object["thought_seconds"] = played.thought;
  object["seconds"] = played.seconds;
  object["actions_a_second"] = actions_a_second(played);
  object["repeated"] = played.repeated;
  object["times_echo_and_commit"] = figures.times(played, figures.bare(played));
  object["times_those_at_once"] = figures.times(played, figures.at_once);
  if (played.calls) object["server_system_calls"] = *played.calls;
  if (played.processor_seconds) object["server_processor_seconds"] = *played.processor_seconds;
  return object;
}

}  // namespace

double Latencies::at(double share) const {
  if (seconds_.empty()) return 0;
  std::vector<double> sorted = seconds_;
  const auto rank = std::ceil(share * static_cast<double>(sorted.size()));
  const auto place = sorted.begin() + static_cast<std::ptrdiff_t>(std::max(1.0, rank)) - 1;
  std::nth_element(sorted.begin(), place, sorted.end());
  return *place;
}

const Bare& Figures::bare(const Played& run) const {
  return run.thought > 0 && with_thought ? *with_thought : at_once;
}

double Figures::times(const Played& run, const Bare& bare) const {
  const double median = bare.median();
  return median > 0 ? run.actions.at(0.5) / median : 0;
}

double load_average() {
  double load = 0;
  std::ifstream("/proc/loadavg") >> load;
  return load;
}

Machine this_machine() {
  Machine machine{.cores = static_cast<int>(std::thread::hardware_concurrency()),
                  .processor = "an unknown processor",
                  .load_before = load_average()};
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("model name")) continue;
    machine.processor = line.substr(std::min(line.find(':') + 2, line.size()));
    break;
  }
  return machine;
}

std::string table_text(const Figures& figures) {
  const Machine& machine = figures.machine;
  std::string text = figures.server + "; " + machine.processor + ", " +
                     std::to_string(machine.cores) + " cores, load average " +
                     fixed(machine.load_before, 2) + " before and " + fixed(machine.load_after, 2) +
                     " after.\n";
  if (figures.tables > 0)
    text += "Played: " + figures.game + ", " + std::to_string(figures.players) + " players and " +
            std::to_string(figures.spectators) + " spectators at a table.\n";
  text += "\n";
  text += row({"", "count", "p50", "p99", "a second", "server's CPU"});
  text += bare_rows(figures.at_once);
  if (figures.with_thought) text += bare_rows(*figures.with_thought);
  for (const Played& played : figures.played) text += played_row(figures, played);
  text += "\n";
  for (const Played& played : figures.played) {
    text += name_of(figures, played) + ": the median is " + times_text(figures, played) +
            " (aim: at most " + fixed(aim, 0) + ").\n";
    if (played.calls && played.actions.count() > 0)
      text +=
          name_of(figures, played) + ": " +
          fixed(static_cast<double>(*played.calls) / static_cast<double>(played.actions.count()),
                1) +
          " system calls an action.\n";
    if (played.repeated > 0)
      text += std::to_string(played.repeated) + " actions came too late or found no room.\n";
  }
  return text + memory_text(figures);
}

std::string json_text(const Figures& figures) {
  json::object object{{"server", figures.server},
                      {"machine", json::object{{"cores", figures.machine.cores},
                                               {"processor", figures.machine.processor},
                                               {"load_before", figures.machine.load_before},
                                               {"load_after", figures.machine.load_after}}},
                      {"game", figures.game},
                      {"tables", figures.tables},
                      {"players", figures.players},
                      {"spectators", figures.spectators},
                      {"bare", json_of(figures.at_once)}};
  if (figures.with_thought) object["bare_with_thought"] = json_of(*figures.with_thought);
  json::array played;
  for (const Played& run : figures.played) played.push_back(json_of(figures, run));
  object["played"] = std::move(played);
  if (figures.memory) {
    object["memory"] = json::object{{"connections", figures.memory->connections},
                                    {"kilobytes_before", figures.memory->kilobytes_before},
                                    {"kilobytes_after", figures.memory->kilobytes_after},
                                    {"kilobytes_each", figures.memory->kilobytes_each()}};
  }
  return json::serialize(object) + "\n";
}

}  // namespace hastilude::load
