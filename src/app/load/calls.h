// How many calls of the system a process makes, as strace(1) counts them.
#pragma once

#include <string>

#include <sys/types.h>

namespace hastilude::load {

class CountedCalls {
 public:
  // From now on; strace writes to this file. Throws if there is no strace, or it may not.
  CountedCalls(pid_t process, std::string file);
  ~CountedCalls();
  CountedCalls(const CountedCalls&) = delete;
  CountedCalls& operator=(const CountedCalls&) = delete;

  // Until now; counting ends with it.
  long so_far();

 private:
  void end();

  std::string file_;
  pid_t strace_ = -1;
};

}  // namespace hastilude::load
