#include "store/schema.h"

#include <array>

namespace hastilude::store {
namespace {

// "hast" in ASCII: tells our files from others'.
constexpr std::int64_t application = 0x68617374;

// Step n brings a file from schema n to schema n+1. A step that has landed is never changed.
constexpr std::array steps = {
    // 0 to 1: the beginning.
    R"sql(
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  standing INTEGER NOT NULL,  -- 0 going on, 1 over
  last INTEGER NOT NULL,      -- sequence of its last row
  hash BLOB NOT NULL          -- of its last row
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_standing ON tables (standing, id);

CREATE TABLE rows (
  table_id TEXT NOT NULL REFERENCES tables (id),
  sequence INTEGER NOT NULL,
  format INTEGER NOT NULL,
  before BLOB NOT NULL,
  payload TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  token BLOB NOT NULL UNIQUE,  -- the hash of it
  name TEXT NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE admitted (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX admitted_by_table ON admitted (table_id);
CREATE INDEX admitted_by_time ON admitted (person, since);

CREATE TABLE invitations (
  table_id TEXT PRIMARY KEY,
  invitation TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE talk (
  table_id TEXT NOT NULL,
  id INTEGER NOT NULL,
  time INTEGER NOT NULL,
  person TEXT NOT NULL,
  seat INTEGER,
  wish TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_by_person ON talk (person);
)sql",
    // 1 to 2: what can be known of a table without reading it. Whatever is not over is awake, so
    // the next server looks at each of them once.
    R"sql(
ALTER TABLE tables ADD COLUMN due INTEGER;  -- NULL: nothing happens by itself; 0: awake; 1: interrupted
ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '';  -- people, each with a space behind
ALTER TABLE tables ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN wrong TEXT;  -- why it is set aside
UPDATE tables SET
  due = CASE standing WHEN 0 THEN 0 END,
  touched = coalesce((SELECT time FROM rows WHERE table_id = id ORDER BY sequence DESC LIMIT 1), 0);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, standing);
CREATE INDEX tables_by_time ON tables (standing, touched);
CREATE INDEX tables_broken ON tables (id) WHERE wrong IS NOT NULL;

ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen = since;
CREATE INDEX people_by_seen ON people (seen);
CREATE INDEX talk_by_time ON talk (time);

CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
)sql",
    // 2 to 3: tokens apart from people, so that they can be renewed and ended one by one.
    R"sql(
CREATE TABLE logins (
  token BLOB PRIMARY KEY,  -- the hash of it
  id TEXT NOT NULL,        -- the same for tokens that follow each other in one browser
  person TEXT NOT NULL,
  since INTEGER NOT NULL,  -- when the token was made
  seen INTEGER NOT NULL    -- about when it was last used; 0: never
) STRICT, WITHOUT ROWID;
CREATE INDEX logins_by_person ON logins (person, id);
INSERT INTO logins (token, id, person, since, seen) SELECT token, id, id, since, seen FROM people;

CREATE TABLE people_without_tokens (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO people_without_tokens (id, name, since, seen) SELECT id, name, since, seen FROM people;
DROP TABLE people;
ALTER TABLE people_without_tokens RENAME TO people;
CREATE INDEX people_by_seen ON people (seen);
)sql",
};

void check_owner(Database& database, std::int64_t version) {
  const std::int64_t owner = database.number("PRAGMA application_id");
  const bool empty = version == 0 && database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (owner != application && !empty) {
    throw SqliteError("this is a file of another program; choose another folder for the data");
  }
  if (version > newest_schema()) {
    throw SqliteError("this file has schema " + std::to_string(version) +
                      " and was written by a newer hastilude; this one knows schemas up to " +
                      std::to_string(newest_schema()));
  }
}

}  // namespace

int newest_schema() { return static_cast<int>(steps.size()); }

// A file that is as it should be is not written to: there may be no room for it.
void migrate(Database& database) {
  const auto checked = [&] {
    const std::int64_t found = database.number("PRAGMA user_version");
    check_owner(database, found);
    return found;
  };
  if (checked() == newest_schema()) return;
  database.execute("BEGIN IMMEDIATE");
  const std::int64_t version = checked();
  for (std::size_t step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
    database.execute(steps[step]);
  }
  database.execute(("PRAGMA user_version = " + std::to_string(newest_schema())).c_str());
  database.execute(("PRAGMA application_id = " + std::to_string(application)).c_str());
  database.execute("COMMIT");
}

}  // namespace hastilude::store
