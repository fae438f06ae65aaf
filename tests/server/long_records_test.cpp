// Records that are too long to be sent at once come in pages, the latest first.
#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

constexpr std::size_t page_of_record = 1'000;

// A duel to many points between bots, whose record is long. Ann has seen every line of it.
struct LongGame {
  explicit LongGame(server::Settings settings = {})
      : world(std::move(settings)),
        ann(world.guest("Ann")),
        table(make_table(
            world, ann,
            table_body("engarde", R"("random","random")", 2, R"(,"options":{"target":"50"})"))),
        witness(world, ann, table) {
    for (int i = 0; i < 20'000 && text(witness.now, "stage") != "over"; ++i) {
      world.loop.pass(100);
      witness.take();
    }
    EXPECT_EQ(text(witness.now, "stage"), "over");
    EXPECT_GT(witness.lines.size(), 2 * page_of_record);
    world.close(witness.socket);
  }

  // What comes to a message of this socket.
  std::vector<json::object> answers(server::SocketId socket, json::object message) {
    message["table"] = table;
    world.heard(socket);
    world.say(socket, message);
    return world.heard(socket);
  }

  World world;
  std::string ann, table;
  Follower witness;
};

TEST(LongRecords, AreShownAtOnceAndEarlierLinesOnAsking) {
  LongGame game;
  const std::vector<std::string>& all = game.witness.lines;
  const server::SocketId socket = game.world.connect(game.world.guest("Bob"));
  KnownLines known;
  known.take_lines_of_snapshot(game.answers(socket, {{"type", "watch"}}).at(0));
  EXPECT_EQ(known.lines.size(), page_of_record);
  EXPECT_EQ(known.before, all.size() - page_of_record);
  EXPECT_EQ(known.lines.back(), all.back());
  std::size_t pages = 1;
  for (; known.before > 0 && pages < 100; ++pages) {
    game.world.loop.pass(1'000);
    const std::vector<json::object> heard =
        game.answers(socket, {{"type", "earlier"}, {"before", known.before}});
    ASSERT_EQ(text(heard.at(0), "type"), "earlier");
    known.take_earlier(heard.at(0));
  }
  EXPECT_EQ(pages, (all.size() + page_of_record - 1) / page_of_record);
  EXPECT_EQ(known.lines, all) << "in pages it is the same record";
}

TEST(LongRecords, BoundsOfWhatIsAsked) {
  LongGame game;
  const std::size_t all = game.witness.lines.size();
  const server::SocketId socket = game.world.connect(game.world.guest("Bob"));
  const auto asked = [&](std::int64_t before) {
    game.world.loop.pass(60'000);
    const json::object page = game.answers(socket, {{"type", "earlier"}, {"before", before}}).at(0);
    return std::pair(KnownLines::before_in(page), KnownLines::lines_in(page).size());
  };
  EXPECT_EQ(asked(0), std::pair(std::size_t{0}, std::size_t{0}));
  EXPECT_EQ(asked(7), std::pair(std::size_t{0}, std::size_t{7}));
  EXPECT_EQ(asked(2'147'483'647), std::pair(all - page_of_record, page_of_record))
      << "no more than there are";
  EXPECT_EQ(text(game.world.heard(socket).empty()
                     ? game.answers(socket, {{"type", "earlier"}, {"before", -1}}).at(0)
                     : json::object(),
                 "code"),
            "bad_message");
}

TEST(LongRecords, ArePaidForPageByPage) {
  LongGame game;
  const server::SocketId socket = game.world.connect(game.world.guest("Bob"));
  int sent = 0;
  for (int i = 0; i < 60; ++i) {
    const std::vector<json::object> heard =
        game.answers(socket, {{"type", "earlier"}, {"before", 2'000}});
    sent += text(heard.at(0), "type") == "earlier";
  }
  // A burst of 60 messages; a page of 1,000 lines counts as eleven.
  EXPECT_GE(sent, 5);
  EXPECT_LE(sent, 7);
}

TEST(LongRecords, OfATableThatIsNotForHimAreNotSent) {
  World world(with_short_pages());
  Duel duel(world, R"(,"private":true)");
  const server::SocketId eve = world.connect(world.guest("Eve"));
  world.say(eve, {{"type", "earlier"}, {"table", duel.table}, {"before", 10}});
  EXPECT_EQ(text(world.heard(eve).at(0), "code"), "no_table");
}

}  // namespace
}  // namespace hastilude::tests
