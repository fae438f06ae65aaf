#include "server/disk.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <sqlite3.h>

namespace hastilude::tests {
namespace {

// Disks may tear a write between its sectors.
constexpr std::int64_t sector = 512;

std::map<std::string, Disk*>& disks() {
  static std::map<std::string, Disk*> all;
  return all;
}
std::mutex disks_mutex;

void carry_out(std::string& content, const Disk::Change& change) {
  const auto at = static_cast<std::size_t>(change.at);
  if (change.kind == Disk::Change::Kind::truncate) return content.resize(at);
  if (content.size() < at + change.bytes.size()) content.resize(at + change.bytes.size());
  std::ranges::copy(change.bytes, content.begin() + static_cast<std::ptrdiff_t>(at));
}

// The sectors of a write that reached the disk.
std::vector<Disk::Change> pieces_left(const Disk::Change& change, Random& random) {
  const int luck = random.below(4);
  if (luck == 0) return {};
  if (luck == 1 || change.kind == Disk::Change::Kind::truncate) return {change};
  std::vector<Disk::Change> left;
  const auto size = static_cast<std::int64_t>(change.bytes.size());
  for (std::int64_t at = 0; at < size;) {
    const std::int64_t end =
        std::min(size, (change.at + at) / sector * sector + sector - change.at);
    if (random.below(2) == 0) {
      left.push_back({.at = change.at + at,
                      .bytes = change.bytes.substr(static_cast<std::size_t>(at),
                                                   static_cast<std::size_t>(end - at))});
    }
    at = end;
  }
  return left;
}

// ---- SQLite's door to a disk

struct Handle {
  sqlite3_file base;
  Disk* disk;
  Disk::File* file;
};
Handle& in(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file); }

int close(sqlite3_file*) { return SQLITE_OK; }

int read(sqlite3_file* file, void* into, int amount, sqlite3_int64 at) {
  const std::string& content = in(file).file->now;
  const auto size = static_cast<sqlite3_int64>(content.size());
  const auto there = static_cast<std::size_t>(std::clamp<sqlite3_int64>(size - at, 0, amount));
  if (there > 0) std::memcpy(into, content.data() + at, there);
  std::memset(static_cast<char*>(into) + there, 0, static_cast<std::size_t>(amount) - there);
  return there == static_cast<std::size_t>(amount) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file* file, const void* from, int amount, sqlite3_int64 at) {
  in(file).disk->change(*in(file).file, {.at = at,
                                         .bytes = std::string(static_cast<const char*>(from),
                                                              static_cast<std::size_t>(amount))});
  return SQLITE_OK;
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  in(file).disk->change(*in(file).file, {.kind = Disk::Change::Kind::truncate, .at = size});
  return SQLITE_OK;
}

int sync(sqlite3_file* file, int) {
  in(file).disk->sync(*in(file).file);
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(in(file).file->now.size());
  return SQLITE_OK;
}

// One connection at a time: nobody to lock out.
int lock(sqlite3_file*, int) { return SQLITE_OK; }
int check_lock(sqlite3_file*, int* reserved) {
  *reserved = 0;
  return SQLITE_OK;
}
int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return static_cast<int>(sector); }
// What SQLite supposes of real disks: a torn write spoils nothing beside it.
int character(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int map_shared(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
  std::vector<std::string>& shared = in(file).file->shared;
  const auto wanted = static_cast<std::size_t>(region);
  *memory = nullptr;
  if (shared.size() <= wanted && extend == 0) return SQLITE_OK;
  // Regions must not move.
  shared.reserve(64);
  while (shared.size() <= wanted) shared.emplace_back(static_cast<std::size_t>(size), '\0');
  *memory = shared[wanted].data();
  return SQLITE_OK;
}
int lock_shared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
void barrier(sqlite3_file*) {}
int unmap_shared(sqlite3_file* file, int remove) {
  if (remove != 0) in(file).file->shared.clear();
  return SQLITE_OK;
}

constexpr sqlite3_io_methods methods{.iVersion = 2,
                                     .xClose = close,
                                     .xRead = read,
                                     .xWrite = write,
                                     .xTruncate = truncate,
                                     .xSync = sync,
                                     .xFileSize = file_size,
                                     .xLock = lock,
                                     .xUnlock = lock,
                                     .xCheckReservedLock = check_lock,
                                     .xFileControl = control,
                                     .xSectorSize = sector_size,
                                     .xDeviceCharacteristics = character,
                                     .xShmMap = map_shared,
                                     .xShmLock = lock_shared,
                                     .xShmBarrier = barrier,
                                     .xShmUnmap = unmap_shared};

int open(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out) {
  Handle& handle = in(file);
  handle.base.pMethods = nullptr;
  Disk* const disk = path == nullptr ? nullptr : Disk::of(path);
  if (disk == nullptr) return SQLITE_CANTOPEN;
  if (disk->find(path) == nullptr && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  handle = {{&methods}, disk, &disk->make(path)};
  if (out != nullptr) *out = flags;
  return SQLITE_OK;
}

int remove_file(sqlite3_vfs*, const char* path, int) {
  if (Disk* const disk = Disk::of(path)) disk->remove(path);
  return SQLITE_OK;
}

int access(sqlite3_vfs*, const char* path, int, int* there) {
  Disk* const disk = Disk::of(path);
  *there = disk != nullptr && disk->find(path) != nullptr ? 1 : 0;
  return SQLITE_OK;
}

int full_path(sqlite3_vfs*, const char* path, int size, char* out) {
  sqlite3_snprintf(size, out, "%s", path);
  return SQLITE_OK;
}

// Time and chance are those of the system.
sqlite3_vfs* system_vfs = nullptr;
int randomness(sqlite3_vfs*, int size, char* out) {
  return system_vfs->xRandomness(system_vfs, size, out);
}
int sleep_for(sqlite3_vfs*, int microseconds) {
  return system_vfs->xSleep(system_vfs, microseconds);
}
int current_time(sqlite3_vfs*, double* time) { return system_vfs->xCurrentTime(system_vfs, time); }
int last_error(sqlite3_vfs*, int, char*) { return 0; }

// So that the log is taken over into the file every few commits, and cuts meet that too.
int check_often(sqlite3* database, const char**, const sqlite3_api_routines*) {
  constexpr int pages = 24;
  sqlite3_wal_autocheckpoint(database, pages);
  return SQLITE_OK;
}

void take_over_sqlite() {
  static sqlite3_vfs vfs{.iVersion = 1,
                         .szOsFile = sizeof(Handle),
                         .mxPathname = 256,
                         .zName = "power-cut",
                         .xOpen = open,
                         .xDelete = remove_file,
                         .xAccess = access,
                         .xFullPathname = full_path,
                         .xRandomness = randomness,
                         .xSleep = sleep_for,
                         .xCurrentTime = current_time,
                         .xGetLastError = last_error};
  if (system_vfs != nullptr) return;
  system_vfs = sqlite3_vfs_find(nullptr);
  sqlite3_vfs_register(&vfs, 1);
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(check_often));
}

std::string next_folder() {
  static int count = 0;
  return "/disk" + std::to_string(++count) + "/";
}

}  // namespace

Disk::Disk(Sync sync, Files files) : sync_(sync), folder_(next_folder()) {
  const std::lock_guard lock(disks_mutex);
  take_over_sqlite();
  disks()[folder_] = this;
  for (auto& [name, content] : files)
    files_[folder_ + name] = {.now = content, .durable = content, .exists_durably = true};
}

Disk::~Disk() {
  const std::lock_guard lock(disks_mutex);
  disks().erase(folder_);
}

Disk* Disk::of(const char* path) {
  const std::string name(path);
  const std::size_t end = name.find('/', 1);
  const std::lock_guard lock(disks_mutex);
  const auto found = disks().find(name.substr(0, end == std::string::npos ? end : end + 1));
  return found == disks().end() ? nullptr : found->second;
}

Disk::File* Disk::find(const std::string& path) {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

Disk::File& Disk::make(const std::string& path) { return files_[path]; }

void Disk::remove(const std::string& path) { files_.erase(path); }

void Disk::change(File& file, Change change) {
  carry_out(file.now, change);
  file.pending.push_back(std::move(change));
  changed();
}

void Disk::sync(File& file) {
  if (sync_ == Sync::kept) {
    file.durable = file.now;
    file.exists_durably = true;
    file.pending.clear();
  }
  changed();
}

void Disk::changed() {
  ++count_;
  if (changed_) changed_();
}

Disk::Files Disk::cut(Random& random) const {
  Files left;
  for (const auto& [path, file] : files_) {
    if (!file.exists_durably && random.below(2) == 0) continue;
    std::string content = file.durable;
    for (const Change& change : file.pending) {
      for (const Change& piece : pieces_left(change, random)) carry_out(content, piece);
    }
    left[path.substr(folder_.size())] = std::move(content);
  }
  return left;
}

}  // namespace hastilude::tests
