#include "server/memory_store.h"

#include <algorithm>

namespace hastilude::tests {

using namespace store;

Appended MemoryStore::keep(const Batch& batch) {
  const auto found = kept_->tables.find(batch.rows.front().table);
  const End before = found == kept_->tables.end() ? End{} : found->second.end;
  const std::optional<End> end = follow(before, batch.rows);
  if (!end) return Appended::conflict;
  if (batch.most_hosted && batch.rows.front().sequence == 1 &&
      count_hosted(batch.summary.host) >= *batch.most_hosted)
    return Appended::full;
  Shelf& shelf = kept_->tables[batch.rows.front().table];
  shelf.rows.insert(shelf.rows.end(), batch.rows.begin(), batch.rows.end());
  shelf.end = *end;
  shelf.summary = batch.summary;
  const bool stays = batch.node.empty() || kept_->nodes.contains(batch.node);
  const bool left = shelf.due == 1 || (shelf.keeper.empty() && !stays);
  shelf.due = left ? 1 : 0;
  if (!left && shelf.keeper.empty()) shelf.keeper = batch.node;
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
  if (appended && *appended == Appended::conflict) ++conflicts;
  bring_([this, table, then = std::move(then), appended] {
    under_way_.erase(table);
    then(appended);
  });
}

void MemoryStore::rows(std::string table, std::int64_t after, Then<Outcome<Stored>> then) {
  if (is_damaged(table, then)) return;
  Stored stored;
  if (const auto found = kept_->tables.find(table); found != kept_->tables.end()) {
    const Shelf& shelf = found->second;
    stored.end = shelf.end;
    for (const Row& row : shelf.rows) {
      if (row.sequence > after) stored.rows.push_back(row);
    }
  }
  answer(std::move(then), std::move(stored));
}

template <class Holds, class Key>
std::vector<std::string> MemoryStore::select(Holds holds, Key key, int most) const {
  std::vector<std::pair<Time, std::string>> found;
  for (const auto& [table, shelf] : kept_->tables) {
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
  if (const auto found = kept_->tables.find(table); found != kept_->tables.end()) {
    Shelf& shelf = found->second;
    if (shelf.end == end && (shelf.keeper.empty() || shelf.keeper == rest.node)) {
      shelf.keeper.clear();
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

template <class Holds>
void MemoryStore::interrupt(Holds holds) {
  for (auto& [table, shelf] : kept_->tables) {
    if (!shelf.due || !holds(shelf)) continue;
    shelf.due = 1;
    shelf.keeper.clear();
  }
}

void MemoryStore::reached(std::vector<std::string> tables,
                          Then<Outcome<std::vector<Reached>>> then) {
  std::vector<Reached> found;
  for (const std::string& table : tables) {
    const auto shelf = kept_->tables.find(table);
    if (shelf == kept_->tables.end()) continue;
    const auto& talk = kept_->talk[table];
    found.push_back({table, shelf->second.end.sequence, talk.empty() ? 0 : talk.rbegin()->first});
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::stay(std::string node, Time length, Then<Outcome<Stay>> then) {
  if (refused(then)) return;
  if (stays_damaged) return bring_([then] { then(Trouble{"malformed", Trouble::Extent::asked}); });
  const Time now = kept_->clock ? kept_->clock() : 0;
  std::erase_if(kept_->nodes, [&](const auto& entry) {
    return kept_->clock ? entry.second <= now : entry.first != node;
  });
  const bool nobody = kept_->nodes.empty();
  interrupt([&](const Shelf& shelf) {
    return nobody || (!shelf.keeper.empty() && !kept_->nodes.contains(shelf.keeper));
  });
  const bool fresh = kept_->nodes.insert_or_assign(node, now + length).second;
  const bool interrupted =
      std::ranges::any_of(kept_->tables, [](const auto& entry) { return entry.second.due == 1; });
  answer(std::move(then), Stay{.since = fresh ? Stay::Since::now : Stay::Since::before,
                               .interrupted = interrupted,
                               .clock = kept_->clock ? std::optional(now) : std::nullopt});
}

void MemoryStore::part(std::string node, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  interrupt([&](const Shelf& shelf) { return shelf.keeper == node; });
  kept_->nodes.erase(node);
  answer(std::move(then), Kept{});
}

void MemoryStore::claim(std::string table, std::string node, Then<Outcome<Claimed>> then) {
  if (refused(then) || is_damaged(table, then)) return;
  const auto found = kept_->tables.find(table);
  const auto stays = kept_->nodes.find(node);
  const bool gone =
      kept_->clock && (stays == kept_->nodes.end() || stays->second <= kept_->clock());
  if (found == kept_->tables.end() || gone) return answer(std::move(then), Claimed::others);
  Shelf& shelf = found->second;
  if (kept_->clock && !shelf.keeper.empty() && shelf.keeper != node)
    return answer(std::move(then), Claimed::others);
  const Mishap what = mishap();
  const bool interrupted = shelf.due == 1;
  if (what != Mishap::lost) {
    shelf.keeper = node;
    shelf.due = 0;
  }
  if (what != Mishap::none) {
    bring_([then = std::move(then)] { then(Trouble{"the disk is away"}); });
    return;
  }
  answer(std::move(then), interrupted ? Claimed::interrupted : Claimed::ours);
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

std::int64_t MemoryStore::count_hosted(const std::string& person) const {
  return std::ranges::count_if(kept_->tables, [&](const auto& entry) {
    const Shelf& shelf = entry.second;
    return shelf.summary.host == person && shelf.summary.standing != Standing::over &&
           shelf.wrong.empty();
  });
}

void MemoryStore::hosted(std::string person, Then<Outcome<std::int64_t>> then) {
  answer(std::move(then), count_hosted(person));
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
  if (const auto found = kept_->tables.find(table); found != kept_->tables.end()) {
    found->second.wrong = std::move(what);
    found->second.due.reset();
    found->second.keeper.clear();
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::broken(Then<Outcome<std::vector<Broken>>> then) {
  std::vector<Broken> found;
  for (const auto& [table, shelf] : kept_->tables) {
    if (!shelf.wrong.empty()) found.push_back({table, shelf.wrong});
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::prune(Prune prune, Then<Outcome<Pruned>> then) {
  if (refused(then)) return;
  Pruned gone;
  const auto clear = [&](Standing standing, const std::optional<Time>& before) {
    std::int64_t count = 0;
    std::erase_if(kept_->tables, [&](const auto& entry) {
      const Shelf& shelf = entry.second;
      const bool goes = before && shelf.summary.standing == standing &&
                        shelf.summary.touched < *before && shelf.wrong.empty() &&
                        (standing != Standing::waiting || shelf.keeper.empty() || !kept_->clock);
      if (!goes) return false;
      ++count;
      kept_->talk.erase(entry.first);
      kept_->invitations.erase(entry.first);
      for (auto& [person, tables] : kept_->admitted) tables.erase(entry.first);
      return true;
    });
    return count;
  };
  gone.waiting = clear(Standing::waiting, prune.waiting);
  gone.finished = clear(Standing::over, prune.finished);
  for (auto& [table, remarks] : kept_->talk) {
    gone.talk += static_cast<std::int64_t>(std::erase_if(
        remarks, [&](const auto& entry) { return prune.talk && entry.second.time < *prune.talk; }));
  }
  gone.guests = static_cast<std::int64_t>(std::erase_if(kept_->people, [&](const auto& entry) {
    return prune.guests && entry.second.seen < *prune.guests &&
           kept_->admitted[entry.first].empty();
  }));
  std::erase_if(kept_->logins,
                [&](const Login& login) { return !kept_->people.contains(login.person); });
  gone.logins = static_cast<std::int64_t>(std::erase_if(kept_->logins, [&](const Login& login) {
    return prune.logins && std::max(login.since, login.seen) < *prune.logins;
  }));
  answer(std::move(then), gone);
}

void MemoryStore::probe(Time, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  answer(std::move(then), Kept{});
}

void MemoryStore::keep(Person person) {
  const auto found = kept_->people.find(person.id);
  if (found != kept_->people.end()) {
    person.since = found->second.since;
    person.seen = std::max(person.seen, found->second.seen);
  }
  kept_->people[person.id] = std::move(person);
}

void MemoryStore::keep(const Login& login) {
  const auto found = std::ranges::find(kept_->logins, login.token, &Login::token);
  if (found == kept_->logins.end()) {
    kept_->logins.push_back(login);
  } else {
    found->seen = std::max(found->seen, login.seen);
  }
  if (login.seen == 0) return;
  if (const auto person = kept_->people.find(login.person); person != kept_->people.end())
    person->second.seen = std::max(person->second.seen, login.seen);
  std::erase_if(kept_->logins, [&](const Login& other) {
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
  if (const auto login = std::ranges::find(kept_->logins, token, &Login::token);
      login != kept_->logins.end()) {
    if (const auto person = kept_->people.find(login->person); person != kept_->people.end())
      known = Known{person->second, *login};
  }
  answer(std::move(then), known);
}

void MemoryStore::end_logins(std::string person, std::optional<std::string> login,
                             Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  kept_->tickets.end(person, login);
  std::erase_if(kept_->logins, [&](const Login& one) {
    return one.person == person && (!login || one.id == *login);
  });
  answer(std::move(then), Kept{});
}

void MemoryStore::ended_logins(std::vector<std::string> ids,
                               Then<Outcome<std::vector<std::string>>> then) {
  std::erase_if(ids, [this](const std::string& id) {
    return std::ranges::find(kept_->logins, id, &Login::id) != kept_->logins.end();
  });
  answer(std::move(then), std::move(ids));
}

void MemoryStore::people(std::vector<std::string> ids, Then<Outcome<std::vector<Person>>> then) {
  std::vector<Person> found;
  for (const std::string& id : ids) {
    if (const auto person = kept_->people.find(id); person != kept_->people.end())
      found.push_back(person->second);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::keep_ticket(Ticket ticket, Then<Outcome<Kept>> then) {
  if (kept_->clock && refused(then)) return;
  kept_->tickets.keep(ticket);
  bring_([then = std::move(then)] { then(Kept{}); });
}

void MemoryStore::take_ticket(Hash ticket, Time now, Then<Outcome<std::optional<Ticket>>> then) {
  if (kept_->clock && refused(then)) return;
  std::optional<Ticket> taken = kept_->tickets.take(ticket, now);
  // Whoever shares a store cannot know of all logins that have ended.
  const auto is_its = [&taken](const Login& login) {
    return login.person == taken->person && login.id == taken->login;
  };
  if (kept_->clock && taken && std::ranges::none_of(kept_->logins, is_its)) taken.reset();
  bring_([then = std::move(then), taken] { then(taken); });
}

void MemoryStore::erase_person(std::string id, Then<Outcome<Kept>> then) {
  kept_->tickets.end(id, {});
  kept_->people.erase(id);
  std::erase_if(kept_->logins, [&](const Login& login) { return login.person == id; });
  kept_->admitted.erase(id);
  for (auto& [table, remarks] : kept_->talk) {
    std::erase_if(remarks, [&](const auto& entry) { return entry.second.person == id; });
  }
  answer(std::move(then), Kept{});
}

void MemoryStore::admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) {
  if (refused(then)) return;
  kept_->admitted[person].emplace(table, now);
  answer(std::move(then), Kept{});
}

void MemoryStore::admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) {
  std::vector<std::string> found;
  for (const auto& [person, tables] : kept_->admitted) {
    if (tables.contains(table)) found.push_back(person);
  }
  answer(std::move(then), std::move(found));
}

void MemoryStore::tables_of(std::string person, int most, Then<Outcome<std::vector<Entry>>> then) {
  std::vector<Entry> found;
  for (const auto& [table, since] : kept_->admitted[person]) {
    const auto entry = kept_->tables.find(table);
    if (entry == kept_->tables.end() || !entry->second.wrong.empty()) continue;
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

void MemoryStore::invite(std::string table, std::string invitation,
                         Then<Outcome<std::string>> then) {
  if (refused(then)) return;
  answer(std::move(then), kept_->invitations.try_emplace(table, invitation).first->second);
}

void MemoryStore::invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) {
  const auto found = kept_->invitations.find(table);
  answer(std::move(then), found == kept_->invitations.end() ? std::optional<std::string>()
                                                            : std::optional(found->second));
}

void MemoryStore::invited_to(std::string invitation,
                             Then<Outcome<std::optional<std::string>>> then) {
  std::optional<std::string> table;
  for (const auto& [id, text] : kept_->invitations) {
    if (text == invitation) table = id;
  }
  answer(std::move(then), std::move(table));
}

void MemoryStore::say(Remark remark, Then<Outcome<Appended>> then) {
  if (refused(then) || is_damaged(remark.table, then)) return;
  const Mishap what = mishap();
  auto& talk = kept_->talk[remark.table];
  const bool said = std::ranges::any_of(talk, [&](const auto& entry) {
    const Remark& other = entry.second;
    return other.id > remark.id - lately && other.person == remark.person &&
           other.wish == remark.wish && !remark.wish.empty();
  });
  const bool taken = said || talk.contains(remark.id);
  if (what != Mishap::lost && !taken) talk.emplace(remark.id, remark);
  if (what != Mishap::none) {
    bring_([then = std::move(then)] { then(Trouble{"the disk is away"}); });
    return;
  }
  answer(std::move(then), taken ? Appended::conflict : Appended::done);
}

void MemoryStore::talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) {
  if (is_damaged(table, then)) return;
  std::vector<Remark> found;
  for (const auto& [id, remark] : kept_->talk[table]) found.push_back(remark);
  if (const auto size = static_cast<int>(found.size()); size > most) {
    found.erase(found.begin(), found.begin() + (size - most));
  }
  answer(std::move(then), std::move(found));
}

}  // namespace hastilude::tests
