#include "wasm/desk.h"

#include "games/find.h"
#include "wire/answers.h"
#include "wire/limits.h"
#include "wire/new_table.h"

namespace hastilude::wasm {
namespace {

constexpr int ok = 200;
constexpr int bad_request = 400;
constexpr int not_found = 404;
constexpr int conflict = 409;

std::string hex(std::uint64_t number) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
    *digit = "0123456789abcdef"[number & 15];
  return text;
}

// Tables of a device are known by their names, which no server gives.
std::string table_id(std::uint64_t number) { return "device-" + hex(number); }

// However often the rematch of a table is opened, it is there once.
std::string rematch_id(std::string_view table) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : table) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return table_id(hash);
}

}  // namespace

DeviceTable* Desk::here(const std::string& table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : found->second.get();
}

// ---- the page

void Desk::connected() {
  greeted_ = false;
  for (const auto& [id, table] : tables_) table->unwatch();
  forget_idle();
}

void Desk::received(std::string_view text) {
  const Result<wire::FromClient, wire::BadMessage> message = wire::read_message(text);
  if (!message) return browser_.send(wire::error(message.error().code, message.error().about));
  const bool greets = std::holds_alternative<wire::Hello>(*message);
  if (greets == greeted_)
    return browser_.send(
        wire::error("bad_message", greets ? "hello comes once" : "hello comes first"));
  std::visit([this](const auto& said) { take(said); }, *message);
}

void Desk::take(const wire::Hello&) {
  greeted_ = true;
  browser_.send(wire::welcome(the_person, name_, browser_.now()));
}

void Desk::take(const wire::Ping&) { browser_.send(wire::pong(browser_.now())); }

void Desk::take(const wire::Watch& watch) {
  visit_or_tell(watch.table, [from = watch.from](DeviceTable& table) { table.watch(from); });
}

void Desk::take(const wire::Unwatch& unwatch) {
  if (DeviceTable* const table = here(unwatch.table)) table->unwatch();
  forget_idle();
}

void Desk::take(const wire::Earlier& earlier) {
  visit_or_tell(earlier.table, [earlier](const DeviceTable& table) { table.earlier(earlier); });
}

void Desk::take(const wire::Wished& wished) {
  visit_or_tell(wished.table, [this, wished](DeviceTable& table) {
    table.wish(wished);
    rematch(table);
  });
}

void Desk::take(const wire::Say& say) {
  visit_or_tell(say.table, [say](DeviceTable& table) { table.say(say); });
}

void Desk::take(const wire::Why& why) {
  visit_or_tell(why.table, [why](const DeviceTable& table) { table.why(why); });
}

void Desk::take(const wire::Hint& hint) {
  visit_or_tell(hint.table, [hint](DeviceTable& table) { table.hint(hint); });
}

void Desk::weighed(const Hinted& hinted, std::string_view alternatives) {
  browser_.send(wire::hint(hinted.table, hinted.id, alternatives));
}

void Desk::visit_or_tell(const std::string& id, std::function<void(DeviceTable&)> then) {
  visit(id, [this, id, then = std::move(then)](DeviceTable* table) {
    if (table == nullptr) return browser_.send(wire::gone(id, "no_table"));
    then(*table);
  });
}

// ---- requests

void Desk::games(int request) { browser_.answer(request, ok, wire::games(roster(), {}, {})); }

void Desk::open(int request, std::string_view wanted) {
  const auto table = wire::read_new_table(wanted, {});
  const auto refuse = [&](const wire::BadMessage& bad) {
    browser_.answer(request, bad_request, wire::failure(bad.code, bad.about));
  };
  if (!table) return refuse(table.error());
  const auto layout = wire::layout(*table, the_person, roster());
  if (!layout) return refuse(layout.error());
  open_as(opening_for(request), layout->settings, layout->places);
}

std::string Desk::opening_for(int request) {
  const std::string id = table_id(browser_.random());
  opening_[id] = [this, request, id](Kept) {
    browser_.answer(request, ok, wire::new_table(id, {}));
  };
  return id;
}

void Desk::play_on(int request, const Replay& replay, const PlayOn& wanted) {
  if (!roster().has(replay.game(), wanted.bot))
    return browser_.answer(request, bad_request, wire::failure("no_such_bot"));
  Random random(browser_.random());
  const auto chance = [this](const GameApi& game, const AnyState& state) {
    return drawn(game, state);
  };
  std::optional<Continued> continued =
      replay.played_on(wanted.at, wanted.seat, wanted.cards, chance, random);
  if (!continued) return browser_.answer(request, conflict, wire::failure("is_over"));
  continued->settings.host = the_person;
  tables::Places places;
  for (const Seat seat : SeatSet::all(replay.players()))
    places[seat.index] = seat == wanted.seat ? tables::Place{.person = the_person, .bot = {}}
                                             : tables::Place{.person = {}, .bot = wanted.bot};
  const std::string id = opening_for(request);
  auto& table = tables_[id];
  table = std::make_unique<DeviceTable>(id, browser_, name_);
  table->open(tables::Table::open(continued->settings, places, browser_.now(),
                                  [&] { return continued->begun; }));
}

void Desk::record(int request, const std::string& id) {
  visit(id, [this, request](const DeviceTable* table) {
    if (table == nullptr) return browser_.answer(request, not_found, wire::failure("no_table"));
    if (!table->table().ended_after_play())
      return browser_.answer(request, conflict, wire::failure("not_over"));
    browser_.answer(request, ok, table->record());
  });
}

// ---- tables come and go

void Desk::visit(const std::string& id, Found found) {
  if (DeviceTable* const table = here(id)) return found(table);
  const auto [waiting, fresh] = fetching_.try_emplace(id);
  waiting->second.push_back(std::move(found));
  if (fresh) browser_.fetch(id);
}

void Desk::fetched(const std::string& id, const std::vector<KeptRow>& rows) {
  if (DeviceTable* const table = here(id)) {
    if (table->start_again(rows)) tables_.erase(id);
  } else if (!rows.empty()) {
    auto fresh = std::make_unique<DeviceTable>(id, browser_, name_);
    if (!fresh->take_in(rows)) {
      // The page was away: windows and clocks begin anew.
      fresh->wish(tables::Outage{});
      rematch(*tables_.emplace(id, std::move(fresh)).first->second);
    }
  }
  const auto waiting = fetching_.extract(id);
  if (!waiting) return;
  for (const Found& found : waiting.mapped()) found(here(id));
}

void Desk::changed_elsewhere(const std::string& id) {
  if (const DeviceTable* const table = here(id); table != nullptr && table->idle())
    browser_.fetch(id);
}

AnyMove Desk::drawn(const GameApi& game, const AnyState& state) {
  Random random(browser_.random());
  return game.sample(state, random);
}

void Desk::open_as(const std::string& id, const tables::Settings& settings,
                   const tables::Places& places) {
  // A device deals for itself and has nobody to promise anything: nothing is sealed.
  const auto chance = [this](const GameApi& game, const AnyState& state,
                             std::optional<std::uint64_t>) { return drawn(game, state); };
  auto& table = tables_[id];
  table = std::make_unique<DeviceTable>(id, browser_, name_);
  table->open(tables::Table::open(settings, places, browser_.now(), chance));
}

void Desk::kept(const std::string& id, Kept kept) {
  DeviceTable* const table = here(id);
  if (table == nullptr) return;
  const auto opening = opening_.extract(id);
  if (kept == Kept::done) {
    table->kept();
    rematch(*table);
  } else if (opening) {
    // It is there already; whoever wants it fetches it.
    tables_.erase(id);
  } else {
    browser_.fetch(id);
  }
  if (opening) opening.mapped()(kept);
  forget_idle();
}

// The person wants to play again, and there is nobody else to ask.
void Desk::rematch(const DeviceTable& from) {
  const std::string id = rematch_id(from.id());
  if (!from.table().rematch_due() || opening_.contains(id)) return;
  opening_[id] = [this, old = from.id(), id](Kept) {
    if (DeviceTable* const table = here(old)) table->wish(tables::RematchOpened{id});
  };
  tables::Places places = from.table().places();
  for (tables::Place& place : places) {
    if (place.away()) place.person.clear();
  }
  open_as(id, from.table().settings_of_rematch(), places);
}

// A table that nobody looks at waits in the store.
void Desk::forget_idle() {
  std::erase_if(tables_,
                [](const auto& entry) { return !entry.second->watched() && entry.second->idle(); });
}

// ---- time and bots

void Desk::decided(const Asked& asked, const std::optional<AnyMove>& move) {
  if (DeviceTable* const table = here(asked.table)) table->decided(asked, move);
}

std::optional<Time> Desk::next() const {
  std::optional<Time> first;
  for (const auto& [id, table] : tables_) {
    if (const std::optional<Time> next = table->next())
      first = std::min(first.value_or(*next), *next);
  }
  return first;
}

void Desk::tick() {
  for (const auto& [id, table] : tables_) table->tick();
}

}  // namespace hastilude::wasm
