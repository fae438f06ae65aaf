// The contract suite: every game of the catalog, in the probed build.
#include "support/contract.h"

#include <gtest/gtest.h>

#include "support/seed.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

template <class G>
class ContractSuite : public testing::Test {};
TYPED_TEST_SUITE(ContractSuite, CatalogTypes, GameName);

TYPED_TEST(ContractSuite, holds_and_reaches_everything) {
  using Branch = typename TypeParam::Branch;
  const ContractScale scale{.steps = scaled(300'000), .states_one_in = 6, .samples = 40};
  branch_hits<Branch> = {};
  Contract<TypeParam> contract(scale, announced_seed(TypeParam::name));
  for (const std::string& finding : contract.run().list()) ADD_FAILURE() << finding;
  std::cout << TypeParam::name << ": " << contract.games() << " games\n";
  for (int kind = 0; kind < TypeParam::kinds; ++kind) {
    EXPECT_GT(contract.kinds()[static_cast<std::size_t>(kind)], 0)
        << "no line of this kind was ever played: " << TypeParam::kind_name(kind);
  }
  for (std::size_t branch = 0; branch < branch_hits<Branch>.size(); ++branch) {
    EXPECT_GT(branch_hits<Branch>[branch], 0U)
        << "no game came to this branch: " << name_of(static_cast<Branch>(branch));
  }
}

}  // namespace
}  // namespace hastilude::tests
