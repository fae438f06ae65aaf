// Clearing away what nobody has touched for long.
#include <array>

#include "store/shelves.h"

namespace hastilude::store {
namespace {

// Runs a statement about everything before a time; gives how many rows it took away.
std::int64_t clear(Database& database, const char* sql, Time before) {
  Statement(database, sql).start().bind(before).run();
  return database.number("SELECT changes()");
}

// Everything that is kept of the tables of a standing that were last touched before a time.
std::int64_t clear_tables(Database& database, Standing standing, Time before) {
  constexpr const char* of_tables =
      "CREATE TEMP TABLE going AS SELECT id FROM tables WHERE standing = ? AND touched < ? AND "
      "wrong IS NULL";
  Statement(database, of_tables)
      .start()
      .bind(static_cast<std::int64_t>(standing))
      .bind(before)
      .run();
  for (const char* const sql :
       {"DELETE FROM talk WHERE table_id IN going", "DELETE FROM admitted WHERE table_id IN going",
        "DELETE FROM invitations WHERE table_id IN going",
        "DELETE FROM rows WHERE table_id IN going", "DELETE FROM tables WHERE id IN going"})
    database.execute(sql);
  const std::int64_t count = database.number("SELECT changes()");
  database.execute("DROP TABLE going");
  return count;
}

}  // namespace

Pruned Shelves::prune(const Prune& prune) {
  Pruned gone;
  if (prune.waiting) gone.waiting = clear_tables(database_, Standing::waiting, *prune.waiting);
  if (prune.finished) gone.finished = clear_tables(database_, Standing::over, *prune.finished);
  if (prune.talk) gone.talk = clear(database_, "DELETE FROM talk WHERE time < ?", *prune.talk);
  if (prune.guests) {
    // Whoever was admitted to a table that is still there is somebody.
    gone.guests = clear(database_,
                        "DELETE FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM admitted "
                        "JOIN tables ON tables.id = table_id WHERE person = people.id)",
                        *prune.guests);
    database_.execute("DELETE FROM logins WHERE person NOT IN (SELECT id FROM people)");
  }
  if (prune.logins)
    gone.logins = clear(database_, "DELETE FROM logins WHERE max(since, seen) < ?", *prune.logins);
  return gone;
}

}  // namespace hastilude::store
