#include "app/load/signals.h"

#include <array>

#include "app/load/trouble.h"

namespace hastilude::load {
namespace {

constexpr std::array endings = {SIGINT, SIGTERM, SIGHUP};

sigset_t ending_signals() {
  sigset_t set{};
  sigemptyset(&set);
  for (const int signal : endings) sigaddset(&set, signal);
  return set;
}

}  // namespace

HeldSignals::HeldSignals() {
  const sigset_t set = ending_signals();
  pthread_sigmask(SIG_BLOCK, &set, &former_);
}

HeldSignals::~HeldSignals() { pthread_sigmask(SIG_SETMASK, &former_, nullptr); }

void stop_if_asked() {
  sigset_t waiting{};
  sigpending(&waiting);
  for (const int signal : endings) {
    if (sigismember(&waiting, signal) == 1) throw Stopped();
  }
}

void release_signals() {
  const sigset_t set = ending_signals();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace hastilude::load
