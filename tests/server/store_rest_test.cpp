// What every store does for tables that nobody looks at, and for what nobody touches.
#include <algorithm>
#include <map>

#include "server/store_kit.h"

namespace hastilude::tests {
namespace {

class StoreRest : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, StoreRest, every_store(), name_of_kind);

TEST_P(StoreRest, TheEndOfATableIsToldWithItsRows) {
  const std::vector<Row> played = follow_up("t1", {}, 3);
  ASSERT_EQ(append(played), Appended::done);
  EXPECT_EQ(stored("t1").end, follow({}, played));
  EXPECT_EQ(stored("t1", 2).rows.size(), 1U);
  EXPECT_EQ(stored("t1", 2).end, follow({}, played));
  EXPECT_EQ(stored("t2").end, End{});
}

TEST_P(StoreRest, WhatIsDueIsFoundAndWhatIsAwakeIsNot) {
  for (const char* table : {"a", "b", "c", "d"})
    ASSERT_EQ(append(follow_up(table, {}, 1)), Appended::done);
  EXPECT_TRUE(due(1'000'000).empty()) << "all are awake";
  rest("a", {.due = 500});
  rest("b", {.due = 400});
  rest("c", {});
  EXPECT_EQ(due(1'000'000), (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(due(450), std::vector<std::string>{"b"});
  EXPECT_EQ(due(1'000'000, 1), std::vector<std::string>{"b"});
  ASSERT_EQ(append(follow_up("a", rows("a"), 1)), Appended::done);
  EXPECT_EQ(due(1'000'000), std::vector<std::string>{"b"}) << "a is awake again";
}

TEST_P(StoreRest, RestIsForgottenWhenRowsFollow) {
  const std::vector<Row> first = follow_up("a", {}, 1);
  ASSERT_EQ(append(first), Appended::done);
  const End before = stored("a").end;
  ASSERT_EQ(append(follow_up("a", first, 1)), Appended::done);
  ask<Kept>([&](auto then) { kit_.store->rest("a", before, {.due = 500}, then); });
  EXPECT_TRUE(due(1000).empty()) << "somebody has come meanwhile";
}

TEST_P(StoreRest, WaitingTablesAndThoseOfAHost) {
  const auto keep_table = [&](const char* table, Standing standing, bool open, Time touched) {
    ASSERT_EQ(append(follow_up(table, {}, 1),
                     {.standing = standing, .open = open, .host = "ann", .touched = touched}),
              Appended::done);
  };
  keep_table("a", Standing::waiting, true, 10);
  keep_table("b", Standing::waiting, true, 20);
  keep_table("c", Standing::waiting, false, 30);
  keep_table("d", Standing::playing, true, 5);
  keep_table("e", Standing::over, true, 50);
  const auto waiting = [&](Time since, int most) {
    return ask<std::vector<std::string>>(
        [&](auto then) { kit_.store->waiting(since, most, then); });
  };
  EXPECT_EQ(waiting(0, 10), (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(waiting(11, 10), std::vector<std::string>{"b"});
  EXPECT_EQ(waiting(0, 1), std::vector<std::string>{"b"});
  EXPECT_EQ(ask<std::int64_t>([&](auto then) { kit_.store->hosted("ann", then); }), 4);
  EXPECT_EQ(ask<std::int64_t>([&](auto then) { kit_.store->hosted("bob", then); }), 0);
  EXPECT_EQ(ask<std::vector<std::string>>([&](auto then) { kit_.store->stale(20, 10, then); }),
            (std::vector<std::string>{"d", "a"}));
}

TEST_P(StoreRest, AHostHasSoManyTablesAndNoMore) {
  const auto begin = [&](const std::string& table, const std::string& host,
                         std::optional<std::int64_t> most) {
    return ask<Appended>([&](auto then) {
      kit_.store->append({.rows = follow_up(table, {}, 1),
                          .summary = {.standing = Standing::waiting, .host = host},
                          .most_hosted = most},
                         then);
    });
  };
  EXPECT_EQ(begin("t1", "ann", 2), Appended::done);
  EXPECT_EQ(begin("t2", "ann", 2), Appended::done);
  EXPECT_EQ(begin("t3", "ann", 2), Appended::full);
  EXPECT_TRUE(rows("t3").empty());
  EXPECT_EQ(begin("t2", "ann", 2), Appended::conflict) << "it is there";
  EXPECT_EQ(begin("t4", "bob", 2), Appended::done) << "everybody has their own";
  EXPECT_EQ(begin("t5", "ann", {}), Appended::done) << "nobody counts";
  EXPECT_EQ(begin("t6", "ann", 4), Appended::done);
  EXPECT_EQ(append(follow_up("t1", rows("t1"), 1), {.standing = Standing::over, .host = "ann"}),
            Appended::done);
  EXPECT_EQ(begin("t3", "ann", 4), Appended::done) << "what is over does not count";
  EXPECT_EQ(begin("t7", "ann", 4), Appended::full);
}

TEST_P(StoreRest, TablesThatBeginTogetherAreCountedTogether) {
  std::map<Appended, int> answers;
  // The first keeps the store busy, so that the others go together.
  kit_.store->append({.rows = follow_up("t0", {}, 200), .summary = {.host = "bob"}},
                     later::unowned([&](const Outcome<Appended>&) {}));
  for (int i = 1; i <= 10; ++i) {
    kit_.store->append({.rows = follow_up("t" + std::to_string(i), {}, 1),
                        .summary = {.standing = Standing::waiting, .host = "ann"},
                        .most_hosted = 4},
                       later::unowned([&](const Outcome<Appended>& appended) {
                         ASSERT_TRUE(appended) << appended.error().what;
                         ++answers[*appended];
                       }));
  }
  while (answers[Appended::done] + answers[Appended::full] < 10) ASSERT_TRUE(kit_.line.serve_one());
  EXPECT_EQ(answers, (std::map<Appended, int>{{Appended::done, 4}, {Appended::full, 6}}));
}

TEST_P(StoreRest, BrokenTablesAreSetAside) {
  ASSERT_EQ(append(follow_up("t1", {}, 1), {.host = "ann"}), Appended::done);
  ASSERT_EQ(append(follow_up("t2", {}, 1), {.host = "ann"}), Appended::done);
  admit("t1", "ann", 1);
  stay("node");
  ask<Kept>([&](auto then) { kit_.store->set_aside("t1", "row 1 cannot be read", then); });
  const auto broken = [&] {
    return ask<std::vector<Broken>>([&](auto then) { kit_.store->broken(then); });
  };
  EXPECT_EQ(broken(), (std::vector<Broken>{{"t1", "row 1 cannot be read"}}));
  EXPECT_EQ(due(1000), std::vector<std::string>{"t2"}) << "nothing is due at a broken table";
  EXPECT_TRUE(tables_of("ann", 10).empty());
  EXPECT_EQ(ask<std::int64_t>([&](auto then) { kit_.store->hosted("ann", then); }), 1);
  ASSERT_EQ(append(follow_up("t1", rows("t1"), 1)), Appended::done);
  EXPECT_TRUE(broken().empty()) << "rows follow: somebody has mended it";
  ask<Kept>([&](auto then) { kit_.store->set_aside("t1", "row 1 cannot be read", then); });
  rest("t1", {});
  EXPECT_TRUE(broken().empty()) << "it lies as it should";
}

TEST_P(StoreRest, WhatNobodyTouchesIsPruned) {
  const auto keep_table = [&](const std::string& table, Standing standing, Time touched) {
    ASSERT_EQ(append(follow_up(table, {}, 2), {.standing = standing, .touched = touched}),
              Appended::done);
    admit(table, "player", 1);
    say({.table = table, .id = 1, .time = touched, .person = "player", .text = "hail"});
  };
  keep_table("waits", Standing::waiting, 10);
  keep_table("waits-new", Standing::waiting, 90);
  keep_table("plays", Standing::playing, 10);
  keep_table("over", Standing::over, 10);
  keep({.id = "player", .seen = 10});
  keep({.id = "passer-by", .seen = 10});
  keep({.id = "new", .seen = 90});
  keep_login({.id = "l", .person = "passer-by", .token = some_hash(2), .since = 10, .seen = 10});
  keep_login({.id = "l", .person = "player", .token = some_hash(1), .since = 10, .seen = 10});
  keep_login({.id = "m", .person = "player", .token = some_hash(3), .since = 60});
  const auto prune = [&](const Prune& what) {
    return ask<Pruned>([&](auto then) { kit_.store->prune(what, then); });
  };
  EXPECT_EQ(prune({}), Pruned{});
  EXPECT_EQ(prune({.guests = 50, .waiting = 50}), (Pruned{.guests = 1, .waiting = 1}));
  EXPECT_TRUE(rows("waits").empty());
  EXPECT_TRUE(talk("waits", 10).empty());
  for (const char* table : {"waits-new", "plays", "over"}) EXPECT_EQ(rows(table).size(), 2U);
  EXPECT_EQ(person("passer-by"), std::nullopt);
  EXPECT_TRUE(person("player"));
  EXPECT_TRUE(person("new"));
  EXPECT_FALSE(known_by(2));
  EXPECT_EQ(prune({.logins = 50}), (Pruned{.logins = 1}));
  EXPECT_FALSE(known_by(1));
  EXPECT_TRUE(known_by(3)) << "made not long ago";
  EXPECT_EQ(prune({.talk = 50}), (Pruned{.talk = 2}));
  EXPECT_EQ(talk("waits-new", 10).size(), 1U);
  EXPECT_EQ(prune({.finished = 50}), (Pruned{.finished = 1}));
  EXPECT_TRUE(rows("over").empty());
}

TEST_P(StoreRest, AProbeIsKept) {
  ask<Kept>([&](auto then) { kit_.store->probe(1, then); });
  ask<Kept>([&](auto then) { kit_.store->probe(2, then); });
}

}  // namespace
}  // namespace hastilude::tests
