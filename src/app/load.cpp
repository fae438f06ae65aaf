// Measures a server under load, from a process of its own: what a connection costs, how many
// durable actions it acknowledges and how soon.
#include <cmath>
#include <iostream>
#include <memory>
#include <optional>

#include "app/commands.h"
#include "app/files.h"
#include "app/load/bare.h"
#include "app/load/calls.h"
#include "app/load/play.h"
#include "app/load/server.h"
#include "app/load/signals.h"
#include "app/progress.h"
#include "games/find.h"

namespace hastilude::app {
namespace {

struct LoadOptions {
  std::string url;  // nothing: a server of its own
  load::Tables tables;
  int connections = 5000;
  double seconds = 5;  // of play, each time
  int thought = 500;   // milliseconds
  bool calls = false;  // of the system, to be counted
  std::string json;
};

using namespace std::chrono_literals;
using load::Address;
using load::Clock;
using load::Figures;

// Connections and open files beside those that are asked for.
constexpr int some_more = 100;

// What is measured, and where.
struct Subject {
  Address address;
  std::string folder;
  std::optional<pid_t> process;  // if the server was started here
};

// A share of the time for what an action is compared with. It is done before and after the rest,
// since the machine may be busier at one time than at another.
void measure_bare(const Subject& subject, Clock::duration length, Figures& figures) {
  const auto measure = [&subject, length](load::Bare& bare) {
    bare.echo.add(load::bare_echo(subject.address, length, bare.pause));
    bare.commit.add(load::bare_commit(subject.folder, length, bare.pause));
  };
  measure(figures.at_once);
  if (figures.with_thought) measure(*figures.with_thought);
}

load::Memory measure_memory(const Subject& subject, pid_t process, int connections) {
  Progress progress(connections, "connections");
  load::Desk desk(subject.address);
  load::Crowd crowd;
  const auto unheard = [](std::size_t, std::string_view, Clock::time_point) {};
  load::Memory memory{.connections = connections,
                      .kilobytes_before = load::resident_kilobytes(process)};
  for (int i = 0; i < connections; ++i) {
    crowd.add(load::Client(desk, desk.new_guest()));
    crowd.listen(0ms, unheard);
    progress.step();
  }
  // All of them stay: one that is closed would be trouble.
  for (const Clock::time_point end = Clock::now() + 1s; Clock::now() < end;)
    crowd.listen(100ms, unheard);
  memory.kilobytes_after = load::resident_kilobytes(process);
  return memory;
}

void measure_play(const Subject& subject, const LoadOptions& options, Clock::duration length,
                  Figures& figures) {
  std::optional<Progress> progress(std::in_place, options.tables.count, "tables opened");
  load::Play play(subject.address, options.tables, [&progress] { progress->step(); });
  if (options.tables.lines > 0) progress.emplace(options.tables.count, "records long enough");
  play.play_records([&progress] { progress->step(); });
  std::optional<load::CountedCalls> calls;
  const load::Play::Watch watch{.second = [&progress] { progress->step(); },
                                .processor = [&subject]() -> std::optional<double> {
                                  if (!subject.process) return {};
                                  return load::processor_seconds(*subject.process);
                                },
                                .begins =
                                    [&] {
                                      if (options.calls && subject.process)
                                        calls.emplace(*subject.process, subject.folder + "/calls");
                                    },
                                .calls = [&calls]() -> std::optional<long> {
                                  if (!calls) return {};
                                  return calls->so_far();
                                }};
  for (const int thought : {0, options.thought}) {
    progress.emplace(static_cast<int>(std::ceil(options.seconds)), "seconds of play");
    figures.played.push_back(play.run(length, std::chrono::milliseconds(thought), watch));
  }
}

Figures measure(const Subject& subject, const LoadOptions& options) {
  const auto length =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options.seconds));
  Figures figures;
  figures.server = subject.process ? "A server started for this" : "The server at " + options.url;
  figures.machine = load::this_machine();
  figures.game = options.tables.game;
  figures.tables = options.tables.count;
  figures.players = options.tables.players;
  figures.spectators = options.tables.spectators;
  // An action of any of the tables comes about so often.
  if (options.tables.count > 0 && options.thought > 0)
    figures.with_thought = load::Bare{
        .pause = Clock::duration(std::chrono::milliseconds(options.thought)) / options.tables.count,
        .echo = {},
        .commit = {}};
  measure_bare(subject, length / 5, figures);
  // Before any play, which leaves memory behind that connections could take.
  if (subject.process && options.connections > 0)
    figures.memory = measure_memory(subject, *subject.process, options.connections);
  if (options.tables.count > 0) measure_play(subject, options, length, figures);
  measure_bare(subject, length / 5, figures);
  figures.machine.load_after = load::load_average();
  return figures;
}

Figures measure_somewhere(const LoadOptions& options, const std::optional<Address>& address) {
  const int pages = options.tables.count * (options.tables.players + options.tables.spectators);
  const int connections = std::max(options.connections, pages) + some_more;
  load::allow_open_files(connections + some_more);
  const load::TemporaryFolder folder;
  if (address) return measure({*address, folder.path(), {}}, options);
  const load::OwnServer server(folder.file("data"), folder.file("log"), connections);
  return measure({server.address(), folder.path(), server.process()}, options);
}

// What cannot be played so, and what can.
std::optional<std::string> wrong_tables(const load::Tables& tables) {
  const GameApi* const game = games::find_game(tables.game);
  if (game == nullptr) {
    std::string known;
    for (const GameApi& one : games::all_games())
      known += (known.empty() ? "" : ", ") + std::string(one.name);
    return "there is no game '" + tables.game + "'; expected one of " + known;
  }
  if (tables.players < game->least_players || tables.players > game->most_players)
    return tables.game + " is played by " + std::to_string(game->least_players) + " to " +
           std::to_string(game->most_players) + ", not by " + std::to_string(tables.players);
  return {};
}

Exit load(const LoadOptions& options) {
  std::optional<Address> address;
  if (!options.url.empty()) {
    const Result<Address, std::string> read = load::read_address(options.url);
    if (!read) {
      std::cerr << "hastilude: " << read.error() << "\n";
      return Exit::usage;
    }
    address = *read;
  }
  if (const std::optional<std::string> wrong = wrong_tables(options.tables)) {
    std::cerr << "hastilude: " << *wrong << "\n";
    return Exit::usage;
  }
  const load::HeldSignals signals;
  try {
    const Figures figures = measure_somewhere(options, address);
    std::cout << load::table_text(figures) << std::flush;
    if (options.json.empty()) return Exit::success;
    const std::optional<std::string> wrong = write_file(options.json, load::json_text(figures));
    return wrong ? failure(*wrong) : Exit::success;
  } catch (const load::Trouble& trouble) {
    return failure(trouble.what());
  } catch (const load::Stopped&) {
    // The signal takes effect when it is held no more, here.
    return Exit::failure;
  } catch (const std::exception& error) {
    return failure(std::string("the server sends what this program does not understand (") +
                   error.what() + "); is it of the same version?");
  }
}

}  // namespace

Run load_command(Flags& flags) {
  const auto options = std::make_shared<LoadOptions>();
  flags.text({"--url", "http://127.0.0.1:PORT",
              "A server that runs already (default: one is started, and ended afterwards)"},
             options->url);
  flags.text({"--game", "GAME", "What is played (default engarde)"}, options->tables.game);
  flags.number({"--tables", "N", "Tables that are played at (default 200)"}, options->tables.count,
               {0, 9000});
  flags.number({"--players", "N", "Guests who play at each (default 2)"}, options->tables.players,
               {2, max_seats});
  flags.number({"--spectators", "K", "Guests who look on at each (default 0)"},
               options->tables.spectators, {0, 2000});
  flags.number({"--records", "LINES",
                "How long the records are to be before anything is measured (default 0)"},
               options->tables.lines, {0, 10'000});
  flags.number({"--connections", "N", "Idle connections (default 5000)"}, options->connections,
               {0, 19'000});
  flags.number({"--seconds", "S", "How long each kind of play is measured (default 5)"},
               options->seconds, {0.1, 3600});
  flags.number(
      {"--thought", "MS", "How long a player thinks, on average, in the second kind (default 500)"},
      options->thought, {1, 60'000});
  flags.yes({"--calls", "",
             "Count the server's system calls too, with strace, which slows it down; only of a "
             "server started here"},
            options->calls);
  flags.text({"--json", "FILE", "Write the figures to this file too"}, options->json);
  flags.footer(
      "Guests take any legal move, at first as soon as it is their turn, then with time to think.\n"
      "Reactions, offers and bids are not waited for. A game that ends goes on with a rematch,\n"
      "also if it is over before its record is as long as --records wants it. An action is timed\n"
      "from sending it until it is acknowledged, and so durable. An echo of the idle server and\n"
      "a commit of one row are measured beside it. Memory is measured of a server that is\n"
      "started here; its data goes to a folder in TMPDIR.\n\n"
      "Example:\n"
      "  hastilude load --tables 50 --connections 1000 --json load.json\n"
      "  hastilude load --game castles --players 4 --spectators 5 --tables 20");
  return [options] { return load(*options); };
}

}  // namespace hastilude::app
