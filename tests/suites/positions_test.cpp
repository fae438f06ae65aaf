// Runs every file of tests/positions and sees that no rule and no reason was left out.
#include "support/positions.h"

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/find.h"
#include "record/read.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

class PositionFiles : public testing::TestWithParam<std::string> {};

TEST_P(PositionFiles, hold) {
  const PositionsReport report = check_positions(read_text(GetParam()));
  EXPECT_GT(report.records, 0) << GetParam() << " has no record";
  for (const PositionFailure& failure : report.failures)
    ADD_FAILURE() << GetParam() << ":" << failure.line << ": " << failure.what;
}

// "tests/positions/engarde/E5-steps.txt": engarde_E5_steps
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(std::string("tests/positions/").size());
  name.resize(name.size() - 4);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Positions, PositionFiles,
                         testing::ValuesIn(files_under("tests/positions", ".txt")), test_name);

PositionsReport report_of(std::string_view game) {
  PositionsReport all;
  for (const std::string& file : files_under("tests/positions/" + std::string(game), ".txt")) {
    const PositionsReport one = check_positions(read_text(file));
    all.rules.insert(one.rules.begin(), one.rules.end());
    all.reasons.insert(one.reasons.begin(), one.reasons.end());
  }
  return all;
}

TEST(Positions, show_every_rule) {
  for (const GameApi& game : games::all_games()) {
    const std::string name(game.name);
    const std::string page = read_text("docs/rules/" + name + ".md");
    const std::set<std::string> shown = report_of(name).rules;
    int rules = 0;
    for (const std::string& line : lines_of(page)) {
      Words words(line);  // "- E5 Forward by a card: ..."
      if (!words.take("-") || !words.peek().starts_with(game.rule_letter) ||
          !to_number(words.peek().substr(1)))
        continue;
      ++rules;
      const std::string rule(words.peek());
      EXPECT_TRUE(shown.contains(rule)) << name << ": no record shows " << rule;
    }
    EXPECT_GT(rules, 0) << "docs/rules/" << name << ".md has no numbered rules";
  }
}

TEST(Positions, show_every_reason) {
  games::for_each_game([]<Game G>(G) {
    const std::string name(G::name);
    const std::set<std::string> shown = report_of(name).reasons;
    for (int reason = 0; reason < G::reasons; ++reason) {
      const std::string reason_name = name + " " + std::string(G::reason_name(reason));
      EXPECT_TRUE(shown.contains(reason_name)) << "nothing is refused for " << reason_name;
    }
  });
}

// The samples of the rulebook: "; announces 12" is the total of the player at turn at that point.
TEST(Positions, sample_tournaments_reach_the_totals_announced) {
  std::string played;
  int announced = 0;
  for (const std::string& line :
       lines_of(read_text("tests/positions/ivanhoe/sample-tournaments.txt"))) {
    constexpr std::string_view says = "; announces ";
    if (!line.starts_with(says)) {
      played += line + "\n";
      continue;
    }
    const auto records = record::read_records(played);
    ASSERT_TRUE(records.size() == 1 && records[0]) << played;
    const ivanhoe::Board& board = records[0]->reached.as<ivanhoe::State>().board;
    EXPECT_EQ(board.total(board.turn), to_number(std::string_view(line).substr(says.size())))
        << played;
    ++announced;
  }
  EXPECT_EQ(announced, 15);
}

}  // namespace
}  // namespace hastilude::tests
