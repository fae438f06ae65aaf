#include "store/postgres/prune.h"

namespace hastilude::store {
namespace {

// Everything that is kept of the tables of a standing that were last touched before a time.
// Where people wait, a node keeps the table.
Query clear_tables(Standing standing, Time before) {
  return {R"sql(
WITH going AS (
  SELECT id FROM tables WHERE standing = $1 AND touched < $2 AND wrong IS NULL
    AND (standing <> 2 OR keeper IS NULL) FOR UPDATE
), talk_gone AS (DELETE FROM talk USING going WHERE table_id = going.id
), admitted_gone AS (DELETE FROM admitted USING going WHERE table_id = going.id
), invitations_gone AS (DELETE FROM invitations USING going WHERE table_id = going.id
), rows_gone AS (DELETE FROM rows USING going WHERE table_id = going.id)
DELETE FROM tables USING going WHERE tables.id = going.id
)sql",
          {parameter(static_cast<std::int64_t>(standing)), parameter(before)}};
}

}  // namespace

Bundle prune_bundle(const Prune& prune) {
  Bundle bundle;
  if (prune.waiting) bundle.push_back(clear_tables(Standing::waiting, *prune.waiting));
  if (prune.finished) bundle.push_back(clear_tables(Standing::over, *prune.finished));
  if (prune.talk) bundle.push_back({"DELETE FROM talk WHERE time < $1", {parameter(*prune.talk)}});
  if (prune.logins)
    bundle.push_back(
        {"DELETE FROM logins WHERE greatest(since, seen) < $1", {parameter(*prune.logins)}});
  if (prune.guests) {
    // Whoever was admitted to a table that is still there is somebody.
    bundle.push_back(
        {"DELETE FROM people WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM admitted "
         "JOIN tables ON tables.id = table_id WHERE person = people.id)",
         {parameter(*prune.guests)}});
    bundle.push_back(
        {"DELETE FROM logins WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = "
         "person)"});
  }
  return bundle;
}

Pruned pruned(const Prune& prune, std::span<const Answer> answers) {
  Pruned gone;
  const auto next = [&answers] {
    const std::int64_t changed = answers.front().changed();
    answers = answers.subspan(1);
    return changed;
  };
  if (prune.waiting) gone.waiting = next();
  if (prune.finished) gone.finished = next();
  if (prune.talk) gone.talk = next();
  if (prune.logins) gone.logins = next();
  if (prune.guests) gone.guests = next();
  return gone;
}

}  // namespace hastilude::store
