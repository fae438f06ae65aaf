// When a decision can be taken back: only while it has told nothing.
#pragma once

#include "record/record.h"

namespace hastilude {

// Whether a decision let its maker see something that he could not know before. `memory` is his, as
// it was then.
bool came_out(const Course& before, const AnyMemory& memory, const AnyMove& decision);

}  // namespace hastilude
