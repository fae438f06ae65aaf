// One number a game, and one for each of its bots, shows whether a change alters behaviour:
// tests/bench.txt and tests/bots.txt have those we expect.
#include <gtest/gtest.h>

#include "support/files.h"
#include "support/process.h"

namespace hastilude::tests {
namespace {

void expect_signatures(const std::string& flag, const std::string& file) {
  const Finished done = run_program({HASTILUDE_PROGRAM, "bench", flag});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(done.out, read_text(file))
      << "Behaviour has changed. If that is what the change is for:\n"
         "  ./run bench "
      << flag << " > " << file
      << "\nand say so in the commit; else it says \"No functional change\" and this must pass.";
}

TEST(Signatures, are_those_of_the_file) { expect_signatures("--signature", "tests/bench.txt"); }

// The search's numbers go through exp() and log() of the C library, so that this holds for machines
// with its usual ones (x86-64 with FMA).
TEST(Signatures, bots_choose_what_they_chose) { expect_signatures("--bots", "tests/bots.txt"); }

}  // namespace
}  // namespace hastilude::tests
