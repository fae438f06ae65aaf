// Appending rows of many tables by one statement.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "store/postgres/link.h"
#include "store/store.h"

namespace hastilude::store {

// Rows that follow each other, and where the table ends with them.
struct Appending {
  Batch batch;
  End end;
};
// Nothing if the rows do not follow each other, or begin a table in its middle.
std::optional<Appending> appending(Batch batch);

// Appends each of these, of different tables and by the same node, whose table ends where it
// supposes.
Bundle append_bundle(std::span<const Appending* const> all);
// What its last query says of the batch for this table.
Appended appended_in(const Answer& taken, const std::string& table);

}  // namespace hastilude::store
