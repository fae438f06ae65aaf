// Guests: who they are, how they are called, and the tickets with which their pages come to the
// socket.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/loop.h"
#include "server/store/store.h"

namespace hastilude::server {

class People {
 public:
  struct Guest {
    std::string id;
    std::string token;  // for his cookie; nowhere else
  };
  using Found = Later<std::optional<std::string>>;  // a person
  using Made = Later<std::optional<Guest>>;
  using Kept = Later<bool>;

  People(Loop& loop, store::Store& store) : loop_(loop), store_(store) {}

  // The person who holds this token.
  void find(const std::string& token, Found found);
  void make_guest(std::optional<std::string> name, Made made);
  void rename(const std::string& person, const std::string& name, Kept kept);

  // Learns how these people are called, which name() then knows.
  void learn(std::vector<std::string> people, Later<> then);
  // Empty: nobody known, or erased.
  std::string name(const std::string& person) const;

  // For one person, once, for a short time.
  std::string make_ticket(const std::string& person);
  std::optional<std::string> take_ticket(const std::string& ticket);

 private:
  struct Ticket {
    std::string person;
    Time until = 0;
  };

  Loop& loop_;
  store::Store& store_;
  std::map<std::string, store::Person> known_;
  std::map<std::string, Ticket> tickets_;
  const Lifetime life_;
};

}  // namespace hastilude::server
