// What every store must do with rows: one list of tests, run on each store that there is.
#include <algorithm>

#include "server/store_kit.h"

namespace hastilude::tests {
namespace {

class StoreRows : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, StoreRows, every_store(), name_of_kind);

TEST_P(StoreRows, RowsComeBackAsTheyWereAppended) {
  const std::vector<Row> first = follow_up("t1", {}, 3);
  const std::vector<Row> second = follow_up("t1", first, 2);
  EXPECT_EQ(append(first), Appended::done);
  EXPECT_EQ(append(second), Appended::done);
  EXPECT_EQ(rows("t1"), together(first, second));
  EXPECT_EQ(rows("t1", 3), second);
  EXPECT_TRUE(rows("t1", 5).empty());
  EXPECT_TRUE(rows("t2").empty());
}

TEST_P(StoreRows, RowsThatDoNotFollowAreAConflictAndNothingIsStored) {
  const std::vector<Row> first = follow_up("t1", {}, 2);
  ASSERT_EQ(append(first), Appended::done);
  EXPECT_EQ(append(first), Appended::conflict) << "the same once more";
  EXPECT_EQ(append(follow_up("t1", {}, 3)), Appended::conflict) << "from the beginning again";

  std::vector<Row> gap = follow_up("t1", first, 2);
  gap.erase(gap.begin());
  EXPECT_EQ(append(gap), Appended::conflict) << "a row left out";

  std::vector<Row> other_past = follow_up("t1", first, 1);
  other_past.front().before = some_hash(7);
  EXPECT_EQ(append(other_past), Appended::conflict) << "another row before it";

  std::vector<Row> broken_within = follow_up("t1", first, 3);
  broken_within[2].before = some_hash(7);
  EXPECT_EQ(append(broken_within), Appended::conflict) << "a break within the batch";

  std::vector<Row> mixed = follow_up("t1", first, 2);
  mixed[1].table = "t2";
  EXPECT_EQ(append(mixed), Appended::conflict) << "rows of two tables";

  std::vector<Row> late_start = follow_up("t3", first, 1);
  EXPECT_EQ(append(late_start), Appended::conflict) << "a new table that does not begin at 1";
  EXPECT_EQ(rows("t1"), first);
  EXPECT_TRUE(rows("t2").empty());
  EXPECT_TRUE(rows("t3").empty());
  EXPECT_EQ(tables(Standing::playing), std::vector<std::string>{"t1"});
}

TEST_P(StoreRows, OneBatchOfATableIsUnderWayAtATime) {
  const std::vector<Row> first = follow_up("t1", {}, 1);
  const std::vector<Row> second = follow_up("t1", first, 1);
  std::vector<std::pair<int, Appended>> answers;
  const auto note = [&answers](int which) {
    return later::unowned([&answers, which](const Outcome<Appended>& appended) {
      answers.emplace_back(which, *appended);
    });
  };
  kit_.store->append({first, {}}, note(1));
  kit_.store->append({second, {}}, note(2));
  kit_.store->append({follow_up("t2", {}, 1), {}}, note(3));
  while (answers.size() < 3) ASSERT_TRUE(kit_.line.serve_one());
  std::ranges::sort(answers);
  EXPECT_EQ(answers[0], std::pair(1, Appended::done));
  EXPECT_EQ(answers[1], std::pair(2, Appended::busy));
  EXPECT_EQ(answers[2], std::pair(3, Appended::done)) << "another table does not wait";
  EXPECT_EQ(append(second), Appended::done) << "free again";
}

TEST_P(StoreRows, TwoThatContinueTheSameRowCannotBoth) {
  ASSERT_EQ(append(follow_up("t1", {}, 1)), Appended::done);
  const std::vector<Row> read = rows("t1");
  std::vector<Row> mine = follow_up("t1", read, 1);
  std::vector<Row> yours = follow_up("t1", read, 2);
  yours[0].payload = "another";
  yours[1].before = hash_of(yours[0]);
  EXPECT_EQ(append(yours), Appended::done);
  EXPECT_EQ(append(mine), Appended::conflict);
  EXPECT_EQ(append(follow_up("t1", rows("t1"), 1)), Appended::done) << "after reading again";
}

TEST_P(StoreRows, TablesAreListedByHowTheyStand) {
  ASSERT_EQ(append(follow_up("b", {}, 1)), Appended::done);
  ASSERT_EQ(append(follow_up("a", {}, 1)), Appended::done);
  ASSERT_EQ(append(follow_up("c", {}, 1), Standing::over), Appended::done);
  EXPECT_EQ(tables(Standing::playing), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(tables(Standing::over), std::vector<std::string>{"c"});
  ASSERT_EQ(append(follow_up("a", rows("a"), 1), Standing::over), Appended::done);
  EXPECT_EQ(tables(Standing::playing), std::vector<std::string>{"b"});
  EXPECT_EQ(tables(Standing::over), (std::vector<std::string>{"a", "c"}));
}

TEST_P(StoreRows, ManyTablesAtOnceLoseNothing) {
  constexpr int tables = 40;
  constexpr int batches = 25;
  std::vector<std::vector<Row>> expected(tables);
  int under_way = tables;
  std::function<void(int)> go_on = [&](int table) {
    if (expected[static_cast<std::size_t>(table)].size() == batches) {
      --under_way;
      return;
    }
    std::vector<Row>& past = expected[static_cast<std::size_t>(table)];
    const std::vector<Row> next = follow_up("t" + std::to_string(table), past, 1);
    past.push_back(next.front());
    kit_.store->append({next, {}}, later::unowned([&, table](const Outcome<Appended>& appended) {
                         ASSERT_TRUE(appended);
                         ASSERT_EQ(*appended, Appended::done);
                         go_on(table);
                       }));
  };
  for (int table = 0; table < tables; ++table) go_on(table);
  while (under_way > 0) ASSERT_TRUE(kit_.line.serve_one());
  for (int table = 0; table < tables; ++table) {
    EXPECT_EQ(rows("t" + std::to_string(table)), expected[static_cast<std::size_t>(table)]);
  }
}

}  // namespace
}  // namespace hastilude::tests
