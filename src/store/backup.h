// A copy of a store that is in use.
#pragma once

#include <optional>
#include <string>

namespace hastilude::store {

// Copies a file of a store, as it is at one moment, into a new one for its owner's eyes alone,
// which is whole by itself and durable. What went wrong, if anything did; then there is no copy.
std::optional<std::string> copy_store(const std::string& from, const std::string& to);

}  // namespace hastilude::store
