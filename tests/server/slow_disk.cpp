// A slow disk under a real process (LD_PRELOAD): whatever SQLite writes or syncs takes its time
// first. HASTILUDE_SLOW_SYNC and HASTILUDE_SLOW_WRITE say how long, in milliseconds.
#include <chrono>
#include <cstdlib>
#include <thread>

#include <dlfcn.h>
#include <unistd.h>

namespace {

void wait_for(const char* setting) {
  const char* const milliseconds = std::getenv(setting);
  if (milliseconds != nullptr)
    std::this_thread::sleep_for(std::chrono::milliseconds(std::atoi(milliseconds)));
}

template <class Function>
Function* of_system(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

int fsync(int file) {
  wait_for("HASTILUDE_SLOW_SYNC");
  return of_system<int(int)>("fsync")(file);
}

int fdatasync(int file) {
  wait_for("HASTILUDE_SLOW_SYNC");
  return of_system<int(int)>("fdatasync")(file);
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) {
  wait_for("HASTILUDE_SLOW_WRITE");
  return of_system<ssize_t(int, const void*, size_t, off_t)>("pwrite")(file, bytes, count, at);
}

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
  wait_for("HASTILUDE_SLOW_WRITE");
  return of_system<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, count, at);
}

}  // extern "C"
