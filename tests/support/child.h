// Runs something in a process of its own, which may crash or hang without harm.
#pragma once

#include <functional>
#include <string>

namespace hastilude::tests {

// What `work` returned, or how its process ended instead.
std::string run_in_child(const std::function<std::string()>& work);

}  // namespace hastilude::tests
