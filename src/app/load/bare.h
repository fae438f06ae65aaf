// What an action cannot be quicker than: a message there and back, and a commit.
#pragma once

#include <string>

#include "app/load/connection.h"
#include "app/load/figures.h"

namespace hastilude::load {

// `ping` to `pong` on a connection of its own, one after the other with a pause between them.
Latencies bare_echo(const Address& address, Clock::duration length, Clock::duration pause);

// A row as an action stores it, appended to a store in this folder, one after the other with a
// pause between them. Calls with the same folder go on in the same store.
Latencies bare_commit(const std::string& folder, Clock::duration length, Clock::duration pause);

}  // namespace hastilude::load
