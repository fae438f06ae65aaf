// Where a store brings its answers in tests: a queue that the test works off.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

#include <gtest/gtest.h>

#include "store/store.h"

namespace hastilude::tests {

class WaitingLine {
 public:
  store::Bring bring() {
    return [this](std::function<void()> finish) {
      const std::lock_guard lock(mutex_);
      line_.push_back(std::move(finish));
      came_.notify_one();
    };
  }

  // The next answer; false if none came for ten seconds.
  bool serve_one() {
    std::function<void()> finish;
    {
      std::unique_lock lock(mutex_);
      const auto limit = std::chrono::seconds(10);
      if (!came_.wait_for(lock, limit, [this] { return !line_.empty(); })) return false;
      finish = std::move(line_.front());
      line_.pop_front();
    }
    finish();
    return true;
  }

  // Asks for something and waits for what is answered: got<Value>([&](auto then) { ask(then); }).
  template <class Value, class Ask>
  Value get(Ask ask) {
    std::optional<Value> got;
    ask(later::unowned([&got](Value value) { got.emplace(std::move(value)); }));
    while (!got) {
      if (!serve_one()) {
        ADD_FAILURE() << "no answer from the store";
        std::abort();
      }
    }
    return std::move(*got);
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<std::function<void()>> line_;
};

}  // namespace hastilude::tests
