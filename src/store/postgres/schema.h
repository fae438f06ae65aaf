// The shelves of the store in PostgreSQL, and how older ones are brought up to date.
#pragma once

#include "store/postgres/link.h"

namespace hastilude::store {

// What must be so for a connection, whatever the database does otherwise: what is acknowledged is
// on its disk, and nothing waits for ever.
void insist(Link& link);

// Makes the shelves in a schema of their own, "hastilude", or brings them to the newest step.
void migrate(Link& link);

}  // namespace hastilude::store
