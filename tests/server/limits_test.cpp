// What one guest or one address may do, so that a second person plays undisturbed beside it.
#include "server/limits.h"

#include <cmath>
#include <deque>
#include <limits>

#include <boost/json/serialize.hpp>

#include "server/address.h"
#include "server/duel.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

json::object watching(const std::string& table) { return {{"type", "watch"}, {"table", table}}; }

int of_type(const std::vector<json::object>& messages, std::string_view type) {
  int count = 0;
  for (const json::object& message : messages) count += text(message, "type") == type ? 1 : 0;
  return count;
}

TEST(Places, SeatedPeopleAndTheHostAlwaysGetIn) {
  World world(without_rates());
  Duel duel(world);
  duel.sit();
  world.close(duel.first.socket);
  world.close(duel.second.socket);
  int let_in = 0;
  for (int i = 0; i < 2'020; ++i) {
    world.address = "10.0." + std::to_string(i / 100) + ".1";
    const server::SocketId socket = world.connect(world.guest("Crowd"));
    world.say(socket, watching(duel.table));
    let_in += of_type(world.heard(socket), "snapshot");
  }
  EXPECT_EQ(let_in, 2'000);
  duel.first.number = duel.second.number = 0;
  duel.first.reconnect();
  duel.second.reconnect();
  EXPECT_EQ(duel.first.kinds.back(), "snapshot");
  EXPECT_EQ(duel.second.kinds.back(), "snapshot");
  EXPECT_TRUE(duel.mover().play());
}

TEST(Places, SocketsOfOnePersonAtATableAreFew) {
  World world(without_rates());
  Duel duel(world);
  duel.sit();
  const std::string eve = world.guest("Eve");
  std::vector<server::SocketId> sockets;
  for (int i = 0; i < 6; ++i) {
    sockets.push_back(world.connect(eve));
    world.say(sockets.back(), watching(duel.table));
    EXPECT_EQ(of_type(world.heard(sockets.back()), "snapshot"), 1) << "the newest gets in";
  }
  duel.mover().play();
  int told = 0;
  for (const server::SocketId socket : sockets) told += of_type(world.heard(socket), "event");
  EXPECT_EQ(told, 4);
}

TEST(Places, SocketsOfAPersonAreFew) {
  World world(without_rates());
  const std::string eve = world.guest("Eve");
  std::vector<server::SocketId> sockets;
  for (int i = 0; i < 12; ++i) sockets.push_back(world.connect(eve));
  EXPECT_EQ(world.sockets.closed.size(), 4U);
  EXPECT_TRUE(world.sockets.closed.contains(sockets.front())) << "the oldest go";
  EXPECT_FALSE(world.sockets.closed.contains(sockets.back()));
}

TEST(Places, SocketsOfAnAddressAreCounted) {
  server::Settings settings = without_rates();
  settings.network.most_connections_of_address = 5;
  World world(settings);
  for (int i = 0; i < 5; ++i) world.connect(world.guest("Many"));
  const server::SocketId sixth = world.open_socket();
  EXPECT_EQ(world.sockets.closed.at(sixth), server::Parting::later);
  world.address = "192.0.2.9";
  world.connect(world.guest("Elsewhere"));
}

// All asked for before the first of them has come from the store.
TEST(Places, TablesThatAPageWatchesAreFewHoweverFastItAsks) {
  World world(without_rates());
  const std::string eve = world.guest("Eve");
  std::vector<std::string> tables;
  for (int i = 0; i < 30; ++i)
    tables.push_back(make_table(world, eve, table_body("engarde", R"("me","page")", 2)));
  world.loop.pass(3'600'000);
  ASSERT_EQ(world.server->hall().size(), 0U);
  const server::SocketId socket = world.connect(eve);
  for (const std::string& table : tables)
    world.server->received(socket, json::serialize(watching(table)));
  const std::vector<json::object> told = world.heard(socket);
  EXPECT_EQ(of_type(told, "snapshot"), 16);
  EXPECT_EQ(of_type(told, "gone"), 14);
}

// A guest's messages count together, however many sockets he has.
TEST(Rates, AreOfAPersonNotOfASocket) {
  World world;
  const std::string eve = world.guest("Eve");
  std::vector<server::SocketId> sockets;
  for (int i = 0; i < 8; ++i) sockets.push_back(world.connect(eve));
  int answered = 0;
  for (const server::SocketId socket : sockets) {
    for (int i = 0; i < 50; ++i) world.say(socket, {{"type", "ping"}});
    answered += of_type(world.heard(socket), "pong");
  }
  EXPECT_LE(answered, 60);
}

// Of many behind one address nobody can use up what all have.
TEST(Rates, OfRequestsAreOfAPersonWhateverHeAsksFor) {
  World world;
  const std::string eve = world.guest("Eve");
  int named = 0;
  for (int i = 0; i < 300; ++i)
    named += world.ask("POST", "/api/me", R"({"name":"Eve"})", eve).status == 200 ? 1 : 0;
  EXPECT_GE(named, 20);
  EXPECT_LE(named, 100);
  EXPECT_EQ(world.ask("POST", "/api/me", {}, world.guest("Ann")).status, 200);
}

TEST(Rates, ALongRecordIsPaidFor) {
  World world;
  const std::string ann = world.guest("Ann");
  const std::string table =
      make_table(world, ann, table_body("ivanhoe", R"("random","random","random","random")", 4));
  {
    Follower page(world, ann, table);
    for (int i = 0; i < 600 && text(page.now, "stage") != "over"; ++i) {
      world.loop.pass(1000);
      page.take();
    }
    ASSERT_EQ(text(page.now, "stage"), "over");
    ASSERT_GT(page.lines.size(), 100U);
    world.close(page.socket);
  }
  const server::SocketId socket = world.connect(ann);
  for (int i = 0; i < 60; ++i) world.say(socket, watching(table));
  const int shown = of_type(world.heard(socket), "snapshot");
  EXPECT_GT(shown, 5);
  EXPECT_LT(shown, 40);
}

// Who sat down and got up again and again stands in the record each time.
TEST(Rates, ARecordIsPaidForWithAllThatIsInIt) {
  World world;
  Duel duel(world);
  duel.sit();
  for (int i = 0; i < 1'000; ++i) {
    const bool away = i % 2 == 1;
    const json::object answer =
        away ? duel.first.wish("sit", {{"seat", 1}}) : duel.first.wish("leave");
    ASSERT_EQ(text(answer, "type"), "done") << i;
    world.loop.pass(100);
  }
  ASSERT_EQ(text(duel.second.wish("resign"), "type"), "done");
  const std::string path = "/api/tables/" + duel.table + "/record";
  int given = 0;
  for (int i = 0; i < 100; ++i) given += world.ask("GET", path, {}, duel.bob).status == 200 ? 1 : 0;
  EXPECT_GE(given, 2);
  EXPECT_LE(given, 15);
}

TEST(Rates, OfTalkAreOfAPerson) {
  World world;
  Duel duel(world);
  const std::string eve = world.guest("Eve");
  for (int page = 0; page < 4; ++page) {
    const server::SocketId socket = world.connect(eve);
    for (int i = 0; i < 12; ++i) {
      world.say(socket, {{"type", "chat"},
                         {"table", duel.table},
                         {"id", "c" + std::to_string(page) + '-' + std::to_string(i)},
                         {"text", "spam"}});
    }
  }
  duel.first.take();
  EXPECT_LE(duel.first.talk.size(), 10U);
}

// Bots alone at many tables, at no pace: each move is stored and told.
TEST(Rates, OfBotsAreThoseOfOneTableHoweverManyThereAre) {
  World world;
  const std::string eve = world.guest("Eve");
  const std::string long_game = R"(,"options":{"target":"99"})";
  const std::string body = table_body("engarde", R"("random","random")", 2, long_game);
  std::vector<std::string> tables;
  const server::SocketId socket = world.connect(eve);
  for (int i = 0; i < 10; ++i) {
    tables.push_back(make_table(world, eve, body));
    world.say(socket, watching(tables.back()));
  }
  Follower beside(world, world.guest("Ann"), make_table(world, world.guest("Bob"), body));
  const std::size_t before = beside.lines.size();
  world.loop.pass(10'000);
  std::size_t rows = 0;
  for (const std::string& table : tables) rows += world.store.rows_of(table).size();
  EXPECT_GT(rows, 800U);
  EXPECT_LT(rows, 1300U) << "200 at once, then 100 a second";
  beside.take();
  EXPECT_GT(beside.lines.size(), before + 500) << "others feel nothing of it";
}

TEST(Rates, RematchesCountAsTables) {
  World world;
  const std::string ann = world.guest("Ann");
  std::string table = make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  int opened = 0;
  for (int i = 0; i < 40; ++i) {
    Follower page(world, ann, table);
    page.wish("resign");
    const json::object answer = page.wish("rematch");
    world.close(page.socket);
    if (text(answer, "type") != "done") break;
    table = text(page.now, "rematch");
    ++opened;
  }
  EXPECT_GE(opened, 3);
  EXPECT_LE(opened, 12);
}

TEST(Rates, RematchesCountAgainstTheTablesOfTheHost) {
  server::Settings settings = without_rates();
  settings.most_tables_of_host = 1;
  World world(settings);
  const std::string ann = world.guest("Ann");
  const std::string first = make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  Follower page(world, ann, first);
  page.wish("resign");
  make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  EXPECT_EQ(text(page.wish("rematch"), "code"), "too_many_tables");
  EXPECT_TRUE(page.now.at("rematch").is_null());
}

TEST(Rates, OfNewTablesCountForAnAddressOfManyGuests) {
  server::Settings settings;
  settings.new_tables = {.burst = 10, .a_second = 0.05};
  settings.crowd = 2;
  settings.requests = {.burst = 1e6, .a_second = 1e6};
  World world(settings);
  int opened = 0;
  for (int guest = 0; guest < 10; ++guest) {
    const std::string cookie = world.guest("One of many");
    for (int i = 0; i < 5; ++i) {
      opened += world.ask("POST", "/api/tables", table_body("engarde", R"("me","open")", 2), cookie)
                            .status == 200
                    ? 1
                    : 0;
    }
  }
  EXPECT_EQ(opened, 20);
  world.address = "198.51.100.7";
  make_table(world, world.guest("Elsewhere"), table_body("engarde", R"("me","open")", 2));
}

TEST(Lobby, ShowsFewTablesOfOneHostAndNotManyOfOneAddress) {
  World world(without_rates());
  const std::string eve = world.guest("Eve");
  for (int i = 0; i < 15; ++i) make_table(world, eve, table_body("engarde", R"("me","open")", 2));
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 3U);
  for (int i = 0; i < 30; ++i)
    make_table(world, world.guest("Eve"), table_body("engarde", R"("me","open")", 2));
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 20U);
  world.address = "198.51.100.7";
  make_table(world, world.guest("Bob"), table_body("engarde", R"("me","open")", 2));
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 21U);
}

// Whatever a table was opened from is forgotten when it leaves memory.
TEST(Lobby, ShowsNotManyOfWhichNobodyKnowsFromWhere) {
  World world(without_rates());
  std::vector<std::string> guests;
  std::vector<std::string> tables;
  for (int i = 0; i < 30; ++i) {
    guests.push_back(world.guest("Eve"));
    tables.push_back(make_table(world, guests.back(), table_body("engarde", R"("me","open")", 2)));
  }
  world.restart();
  world.loop.pass(1000);
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 20U);
  // Who comes back to his table from elsewhere is somebody else.
  world.address = "198.51.100.7";
  const Follower page(world, guests.front(), tables.front());
  EXPECT_EQ(world.ask("GET", "/api/tables").body.as_array().size(), 21U);
}

// A table that was at rest plays for the address of who wakes it.
TEST(Rates, OfBotsAreThoseOfAnAddressAlsoAtTablesThatWereAtRest) {
  server::Settings settings = without_rates();
  settings.bot_moves = {.burst = 20, .a_second = 10};
  settings.crowd = 1;
  World world(settings);
  const std::string body =
      table_body("engarde", R"("random","random")", 2, R"(,"options":{"target":"99"})");
  std::vector<std::string> guests;
  std::vector<std::string> tables;
  for (int i = 0; i < 10; ++i) {
    guests.push_back(world.guest("Eve"));
    tables.push_back(make_table(world, guests.back(), body));
  }
  world.restart();
  std::size_t before = 0;
  for (const std::string& table : tables) before += world.store.rows_of(table).size();
  std::deque<Follower> pages;
  for (std::size_t i = 0; i < tables.size(); ++i) pages.emplace_back(world, guests[i], tables[i]);
  world.loop.pass(10'000);
  std::size_t rows = 0;
  for (const std::string& table : tables) rows += world.store.rows_of(table).size();
  EXPECT_GT(rows - before, 80U);
  EXPECT_LT(rows - before, 160U) << "20 at once, then 10 a second";
}

// Sixty people behind one address, at defaults: each loads the page, opens or joins a table and
// plays a duel to its end, a decision every other second.
TEST(Club, OfSixtyPlaysUndisturbed) {
  World world;
  std::vector<std::string> cookies;
  for (int i = 0; i < 60; ++i) {
    // The page and what belongs to it.
    for (int file = 0; file < 12; ++file) ASSERT_NE(world.ask("GET", "/").status, 429);
    cookies.push_back(world.guest("Member " + std::to_string(i)));
    for (const char* path : {"/api/games", "/api/tables", "/api/mine"})
      ASSERT_EQ(world.ask("GET", path, {}, cookies.back()).status, 200);
  }
  std::vector<std::unique_ptr<Follower>> pages;
  for (std::size_t i = 0; i < cookies.size(); i += 2) {
    const std::string table =
        make_table(world, cookies[i],
                   table_body("engarde", R"("me","open")", 2, R"(,"options":{"target":"1"})"));
    for (std::size_t who : {i, i + 1})
      pages.push_back(std::make_unique<Follower>(world, cookies[who], table));
    ASSERT_EQ(text(pages.back()->wish("sit", {{"seat", 2}}), "type"), "done");
  }
  int over = 0;
  for (int turn = 0; turn < 400 && over < 60; ++turn) {
    world.loop.pass(2000);
    over = 0;
    for (const auto& page : pages) {
      page->play();
      over += text(page->now, "stage") == "over" ? 1 : 0;
    }
  }
  EXPECT_EQ(over, 60);
  EXPECT_TRUE(world.sockets.closed.empty());
}

// ---- addresses

TEST(Address, OfIPv6CountsByItsNetwork) {
  EXPECT_EQ(server::counted_address("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(server::counted_address("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(server::counted_address("2001:db8:1:2::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(server::counted_address("2001:db8:1:2:ffff:1:2:3"), "2001:db8:1:2::/64");
  EXPECT_NE(server::counted_address("2001:db8:1:3::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(server::counted_address("fe80::1%eth0"), "fe80::/64");
}

TEST(Address, IsTheOneThatATrustedProxyNames) {
  const std::vector<std::string> trusted{"10.0.0.1", "10.0.0.2"};
  const auto visitor = [&](std::string_view peer, std::string_view x_forwarded,
                           std::string_view forwarded = {}) {
    return server::forwarded_address(peer, x_forwarded, forwarded, trusted);
  };
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(visitor("10.0.0.1", "1.1.1.1, 192.0.2.7"), "192.0.2.7") << "the rest is hearsay";
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7, 10.0.0.2"), "192.0.2.7") << "through two proxies";
  EXPECT_EQ(visitor("192.0.2.9", "1.1.1.1"), "192.0.2.9") << "nobody else is believed";
  EXPECT_EQ(visitor("10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(visitor("10.0.0.1", "nonsense"), "10.0.0.1");
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7:4711"), "192.0.2.7");
  EXPECT_EQ(visitor("10.0.0.1", "", R"(for=192.0.2.60;proto=http, For="[2001:db8::17]:4711")"),
            "2001:db8::17");
  EXPECT_EQ(visitor("10.0.0.1", "1.1.1.1", "for=_hidden"), "10.0.0.1");
  // A proxy writes one of the two, and hands on the other as it came.
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7", "for=1.1.1.1"), "10.0.0.1") << "one is hearsay";
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7", "nonsense"), "10.0.0.1");
  EXPECT_EQ(visitor("10.0.0.1", "192.0.2.7", "for=192.0.2.7"), "192.0.2.7") << "both may agree";
}

// ---- settings

TEST(Settings, AreChecked) {
  EXPECT_EQ(server::check({}), std::nullopt);
  const auto wrong = [](auto change) {
    server::Settings settings;
    change(settings);
    return server::check(settings).value_or("");
  };
  using server::Settings;
  EXPECT_NE(wrong([](Settings& s) { s.origins = {"play.example.org"}; }), "");
  EXPECT_NE(wrong([](Settings& s) { s.origins = {"https://play.example.org/"}; }), "");
  EXPECT_EQ(wrong([](Settings& s) { s.origins = {"https://play.example.org:8443"}; }), "");
  EXPECT_NE(wrong([](Settings& s) { s.network.trusted_proxies = {"proxy"}; }), "");
  EXPECT_NE(wrong([](Settings& s) { s.network.address = "[::1]"; }), "");
  EXPECT_EQ(wrong([](Settings& s) { s.network.address = "::1"; }), "");
  EXPECT_NE(wrong([](Settings& s) { s.origins = {"https://a.example", "http://b.example"}; }), "");
  EXPECT_EQ(wrong([](Settings& s) { s.origins = {"https://a.example", "https://b.example"}; }), "");
  EXPECT_EQ(wrong([](Settings& s) { s.names = {"castle.lan"}; }), "");
  EXPECT_NE(wrong([](Settings& s) { s.names = {"castle.lan:80"}; }), "");
  EXPECT_NE(wrong([](Settings& s) {
              s.names = {"castle.lan"};
              s.origins = {"https://a.example"};
            }),
            "");
}

// Somebody asks for more tickets than anybody can use: only the oldest goes, whoever's it is.
TEST(Tickets, OfOneCostOthersNoneThatAreNew) {
  World world;
  const server::People::Visitor ann{.person = "ann", .login = "of-ann"};
  const server::People::Visitor eve{.person = "eve", .login = "of-eve"};
  const auto make = [&world](const server::People::Visitor& visitor) {
    std::string made;
    const auto keep = [&](const store::Outcome<std::optional<std::string>>& ticket) {
      if (ticket) made = ticket->value_or("");
    };
    world.people().make_ticket(visitor, later::unowned(keep));
    world.loop.settle();
    return made;
  };
  const auto taken_by = [&world](const std::string& ticket) {
    std::string person;
    const auto shown = [&](const store::Outcome<std::optional<server::People::Visitor>>& found) {
      if (found && *found) person = (*found)->person;
    };
    world.people().take_ticket(ticket, later::unowned(shown));
    world.loop.settle();
    return person;
  };
  const std::string oldest = make(ann);
  const std::string newer = make(ann);
  for (int i = 0; i < 19'999; ++i) make(eve);
  EXPECT_EQ(taken_by(oldest), "");
  EXPECT_EQ(taken_by(newer), "ann");
  EXPECT_EQ(taken_by(newer), "") << "once";
}

}  // namespace
}  // namespace hastilude::tests
