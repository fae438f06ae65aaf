// Whom the server answers: the hosts it may be asked for, and the pages that may ask. Against a
// page from elsewhere that asks in somebody's name, be it by a name that it makes point here (DNS
// rebinding). Knows no sockets.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace hastilude::server {

// "play.example.org:8443" or "[::1]:80". The name is in small letters, without a dot at its end.
struct Authority {
  std::string name;
  std::optional<std::uint16_t> port;
};
// Nothing: it is none.
std::optional<Authority> read_authority(std::string_view text);

// Where pages come from, as browsers write it: with a port only if it is not the usual one.
struct Origin {
  std::string scheme;
  std::string name;
  std::uint16_t port = 0;

  std::string text() const;
};
// Or what is wrong with it.
Result<Origin, std::string> read_origin(std::string_view text);

// A name as it can stand in an address; no numbers with dots, no brackets.
bool is_host_name(std::string_view name);

class Door {
 public:
  // With origins, nothing else is served. Without, any literal address and localhost are, and these
  // names. Both were checked.
  Door(const std::vector<std::string>& origins, const std::vector<std::string>& names);

  bool serves(std::string_view host) const;
  // Whether a page from this origin may ask for that host, which is served.
  bool lets_in(std::string_view origin, std::string_view host) const;
  // Pages come over https alone.
  bool secure() const { return !origins_.empty() && origins_.front().scheme == "https"; }

 private:
  std::vector<Origin> origins_;
  std::vector<std::string> names_;
};

}  // namespace hastilude::server
