#include "terminal/program.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hastilude::tests {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience(20);

int milliseconds_left(Clock::time_point end) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  return left.count() > 0 ? static_cast<int>(left.count()) : 0;
}

// Whoever does not say with whom he plays gets the quickest opponent.
bool leaves_seats_to_bots(const Arguments& arguments) {
  const auto given = [&](const char* word) {
    return std::count(arguments.begin(), arguments.end(), word);
  };
  return !arguments.empty() && arguments.front() == "play" && given("--bots") == 0 &&
         given("--hotseat") == 0 && given("--seat") < 2 && given("--help") == 0 &&
         given("--continue") == 0;
}

[[noreturn]] void become_program(const Arguments& arguments, const Environment& changes) {
  Environment environment{{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}};
  for (const auto& [name, value] : changes) environment[name] = value;
  std::vector<std::string> settings;
  for (const auto& [name, value] : environment) settings.push_back(name + "=" + value);
  std::vector<std::string> words{HASTILUDE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  if (leaves_seats_to_bots(arguments))
    words.insert(words.end(), {"--bots", "random", "--pace", "0"});
  std::vector<char*> argv;
  std::vector<char*> envp;
  for (std::string& word : words) argv.push_back(word.data());
  for (std::string& setting : settings) envp.push_back(setting.data());
  argv.push_back(nullptr);
  envp.push_back(nullptr);
  execve(HASTILUDE_PROGRAM, argv.data(), envp.data());
  _exit(127);
}

// Waits for a process; kills it when the time is over.
int end_of(pid_t process, Clock::time_point end) {
  int status = 0;
  while (waitpid(process, &status, WNOHANG) == 0) {
    if (Clock::now() > end) {
      kill(process, SIGKILL);
      waitpid(process, &status, 0);
      return -1;
    }
    usleep(2000);
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

struct Pipe {
  Pipe() {
    if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  }
  ~Pipe() {
    close_reading();
    close_writing();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close_reading() { close_end(ends[0]); }
  void close_writing() { close_end(ends[1]); }

  std::array<int, 2> ends{};

 private:
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
};

// Moves what can be moved between the pipes and the texts; false when both outputs have ended.
class Pump {
 public:
  Pump(Pipe& input, Pipe& output, Pipe& errors, std::string_view text)
      : input_(input), output_(output), errors_(errors), text_(text) {
    fcntl(input_.ends[1], F_SETFL, O_NONBLOCK);
  }

  void move(Ran& ran, Clock::time_point end) {
    while (output_.ends[0] >= 0 || errors_.ends[0] >= 0) {
      if (text_.empty()) input_.close_writing();
      std::array<pollfd, 3> files{{{output_.ends[0], POLLIN, 0},
                                   {errors_.ends[0], POLLIN, 0},
                                   {input_.ends[1], POLLOUT, 0}}};
      if (poll(files.data(), files.size(), milliseconds_left(end)) <= 0) return;
      if (files[0].revents != 0) take(output_, ran.output);
      if (files[1].revents != 0) take(errors_, ran.errors);
      if (files[2].revents != 0) give();
    }
  }

 private:
  static void take(Pipe& pipe, std::string& text) {
    std::array<char, 4096> bytes{};
    const ssize_t count = read(pipe.ends[0], bytes.data(), bytes.size());
    if (count <= 0) return pipe.close_reading();
    text.append(bytes.data(), static_cast<std::size_t>(count));
  }
  void give() {
    const ssize_t count = write(input_.ends[1], text_.data(), text_.size());
    if (count < 0) return input_.close_writing();
    text_.remove_prefix(static_cast<std::size_t>(count));
  }

  Pipe& input_;
  Pipe& output_;
  Pipe& errors_;
  std::string_view text_;
};

}  // namespace

Ran run(const Arguments& arguments, std::string_view input, const Environment& environment) {
  std::signal(SIGPIPE, SIG_IGN);  // a program that has left does not read its input
  Pipe in;
  Pipe out;
  Pipe err;
  const pid_t process = fork();
  if (process == 0) {
    dup2(in.ends[0], STDIN_FILENO);
    dup2(out.ends[1], STDOUT_FILENO);
    dup2(err.ends[1], STDERR_FILENO);
    become_program(arguments, environment);
  }
  in.close_reading();
  out.close_writing();
  err.close_writing();
  const Clock::time_point end = Clock::now() + patience;
  Ran ran;
  Pump(in, out, err, input).move(ran, end);
  ran.exit = end_of(process, end);
  return ran;
}

Terminal::Terminal(const Arguments& arguments, Size size, const Environment& environment) {
  winsize window{.ws_row = size.rows, .ws_col = size.columns, .ws_xpixel = 0, .ws_ypixel = 0};
  process_ = forkpty(&terminal_, nullptr, nullptr, &window);
  if (process_ == 0) become_program(arguments, environment);
}

Terminal::~Terminal() {
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  if (terminal_ >= 0) close(terminal_);
}

void Terminal::type(std::string_view keys) {
  if (write(terminal_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size())) std::abort();
}

void Terminal::resize(Size size) {
  const winsize window{.ws_row = size.rows, .ws_col = size.columns, .ws_xpixel = 0, .ws_ypixel = 0};
  if (ioctl(terminal_, TIOCSWINSZ, &window) != 0) std::abort();
}

bool Terminal::read_more() {
  std::array<char, 4096> bytes{};
  const ssize_t count = read(terminal_, bytes.data(), bytes.size());
  if (count <= 0) return false;
  output_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

bool Terminal::shows(std::string_view text) {
  const Clock::time_point end = Clock::now() + patience;
  for (;;) {
    const std::size_t found = output_.find(text, seen_);
    if (found != std::string::npos) {
      seen_ = found + text.size();
      return true;
    }
    pollfd file{terminal_, POLLIN, 0};
    if (poll(&file, 1, milliseconds_left(end)) <= 0 || !read_more()) return false;
  }
}

bool Terminal::stopped() const {
  const Clock::time_point end = Clock::now() + patience;
  for (int status = 0; Clock::now() < end; usleep(2000)) {
    if (waitpid(process_, &status, WNOHANG | WUNTRACED) == process_) return WIFSTOPPED(status);
  }
  return false;
}

int Terminal::wait() {
  const Clock::time_point end = Clock::now() + patience;
  pollfd file{terminal_, POLLIN, 0};
  while (poll(&file, 1, milliseconds_left(end)) > 0 && read_more()) {
  }
  const int exit = end_of(process_, end);
  process_ = -1;
  return exit;
}

std::string scratch_file(const std::string& name) {
  struct Folder {
    Folder() {
      std::string pattern = (std::filesystem::temp_directory_path() / "terminal.XXXXXX").string();
      if (mkdtemp(pattern.data()) == nullptr) std::abort();
      path = pattern;
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::filesystem::path path;
  };
  static const Folder folder;
  return (folder.path / name).string();
}

std::string contents(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void write_contents(const std::string& file, std::string_view text) {
  std::ofstream(file, std::ios::binary) << text;
}

std::string unwrapped(std::string text) {
  for (char& c : text) c = c == '\n' ? ' ' : c;
  return text;
}

int count_of(std::string_view text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + part.size()))
    ++count;
  return count;
}

}  // namespace hastilude::tests
