#include "server/incidents.h"

#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time pause = 60'000;
// Beyond this many at a time, the rest are told together.
constexpr std::size_t most_told = 500;

Level level_of(Incident what) {
  const bool usual = what == Incident::login_begun || what == Incident::token_renewed ||
                     what == Incident::login_ended || what == Incident::logins_ended;
  return usual ? Level::info : Level::warning;
}

void write(Incident what, std::string_view who, int times) {
  log(level_of(what), "security",
      {{"what", name_of(what)}, {"who", who}, {"times", std::int64_t{times}}});
}

}  // namespace

std::string Incidents::pseudonym(std::string_view who) {
  if (const Time today = loop_.now() / day; today != day_) {
    day_ = today;
    secret_ = random_secret();
  }
  return keyed_tag(secret_, who);
}

void Incidents::note(Incident what, std::string_view who) {
  const std::string name = counts_.size() < most_told ? pseudonym(who) : "others";
  const auto [count, is_new] = counts_.try_emplace({what, name}, 0);
  if (!is_new) {
    ++count->second;
    return;
  }
  write(what, name, 1);
  loop_.at(loop_.now() + pause, life_.guard([this, key = count->first] { tell(key); }));
}

void Incidents::tell(const Key& key) {
  const auto count = counts_.find(key);
  if (count->second > 0) write(key.first, key.second, count->second);
  counts_.erase(count);
}

}  // namespace hastilude::server
