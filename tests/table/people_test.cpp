// People who come and go: rematches, those who vanish, tables that are given up; and their time.
#include <gtest/gtest.h>

#include "record/line_text.h"
#include "record/options.h"
#include "table/games.h"
#include "table/row_text.h"

namespace hastilude::tests {
namespace {

using namespace tables;

SeatSet seats(std::initializer_list<int> numbers) {
  SeatSet set;
  for (const int number : numbers) set.insert(seat_number(number));
  return set;
}

Club duel(const Clock& clock = {60'000, 1000}) {
  Settings settings = settings_of("engarde", 2);
  settings.clock = clock;
  return Club(settings, people(2), 7);
}

std::string person_at(const Club& club, Seat seat) {
  return club.table().places()[seat.index].person;
}

// ---- time

TEST(Time, AClockCannotBeFarmedByTakingBack) {
  Settings settings = settings_of("ivanhoe", 2);
  settings.clock = Clock{60'000, 10'000};
  Club club(settings, people(2), 3);
  const Seat seat = club.now().question->asked.front();
  const Seat other = after(seat, 2);
  for (int i = 0; i < 30; ++i) {
    club.wait(100);
    ASSERT_TRUE(is_done(club.act(seat, first_move(club, seat))));
    const int number = club.table().number(Observer::of(seat));
    ASSERT_TRUE(is_done(club.wish(person_at(club, seat), "u" + std::to_string(i), Undo{number})));
  }
  EXPECT_EQ(club.now().clocks[seat.index].left, 60'000 - 30 * 100) << "time is used, not won";
  EXPECT_EQ(club.now().clocks[other.index].left, 60'000);
}

TEST(Time, TheIncrementComesOnceATurn) {
  Settings settings = settings_of("ivanhoe", 2);
  settings.clock = Clock{60'000, 10'000};
  Club club(settings, people(2), 3);
  const Seat seat = club.now().question->asked.front();
  int decisions = 0;
  while (club.now().question->asked.front() == seat && decisions < 20) {
    EXPECT_EQ(club.now().clocks[seat.index].left, 60'000 - 1000 * decisions);
    club.wait(1000);
    ++decisions;
    const std::vector<AnyMove> moves = club.now(seat).choices->moves;
    // The last one offered ends the turn sooner or later.
    const AnyMove& move = decisions < 3 ? moves.front() : moves.back();
    ASSERT_TRUE(is_done(club.act(seat, action_text(*settings.game, move))));
    if (club.now().question->closes) club.wait(*club.now().question->closes - club.time());
  }
  ASSERT_GT(decisions, 1) << "a turn of one decision shows nothing";
  EXPECT_NE(club.now().question->asked.front(), seat);
  EXPECT_EQ(club.now().clocks[seat.index].left, 60'000 - 1000 * decisions + 10'000);
}

// A decision that is held back shows in nobody's clock, nor when it was made.
TEST(Time, ATurnThatIsHeldDoesNotStopTheClockThatOthersSee) {
  std::vector<Time> after_it;
  for (const Time thought : {0, 2000, 2999}) {
    Club club = at_ransom(Clock{60'000, 0});
    const Seat seat = club.now().question->asked.front();
    const Seat other = after(seat, 3);
    const Time opened = club.now().question->opened;
    club.wait(opened + thought - club.time());
    const Now before = club.now(other);
    ASSERT_TRUE(before.clocks[seat.index].running);
    ASSERT_TRUE(is_done(club.act(seat, "pass")));
    ASSERT_TRUE(club.now(seat).held);
    EXPECT_TRUE(club.now(other).clocks[seat.index].running);
    EXPECT_EQ(club.now(other).clocks[seat.index].left, before.clocks[seat.index].left);
    club.wait(opened + 3000 - club.time());
    after_it.push_back(club.now(other).clocks[seat.index].left);
  }
  EXPECT_EQ(after_it[0], after_it[1]);
  EXPECT_EQ(after_it[0], after_it[2]);
}

TEST(Time, AClockBeginsWhenThoseWhoMayActFirstHaveHadTheirTime) {
  Club club = at_ransom(Clock{60'000, 0});
  const Seat seat = club.now().question->asked.front();
  const Time left = club.now().clocks[seat.index].left;
  const Time opened = club.now().question->opened;
  club.wait(opened + 3000 - club.time());
  const Time begins = club.now().clocks[seat.index].left;
  EXPECT_LE(begins, left);
  club.wait(5000);
  EXPECT_EQ(club.now().clocks[seat.index].left, begins - 5000);
  ASSERT_TRUE(is_done(club.act(seat, "pass")));
  EXPECT_EQ(club.now().clocks[seat.index].left, begins - 5000);
}

// Time that a turn waits for others is nobody's: it cannot be had again by changing one's mind.
TEST(Time, TakingBackATurnThatIsHeldWinsNoTimeAndTellsNobody) {
  Club club = at_ransom(Clock{60'000, 0});
  const Seat seat = club.now().question->asked.front();
  const Seat other = after(seat, 3);
  const Time opened = club.now().question->opened;
  const Time left = club.now().clocks[seat.index].left - (opened + 3000 - club.time());
  const int told = club.table().number(Observer::of(other));
  const int watched = club.table().number(Observer::spectator());
  for (int i = 0; club.time() < opened + 2900; ++i) {
    ASSERT_TRUE(is_done(club.act(seat, "pass")));
    const int number = club.table().number(Observer::of(seat));
    const std::string wish = "u" + std::to_string(i);
    ASSERT_TRUE(is_done(club.wish(person_at(club, seat), wish, Undo{number})));
    EXPECT_FALSE(club.now(seat).held);
    club.wait(100);
  }
  EXPECT_EQ(club.now().question->opened, opened);
  EXPECT_EQ(club.table().number(Observer::of(other)), told);
  EXPECT_EQ(club.table().number(Observer::spectator()), watched);
  club.wait(opened + 3000 + 5000 - club.time());
  EXPECT_EQ(club.now().clocks[seat.index].left, left - 5000);
}

// The rows of a club, taken in again as if they had been dated later by so much, and then an
// outage at a time before all of them.
Table dated_later(const Club& club, Time by, Time now) {
  Table table;
  for (Row row : club.rows()) {
    row.at += by;
    EXPECT_FALSE(table.apply(row));
  }
  EXPECT_FALSE(table.apply(Row{.at = now, .what = rows::Outage{}}));
  return table;
}

TEST(Time, RowsDatedInTheFutureFreezeNothing) {
  constexpr Time years = 100'000'000'000;
  constexpr Time now = 500'000;  // before anything was opened
  const Table timed = dated_later(duel(), years, now);
  EXPECT_EQ(timed.next_tick(), now + 60'000);
  EXPECT_EQ(timed.now({}, now + 10'000).clocks[timed.open_question().at_turn().index].left, 50'000);
  EXPECT_EQ(timed.absence()->from, now + 180'000);

  Places places = people(1);
  places[1].bot = "random";
  Club with_bot(settings_of("engarde", 2), places, 4);
  if (with_bot.now().question->asked.front() == Seat{0})
    with_bot.act(Seat{0}, first_move(with_bot, Seat{0}));
  const Table asking = dated_later(with_bot, years, now);
  ASSERT_EQ(asking.bots_asked().size(), 1U);
  EXPECT_EQ(asking.bots_asked()[0].due, now + 1000);

  Club holding = at_ransom();
  const Seat seat = holding.now().question->asked.front();
  ASSERT_TRUE(is_done(holding.act(seat, "pass")));
  EXPECT_EQ(dated_later(holding, years, now).next_tick(), now + 3000)
      << "a turn that was held waits for its window, not for its date";
}

// ---- bots

TEST(Bots, AnAnswerIsDueByKindAndSettingsAlone) {
  Settings settings = settings_of("castles", 3);
  record::set_option(*settings.game, settings.setup, "track", "2");
  Club club = at_ransom();
  const Seat seat = club.now().question->asked.front();
  const SeatSet may = club.now().question->may;
  const Time opened = club.now().question->opened;
  for (const Seat each : SeatSet::all(3))
    ASSERT_TRUE(is_done(club.wish(person_at(club, each), "leave", Leave{})));
  int turns = 0;
  for (const BotTask& task : club.table().bots_asked()) {
    turns += task.seat == seat ? 1 : 0;
    EXPECT_EQ(task.earliest, task.due);
    EXPECT_EQ(task.due, opened + (task.seat == seat ? 3000 : 1500));
  }
  EXPECT_EQ(turns, 1);
  EXPECT_EQ(club.table().bots_asked().size(), 1U + static_cast<std::size_t>(may.size()));
}

// ---- rematch

TEST(Rematch, IsOpenedWhenAllPeopleWantIt) {
  Club club = duel();
  const std::string starter =
      record::line_text(*games::find_game("engarde"), club.table().lines(Observer::all()).front());
  EXPECT_EQ(denial_of(club.wish("p1", "r", Rematch{})), Denial::not_over);
  EXPECT_TRUE(is_done(club.wish("p1", "x", Resign{})));
  EXPECT_EQ(denial_of(club.wish("stranger", "r", Rematch{})), Denial::not_seated);
  EXPECT_TRUE(is_done(club.wish("p1", "r", Rematch{})));
  EXPECT_EQ(club.now().rematch.wanted, seats({1}));
  EXPECT_EQ(club.now().rematch.table, "") << "nothing is opened that the other does not want";
  EXPECT_FALSE(club.table().rematch_due());
  club.wish("", "", RematchOpened{"early"});
  EXPECT_EQ(club.table().rematch().table, "");
  EXPECT_TRUE(is_done(club.wish("p2", "r", Rematch{})));
  EXPECT_TRUE(club.table().rematch_due());
  club.wish("p1", "s", RematchOpened{"mine"});
  EXPECT_EQ(club.table().rematch().table, "") << "that is the server's to say";
  club.wish("", "", RematchOpened{"next"});
  EXPECT_EQ(club.now().rematch.table, "next");
  EXPECT_FALSE(club.table().rematch_due());
  club.wish("", "", RematchOpened{"another"});
  EXPECT_EQ(club.now().rematch.table, "next");
  const Club next(club.table().settings_of_rematch(), club.table().places(), 9);
  const std::string again =
      record::line_text(*games::find_game("engarde"), next.table().lines(Observer::all()).front());
  EXPECT_EQ(starter == "starter @1", again == "starter @2") << "the start moves on";
}

TEST(Rematch, BotsWantItAtOnceAndWhoDeclinedMayThinkBetterOfIt) {
  Places places = people(2);
  places[2].bot = "random";
  Settings settings = settings_of("ivanhoe", 3);
  Club club(settings, places, 5);
  ASSERT_TRUE(is_done(club.wish("p1", "l", Leave{})));
  while (club.table().stage() == Stage::playing) {
    for (const BotTask& task : club.table().bots_asked()) {
      club.wait(std::max<Time>(0, task.earliest - club.time()));
      club.wish(
          "", "",
          BotAnswer{task.question, task.seat,
                    settings.game->sample_move(
                        match::as_asked(*settings.game, club.table().match().state(), task.seat),
                        task.seat, club.random())});
      break;
    }
    const Now now = club.now(Seat{1});
    if (now.choices && now.choices->must && !now.held)
      club.act(Seat{1}, any_choice(*settings.game, now, club.random()));
    club.wait(1000);
  }
  ASSERT_EQ(club.table().stage(), Stage::over);
  EXPECT_EQ(denial_of(club.wish("p1", "r", Rematch{})), Denial::not_seated) << "he is away";
  EXPECT_TRUE(is_done(club.wish("p2", "d", DeclineRematch{})));
  EXPECT_EQ(club.now().rematch.declined, seats({2}));
  EXPECT_FALSE(club.table().rematch_due());
  EXPECT_TRUE(is_done(club.wish("p2", "r", Rematch{})));
  EXPECT_TRUE(club.table().rematch_due()) << "there is nobody else to ask";
}

TEST(Rematch, WhatOneDeclinedNobodyElseCanWant) {
  Club club = duel();
  club.wish("p1", "x", Resign{});
  ASSERT_TRUE(is_done(club.wish("p2", "r", Rematch{})));
  ASSERT_TRUE(is_done(club.wish("p1", "d", DeclineRematch{})));
  EXPECT_TRUE(club.now().rematch.wanted.empty());
  EXPECT_EQ(denial_of(club.wish("p2", "s", Rematch{})), Denial::declined);
}

// ---- people who vanish

TEST(Absence, AGameOfTwoCanBeClaimedFromWhoIsGone) {
  Club club = duel({.total = 24 * 3'600'000, .increment = 0});
  const Seat gone = club.now().question->asked.front();
  const Seat other = after(gone, 2);
  club.here(SeatSet(other));
  const Time from = club.now().absence->from;
  EXPECT_EQ(club.now().absence->seat, gone);
  EXPECT_EQ(from, club.now().question->opened + 180'000);
  club.wait(from - club.time() - 1);
  EXPECT_EQ(denial_of(club.wish(person_at(club, other), "1", Vote{gone, Remedy::claim})),
            Denial::not_absent);
  club.wait(1);
  EXPECT_EQ(denial_of(club.wish("stranger", "2", Vote{gone, Remedy::claim})), Denial::not_seated);
  EXPECT_EQ(denial_of(club.wish(person_at(club, gone), "3", Vote{other, Remedy::claim})),
            Denial::not_absent);
  EXPECT_TRUE(is_done(club.wish(person_at(club, other), "4", Vote{gone, Remedy::claim})));
  EXPECT_EQ(club.table().stage(), Stage::over);
  EXPECT_TRUE(club.now().winners.contains(other));
  const std::vector<match::Line> lines = club.table().lines(Observer::spectator());
  EXPECT_EQ(record::line_text(*games::find_game("engarde"), lines[lines.size() - 2]),
            "resign @" + std::to_string(gone.number()));
}

TEST(Absence, WhoIsHereIsGivenMoreTimeAndWhoComesBackIsWaitedForAnew) {
  Club club = duel({.total = 24 * 3'600'000, .increment = 0});
  const Seat slow = club.now().question->asked.front();
  const Seat other = after(slow, 2);
  const Time opened = club.now().question->opened;
  club.here(SeatSet::all(2));
  EXPECT_EQ(club.now().absence->from, opened + 900'000);
  club.wait(600'000);
  club.here(SeatSet(other));
  EXPECT_EQ(club.now().absence->from, club.time() + 180'000) << "since he left";
  club.wait(170'000);
  club.here(SeatSet::all(2));
  club.wait(20'000);
  EXPECT_EQ(denial_of(club.wish(person_at(club, other), "1", Vote{slow, Remedy::claim})),
            Denial::not_absent);
  club.wait(900'000);
  EXPECT_TRUE(is_done(club.wish(person_at(club, other), "2", Vote{slow, Remedy::wait})));
  EXPECT_EQ(club.now().absence->from, club.time() + 900'000) << "they wait on";
}

TEST(Absence, IsNotCountedWhileTheServerWasAway) {
  Club club = duel({.total = 24 * 3'600'000, .increment = 0});
  club.wait(170'000);
  club.wish("", "", Outage{});
  EXPECT_EQ(club.now().absence->from, club.time() + 180'000);
}

TEST(Absence, IsNotEndedByTakingBackWhatOneDid) {
  Club club(settings_of("ivanhoe", 2), people(2), 3);
  const Seat seat = club.now().question->asked.front();
  const Seat other = after(seat, 2);
  club.here(SeatSet::all(2));
  const Time from = club.now().absence->from;
  for (int i = 0; club.time() < from; ++i) {
    ASSERT_TRUE(is_done(club.act(seat, first_move(club, seat))));
    const int number = club.table().number(Observer::of(seat));
    ASSERT_TRUE(is_done(club.wish(person_at(club, seat), "u" + std::to_string(i), Undo{number})));
    club.wait(100'000);
  }
  EXPECT_EQ(club.now().absence->from, from);
  EXPECT_TRUE(is_done(club.wish(person_at(club, other), "c", Vote{seat, Remedy::claim})));
  EXPECT_TRUE(club.now().winners.contains(other));
}

TEST(Absence, AllWhoAreHereMustAgreeOnABotAndThePersonMayComeBack) {
  Settings settings = settings_of("ivanhoe", 4);
  Club club(settings, people(4), 2);
  const Seat gone = club.now().question->asked.front();
  std::vector<Seat> others;
  for (const Seat seat : SeatSet::all(4)) {
    if (seat != gone) others.push_back(seat);
  }
  SeatSet here(others[0]);
  here.insert(others[1]);  // the third is not here, and is not asked
  club.here(here);
  club.wait(180'000);
  EXPECT_EQ(denial_of(club.wish(person_at(club, others[0]), "c", Vote{gone, Remedy::claim})),
            Denial::not_two_players);
  EXPECT_TRUE(is_done(club.wish(person_at(club, others[0]), "1", Vote{gone, Remedy::bot})));
  EXPECT_FALSE(club.table().places()[gone.index].away()) << "one of two who are here";
  EXPECT_EQ(club.now().absence->for_bot, SeatSet(others[0]));
  EXPECT_TRUE(is_done(club.wish(person_at(club, others[1]), "2", Vote{gone, Remedy::bot})));
  EXPECT_TRUE(club.table().places()[gone.index].away());
  EXPECT_FALSE(club.now().absence) << "nobody is waited for";
  EXPECT_TRUE(is_done(club.wish(person_at(club, gone), "3", Sit{gone})));
  EXPECT_FALSE(club.table().places()[gone.index].away());
}

// Whether somebody has decided already does not show in what may be done about him.
TEST(Absence, DoesNotTellThatATurnIsHeld) {
  Club club = at_ransom();
  const Seat seat = club.now().question->asked.front();
  const Time from = club.now().absence->from;
  ASSERT_TRUE(is_done(club.act(seat, "pass")));
  ASSERT_TRUE(club.now().absence);
  EXPECT_EQ(club.now().absence->from, from);
}

// However long two people do and undo: a table can always be read again, and the game goes on.
TEST(WornOut, TablesTakeOnlyWhatBringsTheGameForward) {
  Settings settings = settings_of("ivanhoe", 3);
  Club club(settings, people(3), 3);
  const Seat seat = club.now().question->asked.front();
  const std::string person = person_at(club, seat);
  int changes = 0;
  while (!club.table().worn_out() && changes < 2 * Table::most_rows) {
    ++changes;
    const std::string id = "l" + std::to_string(changes);
    ASSERT_TRUE(is_done(changes % 2 == 1 ? club.wish(person, id, Leave{})
                                         : club.wish(person, id, Sit{seat})));
  }
  EXPECT_EQ(static_cast<int>(club.rows().size()), Table::most_rows);
  if (club.table().places()[seat.index].away()) {
    EXPECT_EQ(denial_of(club.wish(person, "back", Sit{seat})), Denial::worn_out);
    return;
  }
  EXPECT_TRUE(is_done(club.act(seat, first_move(club, seat))));
  const int number = club.table().number(Observer::of(seat));
  EXPECT_EQ(denial_of(club.wish(person, "u", Undo{number})), Denial::worn_out);
  EXPECT_TRUE(is_done(club.wish(person, "away", Leave{})));
  EXPECT_EQ(denial_of(club.wish(person, "back", Sit{seat})), Denial::worn_out);
}

// What changes nothing is no row, so nobody fills a table with it.
TEST(WornOut, NothingIsWrittenOfWhatChangesNothing) {
  Club club(settings_of("ivanhoe", 3), people(3), 3);
  const std::string person = person_at(club, Seat{1});
  ASSERT_TRUE(is_done(club.wish(person, "1", Leave{})));
  const std::size_t rows = club.rows().size();
  EXPECT_EQ(denial_of(club.wish(person, "2", Leave{})), Denial::not_seated);
  EXPECT_EQ(club.rows().size(), rows);
  Places places;
  places[0].person = "p1";
  Club waiting(settings_of("ivanhoe", 3), places, 5);
  const std::size_t before = waiting.rows().size();
  EXPECT_TRUE(is_done(waiting.wish("p1", "3", ClearSeat{Seat{2}})));
  EXPECT_EQ(waiting.rows().size(), before);
}

// ---- tables that are given up

TEST(Close, TheHostClosesATableThatHasNotBegun) {
  Club club(settings_of("ivanhoe", 3), people(2), 5);
  EXPECT_EQ(denial_of(club.wish("p2", "1", Close{})), Denial::not_host);
  EXPECT_TRUE(is_done(club.wish("p1", "2", Close{})));
  EXPECT_EQ(club.table().stage(), Stage::closed);
  EXPECT_EQ(denial_of(club.wish("p3", "3", Sit{Seat{2}})), Denial::not_waiting);
  EXPECT_EQ(denial_of(club.wish("p1", "4", Start{})), Denial::not_waiting);
  EXPECT_EQ(denial_of(club.wish("p1", "5", Close{})), Denial::not_waiting);
  Club running = duel();
  EXPECT_EQ(denial_of(running.wish("p1", "1", Close{})), Denial::not_waiting);
  EXPECT_EQ(denial_of(running.wish("", "", Close{})), Denial::not_alone)
      << "not even the server ends a game of people";
}

TEST(Close, AGameAgainstBotsAloneIsDismissed) {
  Places places = people(1);
  places[1].bot = "random";
  Club club(settings_of("engarde", 2), places, 5);
  EXPECT_EQ(denial_of(club.wish("stranger", "1", Dismiss{})), Denial::not_seated);
  EXPECT_TRUE(is_done(club.wish("p1", "2", Dismiss{})));
  EXPECT_EQ(club.table().stage(), Stage::closed);
  EXPECT_FALSE(club.table().next_tick());
  EXPECT_TRUE(club.table().bots_asked().empty());
  EXPECT_FALSE(club.now(Seat{0}).choices);
  EXPECT_EQ(denial_of(club.wish("p1", "3", Dismiss{})), Denial::not_playing);
  Club both = duel();
  EXPECT_EQ(denial_of(both.wish("p1", "1", Dismiss{})), Denial::not_alone);
  Club old(settings_of("engarde", 2), places, 5);
  EXPECT_TRUE(is_done(old.wish("", "", Close{}))) << "after a while, by the server";
  EXPECT_EQ(old.table().stage(), Stage::closed);
}

}  // namespace
}  // namespace hastilude::tests
