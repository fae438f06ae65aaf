// The ways in which a fault that was planted can be found.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "support/child.h"
#include "support/contract.h"
#include "support/positions.h"
#include "support/secrets.h"

namespace hastilude::tests {

inline std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

inline std::string first_of(const Findings& findings) {
  return findings.none() ? "" : first_line(findings.list().front());
}

// Each answers what it found wrong with a game, if anything.
template <Game G>
struct Ways {
  static constexpr std::uint64_t seed = 1;
  static constexpr ContractScale contract_scale{.steps = 30'000, .states_one_in = 2, .samples = 4};

  std::string rule{};  // only records that are about this rule count

  std::string positions() const {
    for (const std::string& file : files_under("tests/positions/" + std::string(G::name), ".txt")) {
      for (const PositionFailure& failure : check_positions(read_text(file), tried).failures) {
        if (is_about_rule(failure))
          return file.substr(file.rfind('/') + 1) + ":" + std::to_string(failure.line) + ": " +
                 first_line(failure.what);
      }
    }
    return "";
  }
  std::string contract() const { return first_of(Contract<G>(contract_scale, seed).run()); }
  std::string secrets() const {
    const SecretsScale scale{.trials = 2000 / static_cast<int>(all_setups<G>().size())};
    return first_of(Secrets<G>(scale, seed).run());
  }

 private:
  // The game itself, which may be one that no catalog lists.
  static const GameApi* tried(std::string_view name) {
    return name == G::name ? &door<G> : games::find_game(name);
  }
  bool is_about_rule(const PositionFailure& failure) const {
    const auto& rules = failure.rules;
    return rule.empty() || std::find(rules.begin(), rules.end(), rule) != rules.end();
  }
};

template <Game G>
using Way = std::string (Ways<G>::*)() const;

// What these ways, one after the other, find wrong after `plant` was called: the first answer.
template <Game G, class Plant>
std::string try_fault(const Ways<G>& all, std::initializer_list<Way<G>> ways, Plant plant) {
  for (const Way<G> way : ways) {
    const std::string answer = run_in_child([&] {
      plant();
      return (all.*way)();
    });
    if (!answer.empty()) return answer;
  }
  return "";
}

}  // namespace hastilude::tests
