// SQLite writes its log in pieces, two for each page, one right behind the other, and then waits
// for the disk. Here the pieces of a commit are gathered and written in one go just before that
// wait: nobody reads them earlier, and a commit of eight calls of the system is one.
#pragma once

namespace hastilude::store {

// The name of the system's way to files (sqlite3_vfs), with logs gathered.
const char* gathered_log();

}  // namespace hastilude::store
