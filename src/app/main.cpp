// The program `hastilude`: reads the command line and hands over to a command.
#include <array>
#include <iostream>

#include <CLI/CLI.hpp>

#include "app/commands.h"

namespace hastilude::app {
namespace {

struct Command {
  const char* name;
  const char* summary;
  Run (*declare)(Flags& flags);
};

constexpr std::array commands{
    Command{"play", "Play a game here in the terminal", play_command},
    Command{"replay", "Check records line by line and print the position each reaches",
            replay_command},
    Command{"trace", "Play random games to the end and print their records", trace_command},
    Command{"bench", "Measure random play: decisions a second, and the signature", bench_command},
    Command{"arena", "Let bots play against each other: the same deals for every seating",
            arena_command},
    Command{"hint", "What a bot would play at the end of a record, and what it thinks of the rest",
            hint_command},
    Command{"serve", "Run the server: tables for people and bots, played in the browser",
            serve_command},
    Command{"load", "Measure a server on this machine: memory a connection, actions and how soon",
            load_command}};

int run(int argc, char** argv) {
  CLI::App program(
      "Hastilude: knightly card games to play, host and study.\nWithout a command: serve.");
  program.name("hastilude");
  program.set_version_flag("--version", "hastilude " HASTILUDE_VERSION);
  program.require_subcommand(0, 1);
  program.footer("hastilude COMMAND --help explains a command.");
  std::array<Run, commands.size()> runs;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    Flags flags(*program.add_subcommand(commands[i].name, commands[i].summary));
    runs[i] = commands[i].declare(flags);
  }
  // The last word first, as CLI11 wants them.
  std::vector<std::string> words(std::reverse_iterator(argv + argc),
                                 std::reverse_iterator(argv + 1));
  if (words.empty()) words.emplace_back("serve");
  try {
    program.parse(words);
  } catch (const CLI::ParseError& error) {
    const int code = program.exit(error);
    return code == 0 ? 0 : static_cast<int>(Exit::usage);
  }
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (program.got_subcommand(commands[i].name)) return static_cast<int>(runs[i]());
  }
  return static_cast<int>(Exit::success);
}

}  // namespace
}  // namespace hastilude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return hastilude::app::run(argc, argv);
}
