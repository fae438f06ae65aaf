#include "bots/outside/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::bots {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_line = 4096;
constexpr std::size_t most_heard = 65536;  // waiting to be taken as lines
constexpr std::size_t most_errors = 2000;  // the end of its standard error
constexpr auto farewell = 1000ms;          // to end by itself after its input has ended

void close_file(int& file) {
  if (file >= 0) close(file);
  file = -1;
}

// A pair of files whose ends are closed in whatever else is started.
struct Channel {
  std::array<int, 2> ends{-1, -1};
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  ~Channel() {
    for (int& end : ends) close_file(end);
  }
  int take(std::size_t which) { return std::exchange(ends[which], -1); }
};

// The child has its own group, so that a key pressed for us does not end it and everything that it
// starts can be ended with it; its signals are as usual.
class Attributes {
 public:
  Attributes() {
    posix_spawnattr_init(&attributes_);
    sigset_t all;
    sigfillset(&all);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_init(&files_);
  }
  ~Attributes() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;

  void connect(int file, int as) { posix_spawn_file_actions_adddup2(&files_, file, as); }
  // An error number, or 0.
  int spawn(pid_t& child, const std::string& command) {
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = command;
    const std::array<char*, 4> words{shell.data(), option.data(), text.data(), nullptr};
    return posix_spawn(&child, "/bin/sh", &files_, &attributes_, words.data(), environ);
  }

 private:
  posix_spawnattr_t attributes_{};
  posix_spawn_file_actions_t files_{};
};

}  // namespace

Process::Process(const std::string& command) {
  Channel in;
  Channel out;
  Channel err;
  // A socket, because writing to one can be asked not to raise SIGPIPE.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.ends.data()) != 0 ||
      pipe2(out.ends.data(), O_CLOEXEC) != 0 || pipe2(err.ends.data(), O_CLOEXEC) != 0) {
    trouble_ = std::strerror(errno);
    return;
  }
  Attributes attributes;
  attributes.connect(in.ends[0], STDIN_FILENO);
  attributes.connect(out.ends[1], STDOUT_FILENO);
  attributes.connect(err.ends[1], STDERR_FILENO);
  if (const int error = attributes.spawn(child_, command)) {
    child_ = 0;
    trouble_ = std::strerror(error);
    return;
  }
  speak_ = in.take(1);
  hear_ = out.take(0);
  errors_ = err.take(0);
  for (const int file : {hear_, errors_}) fcntl(file, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
  close_file(speak_);
  if (child_ > 0) {
    if (gently_) ended(farewell);
    kill(-child_, SIGKILL);  // whatever is left of its group
    waitpid(child_, nullptr, 0);
  }
  close_file(hear_);
  close_file(errors_);
}

// How it has ended, if it does so within `patience`. It is not yet forgotten by the system, so that
// its number, which is that of its group, means nobody else.
std::optional<siginfo_t> Process::ended(Clock::duration patience) {
  const Clock::time_point until = Clock::now() + patience;
  for (;;) {
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
        info.si_pid == child_)
      return info;
    if (Clock::now() >= until) return {};
    exchange(0);  // it may hang because nobody takes what it writes
    std::this_thread::sleep_for(2ms);
  }
}

void Process::write_some() {
  const ssize_t written =
      send(speak_, to_write_.data(), to_write_.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (written > 0) {
    to_write_.erase(0, static_cast<std::size_t>(written));
  } else if (errno != EAGAIN && errno != EINTR) {
    to_write_.clear();  // it will never read; that its output ends tells
    close_file(speak_);
  }
}

void Process::read_some() {
  std::array<char, 4096> bytes{};
  const ssize_t count = read(hear_, bytes.data(), bytes.size());
  if (count > 0) {
    heard_.append(bytes.data(), static_cast<std::size_t>(count));
  } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
    close_file(hear_);
  }
}

void Process::read_errors() {
  std::array<char, 4096> bytes{};
  const ssize_t count = read(errors_, bytes.data(), bytes.size());
  if (count > 0) {
    error_text_.append(bytes.data(), static_cast<std::size_t>(count));
    if (error_text_.size() > most_errors) error_text_.erase(0, error_text_.size() - most_errors);
  } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
    close_file(errors_);
  }
}

// Writes and reads what can be, or waits for it. Files that are closed are negative, which poll()
// passes over.
void Process::exchange(int milliseconds) {
  const int speak = to_write_.empty() ? -1 : speak_;
  const int hear = heard_.size() < most_heard ? hear_ : -1;
  std::array<pollfd, 3> files{{{speak, POLLOUT, 0}, {hear, POLLIN, 0}, {errors_, POLLIN, 0}}};
  if (poll(files.data(), files.size(), milliseconds) <= 0) return;
  if (files[0].revents != 0) write_some();
  if (files[1].revents != 0) read_some();
  if (files[2].revents != 0) read_errors();
}

std::optional<std::string> Process::take_line() {
  const std::size_t end = heard_.find('\n');
  if (end == std::string::npos) return {};
  std::string line = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

Process::Heard Process::listen(Clock::time_point until, const std::function<bool()>& stop) {
  for (;;) {
    if (std::optional<std::string> line = take_line()) {
      if (line->size() > longest_line) return {Event::too_long, {}};
      return {Event::line, std::move(*line)};
    }
    if (heard_.size() > longest_line) return {Event::too_long, {}};
    if (hear_ < 0) return {Event::ended, {}};
    if (stop()) return {Event::stopped, {}};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left <= 0ms) return {Event::too_late, {}};
    exchange(static_cast<int>(std::min(left, std::chrono::milliseconds(50)).count()));
  }
}

std::optional<std::string> Process::overheard() {
  pump();
  return take_line();
}

std::string Process::how_it_ended() {
  const std::optional<siginfo_t> info = ended(farewell);
  if (!info) return "it closed its output without ending";
  const int status = info->si_status;
  if (info->si_code == CLD_EXITED) return "it ended with code " + std::to_string(status);
  return "it was ended by signal " + std::to_string(status) + " (" + strsignal(status) + ")";
}

std::string Process::last_words() const {
  constexpr std::size_t enough = 300;
  std::string text = error_text_;
  while (!text.empty() && text.back() == '\n') text.pop_back();
  if (text.size() > enough) text.erase(0, text.size() - enough);
  for (char& c : text) {
    if (c == '\n') c = '|';
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  return text;
}

}  // namespace hastilude::bots
