// Wishes of every kind, doubled and at the same moment, at open and private tables, while the store
// has answered nobody yet. Under sanitizers: whatever is called later must not outlive its table.
#include <array>
#include <iostream>
#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/notation.h"
#include "server/chance.h"
#include "server/duel.h"
#include "support/files.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

// All that a page can say. What ends a game or begins the next one stands there more than once.
constexpr std::array kinds = {
    "rematch", "resign", "leave",   "sit",   "undo",   "more_time",  "seat_bot",        "start",
    "chat",    "watch",  "unwatch", "act",   "act",    "clear_seat", "rematch",         "rematch",
    "vote",    "share",  "pace",    "go_on", "why",    "earlier",    "decline_rematch", "close",
    "ping",    "hello",  "dismiss", "hint",  "commit", "reveal"};
constexpr std::array remedies = {"bot", "claim", "wait"};
// What leaves nothing to play is wished for now and then only.
constexpr int seldom = 12;

json::object wish_of(const std::string& kind, const std::string& table, const std::string& id,
                     Random& random) {
  if (kind == "ping") return {{"type", kind}};
  if (kind == "hello") return {{"type", kind}, {"protocol", 3}, {"ticket", "none"}};
  json::object wish{{"type", kind}, {"table", table}};
  if (kind == "earlier") wish["before"] = random.below(40);
  if (kind == "watch" || kind == "unwatch" || kind == "earlier") return wish;
  wish["id"] = id;
  if (kind == "sit" || kind == "seat_bot" || kind == "clear_seat" || kind == "vote")
    wish["seat"] = 1 + random.below(2);
  if (kind == "seat_bot") wish["bot"] = "random";
  if (kind == "vote") wish["remedy"] = remedies[random.below(remedies.size())];
  if (kind == "share") wish["on"] = random.below(2) == 0;
  if (kind == "pace") wish["pace"] = 100 + random.below(900);
  if (kind == "undo" || kind == "more_time" || kind == "act" || kind == "go_on")
    wish["number"] = random.below(12);
  if (kind == "act" || kind == "why")
    wish["move"] = "forward " + std::to_string(1 + random.below(5));
  if (kind == "hint") wish["depth"] = 1 + random.below(5);
  if (kind == "commit") wish["commitment"] = std::string(64, "0f"[random.below(2)]);
  if (kind == "reveal") wish["contribution"] = std::string(64, "0f"[random.below(2)]);
  if (kind == "chat") wish["text"] = "hail";
  return wish;
}

// A message that pages can send from now on is to be tried here too.
TEST(WishesOfAStorm, AreAllThatAPageCanSay) {
  const std::set<std::string> known(kinds.begin(), kinds.end());
  const json::value schema = json::parse(read_text("src/wire/schema.json"));
  std::set<std::string> all;
  for (const auto& [name, about] : schema.at("$defs").as_object()) {
    if (name.starts_with("client_")) all.insert(std::string(name).substr(7));
  }
  EXPECT_EQ(known, all);
}

// Where it blows.
struct Place {
  const char* name;
  const char* game;
  bool is_private;
};

// Two who play one game after the other, and both of them wish whatever comes to their mind.
class Storm {
 public:
  Storm(const Place& place, std::uint64_t seed)
      : random_(seed), world_(without_rates()), place_(place) {
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
    const json::object wanted{
        {"game", place_.game},
        {"players", 2},
        {"seats", {"me", "open"}},
        {"private", place_.is_private},
        {"windows", {{"reaction", 200}, {"offer", 200}, {"ransom", 200}, {"pace", 0}}}};
    const Reply made = world_.ask("POST", "/api/tables", json::serialize(wanted), cookies_[0]);
    EXPECT_EQ(made.status, 200) << made.text;
    if (const json::value& invitation = made.body.at("invitation"); invitation.is_string()) {
      const json::object body{{"invitation", invitation}};
      world_.ask("POST", "/api/invitations", json::serialize(body), cookies_[1]);
    }
    return text(made.body.as_object(), "table");
  }

  void wish() {
    const std::string kind = kinds[random_.below(kinds.size())];
    const bool ends_all = kind == "close" || kind == "dismiss" || kind == "decline_rematch";
    if (ends_all && random_.below(seldom) > 0) return;
    const std::string id = "w" + std::to_string(random_.below(4) == 0 ? wishes_ : ++wishes_);
    json::object said_once = wish_of(kind, table_, id, random_);
    if (kind == "act" && random_.below(2) == 0) make_legal(said_once);
    const std::string said = json::serialize(said_once);
    const int copies = 1 + random_.below(3);
    for (int copy = 0; copy < copies; ++copy) {
      const auto who = static_cast<std::size_t>(random_.below(2));
      world_.server->received(sockets_[who], said);
    }
  }

  // As somebody who is asked would act.
  void make_legal(json::object& act) {
    const server::Marshal* const marshal = world_.server->hall().here(table_);
    if (marshal == nullptr || marshal->table().stage() != tables::Stage::playing) return;
    const match::Match& match = marshal->table().match();
    const Seat seat = *match.asked().begin();
    const AnyState state = match::as_asked(match.game(), match.state(), seat);
    act["number"] = 1'000'000;
    act["move"] = std::string(
        notation_of(match.game(), match.game().sample_move(state, seat, random_)).view());
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

  // To where the game goes on, if it does; to another table, if nothing will be played here.
  void move_on() {
    world_.loop.settle();
    for (const server::SocketId socket : sockets_) {
      for (const json::object& message : world_.heard(socket)) note(message);
    }
    const std::string next = server::rematch_id(table_);
    bool there = false;
    world_.server->hall().find(
        next, later::unowned([&](const server::Marshal* marshal) { there = marshal != nullptr; }));
    world_.loop.settle();
    if (there) {
      ++rematches;
      table_ = next;
    } else if (const server::Marshal* const marshal = world_.server->hall().here(table_);
               marshal != nullptr && marshal->table().stage() == tables::Stage::closed) {
      table_ = open();
    }
  }

  void note(const json::object& message) { done += text(message, "type") == "done" ? 1 : 0; }

  Random random_;
  World world_;
  const Place place_;
  std::vector<std::string> cookies_;
  std::vector<server::SocketId> sockets_;
  std::string table_;
  int wishes_ = 0;
};

class Storms : public testing::TestWithParam<Place> {};

TEST_P(Storms, HurtNobody) {
  const std::uint64_t seed = announced_seed("Storm");
  const int storms = scaled(12);
  int done = 0;
  int rematches = 0;
  for (int i = 0; i < storms; ++i) {
    SCOPED_TRACE("seed " + std::to_string(seed + static_cast<std::uint64_t>(i)));
    Storm storm(GetParam(), seed + static_cast<std::uint64_t>(i));
    storm.blow(120);
    done += storm.done;
    rematches += storm.rematches;
  }
  std::cout << done << " wishes carried out, " << rematches << " rematches\n";
  EXPECT_GT(done, storms * 10);
  EXPECT_GT(rematches, storms / 4);
}

INSTANTIATE_TEST_SUITE_P(Places, Storms,
                         testing::Values(Place{"engarde", "engarde", false},
                                         Place{"engarde_private", "engarde", true},
                                         Place{"ivanhoe", "ivanhoe", false},
                                         Place{"castles_private", "castles", true}),
                         [](const testing::TestParamInfo<Place>& one) { return one.param.name; });

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
