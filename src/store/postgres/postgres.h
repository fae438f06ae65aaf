// The store in a database of PostgreSQL. A thread of its own sends whatever was asked for while the
// last answers were awaited: all appends as one statement, all other writes as one transaction,
// then the reads, without waiting in between.
#pragma once

#include "store/herald.h"
#include "store/postgres/link.h"
#include "store/store.h"

namespace hastilude::store {

// Servers share the database; who changes what they rely on has it for himself; who only looks at
// it may come at any time.
enum class Visit : std::uint8_t { server, alone, look };

struct PostgresSettings {
  Whereabouts where;
  Visit visit = Visit::server;
};

// What is wrong with the address of a database, and what would be right; nothing: it can be used.
std::optional<std::string> wrong_address(const std::string& address);

// The store, or why it cannot be opened. Shelves of an older schema are brought up to date.
Outcome<std::unique_ptr<Store>> open_postgres(PostgresSettings settings, Bring bring);

// What servers that share a database tell each other, over a connection of its own (LISTEN,
// NOTIFY), beside all that is stored.
std::unique_ptr<Herald> postgres_herald(const Whereabouts& where, Bring bring);

}  // namespace hastilude::store
