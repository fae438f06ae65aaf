// A whole server with its tables and pages in virtual time, from one seed: bad connections, cut
// sessions, a store that fails or does not say whether it has, a process that is killed, and rows
// that are damaged before it starts again.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "simulation/client.h"
#include "simulation/neighbour.h"

namespace hastilude::tests {

struct Scenario {
  std::string game;
  int players = 2;
  int bots = 0;  // in the last seats
  std::uint64_t seed = 1;
};

// What happened, for the report and to see that it happened at all.
struct Tally {
  long steps = 0;
  long acknowledged = 0;
  long kills = 0;
  long cuts = 0;
  long mishaps = 0;
  long damaged = 0;
  long sealing = 0;  // steps before the cards came
  long sealed = 0;   // games whose deal could be checked
  long silent = 0;   // people who contributed nothing to theirs
  long checks = 0;
  long compared = 0;  // checks at which the server was not in trouble
  std::uint64_t hash = 0;

  Tally& operator+=(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

class Simulation {
 public:
  explicit Simulation(const Scenario& scenario);

  // Plays one game to its end and checks all that must hold; failures are the test's.
  Tally run();

 private:
  std::string open_table();
  void step();
  void kill();
  // What must hold at any moment.
  void check();
  // Also what pages show, once everything has arrived.
  void check_quiet();
  void check_deal();
  std::vector<tables::Row> stored_rows();
  tables::Stage stage();

  Scenario scenario_;
  Random random_;
  World world_;
  std::vector<std::unique_ptr<Client>> pages_;
  std::string table_;
  std::vector<Neighbour> neighbours_;
  Tally tally_;
};

}  // namespace hastilude::tests
