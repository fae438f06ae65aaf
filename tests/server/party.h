// Two people who play at private tables of a real server: they invite, sit down, play, take back,
// talk, leave and come back, stay away until the other claims the game, resign, and play again.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <string>

#include "core/random.h"
#include "server/guest.h"

namespace hastilude::tests {

// Where each of the two is served: at one server, or at two that share a store.
struct Ports {
  Ports(std::uint16_t both) : of{both, both} {}
  Ports(std::uint16_t first, std::uint16_t second) : of{first, second} {}

  std::array<std::uint16_t, 2> of;
};

class Party {
 public:
  // A game for two, and its options.
  struct Choice {
    std::string game;
    boost::json::object options;
  };

  Party(const Ports& ports, Choice choice, std::uint64_t seed, Busy busy = Busy::complains);

  // Both come, also who was away.
  void gather(const Ports& ports);
  // Takes in what was told, and perhaps one of them wishes something.
  void step(const Ports& ports);
  // What was told and acknowledged stands, after the server was killed; failures are the test's.
  void check(const Ports& ports);

  long acknowledged() const;
  const std::map<std::string, int>& done() const { return done_; }

 private:
  void open(const Ports& ports);
  void move_on(const Ports& ports);
  void take(Guest& guest, int patience);
  void wish(std::size_t index, const Ports& ports);
  void play(Guest& guest, Guest& other);
  void check(const Guest& guest, std::uint16_t port);

  Choice choice_;
  Random random_;
  std::array<Guest, 2> guests_;
  std::map<std::string, int> done_;
  int remarks_ = 0;
  bool stays_away_ = false;  // who has gone, until the other one has done something about it
  int moved_on_ = 0;         // moments for which all have been elsewhere or it was over
};

}  // namespace hastilude::tests
