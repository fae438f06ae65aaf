// Faults planted in the rules: with each of them switched on, a test that has reason to must fail.
#include <iostream>

#include <gtest/gtest.h>

#include "support/fault_ways.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

// "E5" of E5_back_off_strip; empty for a fault that is named after no rule.
template <Game G>
std::string rule_of(std::string_view fault) {
  const std::string_view word = fault.substr(0, fault.find('_'));
  return word.starts_with(G::rule_letter) && to_number(word.substr(1)) ? std::string(word) : "";
}

// By a test that has reason to: a broken rule by the records about it, anything else by any test.
template <Game G>
std::string find_fault(typename G::Fault fault) {
  using W = Ways<G>;
  const W ways{rule_of<G>(name_of(fault))};
  const auto plant = [&] { planted_fault<typename G::Fault> = fault; };
  if (!ways.rule.empty()) return try_fault<G>(ways, {&W::positions}, plant);
  return try_fault<G>(ways, {&W::positions, &W::contract, &W::secrets}, plant);
}

template <class G>
class FaultsSuite : public testing::Test {};
TYPED_TEST_SUITE(FaultsSuite, CatalogTypes, GameName);

TYPED_TEST(FaultsSuite, none_is_found_where_none_is) {
  EXPECT_EQ(find_fault<TypeParam>(TypeParam::Fault::none), "");
}

TYPED_TEST(FaultsSuite, each_is_found) {
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
