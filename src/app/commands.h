// The subcommands of the program `hastilude`: one file each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/settings.h"

namespace hastilude::app {

// What a command answers to the shell. A signal that ended it answers 128 and its number, as shells
// count.
enum class Exit : int { success = 0, failure = 1, usage = 2 };

struct ReplayOptions {
  std::string file;
  bool legal = false;
  std::string view;  // "", "@2" or "table"
};
Exit replay(const ReplayOptions& options);

// A game with players and options as the command line gives them.
struct GameOptions {
  std::string game;
  int players = 0;                   // 0: as few as the game allows
  std::vector<std::string> options;  // KEY=VALUE
};

struct TraceOptions {
  GameOptions game;
  int games = 1;
  std::uint64_t seed = 1;
};
Exit trace(const TraceOptions& options);

struct BenchOptions {
  GameOptions game;  // no name: every game
  int games = 0;     // 0: as many as take about a second
  std::uint64_t seed = 1;
  bool signature = false;
  bool search = false;
};
Exit bench(const BenchOptions& options);

struct PlayOptions {
  GameOptions game;                   // no name: that of the record to load, or En Garde
  std::optional<std::uint64_t> seed;  // nothing: another game each time
  std::vector<int> seats;             // the people's; none: seat 1
  bool hotseat = false;               // all seats are people's
  std::string bots;                   // of the other seats, in order; nothing: squires
  double pace = 1;                    // seconds for a bot's decision
  std::string save;
  std::string load;
};
Exit play(const PlayOptions& options);

struct ArenaOptions {
  GameOptions game;
  std::string bots;  // a,b,c; the last one also plays the seats that are left
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 0;   // 0: as many as the machine has cores
  double limit = 5;  // seconds for each answer of an outside program
  std::string keep;  // the file of finished deals
  std::string json;
};
Exit arena(const ArenaOptions& options);

struct HintOptions {
  std::string file;
  std::string bot = "knight";
  std::string seat;  // "@2"; nothing: the one that is asked
  std::uint64_t seed = 1;
};
Exit hint(const HintOptions& options);

Exit serve(const server::Settings& settings);

struct LoadOptions {
  std::string url;  // nothing: a server of its own
  int tables = 200;
  int connections = 5000;
  double seconds = 5;  // of play, each time
  int thought = 500;   // milliseconds
  std::string json;
};
Exit load(const LoadOptions& options);

}  // namespace hastilude::app
