// Runs a program and catches all it writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::tests {

struct Finished {
  int code = -1;  // what it answered to the shell; -1: it was ended by a signal
  std::string out;
  std::string err;
};

// `arguments` begin with the program; `input` is its standard input.
Finished run_program(const std::vector<std::string>& arguments, std::string_view input = {});

}  // namespace hastilude::tests
