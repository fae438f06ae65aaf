#include "fuzz/target.h"
#include "support/exercise_table.h"

HASTILUDE_FUZZ_TARGET(hastilude::tests::exercise_rows)
