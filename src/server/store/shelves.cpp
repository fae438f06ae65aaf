#include "server/store/shelves.h"

#include <algorithm>

namespace hastilude::store {
namespace {

std::span<const std::uint8_t> bytes_of(const Hash& hash) { return hash.bytes; }

Hash hash_in(const Statement& statement, int column) {
  const std::span<const std::uint8_t> bytes = statement.bytes(column);
  Hash hash;
  if (bytes.size() != hash.bytes.size()) throw SqliteError("a stored hash has the wrong length");
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

std::optional<Person> one_person(Statement& statement) {
  std::optional<Person> found;
  while (statement.step()) {
    found = Person{.id = statement.text(0),
                   .token = hash_in(statement, 1),
                   .name = statement.text(2),
                   .since = statement.number(3)};
  }
  return found;
}

}  // namespace

Shelves::Shelves(Database& database)
    : find_end_(database, "SELECT last, hash FROM tables WHERE id = ?"),
      set_end_(database,
               "INSERT INTO tables (id, standing, last, hash) VALUES (?1, ?2, ?3, ?4) ON CONFLICT "
               "(id) DO UPDATE SET standing = ?2, last = ?3, hash = ?4"),
      insert_row_(database,
                  "INSERT INTO rows (table_id, sequence, format, before, payload, time) VALUES (?, "
                  "?, ?, ?, ?, ?)"),
      read_rows_(database,
                 "SELECT sequence, format, before, payload, time FROM rows WHERE table_id = ? AND "
                 "sequence > ? ORDER BY sequence"),
      list_tables_(database, "SELECT id FROM tables WHERE standing = ? ORDER BY id"),
      keep_person_(database,
                   "INSERT INTO people (id, token, name, since) VALUES (?1, ?2, ?3, ?4) ON "
                   "CONFLICT (id) DO UPDATE SET token = ?2, name = ?3"),
      find_person_(database, "SELECT id, token, name, since FROM people WHERE id = ?"),
      find_token_(database, "SELECT id, token, name, since FROM people WHERE token = ?"),
      erase_person_(database, "DELETE FROM people WHERE id = ?"),
      erase_talk_(database, "DELETE FROM talk WHERE person = ?"),
      erase_admitted_(database, "DELETE FROM admitted WHERE person = ?"),
      admit_(database,
             "INSERT INTO admitted (person, table_id, since) VALUES (?, ?, ?) ON CONFLICT DO "
             "NOTHING"),
      read_admitted_(database, "SELECT person FROM admitted WHERE table_id = ? ORDER BY person"),
      read_tables_of_(database,
                      "SELECT table_id FROM admitted WHERE person = ? ORDER BY since DESC, "
                      "table_id LIMIT ?"),
      invite_(database,
              "INSERT INTO invitations (table_id, invitation) VALUES (?1, ?2) ON CONFLICT "
              "(table_id) DO UPDATE SET invitation = ?2"),
      find_invitation_(database, "SELECT invitation FROM invitations WHERE table_id = ?"),
      find_invited_(database, "SELECT table_id FROM invitations WHERE invitation = ?"),
      say_(database,
           "INSERT INTO talk (table_id, id, time, person, seat, wish, text) VALUES (?, ?, ?, ?, ?, "
           "?, ?) ON CONFLICT DO NOTHING RETURNING 1"),
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

Appended Shelves::append(const Batch& batch) {
  const std::string& table = batch.rows.front().table;
  const std::optional<End> end = follow(end_of(table).value_or(End{}), batch.rows);
  if (!end) return Appended::conflict;
  // The table first: its rows refer to it.
  set_end_.start()
      .bind(table)
      .bind(static_cast<std::int64_t>(batch.standing))
      .bind(end->sequence)
      .bind(bytes_of(end->hash))
      .run();
  for (const Row& row : batch.rows) insert(row);
  return Appended::done;
}

std::vector<Row> Shelves::rows(const std::string& table, std::int64_t after) {
  read_rows_.start().bind(table).bind(after);
  std::vector<Row> found;
  while (read_rows_.step()) {
    found.push_back({.table = table,
                     .sequence = read_rows_.number(0),
                     .format = static_cast<int>(read_rows_.number(1)),
                     .before = hash_in(read_rows_, 2),
                     .payload = read_rows_.text(3),
                     .time = read_rows_.number(4)});
  }
  return found;
}

std::vector<std::string> Shelves::tables(Standing standing) {
  list_tables_.start().bind(static_cast<std::int64_t>(standing));
  return texts(list_tables_);
}

void Shelves::keep_person(const Person& person) {
  keep_person_.start()
      .bind(person.id)
      .bind(bytes_of(person.token))
      .bind(person.name)
      .bind(person.since)
      .run();
}

std::optional<Person> Shelves::person(const std::string& id) {
  find_person_.start().bind(id);
  return one_person(find_person_);
}

std::optional<Person> Shelves::person_with(const Hash& token) {
  find_token_.start().bind(bytes_of(token));
  return one_person(find_token_);
}

void Shelves::erase_person(const std::string& id) {
  erase_talk_.start().bind(id).run();
  erase_admitted_.start().bind(id).run();
  erase_person_.start().bind(id).run();
}

void Shelves::admit(const std::string& table, const std::string& person, Time now) {
  admit_.start().bind(person).bind(table).bind(now).run();
}

std::vector<std::string> Shelves::admitted(const std::string& table) {
  read_admitted_.start().bind(table);
  return texts(read_admitted_);
}

std::vector<std::string> Shelves::tables_of(const std::string& person, int most) {
  read_tables_of_.start().bind(person).bind(static_cast<std::int64_t>(most));
  return texts(read_tables_of_);
}

void Shelves::invite(const std::string& table, const std::string& invitation) {
  invite_.start().bind(table).bind(invitation).run();
}

std::optional<std::string> Shelves::invitation_to(const std::string& table) {
  find_invitation_.start().bind(table);
  return one_text(find_invitation_);
}

std::optional<std::string> Shelves::invited_to(const std::string& invitation) {
  find_invited_.start().bind(invitation);
  return one_text(find_invited_);
}

bool Shelves::say(const Remark& remark) {
  say_.start()
      .bind(remark.table)
      .bind(remark.id)
      .bind(remark.time)
      .bind(remark.person)
      .bind(remark.seat)
      .bind(remark.wish)
      .bind(remark.text);
  bool was_free = false;
  while (say_.step()) was_free = true;
  return was_free;
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
