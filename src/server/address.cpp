#include "server/address.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include <arpa/inet.h>

#include "core/text.h"

namespace hastilude::server {
namespace {

// The parts between separators, in order, without blanks around them.
std::vector<std::string_view> parts(std::string_view text, char separator) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    found.push_back(Words(text.substr(0, end)).rest());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

// "[2001:db8::1]:4711", "192.0.2.1:80", "2001:db8::1": the address alone.
std::string without_port(std::string_view text) {
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
    text = text.substr(1, text.size() - 2);
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    return std::string(text.substr(1, end == std::string_view::npos ? end : end - 1));
  }
  const bool one_colon = std::count(text.begin(), text.end(), ':') == 1;
  return std::string(one_colon ? text.substr(0, text.find(':')) : text);
}

using Bytes = std::array<std::uint8_t, 16>;

// IPv4 in the clothes of IPv6 (RFC 4291, 2.5.5.2).
bool is_mapped(const Bytes& bytes) {
  constexpr std::array<std::uint8_t, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  return std::equal(mapped.begin(), mapped.end(), bytes.begin());
}

std::string text_of(int family, const std::uint8_t* bytes) {
  std::array<char, INET6_ADDRSTRLEN> buffer{};
  ::inet_ntop(family, bytes, buffer.data(), buffer.size());
  return buffer.data();
}

// The hops that a Forwarded header names (RFC 7239).
std::vector<std::string> hops_in(std::string_view forwarded) {
  std::vector<std::string> hops;
  for (const std::string_view element : parts(forwarded, ',')) {
    for (const std::string_view pair : parts(element, ';')) {
      const bool is_for = pair.size() > 4 && (pair[0] == 'f' || pair[0] == 'F') &&
                          (pair[1] == 'o' || pair[1] == 'O') &&
                          (pair[2] == 'r' || pair[2] == 'R') && pair[3] == '=';
      if (is_for) hops.push_back(without_port(pair.substr(4)));
    }
  }
  return hops;
}

// The last hop that no trusted proxy has added; the proxy itself, if none is named.
std::string last_untrusted(const std::string& proxy, const std::vector<std::string>& hops,
                           const std::vector<std::string>& trusted) {
  std::string address = proxy;
  for (auto hop = hops.rbegin(); hop != hops.rend(); ++hop) {
    if (address_kind(*hop) == AddressKind::none) break;
    address = plain_address(*hop);
    if (!is_trusted(address, trusted)) break;
  }
  return address;
}

}  // namespace

AddressKind address_kind(std::string_view text) {
  const std::string whole(text);
  Bytes bytes{};
  if (::inet_pton(AF_INET, whole.c_str(), bytes.data()) == 1) return AddressKind::v4;
  if (::inet_pton(AF_INET6, whole.c_str(), bytes.data()) == 1) return AddressKind::v6;
  return AddressKind::none;
}

std::string plain_address(std::string_view address) {
  const std::string text(address);
  Bytes bytes{};
  if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
  return is_mapped(bytes) ? text_of(AF_INET, bytes.data() + 12) : text_of(AF_INET6, bytes.data());
}

std::string counted_address(std::string_view address) {
  const std::string text(address.substr(0, address.find('%')));
  Bytes bytes{};
  if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return std::string(address);
  if (is_mapped(bytes)) return text_of(AF_INET, bytes.data() + 12);
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return text_of(AF_INET6, bytes.data()) + "/64";
}

bool is_trusted(const std::string& address, const std::vector<std::string>& trusted) {
  return std::ranges::any_of(trusted,
                             [&](const std::string& one) { return plain_address(one) == address; });
}

std::string forwarded_address(std::string_view peer, std::string_view x_forwarded_for,
                              std::string_view forwarded, const std::vector<std::string>& trusted) {
  const std::string proxy = plain_address(peer);
  if (!is_trusted(proxy, trusted)) return proxy;
  std::vector<std::string> hops;
  for (const std::string_view hop : parts(x_forwarded_for, ',')) hops.push_back(without_port(hop));
  const std::string named = last_untrusted(proxy, hops, trusted);
  if (forwarded.empty()) return named;
  const std::string other = last_untrusted(proxy, hops_in(forwarded), trusted);
  return x_forwarded_for.empty() || named == other ? other : proxy;
}

}  // namespace hastilude::server
