#include "store/postgres/schema.h"

#include <array>

namespace hastilude::store {
namespace {

// Step n brings the shelves from n to n+1. A step that has landed is never changed. Names sort by
// their bytes, as in every store.
constexpr std::array steps = {
    // 0 to 1: what SQLite's schema 3 holds.
    R"sql(
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY,
  standing integer NOT NULL,  -- 0 going on, 1 over, 2 waiting
  last bigint NOT NULL,       -- sequence of its last row
  hash bytea NOT NULL,        -- of its last row
  due bigint,                 -- NULL: nothing happens by itself; 0: awake; 1: interrupted
  asked text NOT NULL DEFAULT '',  -- people, each with a space behind
  open boolean NOT NULL,
  host text NOT NULL,
  touched bigint NOT NULL,
  wrong text                  -- why it is set aside
) WITH (fillfactor = 80);
CREATE INDEX tables_by_standing ON tables (standing, id);
CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;
CREATE INDEX tables_by_host ON tables (host, standing);
CREATE INDEX tables_by_time ON tables (standing, touched);
CREATE INDEX tables_broken ON tables (id) WHERE wrong IS NOT NULL;

CREATE TABLE rows (
  table_id text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  format integer NOT NULL,
  before bytea NOT NULL,
  payload text NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (table_id, sequence)
);

CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  since bigint NOT NULL,
  seen bigint NOT NULL
);
CREATE INDEX people_by_seen ON people (seen);

CREATE TABLE logins (
  token bytea PRIMARY KEY,  -- the hash of it
  id text NOT NULL,         -- the same for tokens that follow each other in one browser
  person text COLLATE "C" NOT NULL,
  since bigint NOT NULL,    -- when the token was made
  seen bigint NOT NULL      -- about when it was last used; 0: never
);
CREATE INDEX logins_by_person ON logins (person, id);

CREATE TABLE admitted (
  person text COLLATE "C" NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  since bigint NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX admitted_by_table ON admitted (table_id);

CREATE TABLE invitations (
  table_id text COLLATE "C" PRIMARY KEY,
  invitation text NOT NULL UNIQUE
);

CREATE TABLE talk (
  table_id text COLLATE "C" NOT NULL,
  id bigint NOT NULL,
  time bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  seat integer,
  wish text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (table_id, id)
);
CREATE INDEX talk_by_person ON talk (person);
CREATE INDEX talk_by_time ON talk (time);

CREATE TABLE probe (
  id integer PRIMARY KEY,
  at bigint NOT NULL
);
)sql",
    // 1 to 2: several nodes. Who is there, and tickets, are forgotten when the database itself
    // breaks down: then everything was interrupted, and pages ask for another ticket.
    R"sql(
ALTER TABLE tables ADD COLUMN keeper text;  -- a node; NULL: nobody
CREATE INDEX tables_by_keeper ON tables (keeper) WHERE keeper IS NOT NULL;

CREATE UNLOGGED TABLE nodes (
  id text PRIMARY KEY,
  until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE tickets (
  ticket bytea PRIMARY KEY,  -- the hash of it
  person text NOT NULL,
  login text NOT NULL,
  token_since bigint NOT NULL,
  until bigint NOT NULL
);
CREATE INDEX tickets_by_person ON tickets (person);
CREATE INDEX tickets_by_time ON tickets (until);
)sql",
};

constexpr int newest = static_cast<int>(steps.size());

// One program at a time: two that begin together would both find nothing there.
constexpr const char* begin = R"sql(
BEGIN;
SELECT pg_advisory_xact_lock(1751216999, 1);
CREATE SCHEMA IF NOT EXISTS hastilude;
SET search_path TO hastilude;
CREATE TABLE IF NOT EXISTS schema_step (step integer NOT NULL);
INSERT INTO schema_step SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_step);
)sql";

}  // namespace

void insist(Link& link) {
  link.execute(
      "SELECT set_config('synchronous_commit', 'on', false) WHERE "
      "current_setting('synchronous_commit') IN ('off', 'local', 'remote_write'); "
      "SET default_transaction_isolation = 'read committed'; SET statement_timeout = '30s'; SET "
      "lock_timeout = '10s'");
  // Nothing is decided from a copy, which may be behind.
  if (link.number("SELECT (current_setting('transaction_read_only') = 'on')::integer") != 0)
    throw PostgresError(
        "this database takes no writes, as a standby does; name the primary, or all hosts with "
        "target_session_attrs=read-write");
}

void migrate(Link& link) {
  link.execute(begin);
  const std::int64_t step = link.number("SELECT step FROM schema_step");
  if (step > newest) {
    throw PostgresError("the database has schema " + std::to_string(step) +
                        " and was used by a newer hastilude; this one knows schemas up to " +
                        std::to_string(newest));
  }
  for (auto at = static_cast<std::size_t>(step); at < steps.size(); ++at) link.execute(steps[at]);
  if (step < newest)
    link.execute(("UPDATE schema_step SET step = " + std::to_string(newest)).c_str());
  link.execute("COMMIT");
}

}  // namespace hastilude::store
