// hastilude prune, tables, backup and move: looking after the data of a server.
#include "server/upkeep.h"

#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/files.h"
#include "app/keeping.h"
#include "app/progress.h"

namespace hastilude::app {
namespace {

struct PruneOptions {
  server::Keeping keeping;
  server::PruneDays days{.guests = 400, .waiting = 7};
};

struct TablesOptions {
  server::Keeping keeping;
  bool broken = false;
  bool check = false;
};

struct BackupOptions {
  std::string data = "hastilude-data";
  std::string file;
  int sample = 20;
};

Exit prune(const PruneOptions& options) {
  const Result<store::Pruned, std::string> gone = server::prune(options.keeping, options.days);
  if (!gone) return failure(gone.error());
  std::cout << gone->guests << " guests without games, " << gone->waiting << " tables that waited, "
            << gone->talk << " remarks, " << gone->finished << " games that were over are gone.\n";
  return Exit::success;
}

std::string_view word_for(store::Standing standing) {
  switch (standing) {
    case store::Standing::playing: return "playing";
    case store::Standing::waiting: return "waiting";
    case store::Standing::over: return "over";
  }
  return "";
}

Exit tables(const TablesOptions& options) {
  const auto found =
      options.check ? server::check_tables(options.keeping) : server::list_tables(options.keeping);
  if (!found) return failure(found.error());
  std::size_t broken = 0;
  for (const server::TableFound& table : *found) {
    if (!table.wrong.empty()) ++broken;
    if (table.wrong.empty() && options.broken) continue;
    std::cout << table.table << "  "
              << (table.wrong.empty() ? std::string(word_for(table.standing))
                                      : "broken: " + table.wrong)
              << '\n';
  }
  std::cout << found->size() << " tables, " << broken << " broken.\n";
  return broken == 0 ? Exit::success : Exit::failure;
}

Exit backup(const BackupOptions& options) {
  const auto made =
      server::back_up(options.data, options.file, static_cast<std::size_t>(options.sample));
  if (!made) return failure(made.error());
  std::cout << options.file << ": " << made->tables << " tables, " << made->replayed
            << " of them replayed.\n";
  for (const server::TableFound& table : made->broken)
    std::cerr << "hastilude: table " << table.table << " is broken: " << table.wrong << '\n';
  return made->broken.empty() ? Exit::success : Exit::failure;
}

struct MoveOptions {
  std::string from;
  std::string to;
  std::string password_file;
};

Exit move(const MoveOptions& options) {
  server::Keeping from = server::keeping_in(options.from);
  server::Keeping to = server::keeping_in(options.to);
  from.store_password_file = to.store_password_file = options.password_file;
  std::optional<Progress> bar;
  const auto moved = server::move(
      from, to,
      {.begin = [&bar](std::int64_t lines) { bar.emplace(static_cast<int>(lines), "lines"); },
       .step = [&bar] { bar->step(); }});
  bar.reset();
  if (!moved) return failure(moved.error());
  std::cout << to.name() << ": " << moved->tables << " tables, all replayed; " << moved->lines
            << " lines in all. What is in " << from.name() << " stays as it was.\n";
  for (const server::TableFound& table : moved->broken)
    std::cerr << "hastilude: table " << table.table << " was broken before: " << table.wrong
              << '\n';
  return Exit::success;
}

}  // namespace

Run backup_command(Flags& flags) {
  const auto options = std::make_shared<BackupOptions>();
  flags.word({"FILE", "", "Where to, a new file", Wanted::always}, options->file);
  flags.setting({"--data", "FOLDER", "Folder of the data"}, options->data);
  flags.setting({"--sample", "N", "How many tables of the copy are replayed to check it"},
                options->sample, {0, 1e6});
  flags.footer(
      "May run beside a server. The copy is whole by itself, and nobody but its owner can read "
      "it:\n"
      "hands lie open in it. Ends with 1 if nothing was copied, or a table of the copy is "
      "broken.\n\n"
      "To go back to it: end the server, put the copy in the place of hastilude.sqlite, and "
      "delete\n"
      "hastilude.sqlite-wal and hastilude.sqlite-shm beside it.\n\n"
      "Example:\n"
      "  hastilude backup /var/backups/hastilude-$(date +%F).sqlite --data /var/lib/hastilude");
  return [options] { return backup(*options); };
}

Run move_command(Flags& flags) {
  const auto options = std::make_shared<MoveOptions>();
  flags.word({"FROM", "", "The folder or the database that holds the data", Wanted::always},
             options->from);
  flags.word({"TO", "", "Where it is to be: another one, with nothing in it", Wanted::always},
             options->to);
  flags.setting({"--store-password-file", "FILE", "The file with the password of the database"},
                options->password_file);
  flags.footer(
      "While no server works in either of them. Every table is replayed where it is then. All of\n"
      "it arrives, or nothing; what is moved stays where it was too.\n\n"
      "Examples:\n"
      "  hastilude move /var/lib/hastilude postgresql://hastilude@db.example.org/club\n"
      "  hastilude move postgresql://hastilude@db.example.org/club /var/lib/hastilude");
  return [options] { return move(*options); };
}

Run prune_command(Flags& flags) {
  const auto options = std::make_shared<PruneOptions>();
  add_keeping(flags, options->keeping);
  constexpr Bounds days{0, 100'000};
  flags.setting({"--keep-guests", "DAYS", "Guests who are at no table; 0: for ever"},
                options->days.guests, days);
  flags.setting({"--keep-waiting", "DAYS", "Tables that have not begun; 0: for ever"},
                options->days.waiting, days);
  flags.setting({"--keep-talk", "DAYS", "What was said at tables; 0: for ever"}, options->days.talk,
                days);
  flags.setting({"--keep-finished", "DAYS", "Games that are over; 0: for ever"},
                options->days.finished, days);
  flags.footer(
      "Clears away what nobody has touched for so many days, while no server works there.\n"
      "A server does the same once a day, with the same settings.\n\n"
      "Example:\n"
      "  hastilude prune --keep-talk 90");
  return [options] { return prune(*options); };
}

Run tables_command(Flags& flags) {
  const auto options = std::make_shared<TablesOptions>();
  add_keeping(flags, options->keeping);
  flags.yes({"--broken", "", "Only those that are broken, and what is wrong with them"},
            options->broken);
  flags.yes({"--check", "", "Read every table anew, instead of believing what a server noted"},
            options->check);
  flags.footer(
      "May run beside a server. Ends with 1 if a table is broken.\n\n"
      "Examples:\n"
      "  hastilude tables --broken\n"
      "  hastilude tables --broken --check --data /var/lib/hastilude");
  return [options] { return tables(*options); };
}

}  // namespace hastilude::app
