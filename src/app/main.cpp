// The program `hastilude`: reads the command line and hands over to a command.
#include <iostream>

#include <CLI/CLI.hpp>

#include "app/commands.h"

namespace hastilude::app {
namespace {

void add_game(CLI::App& command, GameOptions& options) {
  command.add_option("--players", options.players,
                     "How many play (default: as few as the game allows)");
  command
      .add_option("--option", options.options, "An option of the game, KEY=VALUE; may be repeated")
      ->take_all();
}

void add_replay(CLI::App& program, ReplayOptions& options) {
  CLI::App* command = program.add_subcommand(
      "replay", "Check records line by line and print the position each reaches");
  command->add_option("FILE", options.file, "File with one record or several; - for standard input")
      ->required();
  command->add_flag("--legal", options.legal,
                    "Print the record too, with the legal actions before every decision");
  command->add_option("--view", options.view,
                      "See it as a seat does (@2), or as a spectator (table)");
}

void add_trace(CLI::App& program, TraceOptions& options) {
  CLI::App* command =
      program.add_subcommand("trace", "Play random games to the end and print their records");
  command->add_option("GAME", options.game.game, "The game")->required();
  add_game(*command, options.game);
  command->add_option("--games", options.games, "How many games (default 1)")
      ->check(CLI::PositiveNumber);
  command->add_option("--seed", options.seed, "Seed of the random numbers (default 1)");
}

void add_bench(CLI::App& program, BenchOptions& options) {
  CLI::App* command =
      program.add_subcommand("bench", "Measure random play: decisions a second, and the signature");
  command->add_option("GAME", options.game.game,
                      "The game (default: all, with their usual players)");
  add_game(*command, options.game);
  command->add_option("--games", options.games,
                      "How many games to measure (default: about a second)");
  command->add_option("--seed", options.seed, "Seed of the random numbers (default 1)");
  command->add_flag("--signature", options.signature,
                    "Only the signatures, one line a game, as in tests/bench.txt");
}

int run(int argc, char** argv) {
  CLI::App program(
      "Hastilude: knightly card games to play, host and study.\nWithout a command: a game of En "
      "Garde here in the terminal.");
  program.name("hastilude");
  program.set_version_flag("--version", "hastilude " HASTILUDE_VERSION);
  program.require_subcommand(0, 1);
  ReplayOptions replay_options;
  TraceOptions trace_options;
  BenchOptions bench_options;
  add_replay(program, replay_options);
  add_trace(program, trace_options);
  add_bench(program, bench_options);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = program.exit(error);
    return code == 0 ? 0 : static_cast<int>(Exit::usage);
  }
  Exit exit = Exit::success;
  if (program.got_subcommand("replay")) exit = replay(replay_options);
  if (program.got_subcommand("trace")) exit = trace(trace_options);
  if (program.got_subcommand("bench")) exit = bench(bench_options);
  return static_cast<int>(exit);
}

}  // namespace
}  // namespace hastilude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return hastilude::app::run(argc, argv);
}
