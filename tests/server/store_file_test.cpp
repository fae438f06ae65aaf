// What holds for stores in files, and the hash of a row.
#include <filesystem>
#include <fstream>

#include <sodium.h>

#include "server/store_kit.h"
#include "store/database.h"

namespace hastilude::tests {
namespace {

// What holds for files.
class FileStoreTest : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, FileStoreTest, testing::Values(Kind{"Sqlite", open_file}),
                         name_of_kind);

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

// Far more than is written in one go (gathered_log.h).
TEST_P(FileStoreTest, ACommitMayBeLarge) {
  const std::vector<Row> played = follow_up("t1", {}, 5000);
  ASSERT_EQ(append(played), Appended::done);
  EXPECT_EQ(rows("t1"), played);
  open_file(kit_);
  EXPECT_EQ(rows("t1"), played);
}

// Of the pages of its log, one is the rows', one the table's own, and one the index by time: an
// action changes nothing that another index goes by.
TEST_P(FileStoreTest, ARowMoreTakesThreePages) {
  constexpr std::uintmax_t page = 4096 + 24;
  constexpr int times = 20;
  const std::string log = kit_.folder.file("store.sqlite") + "-wal";
  std::vector<Row> played = follow_up("t1", {}, 4);
  ASSERT_EQ(append(played), Appended::done);
  const std::uintmax_t before = std::filesystem::file_size(log);
  for (int i = 1; i <= times; ++i) {
    const std::vector<Row> more = follow_up("t1", played, 1);
    ASSERT_EQ(append(more, Summary{.touched = i}), Appended::done);
    played = together(played, more);
  }
  EXPECT_EQ((std::filesystem::file_size(log) - before) / page, 3 * times);
}

TEST_P(FileStoreTest, WhatWasAskedForIsDoneBeforeItCloses) {
  const std::vector<Row> played = follow_up("t1", {}, 1);
  kit_.store->append({played, {}}, later::unowned([](const Outcome<Appended>&) {}));
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

TEST_P(FileStoreTest, DamageSpoilsNothingThatIsWrittenWithIt) {
  const std::vector<Row> first = follow_up("t1", {}, 1);
  const std::vector<Row> second = follow_up("t2", {}, 1);
  ASSERT_EQ(append(first), Appended::done);
  ASSERT_EQ(append(second), Appended::done);
  Database other(kit_.folder.file("store.sqlite"), 1000);
  other.execute("UPDATE tables SET hash = x'00' WHERE id = 't1'");
  // While the writer waits for the file, whatever else is asked for comes together.
  other.execute("BEGIN IMMEDIATE");
  kit_.store->probe(1, later::unowned([](const Outcome<Kept>&) {}));
  std::optional<Outcome<Appended>> damaged;
  kit_.store->append(
      {follow_up("t1", first, 1), {}},
      later::unowned([&](const Outcome<Appended>& outcome) { damaged.emplace(outcome); }));
  std::optional<Outcome<Appended>> sound;
  kit_.store->append(
      {follow_up("t2", second, 1), {}},
      later::unowned([&](const Outcome<Appended>& outcome) { sound.emplace(outcome); }));
  other.execute("COMMIT");
  while ((!damaged || !sound) && kit_.line.serve_one()) {
  }
  ASSERT_TRUE(damaged && sound);
  EXPECT_TRUE(!*damaged && damaged->error().extent == Trouble::Extent::asked);
  EXPECT_TRUE(*sound && **sound == Appended::done);
  EXPECT_EQ(rows("t2").size(), 2U);
  const auto read =
      kit_.line.get<Outcome<Stored>>([&](auto then) { kit_.store->rows("t1", 0, then); });
  EXPECT_TRUE(!read && read.error().extent == Trouble::Extent::asked);
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

// There may be no room for it.
TEST(StoreFile, IsNotWrittenToBecauseItIsOpened) {
  const Folder folder;
  const std::string file = folder.file("ours.sqlite");
  const auto bytes = [&] {
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  ASSERT_EQ(trouble_with(file), "");
  const std::string before = bytes();
  ASSERT_EQ(trouble_with(file), "");
  EXPECT_TRUE(bytes() == before);
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
