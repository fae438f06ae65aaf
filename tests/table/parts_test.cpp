// The parts of a table, each alone.
#include <gtest/gtest.h>

#include "table/absence.h"
#include "table/clocks.h"
#include "table/open_question.h"
#include "table/seating.h"
#include "table/stream.h"

namespace hastilude::tests {
namespace {

using namespace tables;

constexpr Seat first{0};
constexpr Seat second{1};
constexpr Seat third{2};

SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet set;
  for (const Seat seat : list) set.insert(seat);
  return set;
}

// Three seats: these people play, a bot plays for another person on the rest.
Seating among_people(std::initializer_list<Seat> playing) {
  Seating seating(3);
  for (const Seat seat : seating.seats()) {
    const std::string person = "p" + std::to_string(seat.number());
    const bool plays = seats(playing).contains(seat);
    seating.put(seat, {.person = person, .bot = plays ? "" : "page"});
  }
  return seating;
}

TEST(Seating, KnowsWhoPlaysAndWhenItIsFull) {
  Seating seating(3);
  EXPECT_FALSE(seating.full());
  seating.put(first, {.person = "p1"});
  seating.put(second, {.bot = "page"});
  EXPECT_FALSE(seating.full());
  seating.put(third, {.person = "p3", .bot = "page"});
  EXPECT_TRUE(seating.full());
  EXPECT_EQ(seating.seat_of("p1"), first);
  EXPECT_EQ(seating.seat_of("p3"), third) << "away, but the seat is his";
  EXPECT_EQ(seating.seat_of("p2"), nobody);
  EXPECT_EQ(seating.seat_of(""), nobody) << "nobody is not a person";
  EXPECT_EQ(seating.people(), seats({first}));
  EXPECT_EQ(seating.alone(), nobody) << "a bot plays for another person";
  seating.put(third, {.bot = "page"});
  EXPECT_EQ(seating.alone(), first);
  seating.put(first, {.bot = "page"});
  EXPECT_EQ(seating.alone(), nobody);
}

TEST(Clocks, AnIncrementComesOnceATurnAndNotAfterTheEnd) {
  Clocks clocks({.total = 1000, .increment = 100});
  clocks.pass_to(first);
  clocks.take(first, 300);
  clocks.pass_to(first);
  clocks.take(first, 200);
  EXPECT_EQ(clocks.left(first), 500) << "it is still his turn";
  clocks.pass_to(second);
  EXPECT_EQ(clocks.left(first), 600);
  EXPECT_EQ(clocks.left(second), 1000);
  clocks.take(second, 5000);
  EXPECT_EQ(clocks.left(second), 0);
  clocks.pass_to(first);
  EXPECT_EQ(clocks.left(second), 0) << "who has run out gets nothing";
  clocks.take(first, -50);
  EXPECT_EQ(clocks.left(first), 600) << "time that went back takes nothing";
}

OpenQuestion window_for(std::initializer_list<Seat> asked, Asking kind) {
  OpenQuestion question{.kind = kind, .opened = 10'000, .pace = 10};
  for (const Seat seat : asked) question.asked.push_back(seat);
  return question;
}

TEST(OpenQuestion, AWindowLastsByItsKindAndWhoIsAsked) {
  const Windows windows{.reaction = 40, .offer = 80, .ransom = 30};
  OpenQuestion reaction = window_for({second, third}, Asking::reaction);
  EXPECT_EQ(reaction.closes(windows, among_people({third})), 10'040);
  EXPECT_EQ(reaction.closes(windows, among_people({first})), 10'010) << "only bots are asked";
  reaction.extra = 5;
  EXPECT_EQ(reaction.closes(windows, among_people({third})), 10'045);
  EXPECT_EQ(reaction.at_turn(), nobody);
  EXPECT_TRUE(reaction.is_asked(third));
  EXPECT_FALSE(reaction.is_asked(first));
  EXPECT_EQ(window_for({first}, Asking::offer).closes(windows, among_people({first})), 10'080);
}

TEST(OpenQuestion, ATurnWaitsForThoseWhoMayActBeforeIt) {
  const Windows windows{.ransom = 30};
  OpenQuestion turn = window_for({second}, Asking::turn);
  EXPECT_FALSE(turn.closes(windows, among_people({second})));
  EXPECT_EQ(turn.at_turn(), second);
  EXPECT_EQ(turn.turn_earliest(windows, among_people({second})), 10'000);
  turn.may.insert(first);
  EXPECT_EQ(turn.turn_earliest(windows, among_people({second})), 10'030);
  turn.held[second.index] = OpenQuestion::Held{{}, 10'020};
  EXPECT_EQ(turn.turn_earliest(windows, among_people({second})), 10'030)
      << "an answer changes nothing that can be seen";
}

TEST(Stream, CountsForEveryoneAloneAndForgetsTheOldest) {
  Stream stream;
  stream.tell_all({.kind = EventKind::begun}, {});
  stream.question_opened();
  stream.tell(second, {.kind = EventKind::held});
  EXPECT_EQ(stream.number(Observer::of(second)), 2);
  EXPECT_EQ(stream.number(Observer::of(first)), 1);
  EXPECT_EQ(stream.number(Observer::spectator()), 1);
  EXPECT_EQ(stream.number_of_question(second), 1);
  const auto own = stream.since(Observer::of(second), 1);
  ASSERT_TRUE(own && own->size() == 1);
  EXPECT_EQ(own->front().kind, EventKind::held);
  EXPECT_EQ(own->front().number, 2);
  EXPECT_EQ(stream.since(Observer::of(first), 0)->size(), 1U);
  EXPECT_FALSE(stream.since(Observer::of(first), 2)) << "not told yet";
  EXPECT_FALSE(stream.since(Observer::of(first), -1));
  for (std::size_t i = 0; i < Stream::most_kept; ++i) stream.tell_all({}, {});
  EXPECT_FALSE(stream.since(Observer::of(first), 0)) << "too old";
  EXPECT_EQ(stream.since(Observer::of(first), 1)->size(), Stream::most_kept);
}

TEST(Absence, WhoIsGoneIsOverdueSoonerThanWhoIsSilent) {
  const Patience patience{.absent = 100, .silent = 500};
  Absence absence;
  absence.wait_from(1000);
  EXPECT_EQ(absence.overdue(first, patience), 1100) << "nobody is here after a start";
  absence.tell_here(seats({first, second}), 1010);
  EXPECT_EQ(absence.overdue(first, patience), 1500);
  absence.tell_here(seats({second}), 1300);
  EXPECT_EQ(absence.overdue(first, patience), 1400) << "since he left";
  absence.tell_here(seats({second}), 1350);
  EXPECT_EQ(absence.overdue(first, patience), 1400) << "he has left once";
  absence.wait_from(1380);
  EXPECT_EQ(absence.overdue(first, patience), 1480) << "waited on";
}

TEST(Absence, VotesCountSinceHeIsOverdueAndUntilAllWaitAnew) {
  Absence absence;
  absence.vote(second, Remedy::bot, 90);
  absence.vote(third, Remedy::bot, 120);
  EXPECT_EQ(absence.votes(Remedy::bot, 100), seats({third}));
  EXPECT_EQ(absence.votes(Remedy::claim, 0), SeatSet());
  absence.vote(third, Remedy::claim, 130);
  EXPECT_EQ(absence.votes(Remedy::bot, 0), seats({second})) << "he has changed his mind";
  absence.wait_from(140);
  EXPECT_EQ(absence.votes(Remedy::bot, 0), SeatSet());
}

}  // namespace
}  // namespace hastilude::tests
