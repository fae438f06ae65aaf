#include "server/descriptors.h"

#include <algorithm>

#include <sys/resource.h>

#include "server/log.h"

namespace hastilude::server {
namespace {

// Database, log, threads, and what libraries open for a moment.
constexpr rlim_t besides = 64;

rlim_t granted() {
  rlimit limit{};
  return ::getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 0;
}

void raise_to(rlim_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
  // More than the hard limit is for the privileged, so that comes second.
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  ::setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return;
  const rlimit more{.rlim_cur = wanted, .rlim_max = wanted};
  ::setrlimit(RLIMIT_NOFILE, &more);
}

}  // namespace

std::size_t make_room_for(std::size_t connections) {
  const rlim_t wanted = connections + besides;
  raise_to(wanted);
  const rlim_t have = granted();
  if (have >= wanted) return connections;
  const rlim_t possible = have > 2 * besides ? have - besides : have / 2;
  log(Level::warning, "fewer connections than wanted",
      {{"wanted", static_cast<std::int64_t>(connections)},
       {"possible", static_cast<std::int64_t>(possible)},
       {"what", "the limit of open files (ulimit -n, or LimitNOFILE of systemd) is too low"}});
  return possible;
}

}  // namespace hastilude::server
