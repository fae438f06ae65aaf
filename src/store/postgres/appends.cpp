#include "store/postgres/appends.h"

namespace hastilude::store {
namespace {

// A table is moved on only from the end that the batch follows, or made where there is none; rows
// are written only for a table of which that came true. The sequence decides, whoever writes.
// Tables are locked in the order of their names: two nodes must not wait for each other. Those that
// begin are counted one after the other of their host, with all that the host has already.
constexpr const char* append_sql = R"sql(
WITH batch AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bytea[],
                       $6::integer[], $7::boolean[], $8::text[], $9::bigint[], $10::bigint[])
    AS batch (id, before_last, before_hash, last, hash, standing, open, host, touched, most)
), beginning AS (
  SELECT id, most, row_number() OVER (PARTITION BY host ORDER BY id) + (SELECT count(*) FROM tables
      WHERE tables.host = batch.host AND standing IN (0, 2) AND wrong IS NULL) AS hosted
    FROM batch WHERE before_last = 0 AND most IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tables
      WHERE tables.id = batch.id)
), beyond AS (
  SELECT id FROM beginning WHERE hosted > most
), appender AS (
  SELECT $17::text AS node, $17 IS NULL OR EXISTS (SELECT 1 FROM nodes WHERE id = $17) AS stays
), locked AS (
  SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
), moved AS (
  UPDATE tables SET standing = batch.standing, last = batch.last, hash = batch.hash,
      open = batch.open, host = batch.host, touched = batch.touched, wrong = NULL,
      due = CASE WHEN tables.due = 1 OR keeper IS NULL AND NOT stays THEN 1 ELSE 0 END,
      keeper = coalesce(keeper, CASE WHEN tables.due IS DISTINCT FROM 1 AND stays THEN node END)
    FROM batch JOIN locked USING (id), appender
    WHERE tables.id = batch.id AND tables.last = before_last AND tables.hash = before_hash
    RETURNING tables.id
), made AS (
  INSERT INTO tables (id, standing, last, hash, open, host, touched, due, keeper)
    SELECT id, standing, last, hash, open, host, touched, CASE WHEN stays THEN 0 ELSE 1 END,
        CASE WHEN stays THEN node END
      FROM batch, appender WHERE before_last = 0 AND id NOT IN (SELECT id FROM beyond)
    ON CONFLICT DO NOTHING
    RETURNING id
), taken AS (
  SELECT id FROM moved UNION ALL SELECT id FROM made
), written AS (
  INSERT INTO rows (table_id, sequence, format, before, payload, time)
    SELECT new.* FROM unnest($11::text[], $12::bigint[], $13::integer[], $14::bytea[],
                             $15::text[], $16::bigint[])
      AS new (table_id, sequence, format, before, payload, time)
      JOIN taken ON taken.id = new.table_id
)
SELECT id, true FROM taken UNION ALL SELECT id, false FROM beyond
)sql";

// Nodes that count the tables of the same host do so one after the other; before the statement that
// counts, which sees what was committed when it began.
constexpr const char* lock_hosts_sql = R"sql(
SELECT pg_advisory_xact_lock(1751217000, host)
  FROM (SELECT DISTINCT hashtext(host) AS host FROM unnest($1::text[]) AS hosts (host)
    ORDER BY host) AS in_order
)sql";

// A column for each parameter of the statement, in its order.
struct Tables {
  Array id, before_last, before_hash, last, hash, standing, open, host, touched, most;

  void add(const Batch& batch, const End& end) {
    const Row& first = batch.rows.front();
    id.add(first.table);
    before_last.add(first.sequence - 1);
    before_hash.add(first.before);
    last.add(end.sequence);
    hash.add(end.hash);
    standing.add(static_cast<std::int64_t>(batch.summary.standing));
    open.add(batch.summary.open ? "t" : "f");
    host.add(batch.summary.host);
    touched.add(batch.summary.touched);
    batch.most_hosted ? most.add(*batch.most_hosted) : most.add_null();
  }
};

struct Rows {
  Array table, sequence, format, before, payload, time;

  void add(const Row& row) {
    table.add(row.table);
    sequence.add(row.sequence);
    format.add(std::int64_t{row.format});
    before.add(row.before);
    payload.add(row.payload);
    time.add(row.time);
  }
};

}  // namespace

std::optional<Appending> appending(Batch batch) {
  const Row& first = batch.rows.front();
  if (first.sequence < 1 || (first.sequence == 1 && first.before != Hash{})) return {};
  const std::optional<End> end = follow({first.sequence - 1, first.before}, batch.rows);
  if (!end) return {};
  return Appending{std::move(batch), *end};
}

namespace {

Query append_query(std::span<const Appending* const> all) {
  Tables tables;
  Rows rows;
  for (const Appending* const one : all) {
    tables.add(one->batch, one->end);
    for (const Row& row : one->batch.rows) rows.add(row);
  }
  std::vector<Parameter> parameters;
  for (const Array* const column :
       {&tables.id, &tables.before_last, &tables.before_hash, &tables.last, &tables.hash,
        &tables.standing, &tables.open, &tables.host, &tables.touched, &tables.most, &rows.table,
        &rows.sequence, &rows.format, &rows.before, &rows.payload, &rows.time})
    parameters.push_back(column->parameter());
  const std::string& node = all.front()->batch.node;
  parameters.push_back(node.empty() ? std::nullopt : Parameter(node));
  return {append_sql, std::move(parameters)};
}

}  // namespace

Bundle append_bundle(std::span<const Appending* const> all) {
  Array hosts;
  bool counts = false;
  for (const Appending* const one : all) {
    if (!one->batch.most_hosted) continue;
    hosts.add(one->batch.summary.host);
    counts = true;
  }
  if (!counts) return {append_query(all)};
  return {{lock_hosts_sql, {hosts.parameter()}}, append_query(all)};
}

Appended appended_in(const Answer& taken, const std::string& table) {
  for (int row = 0; row < taken.rows(); ++row) {
    if (taken.text(row, 0) == table) return taken.yes(row, 1) ? Appended::done : Appended::full;
  }
  return Appended::conflict;
}

}  // namespace hastilude::store
