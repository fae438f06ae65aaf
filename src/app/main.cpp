// The program `hastilude`: reads the command line and hands over to a command.
#include <iostream>
#include <limits>
#include <map>
#include <thread>

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

// A setting as a flag --some-thing and as the environment's HASTILUDE_SOME_THING.
template <class Value>
CLI::Option* add_setting(CLI::App& command, const std::string& name, Value& value,
                         const std::string& help, const std::string& type) {
  std::string variable = "HASTILUDE_";
  for (const char c : name)
    variable += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return command.add_option("--" + name, value, help)
      ->envname(variable)
      ->type_name(type)
      ->capture_default_str();
}

template <class Value>
void add_amount(CLI::App& command, const std::string& name, Value& value, const std::string& help,
                const std::string& type, double least, double most) {
  add_setting(command, name, value, help, type)->check(CLI::Range(least, most).description(""));
}

void add_limits(CLI::App& command, server::Settings& settings) {
  server::NetworkSettings& network = settings.network;
  add_amount(command, "connections", network.most_connections, "Connections at once", "N", 1, 1e6);
  add_amount(command, "connections-of-address", network.most_connections_of_address,
             "Connections at once from one address", "N", 1, 1e6);
  add_amount(command, "queue", network.longest_queue,
             "What may wait for a page that reads slowly, before it is dropped", "BYTES", 65'536,
             1e9);
  add_amount(command, "idle", network.idle_seconds, "Silence after which a page is taken for gone",
             "SECONDS", 2, 3600);
  add_amount(command, "tables-of-host", settings.most_tables_of_host,
             "Tables of one host that are not over", "N", 1, 1e6);
  add_amount(command, "requests", settings.requests.a_second, "Requests a second from one address",
             "N", 0.01, 1e6);
  add_amount(command, "requests-burst", settings.requests.burst,
             "Requests at once from one address", "N", 1, 1e6);
  add_amount(command, "guests", settings.guests.a_second, "New guests a second from one address",
             "N", 0.001, 1e6);
  add_amount(command, "guests-burst", settings.guests.burst, "New guests at once from one address",
             "N", 1, 1e6);
  add_amount(command, "new-tables", settings.new_tables.a_second,
             "New tables a second of one person", "N", 0.001, 1e6);
  add_amount(command, "new-tables-burst", settings.new_tables.burst,
             "New tables at once of one person", "N", 1, 1e6);
  add_amount(command, "messages", settings.messages.a_second, "Messages a second from one page",
             "N", 0.1, 1e6);
  add_amount(command, "messages-burst", settings.messages.burst, "Messages at once from one page",
             "N", 1, 1e6);
}

void add_serve(CLI::App& program, server::Settings& settings) {
  CLI::App* command = program.add_subcommand(
      "serve", "Run the server: tables for people and bots, played in the browser");
  settings.bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  add_setting(*command, "listen", settings.network.address,
              "Where to listen: this machine only, or 0.0.0.0 for everyone who can reach it",
              "ADDRESS");
  add_amount(*command, "port", settings.network.port, "Port; 0: any that is free", "N", 0, 65'535);
  add_setting(*command, "data", settings.data, "Folder of the data; made if it is not there",
              "FOLDER");
  add_setting(*command, "origin", settings.origins,
              "Where pages may come from besides the address asked, as https://play.example.org; "
              "may be repeated",
              "ORIGIN")
      ->allow_extra_args(false);
  const double longest = static_cast<double>(tables::longest_window);
  add_amount(*command, "pace", settings.windows.pace, "How long a bot's decision takes", "MS", 0,
             longest);
  add_amount(*command, "reaction", settings.windows.reaction, "How long a reaction is waited for",
             "MS", 0, longest);
  add_amount(*command, "offer", settings.windows.offer, "How long offers are waited for", "MS", 0,
             longest);
  add_amount(*command, "ransom", settings.windows.ransom,
             "How long a turn waits for those who may ransom", "MS", 0, longest);
  add_amount(*command, "bot-threads", settings.bot_threads, "Threads that think for bots", "N", 1,
             256);
  add_amount(*command, "back-after", settings.back_after,
             "When pages are told to come back if the server stops", "MS", 0, 600'000);
  add_setting(*command, "log", settings.log_level,
              "What is logged: debug, info, warning, error, none", "LEVEL")
      ->transform(CLI::CheckedTransformer(
          std::map<std::string, server::Level>{{"debug", server::Level::debug},
                                               {"info", server::Level::info},
                                               {"warning", server::Level::warning},
                                               {"error", server::Level::error},
                                               {"none", server::Level::none}}))
      ->default_str("info");
  add_limits(*command, settings);
  command->footer(
      "Each setting can also stand in the environment: HASTILUDE_PORT=80 for --port 80.\n"
      "Logs go to standard error, a line of JSON each.\n\n"
      "Examples:\n"
      "  hastilude serve                               for this machine alone\n"
      "  hastilude serve --listen 0.0.0.0 --port 80    for everyone in the house\n"
      "  hastilude serve --origin https://play.example.org    behind a proxy that speaks TLS");
}

void add_load(CLI::App& program, LoadOptions& options) {
  CLI::App* command = program.add_subcommand(
      "load", "Measure a server on this machine: memory a connection, actions and how soon");
  command
      ->add_option("--url", options.url,
                   "A server that runs already (default: one is started, and ended afterwards)")
      ->type_name("http://127.0.0.1:PORT");
  command
      ->add_option("--tables", options.tables,
                   "Tables that are played at, with two guests each (default 200)")
      ->check(CLI::Range(0, 9000).description(""))
      ->type_name("N");
  command->add_option("--connections", options.connections, "Idle connections (default 5000)")
      ->check(CLI::Range(0, 19'000).description(""))
      ->type_name("N");
  command
      ->add_option("--seconds", options.seconds,
                   "How long each kind of play is measured (default 5)")
      ->check(CLI::Range(0.1, 3600.0).description(""))
      ->type_name("S");
  command
      ->add_option("--thought", options.thought,
                   "How long a player thinks, on average, in the second kind (default 500)")
      ->check(CLI::Range(1, 60'000).description(""))
      ->type_name("MS");
  command->add_option("--json", options.json, "Write the figures to this file too")
      ->type_name("FILE");
  command->footer(
      "Guests play En Garde with the first legal move, at first as soon as they are asked, then\n"
      "with time to think. An action is timed from sending it until it is acknowledged, and so\n"
      "durable. An echo of the idle server and a commit of one row are measured beside it.\n"
      "Memory is measured of a server that is started here; its data goes to a folder in "
      "TMPDIR.\n\n"
      "Example:\n"
      "  hastilude load --tables 50 --connections 1000 --json load.json");
}

int run(int argc, char** argv) {
  CLI::App program(
      "Hastilude: knightly card games to play, host and study.\nWithout a command: serve.");
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
  server::Settings serve_settings;
  LoadOptions load_options;
  add_play(program, play_options);
  add_replay(program, replay_options);
  add_trace(program, trace_options);
  add_bench(program, bench_options);
  add_arena(program, arena_options);
  add_hint(program, hint_options);
  add_serve(program, serve_settings);
  add_load(program, load_options);
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
  Exit exit = Exit::success;
  if (program.got_subcommand("play")) exit = play(play_options);
  if (program.got_subcommand("replay")) exit = replay(replay_options);
  if (program.got_subcommand("trace")) exit = trace(trace_options);
  if (program.got_subcommand("bench")) exit = bench(bench_options);
  if (program.got_subcommand("arena")) exit = arena(arena_options);
  if (program.got_subcommand("hint")) exit = hint(hint_options);
  if (program.got_subcommand("serve")) exit = serve(serve_settings);
  if (program.got_subcommand("load")) exit = load(load_options);
  return static_cast<int>(exit);
}

}  // namespace
}  // namespace hastilude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return hastilude::app::run(argc, argv);
}
