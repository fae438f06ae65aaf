// What is asked of a store while its thread is busy, taken together when it is free again.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "store/store.h"

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

// Answers hold what belongs to who asked, a connection say, and the last one to let go of it ends
// it: that must happen where the answers are brought to, never on the store's thread.
template <class Job>
void hand_back(std::vector<Job> jobs, const Bring& bring) {
  bring([jobs = std::make_shared<std::vector<Job>>(std::move(jobs))] {});
}

}  // namespace hastilude::store
