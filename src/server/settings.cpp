#include "server/settings.h"

#include <array>
#include <cmath>

#include <arpa/inet.h>

namespace hastilude::server {
namespace {

constexpr double most = 1e6;

struct Amount {
  const char* name;
  double value;
  double least;
  double greatest;
};

bool is_address(const std::string& text) {
  std::array<std::uint8_t, 16> bytes{};
  return ::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         ::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

std::string plain(double value) {
  std::string text = std::to_string(value);
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text;
}

bool is_origin(std::string_view origin) {
  const bool scheme = origin.starts_with("https://") || origin.starts_with("http://");
  const std::size_t host = origin.find("://") + 3;
  return scheme && host < origin.size() &&
         origin.substr(host).find_first_of("/?#@ ") == std::string_view::npos;
}

std::vector<Amount> amounts(const Settings& settings) {
  std::vector<Amount> all;
  const auto rate = [&](const char* burst, const char* a_second, const Rate& value) {
    all.push_back({burst, value.burst, 1, most});
    all.push_back({a_second, value.a_second, 0.001, most});
  };
  rate("--requests-burst", "--requests", settings.requests);
  rate("--guests-burst", "--guests", settings.guests);
  rate("--new-tables-burst", "--new-tables", settings.new_tables);
  rate("--messages-burst", "--messages", settings.messages);
  rate("--remarks-burst", "--remarks", settings.remarks);
  const auto longest = static_cast<double>(tables::longest_window);
  const auto time = [&](const char* name, Time value) {
    all.push_back({name, static_cast<double>(value), 0, longest});
  };
  time("--pace", settings.windows.pace);
  time("--reaction", settings.windows.reaction);
  time("--offer", settings.windows.offer);
  time("--ransom", settings.windows.ransom);
  all.push_back({"--crowd", static_cast<double>(settings.crowd), 1, most});
  all.push_back({"--bot-threads", static_cast<double>(settings.bot_threads), 1, 256});
  all.push_back({"--tables-of-host", static_cast<double>(settings.most_tables_of_host), 1, most});
  all.push_back({"--keep-waiting", static_cast<double>(settings.keep_waiting), 0, most});
  all.push_back({"--keep-guests", static_cast<double>(settings.keep_guests), 0, most});
  all.push_back({"--keep-talk", static_cast<double>(settings.keep_talk), 0, most});
  all.push_back({"--keep-finished", static_cast<double>(settings.keep_finished), 0, most});
  return all;
}

}  // namespace

std::optional<std::string> check(const Settings& settings) {
  for (const Amount& amount : amounts(settings)) {
    // Not a number is neither too small nor too great.
    if (std::isfinite(amount.value) && amount.value >= amount.least &&
        amount.value <= amount.greatest)
      continue;
    return std::string(amount.name) + " is " + std::to_string(amount.value) + "; expected " +
           plain(amount.least) + " to " + plain(amount.greatest);
  }
  for (const std::string& origin : settings.origins) {
    if (!is_origin(origin))
      return "--origin is '" + origin + "'; expected one like https://play.example.org";
  }
  for (const std::string& proxy : settings.network.trusted_proxies) {
    if (!is_address(proxy))
      return "--trusted-proxy is '" + proxy + "'; expected an address like 127.0.0.1 or ::1";
  }
  return {};
}

}  // namespace hastilude::server
