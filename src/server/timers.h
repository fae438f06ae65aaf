// Timers of a loop, in the order in which they go off.
#pragma once

#include <map>
#include <optional>

#include "server/loop.h"

namespace hastilude::server {

class Timers {
 public:
  TimerId add(Time time, Later<> task) {
    const TimerId id = ++last_;
    tasks_.emplace(Key{time, id}, std::move(task));
    times_.emplace(id, time);
    return id;
  }
  void cancel(TimerId id) {
    const auto found = times_.find(id);
    if (found == times_.end()) return;
    tasks_.erase({found->second, id});
    times_.erase(found);
  }
  // All go off by so much later.
  void put_forward(Time by) {
    for (auto& [id, time] : times_) time += by;
    std::map<Key, Later<>> tasks;
    for (auto& [key, task] : tasks_)
      tasks.emplace(Key{key.first + by, key.second}, std::move(task));
    tasks_ = std::move(tasks);
  }
  std::optional<Time> next() const {
    if (tasks_.empty()) return {};
    return tasks_.begin()->first.first;
  }
  // The first task, if it is due; nothing else.
  std::optional<Later<>> take(Time now) {
    if (tasks_.empty() || tasks_.begin()->first.first > now) return {};
    auto first = tasks_.extract(tasks_.begin());
    times_.erase(first.key().second);
    return std::move(first.mapped());
  }

 private:
  using Key = std::pair<Time, TimerId>;
  std::map<Key, Later<>> tasks_;
  std::map<TimerId, Time> times_;
  TimerId last_ = 0;
};

}  // namespace hastilude::server
