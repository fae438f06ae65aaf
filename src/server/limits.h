// What may be done how often: by a person, and by all who come from one address together.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "core/named_enum.h"
#include "server/rates.h"
#include "server/settings.h"

namespace hastilude::server {

HASTILUDE_NAMED_ENUM(Deed, request, guest, table, message, remark)

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
    Kind& kind = kinds_[static_cast<std::size_t>(deed)];
    const bool person = who.person.empty() || kind.people.take(who.person, now, cost);
    return person && (who.address.empty() || kind.addresses.take(who.address, now, cost));
  }

 private:
  struct Kind {
    Kind(const Rate& person, const Rate& address) : people(person), addresses(address) {}
    Allowances people;
    Allowances addresses;
  };

  std::array<Kind, static_cast<std::size_t>(Deed::count)> kinds_;
};

}  // namespace hastilude::server
