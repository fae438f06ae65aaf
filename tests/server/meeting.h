// Where a thread that works for others hands over what is to be done, and waits until that was done
// and let go of. Whatever it still holds by then is its to end: so it shows who ends what.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace hastilude::tests {

class Meeting {
 public:
  void hand_over(std::function<void()> task) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !task_; });
    task_ = std::move(task);
    changed_.notify_all();
    changed_.wait(lock, [this] { return !task_; });
  }
  // Does what is handed over next; false if nothing came for ten seconds.
  bool serve() {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, std::chrono::seconds(10), [this] { return bool(task_); }))
      return false;
    task_();
    task_ = nullptr;
    changed_.notify_all();
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<void()> task_;
};

// Says on which thread it was ended.
class Belonging {
 public:
  explicit Belonging(std::thread::id& ended)
      : ended_(&ended, [](std::thread::id* id) { *id = std::this_thread::get_id(); }) {}

 private:
  std::shared_ptr<std::thread::id> ended_;
};

}  // namespace hastilude::tests
