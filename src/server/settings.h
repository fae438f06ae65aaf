// Everything that can be set about a server. What is not set is safe and works.
#pragma once

#include <string>
#include <vector>

#include "server/log.h"
#include "server/network.h"
#include "server/rates.h"
#include "table/settings.h"

namespace hastilude::server {

struct Settings {
  NetworkSettings network{.port = 8080};
  std::string data = "hastilude-data";
  std::vector<std::string> origins;  // besides the host that was asked
  tables::Windows windows;           // of tables that do not say
  int bot_threads = 1;
  int most_tables_of_host = 20;  // that are not over
  Time back_after = 2000;        // what pages are told when the server stops
  Level log_level = Level::info;

  Rate requests{.burst = 200, .a_second = 20};    // of an address
  Rate guests{.burst = 60, .a_second = 0.5};      // new ones, of an address
  Rate new_tables{.burst = 10, .a_second = 0.2};  // of a person
  Rate messages{.burst = 60, .a_second = 20};     // of a socket
  Rate remarks{.burst = 10, .a_second = 1};       // of a socket
};

}  // namespace hastilude::server
