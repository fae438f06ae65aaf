// Lists of tables: the lobby, and those of a person.
#include <algorithm>

#include "server/hall.h"

namespace hastilude::server {
namespace {

constexpr std::size_t most_listed = 100;
constexpr int most_listed_of_host = 3;
constexpr int most_listed_of_address = 20;
constexpr int most_of_mine = 1000;
constexpr std::size_t part_of_mine = 20;
// Tables that wait and that nobody has touched for so long are not offered any more.
constexpr Time offered_for = 2 * 3'600'000;

}  // namespace

// ---- the lobby

void Hall::offer() {
  const auto take_up = [this](const store::Outcome<std::vector<std::string>>& tables) {
    if (tables) {
      for (const std::string& table : *tables) find(table, unowned([](const Marshal*) {}));
    }
    wake();
  };
  means_.store.waiting(means_.loop.now() - offered_for, most_listed, life_.guard(take_up));
}

// However many there are, what the list does not show need not come.
void Hall::hear_open(const std::string& table) {
  if (here(table) == nullptr && lobby().size() < most_listed)
    find(table, unowned([](const Marshal*) {}));
}

bool Hall::is_offered(const Marshal& marshal) const {
  return marshal.table().stage() == tables::Stage::waiting &&
         marshal.table().settings().access == tables::Access::open &&
         marshal.touched() + offered_for > means_.loop.now();
}

std::vector<Marshal*> Hall::lobby() const {
  std::map<std::string, int> of_host;
  std::map<std::string, int> of_address;
  std::vector<Marshal*> shown;
  for (const Offer& offer : means_.offers) {
    if (shown.size() == most_listed) break;
    // One that is just being opened is not here yet.
    Marshal* const marshal = here(std::string(offer.table));
    if (marshal == nullptr || is_broken(marshal->id())) continue;
    if (offer.stage == tables::Stage::waiting && !is_offered(*marshal)) continue;
    if (++of_host[marshal->table().settings().host] > most_listed_of_host) continue;
    // Those of which nobody knows from where they were opened count together: they may be one's.
    if (++of_address[marshal->company().address] > most_listed_of_address) continue;
    shown.push_back(marshal);
  }
  return shown;
}

// ---- of a person

void Hall::mine(const std::string& person, int part, Later<std::vector<Marshal*>> then) {
  const auto list = [this, person, part,
                     then](const store::Outcome<std::vector<store::Entry>>& found) {
    if (!found) means_.health.trouble(found.error());
    std::vector<store::Entry> entries = found ? *found : std::vector<store::Entry>();
    // What is in memory knows better who has to decide.
    for (store::Entry& entry : entries) {
      if (const Marshal* const marshal = here(entry.table)) entry.asked = marshal->has_turn(person);
    }
    std::ranges::stable_sort(entries, {}, [](const store::Entry& entry) {
      return std::pair(!entry.asked, entry.standing == store::Standing::over);
    });
    const std::size_t first =
        std::min(static_cast<std::size_t>(part) * part_of_mine, entries.size());
    const std::size_t last = std::min(first + part_of_mine, entries.size());
    const auto left = std::make_shared<std::vector<std::string>>();
    for (std::size_t i = last; i > first; --i) left->push_back(entries[i - 1].table);
    gather(person, left, then);
  };
  means_.store.tables_of(person, most_of_mine, life_.guard(list));
}

// Those of these tables that are this person's.
void Hall::gather(const std::string& person, Names tables, Later<std::vector<Marshal*>> then) {
  const auto own = std::make_shared<std::vector<std::string>>();
  const auto add = [person, own](const Marshal* marshal) {
    if (marshal != nullptr && marshal->belongs(person)) own->push_back(marshal->id());
  };
  const auto tell = [this, own, then] {
    std::vector<Marshal*> marshals;
    for (const std::string& table : *own) {
      if (Marshal* const marshal = here(table)) marshals.push_back(marshal);
    }
    then(std::move(marshals));
  };
  find_each(tables, unowned(add), life_.guard(tell));
}

std::vector<std::string> Hall::broken_of(const std::string& person) const {
  std::vector<std::string> tables;
  for (const auto& [table, broken] : broken_) {
    if (std::ranges::find(broken.people, person) != broken.people.end()) tables.push_back(table);
  }
  return tables;
}

}  // namespace hastilude::server
