// What a page must see at a glance: positions of tests/sense, each with what it may decide there,
// whatever its random numbers (`; page play R3 | withdraw`).
#include <gtest/gtest.h>

#include "app/explain.h"
#include "bots/bots.h"
#include "core/notation.h"
#include "record/print.h"
#include "record/read.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

constexpr std::string_view wanted = "; page ";
constexpr std::uint64_t seeds = 20;

std::string decision_of_page(const record::Record& record, std::uint64_t seed) {
  const GameApi& game = *record.head.game;
  const Seat seat = *game.asked(record.reached).begin();
  const AnyView view = game.view(record.reached, Observer::of(seat));
  Random random(seed);
  const std::optional<AnyMove> move =
      bots::find_bot(game, "page")
          ->choose({&game, match::Need::must, view, game.memory(view)}, random, {});
  return std::string(notation_of(game, *move).view());
}

std::vector<std::string> alternatives_of(std::string_view list) {
  std::vector<std::string> alternatives;
  while (!list.empty()) {
    const std::size_t bar = list.find('|');
    alternatives.push_back(single_blanks(list.substr(0, bar)));
    list.remove_prefix(bar == std::string_view::npos ? list.size() : bar + 1);
  }
  return alternatives;
}

void expect_sense(const record::Record& record, const std::string& list) {
  const std::vector<std::string> allowed = alternatives_of(list);
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const std::string chosen = decision_of_page(record, seed);
    if (std::find(allowed.begin(), allowed.end(), chosen) != allowed.end()) continue;
    ADD_FAILURE() << "page decided " << chosen << " instead of " << list << " in\n"
                  << record::print_record(record, Observer::all(), record::Legal::none);
    return;
  }
}

class SenseFiles : public testing::TestWithParam<std::string> {};

TEST_P(SenseFiles, hold) {
  int checked = 0;
  for (const Result<record::Record, record::Error>& record :
       record::read_records(read_text(GetParam()))) {
    if (!record) {
      ADD_FAILURE() << app::explain(GetParam(), record.error());
      continue;
    }
    for (const record::Entry& entry : record->entries) {
      if (entry.kind != record::Entry::Kind::comment || !entry.comment.starts_with(wanted))
        continue;
      expect_sense(*record, entry.comment.substr(wanted.size()));
      ++checked;
    }
  }
  std::cout << checked << " positions\n";
  EXPECT_GT(checked, 0) << GetParam() << " asks for nothing";
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  const std::size_t folder = std::string("tests/sense/").size();
  return info.param.substr(folder, info.param.size() - folder - 4);
}

INSTANTIATE_TEST_SUITE_P(Sense, SenseFiles, testing::ValuesIn(files_under("tests/sense", ".txt")),
                         test_name);

}  // namespace
}  // namespace hastilude::tests
