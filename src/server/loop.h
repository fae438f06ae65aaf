// The one thread on which tables, sessions and requests live, as they see it: what time it is, and
// what is to be done later. A test or a simulator can be its own loop, with a time of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>

#include "later/later.h"

namespace hastilude::server {

// Half of what this room says is said with these.
using later::Later;
using later::Lifetime;
using later::unowned;

// Milliseconds since 1970.
using Time = std::int64_t;
inline constexpr Time day = 24 * 3'600'000;
using Task = std::function<void()>;
using TimerId = std::uint64_t;

class Loop {
 public:
  virtual ~Loop() = default;

  // From any thread.
  virtual Time now() const = 0;
  // From any thread.
  virtual void post(Task task) = 0;
  // At this time or soon after; timers that are due go off in the order of their times.
  virtual TimerId at(Time time, Later<> task) = 0;
  // Nothing happens if it has gone off.
  virtual void cancel(TimerId timer) = 0;
  // Its clock is put forward by so much, or back; timers that are set go off when they would have.
  // Not every loop has one.
  virtual void put_forward(Time) {}
};

// A timer that is cancelled when it goes.
class Timer {
 public:
  Timer() = default;
  Timer(Loop& loop, Time time, Later<> task) : loop_(&loop), id_(loop.at(time, std::move(task))) {}
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  Timer& operator=(Timer&& other) noexcept {
    std::swap(loop_, other.loop_);
    std::swap(id_, other.id_);
    return *this;
  }
  ~Timer() {
    if (loop_ != nullptr) loop_->cancel(id_);
  }

 private:
  Loop* loop_ = nullptr;
  TimerId id_ = 0;
};

}  // namespace hastilude::server
