#include "server/hall.h"

#include <algorithm>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

// Why a table was not opened.
constexpr std::string_view try_again = "try_again";
constexpr std::string_view too_many_tables = "too_many_tables";

constexpr Time cleaning_pause = 60'000;
constexpr Time kept_after_use = 300'000;
constexpr Time waking_pause = 30'000;
constexpr Time waking_hurry = 20;
constexpr std::size_t most_woken = 64;
constexpr int most_closed = 10'000;
// Rows that are taken in at once: a long game must not hold up everybody else.
constexpr std::size_t rows_at_once = 50;

}  // namespace

// A table on its way from the store.
struct Hall::Arrival {
  std::string table;
  std::unique_ptr<Marshal> marshal;
  store::Stored stored;
  std::size_t taken = 0;  // rows of it
};

Hall::Hall(Means& means, const Settings& settings) : means_(means), settings_(settings) {
  means_.demand = Demand(settings.bot_threads);
  means_.bots_of_host = Turns(settings.bot_moves);
  means_.bots_of_address = Turns(scaled(settings.bot_moves, settings.crowd));
  means_.most_lines = settings.most_lines;
  means_.rematch = life_.guard([this](const std::string& old) { rematch(old); });
  means_.broken = life_.guard(
      [this](const std::string& table, const std::string& what) { set_aside(table, what); });
  means_.health.tell_recovery(life_.guard([this] { store_recovered(); }));
  cleaning_ = means_.loop.at(means_.loop.now() + cleaning_pause, life_.guard([this] { clean(); }));
}

Hall::~Hall() {
  means_.loop.cancel(cleaning_);
  means_.loop.cancel(waking_);
}

Marshal* Hall::here(const std::string& table) const {
  const auto found = marshals_.find(table);
  return found == marshals_.end() ? nullptr : found->second.get();
}

bool Hall::idle() const {
  return opening_.empty() && loading_.empty() &&
         std::ranges::all_of(marshals_,
                             [](const auto& entry) { return entry.second->ledger().idle(); });
}

// ---- from the store

void Hall::find(const std::string& table, Found found) {
  if (is_broken(table)) return found(nullptr);
  if (Marshal* const marshal = here(table)) return found(marshal);
  const auto [waiting, fresh] = loading_.try_emplace(table);
  waiting->second.push_back(std::move(found));
  // One that is being opened comes by itself.
  if (fresh && !opening_.contains(table)) load(table);
}

void Hall::load(const std::string& table) {
  const auto take = [this, table](const store::Outcome<store::Stored>& stored) {
    if (!stored) return not_loaded(table, stored.error());
    if (stored->end == store::End{}) {
      if (!stored->rows.empty()) set_aside(table, "there are rows of no table");
      return tell_waiting(table);
    }
    take_in(std::make_shared<Arrival>(
        Arrival{table, std::make_unique<Marshal>(table, means_), *stored}));
  };
  means_.store.rows(table, 0, life_.guard(take));
}

// Damaged, or nothing can be read just now.
void Hall::not_loaded(const std::string& table, const store::Trouble& trouble) {
  if (trouble.extent == store::Trouble::Extent::asked) {
    set_aside(table, damage_text(trouble));
  } else {
    means_.health.trouble(trouble);
  }
  tell_waiting(table);
}

void Hall::take_in(std::shared_ptr<Arrival> arrival) {
  Ledger& ledger = arrival->marshal->ledger();
  const std::span<const store::Row> left = std::span(arrival->stored.rows).subspan(arrival->taken);
  const std::span<const store::Row> next = left.first(std::min(left.size(), rows_at_once));
  arrival->taken += next.size();
  std::optional<std::string> wrong = ledger.take_in(next);
  if (!wrong && next.size() < left.size()) {
    means_.loop.at(means_.loop.now(), life_.guard([this, arrival] { take_in(arrival); }));
    return;
  }
  if (!wrong) wrong = ledger.ends_otherwise(arrival->stored.end);
  arrival->stored = {};
  if (wrong) {
    set_aside(arrival->table, *wrong);
    return tell_waiting(arrival->table);
  }
  learn_people(arrival, arrival->marshal->table().people());
}

void Hall::set_aside(const std::string& table, const std::string& what) {
  log(Level::error, "table is broken", {{"table", table}, {"what", what}});
  broken_[table] = {what};
  means_.store.set_aside(table, what, unowned([](const store::Outcome<store::Kept>&) {}));
  const auto remember = [this, table](const store::Outcome<std::vector<std::string>>& people) {
    if (people) broken_[table].people = *people;
  };
  means_.store.admitted(table, life_.guard(remember));
}

// What can be read in part only does not come: whoever was admitted would find the door shut.
void Hall::learn_people(std::shared_ptr<Arrival> arrival, std::vector<std::string> people) {
  const auto hold = [this, arrival](const std::vector<People::Held>& held) {
    arrival->marshal->company().people.insert(held.begin(), held.end());
    learn_company(arrival);
  };
  const auto learn = [this, arrival, people,
                      hold](const store::Outcome<std::vector<store::Remark>>& talk) {
    if (!talk) return not_loaded(arrival->table, talk.error());
    std::vector<std::string> all = people;
    for (const store::Remark& remark : *talk) all.push_back(remark.person);
    arrival->marshal->company().talk = *talk;
    means_.people.learn(all, life_.guard(hold));
  };
  means_.store.talk(arrival->table, most_remarks, life_.guard(learn));
}

void Hall::learn_company(std::shared_ptr<Arrival> arrival) {
  const auto invited = [this,
                        arrival](const store::Outcome<std::optional<std::string>>& invitation) {
    if (!invitation) return not_loaded(arrival->table, invitation.error());
    if (*invitation) arrival->marshal->company().invitation = **invitation;
    arrive(arrival);
  };
  const auto admit = [this, arrival,
                      invited](const store::Outcome<std::vector<std::string>>& admitted) {
    if (!admitted) return not_loaded(arrival->table, admitted.error());
    arrival->marshal->company().admitted = {admitted->begin(), admitted->end()};
    means_.store.invitation_to(arrival->table, life_.guard(invited));
  };
  means_.store.admitted(arrival->table, life_.guard(admit));
}

void Hall::arrive(std::shared_ptr<Arrival> arrival) {
  // There must not be two of the same; who waits will get the one that is being opened.
  if (opening_.contains(arrival->table)) return;
  Marshal& marshal =
      *marshals_.try_emplace(arrival->table, std::move(arrival->marshal)).first->second;
  marshal.take_up(life_.guard([this, table = arrival->table] {
    // The server may have been away when it was to be opened.
    rematch(table);
    tell_waiting(table);
  }));
}

void Hall::tell_waiting(const std::string& table) {
  if (opening_.contains(table)) return;
  const auto waiting = loading_.extract(table);
  if (!waiting) return;
  for (const Found& found : waiting.mapped()) found(here(table));
}

// Nobody could decide anything meanwhile.
void Hall::store_recovered() {
  std::vector<std::string> tables;
  for (const auto& [table, marshal] : marshals_) tables.push_back(table);
  for (const std::string& table : tables) {
    if (Marshal* const marshal = here(table)) marshal->ledger().go_on();
  }
}

// ---- coming and going of tables

void Hall::restore(Later<> then) {
  means_.node.begin({.begun = life_.guard([this] { begun(); }),
                     .interrupted = life_.guard([this] { wake(); }),
                     .heard = life_.guard([this](const news::News& news) { hear(news); })},
                    std::move(then));
  if (means_.node.shares()) look_around();
}

// What could not be read before may have been mended, or a newer program understands it; else it is
// said again that it is broken.
void Hall::look_at_broken() {
  const auto look = [this](const store::Outcome<std::vector<store::Broken>>& broken) {
    const auto left = std::make_shared<std::vector<std::string>>();
    if (broken) {
      for (const store::Broken& one : *broken) left->push_back(one.table);
    }
    const auto go_on = [](Marshal* marshal) {
      if (marshal != nullptr) marshal->take_up_after_outage();
    };
    find_each(left, unowned(go_on), unowned([] {}));
  };
  means_.store.broken(life_.guard(look));
}

void Hall::wake() {
  if (std::exchange(wakes_, true)) return;
  const auto take_up = [this](const store::Outcome<std::vector<std::string>>& tables) {
    if (!tables) means_.health.trouble(tables.error());
    const auto left =
        std::make_shared<std::vector<std::string>>(tables ? *tables : std::vector<std::string>());
    const Time pause = left->size() == most_woken ? waking_hurry : waking_pause;
    const auto again = [this, pause] {
      wakes_ = false;
      means_.loop.cancel(waking_);
      waking_ = means_.loop.at(means_.loop.now() + pause, life_.guard([this] { wake(); }));
    };
    const auto look_after = [](Marshal* marshal) {
      if (marshal != nullptr && !marshal->keeps()) marshal->look_after();
    };
    find_each(left, unowned(look_after), life_.guard(again));
  };
  means_.store.due(means_.loop.now() + 2 * waking_pause, most_woken, life_.guard(take_up));
}

void Hall::find_each(Names left, Found each, Later<> then) {
  if (left->empty()) return then();
  const std::string table = left->back();
  left->pop_back();
  find(table, life_.guard([this, left, each, then](Marshal* marshal) {
    each(marshal);
    means_.loop.at(means_.loop.now(),
                   life_.guard([this, left, each, then] { find_each(left, each, then); }));
  }));
}

void Hall::clean() {
  retired_.clear();
  const Time now = means_.loop.now();
  // However many tables one opens: what the lobby does not show need not stay for its sake.
  const std::vector<Marshal*> listed = lobby();
  const std::set<const Marshal*> shown(listed.begin(), listed.end());
  for (const auto& [table, marshal] : marshals_) {
    const std::optional<Time> due = marshal->due();
    const bool needed = !marshal->idle() || shown.contains(marshal.get()) ||
                        marshal->touched() + kept_after_use > now ||
                        (marshal->keeps() && marshal->watched_anywhere()) ||
                        (marshal->keeps() && due && *due < now + 4 * waking_pause);
    if (!needed) lay_to_rest(*marshal);
  }
  cleaning_ = means_.loop.at(now + cleaning_pause, life_.guard([this] { clean(); }));
}

void Hall::lay_to_rest(const Marshal& marshal) {
  const std::string& table = marshal.id();
  if (is_broken(table)) {
    means_.loop.at(means_.loop.now(), life_.guard([this, table] { marshals_.erase(table); }));
    return;
  }
  if (!means_.health.well()) return;
  const auto forget = [this, table,
                       touched = marshal.touched()](const store::Outcome<store::Kept>& kept) {
    if (!kept) return means_.health.trouble(kept.error());
    Marshal* const still = here(table);
    if (still == nullptr) return;
    // Unless somebody has come meanwhile; nobody keeps it by now.
    if (still->idle() && still->touched() == touched) {
      marshals_.erase(table);
    } else if (means_.node.shares()) {
      still->ask_anew();
    }
  };
  means_.store.rest(table, marshal.ledger().end(), marshal.rest(), life_.guard(forget));
}

void Hall::visit(const std::string& table, const std::string& person, Found found) {
  find(table, life_.guard([this, person, found = std::move(found)](Marshal* marshal) {
    const bool comes = marshal != nullptr && marshal->may_come(person);
    if (marshal == nullptr || comes || !means_.node.shares())
      return found(comes ? marshal : nullptr);
    visit_anew(marshal->id(), person, found);
  }));
}

// ---- new tables

void Hall::open(Order order, Opening opening) {
  if (!means_.health.well()) return opening(try_again);
  order.most_hosted = settings_.most_tables_of_host;
  // The store counts once more when it is laid out; who has too many leaves no invitation behind.
  const auto counted = [this, order, opening](const store::Outcome<std::int64_t>& hosted) {
    if (!hosted) means_.health.trouble(hosted.error());
    if (!hosted) return opening(try_again);
    if (*hosted >= *order.most_hosted) return opening(too_many_tables);
    open_as(random_word(id_bytes), order, opening);
  };
  means_.store.hosted(order.settings.host, life_.guard(counted));
}

// The name is taken first: whoever asks for the same table meanwhile waits for it.
void Hall::open_as(const std::string& table, const Order& order, Opening opening) {
  opening_[table] = std::make_unique<Marshal>(table, means_);
  opening_[table]->opened();
  opening_[table]->company().host = order.settings.host;
  opening_[table]->company().address = order.address;
  if (order.settings.access == tables::Access::open) return lay_out(table, order, opening);
  make_invitation(table, order, opening);
}

void Hall::make_invitation(const std::string& table, const Order& order, Opening opening) {
  const auto tell = [this, table, order, opening](const store::Outcome<std::string>& invitation) {
    if (!invitation) means_.health.trouble(invitation.error());
    if (!invitation) return fail(table, try_again, opening);
    opening_.at(table)->company().invitation = *invitation;
    lay_out(table, order, opening);
  };
  means_.store.invite(table, random_word(invitation_bytes), life_.guard(tell));
}

void Hall::fail(const std::string& table, std::string_view code, const Opening& opening) {
  // Its ledger may be in the middle of telling us.
  retired_.push_back(std::move(opening_.extract(table).mapped()));
  if (loading_.contains(table)) load(table);
  opening(code);
}

void Hall::lay_out(const std::string& table, const Order& order, Opening opening) {
  tables::Decision rows = opening_.at(table)->ledger().first_rows(order.settings, order.places);
  const auto laid = [this, table, opening](const store::Outcome<store::Appended>& appended) {
    opened(table, appended, opening);
  };
  opening_.at(table)->ledger().open(order.settings, std::move(rows), order.most_hosted,
                                    life_.guard(laid));
}

void Hall::opened(const std::string& table, const store::Outcome<store::Appended>& appended,
                  const Opening& opening) {
  if (!appended) return fail(table, try_again, opening);
  if (*appended == store::Appended::full) return fail(table, too_many_tables, opening);
  const std::string invitation = opening_.at(table)->company().invitation;
  // In a conflict somebody else was first, and the table is there.
  if (*appended != store::Appended::done) {
    retired_.push_back(std::move(opening_.extract(table).mapped()));
    if (loading_.contains(table)) load(table);
    return opening(Opened{table, invitation});
  }
  const auto here = marshals_.insert(opening_.extract(table)).position;
  Marshal& marshal = *here->second;
  const tables::Settings& settings = marshal.table().settings();
  log(Level::info, "table opened", {{"table", table}, {"game", settings.game->name}});
  if (settings.access == tables::Access::open) means_.node.tell(news::Open{table});
  tell_waiting(table);
  opening(Opened{table, invitation});
}

// All people of a table that is over want to play again. The new one has the hash of the old one's
// name as its name: however often it is opened, it is there once, and only then it is told of.
void Hall::rematch(const std::string& old) {
  Marshal* const from = here(old);
  const std::string table = rematch_id(old);
  if (from == nullptr || !from->table().rematch_due() || opening_.contains(table)) return;
  Order order{.settings = from->table().settings_of_rematch(),
              .places = from->table().places(),
              .address = from->company().address};
  for (tables::Place& place : order.places) {
    if (place.away()) place.person.clear();
  }
  const auto name = [this, old, table](const Result<Opened, std::string_view>& opened) {
    if (!opened) return means_.health.when_well(life_.guard([this, old] { rematch(old); }));
    if (Marshal* const marshal = here(old))
      marshal->wish(tables::RematchOpened{table}, unowned([] {}));
  };
  open_as(table, order, life_.guard(name));
}

void Hall::accept(const std::string& invitation, const std::string& person, Named then) {
  const auto come = [person, then](Marshal* marshal) {
    if (marshal == nullptr) return then({});
    const std::string table = marshal->id();
    marshal->admit(person, unowned([then, table](bool kept) {
                     then(kept ? std::optional(table) : std::nullopt);
                   }));
  };
  const auto go = [this, then, come](const store::Outcome<std::optional<std::string>>& table) {
    if (!table) means_.health.trouble(table.error());
    if (!table || !*table) return then({});
    find(**table, unowned(come));
  };
  means_.store.invited_to(invitation, life_.guard(go));
}

void Hall::forget_waiting(std::optional<Time> before) {
  std::erase_if(marshals_, [&](const auto& entry) {
    const Marshal& marshal = *entry.second;
    const bool old = before && marshal.table().stage() == tables::Stage::waiting &&
                     marshal.ledger().summary().touched < *before;
    if (!old) return false;
    const bool goes = marshal.idle() && !marshal.watched_anywhere();
    store::Rest rest = marshal.rest();
    if (!goes) rest.summary.touched = means_.loop.now();
    // Where several share the store, what goes must be kept by nobody.
    if (!goes || means_.node.shares())
      means_.store.rest(marshal.id(), marshal.ledger().end(), rest,
                        unowned([](const store::Outcome<store::Kept>&) {}));
    if (!goes && means_.node.shares()) entry.second->ask_anew();
    return goes;
  });
}

void Hall::close_solo(Time before) {
  // The table itself refuses where more than one person plays.
  const auto close = [](Marshal* marshal) {
    const bool playing = marshal != nullptr && marshal->table().stage() == tables::Stage::playing;
    if (playing && !marshal->watched()) marshal->wish(tables::Close{}, unowned([] {}));
  };
  const auto close_all = [this, close](const store::Outcome<std::vector<std::string>>& tables) {
    if (!tables) return means_.health.trouble(tables.error());
    find_each(std::make_shared<std::vector<std::string>>(*tables), unowned(close), unowned([] {}));
  };
  means_.store.stale(before, most_closed, life_.guard(close_all));
}

}  // namespace hastilude::server
