// What is asked over HTTP, and tables that are made.
#include <gtest/gtest.h>

#include "server/duel.h"

namespace hastilude::tests {
namespace {

using server::Settings;

TEST(Requests, FromElsewhereAreRefused) {
  World world;
  server::Request request{.method = "POST",
                          .path = "/api/me",
                          .host = "localhost:8080",
                          .origin = "http://evil.example",
                          .address = "127.0.0.1"};
  int status = 0;
  const auto note = [&](const server::Response& response) { status = response.status; };
  world.server->request(request, note);
  EXPECT_EQ(status, 403);
  request.path = "/play";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 403);
  request.origin = "";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 403) << "a socket must say from where";
  request.origin = "http://localhost:8080";
  EXPECT_FALSE(world.server->refuse_socket(request));
  request.path = "/elsewhere";
  EXPECT_EQ(world.server->refuse_socket(request)->status, 404);
}

TEST(Requests, CarrySecurityHeaders) {
  World world;
  for (const std::string path : {"/", "/api/games", "/nothing", "/healthz"}) {
    const Reply reply = world.ask("GET", path);
    const std::string& policy = reply.headers.at("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    // 'wasm-unsafe-eval' lets the page's engine run, and nothing else.
    EXPECT_EQ(policy.find("'unsafe"), std::string::npos);
    EXPECT_EQ(reply.headers.at("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply.headers.at("Referrer-Policy"), "no-referrer");
  }
}

TEST(Requests, TooManyAreRefused) {
  Settings settings;
  settings.requests = {.burst = 3, .a_second = 1};
  World world(settings);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 429);
  EXPECT_EQ(world.ask("GET", "/healthz").status, 200) << "whoever watches over it may always ask";
  world.loop.pass(1000);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
}

TEST(Requests, UnknownPathsAndMethods) {
  World world;
  const std::string ann = world.guest("Ann");
  EXPECT_EQ(world.ask("GET", "/api/nothing", {}, ann).status, 404);
  EXPECT_EQ(world.ask("DELETE", "/api/tables", {}, ann).status, 405);
  EXPECT_EQ(world.ask("GET", "/api/tables/../record", {}, ann).status, 404);
  EXPECT_EQ(world.ask("GET", "/api/tables/none/record", {}, ann).status, 404);
  // The end of one and the beginning of the other are the same slash.
  EXPECT_EQ(world.ask("GET", "/api/tables/record", {}, ann).status, 404);
  EXPECT_EQ(world.ask("GET", "/api/tables//record", {}, ann).status, 404);
  EXPECT_EQ(world.ask("POST", "/").status, 405);
  EXPECT_EQ(world.ask("GET", "/api/games").status, 200);
}

TEST(Requests, PagesHaveTagsAndAreNotSentTwice) {
  World world;
  const Reply page = world.ask("GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.text.find("<html"), std::string::npos) << "whoever cannot read gzip gets text";
  const std::string tag = page.headers.at("ETag");
  EXPECT_TRUE(tag.starts_with("W/\"")) << "the same for every coding, so a weak one";
  const auto known = [&](const std::string& tags) {
    server::Response answered;
    world.server->request({.method = "GET",
                           .path = "/",
                           .host = "localhost:8080",
                           .accept_encoding = "gzip, br",
                           .if_none_match = tags,
                           .address = "127.0.0.1"},
                          [&](const server::Response& response) { answered = response; });
    return std::pair(answered.status, std::string(answered.text()));
  };
  for (const std::string& tags : {tag, tag.substr(2), "\"other\", " + tag, std::string("*")})
    EXPECT_EQ(known(tags), std::pair(304, std::string())) << tags;
  EXPECT_EQ(known("\"other\"").first, 200);
}

// Unpacking takes time and room: it is done once, and thousands who do not read share one copy.
TEST(Requests, PagesAreSentFromTheOneCopyThereIs) {
  World world;
  const auto place = [&](const std::string& accepted) {
    const char* text = nullptr;
    world.server->request({.method = "GET",
                           .path = "/",
                           .host = "localhost:8080",
                           .accept_encoding = accepted,
                           .address = "127.0.0.1"},
                          [&](const server::Response& response) { text = response.text().data(); });
    return text;
  };
  EXPECT_EQ(place(""), place(""));
  EXPECT_EQ(place("gzip"), place("gzip"));
  EXPECT_NE(place("gzip"), place(""));
}

TEST(Requests, PagesComeInTheSmallestFormThatIsAccepted) {
  World world;
  const auto sent = [&](const std::string& accepted) {
    server::Response answer;
    world.server->request({.method = "GET",
                           .path = "/",
                           .host = "localhost:8080",
                           .accept_encoding = accepted,
                           .address = "127.0.0.1"},
                          [&](const server::Response& response) { answer = response; });
    std::string coding = "plain";
    for (const auto& [name, value] : answer.headers)
      if (name == "Content-Encoding") coding = value;
    return std::pair(coding, answer.text().size());
  };
  const auto [plain, whole] = sent("");
  EXPECT_EQ(plain, "plain");
  EXPECT_EQ(sent("deflate, brx"), sent(""));
  EXPECT_EQ(sent("gzip;q=0"), sent(""));
  const auto [gzip, packed] = sent("gzip, deflate");
  EXPECT_EQ(gzip, "gzip");
  EXPECT_LT(packed, whole);
  // Without a client built there is only the page that says so, which has no other form.
  const auto [best, least] = sent("gzip, deflate, br;q=0.9");
  if (best == "br") {
    EXPECT_LT(least, packed);
  }
  EXPECT_EQ(sent("gzip, br;q=0").first, "gzip");
}

TEST(NewTables, MustBePossible) {
  World world;
  const std::string ann = world.guest("Ann");
  const auto code = [&](const std::string& body) {
    const Reply reply = world.ask("POST", "/api/tables", body, ann);
    return reply.status == 200 ? "" : text(reply.body.as_object(), "code");
  };
  EXPECT_EQ(code(table_body("chess", R"("me","open")", 2)), "no_such_game");
  EXPECT_EQ(code(table_body("engarde", R"("me","open","open")", 3)), "wrong_players");
  EXPECT_EQ(code(table_body("engarde", R"("me","me")", 2)), "seated_already");
  EXPECT_EQ(code(table_body("engarde", R"("me","exec-x")", 2)), "no_such_bot");
  EXPECT_EQ(code(table_body("engarde", R"("me")", 2)), "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"level":"x"})")),
            "no_such_option");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"colour":"red")")), "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"clock":{"total":1})")),
            "bad_message");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"level":"advanced"})")),
            "");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"target":3})")), "");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"target":"3"})")), "");
  EXPECT_EQ(code(table_body("engarde", R"("me","open")", 2, R"(,"options":{"target":true})")),
            "bad_message");
}

// Who writes a client reads what is wrong, and what would be right.
TEST(NewTables, SayWhyTheyCannotBe) {
  World world;
  const std::string ann = world.guest("Ann");
  const auto about = [&](const std::string& body) {
    return text(world.ask("POST", "/api/tables", body, ann).body.as_object(), "about");
  };
  EXPECT_EQ(about(table_body("chess", R"("me","open")", 2)),
            "game: expected one of engarde ivanhoe castles");
  EXPECT_EQ(about(table_body("ivanhoe", R"("me","open","open","open","open","open")", 6)),
            "players: expected 2 to 5");
  EXPECT_EQ(about(table_body("engarde", R"("me","open")", 2, R"(,"options":{"target":100})")),
            "options: unknown value '100' of option target; expected a number from 1 to 99");
  EXPECT_EQ(about(table_body("engarde", R"("me","me")", 2)), "seats: 'me' stands there twice");
  EXPECT_EQ(about(table_body("engarde", R"("me","exec-x")", 2)),
            "seats: expected me, open or a bot of /api/games");
  EXPECT_NE(about(table_body("engarde", R"("me","open")", 2, R"(,"windows":{"pace":999999})"))
                .find("windows"),
            std::string::npos);
}

TEST(NewTables, OfOneHostAreCounted) {
  Settings settings;
  settings.most_tables_of_host = 2;
  World world(settings);
  const std::string ann = world.guest("Ann");
  const std::string body = table_body("engarde", R"("me","open")", 2);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 200);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 200);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, ann).status, 429);
  EXPECT_EQ(world.ask("POST", "/api/tables", body, world.guest("Bob")).status, 200);
}

// All before the first of them is stored.
TEST(NewTables, OfOneHostAreCountedHoweverManyAreWantedAtOnce) {
  Settings settings;
  settings.most_tables_of_host = 3;
  World world(settings);
  const std::string ann = world.guest("Ann");
  std::vector<int> answers;
  for (int i = 0; i < 8; ++i) {
    world.server->request(
        {.method = "POST",
         .path = "/api/tables",
         .host = "localhost:8080",
         .cookie = ann,
         .content_type = "application/json",
         .body = table_body("engarde", R"("me","open")", 2),
         .address = world.address},
        [&](const server::Response& response) { answers.push_back(response.status); });
  }
  world.loop.settle();
  EXPECT_EQ(std::ranges::count(answers, 200), 3);
  EXPECT_EQ(std::ranges::count(answers, 429), 5);
}

}  // namespace
}  // namespace hastilude::tests
