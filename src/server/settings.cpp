#include "server/settings.h"

#include <algorithm>

#include "server/address.h"
#include "server/door.h"

namespace hastilude::server {
namespace {

std::optional<std::string> wrong_origin(const std::vector<std::string>& origins) {
  for (const std::string& text : origins) {
    const auto origin = read_origin(text);
    if (!origin)
      return "--origin is '" + text + "': " + origin.error() +
             "; expected one like https://play.example.org";
  }
  const auto is_https = [](const std::string& text) {
    return read_origin(text)->scheme == "https";
  };
  if (const auto secure = std::ranges::count_if(origins, is_https);
      secure != 0 && secure != std::ssize(origins))
    return "--origin names pages over https and over http; cookies of the one would not reach the "
           "other, so leave out those over http";
  return {};
}

std::optional<std::string> wrong_name(const Settings& settings) {
  if (!settings.names.empty() && !settings.origins.empty())
    return "--name is for a server without --origin; with it, only the hosts of the origins are "
           "served";
  for (const std::string& name : settings.names) {
    if (!is_host_name(name))
      return "--name is '" + name + "'; expected a name like castle.lan, without port or address";
  }
  return {};
}

std::optional<std::string> wrong_address(std::string_view flag, const std::string& address,
                                         std::string_view expected) {
  if (address_kind(address) != AddressKind::none) return {};
  return std::string(flag) + ": '" + address + "' is no address; expected " + std::string(expected);
}

}  // namespace

std::optional<std::string> check(const Settings& settings) {
  const NetworkSettings& network = settings.network;
  std::optional<std::string> wrong = wrong_origin(settings.origins);
  if (!wrong) wrong = wrong_name(settings);
  if (!wrong)
    wrong = wrong_address("--listen", network.address, "one like 127.0.0.1, 0.0.0.0 or ::");
  for (const std::string& proxy : network.trusted_proxies) {
    if (!wrong) wrong = wrong_address("--trusted-proxy", proxy, "one like 127.0.0.1 or ::1");
  }
  return wrong;
}

}  // namespace hastilude::server
