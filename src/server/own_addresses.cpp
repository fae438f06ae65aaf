#include "server/own_addresses.h"

#include <array>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

namespace hastilude::server {
namespace {

std::string text_of(const sockaddr_in& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
  return text.data();
}

}  // namespace

bool is_this_machine(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

// People type and scan IPv4 addresses; whoever has only IPv6 puts in a name.
std::vector<std::string> own_addresses(std::string_view listens) {
  if (is_this_machine(listens) || listens == "localhost") return {};
  if (listens != "0.0.0.0" && listens != "::") return {std::string(listens)};
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    const bool up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    found.push_back(text_of(*reinterpret_cast<const sockaddr_in*>(one->ifa_addr)));
  }
  return found;
}

std::vector<std::string> own_names() {
  std::array<char, 256> text{};
  if (::gethostname(text.data(), text.size() - 1) != 0 || text[0] == '\0') return {};
  const std::string whole(text.data());
  const std::string first = whole.substr(0, whole.find('.'));
  return {whole, first, first + ".local"};
}

}  // namespace hastilude::server
