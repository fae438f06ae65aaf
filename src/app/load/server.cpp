#include "app/load/server.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/load/signals.h"
#include "app/load/trouble.h"

namespace hastilude::load {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view plenty = "1000000";

// What a person may not do as often as a load does.
constexpr std::array rates = {"--requests",     "--requests-burst",  "--guests",
                              "--guests-burst", "--messages",        "--messages-burst",
                              "--new-tables",   "--new-tables-burst"};

std::string last_line(const std::string& file) {
  std::ifstream in(file);
  std::string last;
  for (std::string line; std::getline(in, line);) last = line;
  return last;
}

// In the new process: becomes the server. Does not return.
[[noreturn]] void become(const std::vector<std::string>& words, int out, int log) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  // Ctrl-C is for the one who measures, who then ends the server; and so does his end.
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  release_signals();
  ::dup2(out, STDOUT_FILENO);
  ::dup2(log, STDERR_FILENO);
  ::execv("/proc/self/exe", arguments.data());
  ::_exit(127);
}

bool has_ended(pid_t process, Clock::duration longest) {
  const Clock::time_point until = Clock::now() + longest;
  while (::waitpid(process, nullptr, WNOHANG) == 0) {
    if (Clock::now() > until) return false;
    std::this_thread::sleep_for(10ms);
  }
  return true;
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  path_ = (std::filesystem::temp_directory_path() / "hastilude-load-XXXXXX").string();
  if (::mkdtemp(path_.data()) == nullptr) {
    throw Trouble("cannot make a folder like " + path_ + ": " + std::strerror(errno) +
                  "; TMPDIR says where such folders go");
  }
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> wide_limits(int connections) {
  std::vector<std::string> words = {"--connections", std::to_string(connections),
                                    "--connections-of-address", std::to_string(connections)};
  for (const char* const rate : rates) {
    words.emplace_back(rate);
    words.emplace_back(plenty);
  }
  return words;
}

std::string limits_advice() {
  std::string text = "start it with --connections-of-address N";
  for (const char* const rate : rates) text += std::string(" ") + rate + " " + std::string(plenty);
  return text + ", or leave out --url";
}

void allow_open_files(int files) {
  const auto wanted = static_cast<rlim_t>(files);
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= wanted) return;
  if (limit.rlim_max < wanted) {
    throw Trouble("so many connections need " + std::to_string(files) +
                  " open files, and a process may have " + std::to_string(limit.rlim_max) +
                  "; ask for fewer --connections or --tables, or raise the limit (ulimit -Hn)");
  }
  limit.rlim_cur = wanted;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

OwnServer::OwnServer(const std::string& data, const std::string& log, int connections) {
  std::vector<std::string> words = {"hastilude", "serve",  "--listen", "127.0.0.1", "--port",
                                    "0",         "--data", data,       "--log",     "warning"};
  for (std::string& word : wide_limits(connections)) words.push_back(std::move(word));
  std::array<int, 2> out{};
  if (::pipe2(out.data(), O_CLOEXEC) != 0)
    throw Trouble(std::string("cannot start a server: ") + std::strerror(errno));
  const int log_file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const pid_t made = ::fork();
  if (made == 0) become(words, out[1], log_file);
  ::close(out[1]);
  ::close(log_file);
  if (made < 0) {
    ::close(out[0]);
    throw Trouble("cannot start a server: the system allows no more processes");
  }
  process_ = made;
  await_address(out[0], log);
}

// It says "Hastilude is at http://127.0.0.1:8080/ ..." when it is ready.
void OwnServer::await_address(int pipe, const std::string& log) {
  std::string line;
  const Clock::time_point until = Clock::now() + patience;
  pollfd wait{.fd = pipe, .events = POLLIN, .revents = 0};
  for (char c = 0; Clock::now() < until && line.find('\n') == std::string::npos;) {
    if (::poll(&wait, 1, 100) <= 0) continue;
    if (::read(pipe, &c, 1) != 1) break;
    line += c;
  }
  ::close(pipe);
  const std::size_t begin = line.find("http://");
  const std::size_t end = std::min(line.find(' ', begin), line.find('\n', begin));
  if (begin != std::string::npos) {
    if (const auto address = read_address(line.substr(begin, end - begin))) {
      address_ = *address;
      return;
    }
  }
  end_process();
  throw Trouble("the server that was to be measured does not start: " + last_line(log));
}

void OwnServer::end_process() {
  ::kill(process_, SIGTERM);
  if (has_ended(process_, patience)) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

OwnServer::~OwnServer() { end_process(); }

long resident_kilobytes(pid_t process) {
  std::ifstream in("/proc/" + std::to_string(process) + "/status");
  for (std::string word; in >> word;) {
    long kilobytes = 0;
    if (word == "VmRSS:" && in >> kilobytes) return kilobytes;
  }
  throw Trouble("the server that was started has ended by itself");
}

double processor_seconds(pid_t process) {
  std::ifstream in("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(in, text);
  // The name in brackets may have spaces in it. After it come the state and ten numbers that are
  // not wanted, then the ticks as a user and as the system.
  std::istringstream rest(text.substr(std::min(text.rfind(')') + 1, text.size())));
  std::string unwanted;
  for (int i = 0; i < 11; ++i) rest >> unwanted;
  long user = 0;
  long system = 0;
  if (!(rest >> user >> system)) throw Trouble("the server that was started has ended by itself");
  return static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace hastilude::load
