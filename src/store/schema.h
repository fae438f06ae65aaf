// The tables of the SQLite file, and how an older file becomes a new one.
#pragma once

#include "store/database.h"

namespace hastilude::store {

int newest_schema();

// Brings a file up to date, in one transaction; throws if it is not ours or too new.
void migrate(Database& database);

}  // namespace hastilude::store
