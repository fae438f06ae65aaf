// Stored tables of every format that ever landed must always load, and give the same games.
// tests/stored/README.md says how they are made.
#include <filesystem>

#include <gtest/gtest.h>

#include "record/read.h"
#include "record/verify.h"
#include "server/folder.h"
#include "server/waiting_line.h"
#include "store/database.h"
#include "store/sqlite.h"
#include "support/files.h"
#include "table/row_text.h"
#include "table/table.h"

namespace hastilude::tests {
namespace {

using namespace store;

class Loaded {
 public:
  explicit Loaded(const std::string& dump) {
    const std::string file = folder_.file("store.sqlite");
    Database(file, 1).execute(read_text(dump).c_str());
    Outcome<std::unique_ptr<Store>> opened = open_sqlite({.file = file}, line_.bring());
    if (!opened) ADD_FAILURE() << dump << ": " << opened.error().what;
    if (opened) store_ = std::move(*opened);
  }

  template <class Value, class Ask>
  Value get(Ask ask) {
    Outcome<Value> outcome = line_.get<Outcome<Value>>(ask);
    if (!outcome) ADD_FAILURE() << outcome.error().what;
    return outcome ? *outcome : Value{};
  }

  // Every table as a text: how it stands, its record with the names of now, its talk.
  std::string text() {
    std::string all;
    for (const Standing standing : {Standing::playing, Standing::over, Standing::waiting}) {
      const auto tables =
          get<std::vector<std::string>>([&](auto then) { store_->tables(standing, then); });
      for (const std::string& id : tables) all += table_text(id);
    }
    return all;
  }

 private:
  std::string table_text(const std::string& id) {
    const auto stored = get<Stored>([&](auto then) { store_->rows(id, 0, then); });
    const std::vector<Row>& rows = stored.rows;
    EXPECT_EQ(follow({}, rows), stored.end) << id << ": hashes";
    tables::Table table;
    for (const Row& row : rows) {
      const Result<tables::Row, Complaint> read =
          tables::read_row(row.format, row.payload, table.settings());
      EXPECT_TRUE(read) << id << " row " << row.sequence;
      if (!read) continue;
      const std::optional<Complaint> wrong = table.apply(*read);
      EXPECT_FALSE(wrong) << id << " row " << row.sequence << ": " << wrong->what.view();
    }
    std::string text = "table " + id + ' ' + std::string(name_of(table.stage())) + ", " +
                       std::to_string(rows.size()) + " rows\n";
    const std::string record = table.record([&](const tables::Place& place) {
      return place.person.empty() ? place.bot : name(place.person);
    });
    expect_as_promised(id, record);
    text += record;
    for (const Remark& remark :
         get<std::vector<Remark>>([&](auto then) { store_->talk(id, 100, then); }))
      text += name(remark.person) + ": " + remark.text + '\n';
    return text + '\n';
  }

  // A deal that was sealed must stay one that can be checked.
  static void expect_as_promised(const std::string& id, const std::string& text) {
    if (text.find("\nseal ") == std::string::npos) return;
    const auto records = record::read_records(text);
    ASSERT_TRUE(records.size() == 1 && records.front()) << id;
    EXPECT_EQ(record::verify(*records.front()).finding, record::Finding::holds) << id;
  }

  std::string name(const std::string& person) {
    const auto found = get<std::vector<Person>>([&](auto then) { store_->people({person}, then); });
    return found.empty() ? std::string("?") : found.front().name;
  }

  Folder folder_;
  WaitingLine line_;
  std::unique_ptr<Store> store_;
};

TEST(Stored, TablesOfEveryFormatLoad) {
  const std::vector<std::string> dumps = files_under("tests/stored", ".sql");
  EXPECT_FALSE(dumps.empty());
  for (const std::string& dump : dumps) {
    const std::string expected = dump.substr(0, dump.size() - 4) + ".txt";
    const std::string text = Loaded(dump).text();
    if (!std::filesystem::exists(expected)) {
      ADD_FAILURE() << "there is no " << expected << "; it would be:\n" << text;
      continue;
    }
    EXPECT_EQ(text, read_text(expected)) << dump;
  }
}

}  // namespace
}  // namespace hastilude::tests
