// Faulty games (support/faulty_games.h): with each fault a test that has reason to must fail.
#include "support/faulty_games.h"

#include <iostream>

#include <gtest/gtest.h>

#include "support/child.h"
#include "support/contract.h"
#include "support/secrets.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

constexpr std::uint64_t seed = 1;

std::string first_of(const Findings& findings) {
  if (findings.none()) return "";
  const std::string& finding = findings.list().front();
  return finding.substr(0, finding.find('\n'));
}

template <Game G>
std::string contract() {
  constexpr ContractScale scale{.steps = 30'000, .states_one_in = 2, .samples = 4};
  return first_of(Contract<G>(scale, seed).run());
}
template <Game G>
std::string secrets() {
  const SecretsScale scale{.trials = 2000 / static_cast<int>(all_setups<G>().size())};
  return first_of(Secrets<G>(scale, seed).run());
}

// What is found with a fault switched on: a leak by the test of secrets, anything else by any.
template <Game G>
std::string find(typename G::Fault fault) {
  const auto with_fault = [&](std::string (*way)()) {
    return run_in_child([&] {
      G::planted = fault;
      return way();
    });
  };
  if (name_of(fault).starts_with("leak")) return with_fault(secrets<G>);
  const std::string found = with_fault(contract<G>);
  return found.empty() ? with_fault(secrets<G>) : found;
}

template <class G>
class FaultyGames : public testing::Test {};
using Faulty = testing::Types<FaultyEnGarde, FaultyIvanhoe, FaultyCastles>;
TYPED_TEST_SUITE(FaultyGames, Faulty, GameName);

TYPED_TEST(FaultyGames, without_a_fault_are_sound) {
  EXPECT_EQ(find<TypeParam>(TypeParam::Fault::none), "");
}

TYPED_TEST(FaultyGames, each_fault_is_found) {
  using Fault = typename TypeParam::Fault;
  for (int i = 1; i < static_cast<int>(Fault::count); ++i) {
    const std::string_view name = name_of(static_cast<Fault>(i));
    const std::string found = find<TypeParam>(static_cast<Fault>(i));
    std::cout << name << ": " << found << "\n";
    EXPECT_NE(found, "") << "no test that has reason to notices " << name;
  }
}

}  // namespace
}  // namespace hastilude::tests
