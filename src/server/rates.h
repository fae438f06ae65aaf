// How often something may be done: so many at once, then so many a second.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "server/loop.h"

namespace hastilude::server {

struct Rate {
  double burst = 1;
  double a_second = 1;
};

inline Rate scaled(const Rate& rate, double times) {
  return {.burst = std::max(1.0, rate.burst * times), .a_second = rate.a_second * times};
}

class Allowance {
 public:
  Allowance(const Rate& rate, Time now) : rate_(rate), left_(rate.burst), at_(now) {}

  // Whether it may be done once more. What costs much may be done with what is left, and is paid
  // for afterwards.
  bool take(Time now, double cost = 1) {
    left_ = left(now);
    at_ = std::max(at_, now);
    if (left_ < 1) return false;
    left_ -= cost;
    return true;
  }
  // It was done elsewhere. However often, somebody who does nothing for a while is as good as new.
  void charge(Time now, double cost) {
    constexpr double most_bursts = 10;
    left_ = std::max(left(now) - cost, -most_bursts * rate_.burst);
    at_ = std::max(at_, now);
  }
  bool full(Time now) const { return left(now) >= rate_.burst; }

 private:
  double left(Time now) const {
    const double seconds = static_cast<double>(std::max<Time>(0, now - at_)) / 1000;
    return std::min(rate_.burst, left_ + seconds * rate_.a_second);
  }

  Rate rate_;
  double left_;
  Time at_;
};

// An allowance for each of many: addresses, people.
class Allowances {
 public:
  explicit Allowances(const Rate& rate) : rate_(rate) {}

  const Rate& rate() const { return rate_; }
  bool take(const std::string& who, Time now, double cost = 1) {
    return entry(who, now).take(now, cost);
  }
  void charge(const std::string& who, Time now, double cost) { entry(who, now).charge(now, cost); }

 private:
  static constexpr std::size_t few = 10'000;

  Allowance& entry(const std::string& who, Time now) {
    if (entries_.size() > crowded_) forget(now);
    return entries_.try_emplace(who, rate_, now).first->second;
  }

  // Those who did nothing for a while are as good as new. It is looked for them when there are
  // twice as many as there were, so that a crowd does not make it slow.
  void forget(Time now) {
    std::erase_if(entries_, [now](const auto& entry) { return entry.second.full(now); });
    crowded_ = std::max(few, 2 * entries_.size());
  }

  Rate rate_;
  std::map<std::string, Allowance> entries_;
  std::size_t crowded_ = few;
};

// What is not refused but waits: so many at once, then so many a second of each of many.
class Turns {
 public:
  explicit Turns(const Rate& rate = {}) : rate_(rate) {}

  // When it may be done once more, now or later; it is taken for done then.
  Time next(const std::string& who, Time now) {
    if (last_.size() > few)
      std::erase_if(last_,
                    [now](const auto& entry) { return entry.second < static_cast<double>(now); });
    const double pause = 1000 / rate_.a_second;
    double& last = last_.try_emplace(who, static_cast<double>(now)).first->second;
    last = std::max(last, static_cast<double>(now)) + pause;
    return std::max(now, static_cast<Time>(last - pause * rate_.burst));
  }

 private:
  static constexpr std::size_t few = 10'000;

  Rate rate_;
  std::map<std::string, double> last_;  // when it would be its turn, one pause after the other
};

}  // namespace hastilude::server
