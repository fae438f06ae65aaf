// Somebody who uses two servers at once to get more than one would give.
#include <algorithm>

#include <boost/json/serialize.hpp>

#include "server/two_nodes.h"

namespace hastilude::tests {
namespace {

TEST_F(TwoNodes, WhatIsRefusedIsSoByAllThatIsStored) {
  FarDuel duel(one(), two());
  EXPECT_EQ(text(duel.second.wish("sit", {{"seat", 2}}, "same"), "type"), "done");
  // Nobody has told the first node; the same wish is said there again.
  const server::SocketId socket = one().connect(duel.bob);
  one().say(socket, {{"type", "sit"}, {"table", duel.table}, {"id", "same"}, {"seat", 2}});
  const auto answers = one().heard(socket);
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(text(answers.front(), "type"), "done") << "it was carried out, once";
}

// Said at two nodes before either of them could know of the other.
TEST_F(TwoNodes, TheSameWishAtTwoNodesAtOnceIsCarriedOutOnce) {
  FarDuel duel(one(), two());
  EXPECT_EQ(text(duel.second.wish("sit", {{"seat", 2}}), "type"), "done");
  pass();
  duel.first.take();
  duel.second.take();
  const bool ann_moves = !duel.first.now.at("choices").is_null();
  Follower& mover = ann_moves ? duel.first : duel.second;
  const std::string cookie = ann_moves ? duel.ann : duel.bob;
  const std::string move = offered(mover.now.at("choices").as_object(), 0);
  const std::string act = boost::json::serialize(boost::json::object{{"type", "act"},
                                                                     {"table", duel.table},
                                                                     {"id", "same"},
                                                                     {"number", mover.number},
                                                                     {"move", move}});
  const std::string remark = boost::json::serialize(boost::json::object{
      {"type", "chat"}, {"table", duel.table}, {"id", "word"}, {"text", "hail"}});
  const std::vector<std::pair<World*, server::SocketId>> pages = {{&one(), one().connect(cookie)},
                                                                  {&two(), two().connect(cookie)}};
  for (const auto& [world, socket] : pages) {
    world->server->received(socket, act);
    world->server->received(socket, remark);
  }
  pass();
  int carried_out = 0;
  for (const store::Row& row : shelves_->tables[duel.table].rows)
    carried_out += row.payload.find("same") != std::string::npos ? 1 : 0;
  EXPECT_EQ(carried_out, 1);
  EXPECT_EQ(shelves_->talk[duel.table].size(), 1U);
  for (const auto& [world, socket] : pages) {
    for (const auto& answer : world->heard(socket))
      EXPECT_EQ(text(answer, "type"), "done") << boost::json::serialize(answer);
  }
}

TEST_F(TwoNodes, ATicketServesAtOneOfThem) {
  const std::string ann = one().guest("Ann");
  const boost::json::value ticket = one().ticket(ann);
  const std::string hello = boost::json::serialize(
      boost::json::object{{"type", "hello"}, {"protocol", 3}, {"ticket", ticket}});
  std::vector<std::pair<World*, server::SocketId>> pages;
  for (World* const world : {&one(), &two()}) pages.emplace_back(world, world->open_socket());
  for (const auto& [world, socket] : pages) world->server->received(socket, hello);
  pass();
  int welcome = 0;
  for (const auto& [world, socket] : pages) {
    for (const auto& said : world->heard(socket))
      welcome += text(said, "type") == "welcome" ? 1 : 0;
  }
  EXPECT_EQ(welcome, 1);
}

// Asked for at both nodes before either has stored one.
TEST_F(TwoNodes, TablesOfAHostAreCountedAtAllOfThemTogether) {
  server::Settings settings = without_rates();
  settings.most_tables_of_host = 3;
  World here(settings, Deals::plain, shelves_);
  World there(settings, Deals::plain, shelves_);
  const std::string ann = here.guest("Ann");
  std::vector<int> answers;
  for (int i = 0; i < 8; ++i) {
    World& world = i % 2 == 0 ? here : there;
    world.server->request(
        {.method = "POST",
         .path = "/api/tables",
         .host = "localhost:8080",
         .cookie = ann,
         .content_type = "application/json",
         .body = table_body("engarde", R"("me","open")", 2, R"(,"private":true)"),
         .address = world.address},
        [&](const server::Response& response) { answers.push_back(response.status); });
  }
  pass(200, {&here, &there});
  EXPECT_EQ(std::ranges::count(answers, 200), 3);
  EXPECT_EQ(std::ranges::count(answers, 429), 5);
}

// Somebody who may connect to the database tells what is not so.
TEST_F(TwoNodes, WhatIsToldWronglyChangesNoTable) {
  FarDuel duel(one(), two());
  EXPECT_EQ(text(duel.second.wish("sit", {{"seat", 2}}), "type"), "done");
  pass();
  const std::vector<store::Row> before = shelves_->tables[duel.table].rows;
  const std::string long_word(100'000, 'x');
  for (const std::string& line :
       {"rows " + duel.table + " 9223372036854775807", "rows " + duel.table + " 0",
        "talk " + duel.table + " 9223372036854775807", "open " + duel.table,
        std::string("open nowhere"), std::string("parted"), "rows " + long_word + " 3",
        "here " + long_word + " x 3 3 3", "renamed " + long_word, long_word,
        "spent message person " + person_of(one(), duel.ann) + " 9223372036854775807",
        std::string("rows \0 1\n\xff", 10)}) {
    for (World* const world : {&one(), &two()}) world->news.hear(line);
    pass();
  }
  EXPECT_EQ(shelves_->tables[duel.table].rows, before);
  for (Follower* const page : {&duel.first, &duel.second}) page->take();
  Follower& mover = duel.first.now.at("choices").is_null() ? duel.second : duel.first;
  EXPECT_EQ(text(mover.wish("resign"), "type"), "done") << "they play on";
}

TEST_F(TwoNodes, ManyWhoAreSaidToBeHereAreNotBelieved) {
  FarDuel duel(one(), two());
  pass();
  for (int i = 0; i < 5000; ++i)
    one().news.hear("here " + duel.table + " forged" + std::to_string(i) + " 0 0 1000000");
  pass();
  const auto count = [&] {
    std::int64_t latest = 0;
    for (const auto& said : one().heard(duel.first.socket)) {
      if (text(said, "type") == "presence") latest = said.at("spectators").as_int64();
    }
    return latest;
  };
  const std::int64_t counted = count();
  EXPECT_GT(counted, 0);
  EXPECT_LE(counted, 64 * 1'000'000);
}

TEST_F(TwoNodes, AnEndedLoginIsFoundByLooking) {
  const std::string ann = one().guest("Ann");
  const server::SocketId socket = two().connect_by(one().ticket(ann), server::Contributing::no);
  const server::SocketId other =
      two().connect_by(one().ticket(one().guest("Bob")), server::Contributing::no);
  EXPECT_EQ(one().ask("POST", "/api/end", R"({"where":"everywhere"})", ann).status, 200);
  one().news.told.clear();
  pass(25'000);
  EXPECT_EQ(two().sockets.closed[socket], server::Parting::ended);
  EXPECT_FALSE(two().sockets.closed.contains(other));
}

// Somebody asks as fast as one can, at each of two nodes; somebody else comes from the same
// address.
TEST_F(TwoNodes, WhoDoesMuchAtOneHasLessLeftAtTheOther) {
  server::Settings settings = without_rates();
  settings.crowd = 20;
  settings.requests = {.burst = 800, .a_second = 400};  // of a person a twentieth
  World here(settings, Deals::plain, shelves_);
  World there(settings, Deals::plain, shelves_);
  const std::string eve = here.guest("Eve");
  const std::string bob = there.guest("Bob");
  const auto asks = [](World& world, const std::string& cookie) {
    return world.ask("POST", "/api/me", "{}", cookie).status == 200 ? 1 : 0;
  };
  int answered = 0;
  int undisturbed = 0;
  constexpr int seconds = 30;
  for (int i = 0; i < 10 * seconds; ++i) {
    pass(50, {&here, &there});  // and a moment
    for (int n = 0; n < 6; ++n) answered += asks(here, eve) + asks(there, eve);
    undisturbed += asks(there, bob);
  }
  EXPECT_LT(answered, 20 * seconds + 6 * 40) << "as often as at one, but for the beginning";
  EXPECT_GT(answered, 20 * seconds / 2);
  EXPECT_EQ(undisturbed, 10 * seconds);
}

}  // namespace
}  // namespace hastilude::tests
