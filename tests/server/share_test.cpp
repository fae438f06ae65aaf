// Games that are over, read by others: by a link that somebody who sat there makes and can revoke.
#include <boost/json/serialize.hpp>

#include "server/duel.h"
#include "server/own_addresses.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

std::string path_of(const Duel& duel, const std::string& word) {
  return "/api/shared/" + duel.table + '/' + word;
}

void end(Duel& duel) {
  duel.sit();
  EXPECT_EQ(text(duel.first.wish("chat", {{"text", "between us"}}), "type"), "done");
  EXPECT_EQ(text(duel.second.wish("resign"), "type"), "done");
  duel.first.take();
}

TEST(Shared, AGameIsReadByItsLinkWithoutTalkUntilThatIsRevoked) {
  World world(without_rates());
  Duel duel(world);
  EXPECT_EQ(text(duel.first.wish("share", {{"on", true}}), "code"), "not_over");
  end(duel);
  const std::string stranger = world.guest("Cyd");
  Follower other(world, stranger, duel.table);
  EXPECT_EQ(text(other.wish("share", {{"on", true}}), "code"), "not_seated");
  ASSERT_EQ(text(duel.first.wish("share", {{"on", true}}), "type"), "done");
  const std::string word = text(duel.first.now, "share");
  ASSERT_GE(word.size(), 16U);
  duel.second.take();
  EXPECT_EQ(text(duel.second.now, "share"), word) << "the other one may revoke it too";
  other.take();
  EXPECT_FALSE(other.now.contains("share"));

  const Reply read = world.ask("GET", path_of(duel, word));
  ASSERT_EQ(read.status, 200);
  const json::object& snapshot = read.body.as_object();
  EXPECT_EQ(text(snapshot.at("now").as_object(), "stage"), "over");
  EXPECT_FALSE(snapshot.at("lines").as_array().empty());
  EXPECT_TRUE(snapshot.at("chat").as_array().empty());
  EXPECT_EQ(read.text.find("between us"), std::string::npos);
  EXPECT_EQ(read.text.find(word), std::string::npos);

  const Reply record = world.ask("GET", path_of(duel, word) + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_TRUE(record.text.starts_with("game engarde\n"));
  EXPECT_EQ(record.text.find("between us"), std::string::npos);
  EXPECT_EQ(world.ask("GET", path_of(duel, word + "x") + "/record").status, 404);

  EXPECT_EQ(world.ask("GET", path_of(duel, word + "x")).status, 404);
  EXPECT_EQ(world.ask("GET", path_of(duel, "")).status, 404);
  EXPECT_EQ(world.ask("GET", "/api/shared/nowhere/" + word).status, 404);
  world.restart();
  EXPECT_EQ(world.ask("GET", path_of(duel, word)).status, 200) << "it is stored";

  duel.second.reconnect();
  ASSERT_EQ(text(duel.second.wish("share", {{"on", false}}), "type"), "done");
  EXPECT_EQ(world.ask("GET", path_of(duel, word)).status, 404);
  EXPECT_EQ(world.ask("GET", path_of(duel, word) + "/record").status, 404);
  ASSERT_EQ(text(duel.second.wish("share", {{"on", true}}), "type"), "done");
  EXPECT_NE(text(duel.second.now, "share"), word) << "an old link stays dead";
}

TEST(Shared, APrivateGameIsForTheAdmittedAndWhoeverHasTheLink) {
  World world(without_rates());
  const std::string ann = world.guest("Ann");
  const std::string table =
      make_table(world, ann, table_body("engarde", R"("me","page")", 2, R"(,"private":true)"));
  Follower page(world, ann, table);
  ASSERT_EQ(text(page.wish("resign"), "type"), "done");
  const server::SocketId stranger = world.connect(world.guest("Cyd"));
  world.say(stranger, {{"type", "watch"}, {"table", table}});
  EXPECT_EQ(text(world.heard(stranger).at(0), "code"), "no_table");
  ASSERT_EQ(text(page.wish("share", {{"on", true}}), "type"), "done");
  const std::string link = "/api/shared/" + table + '/' + text(page.now, "share");
  EXPECT_EQ(world.ask("GET", link).status, 200);
  world.say(stranger, {{"type", "watch"}, {"table", table}});
  EXPECT_EQ(text(world.heard(stranger).at(0), "code"), "no_table") << "the table itself stays shut";
}

TEST(Shared, WhoComesToAnOpenGameAfterItsEndHearsNoTalk) {
  World world(without_rates());
  Duel duel(world);
  end(duel);
  const Follower late(world, world.guest("Cyd"), duel.table);
  EXPECT_EQ(text(late.now, "stage"), "over");
  EXPECT_FALSE(late.lines.empty());
  EXPECT_TRUE(late.talk.empty());
  world.say(late.socket, {{"type", "watch"}, {"table", duel.table}});
  for (const json::object& message : world.heard(late.socket))
    EXPECT_EQ(json::serialize(message).find("between us"), std::string::npos);
  Follower back(world, duel.ann, duel.table);
  world.say(back.socket, {{"type", "watch"}, {"table", duel.table}});
  bool heard = false;
  for (const json::object& message : world.heard(back.socket))
    heard = heard || json::serialize(message).find("between us") != std::string::npos;
  EXPECT_TRUE(heard) << "who sat there does";
}

TEST(Mine, FinishedGamesSayWhoWonAndWhen) {
  World world(without_rates());
  Duel duel(world);
  end(duel);
  const server::Time ended = world.loop.now();
  world.loop.pass(60'000);
  const json::value mine = world.ask("GET", "/api/mine", {}, duel.bob).body;
  const json::object& listed = mine.as_array().at(0).as_object();
  EXPECT_EQ(listed.at("winners"), json::value(json::array{1}));
  EXPECT_EQ(listed.at("you"), json::value(2));
  EXPECT_LE(listed.at("ended").as_int64(), ended);
  EXPECT_GT(listed.at("ended").as_int64(), ended - 60'000);
}

TEST(Addresses, AreToldToWhoSitsAtThisMachineWhereOthersCanReachIt) {
  World world(without_rates());
  const Reply here = world.ask("GET", "/api/addresses");
  EXPECT_EQ(here.status, 200);
  EXPECT_TRUE(here.body.at("addresses").as_array().empty()) << "it listens to this machine alone";
  EXPECT_TRUE(server::own_addresses("127.0.0.1").empty());
  EXPECT_EQ(server::own_addresses("192.168.1.20"), std::vector<std::string>{"192.168.1.20"});
  for (const std::string& address : server::own_addresses("0.0.0.0"))
    EXPECT_FALSE(server::is_this_machine(address)) << address;
  server::Settings open = without_rates();
  open.network.address = "192.168.1.20";
  World reachable(open);
  EXPECT_EQ(reachable.ask("GET", "/api/addresses").body.at("addresses"),
            json::value(json::array{"192.168.1.20"}));
  reachable.address = "192.168.1.77";
  EXPECT_TRUE(reachable.ask("GET", "/api/addresses").body.at("addresses").as_array().empty());
  // A proxy on this machine that is not said to be one asks for everybody.
  open.origins = {"http://localhost:8080"};
  World behind(open);
  EXPECT_TRUE(behind.ask("GET", "/api/addresses").body.at("addresses").as_array().empty());
}

}  // namespace
}  // namespace hastilude::tests
