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
  shelf.summary = batch.summary;
  shelf.due = 0;
  shelf.wrong.clear();
  return Appended::done;
}

void MemoryStore::append(Batch batch, Then<Outcome<Appended>> then) {
  const std::string table = batch.rows.front().table;
  if (refused(then) || is_damaged(table, then)) return;
  if (!under_way_.insert(table).second) return answer(std::move(then), Appended::busy);
  const Mishap what = mishap();
  Outcome<Appended> appended = Trouble{"the disk is away"};
  if (what == Mishap::none) appended = keep(batch);
  if (what == Mishap::unsaid) keep(batch);
  bring_([this, table, then = std::move(then), appended] {
    under_way_.erase(table);
    then(appended);
  });
}

void MemoryStore::rows(std::string table, std::int64_t after, Then<Outcome<Stored>> then) {
  if (is_damaged(table, then)) return;
  Stored stored;
  if (const auto found = shelves_.find(table); found != shelves_.end()) {
    const Shelf& shelf = found->second;
    stored.end = shelf.end;
    stored.interrupted = shelf.due == 1;
    for (const Row& row : shelf.rows) {
      if (row.sequence > after) stored.rows.push_back(row);
    }
  }
  answer(std::move(then), std::move(stored));
}

template <class Holds, class Key>
std::vector<std::string> MemoryStore::select(Holds holds, Key key, int most) const {
  std::vector<std::pair<Time, std::string>> found;
  for (const auto& [table, shelf] : shelves_) {
    if (holds(shelf)) found.emplace_back(key(shelf), table);
  }
  std::ranges::sort(found);
  std::vector<std::string> tables;
  for (const auto& [order, table] : found) {
    if (static_cast<int>(tables.size()) < most) tables.push_back(table);
  }
  return tables;
}

void MemoryStore::tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) {
  const auto holds = [&](const Shelf& shelf) { return shelf.summary.standing == standing; };
  answer(std::move(then), select(
                              holds, [](const Shelf&) { return 0; }, 1'000'000));
}

void MemoryStore::rest(std::string table, End end, Rest rest, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  if (const auto found = shelves_.find(table); found != shelves_.end()) {
    Shelf& shelf = found->second;
    if (shelf.end == end) {
      shelf.due = rest.due ? std::optional(std::max<Time>(2, *rest.due)) : std::nullopt;
      shelf.asked = rest.asked;
      shelf.summary = rest.summary;
      shelf.wrong.clear();
    }
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::due(Time before, int most, Then<Outcome<std::vector<std::string>>> then) {
  const auto holds = [&](const Shelf& shelf) {
    return shelf.due && *shelf.due > 0 && *shelf.due < before;
  };
  answer(std::move(then), select(
                              holds, [](const Shelf& shelf) { return *shelf.due; }, most));
}

void MemoryStore::interrupt(Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  for (auto& [table, shelf] : shelves_) {
    if (shelf.due) shelf.due = 1;
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::waiting(Time since, int most, Then<Outcome<std::vector<std::string>>> then) {
  const auto holds = [&](const Shelf& shelf) {
    return shelf.summary.standing == Standing::waiting && shelf.summary.open &&
           shelf.summary.touched >= since && shelf.wrong.empty();
  };
  answer(std::move(then),
         select(
             holds, [](const Shelf& shelf) { return -shelf.summary.touched; }, most));
}

void MemoryStore::hosted(std::string person, Then<Outcome<std::int64_t>> then) {
  const auto count = std::ranges::count_if(shelves_, [&](const auto& entry) {
    const Shelf& shelf = entry.second;
    return shelf.summary.host == person && shelf.summary.standing != Standing::over &&
           shelf.wrong.empty();
  });
  answer(std::move(then), std::int64_t{count});
}

void MemoryStore::stale(Time since, int most, Then<Outcome<std::vector<std::string>>> then) {
  const auto holds = [&](const Shelf& shelf) {
    return shelf.summary.standing != Standing::over && shelf.summary.touched < since &&
           shelf.wrong.empty();
  };
  answer(std::move(then),
         select(
             holds, [](const Shelf& shelf) { return shelf.summary.touched; }, most));
}

void MemoryStore::set_aside(std::string table, std::string what, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  if (const auto found = shelves_.find(table); found != shelves_.end()) {
    found->second.wrong = std::move(what);
    found->second.due.reset();
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::broken(Then<Outcome<std::vector<Broken>>> then) {
  std::vector<Broken> found;
  for (const auto& [table, shelf] : shelves_) {
    if (!shelf.wrong.empty()) found.push_back({table, shelf.wrong});
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::prune(Prune prune, Then<Outcome<Pruned>> then) {
  if (refused(then)) return;
  Pruned gone;
  const auto clear = [&](Standing standing, const std::optional<Time>& before) {
    std::int64_t count = 0;
    std::erase_if(shelves_, [&](const auto& entry) {
      const Shelf& shelf = entry.second;
      const bool goes = before && shelf.summary.standing == standing &&
                        shelf.summary.touched < *before && shelf.wrong.empty();
      if (!goes) return false;
      ++count;
      talk_.erase(entry.first);
      invitations_.erase(entry.first);
      for (auto& [person, tables] : admitted_) tables.erase(entry.first);
      return true;
    });
    return count;
  };
  gone.waiting = clear(Standing::waiting, prune.waiting);
  gone.finished = clear(Standing::over, prune.finished);
  for (auto& [table, remarks] : talk_) {
    gone.talk += static_cast<std::int64_t>(std::erase_if(
        remarks, [&](const auto& entry) { return prune.talk && entry.second.time < *prune.talk; }));
  }
  gone.guests = static_cast<std::int64_t>(std::erase_if(people_, [&](const auto& entry) {
    return prune.guests && entry.second.seen < *prune.guests && admitted_[entry.first].empty();
  }));
  std::erase_if(logins_, [&](const Login& login) { return !people_.contains(login.person); });
  gone.logins = static_cast<std::int64_t>(std::erase_if(logins_, [&](const Login& login) {
    return prune.logins && std::max(login.since, login.seen) < *prune.logins;
  }));
  answer(std::move(then), gone);
}

void MemoryStore::probe(Time, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  answer(std::move(then), Kept{});
}

void MemoryStore::keep(Person person) {
  const auto found = people_.find(person.id);
  if (found != people_.end()) {
    person.since = found->second.since;
    person.seen = std::max(person.seen, found->second.seen);
  }
  people_[person.id] = std::move(person);
}

void MemoryStore::keep(const Login& login) {
  const auto found = std::ranges::find(logins_, login.token, &Login::token);
  if (found == logins_.end()) {
    logins_.push_back(login);
  } else {
    found->seen = std::max(found->seen, login.seen);
  }
  if (login.seen == 0) return;
  if (const auto person = people_.find(login.person); person != people_.end())
    person->second.seen = std::max(person->second.seen, login.seen);
  std::erase_if(logins_, [&](const Login& other) {
    return other.person == login.person && other.id == login.id &&
           other.since < login.since - login_overlap;
  });
}

void MemoryStore::keep_person(Person person, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  keep(std::move(person));
  answer(std::move(then), Kept{});
}

void MemoryStore::welcome(Person person, Login login, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  keep(std::move(person));
  keep(login);
  answer(std::move(then), Kept{});
}

void MemoryStore::keep_login(Login login, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  keep(login);
  answer(std::move(then), Kept{});
}

void MemoryStore::known_by(Hash token, Then<Outcome<std::optional<Known>>> then) {
  std::optional<Known> known;
  if (const auto login = std::ranges::find(logins_, token, &Login::token); login != logins_.end()) {
    if (const auto person = people_.find(login->person); person != people_.end())
      known = Known{person->second, *login};
  }
  answer(std::move(then), known);
}

void MemoryStore::end_logins(std::string person, std::optional<std::string> login,
                             Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  std::erase_if(logins_, [&](const Login& one) {
    return one.person == person && (!login || one.id == *login);
  });
  answer(std::move(then), Kept{});
}

void MemoryStore::people(std::vector<std::string> ids, Then<Outcome<std::vector<Person>>> then) {
  std::vector<Person> found;
  for (const std::string& id : ids) {
    if (const auto person = people_.find(id); person != people_.end())
      found.push_back(person->second);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::erase_person(std::string id, Then<Outcome<Kept>> then) {
  people_.erase(id);
  std::erase_if(logins_, [&](const Login& login) { return login.person == id; });
  admitted_.erase(id);
  for (auto& [table, remarks] : talk_) {
    std::erase_if(remarks, [&](const auto& entry) { return entry.second.person == id; });
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
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

void MemoryStore::tables_of(std::string person, int most, Then<Outcome<std::vector<Entry>>> then) {
  std::vector<Entry> found;
  for (const auto& [table, since] : admitted_[person]) {
    const auto entry = shelves_.find(table);
    if (entry == shelves_.end() || !entry->second.wrong.empty()) continue;
    const Shelf& shelf = entry->second;
    found.push_back({.table = table,
                     .standing = shelf.summary.standing,
                     .touched = shelf.summary.touched,
                     .asked = std::ranges::find(shelf.asked, person) != shelf.asked.end()});
  }
  std::ranges::sort(found, {}, [](const Entry& entry) {
    return std::tuple(!entry.asked, entry.standing == Standing::over, -entry.touched, entry.table);
  });
  if (static_cast<int>(found.size()) > most) found.resize(static_cast<std::size_t>(most));
  answer(std::move(then), std::move(found));
}

void MemoryStore::invite(std::string table, std::string invitation, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
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
  if (refused(then) || is_damaged(remark.table, then)) return;
  const Mishap what = mishap();
  const std::int64_t id = remark.id;
  const bool taken = what != Mishap::lost && !talk_[remark.table].emplace(id, remark).second;
  if (taken || what != Mishap::none) {
    const char* const why = taken ? "this number is taken" : "the disk is away";
    bring_([then = std::move(then), why] { then(Trouble{why}); });
    return;
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) {
  if (is_damaged(table, then)) return;
  std::vector<Remark> found;
  for (const auto& [id, remark] : talk_[table]) found.push_back(remark);
  if (const auto size = static_cast<int>(found.size()); size > most) {
    found.erase(found.begin(), found.begin() + (size - most));
  }
  answer(std::move(then), std::move(found));
}

}  // namespace hastilude::tests
