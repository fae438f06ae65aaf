// The program itself in bad company: a disk that is full, a file with a row that it does not
// understand, settings that make no sense.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/running.h"
#include "store/database.h"
#include "store/row.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

std::string open_table(std::uint16_t port, const std::string& cookie) {
  const json::object body{
      {"game", "engarde"},
      {"players", 2},
      {"seats", json::array{"me", "random"}},
      {"windows", json::object{{"reaction", 0}, {"offer", 0}, {"ransom", 0}, {"pace", 0}}}};
  const json::value made = ask_json(port, "POST", "/api/tables", cookie, json::serialize(body));
  if (!made.is_object() || !made.get_object().contains("table")) return {};
  return std::string(made.at("table").as_string());
}

// Files of the process may grow up to here.
void limit_files(pid_t process, rlim_t size) {
  rlimit limit{};
  ASSERT_EQ(::prlimit(process, RLIMIT_FSIZE, nullptr, &limit), 0);
  limit.rlim_cur = size;
  ASSERT_EQ(::prlimit(process, RLIMIT_FSIZE, &limit, nullptr), 0);
}

int status_of(std::uint16_t port, const std::string& path) {
  return ask(port, {.method = "GET", .path = path, .body = {}, .headers = {}}).status;
}

bool becomes(std::uint16_t port, const std::string& path, int status) {
  for (int i = 0; i < 400; ++i) {
    if (status_of(port, path) == status) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

TEST(FullDisk, IsToldAndRecoveredFrom) {
  const Folder folder;
  Running server(folder.file("data"), {"--log", "info"});
  ASSERT_NE(server.port(), 0) << server.log();
  const std::string cookie = new_guest(server.port(), "Ann");
  const std::string table = open_table(server.port(), cookie);
  Page page(cookie, table);
  ASSERT_TRUE(page.connect(server.port()));
  const auto play_on = [&](int answers) {
    for (int i = 0; i < 200 && page.answers < answers && !page.over(); ++i) {
      if (page.has_turn()) page.act();
      page.take(200);
    }
  };
  play_on(3);
  ASSERT_GE(page.answers, 3);
  // The bot has answered too, so that the next to be stored is ours.
  for (int i = 0; i < 100 && !page.has_turn(); ++i) page.take(200);
  ASSERT_TRUE(page.has_turn());
  ASSERT_EQ(status_of(server.port(), "/readyz"), 200);

  limit_files(server.process(),
              std::filesystem::file_size(folder.file("data/hastilude.sqlite-wal")));
  play_on(page.answers + 1);
  EXPECT_EQ(page.last.at("code").as_string(), "too_busy") << json::serialize(page.last);
  EXPECT_EQ(status_of(server.port(), "/readyz"), 503);
  EXPECT_EQ(status_of(server.port(), "/healthz"), 200);
  const std::string before = server.log();
  std::this_thread::sleep_for(std::chrono::seconds(2));
  const std::string after = server.log();
  EXPECT_LT(std::count(after.begin(), after.end(), '\n'),
            std::count(before.begin(), before.end(), '\n') + 6);
  EXPECT_NE(after.find("store fails"), std::string::npos) << after;
  EXPECT_NE(after.find("while writing"), std::string::npos) << after;

  limit_files(server.process(), RLIM_INFINITY);
  EXPECT_TRUE(becomes(server.port(), "/readyz", 200));
  const int answers = page.answers;
  play_on(answers + 2);
  EXPECT_EQ(page.last.at("type").as_string(), "done") << json::serialize(page.last);
  EXPECT_EQ(server.stop(), 0);
}

// A copy of what an old server left, in which one table is of a game that there is not.
void plant_othello(const std::string& file) {
  store::Database database(file, 1);
  database.execute(read_text("tests/stored/format-1.sql").c_str());
  std::vector<store::Row> rows;
  {
    store::Statement read(database,
                          "SELECT table_id, sequence, format, payload, time FROM rows WHERE "
                          "table_id = 'St1_89LVdhBPTyWf' ORDER BY sequence");
    read.start();
    while (read.step())
      rows.push_back({.table = read.text(0),
                      .sequence = read.number(1),
                      .format = static_cast<int>(read.number(2)),
                      .payload = read.text(3),
                      .time = read.number(4)});
  }
  ASSERT_EQ(rows.size(), 6U);
  std::string& first = rows.front().payload;
  first.replace(first.find("engarde"), 7, "othello");
  store::Hash hash;
  store::Statement write(
      database, "UPDATE rows SET before = ?, payload = ? WHERE table_id = ? AND sequence = ?");
  for (store::Row& row : rows) {
    row.before = hash;
    write.start().bind(row.before.bytes).bind(row.payload).bind(row.table).bind(row.sequence).run();
    hash = store::hash_of(row);
  }
  store::Statement(database, "UPDATE tables SET hash = ? WHERE id = 'St1_89LVdhBPTyWf'")
      .start()
      .bind(hash.bytes)
      .run();
}

TEST(UnknownRow, OfOneTableHarmsNoOther) {
  const Folder folder;
  std::filesystem::create_directory(folder.file("data"));
  plant_othello(folder.file("data/hastilude.sqlite"));
  for (int start = 0; start < 2; ++start) {
    Running server(folder.file("data"), {"--log", "info"});
    ASSERT_NE(server.port(), 0) << server.log();
    EXPECT_TRUE(becomes(server.port(), "/readyz", 200));
    const std::string cookie = new_guest(server.port(), "Ann");
    Page others(cookie, "M3pJNWEgw2TT5jwx");
    ASSERT_TRUE(others.connect(server.port()));
    for (int i = 0; i < 20 && others.now.empty(); ++i) others.take(500);
    EXPECT_FALSE(others.now.empty()) << "another table";
    Page broken(cookie, "St1_89LVdhBPTyWf");
    ASSERT_TRUE(broken.connect(server.port()));
    for (int i = 0; i < 20 && !broken.last.contains("code"); ++i) broken.take(500);
    EXPECT_EQ(broken.last.at("code").as_string(), "broken");
    EXPECT_EQ(server.stop(), 0);
    EXPECT_NE(server.log().find("othello"), std::string::npos) << server.log();
  }
}

TEST(Settings, ThatMakeNoSenseAreRefused) {
  const Folder folder;
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--requests", "nan"},
                                                {"--origin", "play.example.org"},
                                                {"--trusted-proxy", "nobody"},
                                                {"--messages", "inf"}}) {
    const Running server(folder.file("data"), words);
    EXPECT_EQ(server.port(), 0) << words[0] << ' ' << words[1];
  }
}

}  // namespace
}  // namespace hastilude::tests
