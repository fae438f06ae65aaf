#include "server/memory_store.h"

#include <algorithm>

namespace hastilude::tests {

using namespace store;

Appended MemoryStore::keep(const Batch& batch) {
  const auto found = shelves_.find(batch.rows.front().table);
  const End before = found == shelves_.end() ? End{} : found->second.end;
  const std::optional<End> end = follow(before, batch.rows);
  if (!end) return Appended::conflict;
  Shelf& shelf = shelves_[batch.rows.front().table];
  shelf.rows.insert(shelf.rows.end(), batch.rows.begin(), batch.rows.end());
  shelf.end = *end;
  shelf.standing = batch.standing;
  return Appended::done;
}

void MemoryStore::append(Batch batch, Then<Appended> then) {
  const std::string table = batch.rows.front().table;
  if (!under_way_.insert(table).second) {
    bring_([then = std::move(then)] { then(Appended::busy); });
    return;
  }
  const Mishap what = mishap();
  Appended appended = what == Mishap::lost ? Appended::unknown : keep(batch);
  if (what == Mishap::unsaid) appended = Appended::unknown;
  bring_([this, table, then = std::move(then), appended] {
    under_way_.erase(table);
    then(appended);
  });
}

void MemoryStore::rows(std::string table, std::int64_t after,
                       Then<Outcome<std::vector<Row>>> then) {
  std::vector<Row> found;
  if (const auto shelf = shelves_.find(table); shelf != shelves_.end()) {
    for (const Row& row : shelf->second.rows) {
      if (row.sequence > after) found.push_back(row);
    }
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) {
  std::vector<std::string> found;
  for (const auto& [table, shelf] : shelves_) {
    if (shelf.standing == standing) found.push_back(table);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::keep_person(Person person, Then<Outcome<Kept>> then) {
  const auto found = people_.find(person.id);
  if (found != people_.end()) person.since = found->second.since;
  people_[person.id] = std::move(person);
  answer(std::move(then), Kept{});
}

void MemoryStore::person(std::string id, Then<Outcome<std::optional<Person>>> then) {
  const auto found = people_.find(id);
  answer(std::move(then),
         found == people_.end() ? std::optional<Person>() : std::optional(found->second));
}

void MemoryStore::person_with(Hash token, Then<Outcome<std::optional<Person>>> then) {
  const auto found =
      std::ranges::find_if(people_, [&](const auto& entry) { return entry.second.token == token; });
  answer(std::move(then),
         found == people_.end() ? std::optional<Person>() : std::optional(found->second));
}

void MemoryStore::erase_person(std::string id, Then<Outcome<Kept>> then) {
  people_.erase(id);
  admitted_.erase(id);
  for (auto& [table, remarks] : talk_) {
    std::erase_if(remarks, [&](const auto& entry) { return entry.second.person == id; });
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) {
  admitted_[person].emplace(table, now);
  answer(std::move(then), Kept{});
}

void MemoryStore::admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) {
  std::vector<std::string> found;
  for (const auto& [person, tables] : admitted_) {
    if (tables.contains(table)) found.push_back(person);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::tables_of(std::string person, int most,
                            Then<Outcome<std::vector<std::string>>> then) {
  std::vector<std::pair<Time, std::string>> tables;
  for (const auto& [table, since] : admitted_[person]) tables.emplace_back(-since, table);
  std::ranges::sort(tables);
  std::vector<std::string> found;
  for (const auto& [since, table] : tables) {
    if (static_cast<int>(found.size()) < most) found.push_back(table);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::invite(std::string table, std::string invitation, Then<Outcome<Kept>> then) {
  invitations_[table] = std::move(invitation);
  answer(std::move(then), Kept{});
}

void MemoryStore::invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) {
  const auto found = invitations_.find(table);
  answer(std::move(then),
         found == invitations_.end() ? std::optional<std::string>() : std::optional(found->second));
}

void MemoryStore::invited_to(std::string invitation,
                             Then<Outcome<std::optional<std::string>>> then) {
  std::optional<std::string> table;
  for (const auto& [id, text] : invitations_) {
    if (text == invitation) table = id;
  }
  answer(std::move(then), std::move(table));
}

void MemoryStore::say(Remark remark, Then<Outcome<Kept>> then) {
  const std::int64_t id = remark.id;
  if (!talk_[remark.table].emplace(id, remark).second) {
    bring_([then = std::move(then)] { then(Trouble{"this number is taken"}); });
    return;
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) {
  std::vector<Remark> found;
  for (const auto& [id, remark] : talk_[table]) found.push_back(remark);
  if (const auto size = static_cast<int>(found.size()); size > most) {
    found.erase(found.begin(), found.begin() + (size - most));
  }
  answer(std::move(then), std::move(found));
}

}  // namespace hastilude::tests
