#include "app/terminal/input.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "app/terminal/screen.h"
#include "app/terminal/style.h"

namespace hastilude::app {
namespace {

constexpr std::size_t longest_line = 4096;
constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t last_signal = 0;
volatile std::sig_atomic_t stop_wanted = 0;
volatile std::sig_atomic_t resized = 0;
// Wakes whoever waits for input: a signal that arrives just before the waiting is not missed.
std::array<int, 2> wake{-1, -1};
std::array<struct sigaction, ending_signals.size() + 2> former{};

void on_signal(int signal) {
  const int error = errno;
  if (signal == SIGTSTP) {
    stop_wanted = 1;
  } else if (signal == SIGWINCH) {
    resized = 1;
  } else {
    last_signal = signal;
  }
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = write(wake[1], &byte, 1);
  errno = error;
}

// A program started without standard input or output gets nothing for them; otherwise the next file
// that it opens would take their place.
void fill_standard_files() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(file, F_GETFD) == -1 && errno == EBADF) open("/dev/null", O_RDWR);
  }
}

}  // namespace

int signal_caught() { return last_signal; }

Input::Input(Screen& screen) : screen_(screen), typed_(isatty(STDIN_FILENO) == 1) {
  fill_standard_files();
  if (pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) wake = {-1, -1};
  struct sigaction action {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < ending_signals.size(); ++i) {
    sigaction(ending_signals[i], nullptr, &former[i]);
    // What was ignored stays so: nohup, and jobs in the background.
    if (former[i].sa_handler != SIG_IGN) sigaction(ending_signals[i], &action, nullptr);
  }
  sigaction(SIGTSTP, nullptr, &former[ending_signals.size()]);
  if (typed_ && former[ending_signals.size()].sa_handler != SIG_IGN)
    sigaction(SIGTSTP, &action, nullptr);
  sigaction(SIGWINCH, nullptr, &former.back());
  if (typed_) sigaction(SIGWINCH, &action, nullptr);
  if (screen_.has_sheets()) editor_.emplace([this] { return next_key(); });
}

Input::~Input() {
  for (std::size_t i = 0; i < ending_signals.size(); ++i)
    sigaction(ending_signals[i], &former[i], nullptr);
  sigaction(SIGTSTP, &former[ending_signals.size()], nullptr);
  sigaction(SIGWINCH, &former.back(), nullptr);
  for (int& end : wake) {
    if (end >= 0) close(end);
    end = -1;
  }
}

Event Input::next(std::string_view prompt) {
  if (!editor_) screen_.prompt(prompt);
  Event event = editor_ ? edit(prompt) : wait();
  if (!typed_ && event.kind == Event::Kind::line) screen_.prompt(harmless(event.text) + "\n");
  if (event.kind == Event::Kind::end || event.kind == Event::Kind::signal) screen_.prompt("\n");
  return event;
}

void Input::forget() {
  if (editor_) editor_->forget();
}

// What comes before anything that was typed.
std::optional<Event> Input::urgent() {
  if (last_signal != 0) return Event{.kind = Event::Kind::signal, .signal = last_signal};
  if (stop_wanted != 0) {
    stop();
    return Event{.kind = Event::Kind::resumed};
  }
  if (resized != 0) {
    resized = 0;
    return Event{.kind = Event::Kind::resumed};
  }
  return {};
}

// Waits for input or a signal; false at the end of the input.
bool Input::wait_for_bytes() {
  std::array<pollfd, 2> files{{{STDIN_FILENO, POLLIN, 0}, {wake[0], POLLIN, 0}}};
  if (poll(files.data(), files.size(), -1) < 0 && errno != EINTR) ended_ = true;
  if (files[1].revents != 0) {
    take_wake_up();
  } else if (files[0].revents != 0 && !fill()) {
    ended_ = true;
  }
  return !ended_;
}

Event Input::wait() {
  for (;;) {
    if (std::optional<Event> event = urgent()) return std::move(*event);
    if (buffer_.find('\n') != std::string::npos || (ended_ && !buffer_.empty())) return take_line();
    if (ended_) return {.kind = Event::Kind::end};
    wait_for_bytes();
  }
}

std::optional<char> Input::next_key() {
  while (last_signal == 0 && stop_wanted == 0 && resized == 0) {
    if (!buffer_.empty()) {
      const char key = buffer_.front();
      buffer_.erase(0, 1);
      return key;
    }
    if (ended_) return {};
    wait_for_bytes();
  }
  return {};
}

Event Input::edit(std::string_view prompt) {
  const std::string shown = screen_.bytes_of(prompt);
  for (;;) {
    if (std::optional<Event> event = urgent()) return std::move(*event);
    LineEditor::Edited edited = editor_->read(shown);
    switch (edited.how) {
      case LineEditor::End::line:
        return {.kind = Event::Kind::line, .text = edited.text.substr(0, longest_line)};
      case LineEditor::End::end: return {.kind = Event::Kind::end};
      case LineEditor::End::redraw: return {.kind = Event::Kind::resumed};
      case LineEditor::End::interrupted:
        if (ended_) return {.kind = Event::Kind::end};
    }
  }
}

void Input::take_wake_up() {
  std::array<char, 16> bytes{};
  while (read(wake[0], bytes.data(), bytes.size()) > 0) {
  }
}

void Input::pause(std::chrono::steady_clock::time_point until) {
  using std::chrono::milliseconds;
  while (last_signal == 0) {
    if (stop_wanted != 0) stop();
    const auto left = std::chrono::ceil<milliseconds>(until - std::chrono::steady_clock::now());
    if (left <= milliseconds(0)) break;
    pollfd file{wake[0], POLLIN, 0};
    poll(&file, 1, static_cast<int>(left.count()));
    if (file.revents != 0) take_wake_up();
  }
  if (!typed_) return;
  tcflush(STDIN_FILENO, TCIFLUSH);
  buffer_.clear();
}

// Reads what there is; false at the end of the input.
bool Input::fill() {
  std::array<char, 4096> bytes{};
  const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  // Of an endless line only the beginning is kept: too long for anything, long enough to say so.
  const std::string_view more(bytes.data(), static_cast<std::size_t>(count));
  if (buffer_.size() < longest_line || more.find('\n') != std::string_view::npos) buffer_ += more;
  return count > 0;
}

Event Input::take_line() {
  const std::size_t end = std::min(buffer_.find('\n'), buffer_.size());
  std::string text = buffer_.substr(0, std::min(end, longest_line));
  buffer_.erase(0, end + 1);
  if (text.ends_with('\r')) text.pop_back();
  return {.kind = Event::Kind::line, .text = std::move(text)};
}

// The shell gets its screen back while the program sleeps.
void Input::stop() {
  stop_wanted = 0;
  screen_.leave();
  raise(SIGSTOP);
  screen_.enter();
}

}  // namespace hastilude::app
