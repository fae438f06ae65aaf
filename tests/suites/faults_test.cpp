// Faults planted in the rules: with each of them switched on, a test that has reason to must fail.
#include <functional>
#include <initializer_list>
#include <iostream>

#include <gtest/gtest.h>

#include "support/child.h"
#include "support/contract.h"
#include "support/positions.h"
#include "support/secrets.h"
#include "support/typed.h"

namespace hastilude::tests {
namespace {

constexpr std::uint64_t seed = 1;

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string first_of(const Findings& findings) {
  return findings.none() ? "" : first_line(findings.list().front());
}

// What the records of a game find wrong; with a rule, only those that are about it.
std::string try_positions(std::string_view game, const std::string& rule) {
  for (const std::string& file : files_under("tests/positions/" + std::string(game), ".txt")) {
    for (const PositionFailure& failure : check_positions(read_text(file)).failures) {
      const auto& rules = failure.rules;
      if (!rule.empty() && std::find(rules.begin(), rules.end(), rule) == rules.end()) continue;
      return file.substr(file.rfind('/') + 1) + ":" + std::to_string(failure.line) + ": " +
             first_line(failure.what);
    }
  }
  return "";
}

// "E5" of E5_back_off_strip; empty for a fault that is named after no rule.
template <Game G>
std::string rule_of(std::string_view fault) {
  const std::string_view word = fault.substr(0, fault.find('_'));
  return word.starts_with(G::rule_letter) && to_number(word.substr(1)) ? std::string(word) : "";
}

// The ways of testing; each answers what it found wrong, if anything.
template <Game G>
struct Ways {
  static constexpr ContractScale contract_scale{.steps = 30'000, .states_one_in = 2, .samples = 4};

  std::string rule;
  std::string positions() const { return try_positions(G::name, rule); }
  std::string contract() const { return first_of(Contract<G>(contract_scale, seed).run()); }
  std::string secrets() const {
    const SecretsScale scale{.trials = 2000 / static_cast<int>(all_setups<G>().size())};
    return first_of(Secrets<G>(scale, seed).run());
  }
};

template <Game G>
using Way = std::string (Ways<G>::*)() const;

// What these ways, one after the other, find wrong with a fault switched on: the first answer.
template <Game G>
std::string try_fault(typename G::Fault fault, std::initializer_list<Way<G>> ways) {
  const Ways<G> all{rule_of<G>(name_of(fault))};
  for (const Way<G> way : ways) {
    const std::string answer = run_in_child([&] {
      planted_fault<typename G::Fault> = fault;
      return (all.*way)();
    });
    if (!answer.empty()) return answer;
  }
  return "";
}

// By a test that has reason to: a broken rule by the records about it, anything else by any test.
template <Game G>
std::string find_fault(typename G::Fault fault) {
  using W = Ways<G>;
  if (!rule_of<G>(name_of(fault)).empty()) return try_fault<G>(fault, {&W::positions});
  return try_fault<G>(fault, {&W::contract, &W::positions, &W::secrets});
}

template <class G>
class FaultsSuite : public testing::Test {};
TYPED_TEST_SUITE(FaultsSuite, CatalogTypes, GameName);

TYPED_TEST(FaultsSuite, none_is_found_where_none_is) {
  using W = Ways<TypeParam>;
  EXPECT_EQ(try_fault<TypeParam>(TypeParam::Fault::none, {&W::positions}), "");
  EXPECT_EQ(try_fault<TypeParam>(TypeParam::Fault::none, {&W::contract}), "");
  EXPECT_EQ(try_fault<TypeParam>(TypeParam::Fault::none, {&W::secrets}), "");
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
