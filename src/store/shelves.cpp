#include "store/shelves.h"

#include <algorithm>

namespace hastilude::store {
namespace {

std::span<const std::uint8_t> bytes_of(const Hash& hash) { return hash.bytes; }

Hash hash_in(const Statement& statement, int column) {
  const std::span<const std::uint8_t> bytes = statement.bytes(column);
  Hash hash;
  if (bytes.size() != hash.bytes.size()) throw DamageError("a stored hash has the wrong length");
  std::ranges::copy(bytes, hash.bytes.begin());
  return hash;
}

std::vector<std::string> texts(Statement& statement) {
  std::vector<std::string> found;
  while (statement.step()) found.push_back(statement.text(0));
  return found;
}

std::optional<std::string> one_text(Statement& statement) {
  std::vector<std::string> found = texts(statement);
  if (found.empty()) return {};
  return std::move(found.front());
}

Person person_in(const Statement& statement) {
  return {.id = statement.text(0),
          .name = statement.text(1),
          .since = statement.number(2),
          .seen = statement.number(3)};
}

}  // namespace

Shelves::Shelves(Database& database)
    : database_(database),
      find_end_(database, "SELECT last, hash FROM tables WHERE id = ?"),
      set_end_(database,
               "INSERT INTO tables (id, standing, last, hash, open, host, touched, due) VALUES "
               "(?1, ?2, ?3, ?4, ?5, ?6, ?7, 0) ON CONFLICT (id) DO UPDATE SET standing = ?2, "
               "last = ?3, hash = ?4, open = ?5, host = ?6, touched = ?7, wrong = NULL, "
               "due = CASE WHEN due = 1 THEN 1 ELSE 0 END"),
      is_same_(database,
               "SELECT 1 FROM tables WHERE id = ? AND standing = ? AND open = ? AND host = ? AND "
               "due IN (0, 1) AND wrong IS NULL"),
      step_end_(database, "UPDATE tables SET last = ?, hash = ?, touched = ? WHERE id = ?"),
      insert_row_(database,
                  "INSERT INTO rows (table_id, sequence, format, before, payload, time) VALUES (?, "
                  "?, ?, ?, ?, ?)"),
      read_rows_(database,
                 "SELECT sequence, format, before, payload, time FROM rows WHERE table_id = ? AND "
                 "sequence > ? ORDER BY sequence"),
      list_tables_(database, "SELECT id FROM tables WHERE standing = ? ORDER BY id"),
      interrupt_(database, "UPDATE tables SET due = 1 WHERE due IS NOT NULL AND due <> 1"),
      are_interrupted_(database, "SELECT 1 FROM tables WHERE due = 1 LIMIT 1"),
      part_(database, "UPDATE tables SET due = 1 WHERE due = 0"),
      find_due_(database, "SELECT due IS 1, due IS NULL OR due > 0 FROM tables WHERE id = ?"),
      wake_up_(database, "UPDATE tables SET due = 0 WHERE id = ?"),
      last_remark_(database, "SELECT coalesce(max(id), 0) FROM talk WHERE table_id = ?"),
      rest_(database,
            "UPDATE tables SET due = ?, asked = ?, standing = ?, open = ?, host = ?, touched = ?, "
            "wrong = NULL WHERE id = ? AND last = ? AND hash = ?"),
      due_(database, "SELECT id FROM tables WHERE due > 0 AND due < ? ORDER BY due LIMIT ?"),
      waiting_(database,
               "SELECT id FROM tables WHERE standing = 2 AND open = 1 AND touched >= ? AND wrong "
               "IS NULL ORDER BY touched DESC LIMIT ?"),
      hosted_(
          database,
          "SELECT count(*) FROM tables WHERE host = ? AND standing IN (0, 2) AND wrong IS NULL"),
      stale_(database,
             "SELECT id FROM tables WHERE standing IN (0, 2) AND touched < ? AND wrong IS NULL "
             "ORDER BY touched LIMIT ?"),
      set_aside_(database, "UPDATE tables SET wrong = ?, due = NULL WHERE id = ?"),
      broken_(database, "SELECT id, wrong FROM tables WHERE wrong IS NOT NULL ORDER BY id"),
      probe_(database,
             "INSERT INTO probe (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = ?1"),
      keep_person_(database,
                   "INSERT INTO people (id, name, since, seen) VALUES (?1, ?2, ?3, ?4) "
                   "ON CONFLICT (id) DO UPDATE SET name = ?2, seen = max(seen, ?4)"),
      find_person_(database, "SELECT id, name, since, seen FROM people WHERE id = ?"),
      keep_login_(database,
                  "INSERT INTO logins (token, id, person, since, seen) VALUES (?1, ?2, ?3, ?4, ?5) "
                  "ON CONFLICT (token) DO UPDATE SET seen = max(seen, ?5)"),
      note_visit_(database, "UPDATE people SET seen = max(seen, ?2) WHERE id = ?1"),
      end_older_(database, "DELETE FROM logins WHERE person = ? AND id = ? AND since < ?"),
      find_token_(database,
                  "SELECT people.id, name, people.since, people.seen, logins.id, logins.since, "
                  "logins.seen FROM logins JOIN people ON people.id = person WHERE token = ?"),
      find_login_(database, "SELECT 1 FROM logins WHERE id = ? LIMIT 1"),
      end_login_(database, "DELETE FROM logins WHERE person = ? AND id = ?"),
      end_logins_(database, "DELETE FROM logins WHERE person = ?"),
      erase_person_(database, "DELETE FROM people WHERE id = ?"),
      erase_talk_(database, "DELETE FROM talk WHERE person = ?"),
      erase_admitted_(database, "DELETE FROM admitted WHERE person = ?"),
      admit_(database,
             "INSERT INTO admitted (person, table_id, since) VALUES (?, ?, ?) ON CONFLICT DO "
             "NOTHING"),
      read_admitted_(database, "SELECT person FROM admitted WHERE table_id = ? ORDER BY person"),
      read_tables_of_(database,
                      "SELECT id, standing, touched, instr(asked, ?1 || ' ') > 0 AS needed FROM "
                      "admitted JOIN tables ON id = table_id WHERE person = ?1 AND wrong IS NULL "
                      "ORDER BY needed DESC, standing = 1, touched DESC, id LIMIT ?2"),
      invite_(database,
              "INSERT INTO invitations (table_id, invitation) VALUES (?1, ?2) ON CONFLICT "
              "(table_id) DO UPDATE SET invitation = invitation RETURNING invitation"),
      find_invitation_(database, "SELECT invitation FROM invitations WHERE table_id = ?"),
      find_invited_(database, "SELECT table_id FROM invitations WHERE invitation = ?"),
      say_(database,
           "INSERT INTO talk (table_id, id, time, person, seat, wish, text) SELECT ?1, ?2, ?3, ?4, "
           "?5, ?6, ?7 WHERE NOT EXISTS (SELECT 1 FROM talk WHERE table_id = ?1 AND id > ?2 - ?8 "
           "AND person = ?4 AND wish = ?6 AND wish <> '') ON CONFLICT DO NOTHING RETURNING 1"),
      read_talk_(
          database,
          "SELECT id, time, person, seat, wish, text FROM talk WHERE table_id = ? ORDER BY id "
          "DESC LIMIT ?") {}

std::optional<End> Shelves::end_of(const std::string& table) {
  find_end_.start().bind(table);
  std::optional<End> end;
  while (find_end_.step()) end = End{find_end_.number(0), hash_in(find_end_, 1)};
  return end;
}

void Shelves::insert(const Row& row) {
  insert_row_.start()
      .bind(row.table)
      .bind(row.sequence)
      .bind(static_cast<std::int64_t>(row.format))
      .bind(bytes_of(row.before))
      .bind(row.payload)
      .bind(row.time)
      .run();
}

// Whether an append leaves all as it is but the end and the time. SQLite writes an index anew where
// a column that it goes by is only named, so nearly every append names but the time, which does
// change.
bool Shelves::is_same(const std::string& table, const Summary& summary) {
  is_same_.start()
      .bind(table)
      .bind(static_cast<std::int64_t>(summary.standing))
      .bind(std::int64_t{summary.open})
      .bind(summary.host);
  bool same = false;
  while (is_same_.step()) same = true;
  return same;
}

Appended Shelves::append(const Batch& batch) {
  const std::string& table = batch.rows.front().table;
  const std::optional<End> end = follow(end_of(table).value_or(End{}), batch.rows);
  if (!end) return Appended::conflict;
  const Summary& summary = batch.summary;
  if (batch.most_hosted && batch.rows.front().sequence == 1 &&
      hosted(summary.host) >= *batch.most_hosted)
    return Appended::full;
  // The table first: its rows refer to it.
  if (is_same(table, summary)) {
    step_end_.start()
        .bind(end->sequence)
        .bind(bytes_of(end->hash))
        .bind(summary.touched)
        .bind(table)
        .run();
  } else {
    set_end_.start()
        .bind(table)
        .bind(static_cast<std::int64_t>(summary.standing))
        .bind(end->sequence)
        .bind(bytes_of(end->hash))
        .bind(std::int64_t{summary.open})
        .bind(summary.host)
        .bind(summary.touched)
        .run();
  }
  for (const Row& row : batch.rows) insert(row);
  return Appended::done;
}

Stored Shelves::rows(const std::string& table, std::int64_t after) {
  Stored stored{.rows = {}, .end = end_of(table).value_or(End{})};
  read_rows_.start().bind(table).bind(after);
  while (read_rows_.step()) {
    stored.rows.push_back({.table = table,
                           .sequence = read_rows_.number(0),
                           .format = static_cast<int>(read_rows_.number(1)),
                           .before = hash_in(read_rows_, 2),
                           .payload = read_rows_.text(3),
                           .time = read_rows_.number(4)});
  }
  return stored;
}

std::vector<std::string> Shelves::tables(Standing standing) {
  list_tables_.start().bind(static_cast<std::int64_t>(standing));
  return texts(list_tables_);
}

std::vector<Reached> Shelves::reached(const std::vector<std::string>& tables) {
  std::vector<Reached> found;
  for (const std::string& table : tables) {
    const std::optional<End> end = end_of(table);
    if (!end) continue;
    last_remark_.start().bind(table);
    std::int64_t remark = 0;
    while (last_remark_.step()) remark = last_remark_.number(0);
    found.push_back({table, end->sequence, remark});
  }
  return found;
}

// ---- who is there: one node has the file for itself

Stay Shelves::stay(Stay::Since since) {
  Stay stay{.since = since};
  if (since == Stay::Since::now) interrupt_.start().run();
  are_interrupted_.start();
  while (are_interrupted_.step()) stay.interrupted = true;
  return stay;
}

void Shelves::part() { part_.start().run(); }

Claimed Shelves::claim(const std::string& table) {
  find_due_.start().bind(table);
  bool interrupted = false;
  bool at_rest = false;
  while (find_due_.step()) {
    interrupted = find_due_.number(0) != 0;
    at_rest = find_due_.number(1) != 0;
  }
  if (at_rest) wake_up_.start().bind(table).run();
  return interrupted ? Claimed::interrupted : Claimed::ours;
}

// ---- tables at rest

void Shelves::rest(const std::string& table, const End& end, const Rest& rest) {
  std::string asked;
  for (const std::string& person : rest.asked) asked += person + ' ';
  rest_.start();
  if (rest.due) {
    rest_.bind(std::max<Time>(2, *rest.due));
  } else {
    rest_.bind(std::optional<int>());
  }
  rest_.bind(asked)
      .bind(static_cast<std::int64_t>(rest.summary.standing))
      .bind(std::int64_t{rest.summary.open})
      .bind(rest.summary.host)
      .bind(rest.summary.touched)
      .bind(table)
      .bind(end.sequence)
      .bind(bytes_of(end.hash))
      .run();
}

std::vector<std::string> Shelves::due(Time before, int most) {
  due_.start().bind(before).bind(std::int64_t{most});
  return texts(due_);
}

std::vector<std::string> Shelves::waiting(Time since, int most) {
  waiting_.start().bind(since).bind(std::int64_t{most});
  return texts(waiting_);
}

std::int64_t Shelves::hosted(const std::string& person) {
  hosted_.start().bind(person);
  std::int64_t count = 0;
  while (hosted_.step()) count = hosted_.number(0);
  return count;
}

std::vector<std::string> Shelves::stale(Time since, int most) {
  stale_.start().bind(since).bind(std::int64_t{most});
  return texts(stale_);
}

void Shelves::set_aside(const std::string& table, const std::string& what) {
  set_aside_.start().bind(what).bind(table).run();
}

std::vector<Broken> Shelves::broken() {
  broken_.start();
  std::vector<Broken> found;
  while (broken_.step()) found.push_back({broken_.text(0), broken_.text(1)});
  return found;
}

void Shelves::probe(Time now) { probe_.start().bind(now).run(); }

// ---- people

void Shelves::keep_person(const Person& person) {
  keep_person_.start().bind(person.id).bind(person.name).bind(person.since).bind(person.seen).run();
}

std::vector<Person> Shelves::people(const std::vector<std::string>& ids) {
  std::vector<Person> found;
  for (const std::string& id : ids) {
    find_person_.start().bind(id);
    while (find_person_.step()) found.push_back(person_in(find_person_));
  }
  return found;
}

void Shelves::keep_login(const Login& login) {
  keep_login_.start()
      .bind(bytes_of(login.token))
      .bind(login.id)
      .bind(login.person)
      .bind(login.since)
      .bind(login.seen)
      .run();
  if (login.seen == 0) return;
  note_visit_.start().bind(login.person).bind(login.seen).run();
  end_older_.start().bind(login.person).bind(login.id).bind(login.since - login_overlap).run();
}

std::optional<Known> Shelves::known_by(const Hash& token) {
  find_token_.start().bind(bytes_of(token));
  std::optional<Known> known;
  while (find_token_.step()) {
    known = Known{.person = person_in(find_token_),
                  .login = {.id = find_token_.text(4),
                            .person = find_token_.text(0),
                            .token = token,
                            .since = find_token_.number(5),
                            .seen = find_token_.number(6)}};
  }
  return known;
}

void Shelves::end_logins(const std::string& person, const std::optional<std::string>& login) {
  if (!login) return end_logins_.start().bind(person).run();
  end_login_.start().bind(person).bind(*login).run();
}

std::vector<std::string> Shelves::ended_logins(const std::vector<std::string>& ids) {
  std::vector<std::string> ended;
  for (const std::string& id : ids) {
    find_login_.start().bind(id);
    bool found = false;
    while (find_login_.step()) found = true;
    if (!found) ended.push_back(id);
  }
  return ended;
}

void Shelves::erase_person(const std::string& id) {
  erase_talk_.start().bind(id).run();
  erase_admitted_.start().bind(id).run();
  end_logins_.start().bind(id).run();
  erase_person_.start().bind(id).run();
}

void Shelves::admit(const std::string& table, const std::string& person, Time now) {
  admit_.start().bind(person).bind(table).bind(now).run();
}

std::vector<std::string> Shelves::admitted(const std::string& table) {
  read_admitted_.start().bind(table);
  return texts(read_admitted_);
}

std::vector<Entry> Shelves::tables_of(const std::string& person, int most) {
  read_tables_of_.start().bind(person).bind(static_cast<std::int64_t>(most));
  std::vector<Entry> found;
  while (read_tables_of_.step()) {
    found.push_back({.table = read_tables_of_.text(0),
                     .standing = static_cast<Standing>(read_tables_of_.number(1)),
                     .touched = read_tables_of_.number(2),
                     .asked = read_tables_of_.number(3) != 0});
  }
  return found;
}

std::string Shelves::invite(const std::string& table, const std::string& invitation) {
  invite_.start().bind(table).bind(invitation);
  return one_text(invite_).value_or(invitation);
}

std::optional<std::string> Shelves::invitation_to(const std::string& table) {
  find_invitation_.start().bind(table);
  return one_text(find_invitation_);
}

std::optional<std::string> Shelves::invited_to(const std::string& invitation) {
  find_invited_.start().bind(invitation);
  return one_text(find_invited_);
}

Appended Shelves::say(const Remark& remark) {
  say_.start()
      .bind(remark.table)
      .bind(remark.id)
      .bind(remark.time)
      .bind(remark.person)
      .bind(remark.seat)
      .bind(remark.wish)
      .bind(remark.text)
      .bind(std::int64_t{lately});
  Appended said = Appended::conflict;
  while (say_.step()) said = Appended::done;
  return said;
}

std::vector<Remark> Shelves::talk(const std::string& table, int most) {
  read_talk_.start().bind(table).bind(static_cast<std::int64_t>(most));
  std::vector<Remark> found;
  while (read_talk_.step()) {
    found.push_back({.table = table,
                     .id = read_talk_.number(0),
                     .time = read_talk_.number(1),
                     .person = read_talk_.text(2),
                     .seat = read_talk_.number_or_null(3),
                     .wish = read_talk_.text(4),
                     .text = read_talk_.text(5)});
  }
  std::ranges::reverse(found);
  return found;
}

}  // namespace hastilude::store
