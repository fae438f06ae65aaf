#include "app/terminal/style.h"

#include <gtest/gtest.h>

namespace hastilude::app {
namespace {

TEST(Style, WidthCountsColumnsNotBytesNorMarks) {
  EXPECT_EQ(width_of(""), 0);
  EXPECT_EQ(width_of("1▶ ·"), 4);
  EXPECT_EQ(width_of(styled(Style::strong, "Zoë")), 3);
  EXPECT_EQ(width_of("Zoe\u0308"), 3);  // a letter and the mark on it
  EXPECT_EQ(width_of("剣"), 2);
}

TEST(Style, PaddingFillsUpToAWidth) {
  EXPECT_EQ(padded("·", 3), "·  ");
  EXPECT_EQ(padded("long", 3), "long");
}

TEST(Style, WrappingKeepsToTheWidthAndIndents) {
  EXPECT_EQ(wrapped("one two three four", 9, 2), (Lines{"one two", "  three", "  four"}));
  EXPECT_EQ(wrapped("", 9), (Lines{""}));
  EXPECT_EQ(wrapped("a\nb", 9), (Lines{"a", "b"}));
}

TEST(Style, WrappingBreaksWhatIsTooLongForALine) {
  const Lines lines = wrapped("123456789012345", 6, 2);
  EXPECT_EQ(lines, (Lines{"123456", "  7890", "  1234", "  5"}));
}

TEST(Style, BlanksBetweenColumnsStay) { EXPECT_EQ(wrapped(" 1  2", 20), (Lines{" 1  2"})); }

TEST(Style, AStyleIsClosedAtTheEndOfALineAndOpenedAgain) {
  const Lines lines = wrapped("see " + styled(Style::bad, "red words") + " now", 9);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(rendered(lines[0], Colours::some, Letters::utf8), "see \x1b[31mred\x1b[0m");
  EXPECT_EQ(rendered(lines[1], Colours::some, Letters::utf8), "\x1b[31mwords\x1b[0m now");
}

TEST(Style, WithoutColoursNoEscapeCodeIsWritten) {
  const std::string text = styled(Seat{0}, "@1") + styled(Style::bad, "!");
  EXPECT_EQ(rendered(text, Colours::none, Letters::utf8), "@1!");
  EXPECT_NE(rendered(text, Colours::some, Letters::utf8).find('\x1b'), std::string::npos);
}

TEST(Style, SeatsHaveColoursOfTheirOwn) {
  for (const Seat a : SeatSet::all(max_seats)) {
    for (const Seat b : SeatSet::all(max_seats)) {
      const bool same = rendered(styled(a, "x"), Colours::some, Letters::utf8) ==
                        rendered(styled(b, "x"), Colours::some, Letters::utf8);
      EXPECT_EQ(same, a == b);
    }
  }
}

TEST(Style, AsciiStandsInForOtherLetters) {
  EXPECT_EQ(rendered("1▶ ·─┘ … é", Colours::none, Letters::ascii), "1> .-+ ... e");
  EXPECT_EQ(rendered("剣", Colours::none, Letters::ascii), "?");
}

TEST(Style, HarmlessTextHasNoControlCharacters) {
  EXPECT_EQ(harmless("a\x1b[2Jb\x01"), "a?[2Jb?");
  EXPECT_EQ(harmless("caf\xc3\xa9"), "café");
  EXPECT_EQ(harmless("\xff\xc3"), "??");
  EXPECT_EQ(harmless("\xc2\x9b"), "??");  // a control character of eight bits
}

}  // namespace
}  // namespace hastilude::app
