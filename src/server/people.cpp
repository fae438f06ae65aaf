#include "server/people.h"

#include <algorithm>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time ticket_life = 30'000;
// Whoever was found by a token before it ended has been answered by then.
constexpr Time ended_kept = 600'000;
// Beyond this many, those whom nobody holds are forgotten.
constexpr std::size_t most_known = 10'000;
// When somebody last came is kept no more exactly than this.
constexpr Time visit_pause = 24 * 3'600'000;
constexpr Time renewal_after = 30 * visit_pause;

std::string guest_name() { return "Guest " + std::to_string(1000 + random_seed() % 9000); }

}  // namespace

People::Held People::keep(const store::Person& person) {
  if (known_.size() >= most_known)
    std::erase_if(known_, [](const auto& entry) { return entry.second.use_count() == 1; });
  std::shared_ptr<store::Person>& known = known_[person.id];
  if (!known) known = std::make_shared<store::Person>();
  *known = person;
  return known;
}

People::Held People::hold(const std::string& person) const {
  const auto found = known_.find(person);
  return found == known_.end() ? nullptr : found->second;
}

std::string People::name(const std::string& person) const {
  const Held held = hold(person);
  return held ? held->name : std::string();
}

void People::find(const std::string& token, Found found) {
  const auto tell = [this, found](const store::Outcome<std::optional<store::Known>>& known) {
    if (!known) {
      health_.trouble(known.error());
      return found(known.error());
    }
    const std::optional<Visitor> nobody_known;
    if (!*known) return found(nobody_known);
    const auto& [person, login] = **known;
    if (loop_.now() - std::max(login.since, login.seen) > token_life) return found(nobody_known);
    keep(person);
    note_visit(**known);
    found(std::optional(Visitor{person.id, login.id, login.since}));
  };
  store_.known_by(token_hash(token), life_.guard(tell));
}

// So that whoever still comes is not taken for somebody who has gone for good; and what his token
// has taken the place of ends.
void People::note_visit(const store::Known& known) {
  if (loop_.now() - known.login.seen < visit_pause || !health_.well()) return;
  store::Login used = known.login;
  used.seen = loop_.now();
  store_.keep_login(used, life_.guard([this](const store::Outcome<store::Kept>& kept) {
    if (!kept) health_.trouble(kept.error());
  }));
}

void People::make_guest(std::optional<std::string> name, Made made) {
  if (!health_.well()) return made({});
  const Time now = loop_.now();
  const std::string id = random_word(id_bytes);
  const Guest guest{.visitor = {id, random_word(id_bytes), now}, .token = random_word(token_bytes)};
  const store::Person person{
      .id = id, .name = name ? *name : guest_name(), .since = now, .seen = now};
  const store::Login login{.id = guest.visitor.login,
                           .person = id,
                           .token = token_hash(guest.token),
                           .since = now,
                           .seen = now};
  const auto tell = [this, person, guest, made](const store::Outcome<store::Kept>& kept) {
    if (!kept) {
      health_.trouble(kept.error());
      return made({});
    }
    const Held held = keep(person);
    made(guest);
  };
  store_.welcome(person, login, life_.guard(tell));
}

bool People::wants_renewal(const Visitor& visitor) const {
  return loop_.now() - visitor.token_since > renewal_after && health_.well();
}

void People::renew(const Visitor& visitor, Renewed renewed) {
  if (has_ended(visitor)) return renewed({});
  const std::string token = random_word(token_bytes);
  const store::Login login{.id = visitor.login,
                           .person = visitor.person,
                           .token = token_hash(token),
                           .since = loop_.now(),
                           .seen = 0};
  const auto tell = [this, token, renewed](const store::Outcome<store::Kept>& kept) {
    if (!kept) health_.trouble(kept.error());
    renewed(kept ? std::optional(token) : std::nullopt);
  };
  store_.keep_login(login, life_.guard(tell));
}

// From now on and not only once it is stored: what was asked for just before may be answered later.
void People::end(const Visitor& visitor, Where where, Kept kept) {
  const bool all = where == Where::everywhere;
  const Ended ended = note_ended(visitor.person, all ? std::nullopt : std::optional(visitor.login));
  const auto tell = [this, ended, kept](const store::Outcome<store::Kept>& outcome) {
    if (outcome) {
      node_.tell(news::Ended{ended.person, ended.login.value_or("")});
    } else {
      health_.trouble(outcome.error());
      std::erase(ended_, ended);
    }
    kept(static_cast<bool>(outcome));
  };
  store_.end_logins(ended.person, ended.login, life_.guard(tell));
}

People::Ended People::note_ended(const std::string& person,
                                 const std::optional<std::string>& login) {
  const Time now = loop_.now();
  std::erase_if(ended_, [&](const Ended& old) { return old.at + ended_kept < now; });
  ended_.push_back({person, login, now});
  return ended_.back();
}

void People::hear_ended(const std::string& person, const std::optional<std::string>& login) {
  note_ended(person, login);
}

bool People::has_ended(const Visitor& visitor) const {
  return std::ranges::any_of(ended_, [&](const Ended& ended) { return ended.takes(visitor); });
}

void People::rename(const std::string& person, const std::string& name, Kept kept) {
  const Held held = hold(person);
  if (!held || !health_.well()) return kept(false);
  store::Person renamed = *held;
  renamed.name = name;
  const auto tell = [this, renamed, held, kept](const store::Outcome<store::Kept>& outcome) {
    if (outcome) {
      keep(renamed);
      node_.tell(news::Renamed{renamed.id});
    } else {
      health_.trouble(outcome.error());
    }
    kept(static_cast<bool>(outcome));
  };
  store_.keep_person(renamed, life_.guard(tell));
}

void People::learn(std::vector<std::string> people, Later<std::vector<Held>> then) {
  auto held = std::make_shared<std::vector<Held>>();
  std::vector<std::string> unknown;
  for (const std::string& person : people) {
    if (const Held known = hold(person)) {
      held->push_back(known);
    } else if (!person.empty()) {
      unknown.push_back(person);
    }
  }
  if (unknown.empty()) return then(*held);
  const auto tell = [this, held, then](const store::Outcome<std::vector<store::Person>>& found) {
    // Who is erased, or cannot be read, has no name.
    if (found) {
      for (const store::Person& person : *found) held->push_back(keep(person));
    }
    then(*held);
  };
  store_.people(unknown, life_.guard(tell));
}

void People::look_again(const std::string& person) {
  if (!hold(person)) return;
  const auto tell = [this](const store::Outcome<std::vector<store::Person>>& found) {
    if (!found) return health_.trouble(found.error());
    for (const store::Person& known : *found) keep(known);
  };
  store_.people({person}, life_.guard(tell));
}

void People::make_ticket(const Visitor& visitor, Ticketed made) {
  if (has_ended(visitor)) return made(std::optional<std::string>());
  const std::string ticket = random_word(ticket_bytes);
  const auto tell = [this, ticket, made](const store::Outcome<store::Kept>& kept) {
    if (!kept) {
      health_.trouble(kept.error());
      return made(kept.error());
    }
    made(std::optional(ticket));
  };
  store_.keep_ticket({.ticket = token_hash(ticket),
                      .person = visitor.person,
                      .login = visitor.login,
                      .token_since = visitor.token_since,
                      .until = loop_.now() + ticket_life},
                     life_.guard(tell));
}

// Who comes with it is known from then on, wherever he got it.
void People::take_ticket(const std::string& ticket, Shown shown) {
  const auto tell = [this, shown](const store::Outcome<std::optional<store::Ticket>>& taken) {
    if (!taken) {
      health_.trouble(taken.error());
      return shown(taken.error());
    }
    if (!*taken) return shown(std::optional<Visitor>());
    const store::Ticket& own = **taken;
    const Visitor visitor{own.person, own.login, own.token_since};
    if (has_ended(visitor)) return shown(std::optional<Visitor>());
    learn({own.person}, life_.guard([shown, visitor](const std::vector<Held>&) {
      shown(std::optional(visitor));
    }));
  };
  store_.take_ticket(token_hash(ticket), loop_.now(), life_.guard(tell));
}

}  // namespace hastilude::server
