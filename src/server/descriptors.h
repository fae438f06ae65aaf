// How many files and sockets the process may have open.
#pragma once

#include <cstddef>

namespace hastilude::server {

// Raises the limit to what so many connections and the rest of the server need, as far as the
// system lets it; gives how many connections there can be.
std::size_t make_room_for(std::size_t connections);

}  // namespace hastilude::server
