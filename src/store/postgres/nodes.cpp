#include "store/postgres/nodes.h"

namespace hastilude::store {

// One node after the other, so that two who begin at once do not both find nobody there. What those
// have kept whose stay has ended is interrupted; where nobody is left, so is all that was due.
Bundle stay_bundle(const std::string& node, Time length) {
  return {
      {"SELECT pg_advisory_xact_lock(1751216999, 3)"},
      {"WITH gone AS (DELETE FROM nodes WHERE until <= clock_timestamp() RETURNING id) UPDATE "
       "tables SET due = 1, keeper = NULL WHERE keeper IN (SELECT id FROM gone)"},
      {"UPDATE tables SET due = 1, keeper = NULL WHERE due <> 1 AND NOT EXISTS (SELECT 1 FROM "
       "nodes)"},
      // Who begins also looks for what nobody keeps that is there.
      {"UPDATE tables SET due = 1, keeper = NULL WHERE keeper IS NOT NULL AND keeper NOT IN "
       "(SELECT "
       "id FROM nodes) AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = $1)",
       {node}},
      {"INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 ms') ON "
       "CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0, (extract(epoch FROM "
       "clock_timestamp()) * 1000)::bigint",
       {node, parameter(length)}},
      {"SELECT EXISTS (SELECT 1 FROM tables WHERE due = 1)"}};
}

Stay stay_in(std::span<const Answer> answers) {
  return {.since = answers[4].yes(0, 0) ? Stay::Since::now : Stay::Since::before,
          .interrupted = answers[5].yes(0, 0),
          .clock = answers[4].number(0, 1)};
}

Bundle part_bundle(const std::string& node) {
  return {{"SELECT pg_advisory_xact_lock(1751216999, 3)"},
          {"UPDATE tables SET due = 1, keeper = NULL WHERE keeper = $1", {node}},
          {"DELETE FROM nodes WHERE id = $1", {node}}};
}

// No line: another one keeps it, or the stay of who asks has ended.
Bundle claim_bundle(const std::string& table, const std::string& node) {
  return {
      {"UPDATE tables SET keeper = $2, due = 0 FROM (SELECT id, due FROM tables WHERE id = $1 "
       "FOR UPDATE) AS before WHERE tables.id = before.id AND (keeper IS NULL OR keeper = $2) "
       "AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2 AND until > clock_timestamp()) "
       "RETURNING before.due IS NOT DISTINCT FROM 1",
       {table, node}}};
}

Claimed claimed_in(std::span<const Answer> answers) {
  const Answer& taken = answers.front();
  if (taken.rows() == 0) return Claimed::others;
  return taken.yes(0, 0) ? Claimed::interrupted : Claimed::ours;
}

Bundle reached_bundle(const std::vector<std::string>& tables) {
  Array wanted;
  for (const std::string& table : tables) wanted.add(table);
  return {
      {"SELECT id, last, (SELECT coalesce(max(id), 0) FROM talk WHERE table_id = tables.id) "
       "FROM tables WHERE id = ANY ($1::text[])",
       {wanted.parameter()}}};
}

std::vector<Reached> reached_in(std::span<const Answer> answers) {
  const Answer& all = answers.front();
  std::vector<Reached> found;
  for (int row = 0; row < all.rows(); ++row)
    found.push_back({all.text(row, 0), all.number(row, 1), all.number(row, 2)});
  return found;
}

}  // namespace hastilude::store
