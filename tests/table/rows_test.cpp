// Rows as text and back, and what is said about rows that are wrong.
#include <gtest/gtest.h>

#include "core/notation.h"
#include "games/find.h"
#include "record/options.h"
#include "table/club.h"
#include "table/row_text.h"

namespace hastilude::tests {
namespace {

using namespace tables;

Settings duel_settings() {
  Settings settings;
  settings.game = games::find_game("engarde");
  settings.setup = usual_setup(*settings.game, 2);
  settings.host = "p1";
  return settings;
}

// What reading a row of this table comes to: its text again, or the complaint.
std::string read_back(int format, const std::string& text, const Settings& settings) {
  const Result<Row, Complaint> row = read_row(format, text, settings);
  if (!row) return "wrong: " + std::string(row.error().what.view());
  return row_text(*games::find_game("engarde"), *row);
}

TEST(Rows, AreWrittenAndReadAgain) {
  const Settings settings = duel_settings();
  for (const std::string text : {
           "seated 7 @2 by p2 w1\nperson p2\n",
           "seated 7 @1\nempty\n",
           "seated 7 @1\naway p1 page\n",
           "begun 7\nstarter @1\ndeal @1 1 1 2 3 4\ndeal @2 1 2 3 4 5\n",
           "played 8 @1 by p1 w2\n@1 forward 4\ndraw @1 5\n",
           "played 8\n@1 forward 4\n",
           "played 9 @2\nresign @2\nresult @1\n",
           "held 9 @2 by p2 w3\n@2 forward 1\n",
           "more_time 9 @2 by p2 w4\n",
           "went_on 9 @2 by p2 w4\n",
           "paced 9 by p2 w4\npace 500\n",
           "undone 9 @1 by p1 w5\nback 12\n",
           "outage 10\n",
           "vote 10 @1 by p1 w6\nabout @2 bot\n",
           "finished 11\nwinners @2\n",
           "rematch_wanted 12 @1 by p1 w9\n",
           "rematch_declined 12 @2 by p2 w9\n",
           "rematch 12\ntable next\n",
           "shared 12 by p1 w7\nword abc_DEF\n",
           "shared 12 by p1 w8\nword -\n",
           "closed 12 by p1 w7\n",
       }) {
    EXPECT_EQ(read_back(row_format, text, settings), text);
  }
  const std::string opened = row_text(*settings.game, {.at = 5, .what = rows::Opened{settings}});
  EXPECT_EQ(read_back(row_format, opened, {}), opened);
  EXPECT_NE(opened.find("\nrules 1\n"), std::string::npos);
}

TEST(Rows, WhatIsWrongWithTheTextIsSaid) {
  const Settings settings = duel_settings();
  const auto is_wrong = [&](int format, const std::string& text, const Settings& with,
                            std::string_view why) {
    EXPECT_TRUE(read_back(format, text, with).starts_with("wrong: " + std::string(why)))
        << text << read_back(format, text, with);
  };
  is_wrong(4, "outage 10\n", settings, "a row of format 4");
  is_wrong(2, "paced 10\npace 500\n", settings, "unknown kind of row 'paced'");
  is_wrong(3, "paced 10\npace soon\n", settings, "no time");
  is_wrong(3, "went_on 10\n", settings, "no seat");
  is_wrong(0, "outage 10\n", settings, "a row of format 0");
  is_wrong(1, "finished 11\nwinners @2\n", settings, "unknown kind of row 'finished'");
  is_wrong(2, "danced 10\n", settings, "unknown kind of row 'danced'");
  is_wrong(2, "", settings, "");
  is_wrong(2, "outage\n", settings, "");
  is_wrong(2, "outage -4\n", settings, "unexpected '-4'");
  is_wrong(2, "outage 10", settings, "a line without its end");
  is_wrong(2, "outage 10 by p1\n", settings, "");
  is_wrong(2, "outage 10 @1\n", settings, "a seat");
  is_wrong(2, "outage 10\nnonsense\n", settings, "1 lines");
  is_wrong(2, "played 8 @1\n@1 forward 4\ndraw @1 5", settings, "a line without its end");
  is_wrong(2, "played 8 @1\n", settings, "0 lines");
  is_wrong(2, "played 8 @3\n@1 forward 4\n", settings, "there is no seat @3");
  is_wrong(2, "played 8 @1\n@1 dance\n", settings, "");
  is_wrong(2, "played 8 @1\nresign @3\n", settings, "");
  is_wrong(2, "held 8\n@1 forward 4\n", settings, "no seat");
  is_wrong(2, "seated 8 @1\nghost p1\n", settings, "no place at a table");
  is_wrong(2, "undone 8 @1\nback -1\n", settings, "no number of lines");
  is_wrong(2, "finished 8\nwinners @4\n", settings, "");
  is_wrong(2, "vote 8 @1\nabout @2 dance\n", settings, "unexpected 'dance'");
  is_wrong(2, "outage 10\n", {}, "a row before the table was opened");
  is_wrong(2, "opened 10\ngame engarde\nrules 1\nplayers 2\n", settings, "opened a second time");
}

TEST(Rows, ATableOfAnUnknownGameOrOfOtherRulesIsNotReadAsAnother) {
  EXPECT_TRUE(read_back(2, "opened 5\ngame othello\nrules 1\nplayers 2\n", {})
                  .starts_with("wrong: unexpected 'othello'"));
  EXPECT_EQ(read_back(2, "opened 5\ngame engarde\nrules 2\nplayers 2\n", {}),
            "wrong: a game by version 2 of the rules");
  EXPECT_FALSE(
      read_back(1, "opened 5\ngame engarde\nplayers 2\naccess open\n", {}).starts_with("wrong"));
  EXPECT_TRUE(read_back(1, "opened 5\ngame engarde\nrules 1\nplayers 2\n", {})
                  .starts_with("wrong: unknown line 'rules'"));
}

// ---- rows that can be read, but not here and now

class WrongRows : public testing::Test {
 protected:
  // Every row of a game that was resigned, and one that is to be put somewhere among them.
  WrongRows() {
    Club club(duel_settings(), people(2), 7);
    const Seat seat = club.now().question->asked.front();
    club.act(seat, action(club, seat));
    club.wish("p1", "r", Resign{});
    rows_ = club.rows();
  }

  static std::string action(const Club& club, Seat seat) {
    return std::string(
        notation_of(*games::find_game("engarde"), club.now(seat).choices->moves.front()).view());
  }

  // What the table says to this row after so many of the right ones. It must not change by it.
  std::string say(std::size_t after, RowContent what) {
    Table table;
    for (std::size_t i = 0; i < after; ++i) EXPECT_FALSE(table.apply(rows_[i]));
    const int number = table.number(Observer::spectator());
    const std::size_t lines = table.lines(Observer::all()).size();
    const std::optional<Complaint> wrong = table.apply({.at = 9, .what = std::move(what)});
    if (!wrong) return "nothing wrong";
    EXPECT_EQ(table.number(Observer::spectator()), number);
    EXPECT_EQ(table.lines(Observer::all()).size(), lines);
    for (std::size_t i = after; i < rows_.size(); ++i)
      EXPECT_FALSE(table.apply(rows_[i])) << "changed by a wrong row";
    return std::string(wrong->what.view());
  }

  AnyMove move(const std::string& line) {
    const Result<AnyMove, Complaint> read =
        games::find_game("engarde")->read(duel_settings().setup, Words(line));
    EXPECT_TRUE(read) << line;
    return *read;
  }

  std::vector<Row> rows_;
};

TEST_F(WrongRows, AreRefusedAndChangeNothing) {
  // opened, seated, seated, begun, played, played (resign), finished
  ASSERT_EQ(rows_.size(), 7U);
  const auto begun = std::get<rows::Begun>(rows_[3].what);
  const auto played = std::get<rows::Played>(rows_[4].what);
  const auto resigned = std::get<rows::Played>(rows_[5].what);
  const Seat other = after(played.seat, 2);

  EXPECT_EQ(say(0, rows::Outage{}), "a row before the table was opened");
  EXPECT_EQ(say(1, rows_[0].what), "opened a second time");
  EXPECT_EQ(say(2, begun), "the game begins with an empty seat");
  EXPECT_EQ(say(2, rows::Seated{Seat{1}, {.person = "p1"}}), "a person sits down twice");
  EXPECT_EQ(say(4, begun), "the game begins a second time");
  EXPECT_EQ(say(3, played), "a decision while nothing is played");
  EXPECT_EQ(say(4, rows::Seated{Seat{1}, {.person = "p3"}}),
            "somebody else sits down in the middle of the game");
  EXPECT_EQ(say(7, played), "a decision while nothing is played");
  EXPECT_EQ(say(7, rows::Seated{Seat{1}, {.bot = "page"}}), "a seat is taken after the end");

  // Lines: out of turn, of somebody else, cut off, with another announcement.
  rows::Played wrong = played;
  wrong.seat = other;
  EXPECT_EQ(say(4, wrong), "the first line is no decision of the seat");
  wrong = played;
  wrong.seat = nobody;
  EXPECT_EQ(say(4, wrong), "the end of a window where there is none");
  wrong = played;
  wrong.lines.pop_back();
  EXPECT_EQ(say(4, wrong), "the lines end before anybody is asked");
  EXPECT_TRUE(say(5, played).starts_with("line 1: the rules refuse it (not_your_turn"));
  wrong = played;
  wrong.lines.push_back(played.lines.front());
  EXPECT_TRUE(say(4, wrong).starts_with("line 3: the rules refuse it"));
  wrong = played;
  wrong.lines.push_back(move("result @1"));
  EXPECT_EQ(say(4, wrong), "line 3: the rules announce nothing there");
  wrong = resigned;
  wrong.lines.back() = move("result @" + std::to_string(resigned.seat.number()));
  EXPECT_EQ(say(5, wrong), "line 2: the rules announce something else there");
  wrong = resigned;
  wrong.lines.push_back(resigned.lines.front());
  EXPECT_EQ(say(5, wrong), "line 3: nobody can resign there");
  rows::Begun other_begun = begun;
  other_begun.lines.pop_back();
  EXPECT_EQ(say(3, other_begun), "the lines end before anybody is asked");

  EXPECT_EQ(say(4, rows::Undone{played.seat, 0}), "taken back to where no decision was");
  EXPECT_EQ(say(4, rows::MoreTime{played.seat}), "more time for whom it is not due");
  EXPECT_EQ(say(4, rows::WentOn{played.seat}), "somebody goes on who is not waited for");
  EXPECT_EQ(say(4, rows::Paced{99}), "a pace out of bounds");
  EXPECT_EQ(say(4, rows::Held{other, move("@" + std::to_string(other.number()) + " forward 1")}),
            "an answer that the rules refuse");
  EXPECT_EQ(say(4, rows::Finished{SeatSet(Seat{0})}), "the end of a game that goes on");
  EXPECT_EQ(say(6, rows::Finished{SeatSet(resigned.seat)}), "other winners than those of the game");
  EXPECT_EQ(say(4, rows::Rematch{"x"}), "a rematch where none can begin");
  EXPECT_EQ(say(4, rows::RematchWanted{other}), "a rematch that nobody can want");
  EXPECT_EQ(say(4, rows::RematchDeclined{other}), "a rematch that nobody can decline");
  EXPECT_EQ(say(4, rows::Shared{"word"}), "a game is shared that goes on");
  EXPECT_EQ(say(7, rows::Paced{500}), "a pace after the end");
  EXPECT_EQ(say(7, rows::Undone{played.seat, 0}), "taken back while nothing is played");
  EXPECT_EQ(say(7, rows::Closed{}), "the table is closed while people play");
  EXPECT_EQ(say(4, rows::Closed{}), "the table is closed while people play");
  EXPECT_EQ(say(4, rows::Vote{played.seat, other, Remedy::bot}),
            "a vote about somebody who is not waited for");
}

}  // namespace
}  // namespace hastilude::tests
