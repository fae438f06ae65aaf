// Faulty games (support/faulty_games.h): with each fault a test that has reason to must fail.
#include "support/faulty_games.h"

#include <iostream>

#include <gtest/gtest.h>

#include "support/fault_ways.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

// What is found with a fault switched on: a leak by the test of secrets or a record that says what
// is seen, anything else by any test.
template <Game G>
std::string find_fault(typename G::Fault fault) {
  using W = Ways<G>;
  const auto plant = [&] { G::planted = fault; };
  if (name_of(fault).starts_with("leak"))
    return try_fault<G>(W{}, {&W::secrets, &W::positions}, plant);
  return try_fault<G>(W{}, {&W::positions, &W::contract, &W::secrets}, plant);
}

template <class G>
class FaultyGames : public testing::Test {};
using Faulty = testing::Types<FaultyEnGarde, FaultyIvanhoe, FaultyCastles>;
TYPED_TEST_SUITE(FaultyGames, Faulty, GameName);

TYPED_TEST(FaultyGames, without_a_fault_are_sound) {
  EXPECT_EQ(find_fault<TypeParam>(TypeParam::Fault::none), "");
}

TYPED_TEST(FaultyGames, each_fault_is_found) {
  using Fault = typename TypeParam::Fault;
  for (int i = 1; i < static_cast<int>(Fault::count); ++i) {
    const std::string_view name = name_of(static_cast<Fault>(i));
    const std::string found = find_fault<TypeParam>(static_cast<Fault>(i));
    std::cout << name << ": " << found << "\n";
    EXPECT_NE(found, "") << "no test that has reason to notices " << name;
  }
}

}  // namespace
}  // namespace hastilude::tests
