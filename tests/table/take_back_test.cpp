// What can be taken back at a table where a decision may have told its maker something.
#include <gtest/gtest.h>

#include "games/ivanhoe/ivanhoe.h"
#include "table/games.h"

namespace hastilude::tests {
namespace {

using namespace tables;

// Ivanhoe in which whoever opens a tournament sees all hands.
struct Revealing : ivanhoe::Ivanhoe {
  static State seen(const State& state, Observer observer) {
    return state.board.color != ivanhoe::no_color ? state : Ivanhoe::seen(state, observer);
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    return Ivanhoe::seen(state, move, observer);
  }
};
// Ivanhoe itself, of which nobody says what its decisions can tell: worlds are asked.
struct Unlisted : ivanhoe::Ivanhoe {};

template <class G>
struct Opened {
  static constexpr GameApi game = api_of<G>();

  Opened() : club(settings(), people(2), 3), seat(club.now().question->asked.front()) {
    EXPECT_TRUE(is_done(club.act(seat, first_move(club, seat))));
  }
  static Settings settings() {
    Settings settings = settings_of("ivanhoe", 2);
    settings.game = &game;
    return settings;
  }
  Answer undo() {
    const int number = club.table().number(Observer::of(seat));
    return club.wish(club.table().places()[seat.index].person, "u", Undo{number});
  }

  Club club;
  Seat seat;
};

TEST(TakeBacksAtATable, AreRefusedToWhoHasSeenMoreByDeciding) {
  Opened<Revealing> opened;
  EXPECT_FALSE(opened.club.now(opened.seat).undo);
  EXPECT_EQ(denial_of(opened.undo()), Denial::undo_hidden);
}

TEST(TakeBacksAtATable, ArePossibleWhereAllWorldsThatFitAgree) {
  Opened<Unlisted> opened;
  EXPECT_TRUE(opened.club.now(opened.seat).undo);
  EXPECT_TRUE(is_done(opened.undo()));
}

// E12: where hands are shown the round is over, so of our games none comes to the refusal above.
TEST(TakeBacksAtATable, ComeTooLateForHandsThatWereShown) {
  const auto read = record::read_records(
      "game engarde\nplayers 2\nposition\nstrip 10 13\nhand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\n"
      "discard 1 1 1 2 2 2 4 4 4 5 5 5 3 3 3\nattack 3x1\nbegin\n");
  ASSERT_TRUE(read.size() == 1 && read[0]);
  Settings settings = settings_of("engarde", 2);
  settings.position = read[0]->start;
  Club club(settings, people(2), 1);
  ASSERT_TRUE(is_done(club.act(Seat{0}, "parry")));
  EXPECT_FALSE(club.now(Seat{0}).undo);
  const int number = club.table().number(Observer::of(Seat{0}));
  EXPECT_EQ(denial_of(club.wish("p1", "u", Undo{number})), Denial::undo_chance);
}

}  // namespace
}  // namespace hastilude::tests
