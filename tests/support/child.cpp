#include "support/child.h"

#include <array>
#include <csignal>
#include <cstdio>

#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {
namespace {

// Far beyond what any check takes: an endless loop is the only thing that comes here.
constexpr unsigned hopeless_seconds = 120;

[[noreturn]] void work_and_leave(const std::function<std::string()>& work, int pipe) {
  alarm(hopeless_seconds);
  const std::string answer = work();
  const char* at = answer.data();
  std::size_t left = answer.size();
  while (left > 0) {
    const ssize_t written = write(pipe, at, left);
    if (written <= 0) _exit(3);
    at += written;
    left -= static_cast<std::size_t>(written);
  }
  _exit(0);
}

}  // namespace

std::string run_in_child(const std::function<std::string()>& work) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return "no pipe";
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) return "no process";
  if (child == 0) {
    close(ends[0]);
    work_and_leave(work, ends[1]);
  }
  close(ends[1]);
  std::string answer;
  std::array<char, 4096> buffer{};
  for (;;) {
    const ssize_t got = read(ends[0], buffer.data(), buffer.size());
    if (got <= 0) break;
    answer.append(buffer.data(), static_cast<std::size_t>(got));
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) return "ended by signal " + std::to_string(WTERMSIG(status));
  if (WEXITSTATUS(status) != 0) return "exit code " + std::to_string(WEXITSTATUS(status));
  return answer;
}

}  // namespace hastilude::tests
