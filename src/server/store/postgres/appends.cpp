#include "server/store/postgres/appends.h"

namespace hastilude::store {
namespace {

// A table is moved on only from the end that the batch follows, or made where there is none; rows
// are written only for a table of which that came true. The sequence decides, whoever writes.
// Tables are locked in the order of their names: two nodes must not wait for each other.
constexpr const char* append_sql = R"sql(
WITH batch AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bytea[],
                       $6::integer[], $7::boolean[], $8::text[], $9::bigint[])
    AS batch (id, before_last, before_hash, last, hash, standing, open, host, touched)
), appender AS (
  SELECT $16::text AS node, $16 IS NULL OR EXISTS (SELECT 1 FROM nodes WHERE id = $16) AS stays
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
      FROM batch, appender WHERE before_last = 0
    ON CONFLICT DO NOTHING
    RETURNING id
), taken AS (
  SELECT id FROM moved UNION ALL SELECT id FROM made
), written AS (
  INSERT INTO rows (table_id, sequence, format, before, payload, time)
    SELECT new.* FROM unnest($10::text[], $11::bigint[], $12::integer[], $13::bytea[],
                             $14::text[], $15::bigint[])
      AS new (table_id, sequence, format, before, payload, time)
      JOIN taken ON taken.id = new.table_id
)
SELECT id FROM taken
)sql";

// A column for each parameter of the statement, in its order.
struct Tables {
  Array id, before_last, before_hash, last, hash, standing, open, host, touched;

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
        &tables.standing, &tables.open, &tables.host, &tables.touched, &rows.table, &rows.sequence,
        &rows.format, &rows.before, &rows.payload, &rows.time})
    parameters.push_back(column->parameter());
  const std::string& node = all.front()->batch.node;
  parameters.push_back(node.empty() ? std::nullopt : Parameter(node));
  return {append_sql, std::move(parameters)};
}

}  // namespace hastilude::store
