#include "server/people.h"

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time ticket_life = 30'000;
constexpr std::size_t most_tickets = 20'000;

std::string guest_name() { return "Guest " + std::to_string(1000 + random_seed() % 9000); }

}  // namespace

void People::find(const std::string& token, Found found) {
  store_.person_with(token_hash(token),
                     life_.guard([this, found = std::move(found)](
                                     store::Outcome<std::optional<store::Person>> person) {
                       if (!person) log(Level::error, "store", {{"what", person.error().what}});
                       if (!person || !*person) return found({});
                       known_[(*person)->id] = **person;
                       found((*person)->id);
                     }));
}

void People::make_guest(std::optional<std::string> name, Made made) {
  Guest guest{.id = random_word(id_bytes), .token = random_word(token_bytes)};
  const store::Person person{.id = guest.id,
                             .token = token_hash(guest.token),
                             .name = name ? *name : guest_name(),
                             .since = loop_.now()};
  store_.keep_person(person,
                     life_.guard([this, person, guest = std::move(guest),
                                  made = std::move(made)](store::Outcome<store::Kept> kept) {
                       if (!kept) {
                         log(Level::error, "store", {{"what", kept.error().what}});
                         return made({});
                       }
                       known_[person.id] = person;
                       made(guest);
                     }));
}

void People::rename(const std::string& person, const std::string& name, Kept kept) {
  const auto found = known_.find(person);
  if (found == known_.end()) return kept(false);
  store::Person renamed = found->second;
  renamed.name = name;
  store_.keep_person(
      renamed,
      life_.guard([this, renamed, kept = std::move(kept)](store::Outcome<store::Kept> outcome) {
        if (!outcome) log(Level::error, "store", {{"what", outcome.error().what}});
        if (outcome) known_[renamed.id] = renamed;
        kept(static_cast<bool>(outcome));
      }));
}

void People::learn(std::vector<std::string> people, Later<> then) {
  while (!people.empty() && (people.back().empty() || known_.contains(people.back()))) {
    people.pop_back();
  }
  if (people.empty()) return then();
  std::string next = people.back();
  store_.person(next, life_.guard([this, next, people = std::move(people), then = std::move(then)](
                                      store::Outcome<std::optional<store::Person>> person) {
    // Who is erased, or cannot be read, has no name.
    known_[next] = person && *person ? **person : store::Person{.id = next};
    learn(people, then);
  }));
}

std::string People::name(const std::string& person) const {
  const auto found = known_.find(person);
  return found == known_.end() ? std::string() : found->second.name;
}

std::string People::make_ticket(const std::string& person) {
  const Time now = loop_.now();
  if (tickets_.size() >= most_tickets) {
    std::erase_if(tickets_, [now](const auto& entry) { return entry.second.until < now; });
  }
  std::string ticket = random_word(ticket_bytes);
  tickets_[ticket] = {person, now + ticket_life};
  return ticket;
}

std::optional<std::string> People::take_ticket(const std::string& ticket) {
  const auto found = tickets_.find(ticket);
  if (found == tickets_.end()) return {};
  const Ticket taken = found->second;
  tickets_.erase(found);
  if (taken.until < loop_.now()) return {};
  return taken.person;
}

}  // namespace hastilude::server
