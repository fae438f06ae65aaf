// What a check found wrong, as text, so that the same checks serve the suites and the planted
// faults.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hastilude::tests {

class Findings {
 public:
  // A few are enough to see what is wrong; checks stop then.
  static constexpr std::size_t most = 3;

  void add(std::string what) {
    if (!enough()) list_.push_back(std::move(what));
  }
  bool enough() const { return list_.size() >= most; }
  bool none() const { return list_.empty(); }
  const std::vector<std::string>& list() const { return list_; }

 private:
  std::vector<std::string> list_;
};

}  // namespace hastilude::tests
