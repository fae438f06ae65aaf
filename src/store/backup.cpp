#include "store/backup.h"

#include <cstring>

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "store/database.h"

namespace hastilude::store {
namespace {

constexpr int patience = 10'000;

// A new file, so that nobody's is written over, and nobody else can open it meanwhile.
std::optional<std::string> make_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return "cannot make " + path + ": " + std::strerror(errno);
  ::close(file);
  return {};
}

void copy(Database& from, Database& to) {
  sqlite3_backup* const backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) to.fail("copying");
  // All in one step, so that it is of one moment; a server beside it goes on writing.
  const int code = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) to.fail("copying");
}

void check(Database& copy) {
  Statement statement(copy, "PRAGMA integrity_check(1)");
  if (!statement.start().step() || statement.text(0) != "ok")
    throw SqliteError("the copy is damaged, and so is what it was made from: " + statement.text(0));
}

}  // namespace

std::optional<std::string> copy_store(const std::string& from, const std::string& to) {
  if (std::optional<std::string> wrong = make_file(to)) return wrong;
  try {
    Database source(from, patience);
    Database target(to, patience);
    target.execute("PRAGMA synchronous = FULL");
    copy(source, target);
    // One file, with nothing beside it.
    target.execute("PRAGMA journal_mode = DELETE");
    check(target);
    return {};
  } catch (const SqliteError& error) {
    ::unlink(to.c_str());
    return std::string(error.what());
  }
}

}  // namespace hastilude::store
