// What is asked of a store while its thread is busy, taken together when it is free again.
#pragma once

#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

namespace hastilude::store {

template <class Job>
class Queue {
 public:
  void add(Job job) {
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
  }
  // What is there is still taken.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
  }
  // All that waits, as soon as there is something; nothing if it was closed.
  std::vector<Job> take() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return closing_ || !jobs_.empty(); });
    return std::exchange(jobs_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> jobs_;
  bool closing_ = false;
};

}  // namespace hastilude::store
