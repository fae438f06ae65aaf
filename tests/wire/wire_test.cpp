// What a page says, read strictly. The samples are the same that the schema is tried on
// (check.mjs), so the reader and the schema agree on each of them.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "support/files.h"
#include "wire/characters.h"
#include "wire/from_client.h"
#include "wire/limits.h"
#include "wire/to_client.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

// What the reader of this kind of text says: empty if it takes it.
std::string complaint(std::string_view kind, std::string_view text) {
  const auto about = [](const auto& read) {
    return read ? std::string() : read.error().code + ": " + read.error().about;
  };
  if (kind == "from_client") return about(wire::read_message(text));
  if (kind == "request_me") return about(wire::read_name(text));
  if (kind == "request_tables") return about(wire::read_new_table(text, {}));
  if (kind == "request_invitations") return about(wire::read_invitation(text));
  if (kind == "request_end") return about(wire::read_ending(text));
  return "no reader";
}

TEST(FromClient, SamplesAreReadAsTheSchemaSays) {
  const json::value samples = json::parse(read_text("tests/wire/samples.json"));
  int count = 0;
  for (const auto& [kind, lists] : samples.as_object()) {
    for (const json::value& good : lists.at("good").as_array()) {
      EXPECT_EQ(complaint(kind, json::serialize(good)), "") << kind << ' ' << good;
      ++count;
    }
    for (const json::value& bad : lists.at("bad").as_array()) {
      EXPECT_NE(complaint(kind, json::serialize(bad)), "") << kind << ' ' << bad;
      ++count;
    }
  }
  EXPECT_GT(count, 100);
}

TEST(FromClient, WhatIsNoJsonIsNoMessage) {
  for (const std::string_view text :
       {"", " ", "{", "}", "{\"type\":\"ping\"} x", "{\"type\":\"ping\",}", "{'type':'ping'}",
        "{\"type\":\"ping\"", "\xff", "{\"type\":\"\xc3\x28\"}", "nul"}) {
    EXPECT_NE(complaint("from_client", text), "") << text;
  }
  const std::string deep = "{\"type\":" + std::string(1000, '[') + std::string(1000, ']') + "}";
  EXPECT_NE(complaint("from_client", deep), "");
  const std::string long_one = "{\"type\":\"ping\"" + std::string(wire::longest_message, ' ') + "}";
  EXPECT_NE(complaint("from_client", long_one), "");
}

TEST(FromClient, ReadsWhatWasSaid) {
  const auto message =
      wire::read_message(R"({"type":"act","table":"t","id":"i","number":7,"move":"attack 4x2"})");
  ASSERT_TRUE(message);
  const auto& wished = std::get<wire::Wished>(*message);
  EXPECT_EQ(wished.table, "t");
  EXPECT_EQ(wished.id, "i");
  const auto& act = std::get<tables::Act>(wished.what);
  EXPECT_EQ(act.number, 7);
  EXPECT_EQ(act.move, "attack 4x2");
  const auto table = wire::read_new_table(
      R"({"game":"castles","players":3,"seats":["me","open","page"],"private":true,)"
      R"("options":{"track":"2"},"windows":{"pace":5},"clock":{"total":6,"increment":7}})",
      {.reaction = 1, .offer = 2, .ransom = 3, .pace = 4});
  ASSERT_TRUE(table);
  EXPECT_EQ(table->windows, (tables::Windows{.reaction = 1, .offer = 2, .ransom = 3, .pace = 5}));
  EXPECT_EQ(table->clock, (tables::Clock{.total = 6, .increment = 7}));
  EXPECT_EQ(table->access, tables::Access::invited);
  EXPECT_EQ(table->seats, (std::vector<std::string>{"me", "open", "page"}));
  EXPECT_EQ(wire::read_message(R"({"type":"hello","protocol":2,"ticket":"x"})").error().code,
            "protocol");
}

TEST(Characters, AreCountedAndLookedAt) {
  EXPECT_TRUE(wire::is_shown("\xc3\xa9\xc3\xa9", 2));
  EXPECT_FALSE(wire::is_shown("\xc3\xa9\xc3\xa9", 1));
  EXPECT_FALSE(wire::is_shown("\xc3", 5)) << "cut off";
  EXPECT_FALSE(wire::is_shown("\xc0\x80", 5)) << "too long a way to say it";
  EXPECT_FALSE(wire::is_shown("\xed\xa0\x80", 5)) << "half of a pair";
  EXPECT_FALSE(wire::is_shown("a\x7f", 5));
  for (const char* const mark : {"\u061c", "\u200e", "\u202e", "\u2067"})
    EXPECT_FALSE(wire::is_shown("a" + std::string(mark) + "b", 5)) << "turns what follows";
  EXPECT_TRUE(wire::is_shown("<script>", 8));
}

}  // namespace
}  // namespace hastilude::tests
