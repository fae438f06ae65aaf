// The store in a file of SQLite. A thread of its own commits together whatever was asked for while
// the last commit was under way.
#pragma once

#include "store/store.h"

namespace hastilude::store {

struct SqliteSettings {
  std::string file;
  int patience = 5000;  // milliseconds to wait for another program that holds the file
};

// The store, or why it cannot be opened. A file of an older schema is brought up to date.
Outcome<std::unique_ptr<Store>> open_sqlite(const SqliteSettings& settings, Bring bring);

// The schema that this program writes.
int sqlite_schema();

}  // namespace hastilude::store
