// What an arena plays: the bots, the table, and where all random numbers come from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/player.h"

namespace hastilude::arena {

// A deal is played once for each rotation of the seats, with the same chance: a deal group.
struct Plan {
  const GameApi* game = nullptr;
  Setup setup;
  std::vector<std::string> bots;  // one for each seat
  std::uint64_t seed = 1;
  int deals = 1;
  double limit_seconds = 5;  // for each answer of an outside program
  double game_seconds = 0;   // for all its answers in a game; 0: as long as it takes

  // Who sits in a seat: an index into `bots`. Everyone moves on by one seat with each rotation.
  std::size_t bot_at(Seat seat, int rotation) const {
    return (seat.index + static_cast<std::size_t>(rotation)) % bots.size();
  }
};

// A bot as it is listed: those of the same name are one.
struct Entrant {
  std::string name;
  int seats = 0;
};
std::vector<Entrant> entrants_of(const Plan& plan);
// The place of each seat's bot in that list.
std::vector<std::size_t> places_of(const Plan& plan);

// All that the results depend on but for the number of deals, one line each.
std::string settings_text(const Plan& plan);

}  // namespace hastilude::arena
