#include "app/load/calls.h"

#include <fstream>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/load/signals.h"
#include "app/load/trouble.h"

namespace hastilude::load {
namespace {

using namespace std::chrono_literals;

// Whether somebody traces it.
bool is_traced(pid_t process) {
  std::ifstream in("/proc/" + std::to_string(process) + "/status");
  for (std::string word; in >> word;) {
    pid_t tracer = 0;
    if (word == "TracerPid:" && in >> tracer) return tracer != 0;
  }
  return false;
}

}  // namespace

CountedCalls::CountedCalls(pid_t process, std::string file) : file_(std::move(file)) {
  const std::string traced = std::to_string(process);
  strace_ = ::fork();
  if (strace_ == 0) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGINT);
    release_signals();
    const int nowhere = ::open("/dev/null", O_WRONLY);
    ::dup2(nowhere, STDERR_FILENO);
    ::execlp("strace", "strace", "-f", "-c", "-U", "calls,name", "-o", file_.c_str(), "-p",
             traced.c_str(), nullptr);
    ::_exit(127);
  }
  const Clock::time_point until = Clock::now() + patience;
  while (!is_traced(process)) {
    if (::waitpid(strace_, nullptr, WNOHANG) == 0 && Clock::now() < until) {
      std::this_thread::sleep_for(5ms);
      continue;
    }
    strace_ = -1;
    throw Trouble(
        "the server's system calls cannot be counted: is strace installed, and may one "
        "process trace another here? Leave out --calls to measure the rest");
  }
}

CountedCalls::~CountedCalls() { end(); }

void CountedCalls::end() {
  if (strace_ < 0) return;
  ::kill(strace_, SIGINT);
  ::waitpid(std::exchange(strace_, -1), nullptr, 0);
}

// Lines of a number and a name, and rules of dashes; the last is the sum of all.
long CountedCalls::so_far() {
  end();
  std::ifstream in(file_);
  long calls = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with(" total")) calls = std::strtol(line.c_str(), nullptr, 10);
  }
  if (calls == 0) throw Trouble("strace has counted nothing; is it of version 5.7 or newer?");
  return calls;
}

}  // namespace hastilude::load
