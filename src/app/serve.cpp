#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <thread>

#include "app/commands.h"
#include "app/keeping.h"
#include "server/server.h"

namespace hastilude::app {
namespace {

// An address that can be put into a browser on this machine.
std::string link_to(const server::Settings& settings, std::uint16_t port) {
  std::string host = settings.network.address;
  if (host == "0.0.0.0" || host == "::") host = "localhost";
  if (host.find(':') != std::string::npos) host = '[' + host + ']';
  return "http://" + host + ':' + std::to_string(port) + '/';
}

Exit serve(const server::Settings& settings) {
  const auto ready = [&settings](std::uint16_t port) {
    std::cout << "Hastilude is at " << link_to(settings, port) << "  (Ctrl-C ends it; data in "
              << settings.keeping.name() << ")" << std::endl;
  };
  const std::optional<std::string> wrong = server::serve(settings, ready, server::true_chance());
  if (!wrong) return Exit::success;
  std::cerr << "hastilude: " << *wrong << "\n";
  return Exit::failure;
}

void add_limits(Flags& flags, server::Settings& settings) {
  server::NetworkSettings& network = settings.network;
  flags.setting({"--connections", "N", "Connections at once"}, network.most_connections, {1, 1e6});
  flags.setting({"--connections-of-address", "N", "Connections at once from one address"},
                network.most_connections_of_address, {1, 1e6});
  flags.setting(
      {"--queue", "BYTES", "What may wait for a page that reads slowly, before it is dropped"},
      network.longest_queue, {65'536, 1e9});
  flags.setting({"--queues", "BYTES",
                 "What may wait for all of them together, before those with much are dropped"},
                network.longest_queues, {1'048'576, 1e12});
  flags.setting({"--idle", "SECONDS", "Silence after which a program is taken for gone"},
                network.idle_seconds, {2, 3600});
  flags.setting({"--idle-page", "SECONDS", "The same of a page, for which its browser answers"},
                network.page_seconds, {2, 3600});
  flags.setting({"--tables-of-host", "N", "Tables of one host that are not over"},
                settings.most_tables_of_host, {1, 1e6});
  flags.setting({"--requests", "N", "Requests a second from one address"},
                settings.requests.a_second, {0.01, 1e6});
  flags.setting({"--requests-burst", "N", "Requests at once from one address"},
                settings.requests.burst, {1, 1e6});
  flags.setting({"--guests", "N", "New guests a second from one address"}, settings.guests.a_second,
                {0.001, 1e6});
  flags.setting({"--guests-burst", "N", "New guests at once from one address"},
                settings.guests.burst, {1, 1e6});
  flags.setting({"--new-tables", "N", "New tables a second of one person"},
                settings.new_tables.a_second, {0.001, 1e6});
  flags.setting({"--new-tables-burst", "N", "New tables at once of one person"},
                settings.new_tables.burst, {1, 1e6});
  flags.setting({"--messages", "N", "Messages a second of one person"}, settings.messages.a_second,
                {0.1, 1e6});
  flags.setting({"--messages-burst", "N", "Messages at once of one person"},
                settings.messages.burst, {1, 1e6});
  flags.setting({"--remarks", "N", "Remarks a second of one person"}, settings.remarks.a_second,
                {0.001, 1e6});
  flags.setting({"--remarks-burst", "N", "Remarks at once of one person"}, settings.remarks.burst,
                {1, 1e6});
  flags.setting({"--bot-moves", "N", "Moves a second of bots at all tables of one host"},
                settings.bot_moves.a_second, {1, 1e6});
  flags.setting({"--bot-moves-burst", "N", "Moves at once of bots at all tables of one host"},
                settings.bot_moves.burst, {1, 1e6});
  flags.setting({"--crowd", "N", "As many people at their fastest may come from one address"},
                settings.crowd, {1, 1e6});
}

void add_patience(Flags& flags, server::Settings& settings) {
  constexpr Bounds seconds{1, 86'400};
  flags.setting({"--absent", "SECONDS",
                 "How long a person without an open page is waited for at new tables, before the "
                 "others may do without them"},
                settings.absent_seconds, seconds);
  flags.setting({"--silent", "SECONDS", "The same of a person who is there and does nothing"},
                settings.silent_seconds, seconds);
}

void add_ages(Flags& flags, server::Settings& settings) {
  constexpr Bounds days{0, 100'000};
  flags.setting({"--keep-guests", "DAYS", "Guests who are at no table; 0: for ever"},
                settings.keep_guests, days);
  flags.setting({"--keep-waiting", "DAYS", "Tables that have not begun; 0: for ever"},
                settings.keep_waiting, days);
  flags.setting({"--keep-solo", "DAYS",
                 "Games of one person against bots before they are ended; 0: for ever"},
                settings.keep_solo, days);
  flags.setting({"--keep-talk", "DAYS", "What was said at tables; 0: for ever"}, settings.keep_talk,
                days);
  flags.setting({"--keep-finished", "DAYS", "Games that are over; 0: for ever"},
                settings.keep_finished, days);
}

constexpr std::array<std::pair<std::string_view, server::Level>, 5> levels{
    {{"debug", server::Level::debug},
     {"info", server::Level::info},
     {"warning", server::Level::warning},
     {"error", server::Level::error},
     {"none", server::Level::none}}};

server::Level level_of(std::string_view name) {
  const auto* level = std::find_if(levels.begin(), levels.end(),
                                   [&](const auto& one) { return one.first == name; });
  return level->second;
}

}  // namespace

Run serve_command(Flags& flags) {
  const auto settings = std::make_shared<server::Settings>();
  const auto log = std::make_shared<std::string>("info");
  settings->bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  const double longest = static_cast<double>(tables::longest_window);
  flags.setting({"--listen", "ADDRESS",
                 "Where to listen: this machine only, or 0.0.0.0 for everyone who can reach it"},
                settings->network.address);
  flags.setting({"--port", "N", "Port; 0: any that is free"}, settings->network.port, {0, 65'535});
  add_keeping(flags, settings->keeping);
  flags.setting({"--origin", "ORIGIN",
                 "Where pages come from, as https://play.example.org; nothing else is served; may "
                 "be repeated"},
                settings->origins);
  flags.setting(
      {"--name", "NAME",
       "A name by which this machine may be asked for, besides its addresses, localhost and "
       "its own; may be repeated"},
      settings->names);
  flags.setting({"--trusted-proxy", "ADDRESS",
                 "A proxy that is believed when it says for whom it asks; may be repeated"},
                settings->network.trusted_proxies);
  flags.setting({"--pace", "MS", "How long a bot's decision takes"}, settings->windows.pace,
                {0, longest});
  flags.setting({"--reaction", "MS", "How long a reaction is waited for"},
                settings->windows.reaction, {0, longest});
  flags.setting({"--offer", "MS", "How long offers are waited for"}, settings->windows.offer,
                {0, longest});
  flags.setting({"--ransom", "MS", "How long a turn waits for those who may ransom"},
                settings->windows.ransom, {0, longest});
  flags.setting({"--bot-threads", "N", "Threads that think for bots"}, settings->bot_threads,
                {1, 256});
  flags.setting({"--back-after", "MS", "When pages are told to come back if the server stops"},
                settings->back_after, {0, 600'000});
  std::vector<std::string> names;
  for (const auto& [name, level] : levels) names.emplace_back(name);
  flags.setting({"--log", "LEVEL", "What is logged: debug, info, warning, error, none"}, *log,
                names);
  add_limits(flags, *settings);
  add_patience(flags, *settings);
  add_ages(flags, *settings);
  flags.footer(
      "Each setting can also stand in the environment: HASTILUDE_PORT=80 for --port 80.\n"
      "Logs go to standard error, a line of JSON each.\n\n"
      "Examples:\n"
      "  hastilude serve                               for this machine alone\n"
      "  hastilude serve --listen 0.0.0.0 --port 80    for everyone in the house\n"
      "  hastilude serve --origin https://play.example.org    behind a proxy that speaks TLS");
  return [settings, log] {
    settings->log_level = level_of(*log);
    if (settings->network.address == "localhost") settings->network.address = "127.0.0.1";
    return serve(*settings);
  };
}

}  // namespace hastilude::app
