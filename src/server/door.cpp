#include "server/door.h"

#include <algorithm>
#include <charconv>

#include "server/address.h"

namespace hastilude::server {
namespace {

constexpr std::size_t longest_name = 253;
constexpr std::size_t longest_label = 63;

std::string in_small(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return small;
}

bool is_label(std::string_view label) {
  const auto of_name = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  };
  return !label.empty() && label.size() <= longest_label && label.front() != '-' &&
         label.back() != '-' && std::ranges::all_of(label, of_name);
}

bool is_literal(std::string_view name) {
  if (name.starts_with('[') && name.ends_with(']'))
    return address_kind(name.substr(1, name.size() - 2)) == AddressKind::v6;
  return address_kind(name) == AddressKind::v4;
}

std::uint16_t usual_port(std::string_view scheme) { return scheme == "https" ? 443 : 80; }

std::optional<std::uint16_t> read_port(std::string_view digits) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc() || end != digits.data() + digits.size() || port == 0) return {};
  return port;
}

}  // namespace

bool is_host_name(std::string_view name) {
  if (name.size() > longest_name || is_literal(name)) return false;
  std::string_view last;
  while (true) {
    const std::size_t dot = name.find('.');
    last = name.substr(0, dot);
    if (!is_label(last)) return false;
    if (dot == std::string_view::npos) break;
    name.remove_prefix(dot + 1);
  }
  // What ends in a number is an address or nothing (WHATWG URL, 3.5).
  return !std::ranges::all_of(last, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Authority> read_authority(std::string_view text) {
  const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
  if (bracket == std::string_view::npos) return {};
  const std::size_t colon = text.find(':', bracket);
  Authority authority{.name = in_small(text.substr(0, colon)), .port = {}};
  if (colon != std::string_view::npos) {
    authority.port = read_port(text.substr(colon + 1));
    if (!authority.port) return {};
  }
  if (authority.name.ends_with('.')) authority.name.pop_back();
  if (!is_literal(authority.name) && !is_host_name(authority.name)) return {};
  return authority;
}

std::string Origin::text() const {
  return scheme + "://" + name + (port == usual_port(scheme) ? "" : ':' + std::to_string(port));
}

Result<Origin, std::string> read_origin(std::string_view text) {
  const std::size_t end = text.find("://");
  const std::string scheme = in_small(text.substr(0, std::min(end, text.size())));
  if (end == std::string_view::npos || (scheme != "https" && scheme != "http"))
    return std::string("it has to begin with https:// or http://");
  const std::string_view rest = text.substr(end + 3);
  if (rest.find_first_of("/?#") != std::string_view::npos)
    return std::string("it has to end after the name, without a '/' or what follows it");
  if (rest.find('@') != std::string_view::npos) return std::string("it must not name a user");
  if (std::ranges::any_of(rest, [](char c) { return static_cast<unsigned char>(c) > 0x7e; }))
    return std::string("browsers write such a name with the letters of ASCII (xn--...)");
  const std::optional<Authority> authority = read_authority(rest);
  if (!authority) return std::string("there is no such name or port");
  return Origin{scheme, authority->name, authority->port.value_or(usual_port(scheme))};
}

Door::Door(const std::vector<std::string>& origins, const std::vector<std::string>& names) {
  for (const std::string& text : origins) {
    if (const auto origin = read_origin(text)) origins_.push_back(*origin);
  }
  for (const std::string& name : names) names_.push_back(in_small(name));
  names_.emplace_back("localhost");
}

bool Door::serves(std::string_view host) const {
  const std::optional<Authority> asked = read_authority(host);
  if (!asked) return false;
  if (origins_.empty()) return is_literal(asked->name) || std::ranges::count(names_, asked->name);
  // Proxies that hand the name on may leave out the port.
  return std::ranges::any_of(origins_, [&](const Origin& origin) {
    return origin.name == asked->name && asked->port.value_or(origin.port) == origin.port;
  });
}

bool Door::lets_in(std::string_view origin, std::string_view host) const {
  if (!origins_.empty())
    return std::ranges::any_of(origins_, [&](const Origin& one) { return one.text() == origin; });
  const std::string asked = in_small(host);
  return origin == "http://" + asked || origin == "https://" + asked;
}

}  // namespace hastilude::server
