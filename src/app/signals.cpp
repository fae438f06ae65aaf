#include "app/signals.h"

#include <array>
#include <atomic>
#include <csignal>

namespace hastilude::app {
namespace {

std::atomic<int> last_caught = 0;
static_assert(std::atomic<int>::is_always_lock_free);

}  // namespace

void catch_signals() {
  struct sigaction action {};
  action.sa_handler = [](int signal) { last_caught = signal; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (const int signal : std::array{SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction former {};
    sigaction(signal, nullptr, &former);
    if (former.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
  }
}

int caught() { return last_caught; }

void stop_as_by(int signal) { last_caught = signal; }

Exit exit_after_signals() {
  return caught() == 0 ? Exit::success : static_cast<Exit>(128 + caught());
}

}  // namespace hastilude::app
