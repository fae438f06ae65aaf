// What may be done how often: by a person, and by all who come from one address together. Where
// several nodes share a store, whoever does much at one of them has less left at the others.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "server/deeds.h"
#include "server/news.h"
#include "server/rates.h"
#include "server/settings.h"

namespace hastilude::server {

// Lines of a record that cost as much as one message or request.
inline constexpr double lines_a_deed = 100;

// Who does it. A guest who is not known yet has only an address.
struct Doer {
  std::string person;
  std::string address;
};

class Limits {
 public:
  explicit Limits(const Settings& settings)
      : kinds_{{{scaled(settings.requests, 1.0 / settings.crowd), settings.requests},
                {settings.guests, settings.guests},
                {settings.new_tables, scaled(settings.new_tables, settings.crowd)},
                {settings.messages, scaled(settings.messages, settings.crowd)},
                {settings.remarks, scaled(settings.remarks, settings.crowd)}}} {}

  // Whether he may do it once more. What costs more counts as often.
  bool take(Deed deed, const Doer& who, Time now, double cost = 1) {
    return take(deed, Purse::person, who.person, now, cost) &&
           take(deed, Purse::address, who.address, now, cost);
  }

  // From now on it is noted who does how much, for others.
  void note_for_others() { noted_.emplace(); }
  // What others are to be told, about once a second: of those who do at least this part of what
  // they may. Nobody needs to know of the rest, and nobody is told.
  static constexpr double told_from = 0.25;
  std::vector<news::Spent> told() {
    std::vector<news::Spent> all;
    for (const auto& [what, times] : noted_ ? std::exchange(*noted_, {}) : Noted()) {
      const auto& [deed, purse, who] = what;
      if (times >= told_from * purse_of(deed, purse).rate().a_second && is_word(who))
        all.push_back({deed, purse, who, static_cast<std::int64_t>(1000 * times)});
    }
    return all;
  }
  // Another node says that somebody has done so much there.
  void hear(const news::Spent& spent, Time now) {
    purse_of(spent.deed, spent.purse)
        .charge(spent.who, now, static_cast<double>(spent.thousandths) / 1000);
  }

 private:
  struct Kind {
    Kind(const Rate& person, const Rate& address)
        : purses{Allowances(person), Allowances(address)} {}
    std::array<Allowances, static_cast<std::size_t>(Purse::count)> purses;
  };
  using Noted = std::map<std::tuple<Deed, Purse, std::string>, double>;

  Allowances& purse_of(Deed deed, Purse purse) {
    return kinds_[static_cast<std::size_t>(deed)].purses[static_cast<std::size_t>(purse)];
  }
  bool take(Deed deed, Purse purse, const std::string& who, Time now, double cost) {
    if (who.empty()) return true;
    if (!purse_of(deed, purse).take(who, now, cost)) return false;
    if (noted_) (*noted_)[{deed, purse, who}] += cost;
    return true;
  }
  // What a proxy says in the place of an address may be anything.
  static bool is_word(const std::string& who) {
    return std::ranges::all_of(who, [](char c) { return c > ' ' && c <= '~'; });
  }

  std::array<Kind, static_cast<std::size_t>(Deed::count)> kinds_;
  std::optional<Noted> noted_;
};

}  // namespace hastilude::server
