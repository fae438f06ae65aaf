// What the rules say about whether a decision can tell its maker something that he could not know.
#pragma once

#include "core/api.h"

namespace hastilude::games {

// Whether what the maker of a legal decision sees or is told after it, before chance speaks, may
// depend on what he does not see; false only where it cannot, whatever the others hold.
bool may_tell_hidden(const GameApi& game, const AnyView& view, const AnyMove& decision);

}  // namespace hastilude::games
