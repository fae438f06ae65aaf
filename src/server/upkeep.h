// What whoever runs a server does with its data while no server runs, or beside it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/function_ref.h"
#include "core/result.h"
#include "server/keeping.h"
#include "store/store.h"
#include "table/table.h"

namespace hastilude::server {

// Ages in days; 0: what is of this kind stays.
struct PruneDays {
  int guests = 0;
  int waiting = 0;
  int talk = 0;
  int finished = 0;
};
// While no server works there.
Result<store::Pruned, std::string> prune(const Keeping& keeping, const PruneDays& days);

struct TableFound {
  std::string table;
  store::Standing standing = store::Standing::playing;
  std::string wrong{};  // empty: nothing
};
// All tables; what is wrong with one is what a server has noted.
Result<std::vector<TableFound>, std::string> list_tables(const Keeping& keeping);
// The same, but every table is read.
Result<std::vector<TableFound>, std::string> check_tables(const Keeping& keeping);

// Whoever was admitted to a table, in the order of their names. Nothing: there is no such table.
Result<std::optional<std::vector<store::Person>>, std::string> people_at(const Keeping& keeping,
                                                                         const std::string& table);
// All tokens of these people are nobody's from now on; or of nobody, if one is not known. While no
// server works there.
Result<store::Kept, std::string> end_logins(const Keeping& keeping,
                                            const std::vector<std::string>& people);
// The same of everybody; gives how many tokens there were.
Result<std::int64_t, std::string> end_all_logins(const Keeping& keeping);

// Every game that is over, or was given up after it had begun; those that are broken are left out.
// What went wrong, if anything did.
std::optional<std::string> look_at_games(const Keeping& keeping,
                                         FunctionRef<void(const tables::Table&)> look);

struct BackedUp {
  std::size_t tables = 0;
  std::size_t replayed = 0;
  std::vector<TableFound> broken{};  // of those that were replayed
};
// Copies the data of a server, which may go on meanwhile, into a file that is not there yet; then
// opens the copy and replays so many of its tables.
Result<BackedUp, std::string> back_up(const std::string& data, const std::string& file,
                                      std::size_t sample);

struct Moved {
  std::int64_t lines = 0;  // of everything that is kept
  std::size_t tables = 0;
  std::vector<TableFound> broken{};  // as they were before
};
// How many lines there are to carry, and that one more is done.
struct MoveProgress {
  std::function<void(std::int64_t lines)> begin;
  std::function<void()> step;
};
// Carries everything from one place to another, where nothing is kept yet, while no server works in
// either; then replays every table there. What was there stays there.
Result<Moved, std::string> move(const Keeping& from, const Keeping& to,
                                const MoveProgress& progress);

}  // namespace hastilude::server
