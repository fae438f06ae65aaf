// The program itself with its tables in PostgreSQL: it is killed, and so is the database.
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "server/postgres.h"
#include "server/running.h"

namespace hastilude::tests {
namespace {

constexpr const char* quick_duel = R"({"game":"engarde","players":2,"seats":["me","random"],)"
                                   R"("windows":{"reaction":0,"offer":0,"ransom":0,"pace":0}})";

bool becomes(std::uint16_t port, const std::string& path, int status) {
  for (int i = 0; i < 600; ++i) {
    if (ask(port, {.path = path}).status == status) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

// Plays until so many acts have been acknowledged.
void play(Page& page, int answers) {
  while (page.answers < answers && !page.over()) {
    if (page.pending.empty() && page.has_turn()) {
      ASSERT_TRUE(page.act());
    }
    ASSERT_TRUE(page.take(10'000)) << "nothing came for ten seconds";
  }
}

TEST(OnPostgres, NothingAcknowledgedIsLostWhenServerAndDatabaseDie) {
  const Folder folder;
  const std::vector<std::string> where{"--store", the_database().where().address};
  auto server = std::make_unique<Running>(folder.file("unused"), where);
  ASSERT_NE(server->port(), 0) << server->log();
  const std::string cookie = new_guest(server->port(), "Ann");
  const boost::json::value made =
      ask_json(server->port(), "POST", "/api/tables", cookie, quick_duel);
  Page page(cookie, std::string(made.at("table").as_string()));
  ASSERT_TRUE(page.connect(server->port()));
  play(page, 3);

  server->kill();
  server = std::make_unique<Running>(folder.file("unused"), where);
  ASSERT_NE(server->port(), 0) << server->log();
  ASSERT_TRUE(page.connect(server->port()));
  play(page, 6);
  EXPECT_EQ(page.gaps, 0);

  the_database().stop();
  EXPECT_TRUE(becomes(server->port(), "/readyz", 503)) << "pages are told that nothing is kept";
  EXPECT_EQ(ask(server->port(), {.method = "POST", .path = "/api/me", .body = "{}"}).status, 503);
  the_database().start();
  EXPECT_TRUE(becomes(server->port(), "/readyz", 200)) << "it goes on by itself";
  play(page, 9);
  EXPECT_EQ(page.gaps, 0);
  EXPECT_EQ(server->stop(), 0);
}

TEST(OnPostgres, ASecondServerIsKeptOut) {
  const Folder folder;
  const std::vector<std::string> where{"--store", the_database().where().address};
  const Running first(folder.file("first"), where);
  ASSERT_NE(first.port(), 0) << first.log();
  const Running second(folder.file("second"), where);
  EXPECT_EQ(second.port(), 0);
  EXPECT_NE(second.log().find("another server"), std::string::npos) << second.log();
}

}  // namespace
}  // namespace hastilude::tests
