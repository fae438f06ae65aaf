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

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { GetParam().open(kit_); }

  Appended append(std::vector<Row> rows, Standing standing = Standing::going_on) {
    return kit_.line.get<Appended>([&](auto then) {
      kit_.store->append({std::move(rows), standing}, then);
    });
  }
  std::vector<Row> rows(const std::string& table, std::int64_t after = 0) {
    return ask<std::vector<Row>>([&](auto then) { kit_.store->rows(table, after, then); });
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
  std::optional<Person> person(const std::string& id) {
    return ask<std::optional<Person>>([&](auto then) { kit_.store->person(id, then); });
  }
  void admit(const std::string& table, const std::string& who, Time now) {
    ask<Kept>([&](auto then) { kit_.store->admit(table, who, now, then); });
  }
  std::vector<std::string> tables_of(const std::string& who, int most) {
    return ask<std::vector<std::string>>(
        [&](auto then) { kit_.store->tables_of(who, most, then); });
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

Hash some_hash(std::uint8_t byte) {
  Hash hash;
  hash.bytes.fill(byte);
  return hash;
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
  EXPECT_EQ(tables(Standing::going_on), std::vector<std::string>{"t1"});
}

TEST_P(StoreTest, OneBatchOfATableIsUnderWayAtATime) {
  const std::vector<Row> first = follow_up("t1", {}, 1);
  const std::vector<Row> second = follow_up("t1", first, 1);
  std::vector<std::pair<int, Appended>> answers;
  const auto note = [&answers](int which) {
    return unowned([&answers, which](Appended appended) { answers.emplace_back(which, appended); });
  };
  kit_.store->append({first}, note(1));
  kit_.store->append({second}, note(2));
  kit_.store->append({follow_up("t2", {}, 1)}, note(3));
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
  EXPECT_EQ(tables(Standing::going_on), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(tables(Standing::over), std::vector<std::string>{"c"});
  ASSERT_EQ(append(follow_up("a", rows("a"), 1), Standing::over), Appended::done);
  EXPECT_EQ(tables(Standing::going_on), std::vector<std::string>{"b"});
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
    kit_.store->append({next}, unowned([&, table](Appended appended) {
                         ASSERT_EQ(appended, Appended::done);
                         go_on(table);
                       }));
  };
  for (int table = 0; table < tables; ++table) go_on(table);
  while (under_way > 0) ASSERT_TRUE(kit_.line.serve_one());
  for (int table = 0; table < tables; ++table) {
    EXPECT_EQ(rows("t" + std::to_string(table)), expected[static_cast<std::size_t>(table)]);
  }
}

TEST_P(StoreTest, PeopleAreFoundByIdAndTokenAndCanChangeTheirName) {
  const Person ann{.id = "ann", .token = some_hash(1), .name = "Ann", .since = 5};
  keep(ann);
  keep({.id = "bob", .token = some_hash(2), .name = "", .since = 6});
  EXPECT_EQ(person("ann"), ann);
  EXPECT_EQ(person("nobody"), std::nullopt);
  const auto with = [&](std::uint8_t token) {
    return ask<std::optional<Person>>(
        [&](auto then) { kit_.store->person_with(some_hash(token), then); });
  };
  EXPECT_EQ(with(1), ann);
  EXPECT_EQ(with(9), std::nullopt);
  keep({.id = "ann", .token = some_hash(3), .name = "Anna", .since = 77});
  EXPECT_EQ(person("ann"), (Person{.id = "ann", .token = some_hash(3), .name = "Anna", .since = 5}))
      << "since when stays";
  EXPECT_EQ(with(1), std::nullopt) << "the old token is nobody's";
}

TEST_P(StoreTest, WhoWasAdmittedIsKnownFromBothSides) {
  admit("t1", "ann", 10);
  admit("t2", "ann", 30);
  admit("t3", "ann", 20);
  admit("t1", "bob", 15);
  admit("t1", "ann", 99);
  EXPECT_EQ(tables_of("ann", 10), (std::vector<std::string>{"t2", "t3", "t1"}));
  EXPECT_EQ(tables_of("ann", 2), (std::vector<std::string>{"t2", "t3"}));
  EXPECT_TRUE(tables_of("cid", 10).empty());
  EXPECT_EQ(ask<std::vector<std::string>>([&](auto then) { kit_.store->admitted("t1", then); }),
            (std::vector<std::string>{"ann", "bob"}));
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
  keep({.id = "ann", .token = some_hash(1), .name = "Ann"});
  keep({.id = "bob", .token = some_hash(2), .name = "Bob"});
  admit("t1", "ann", 1);
  admit("t1", "bob", 2);
  say({.table = "t1", .id = 1, .person = "ann", .text = "secret"});
  say({.table = "t1", .id = 2, .person = "bob", .text = "kept"});
  ask<Kept>([&](auto then) { kit_.store->erase_person("ann", then); });
  EXPECT_EQ(person("ann"), std::nullopt);
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
  keep({.id = "ann", .token = some_hash(1), .name = "Ann", .since = 3});
  say({.table = "t1", .id = 1, .person = "ann", .text = "well played"});
  open_file(kit_);
  EXPECT_EQ(rows("t1"), played);
  EXPECT_EQ(tables(Standing::over), std::vector<std::string>{"t1"});
  EXPECT_EQ(person("ann")->name, "Ann");
  EXPECT_EQ(talk("t1", 1).front().text, "well played");
}

TEST_P(FileStoreTest, WhatWasAskedForIsDoneBeforeItCloses) {
  const std::vector<Row> played = follow_up("t1", {}, 1);
  kit_.store->append({played}, unowned([](Appended) {}));
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
  EXPECT_EQ(append(second), Appended::unknown) << "somebody else holds the file";
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
