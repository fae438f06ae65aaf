// What only a store in PostgreSQL can meet: a database that goes away, others in it, and damage.
#include <chrono>
#include <fstream>
#include <map>
#include <thread>

#include "server/store_kit.h"
#include "store/postgres/schema.h"

namespace hastilude::tests {
namespace {

class StorePostgres : public StoreTest {
 protected:
  void SetUp() override { open_database(kit_); }

  Outcome<Appended> try_append(const std::vector<Row>& rows) {
    return kit_.line.get<Outcome<Appended>>([&](auto then) { kit_.store->append({rows}, then); });
  }
  Outcome<Stored> try_rows(const std::string& table) {
    return kit_.line.get<Outcome<Stored>>([&](auto then) { kit_.store->rows(table, 0, then); });
  }
  // Whether it is said that this table is damaged, and nothing of any other.
  bool is_damaged(const std::string& table) {
    const Outcome<Stored> read = try_rows(table);
    return !read && read.error().extent == Trouble::Extent::asked;
  }
};

TEST_F(StorePostgres, ADatabaseThatWasAwayIsUsedAgain) {
  const std::vector<Row> first = follow_up("t1", {}, 2);
  ASSERT_EQ(append(first), Appended::done);
  the_database().stop();
  const Outcome<Appended> lost = try_append(follow_up("t1", first, 1));
  ASSERT_FALSE(lost);
  EXPECT_FALSE(lost.error().what.empty());
  EXPECT_FALSE(try_append(follow_up("t1", first, 1))) << "it is still away";
  the_database().start();
  EXPECT_EQ(rows("t1"), first) << "what was said to be kept is there";
  EXPECT_EQ(append(follow_up("t1", first, 1)), Appended::done);
}

TEST_F(StorePostgres, ALostConnectionIsFollowedByAnother) {
  const std::vector<Row> first = follow_up("t1", {}, 1);
  ASSERT_EQ(append(first), Appended::done);
  the_database().execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
      "application_name = 'hastilude'");
  EXPECT_FALSE(try_append(follow_up("t1", first, 1)));
  EXPECT_EQ(rows("t1"), first);
}

TEST_F(StorePostgres, ServersShareTheDatabaseAndWhoLooksAfterItHasItAlone) {
  Kit other;
  const auto open = [&other](Visit visit) {
    return open_postgres({.where = the_database().where(), .visit = visit}, other.line.bring());
  };
  EXPECT_TRUE(open(Visit::server));
  EXPECT_TRUE(open(Visit::look));
  const auto refused = open(Visit::alone);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().what.find("a server works"), std::string::npos);
  kit_.store.reset();
  const auto alone = open(Visit::alone);
  ASSERT_TRUE(alone);
  EXPECT_FALSE(open(Visit::server));
}

// What cannot be kept is asked for at the same moment as what can.
TEST_F(StorePostgres, NobodySuffersFromWhatAnotherTableHolds) {
  std::vector<Row> unreadable = follow_up("t2", {}, 1);
  unreadable.front().payload = "\xff";
  std::vector<std::string> done;
  std::vector<std::string> spoiled;
  const auto note = [&](const std::string& table) {
    return later::unowned([&, table](const Outcome<Appended>& appended) {
      (appended ? done : spoiled).push_back(table);
    });
  };
  // The first keeps the thread busy, so that the others go together.
  kit_.store->append({follow_up("t0", {}, 200)}, note("t0"));
  kit_.store->append({follow_up("t1", {}, 1)}, note("t1"));
  kit_.store->append({unreadable}, note("t2"));
  kit_.store->append({follow_up("t3", {}, 1)}, note("t3"));
  while (done.size() + spoiled.size() < 4) ASSERT_TRUE(kit_.line.serve_one());
  EXPECT_EQ(spoiled, std::vector<std::string>{"t2"});
  EXPECT_EQ(tables(Standing::playing), (std::vector<std::string>{"t0", "t1", "t3"}));
}

TEST_F(StorePostgres, ADamagedHashIsTroubleOfOneTable) {
  const std::vector<Row> first = follow_up("t1", {}, 2);
  for (const char* const table : {"t1", "t2", "t3"})
    ASSERT_EQ(append(follow_up(table, {}, 2)), Appended::done);
  the_database().execute("UPDATE hastilude.tables SET hash = '\\x00' WHERE id = 't1'");
  the_database().execute("UPDATE hastilude.rows SET before = '\\x00' WHERE table_id = 't2'");
  EXPECT_EQ(append(follow_up("t1", first, 1)), Appended::conflict);
  EXPECT_TRUE(is_damaged("t1"));
  EXPECT_TRUE(is_damaged("t2"));
  EXPECT_EQ(rows("t3"), follow_up("t3", {}, 2));
  EXPECT_EQ(append(follow_up("t3", rows("t3"), 1)), Appended::done);
}

// A page of the rows is overwritten while the database is away.
TEST_F(StorePostgres, ADamagedPageIsTroubleOfTheTablesOnIt) {
  std::vector<Row> large = follow_up("t1", {}, 1);
  large.front().payload = std::string(1500, 'x');
  ASSERT_EQ(append(large), Appended::done);
  for (int i = 0; i < 20; ++i) {
    std::vector<Row> next = follow_up("between", i == 0 ? std::vector<Row>() : rows("between"), 1);
    next.front().payload = std::string(1500, 'x');
    ASSERT_EQ(append(next), Appended::done);
  }
  ASSERT_EQ(append(follow_up("t2", {}, 1)), Appended::done);
  const std::string file = the_database().file_of("hastilude.rows");
  the_database().stop();
  {
    std::fstream page(file, std::ios::in | std::ios::out | std::ios::binary);
    page.write(std::string(100, '\xff').data(), 100);
    ASSERT_TRUE(page.good()) << file;
  }
  the_database().start();
  EXPECT_FALSE(try_rows("t2")) << "the connection was lost";
  EXPECT_TRUE(is_damaged("t1"));
  EXPECT_EQ(rows("t2"), follow_up("t2", {}, 1));
  EXPECT_EQ(append(follow_up("t2", rows("t2"), 1)), Appended::done);
}

TEST_F(StorePostgres, ATextWithANulIsRefusedAndNotCutOff) {
  std::vector<Row> cut = follow_up("t1", {}, 1);
  cut.front().payload = std::string("a\0b", 3);
  const Outcome<Appended> refused = try_append(cut);
  EXPECT_TRUE(!refused && refused.error().extent == Trouble::Extent::asked);
  EXPECT_TRUE(rows("t1").empty());
  EXPECT_EQ(append(follow_up("t1", {}, 1)), Appended::done) << "the table is not held up by it";
}

// Far more than a socket's buffers hold, so that both sides must read while they write.
TEST_F(StorePostgres, MuchGoesThroughAtOnce) {
  constexpr int tables_at_once = 300;
  int done = 0;
  for (int i = 0; i < tables_at_once; ++i) {
    std::vector<Row> rows = follow_up("t" + std::to_string(i), {}, 1);
    rows.front().payload = std::string(20'000, 'x');
    kit_.store->append({rows}, later::unowned([&done](const Outcome<Appended>& appended) {
                         if (appended && *appended == Appended::done) ++done;
                       }));
    kit_.store->rows("t" + std::to_string(i), 0, later::unowned([](const Outcome<Stored>&) {}));
  }
  while (done < tables_at_once) ASSERT_TRUE(kit_.line.serve_one());
}

TEST_F(StorePostgres, ShelvesOfANewerProgramAreLeftAlone) {
  kit_.store.reset();
  the_database().execute("UPDATE hastilude.schema_step SET step = 99");
  const auto opened = open_postgres({.where = the_database().where()}, kit_.line.bring());
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().what.find("newer hastilude"), std::string::npos) << opened.error().what;
}

// As they were before several servers could share them.
TEST_F(StorePostgres, ShelvesOfAnOlderProgramAreBroughtUpToDate) {
  const std::vector<Row> first = follow_up("t1", {}, 2);
  ASSERT_EQ(append(first), Appended::done);
  kit_.store.reset();
  the_database().execute(
      "SET search_path TO hastilude; DROP TABLE nodes, tickets; ALTER TABLE tables DROP COLUMN "
      "keeper; UPDATE schema_step SET step = 1");
  open_database(kit_);
  EXPECT_EQ(rows("t1"), first);
  EXPECT_TRUE(stay("one").interrupted) << "it was awake";
  EXPECT_EQ(claim("t1", "one"), Claimed::interrupted);
  EXPECT_EQ(append(follow_up("t1", first, 1)), Appended::done);
}

// What is too long for the database, or said by somebody else, keeps nobody from being heard.
TEST_F(StorePostgres, WhatNodesTellEachOtherIsHeard) {
  Kit other;
  const auto one = postgres_herald(the_database().where(), kit_.line.bring());
  const auto two = postgres_herald(the_database().where(), other.line.bring());
  std::vector<std::string> heard;
  one->listen(later::unowned([](const std::string&) {}));
  two->listen(later::unowned([&heard](const std::string& line) { heard.push_back(line); }));
  while (!one->hears() || !two->hears()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  one->tell("rows " + std::string(9000, 'x'), "1");
  one->tell("rows t1", "7");
  while (heard.empty()) ASSERT_TRUE(other.line.serve_one());
  EXPECT_EQ(heard, std::vector<std::string>{"rows t1 7"});
  the_database().execute("SELECT pg_notify('hastilude', repeat(E'x y\n', 1999))");
  one->tell("rows t1", "8");
  while (heard.back() != "rows t1 8") ASSERT_TRUE(other.line.serve_one());
}

// A database that would lose what it has said to be kept is told otherwise.
TEST_F(StorePostgres, WhatIsSaidToBeKeptIsOnDisk) {
  constexpr const char* is_on = "SELECT (current_setting('synchronous_commit') = 'on')::integer";
  for (const char* const weaker : {"ALTER ROLE hastilude SET synchronous_commit = off",
                                   "ALTER ROLE hastilude SET synchronous_commit = remote_write"}) {
    the_database().execute(weaker);
    Link link(the_database().where());
    the_database().execute("ALTER ROLE hastilude RESET synchronous_commit");
    ASSERT_EQ(link.number(is_on), 0);
    insist(link);
    EXPECT_EQ(link.number(is_on), 1) << weaker;
  }
}

// Whoever waited for another node must see what that one has done.
TEST_F(StorePostgres, WhatIsReadIsWhatIsCommittedByThen) {
  the_database().execute("ALTER ROLE hastilude SET default_transaction_isolation = serializable");
  Link link(the_database().where());
  the_database().execute("ALTER ROLE hastilude RESET default_transaction_isolation");
  constexpr const char* is_usual =
      "SELECT (current_setting('default_transaction_isolation') = 'read committed')::integer";
  ASSERT_EQ(link.number(is_usual), 0);
  insist(link);
  EXPECT_EQ(link.number(is_usual), 1);
}

// Two nodes open tables of one host in the same moment: the first has not committed yet when the
// second counts.
TEST_F(StorePostgres, TablesOfAHostAreCountedByOneNodeAfterTheOther) {
  Kit other{.is_new = false};
  open_database(other);
  constexpr int wanted = 40;
  constexpr std::int64_t most = 7;
  std::map<Appended, int> answers;
  std::map<Kit*, int> answered;
  for (int i = 0; i < wanted; ++i) {
    Kit& kit = i % 2 == 0 ? kit_ : other;
    Batch batch{.rows = follow_up("t" + std::to_string(i), {}, 1),
                .summary = {.standing = Standing::waiting, .host = "ann"},
                .most_hosted = most};
    kit.store->append(std::move(batch), later::unowned([&](const Outcome<Appended>& appended) {
                        ASSERT_TRUE(appended) << appended.error().what;
                        ++answers[*appended];
                        ++answered[&kit];
                      }));
  }
  for (Kit* const kit : {&kit_, &other}) {
    while (answered[kit] < wanted / 2) ASSERT_TRUE(kit->line.serve_one());
  }
  EXPECT_EQ(answers, (std::map<Appended, int>{{Appended::done, 7}, {Appended::full, 33}}));
  EXPECT_EQ(tables(Standing::waiting).size(), 7U);
}

}  // namespace
}  // namespace hastilude::tests
