// What people may be called.
#include "server/names.h"

#include <gtest/gtest.h>

namespace hastilude::server {
namespace {

TEST(Names, AreKeptAsTheyAre) {
  for (const char* name : {"Ann", "Zoë", "Łukasz", "Нина", "李雷", "ゆき", "O’Neill", "Jean-Luc 2",
                           "محمد", "Nguyễn", "🦁", "d'Artagnan", "R2;D2"})
    EXPECT_EQ(proper_name(name), name);
}

TEST(Names, HaveANormalForm) {
  EXPECT_EQ(proper_name("  Ann   of \t York ").value_or("none"), "none") << "a tab is a control";
  EXPECT_EQ(proper_name("  Ann   of  York "), "Ann of York");
  EXPECT_EQ(proper_name("Zoe\u0308"), "Zoë");
  EXPECT_EQ(proper_name("Ann\u00a0\u2003B"), "Ann B") << "wide and fixed blanks are blanks";
}

TEST(Names, AreSeen) {
  for (const char* name : {"",         " ",        "   ",          "\u00a0",      "\u3000",
                           "\u2800",   "\u3164",   "\u115f\u1160", "\u200b",      "a\u200bb",
                           "a\u00adb", "\ufeff",   "a\u034fb",     "a\ufe0f",     "a\U000e0041",
                           "a\u17b4",  "a\u17b5b", "a\ufffc",      "a\U00016fe4", "a\U0001d159",
                           "\uffa0",   "a\u2061b"})
    EXPECT_FALSE(proper_name(name)) << '[' << name << ']';
}

TEST(Names, DoNotTurnTheirDirection) {
  for (const char* mark : {"\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d",
                           "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"})
    EXPECT_FALSE(proper_name("a" + std::string(mark) + "b"));
}

TEST(Names, AreMadeOfKnownCharacters) {
  EXPECT_FALSE(proper_name("a\u0378")) << "not assigned";
  EXPECT_FALSE(proper_name("a\ue000")) << "private";
  EXPECT_FALSE(proper_name("a\U0010ffff"));
  EXPECT_FALSE(proper_name("a\nb"));
  EXPECT_FALSE(proper_name("a\u2028b"));
  EXPECT_FALSE(proper_name("a\x01"));
  EXPECT_FALSE(proper_name("\xff"));
  EXPECT_FALSE(proper_name("\xed\xa0\x80")) << "half a pair";
}

TEST(Names, PileNoMarks) {
  EXPECT_TRUE(proper_name("q\u0307\u0323"));
  EXPECT_FALSE(proper_name("q\u0307\u0323\u0301"));
  EXPECT_FALSE(proper_name("\u0301a")) << "a mark on nothing";
  EXPECT_FALSE(proper_name("a \u0301")) << "a mark on a blank";
}

TEST(Names, AreShort) {
  EXPECT_TRUE(proper_name(std::string(30, 'x')));
  EXPECT_FALSE(proper_name(std::string(31, 'x')));
  EXPECT_EQ(proper_name(std::string(30, 'x') + "   "), std::string(30, 'x'));
}

}  // namespace
}  // namespace hastilude::server
