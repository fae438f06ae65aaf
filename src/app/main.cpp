// The program `hastilude`: reads the command line and hands over to a command.
#include <iostream>
#include <limits>

#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "games/find.h"

namespace hastilude::app {
namespace {

void add_game(CLI::App& command, GameOptions& options) {
  command
      .add_option("--players", options.players,
                  "How many play (default: as few as the game allows)")
      ->type_name("N");
  command.add_option("--option", options.options, "An option of the game; may be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
}

// What can be played, with the options and their values, for people.
std::string games_footer() {
  std::string text =
      "Games and their options (the first value, or the one before the range, is the default):\n";
  for (const GameApi& game : all_games()) {
    text += "  " + std::string(game.name) + ", " + std::to_string(game.least_players);
    if (game.most_players > game.least_players) text += " to " + std::to_string(game.most_players);
    text += " players\n";
    for (const Option& option : game.options) {
      text += "      " + std::string(option.key) + "=";
      if (option.words.empty()) {
        text += std::to_string(option.usual) + " (" + std::to_string(option.least) + " to " +
                std::to_string(option.most) + ")";
      }
      for (std::size_t i = 0; i < option.words.size(); ++i)
        text += (i == 0 ? "" : "|") + std::string(option.words[i]);
      text += "\n";
    }
  }
  return text;
}

void add_replay(CLI::App& program, ReplayOptions& options) {
  CLI::App* command = program.add_subcommand(
      "replay", "Check records line by line and print the position each reaches");
  command->add_option("FILE", options.file, "File with one record or several; - for standard input")
      ->type_name("")
      ->required();
  command->add_flag("--legal", options.legal,
                    "Print the record too, with the legal actions before every decision");
  command
      ->add_option("--view", options.view, "See it as a seat does (@2), or as a spectator (table)")
      ->type_name("WHO");
  command->footer(
      "Mistakes are told as FILE:LINE: what is wrong; what was expected.\n\n"
      "Examples:\n"
      "  hastilude replay duel.txt              the position that the game has reached\n"
      "  hastilude replay duel.txt --view @2    the game as the second player saw it\n"
      "  hastilude trace engarde | hastilude replay -");
}

void add_trace(CLI::App& program, TraceOptions& options) {
  CLI::App* command =
      program.add_subcommand("trace", "Play random games to the end and print their records");
  command->add_option("GAME", options.game.game, "The game")->type_name("")->required();
  add_game(*command, options.game);
  command->add_option("--games", options.games, "How many games (default 1)")
      ->check(CLI::Range(1, std::numeric_limits<int>::max()).description(""))
      ->type_name("N");
  command->add_option("--seed", options.seed, "Seed of the random numbers (default 1)")
      ->check(CLI::NonNegativeNumber.description(""))
      ->type_name("S");
  command->footer(
      games_footer() +
      "\nExample:\n  hastilude trace engarde --games 3 --seed 7 --option level=advanced");
}

void add_bench(CLI::App& program, BenchOptions& options) {
  CLI::App* command =
      program.add_subcommand("bench", "Measure random play: decisions a second, and the signature");
  command
      ->add_option("GAME", options.game.game,
                   "The game (default: every game, with every number of players)")
      ->type_name("");
  add_game(*command, options.game);
  command
      ->add_option("--games", options.games, "How many games to measure (default: about a second)")
      ->check(CLI::Range(1, std::numeric_limits<int>::max()).description(""))
      ->type_name("N");
  command->add_option("--seed", options.seed, "Seed of the random numbers (default 1)")
      ->check(CLI::NonNegativeNumber.description(""))
      ->type_name("S");
  command->add_flag("--signature", options.signature,
                    "Only the signatures, one line a game, as in tests/bench.txt");
  command->add_flag("--search", options.search,
                    "Simulations of the tree search at the start, beside plain random games");
  command->footer(games_footer());
}

void add_play(CLI::App& program, PlayOptions& options) {
  CLI::App* command = program.add_subcommand("play", "Play a game here in the terminal");
  command
      ->add_option("GAME", options.game.game,
                   "The game (default: that of the record to load, or engarde)")
      ->type_name("");
  add_game(*command, options.game);
  command
      ->add_option("--seed", options.seed,
                   "The same seed and the same decisions make the same game (default: a new one)")
      ->check(CLI::NonNegativeNumber.description(""))
      ->type_name("S");
  CLI::Option* seats = command->add_option(
      "--seat", options.seats, "The seat you play (default 1); repeated: people at one keyboard");
  seats->type_name("N")->allow_extra_args(false);
  command
      ->add_flag("--hotseat", options.hotseat,
                 "People play all seats, at one keyboard, with a curtain between turns")
      ->excludes(seats);
  command
      ->add_option("--bots", options.bots,
                   "Who plays the other seats: names, or exec:COMMAND for a program of yours; the "
                   "last one also plays those that are left (default: squires, or the bots that a "
                   "loaded game names)")
      ->type_name("A,B,...");
  command
      ->add_option("--pace", options.pace,
                   "Seconds that a decision of a bot takes on the screen (default 1)")
      ->check(CLI::Range(0.0, 60.0).description(""))
      ->type_name("SECONDS");
  command->add_option("--save", options.save, "Keep the game in this file, after every decision")
      ->type_name("FILE");
  command->add_option("--load", options.load, "Go on with the game in this file")
      ->type_name("FILE");
  command->footer(games_footer() +
                  "\nExamples:\n"
                  "  hastilude play engarde --option level=advanced --save duel.txt\n"
                  "  hastilude play --load duel.txt\n"
                  "  hastilude play engarde --hotseat\n"
                  "  hastilude play ivanhoe --players 3 --bots page,knight\n"
                  "\nWithin the game, ? explains the rules, the words and what can be typed.");
}

void add_arena(CLI::App& program, ArenaOptions& options) {
  CLI::App* command = program.add_subcommand(
      "arena", "Let bots play against each other: the same deals for every seating");
  command->add_option("GAME", options.game.game, "The game")->type_name("")->required();
  add_game(*command, options.game);
  command
      ->add_option("--bots", options.bots,
                   "Who plays: names, or exec:COMMAND for a program of yours; the last one also "
                   "plays the seats that are left")
      ->type_name("A,B,...")
      ->required();
  command
      ->add_option("--deals", options.deals,
                   "How many deals, each played once for every rotation of the seats (default 100)")
      ->check(CLI::Range(1, 999'999).description(""))
      ->type_name("K");
  command->add_option("--seed", options.seed, "Seed of the random numbers (default 1)")
      ->type_name("S");
  command->add_option("--threads", options.threads, "Threads (default: one for each core)")
      ->check(CLI::Range(1, 256).description(""))
      ->type_name("N");
  command
      ->add_option("--limit", options.limit,
                   "Seconds for each answer of an outside program (default 5)")
      ->check(CLI::Range(0.001, 86400.0).description(""))
      ->type_name("SECONDS");
  command
      ->add_option("--keep", options.keep,
                   "Keep finished deals in this file, and go on from those it has")
      ->type_name("FILE");
  command->add_option("--json", options.json, "Write the figures to this file too")
      ->type_name("FILE");
  command->footer(games_footer() +
                  "\nExamples:\n"
                  "  hastilude arena engarde --bots squire,page --deals 200 --keep duel.arena\n"
                  "  hastilude arena engarde --bots page,exec:./mybot\n"
                  "\nPrograms of your own: docs/bots.md.");
}

void add_hint(CLI::App& program, HintOptions& options) {
  CLI::App* command = program.add_subcommand(
      "hint", "What a bot would play at the end of a record, and what it thinks of the rest");
  command->add_option("FILE", options.file, "File with one record; - for standard input")
      ->type_name("")
      ->required();
  command->add_option("--bot", options.bot, "The bot (default knight)")->type_name("NAME");
  command->add_option("--seat", options.seat, "For whom (default: who is asked)")->type_name("@N");
  command->add_option("--seed", options.seed, "Seed of its random numbers (default 1)")
      ->type_name("S");
  command->footer("It looks only at what that seat has seen.");
}

int run(int argc, char** argv) {
  CLI::App program(
      "Hastilude: knightly card games to play, host and study.\nWithout a command: a game of En "
      "Garde here in the terminal.");
  program.name("hastilude");
  program.set_version_flag("--version", "hastilude " HASTILUDE_VERSION);
  program.require_subcommand(0, 1);
  program.footer("hastilude COMMAND --help explains a command.");
  PlayOptions play_options;
  ReplayOptions replay_options;
  TraceOptions trace_options;
  BenchOptions bench_options;
  ArenaOptions arena_options;
  HintOptions hint_options;
  add_play(program, play_options);
  add_replay(program, replay_options);
  add_trace(program, trace_options);
  add_bench(program, bench_options);
  add_arena(program, arena_options);
  add_hint(program, hint_options);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = program.exit(error);
    return code == 0 ? 0 : static_cast<int>(Exit::usage);
  }
  // Without a command the program plays.
  const bool plays = program.get_subcommands().empty() || program.got_subcommand("play");
  Exit exit = plays ? play(play_options) : Exit::success;
  if (program.got_subcommand("replay")) exit = replay(replay_options);
  if (program.got_subcommand("trace")) exit = trace(trace_options);
  if (program.got_subcommand("bench")) exit = bench(bench_options);
  if (program.got_subcommand("arena")) exit = arena(arena_options);
  if (program.got_subcommand("hint")) exit = hint(hint_options);
  return static_cast<int>(exit);
}

}  // namespace
}  // namespace hastilude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return hastilude::app::run(argc, argv);
}
