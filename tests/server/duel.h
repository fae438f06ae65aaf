// Tables that tests play at, in a world of their own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "server/world.h"

namespace hastilude::tests {

// No pauses: bots and windows at once.
inline const std::string quick = R"("windows":{"reaction":0,"offer":0,"ransom":0,"pace":0})";

inline std::string table_body(std::string_view game, std::string_view seats, int players,
                              std::string_view more = {}) {
  return std::string(R"({"game":")") + std::string(game) + R"(","players":)" +
         std::to_string(players) + R"(,"seats":[)" + std::string(seats) + "]," + quick +
         std::string(more) + '}';
}

inline std::string make_table(World& world, const std::string& cookie, const std::string& body) {
  const Reply reply = world.ask("POST", "/api/tables", body, cookie);
  EXPECT_EQ(reply.status, 200) << reply.text;
  return reply.status == 200 ? text(reply.body.as_object(), "table") : std::string();
}

// Everybody plays what comes first, until the game is over.
inline void play_on(World& world, std::vector<Follower*> pages, int most = 20'000) {
  for (int i = 0; i < most && text(pages.front()->now, "stage") != "over"; ++i) {
    bool played = false;
    for (Follower* page : pages) played = page->play() || played;
    if (!played) world.loop.pass(1);
    for (Follower* page : pages) page->take();
  }
}

// A duel of two people.
struct Duel {
  explicit Duel(World& w, std::string_view more = {})
      : world(w),
        ann(w.guest("Ann")),
        bob(w.guest("Bob")),
        table(make_table(w, ann, table_body("engarde", R"("me","open")", 2, more))),
        first(w, ann, table),
        second(w, bob, table) {}

  void sit() {
    EXPECT_EQ(text(second.wish("sit", {{"seat", 2}}), "type"), "done");
    first.take();
  }
  // Whose turn it is, and the other one.
  Follower& mover() {
    first.take();
    second.take();
    return first.now.at("choices").is_null() ? second : first;
  }
  Follower& other() { return &mover() == &first ? second : first; }

  World& world;
  std::string ann, bob, table;
  Follower first, second;
};

}  // namespace hastilude::tests
