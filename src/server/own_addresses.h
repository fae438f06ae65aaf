// The addresses by which others in the network can reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::server {

// Of a server that listens at this address; none if only this machine can reach it.
std::vector<std::string> own_addresses(std::string_view listens);

// How this machine calls itself, and how its neighbours find it: NAME, its first part, NAME.local.
std::vector<std::string> own_names();

// Whether somebody at this address sits at this machine.
bool is_this_machine(std::string_view address);

}  // namespace hastilude::server
