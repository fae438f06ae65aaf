#include "server/hall.h"

#include <algorithm>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr Time cleaning_pause = 60'000;
constexpr Time rematch_pause = 1000;
constexpr Time kept_after_the_end = 300'000;
constexpr std::size_t most_listed = 100;
constexpr int most_of_mine = 50;
// Tables that wait and that nobody has touched for so long are not offered any more.
constexpr Time offered_for = 2 * 3'600'000;

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
  Later<std::vector<Marshal*>> then;
};

Hall::Hall(Means& means) : means_(means) {
  means_.rematch = life_.guard([this](const std::string& old) { rematch(old); });
  cleaning_ =
      means_.loop.at(means_.loop.now() + cleaning_pause, life_.guard([this] { forget_old(); }));
}

Hall::~Hall() { means_.loop.cancel(cleaning_); }

Marshal* Hall::here(const std::string& table) const {
  const auto found = marshals_.find(table);
  return found == marshals_.end() ? nullptr : found->second.get();
}

// ---- from the store

void Hall::restore(Later<> then) {
  means_.store.tables(
      store::Standing::going_on,
      life_.guard([this, then = std::move(then)](store::Outcome<std::vector<std::string>> ids) {
        if (!ids) log(Level::error, "store", {{"what", ids.error().what}});
        auto left =
            std::make_shared<std::vector<std::string>>(ids ? *ids : std::vector<std::string>());
        log(Level::info, "restoring", {{"tables", static_cast<std::int64_t>(left->size())}});
        restore_next(left, then);
      }));
}

void Hall::restore_next(std::shared_ptr<std::vector<std::string>> left, Later<> then) {
  if (left->empty()) return then();
  const std::string table = left->back();
  left->pop_back();
  find(table, life_.guard([this, left, then](Marshal* marshal) {
    // Clocks and windows begin anew; that also sets timers and asks bots.
    if (marshal != nullptr) marshal->wish(tables::Outage{}, unowned([] {}));
    const auto go_on = [this, left, then] { restore_next(left, then); };
    means_.loop.at(means_.loop.now(), life_.guard(go_on));
  }));
}

void Hall::find(const std::string& table, Found found) {
  if (Marshal* const marshal = here(table)) return found(marshal);
  const auto [waiting, fresh] = loading_.try_emplace(table);
  waiting->second.push_back(std::move(found));
  // One that is being opened comes by itself.
  if (fresh && !opening_.contains(table)) load(table);
}

void Hall::load(const std::string& table) {
  means_.store.rows(
      table, 0, life_.guard([this, table](const store::Outcome<std::vector<store::Row>>& rows) {
        if (!rows) log(Level::error, "store", {{"what", rows.error().what}});
        if (!rows || rows->empty()) return arrive(table, nullptr);
        auto arrival =
            std::make_shared<Arrival>(Arrival{table, std::make_unique<Marshal>(table, means_)});
        if (const auto wrong = arrival->marshal->ledger().take_in(*rows)) {
          log(Level::error, "table is broken", {{"table", table}, {"what", *wrong}});
          return arrive(table, nullptr);
        }
        learn_people(arrival, arrival->marshal->table().people());
      }));
}

void Hall::learn_people(std::shared_ptr<Arrival> arrival, std::vector<std::string> people) {
  const auto learn = [this, arrival,
                      people](const store::Outcome<std::vector<store::Remark>>& talk) {
    std::vector<std::string> all = people;
    if (talk) {
      for (const store::Remark& remark : *talk) all.push_back(remark.person);
      arrival->marshal->company().talk = *talk;
    }
    means_.people.learn(all, life_.guard([this, arrival] { learn_company(arrival); }));
  };
  means_.store.talk(arrival->table, most_remarks, life_.guard(learn));
}

void Hall::learn_company(std::shared_ptr<Arrival> arrival) {
  const auto invited = [this,
                        arrival](const store::Outcome<std::optional<std::string>>& invitation) {
    if (invitation && *invitation) arrival->marshal->company().invitation = **invitation;
    arrive(arrival->table, std::move(arrival->marshal));
  };
  const auto admit = [this, arrival,
                      invited](const store::Outcome<std::vector<std::string>>& admitted) {
    if (admitted) arrival->marshal->company().admitted = {admitted->begin(), admitted->end()};
    means_.store.invitation_to(arrival->table, life_.guard(invited));
  };
  means_.store.admitted(arrival->table, life_.guard(admit));
}

void Hall::arrive(const std::string& table, std::unique_ptr<Marshal> marshal) {
  // There must not be two of the same; who waits will get the one that is being opened.
  if (opening_.contains(table)) return;
  if (marshal) marshals_.try_emplace(table, std::move(marshal));
  // The server may have been away when it was to be opened.
  rematch(table);
  const auto waiting = loading_.extract(table);
  if (!waiting) return;
  for (const Found& found : waiting.mapped()) found(here(table));
}

void Hall::forget_old() {
  retired_.clear();
  const Time now = means_.loop.now();
  std::erase_if(marshals_, [now](const auto& entry) {
    const Marshal& marshal = *entry.second;
    return marshal.table().stage() >= tables::Stage::over && marshal.idle() &&
           marshal.touched() + kept_after_the_end < now;
  });
  cleaning_ = means_.loop.at(now + cleaning_pause, life_.guard([this] { forget_old(); }));
}

void Hall::visit(const std::string& table, const std::string& person, Found found) {
  find(table, unowned([person, found = std::move(found)](Marshal* marshal) {
         found(marshal != nullptr && marshal->may_come(person) ? marshal : nullptr);
       }));
}

// ---- new tables

void Hall::invite(const std::string& table, Named then) {
  std::string invitation = random_word(invitation_bytes);
  means_.store.invite(
      table, invitation,
      unowned([invitation, then = std::move(then)](const store::Outcome<store::Kept>& kept) {
        if (!kept) log(Level::error, "store", {{"what", kept.error().what}});
        then(kept ? std::optional(invitation) : std::nullopt);
      }));
}

void Hall::open(const tables::Settings& settings, const tables::Places& places, Opening opening) {
  open_as(random_word(id_bytes), settings, places, std::move(opening));
}

// The name is taken first: whoever asks for the same table meanwhile waits for it.
void Hall::open_as(const std::string& table, const tables::Settings& settings,
                   const tables::Places& places, Opening opening) {
  opening_[table] = std::make_unique<Marshal>(table, means_);
  const tables::Decision rows =
      tables::Table::open(settings, places, means_.loop.now(), means_.chance);
  if (settings.access == tables::Access::open) return lay_out(table, rows, std::move(opening));
  invite(table, life_.guard([this, table, rows, opening = std::move(opening)](
                                const std::optional<std::string>& invitation) {
    if (!invitation) return opened(table, store::Appended::unknown, opening);
    opening_.at(table)->company().invitation = *invitation;
    lay_out(table, rows, opening);
  }));
}

void Hall::lay_out(const std::string& table, const tables::Decision& rows, Opening opening) {
  opening_.at(table)->ledger().open(
      rows, life_.guard([this, table, opening = std::move(opening)](store::Appended appended) {
        opened(table, appended, opening);
      }));
}

void Hall::opened(const std::string& table, store::Appended appended, const Opening& opening) {
  std::unique_ptr<Marshal> marshal = std::move(opening_.extract(table).mapped());
  const std::string invitation = marshal->company().invitation;
  if (appended == store::Appended::done) {
    const tables::Settings& settings = marshal->table().settings();
    marshal->admit(settings.host, unowned([] {}));
    log(Level::info, "table opened", {{"table", table}, {"game", settings.game->name}});
    arrive(table, std::move(marshal));
  } else {
    // Its ledger may be in the middle of telling us.
    retired_.push_back(std::move(marshal));
    if (loading_.contains(table)) load(table);
  }
  const bool there = appended == store::Appended::done || appended == store::Appended::conflict;
  opening(there ? std::optional(Opened{table, invitation}) : std::nullopt);
}

// All people of a table that is over want to play again. The new one has the hash of the old one's
// name as its name: however often it is opened, it is there once, and only then it is told of.
void Hall::rematch(const std::string& old) {
  const Marshal* const from = here(old);
  const std::string table = rematch_id(old);
  if (from == nullptr || !from->table().rematch_due() || opening_.contains(table)) return;
  tables::Places places = from->table().places();
  for (tables::Place& place : places) {
    if (place.away()) place.person.clear();
  }
  const auto name = [this, old, table](const std::optional<Opened>& opened) {
    if (!opened) {
      means_.loop.at(means_.loop.now() + rematch_pause, life_.guard([this, old] { rematch(old); }));
    } else if (Marshal* const marshal = here(old)) {
      marshal->wish(tables::RematchOpened{table}, unowned([] {}));
    }
  };
  open_as(table, from->table().settings_of_rematch(), places, life_.guard(name));
}

void Hall::accept(const std::string& invitation, const std::string& person, Named then) {
  const auto come = [person, then](Marshal* marshal) {
    if (marshal == nullptr) return then({});
    marshal->admit(person, unowned([then, table = marshal->id()] { then(table); }));
  };
  const auto go = [this, then, come](const store::Outcome<std::optional<std::string>>& table) {
    if (!table || !*table) return then({});
    find(**table, unowned(come));
  };
  means_.store.invited_to(invitation, life_.guard(go));
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

void Hall::mine(const std::string& person, Later<std::vector<Marshal*>> then) {
  const auto search = std::make_shared<Search>(Search{person, {}, {}, std::move(then)});
  means_.store.tables_of(
      person, most_of_mine,
      life_.guard([this, search](const store::Outcome<std::vector<std::string>>& tables) {
        if (tables) search->left = {tables->begin(), tables->end()};
        go_on(search);
      }));
}

// One after the other, so that a long list does not fill the store's queue.
void Hall::go_on(std::shared_ptr<Search> search) {
  if (search->left.empty()) {
    std::vector<Marshal*> marshals;
    for (const std::string& table : search->own) {
      if (Marshal* const marshal = here(table)) marshals.push_back(marshal);
    }
    return search->then(std::move(marshals));
  }
  const std::string next = search->left.front();
  search->left.pop_front();
  find(next, life_.guard([this, search](const Marshal* marshal) {
    const bool own = marshal != nullptr && (marshal->table().seat_of(search->person) != nobody ||
                                            marshal->table().settings().host == search->person);
    if (own) search->own.push_back(marshal->id());
    go_on(search);
  }));
}

int Hall::hosted_by(const std::string& person) const {
  return static_cast<int>(std::ranges::count_if(marshals_, [&](const auto& entry) {
    const tables::Table& table = entry.second->table();
    return table.settings().host == person && table.stage() < tables::Stage::over;
  }));
}

bool Hall::idle() const {
  return opening_.empty() && loading_.empty() &&
         std::ranges::all_of(marshals_,
                             [](const auto& entry) { return entry.second->ledger().idle(); });
}

}  // namespace hastilude::server
