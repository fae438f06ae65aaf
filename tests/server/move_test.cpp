// Everything that a server keeps is carried from a folder to a database and back, and nothing is
// left out: `hastilude move`.
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "server/folder.h"
#include "server/postgres.h"
#include "server/upkeep.h"
#include "server/waiting_line.h"
#include "store/database.h"
#include "store/sqlite.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

using server::Keeping;

// A folder with the tables of tests/stored in it.
Keeping sample(const Folder& folder) {
  const Keeping keeping{.data = folder.file("data")};
  std::filesystem::create_directory(keeping.data);
  store::Database(server::store_file(keeping.data), 1)
      .execute(read_text("tests/stored/schema-3.sql").c_str());
  return keeping;
}

Keeping database() { return {.store = the_database().where().address}; }

Result<server::Moved, std::string> move(const Keeping& from, const Keeping& to) {
  std::int64_t lines = 0;
  auto moved = server::move(
      from, to, {.begin = [&](std::int64_t all) { lines = all; }, .step = [&] { --lines; }});
  EXPECT_EQ(moved ? lines : 0, 0) << "every line is counted";
  return moved;
}

using Everything = std::map<std::string, std::vector<store::Cells>>;
Everything everything(const Keeping& keeping) {
  Everything all;
  const std::unique_ptr<store::Shelved> shelves = server::shelved(keeping);
  for (const store::Shelf& shelf : store::all_shelves()) {
    std::vector<store::Cells>& lines = all[std::string(shelf.name)];
    shelves->read(shelf, [&](const store::Cells& cells) { lines.push_back(cells); });
  }
  return all;
}

class Move : public testing::Test {
 protected:
  void SetUp() override { the_database().clear(); }
  Folder folder_;
};

TEST_F(Move, CarriesEverythingThereAndBack) {
  const Keeping from = sample(folder_);
  const auto there = move(from, database());
  ASSERT_TRUE(there) << there.error();
  EXPECT_GT(there->tables, 0U);
  const Everything before = everything(from);
  for (const auto& [shelf, lines] : before) EXPECT_FALSE(lines.empty()) << shelf;
  EXPECT_EQ(everything(database()), before);

  const Keeping back{.data = folder_.file("back")};
  const auto moved_back = move(database(), back);
  ASSERT_TRUE(moved_back) << moved_back.error();
  EXPECT_EQ(everything(back), before);
  const auto checked = server::check_tables(back);
  ASSERT_TRUE(checked);
  for (const server::TableFound& table : *checked) EXPECT_EQ(table.wrong, "") << table.table;
}

TEST_F(Move, GoesOnlyWhereNothingIs) {
  const Keeping from = sample(folder_);
  ASSERT_TRUE(move(from, database()));
  const Everything before = everything(database());
  const auto again = move(from, database());
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().find("already"), std::string::npos) << again.error();
  EXPECT_EQ(everything(database()), before);
}

TEST_F(Move, LeavesNothingHalfDone) {
  const Keeping from = sample(folder_);
  // A text that PostgreSQL cannot keep, in the last shelf.
  store::Database(server::store_file(from.data), 1)
      .execute("UPDATE talk SET text = CAST(x'ff' AS TEXT)");
  EXPECT_FALSE(move(from, database()));
  for (const auto& [shelf, lines] : everything(database())) EXPECT_TRUE(lines.empty()) << shelf;
}

TEST_F(Move, NamesATableThatArrivesBroken) {
  const Keeping from = sample(folder_);
  store::Database(server::store_file(from.data), 1)
      .execute("UPDATE rows SET payload = 'nonsense' WHERE sequence = 2");
  const auto moved = move(from, database());
  ASSERT_FALSE(moved);
  EXPECT_NE(moved.error().find("cannot be replayed"), std::string::npos) << moved.error();
}

TEST_F(Move, FindsNothingWhereNothingIs) {
  const auto moved = move({.data = folder_.file("nowhere")}, database());
  ASSERT_FALSE(moved);
  EXPECT_NE(moved.error().find("there is no data"), std::string::npos) << moved.error();
}

// A shelf that is added to a store must be carried too.
TEST_F(Move, KnowsEveryShelfThatAStoreHas) {
  WaitingLine line;
  const std::string file = folder_.file("new.sqlite");
  ASSERT_TRUE(store::open_sqlite({.file = file}, line.bring()));
  ASSERT_TRUE(store::open_postgres({.where = the_database().where()}, line.bring()));
  std::int64_t columns = 0;
  for (const store::Shelf& shelf : store::all_shelves()) columns += std::ssize(shelf.columns);
  store::Database sqlite(file, 1);
  EXPECT_EQ(sqlite.number("SELECT count(*) FROM sqlite_schema AS s, pragma_table_info(s.name) "
                          "WHERE s.type = 'table' AND s.name <> 'probe'"),
            columns);
  store::Link link(the_database().where());
  // Who is there, and keeps what, is not carried.
  EXPECT_EQ(
      link.number("SELECT count(*) FROM information_schema.columns WHERE table_schema = "
                  "'hastilude' AND table_name NOT IN ('probe', 'schema_step', 'nodes', 'tickets') "
                  "AND column_name <> 'keeper'"),
      columns);
}

TEST(Keeping, APasswordStandsInNoAddress) {
  for (const char* const address :
       {"postgresql://me:secret@127.0.0.1/club", "postgresql://me:secret%zz@127.0.0.1/club",
        "postgresql://me:sec/secret@127.0.0.1:1/club",
        "postgresql://me@127.0.0.1/club?password=secret"}) {
    const auto wrong = store::wrong_address(address);
    ASSERT_TRUE(wrong) << address;
    EXPECT_NE(wrong->find("HASTILUDE_STORE_PASSWORD"), std::string::npos) << *wrong;
    EXPECT_EQ(wrong->find("secret"), std::string::npos) << *wrong;
  }
  EXPECT_TRUE(store::wrong_address("mysql://127.0.0.1/club"));
  EXPECT_TRUE(store::wrong_address("postgresql://[::1/club"));
  EXPECT_FALSE(store::wrong_address("postgresql://me@127.0.0.1/club"));
}

}  // namespace
}  // namespace hastilude::tests
