#include "store/gathered_log.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>

#include <sqlite3.h>

namespace hastilude::store {
namespace {

// SQLite never writes as much as 128 kB in one go, and its own way to files fails where somebody
// does. Of a large commit so much is written at a time.
constexpr std::size_t most_gathered = std::size_t{1} << 16;

// A log as SQLite sees it. The file itself lies behind it in the same memory.
struct Log {
  sqlite3_file base{};
  std::string pieces;
  sqlite3_int64 begin = 0;  // where the first of them goes

  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(this + 1); }
  const sqlite3_io_methods& system() { return *file()->pMethods; }

  // What could not be written is forgotten: whoever asked for it is told, and takes it back.
  int write_out() {
    if (pieces.empty()) return SQLITE_OK;
    const int code = system().xWrite(file(), pieces.data(), static_cast<int>(pieces.size()), begin);
    pieces.clear();
    return code;
  }
};
static_assert(sizeof(Log) % alignof(std::max_align_t) == 0);

Log& in(sqlite3_file* file) { return *reinterpret_cast<Log*>(file); }

int write(sqlite3_file* file, const void* from, int amount, sqlite3_int64 at) {
  Log& log = in(file);
  const auto end = log.begin + static_cast<sqlite3_int64>(log.pieces.size());
  const auto size = static_cast<std::size_t>(amount);
  if (at != end || log.pieces.size() + size > most_gathered) {
    if (const int code = log.write_out(); code != SQLITE_OK) return code;
  }
  if (log.pieces.empty()) log.begin = at;
  log.pieces.append(static_cast<const char*>(from), size);
  return SQLITE_OK;
}

// Everything else happens to a file in which all that was written lies.
template <auto Method, class... Arguments>
int after_writing(sqlite3_file* file, Arguments... arguments) {
  Log& log = in(file);
  if (const int code = log.write_out(); code != SQLITE_OK) return code;
  return (log.system().*Method)(log.file(), arguments...);
}

// The same of what has nothing to do with what lies in it.
template <auto Method, class... Arguments>
int at_once(sqlite3_file* file, Arguments... arguments) {
  Log& log = in(file);
  return (log.system().*Method)(log.file(), arguments...);
}

int close(sqlite3_file* file) {
  Log& log = in(file);
  const int written = log.write_out();
  const int closed = log.system().xClose(log.file());
  log.~Log();
  return written != SQLITE_OK ? written : closed;
}

using Methods = sqlite3_io_methods;
constexpr Methods methods{
    .iVersion = 1,  // without shared memory, which belongs to the database's own file
    .xClose = close,
    .xRead = after_writing<&Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = after_writing<&Methods::xTruncate, sqlite3_int64>,
    .xSync = after_writing<&Methods::xSync, int>,
    .xFileSize = after_writing<&Methods::xFileSize, sqlite3_int64*>,
    .xLock = at_once<&Methods::xLock, int>,
    .xUnlock = at_once<&Methods::xUnlock, int>,
    .xCheckReservedLock = at_once<&Methods::xCheckReservedLock, int*>,
    .xFileControl = at_once<&Methods::xFileControl, int, void*>,
    .xSectorSize = at_once<&Methods::xSectorSize>,
    .xDeviceCharacteristics = at_once<&Methods::xDeviceCharacteristics>,
};

// A way to files that is another one's in everything but logs.
struct Gathering {
  sqlite3_vfs vfs;  // the first member: SQLite hands us this
  sqlite3_vfs* system;
  std::string name;
};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out) {
  sqlite3_vfs* const system = reinterpret_cast<Gathering*>(vfs)->system;
  if ((flags & SQLITE_OPEN_WAL) == 0) return system->xOpen(system, path, file, flags, out);
  Log* const log = new (file) Log;
  const int code = system->xOpen(system, path, log->file(), flags, out);
  if (code == SQLITE_OK) {
    log->base.pMethods = &methods;
  } else {
    log->~Log();
    file->pMethods = nullptr;  // there is nothing to close
  }
  return code;
}

std::unique_ptr<Gathering> gathering_over(sqlite3_vfs* system) {
  auto made =
      std::make_unique<Gathering>(*system, system, std::string(system->zName) + "-gathered");
  made->vfs.pNext = nullptr;
  made->vfs.zName = made->name.c_str();
  made->vfs.szOsFile = static_cast<int>(sizeof(Log)) + system->szOsFile;
  made->vfs.xOpen = open;
  return made;
}

}  // namespace

// Tests put another in the system's place.
const char* gathered_log() {
  static std::mutex mutex;
  // Never destroyed: SQLite goes by them to the end.
  static auto& all = *new std::map<sqlite3_vfs*, std::unique_ptr<Gathering>>;
  const std::lock_guard lock(mutex);
  sqlite3_vfs* const system = sqlite3_vfs_find(nullptr);
  std::unique_ptr<Gathering>& gathering = all[system];
  if (!gathering) {
    gathering = gathering_over(system);
    sqlite3_vfs_register(&gathering->vfs, 0);
  }
  return gathering->name.c_str();
}

}  // namespace hastilude::store
