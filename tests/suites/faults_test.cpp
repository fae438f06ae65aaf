// Planted faults: with each of them switched on, a test that has reason to must fail.
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

// What the three ways of testing say; empty where nothing was noticed.
struct Verdict {
  std::string positions;
  std::string contract;
  std::string secrets;

  bool noticed() const { return !positions.empty() || !contract.empty() || !secrets.empty(); }
};

// "E5" of E5_back_off_strip; empty for a fault that is named after no rule.
template <Game G>
std::string rule_of(std::string_view fault) {
  const std::string_view word = fault.substr(0, fault.find('_'));
  return word.starts_with(G::rule_letter) && to_number(word.substr(1)) ? std::string(word) : "";
}

template <Game G>
Verdict try_fault(typename G::Fault fault) {
  const std::string rule = rule_of<G>(name_of(fault));
  const auto with_fault = [&](const std::function<std::string()>& work) {
    return run_in_child([&] {
      planted_fault<typename G::Fault> = fault;
      return work();
    });
  };
  const ContractScale contract{.steps = 30'000, .states_one_in = 2, .samples = 4};
  const SecretsScale secrets{.trials = 2000 / static_cast<int>(all_setups<G>().size())};
  return {with_fault([&] { return try_positions(G::name, rule); }),
          with_fault([&] { return first_of(Contract<G>(contract, seed).run()); }),
          with_fault([&] { return first_of(Secrets<G>(secrets, seed).run()); })};
}

template <class G>
class FaultsSuite : public testing::Test {};
TYPED_TEST_SUITE(FaultsSuite, CatalogTypes, GameName);

TYPED_TEST(FaultsSuite, none_is_found_where_none_is) {
  const Verdict verdict = try_fault<TypeParam>(TypeParam::Fault::none);
  EXPECT_EQ(verdict.positions, "");
  EXPECT_EQ(verdict.contract, "");
  EXPECT_EQ(verdict.secrets, "");
}

TYPED_TEST(FaultsSuite, each_is_found) {
  using Fault = typename TypeParam::Fault;
  for (int i = 1; i < static_cast<int>(Fault::count); ++i) {
    const std::string_view name = name_of(static_cast<Fault>(i));
    const Verdict verdict = try_fault<TypeParam>(static_cast<Fault>(i));
    std::cout << name << "\n  positions: " << verdict.positions
              << "\n  contract:  " << verdict.contract << "\n  secrets:   " << verdict.secrets
              << "\n";
    EXPECT_TRUE(verdict.noticed()) << "no test notices " << name;
    if (name.find("leak") != std::string_view::npos) {
      EXPECT_NE(verdict.positions + verdict.secrets, "") << "no test of secrets shows " << name;
    } else if (!rule_of<TypeParam>(name).empty()) {
      EXPECT_NE(verdict.positions, "") << "no record about its rule shows " << name;
    }
  }
}

}  // namespace
}  // namespace hastilude::tests
