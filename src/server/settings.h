// Everything that can be set about a server. What is not set is safe and works.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/keeping.h"
#include "server/log.h"
#include "server/network.h"
#include "server/rates.h"
#include "table/settings.h"

namespace hastilude::server {

struct Settings {
  NetworkSettings network{.port = 8080};
  Keeping keeping;
  // Where pages come from, and nothing else is served; none: wherever this machine is asked for by
  // an address, its own name, or one of these.
  std::vector<std::string> origins;
  std::vector<std::string> names;
  tables::Windows windows;  // of tables that do not say
  // How long people are waited for at new tables before the others may do without them.
  int absent_seconds = 180;
  int silent_seconds = 900;
  tables::Patience patience() const {
    return {.absent = Time{absent_seconds} * 1000, .silent = Time{silent_seconds} * 1000};
  }
  int bot_threads = 1;
  int most_tables_of_host = 20;    // that are not over
  std::size_t most_lines = 1'000;  // of a record that are sent at once; the others are asked for
  Time back_after = 2000;          // what pages are told when the server stops
  Level log_level = Level::info;

  Rate requests{.burst = 2000, .a_second = 100};  // of an address
  Rate guests{.burst = 100, .a_second = 0.5};     // new ones, of an address
  Rate new_tables{.burst = 10, .a_second = 0.2};  // of a person
  Rate messages{.burst = 60, .a_second = 20};     // of a person
  Rate remarks{.burst = 10, .a_second = 1};       // of a person
  Rate bot_moves{.burst = 200, .a_second = 100};  // of bots at tables of one host; others wait
  // An address, behind which a whole club may sit, may do what so many people can at their fastest.
  // IPv6 addresses count by their first 64 bits.
  int crowd = 20;
  std::size_t most_sockets_of_person = 8;

  // Days after which nobody is expected to come back; 0: never.
  int keep_waiting = 7;   // tables that have not begun
  int keep_solo = 30;     // games of one person against bots; they are then over
  int keep_guests = 400;  // who are at no table; a cookie lives for a year
  int keep_talk = 0;
  int keep_finished = 0;
};

// What is wrong with an origin, a name or an address, and what would be right; nothing: they can be
// used. Numbers are held to their bounds where they are read.
std::optional<std::string> check(const Settings& settings);

}  // namespace hastilude::server
