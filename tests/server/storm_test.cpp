// Wishes of every kind, doubled and at the same moment, at open and private tables, while the store
// has answered nobody yet. Under sanitizers: whatever is called later must not outlive its table.
#include <array>
#include <iostream>

#include <boost/json/serialize.hpp>

#include "server/chance.h"
#include "server/duel.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

constexpr std::array kinds = {"rematch",   "resign",   "leave", "sit",       "undo",
                              "more_time", "seat_bot", "start", "chat",      "rematch",
                              "watch",     "unwatch",  "act",   "clear_seat"};

json::object wish_of(const std::string& kind, const std::string& table, const std::string& id,
                     Random& random) {
  json::object wish{{"type", kind}, {"table", table}};
  if (kind == "watch" || kind == "unwatch") return wish;
  wish["id"] = id;
  if (kind == "sit" || kind == "seat_bot" || kind == "clear_seat")
    wish["seat"] = 1 + random.below(2);
  if (kind == "seat_bot") wish["bot"] = "random";
  if (kind == "undo" || kind == "more_time" || kind == "act") wish["number"] = random.below(12);
  if (kind == "act") wish["move"] = "forward " + std::to_string(1 + random.below(5));
  if (kind == "chat") wish["text"] = "hail";
  return wish;
}

// Two who play one game after the other, and both of them wish whatever comes to their mind.
class Storm {
 public:
  Storm(std::string_view access, std::uint64_t seed)
      : random_(seed), world_(without_rates()), access_(access) {
    for (const char* name : {"Ann", "Bob"}) cookies_.push_back(world_.guest(name));
    table_ = open();
    for (const std::string& cookie : cookies_) sockets_.push_back(world_.connect(cookie));
  }

  void blow(int gusts) {
    for (int gust = 0; gust < gusts; ++gust) {
      // All before the store has answered, or in the middle of it.
      for (int i = random_.below(6); i >= 0; --i) wish();
      for (int i = random_.below(8); i > 0; --i) world_.loop.step();
      if (random_.below(4) == 0) world_.loop.pass(random_.below(400));
      if (random_.below(30) == 0) world_.restart(), reconnect();
      if (random_.below(10) == 0) cut();
      if (random_.below(5) == 0) move_on();
    }
    world_.loop.pass(100'000);
    for (const server::SocketId socket : sockets_) {
      for (const json::object& message : world_.heard(socket)) note(message);
    }
  }

  int done = 0;
  int rematches = 0;

 private:
  std::string open() {
    const Reply made = world_.ask("POST", "/api/tables",
                                  table_body("engarde", R"("me","open")", 2, access_), cookies_[0]);
    EXPECT_EQ(made.status, 200) << made.text;
    if (const json::value& invitation = made.body.at("invitation"); invitation.is_string()) {
      const json::object body{{"invitation", invitation}};
      world_.ask("POST", "/api/invitations", json::serialize(body), cookies_[1]);
    }
    return text(made.body.as_object(), "table");
  }

  void wish() {
    const std::string kind = kinds[random_.below(kinds.size())];
    const std::string id = "w" + std::to_string(random_.below(4) == 0 ? wishes_ : ++wishes_);
    const std::string said = json::serialize(wish_of(kind, table_, id, random_));
    const int copies = 1 + random_.below(3);
    for (int copy = 0; copy < copies; ++copy) {
      const auto who = static_cast<std::size_t>(random_.below(2));
      world_.server->received(sockets_[who], said);
    }
  }

  void reconnect() {
    sockets_.clear();
    for (const std::string& cookie : cookies_) sockets_.push_back(world_.connect(cookie));
  }

  // In the middle of whatever is under way.
  void cut() {
    const auto who = static_cast<std::size_t>(random_.below(2));
    world_.server->closed(sockets_[who]);
    sockets_[who] = world_.connect(cookies_[who]);
  }

  // To where the game goes on, if it does.
  void move_on() {
    world_.loop.settle();
    for (const server::SocketId socket : sockets_) {
      for (const json::object& message : world_.heard(socket)) note(message);
    }
    const std::string next = server::rematch_id(table_);
    bool there = false;
    world_.server->hall().find(
        next, server::unowned([&](const server::Marshal* marshal) { there = marshal != nullptr; }));
    world_.loop.settle();
    if (!there) return;
    ++rematches;
    table_ = next;
  }

  void note(const json::object& message) { done += text(message, "type") == "done" ? 1 : 0; }

  Random random_;
  World world_;
  const std::string access_;
  std::vector<std::string> cookies_;
  std::vector<server::SocketId> sockets_;
  std::string table_;
  int wishes_ = 0;
};

class Storms : public testing::TestWithParam<const char*> {};

TEST_P(Storms, HurtNobody) {
  const std::uint64_t seed = announced_seed("Storm");
  int done = 0;
  int rematches = 0;
  for (int i = 0; i < scaled(25); ++i) {
    SCOPED_TRACE("seed " + std::to_string(seed + static_cast<std::uint64_t>(i)));
    Storm storm(GetParam(), seed + static_cast<std::uint64_t>(i));
    storm.blow(120);
    done += storm.done;
    rematches += storm.rematches;
  }
  std::cout << done << " wishes carried out, " << rematches << " rematches\n";
  EXPECT_GT(done, scaled(25) * 10);
  EXPECT_GT(rematches, scaled(25) / 4);
}

INSTANTIATE_TEST_SUITE_P(Access, Storms, testing::Values("", R"(,"private":true)"));

// Two honest people within one commit, or one who clicks twice.
TEST(Rematch, WishedTwiceAtAPrivateTableOpensOne) {
  World world;
  const std::string ann = world.guest("Ann");
  const Reply made =
      world.ask("POST", "/api/tables",
                table_body("engarde", R"("me","random")", 2, R"(,"private":true)"), ann);
  Follower first(world, ann, text(made.body.as_object(), "table"));
  ASSERT_EQ(text(first.wish("resign"), "type"), "done");
  const std::string table = text(made.body.as_object(), "table");
  for (const char* id : {"a", "b"})
    world.server->received(first.socket, json::serialize(json::object{
                                             {"type", "rematch"}, {"table", table}, {"id", id}}));
  world.loop.settle();
  int done = 0;
  for (const json::object& answer : first.take()) done += text(answer, "type") == "done" ? 1 : 0;
  EXPECT_EQ(done, 2);
  Follower again(world, ann, text(first.now, "rematch"));
  EXPECT_EQ(text(again.now, "stage"), "playing");
  EXPECT_NE(text(again.info, "invitation"), "");
}

}  // namespace
}  // namespace hastilude::tests
