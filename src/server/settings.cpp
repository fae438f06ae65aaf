#include "server/settings.h"

#include <array>

#include <arpa/inet.h>

namespace hastilude::server {
namespace {

bool is_address(const std::string& text) {
  std::array<std::uint8_t, 16> bytes{};
  return ::inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         ::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

bool is_origin(std::string_view origin) {
  const bool scheme = origin.starts_with("https://") || origin.starts_with("http://");
  const std::size_t host = origin.find("://") + 3;
  return scheme && host < origin.size() &&
         origin.substr(host).find_first_of("/?#@ ") == std::string_view::npos;
}

}  // namespace

std::optional<std::string> check(const Settings& settings) {
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
