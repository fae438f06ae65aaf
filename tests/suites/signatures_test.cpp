// One number a game shows whether a change alters behaviour: tests/bench.txt has those we expect.
#include <gtest/gtest.h>

#include "support/files.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

TEST(Signatures, are_those_of_the_file) {
  const Finished done = run_program({HASTILUDE_PROGRAM, "bench", "--signature"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(done.out, read_text("tests/bench.txt"))
      << "Behaviour has changed. If that is what the change is for:\n"
         "  ./run bench --signature > tests/bench.txt\n"
         "and say so in the commit; else it says \"No functional change\" and this must pass.";
}

}  // namespace
}  // namespace hastilude::tests
