// The contract suite: every game of the catalog, in the probed build.
#include "support/contract.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/seed.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

template <class G>
class ContractSuite : public testing::Test {};
TYPED_TEST_SUITE(ContractSuite, CatalogTypes, GameName);

// Whether every branch of the rules was reached, for a game that has them marked.
template <class G>
bool everything_reached() {
  if constexpr (Probed<G>) {
    const auto& hits = branch_hits<typename G::Branch>;
    return std::find(hits.begin(), hits.end(), 0U) == hits.end();
  }
  return true;
}

template <class G>
void expect_everything_reached() {
  if constexpr (Probed<G>) {
    using Branch = typename G::Branch;
    for (std::size_t branch = 0; branch < branch_hits<Branch>.size(); ++branch) {
      EXPECT_GT(branch_hits<Branch>[branch], 0U)
          << "no game came to this branch: " << name_of(static_cast<Branch>(branch));
    }
  }
}

TYPED_TEST(ContractSuite, holds_and_reaches_everything) {
  const ContractScale scale{.steps = scaled(300'000), .states_one_in = 6, .samples = 40};
  Contract<TypeParam> contract(scale, announced_seed(TypeParam::name));
  for (const std::string& finding : contract.run().list()) ADD_FAILURE() << finding;
  std::cout << TypeParam::name << ": " << contract.games() << " games\n";
  // What random play seldom comes to (castles: a ransom paid with the seller's own blazon) gets
  // more games, with fewer looks at each.
  for (std::uint64_t round = 1; round <= 12 && !everything_reached<TypeParam>(); ++round) {
    const ContractScale more{.steps = scaled(300'000), .states_one_in = 100, .samples = 1};
    Contract<TypeParam> again(more, announced_seed(TypeParam::name) + 1000 * round);
    for (const std::string& finding : again.run().list()) ADD_FAILURE() << finding;
  }
  for (int kind = 0; kind < TypeParam::kinds; ++kind) {
    EXPECT_GT(contract.kinds()[static_cast<std::size_t>(kind)], 0)
        << "no line of this kind was ever played: " << TypeParam::kind_name(kind);
  }
  expect_everything_reached<TypeParam>();
}

}  // namespace
}  // namespace hastilude::tests
