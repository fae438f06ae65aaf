// Clearing away what nobody has touched for long.
#pragma once

#include <span>

#include "store/postgres/link.h"
#include "store/store.h"

namespace hastilude::store {

Bundle prune_bundle(const Prune& prune);
// What the answers to that bundle say.
Pruned pruned(const Prune& prune, std::span<const Answer> answers);

}  // namespace hastilude::store
