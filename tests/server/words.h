// Where a server's tokens and ids come from in tests.
#pragma once

#include "core/random.h"

namespace hastilude::tests {

// Random bytes of the server come from here, so that they are the same in every run; nothing: from
// numbers of our own, which go on from one use to the next.
void use_words(Random* words);

}  // namespace hastilude::tests
