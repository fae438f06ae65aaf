#include "server/hall.h"

#include <algorithm>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time cleaning_pause = 60'000;
constexpr Time kept_after_the_end = 300'000;
constexpr std::size_t most_listed = 100;
constexpr int most_of_mine = 50;
// Tables that wait and that nobody has touched for so long are not offered any more.
constexpr Time offered_for = 2 * 3'600'000;

std::vector<std::string> people_in(const std::vector<store::Row>& rows) {
  std::set<std::string> people;
  for (const store::Row& stored : rows) {
    const Result<tables::Row, Complaint> row = tables::read_row(stored.payload);
    if (!row || row->kind != tables::RowKind::seated || row->lines.empty()) continue;
    if (const auto place = tables::read_place(row->lines.front())) people.insert(place->person);
  }
  return {people.begin(), people.end()};
}

}  // namespace

// A table on its way from the store.
struct Hall::Arrival {
  std::string table;
  std::unique_ptr<Marshal> marshal;
};

// For the tables of one person.
struct Hall::Search {
  std::string person;
  std::deque<std::string> left;
  std::vector<std::string> own;
  std::function<void(std::vector<Marshal*>)> then;
};

Hall::Hall(Means& means) : means_(means) {
  cleaning_ = means_.loop.at(means_.loop.now() + cleaning_pause, [this] { forget_old(); });
}

Hall::~Hall() { means_.loop.cancel(cleaning_); }

// ---- from the store

void Hall::restore(Task then) {
  means_.store.tables(store::Standing::going_on, [this, then = std::move(then)](
                                                     store::Outcome<std::vector<std::string>> ids) {
    if (!ids) log(Level::error, "store", {{"what", ids.error().what}});
    auto left = std::make_shared<std::vector<std::string>>(ids ? *ids : std::vector<std::string>());
    log(Level::info, "restoring", {{"tables", static_cast<std::int64_t>(left->size())}});
    restore_next(left, then);
  });
}

void Hall::restore_next(std::shared_ptr<std::vector<std::string>> left, Task then) {
  if (left->empty()) return then();
  const std::string table = left->back();
  left->pop_back();
  find(table, [this, left, then](Marshal* marshal) {
    // Clocks and windows begin anew; that also sets timers and asks bots.
    if (marshal != nullptr) marshal->wish(tables::Outage{}, [] {});
    means_.loop.post([this, left, then] { restore_next(left, then); });
  });
}

void Hall::find(const std::string& table, Found found) {
  if (const auto marshal = marshals_.find(table); marshal != marshals_.end())
    return found(marshal->second.get());
  const auto [waiting, fresh] = loading_.try_emplace(table);
  waiting->second.push_back(std::move(found));
  // One that is being opened comes by itself.
  if (fresh && !opening_.contains(table)) load(table);
}

void Hall::load(const std::string& table) {
  means_.store.rows(table, 0, [this, table](store::Outcome<std::vector<store::Row>> rows) {
    if (!rows) log(Level::error, "store", {{"what", rows.error().what}});
    if (!rows || rows->empty()) return arrive(table, nullptr);
    auto arrival =
        std::make_shared<Arrival>(Arrival{table, std::make_unique<Marshal>(table, means_)});
    if (const auto wrong = arrival->marshal->ledger().take_in(*rows)) {
      log(Level::error, "table is broken", {{"table", table}, {"what", *wrong}});
      return arrive(table, nullptr);
    }
    learn_people(arrival, people_in(*rows));
  });
}

void Hall::learn_people(std::shared_ptr<Arrival> arrival, std::vector<std::string> people) {
  people.push_back(arrival->marshal->table().settings().host);
  const std::string table = arrival->table;
  means_.store.talk(
      table, most_remarks,
      [this, arrival, people = std::move(people)](store::Outcome<std::vector<store::Remark>> talk) {
        std::vector<std::string> all = people;
        if (talk) {
          for (const store::Remark& remark : *talk) all.push_back(remark.person);
          arrival->marshal->company().talk = *talk;
        }
        means_.people.learn(all, [this, arrival] { learn_company(arrival); });
      });
}

void Hall::learn_company(std::shared_ptr<Arrival> arrival) {
  const std::string table = arrival->table;
  means_.store.admitted(table, [this, arrival](store::Outcome<std::vector<std::string>> admitted) {
    if (admitted) arrival->marshal->company().admitted = {admitted->begin(), admitted->end()};
    means_.store.invitation_to(
        arrival->table, [this, arrival](store::Outcome<std::optional<std::string>> invitation) {
          if (invitation && *invitation) arrival->marshal->company().invitation = **invitation;
          arrive(arrival->table, std::move(arrival->marshal));
        });
  });
}

void Hall::arrive(const std::string& table, std::unique_ptr<Marshal> marshal) {
  // There must not be two of the same; who waits will get the one that is being opened.
  if (opening_.contains(table)) return;
  if (marshal) marshals_.try_emplace(table, std::move(marshal));
  const auto here = marshals_.find(table);
  const auto waiting = loading_.extract(table);
  if (!waiting) return;
  for (const Found& found : waiting.mapped())
    found(here == marshals_.end() ? nullptr : here->second.get());
}

void Hall::forget_old() {
  retired_.clear();
  const Time now = means_.loop.now();
  std::erase_if(marshals_, [now](const auto& entry) {
    const Marshal& marshal = *entry.second;
    return marshal.table().stage() == tables::Stage::over && marshal.idle() &&
           marshal.touched() + kept_after_the_end < now;
  });
  cleaning_ = means_.loop.at(now + cleaning_pause, [this] { forget_old(); });
}

void Hall::visit(const std::string& table, const std::string& person, Found found) {
  find(table, [person, found = std::move(found)](Marshal* marshal) {
    found(marshal != nullptr && marshal->may_come(person) ? marshal : nullptr);
  });
}

// ---- new tables

void Hall::invite(const std::string& table, std::function<void(std::optional<std::string>)> then) {
  std::string invitation = random_word(invitation_bytes);
  means_.store.invite(table, invitation,
                      [invitation, then = std::move(then)](store::Outcome<store::Kept> kept) {
                        if (!kept) log(Level::error, "store", {{"what", kept.error().what}});
                        then(kept ? std::optional(invitation) : std::nullopt);
                      });
}

void Hall::open(const tables::Settings& settings, const tables::Places& places, Opening opening) {
  const std::string table = random_word(id_bytes);
  if (settings.access == tables::Access::open)
    return open_as(table, "", settings, places, std::move(opening));
  invite(table, [this, table, settings, places,
                 opening = std::move(opening)](const std::optional<std::string>& invitation) {
    if (!invitation) return opening({});
    open_as(table, *invitation, settings, places, opening);
  });
}

void Hall::open_as(const std::string& table, const std::string& invitation,
                   const tables::Settings& settings, const tables::Places& places,
                   Opening opening) {
  auto marshal = std::make_unique<Marshal>(table, means_);
  Marshal& fresh = *marshal;
  fresh.company().invitation = invitation;
  opening_[table] = std::move(marshal);
  const std::vector<tables::Row> rows =
      tables::Table::open(settings, places, means_.loop.now(), means_.chance);
  fresh.ledger().open(rows, [this, table, invitation,
                             opening = std::move(opening)](store::Appended appended) {
    auto opened = opening_.extract(table);
    if (appended == store::Appended::done) {
      Marshal& here = *opened.mapped();
      here.admit(here.table().settings().host, [] {});
      log(Level::info, "table opened",
          {{"table", table}, {"game", here.table().settings().game->name}});
      arrive(table, std::move(opened.mapped()));
    } else {
      // The ledger is still in the middle of telling us.
      retired_.push_back(std::move(opened.mapped()));
      if (loading_.contains(table)) load(table);
    }
    const bool there = appended == store::Appended::done || appended == store::Appended::conflict;
    opening(there ? std::optional(Opened{table, invitation}) : std::nullopt);
  });
}

void Hall::rematch(Marshal& marshal, SocketId socket, const std::string& person,
                   const wire::Wished& wished) {
  const std::string table = rematch_id(marshal.id());
  wire::Wished naming = wished;
  naming.what = tables::Rematch{table};
  const bool may = marshal.table().stage() == tables::Stage::over &&
                   marshal.table().rematch().empty() && marshal.table().seat_of(person) != nobody &&
                   !opening_.contains(table);
  // The table itself says what is in the way.
  if (!may) return marshal.wish(socket, person, naming);
  tables::Places places = marshal.table().places();
  for (tables::Place& place : places) {
    if (place.away()) place.person.clear();
  }
  const auto go_on = [this, socket, person, naming, old = marshal.id()](std::optional<Opened>) {
    find(old, [&](Marshal* from) {
      if (from != nullptr) from->wish(socket, person, naming);
    });
  };
  const tables::Settings settings = marshal.table().settings_of_rematch();
  if (settings.access == tables::Access::open) return open_as(table, "", settings, places, go_on);
  invite(table, [this, table, settings, places, go_on](const std::optional<std::string>& invited) {
    open_as(table, invited.value_or(""), settings, places, go_on);
  });
}

void Hall::accept(const std::string& invitation, const std::string& person,
                  std::function<void(std::optional<std::string>)> then) {
  means_.store.invited_to(invitation, [this, person, then = std::move(then)](
                                          store::Outcome<std::optional<std::string>> table) {
    if (!table || !*table) return then({});
    find(**table, [person, then](Marshal* marshal) {
      if (marshal == nullptr) return then({});
      marshal->admit(person, [then, table = marshal->id()] { then(table); });
    });
  });
}

// ---- lists

std::vector<Marshal*> Hall::lobby() const {
  const Time now = means_.loop.now();
  std::vector<Marshal*> offered;
  for (const auto& [id, marshal] : marshals_) {
    const bool open = marshal->table().settings().access == tables::Access::open;
    const tables::Stage stage = marshal->table().stage();
    const bool waits = stage == tables::Stage::waiting && marshal->touched() + offered_for > now;
    const bool watchable = stage == tables::Stage::playing && marshal->watched();
    if (open && (waits || watchable)) offered.push_back(marshal.get());
  }
  std::ranges::sort(offered, [](const Marshal* a, const Marshal* b) {
    const auto rank = [](const Marshal* marshal) {
      return std::pair(marshal->table().stage(), -marshal->touched());
    };
    return rank(a) < rank(b);
  });
  if (offered.size() > most_listed) offered.resize(most_listed);
  return offered;
}

void Hall::mine(const std::string& person, std::function<void(std::vector<Marshal*>)> then) {
  const auto search = std::make_shared<Search>(Search{person, {}, {}, std::move(then)});
  means_.store.tables_of(person, most_of_mine,
                         [this, search](store::Outcome<std::vector<std::string>> tables) {
                           if (tables) search->left = {tables->begin(), tables->end()};
                           go_on(search);
                         });
}

// One after the other, so that a long list does not fill the store's queue.
void Hall::go_on(std::shared_ptr<Search> search) {
  if (search->left.empty()) {
    std::vector<Marshal*> marshals;
    for (const std::string& table : search->own) {
      if (const auto marshal = marshals_.find(table); marshal != marshals_.end())
        marshals.push_back(marshal->second.get());
    }
    return search->then(std::move(marshals));
  }
  const std::string next = search->left.front();
  search->left.pop_front();
  find(next, [this, search](Marshal* marshal) {
    const bool own = marshal != nullptr && (marshal->table().seat_of(search->person) != nobody ||
                                            marshal->table().settings().host == search->person);
    if (own) search->own.push_back(marshal->id());
    go_on(search);
  });
}

int Hall::hosted_by(const std::string& person) const {
  return static_cast<int>(std::ranges::count_if(marshals_, [&](const auto& entry) {
    const tables::Table& table = entry.second->table();
    return table.settings().host == person && table.stage() != tables::Stage::over;
  }));
}

bool Hall::idle() const {
  return opening_.empty() && loading_.empty() &&
         std::ranges::all_of(marshals_,
                             [](const auto& entry) { return entry.second->ledger().idle(); });
}

}  // namespace hastilude::server
