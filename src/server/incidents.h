// What a watchful operator wants to know: who was refused and why, and whose logins begin and end.
// Nobody is named: a person or an address has a pseudonym, which is another one every day and after
// every start, so that a day's lines can be told apart and nobody can be followed.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/named_enum.h"
#include "server/chance.h"
#include "server/loop.h"

namespace hastilude::server {

HASTILUDE_NAMED_ENUM(Incident, wrong_host, wrong_origin, wrong_ticket, wrong_token, too_fast,
                     too_many_sockets, too_many_connections, login_begun, token_renewed,
                     login_ended, logins_ended)

class Incidents {
 public:
  explicit Incidents(Loop& loop) : loop_(loop) {}

  // The first is logged at once; the same again within a minute is counted, and told then.
  void note(Incident what, std::string_view who);

 private:
  using Key = std::pair<Incident, std::string>;

  std::string pseudonym(std::string_view who);
  void tell(const Key& key);

  Loop& loop_;
  Time day_ = -1;
  Secret secret_{};
  std::map<Key, int> counts_;  // since the last line
  const Lifetime life_;
};

}  // namespace hastilude::server
