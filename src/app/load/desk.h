// What is asked for over HTTP: guests, tickets and tables, one after the other.
#pragma once

#include <string>
#include <string_view>

#include "app/load/connection.h"

namespace hastilude::load {

struct Guest {
  std::string cookie;
};

class Desk {
 public:
  explicit Desk(const Address& address) : address_(address), connection_(address) {}

  const Address& address() const { return address_; }
  Guest new_guest();
  std::string ticket(const Guest& guest);
  // Of this game, En Garde up to 99, with nothing to wait for; the guest has the first seat.
  std::string new_table(const Guest& guest, std::string_view game, int players);

 private:
  struct Answer {
    std::string cookie;  // to be kept; empty: none
    std::string body;
  };
  Answer post(std::string_view path, const Guest& guest, std::string_view body);

  Address address_;
  Connection connection_;
};

// The head of an answer of HTTP, and how long the body is that follows.
struct Head {
  int status = 0;
  std::string text;
  std::size_t body = 0;

  // A header's value, its name in lower case; empty if it is not there.
  std::string value(std::string_view name) const;
};
Head read_head(Connection& line);

}  // namespace hastilude::load
