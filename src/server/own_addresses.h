// The addresses by which others in the network can reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hastilude::server {

// Of a server that listens at this address; none if only this machine can reach it.
std::vector<std::string> own_addresses(std::string_view listens);

// Whether somebody at this address sits at this machine.
bool is_this_machine(std::string_view address);

}  // namespace hastilude::server
