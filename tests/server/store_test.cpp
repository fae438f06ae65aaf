// What every store must do. One list of tests, run on each store that there is.
#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>
#include <sodium.h>

#include "server/folder.h"
#include "server/memory_store.h"
#include "server/store/database.h"
#include "server/store/sqlite.h"
#include "server/waiting_line.h"

namespace hastilude::tests {
namespace {

using namespace store;

// A store, and what it needs around it.
struct Kit {
  Folder folder;
  WaitingLine line;
  std::unique_ptr<Store> store;
};

struct Kind {
  std::string name;
  void (*open)(Kit&);
};

void open_memory(Kit& kit) { kit.store = std::make_unique<MemoryStore>(kit.line.bring()); }

void open_file(Kit& kit) {
  kit.store.reset();
  Outcome<std::unique_ptr<Store>> opened =
      open_sqlite({.file = kit.folder.file("store.sqlite")}, kit.line.bring());
  ASSERT_TRUE(opened) << opened.error().what;
  kit.store = std::move(*opened);
}

Hash some_hash(std::uint8_t byte) {
  Hash hash;
  hash.bytes.fill(byte);
  return hash;
}

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { GetParam().open(kit_); }

  Appended append(std::vector<Row> rows, Standing standing = Standing::playing) {
    return append(std::move(rows), Summary{.standing = standing});
  }
  Appended append(std::vector<Row> rows, const Summary& summary) {
    return ask<Appended>([&](auto then) { kit_.store->append({std::move(rows), summary}, then); });
  }
  Stored stored(const std::string& table, std::int64_t after = 0) {
    return ask<Stored>([&](auto then) { kit_.store->rows(table, after, then); });
  }
  std::vector<Row> rows(const std::string& table, std::int64_t after = 0) {
    return stored(table, after).rows;
  }
  void rest(const std::string& table, const Rest& rest) {
    const End end = stored(table).end;
    ask<Kept>([&](auto then) { kit_.store->rest(table, end, rest, then); });
  }
  std::vector<std::string> due(Time before, int most = 100) {
    return ask<std::vector<std::string>>([&](auto then) { kit_.store->due(before, most, then); });
  }
  std::vector<std::string> tables(Standing standing) {
    return ask<std::vector<std::string>>([&](auto then) { kit_.store->tables(standing, then); });
  }
  // An answer that must be no trouble.
  template <class Value, class Ask>
  Value ask(Ask ask) {
    Outcome<Value> outcome = kit_.line.get<Outcome<Value>>(ask);
    if (!outcome) ADD_FAILURE() << outcome.error().what;
    return outcome ? *outcome : Value{};
  }
  void keep(const Person& person) {
    ask<Kept>([&](auto then) { kit_.store->keep_person(person, then); });
  }
  void welcome(const Person& person, const Login& login) {
    ask<Kept>([&](auto then) { kit_.store->welcome(person, login, then); });
  }
  void keep_login(const Login& login) {
    ask<Kept>([&](auto then) { kit_.store->keep_login(login, then); });
  }
  std::optional<Known> known_by(std::uint8_t token) {
    return ask<std::optional<Known>>(
        [&](auto then) { kit_.store->known_by(some_hash(token), then); });
  }
  std::optional<Person> person(const std::string& id) {
    const auto found = ask<std::vector<Person>>([&](auto then) {
      kit_.store->people({id, "stranger"}, then);
    });
    return found.empty() ? std::nullopt : std::optional(found.front());
  }
  void admit(const std::string& table, const std::string& who, Time now) {
    ask<Kept>([&](auto then) { kit_.store->admit(table, who, now, then); });
  }
  std::vector<std::string> tables_of(const std::string& who, int most) {
    std::vector<std::string> tables;
    for (const Entry& entry :
         ask<std::vector<Entry>>([&](auto then) { kit_.store->tables_of(who, most, then); }))
      tables.push_back(entry.table);
    return tables;
  }
  void say(const Remark& remark) {
    ask<Kept>([&](auto then) { kit_.store->say(remark, then); });
  }
  std::vector<Remark> talk(const std::string& table, int most) {
    return ask<std::vector<Remark>>([&](auto then) { kit_.store->talk(table, most, then); });
  }

  Kit kit_;
};

// Rows of a table that follow each other, after those given.
std::vector<Row> follow_up(const std::string& table, const std::vector<Row>& before, int count) {
  std::vector<Row> rows;
  End end = before.empty() ? End{} : End{before.back().sequence, hash_of(before.back())};
  for (int i = 0; i < count; ++i) {
    rows.push_back({.table = table,
                    .sequence = end.sequence + 1,
                    .format = 1,
                    .before = end.hash,
                    .payload = "line " + std::to_string(end.sequence + 1) + "\n\xc3\xa9;'\"",
                    .time = 1'700'000'000'000 + end.sequence});
    end = {rows.back().sequence, hash_of(rows.back())};
  }
  return rows;
}

std::vector<Row> together(std::vector<Row> first, const std::vector<Row>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

TEST_P(StoreTest, RowsComeBackAsTheyWereAppended) {
  const std::vector<Row> first = follow_up("t1", {}, 3);
  const std::vector<Row> second = follow_up("t1", first, 2);
  EXPECT_EQ(append(first), Appended::done);
  EXPECT_EQ(append(second), Appended::done);
  EXPECT_EQ(rows("t1"), together(first, second));
  EXPECT_EQ(rows("t1", 3), second);
  EXPECT_TRUE(rows("t1", 5).empty());
  EXPECT_TRUE(rows("t2").empty());
}

TEST_P(StoreTest, RowsThatDoNotFollowAreAConflictAndNothingIsStored) {
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

TEST_P(StoreTest, OneBatchOfATableIsUnderWayAtATime) {
  const std::vector<Row> first = follow_up("t1", {}, 1);
  const std::vector<Row> second = follow_up("t1", first, 1);
  std::vector<std::pair<int, Appended>> answers;
  const auto note = [&answers](int which) {
    return server::unowned([&answers, which](const Outcome<Appended>& appended) {
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

TEST_P(StoreTest, TwoThatContinueTheSameRowCannotBoth) {
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

TEST_P(StoreTest, TablesAreListedByHowTheyStand) {
  ASSERT_EQ(append(follow_up("b", {}, 1)), Appended::done);
  ASSERT_EQ(append(follow_up("a", {}, 1)), Appended::done);
  ASSERT_EQ(append(follow_up("c", {}, 1), Standing::over), Appended::done);
  EXPECT_EQ(tables(Standing::playing), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(tables(Standing::over), std::vector<std::string>{"c"});
  ASSERT_EQ(append(follow_up("a", rows("a"), 1), Standing::over), Appended::done);
  EXPECT_EQ(tables(Standing::playing), std::vector<std::string>{"b"});
  EXPECT_EQ(tables(Standing::over), (std::vector<std::string>{"a", "c"}));
}

TEST_P(StoreTest, ManyTablesAtOnceLoseNothing) {
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
    kit_.store->append({next, {}}, server::unowned([&, table](const Outcome<Appended>& appended) {
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

TEST_P(StoreTest, PeopleAreFoundByIdAndCanChangeTheirName) {
  const Person ann{.id = "ann", .name = "Ann", .since = 5};
  keep(ann);
  keep({.id = "bob", .name = "", .since = 6});
  EXPECT_EQ(person("ann"), ann);
  EXPECT_EQ(person("nobody"), std::nullopt);
  keep({.id = "ann", .name = "Anna", .since = 77});
  EXPECT_EQ(person("ann"), (Person{.id = "ann", .name = "Anna", .since = 5})) << "since when stays";
}

TEST_P(StoreTest, PeopleAreKnownByTheirTokens) {
  const Person ann{.id = "ann", .name = "Ann", .since = 5, .seen = 5};
  const Login login{.id = "l1", .person = "ann", .token = some_hash(1), .since = 5, .seen = 5};
  welcome(ann, login);
  EXPECT_EQ(known_by(1), (Known{ann, login}));
  EXPECT_EQ(known_by(9), std::nullopt);
  keep_login({.id = "l9", .person = "nobody", .token = some_hash(9), .since = 1, .seen = 1});
  EXPECT_EQ(known_by(9), std::nullopt) << "a token of nobody who is known";
  Login used = login;
  used.seen = 70;
  keep_login(used);
  EXPECT_EQ(known_by(1)->login, used);
  EXPECT_EQ(person("ann")->seen, 70) << "he has been here";
}

TEST_P(StoreTest, ATokenEndsWhenTheOneAfterItIsUsed) {
  const Time later = 5 + 2 * login_overlap;
  welcome({.id = "ann"},
          {.id = "l1", .person = "ann", .token = some_hash(1), .since = 5, .seen = 5});
  keep_login({.id = "l2", .person = "ann", .token = some_hash(2), .since = 5, .seen = 5});
  keep_login({.id = "l1", .person = "ann", .token = some_hash(3), .since = later});
  keep_login({.id = "l1", .person = "ann", .token = some_hash(4), .since = later + 1});
  EXPECT_TRUE(known_by(1)) << "nobody knows yet whether the new one has arrived";
  keep_login(
      {.id = "l1", .person = "ann", .token = some_hash(4), .since = later + 1, .seen = later + 2});
  EXPECT_FALSE(known_by(1));
  EXPECT_TRUE(known_by(2)) << "another browser";
  EXPECT_TRUE(known_by(3)) << "asked for at the same time";
  EXPECT_TRUE(known_by(4));
}

TEST_P(StoreTest, LoginsCanBeEndedOneByOneAndTogether) {
  welcome({.id = "ann"}, {.id = "l1", .person = "ann", .token = some_hash(1), .seen = 1});
  keep_login({.id = "l2", .person = "ann", .token = some_hash(2), .seen = 1});
  keep_login({.id = "l3", .person = "ann", .token = some_hash(3), .seen = 1});
  welcome({.id = "bob"}, {.id = "l1", .person = "bob", .token = some_hash(4), .seen = 1});
  const auto end = [&](std::optional<std::string> login) {
    ask<Kept>([&](auto then) { kit_.store->end_logins("ann", login, then); });
  };
  end("l1");
  EXPECT_FALSE(known_by(1));
  EXPECT_TRUE(known_by(2));
  end({});
  EXPECT_FALSE(known_by(2));
  EXPECT_FALSE(known_by(3));
  EXPECT_TRUE(known_by(4)) << "somebody else's";
  EXPECT_TRUE(person("ann")) << "he is still at his tables";
}

TEST_P(StoreTest, WhoWasAdmittedIsKnownFromBothSides) {
  admit("t1", "ann", 10);
  admit("t1", "bob", 15);
  admit("t1", "ann", 99);
  EXPECT_TRUE(tables_of("ann", 10).empty()) << "there is no such table";
  ASSERT_EQ(append(follow_up("t1", {}, 1)), Appended::done);
  EXPECT_EQ(tables_of("ann", 10), std::vector<std::string>{"t1"});
  EXPECT_TRUE(tables_of("cid", 10).empty());
  EXPECT_EQ(ask<std::vector<std::string>>([&](auto then) { kit_.store->admitted("t1", then); }),
            (std::vector<std::string>{"ann", "bob"}));
}

TEST_P(StoreTest, MyTablesAreListedByWhatNeedsMe) {
  struct Case {
    const char* table;
    Standing standing;
    Time touched;
  };
  for (const Case& kept :
       {Case{"over", Standing::over, 90}, Case{"old", Standing::playing, 10},
        Case{"asked", Standing::playing, 20}, Case{"new", Standing::waiting, 80}}) {
    ASSERT_EQ(
        append(follow_up(kept.table, {}, 1), {.standing = kept.standing, .touched = kept.touched}),
        Appended::done);
    admit(kept.table, "ann", 1);
    admit(kept.table, "bob", 1);
  }
  rest("asked", {.asked = {"cid", "ann"}, .summary = {.touched = 20}});
  EXPECT_EQ(tables_of("ann", 10), (std::vector<std::string>{"asked", "new", "old", "over"}));
  EXPECT_EQ(tables_of("bob", 10), (std::vector<std::string>{"new", "asked", "old", "over"}));
  EXPECT_EQ(tables_of("ann", 2), (std::vector<std::string>{"asked", "new"}));
}

// ---- tables at rest

TEST_P(StoreTest, TheEndOfATableIsToldWithItsRows) {
  const std::vector<Row> played = follow_up("t1", {}, 3);
  ASSERT_EQ(append(played), Appended::done);
  EXPECT_EQ(stored("t1").end, follow({}, played));
  EXPECT_EQ(stored("t1", 2).rows.size(), 1U);
  EXPECT_EQ(stored("t1", 2).end, follow({}, played));
  EXPECT_EQ(stored("t2").end, End{});
}

TEST_P(StoreTest, WhatIsDueIsFoundAndWhatIsAwakeIsNot) {
  for (const char* table : {"a", "b", "c", "d"})
    ASSERT_EQ(append(follow_up(table, {}, 1)), Appended::done);
  EXPECT_TRUE(due(1'000'000).empty()) << "all are awake";
  rest("a", {.due = 500});
  rest("b", {.due = 400});
  rest("c", {});
  EXPECT_EQ(due(1'000'000), (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(due(450), std::vector<std::string>{"b"});
  EXPECT_EQ(due(1'000'000, 1), std::vector<std::string>{"b"});
  EXPECT_FALSE(stored("a").interrupted);
  ASSERT_EQ(append(follow_up("a", rows("a"), 1)), Appended::done);
  EXPECT_EQ(due(1'000'000), std::vector<std::string>{"b"}) << "a is awake again";
}

TEST_P(StoreTest, RestIsForgottenWhenRowsFollow) {
  const std::vector<Row> first = follow_up("a", {}, 1);
  ASSERT_EQ(append(first), Appended::done);
  const End before = stored("a").end;
  ASSERT_EQ(append(follow_up("a", first, 1)), Appended::done);
  ask<Kept>([&](auto then) { kit_.store->rest("a", before, {.due = 500}, then); });
  EXPECT_TRUE(due(1000).empty()) << "somebody has come meanwhile";
}

TEST_P(StoreTest, AServerThatBeginsFindsWhatWasInterrupted) {
  for (const char* table : {"awake", "due", "asleep"})
    ASSERT_EQ(append(follow_up(table, {}, 1)), Appended::done);
  rest("due", {.due = 999'999});
  rest("asleep", {});
  ask<Kept>([&](auto then) { kit_.store->interrupt(then); });
  EXPECT_EQ(due(1000), (std::vector<std::string>{"awake", "due"}));
  EXPECT_TRUE(stored("awake").interrupted);
  EXPECT_TRUE(stored("due").interrupted);
  EXPECT_FALSE(stored("asleep").interrupted);
}

TEST_P(StoreTest, WaitingTablesAndThoseOfAHost) {
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

TEST_P(StoreTest, BrokenTablesAreSetAside) {
  ASSERT_EQ(append(follow_up("t1", {}, 1), {.host = "ann"}), Appended::done);
  ASSERT_EQ(append(follow_up("t2", {}, 1), {.host = "ann"}), Appended::done);
  admit("t1", "ann", 1);
  ask<Kept>([&](auto then) { kit_.store->interrupt(then); });
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
}

TEST_P(StoreTest, WhatNobodyTouchesIsPruned) {
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

TEST_P(StoreTest, AProbeIsKept) {
  ask<Kept>([&](auto then) { kit_.store->probe(1, then); });
  ask<Kept>([&](auto then) { kit_.store->probe(2, then); });
}

TEST_P(StoreTest, AnInvitationLeadsToItsTable) {
  using MaybeText = std::optional<std::string>;
  const auto invite = [&](const std::string& table, const std::string& invitation) {
    ask<Kept>([&](auto then) { kit_.store->invite(table, invitation, then); });
  };
  const auto invited_to = [&](const std::string& invitation) {
    return ask<MaybeText>([&](auto then) { kit_.store->invited_to(invitation, then); });
  };
  invite("t1", "abc");
  invite("t2", "def");
  EXPECT_EQ(invited_to("abc"), "t1");
  EXPECT_EQ(invited_to("xyz"), std::nullopt);
  EXPECT_EQ(ask<MaybeText>([&](auto then) { kit_.store->invitation_to("t2", then); }), "def");
  EXPECT_EQ(ask<MaybeText>([&](auto then) { kit_.store->invitation_to("t3", then); }),
            std::nullopt);
  invite("t1", "new");
  EXPECT_EQ(invited_to("abc"), std::nullopt) << "an invitation that was replaced";
  EXPECT_EQ(invited_to("new"), "t1");
}

TEST_P(StoreTest, TalkComesBackInOrder) {
  std::vector<Remark> said;
  for (int i = 1; i <= 5; ++i) {
    said.push_back({.table = "t1",
                    .id = i,
                    .time = 100 + i,
                    .person = i % 2 == 0 ? "ann" : "bob",
                    .seat = i == 3 ? std::optional<int>() : std::optional(i % 2),
                    .wish = "w" + std::to_string(i),
                    .text = "<b>" + std::to_string(i) + "</b>"});
    say(said.back());
  }
  EXPECT_EQ(talk("t1", 100), said);
  EXPECT_EQ(talk("t1", 2), std::vector<Remark>(said.begin() + 3, said.end()));
  EXPECT_TRUE(talk("t2", 100).empty());
  const auto again = kit_.line.get<Outcome<Kept>>(
      [&](auto then) { kit_.store->say({.table = "t1", .id = 5, .text = "twice"}, then); });
  EXPECT_FALSE(again) << "an id is taken once";
  EXPECT_EQ(talk("t1", 100), said);
}

TEST_P(StoreTest, APersonCanBeErasedAndTheRowsStay) {
  const std::vector<Row> played = follow_up("t1", {}, 2);
  ASSERT_EQ(append(played), Appended::done);
  welcome({.id = "ann", .name = "Ann"}, {.id = "l", .person = "ann", .token = some_hash(1)});
  keep({.id = "bob", .name = "Bob"});
  admit("t1", "ann", 1);
  admit("t1", "bob", 2);
  say({.table = "t1", .id = 1, .person = "ann", .text = "secret"});
  say({.table = "t1", .id = 2, .person = "bob", .text = "kept"});
  ask<Kept>([&](auto then) { kit_.store->erase_person("ann", then); });
  EXPECT_EQ(person("ann"), std::nullopt);
  EXPECT_EQ(known_by(1), std::nullopt);
  EXPECT_TRUE(tables_of("ann", 10).empty());
  ASSERT_EQ(talk("t1", 10).size(), 1U);
  EXPECT_EQ(talk("t1", 10).front().person, "bob");
  EXPECT_EQ(person("bob")->name, "Bob");
  EXPECT_EQ(rows("t1"), played);
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreTest,
                         testing::Values(Kind{"Memory", open_memory}, Kind{"Sqlite", open_file}),
                         [](const auto& kind) { return kind.param.name; });

// What holds for files.
class FileStoreTest : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, FileStoreTest, testing::Values(Kind{"Sqlite", open_file}),
                         [](const auto& kind) { return kind.param.name; });

TEST_P(FileStoreTest, AllIsThereAfterOpeningAgain) {
  const std::vector<Row> played = follow_up("t1", {}, 4);
  ASSERT_EQ(append(played, Standing::over), Appended::done);
  keep({.id = "ann", .name = "Ann", .since = 3});
  say({.table = "t1", .id = 1, .person = "ann", .text = "well played"});
  open_file(kit_);
  EXPECT_EQ(rows("t1"), played);
  EXPECT_EQ(tables(Standing::over), std::vector<std::string>{"t1"});
  EXPECT_EQ(person("ann")->name, "Ann");
  EXPECT_EQ(talk("t1", 1).front().text, "well played");
}

TEST_P(FileStoreTest, WhatWasAskedForIsDoneBeforeItCloses) {
  const std::vector<Row> played = follow_up("t1", {}, 1);
  kit_.store->append({played, {}}, server::unowned([](const Outcome<Appended>&) {}));
  open_file(kit_);
  EXPECT_EQ(rows("t1"), played);
}

TEST_P(FileStoreTest, AnUnknownFateIsSettledByReading) {
  const std::string file = kit_.folder.file("other.sqlite");
  Outcome<std::unique_ptr<Store>> opened =
      open_sqlite({.file = file, .patience = 1}, kit_.line.bring());
  ASSERT_TRUE(opened);
  kit_.store = std::move(*opened);
  const std::vector<Row> first = follow_up("t1", {}, 1);
  ASSERT_EQ(append(first), Appended::done);
  Database other(file, 1);
  other.execute("BEGIN IMMEDIATE");
  const std::vector<Row> second = follow_up("t1", first, 1);
  const auto outcome = kit_.line.get<Outcome<Appended>>([&](auto then) {
    kit_.store->append({second, {}}, then);
  });
  ASSERT_FALSE(outcome) << "somebody else holds the file";
  EXPECT_NE(outcome.error().what.find("locked"), std::string::npos) << outcome.error().what;
  EXPECT_EQ(rows("t1"), first) << "what was stored can still be read";
  other.execute("COMMIT");
  EXPECT_EQ(append(second), Appended::done);
  EXPECT_EQ(rows("t1"), together(first, second));
}

std::string trouble_with(const std::string& file) {
  WaitingLine line;
  Outcome<std::unique_ptr<Store>> opened = open_sqlite({.file = file}, line.bring());
  return opened ? "" : opened.error().what;
}

TEST(StoreFile, OfAnotherProgramIsLeftAlone) {
  const Folder folder;
  const std::string file = folder.file("theirs.sqlite");
  {
    Database theirs(file, 1);
    theirs.execute("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)");
  }
  EXPECT_NE(trouble_with(file).find("another program"), std::string::npos) << trouble_with(file);
  EXPECT_EQ(Database(file, 1).number("SELECT x FROM theirs"), 1);
}

TEST(StoreFile, OfANewerProgramIsLeftAlone) {
  const Folder folder;
  const std::string file = folder.file("newer.sqlite");
  ASSERT_EQ(trouble_with(file), "");
  Database(file, 1).execute(
      ("PRAGMA user_version = " + std::to_string(sqlite_schema() + 1)).c_str());
  EXPECT_NE(trouble_with(file).find("newer hastilude"), std::string::npos) << trouble_with(file);
}

TEST(StoreFile, ThatIsNoDatabaseIsTold) {
  const Folder folder;
  const std::string file = folder.file("text.sqlite");
  std::ofstream(file) << std::string(5000, 'x');
  EXPECT_NE(trouble_with(file).find("text.sqlite: "), std::string::npos) << trouble_with(file);
}

TEST(RowHash, DependsOnEveryPartOfTheRow) {
  const Row row{
      .table = "t", .sequence = 2, .format = 1, .before = some_hash(1), .payload = "p", .time = 3};
  std::vector<Row> others(7, row);
  others[0].table = "u";
  others[1].sequence = 3;
  others[2].format = 2;
  others[3].before = some_hash(2);
  others[4].payload = "q";
  others[5].time = 4;
  // The same letters, split elsewhere.
  others[6].table = "tp";
  others[6].payload = "";
  for (const Row& other : others) EXPECT_NE(hash_of(other), hash_of(row));
  EXPECT_EQ(hash_of(row), hash_of(Row(row)));
}

// The hash of format 1 stands for ever: stored tables are checked with it.
TEST(RowHash, IsTheOneThatFilesWereWrittenWith) {
  const Row row{.table = "t1", .sequence = 1, .format = 1, .payload = "begin", .time = 1000};
  const Hash hash = hash_of(row);
  char text[sizeof(hash.bytes) * 2 + 1];
  sodium_bin2hex(text, sizeof text, hash.bytes.data(), hash.bytes.size());
  EXPECT_EQ(std::string(text), "4beb600635910289d168d1ad7916d2b5a1ec476d34d3f46d4b3e34fde299b6b9");
}

}  // namespace
}  // namespace hastilude::tests
