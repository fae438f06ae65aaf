#include "app/progress.h"

#include <iostream>

#include <unistd.h>

namespace hastilude::app {
namespace {

using namespace std::chrono_literals;

constexpr auto bar_pause = 100ms;
constexpr auto line_pause = 30s;
constexpr std::string_view erase_line = "\r\x1b[K";

}  // namespace

Progress::Progress(int total, std::string what)
    : total_(total), what_(std::move(what)), terminal_(isatty(STDERR_FILENO) == 1) {
  if (terminal_) show();
}

Progress::~Progress() {
  if (terminal_) std::cerr << erase_line << std::flush;
}

void Progress::step() {
  ++done_;
  const Clock::time_point now = Clock::now();
  if (now - shown_ < (terminal_ ? Clock::duration(bar_pause) : Clock::duration(line_pause))) return;
  shown_ = now;
  show();
}

void Progress::note(const std::string& line) {
  std::cerr << (terminal_ ? erase_line : "") << line << "\n" << std::flush;
  if (terminal_) show();
}

std::string Progress::time_left() const {
  if (done_ == 0) return "";
  const double spent = std::chrono::duration<double>(Clock::now() - start_).count();
  const int seconds = static_cast<int>(spent * (total_ - done_) / done_ + 0.5);
  const std::string text = seconds < 90     ? std::to_string(seconds) + " s"
                           : seconds < 5400 ? std::to_string(seconds / 60) + " min"
                                            : std::to_string(seconds / 3600) + " h";
  return ", about " + text + " left";
}

void Progress::show() {
  const std::string counts =
      std::to_string(done_) + " of " + std::to_string(total_) + " " + what_ + time_left();
  if (!terminal_) {
    std::cerr << counts << "\n" << std::flush;
    return;
  }
  constexpr int width = 30;
  const auto filled = static_cast<std::size_t>(total_ == 0 ? width : width * done_ / total_);
  std::cerr << erase_line << "[" << std::string(filled, '#') << std::string(width - filled, '.')
            << "] " << counts << std::flush;
}

}  // namespace hastilude::app
