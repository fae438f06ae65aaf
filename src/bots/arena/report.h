// What an arena has to tell: the figures, as a table for people and as JSON.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "bots/arena/group.h"
#include "bots/arena/plan.h"
#include "bots/arena/sprt.h"

namespace hastilude::arena {

// A mean with its interval of 95 %, which is the whole range if nothing can be said.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 1;
};

// The mean of shares (0 to `most`) that are independent of each other: Student's t.
Estimate estimate(std::span<const double> shares, double most = 1);

// So far to each side lie 95 % of Student's t.
double student_t95(int degrees);

struct BotFigures {
  Entrant bot;
  Estimate share;  // of the wins, for each of its seats
  Times times;
  std::array<int, bots::failure_kinds> failures{};
  int failed() const;
};

struct Figures {
  int deals = 0;
  int games = 0;
  std::vector<BotFigures> bots;
  double mean_decisions = 0;
  int least_decisions = 0;
  int most_decisions = 0;
  int broken_off = 0;
};

// The shares of the wins of a group's games, for each seat of each entrant.
std::vector<double> shares_of(const Plan& plan, const DealGroup& group);

// The deal group is the unit: its games share their chance, so they are no independent trials. The
// order of the groups does not matter.
Figures figures_of(const Plan& plan, std::vector<DealGroup> groups);

// What a test came to, and between what.
struct TestReport {
  Sprt sprt;
  Tested tested;
};

std::string table_text(const Plan& plan, const Figures& figures);
// The command that plays so many deals of it, the cells that say what the first bot won and how
// long each thinks, and what these cells are.
std::string command_of(const Plan& plan, int deals);
std::vector<std::string> cells_of(const Figures& figures);
std::vector<std::string> cell_names();
std::string test_text(const Plan& plan, const TestReport& report);
std::string json_text(const Plan& plan, const Figures& figures,
                      const std::optional<TestReport>& report = {});

}  // namespace hastilude::arena
