#include "fuzz/target.h"
#include "support/exercise.h"

HASTILUDE_FUZZ_TARGET(hastilude::tests::exercise_moves)
