// How a table is set up, before anyone plays: the game and its options, who is host, how long
// questions wait. It is the first row of a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/api.h"
#include "core/named_enum.h"
#include "core/result.h"

namespace hastilude::tables {

// Milliseconds since 1970, by a clock that does not go back while a server runs.
using Time = std::int64_t;

// How long questions wait that wait for a fixed time, in milliseconds.
struct Windows {
  Time reaction = 4000;
  Time offer = 8000;
  Time ransom = 3000;  // others may act before a turn that was decided takes effect
  Time pace = 1000;    // of bots: a turn of theirs, a window with nobody else to ask

  friend bool operator==(const Windows&, const Windows&) = default;
};

// A player's time for all his turns together, and what each turn adds to it.
struct Clock {
  Time total = 0;
  Time increment = 0;

  friend bool operator==(const Clock&, const Clock&) = default;
};

// How long the others wait for a person whose turn it is before they may do without him.
struct Patience {
  Time absent = 180'000;  // he is not here
  Time silent = 900'000;  // he is here, but does nothing

  friend bool operator==(const Patience&, const Patience&) = default;
};

HASTILUDE_NAMED_ENUM(Access, open, invited)

struct Settings {
  const GameApi* game = nullptr;
  Setup setup;
  std::string host;  // a person
  Access access = Access::open;
  Windows windows;
  std::optional<Clock> clock;
  Patience patience;
  Seat start = nobody;  // who starts or deals first, if that is not left to chance
  // Where the game begins; nothing: at its own beginning. Nobody is told of it: it holds what is
  // hidden.
  std::optional<AnyState> position{};

  int players() const { return setup.players; }
  AnyState begins_at() const { return position ? *position : game->start(setup); }
};

// Who has a seat. With a person and a bot, the bot plays for the person, who is away.
struct Place {
  std::string person;
  std::string bot;

  bool empty() const { return person.empty() && bot.empty(); }
  bool bot_plays() const { return !bot.empty(); }
  bool person_plays() const { return !person.empty() && bot.empty(); }
  bool away() const { return !person.empty() && !bot.empty(); }

  friend bool operator==(const Place&, const Place&) = default;
};
using Places = std::array<Place, max_seats>;

// Limits of what a table can be set to; windows and clocks may also be 0.
inline constexpr Time longest_window = 120'000;
inline constexpr Time longest_clock = 24 * 3'600'000;
inline constexpr Time longest_patience = 30 * longest_clock;
// What a host can set it to: a page that loads anew must not cost anybody the game.
inline constexpr Time least_patience = 30'000;
// What the pace of bots can be set to while they play.
inline constexpr Time fastest_pace = 100;
inline constexpr Time slowest_pace = 10'000;

}  // namespace hastilude::tables
