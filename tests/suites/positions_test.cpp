// Runs every file of tests/positions and sees that no rule and no reason was left out.
#include "support/positions.h"

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

class PositionFiles : public testing::TestWithParam<std::string> {};

TEST_P(PositionFiles, hold) {
  const PositionsReport report = check_positions(read_text(GetParam()));
  EXPECT_GT(report.records, 0) << GetParam() << " has no record";
  for (const PositionFailure& failure : report.failures)
    ADD_FAILURE() << GetParam() << ":" << failure.line << ": " << failure.what;
}

// "tests/positions/engarde/E5-steps.txt": engarde_E5_steps
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(std::string("tests/positions/").size());
  name.resize(name.size() - 4);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Positions, PositionFiles,
                         testing::ValuesIn(files_under("tests/positions", ".txt")), test_name);

}  // namespace
}  // namespace hastilude::tests
