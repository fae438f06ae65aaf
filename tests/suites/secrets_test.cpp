// What a seat may not know does not reach it: every game of the catalog, in the probed build.
#include "support/secrets.h"

#include <gtest/gtest.h>

#include "support/seed.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

template <class G>
class SecretsSuite : public testing::Test {};
TYPED_TEST_SUITE(SecretsSuite, CatalogTypes, GameName);

TYPED_TEST(SecretsSuite, two_worlds_look_alike) {
  const SecretsScale scale{.trials =
                               scaled(6000 / static_cast<int>(all_setups<TypeParam>().size()))};
  Secrets<TypeParam> secrets(scale, announced_seed(TypeParam::name));
  for (const std::string& finding : secrets.run().list()) ADD_FAILURE() << finding;
  std::cout << TypeParam::name << ": " << secrets.pairs() << " pairs of worlds\n";
}

// A line of tests/announced.txt that names no kind of line would excuse nothing, silently.
TYPED_TEST(SecretsSuite, announced_kinds_exist) {
  std::size_t lines = 0;
  for (const std::string& line : lines_of(read_text("tests/announced.txt")))
    lines += Words(line).peek() == TypeParam::name ? 1U : 0U;
  EXPECT_EQ(announced_kinds<TypeParam>().size(), lines);
}

}  // namespace
}  // namespace hastilude::tests
