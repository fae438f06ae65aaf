// Tickets of a store that one node has for itself: in memory, and gone with it.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>

#include "store/store.h"

namespace hastilude::store {

class Tickets {
 public:
  // Those whose time is over go; and, where somebody asks for more than anybody can use, the
  // oldest.
  void keep(const Ticket& ticket) {
    if (made_.size() >= most) drop_oldest();
    tickets_[ticket.ticket.bytes] = ticket;
    made_.push_back(ticket);
  }
  std::optional<Ticket> take(const Hash& hash, Time now) {
    while (!made_.empty() && made_.front().until < now) drop_oldest();
    const auto taken = tickets_.extract(hash.bytes);
    if (!taken || taken.mapped().until < now) return {};
    return taken.mapped();
  }
  void end(const std::string& person, const std::optional<std::string>& login) {
    std::erase_if(tickets_, [&](const auto& entry) {
      return entry.second.person == person && (!login || entry.second.login == *login);
    });
  }

 private:
  static constexpr std::size_t most = 20'000;

  void drop_oldest() {
    tickets_.erase(made_.front().ticket.bytes);
    made_.pop_front();
  }

  std::map<decltype(Hash::bytes), Ticket> tickets_;
  std::deque<Ticket> made_;  // the oldest first; they may have been used
};

}  // namespace hastilude::store
