// Guests: who they are, how they are called, and the tickets with which their pages come to the
// socket.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/health.h"
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

  // Somebody whom name() knows as long as anybody holds him.
  using Held = std::shared_ptr<const store::Person>;

  People(Loop& loop, store::Store& store, Health& health)
      : loop_(loop), store_(store), health_(health) {}

  // The person who holds this token.
  void find(const std::string& token, Found found);
  void make_guest(std::optional<std::string> name, Made made);
  void rename(const std::string& person, const std::string& name, Kept kept);

  // Learns how these people are called, all together.
  void learn(std::vector<std::string> people, Later<std::vector<Held>> then);
  // Nothing: nobody known.
  Held hold(const std::string& person) const;
  // Empty: nobody known, or erased.
  std::string name(const std::string& person) const;
  std::size_t size() const { return known_.size(); }

  // For one person, once, for a short time.
  std::string make_ticket(const std::string& person);
  std::optional<std::string> take_ticket(const std::string& ticket);

 private:
  struct Ticket {
    std::string person;
    Time until = 0;
  };

  Held keep(const store::Person& person);
  void note_visit(const store::Person& person);

  Loop& loop_;
  store::Store& store_;
  Health& health_;
  std::map<std::string, std::shared_ptr<store::Person>> known_;
  std::map<std::string, Ticket> tickets_;
  const Lifetime life_;
};

}  // namespace hastilude::server
