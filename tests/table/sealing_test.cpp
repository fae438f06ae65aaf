// Deals that are sealed before they are dealt: who says what when, and what is drawn from it.
#include <gtest/gtest.h>

#include "record/read.h"
#include "record/verify.h"
#include "table/games.h"
#include "table/row_text.h"

namespace hastilude::tests {
namespace {

using namespace tables;
using record::Finding;

const fair::Bytes32 the_secret = fair::sha256("the server's");

// What a person contributes, and their commitment to it.
fair::Bytes32 own(Seat seat) { return fair::sha256("own " + std::to_string(seat.number())); }
fair::Bytes32 commitment(const Club& club, Seat seat) {
  const Sealing& sealing = club.table().sealing();
  return fair::commitment_of(sealing.occasion(), sealing.said().commitment, seat, own(seat));
}

std::string person(Seat seat) { return "p" + std::to_string(seat.number()); }

class SealedClub {
 public:
  explicit SealedClub(int players = 3, std::string_view game = "castles")
      : club(settings_of(std::string(game), players), people(players), 5, the_secret) {}

  Answer commit(int number) {
    const Seat seat = seat_number(number);
    return club.wish(person(seat), "c" + std::to_string(++ids_), Commit{commitment(club, seat)});
  }
  Answer reveal(int number) {
    const Seat seat = seat_number(number);
    return club.wish(person(seat), "r" + std::to_string(++ids_), Reveal{own(seat)});
  }
  Stage stage() const { return club.table().stage(); }
  record::Verdict verdict() const {
    const std::string text =
        club.table().record([](const Place& place) { return place.person + place.bot; });
    const auto records = record::read_records(text);
    EXPECT_TRUE(records.size() == 1 && records.front()) << text;
    return record::verify(*records.front());
  }
  record::Sealed said() const { return club.table().deal()->said; }

  Club club;

 private:
  int ids_ = 0;
};

// Everybody plays something until the game is over.
void play_to_the_end(Club& club) {
  for (int i = 0; i < 3000 && club.table().stage() == Stage::playing; ++i) {
    bool acted = false;
    for (const Seat seat : club.table().seating().seats()) {
      const Now now = club.now(seat);
      if (!now.choices || !now.choices->must || now.held) continue;
      const std::string move = any_choice(*club.table().settings().game, now, club.random());
      acted = is_done(club.act(seat, move)) || acted;
    }
    if (!acted) club.wait(10'000);
  }
}

// ---- the exchange

TEST(Sealing, CardsComeWhenAllHaveCommittedAndRevealed) {
  SealedClub three;
  EXPECT_EQ(three.stage(), Stage::sealing);
  EXPECT_EQ(three.club.table().line_count(), 0U);
  EXPECT_TRUE(is_done(three.commit(1)));
  EXPECT_TRUE(is_done(three.commit(2)));
  EXPECT_EQ(three.club.table().deal()->step, DealStep::commit);
  EXPECT_TRUE(is_done(three.commit(3)));
  EXPECT_EQ(three.club.table().deal()->step, DealStep::reveal);
  EXPECT_TRUE(is_done(three.reveal(3)));
  EXPECT_TRUE(is_done(three.reveal(1)));
  EXPECT_EQ(three.stage(), Stage::sealing);
  EXPECT_TRUE(is_done(three.reveal(2)));
  EXPECT_EQ(three.stage(), Stage::playing);
  EXPECT_EQ(three.club.table().deal()->step, DealStep::dealt);
  EXPECT_TRUE(three.said().missing().empty());
}

TEST(Sealing, NobodyWaitsLongerThanFiveSecondsForEither) {
  SealedClub three;
  three.commit(1);
  three.club.wait(patience_of_deal - 1);
  EXPECT_EQ(three.club.table().deal()->step, DealStep::commit);
  three.club.wait(1);
  EXPECT_EQ(three.club.table().deal()->step, DealStep::reveal);
  EXPECT_EQ(denial_of(three.commit(2)), Denial::too_late);
  EXPECT_EQ(denial_of(three.reveal(2)), Denial::too_late);
  three.club.wait(patience_of_deal);
  EXPECT_EQ(three.stage(), Stage::playing);
  EXPECT_EQ(denial_of(three.reveal(1)), Denial::too_late);
  EXPECT_EQ(three.said().missing().size(), 3);
}

TEST(Sealing, WhereNobodyCommitsCardsComeAfterFiveSeconds) {
  SealedClub two(2);
  two.club.wait(patience_of_deal - 1);
  EXPECT_EQ(two.stage(), Stage::sealing);
  two.club.wait(1);
  EXPECT_EQ(two.stage(), Stage::playing);
}

TEST(Sealing, WhoWillSayNothingIsNotWaitedFor) {
  SealedClub two(2);
  two.commit(1);
  EXPECT_TRUE(is_done(two.club.wish("", "", Waive{seat_number(2)})));
  EXPECT_EQ(two.club.table().deal()->step, DealStep::reveal);
  two.reveal(1);
  EXPECT_EQ(two.stage(), Stage::playing);
  EXPECT_TRUE(two.said().missing().contains(seat_number(2)));
  // Only the server says this of somebody, and never of who has spoken.
  SealedClub other(2);
  other.commit(1);
  EXPECT_TRUE(is_done(other.club.wish("p2", "w", Waive{seat_number(1)})));
  EXPECT_TRUE(is_done(other.club.wish("", "", Waive{seat_number(1)})));
  EXPECT_TRUE(other.club.table().sealing().person(seat_number(1))->commitment);
}

TEST(Sealing, BotsAloneWaitForNobody) {
  Places places;
  places[0].bot = places[1].bot = "random";
  Club club(settings_of("engarde", 2), places, 5, the_secret);
  EXPECT_EQ(club.table().stage(), Stage::playing);
  EXPECT_TRUE(club.table().deal());
}

TEST(Sealing, AContributionUnlikeItsCommitmentIsRefused) {
  SealedClub two(2);
  two.commit(1);
  EXPECT_EQ(denial_of(two.reveal(1)), Denial::too_early);
  two.commit(2);
  EXPECT_EQ(denial_of(two.club.wish("p1", "x", Reveal{own(seat_number(2))})),
            Denial::unlike_commitment);
  EXPECT_EQ(denial_of(two.club.wish("p3", "x", Reveal{own(seat_number(1))})), Denial::not_seated);
  EXPECT_TRUE(is_done(two.reveal(1)));
  EXPECT_TRUE(is_done(two.reveal(1))) << "the same again, with another id";
}

TEST(Sealing, ACommitmentIsNotChangedAnyMore) {
  SealedClub two(2);
  two.commit(1);
  EXPECT_TRUE(is_done(two.commit(1)));
  EXPECT_EQ(denial_of(two.club.wish("p1", "x", Commit{fair::sha256("another")})), Denial::too_late);
}

TEST(Sealing, SeatsAreSettled) {
  SealedClub two(2, "engarde");
  EXPECT_EQ(denial_of(two.club.wish("p1", "x", ClearSeat{seat_number(2)})), Denial::not_waiting);
  // Who leaves leaves to a bot, and is not waited for.
  EXPECT_TRUE(is_done(two.club.wish("p2", "x", Leave{})));
  two.commit(1);
  two.reveal(1);
  EXPECT_EQ(two.stage(), Stage::playing);
  EXPECT_TRUE(two.club.table().places()[1].away());
}

TEST(Sealing, TimeBeginsAnewAfterAnOutage) {
  SealedClub two(2);
  two.club.wait(patience_of_deal - 1);
  two.club.wish("", "", Outage{});
  two.club.wait(patience_of_deal - 1);
  EXPECT_EQ(two.stage(), Stage::sealing);
}

TEST(Sealing, ADealThatIsGivenUpIsClosed) {
  Places places;
  places[0].person = "p1";
  places[1].bot = "random";
  Club club(settings_of("engarde", 2), places, 5, the_secret);
  EXPECT_EQ(club.table().stage(), Stage::sealing);
  EXPECT_TRUE(is_done(club.wish("p1", "x", Dismiss{})));
  EXPECT_EQ(club.table().stage(), Stage::closed);
  EXPECT_FALSE(club.table().ended_after_play());
}

// ---- what may be known

TEST(Sealing, NobodyLearnsWhatOthersSaidBeforeAllHave) {
  SealedClub two(2);
  two.commit(1);
  EXPECT_FALSE(two.said().people[0]->commitment);
  two.commit(2);
  EXPECT_TRUE(two.said().people[0]->commitment);
  two.reveal(1);
  EXPECT_FALSE(two.said().people[0]->secret);
  EXPECT_FALSE(two.said().secret);
  two.reveal(2);
  EXPECT_EQ(two.said().people[0]->secret, own(seat_number(1)));
  EXPECT_FALSE(two.said().secret);
  EXPECT_EQ(two.verdict().finding, Finding::unopened);
}

TEST(Sealing, TheSecretIsOpenedWithTheEnd) {
  for (const std::string game : {"engarde", "ivanhoe", "castles"}) {
    SealedClub two(2, game);
    two.commit(1);
    two.commit(2);
    two.reveal(1);
    two.reveal(2);
    play_to_the_end(two.club);
    if (two.stage() == Stage::playing) two.club.wish("p1", "resign", Resign{});
    ASSERT_EQ(two.stage(), Stage::over) << game;
    EXPECT_EQ(two.said().secret, the_secret);
    EXPECT_EQ(two.club.table().deal()->step, DealStep::opened);
    const record::Verdict verdict = two.verdict();
    EXPECT_EQ(verdict.finding, Finding::holds) << game << ' ' << verdict.said << ' ' << verdict.due;
    EXPECT_GT(verdict.drawn, 3);
  }
}

TEST(Sealing, AGameThatIsBrokenOffIsOpenedToo) {
  Places places;
  places[0].person = "p1";
  places[1].bot = "random";
  Club club(settings_of("castles", 2), places, 5, the_secret);
  club.wait(patience_of_deal);
  ASSERT_EQ(club.table().stage(), Stage::playing);
  ASSERT_TRUE(is_done(club.wish("p1", "x", Dismiss{})));
  EXPECT_TRUE(club.table().ended_after_play());
  EXPECT_EQ(club.table().deal()->said.secret, the_secret);
}

// ---- what is drawn

TEST(Sealing, AGivenStartIsNotDrawnAndHasANumber) {
  Settings settings = settings_of("engarde", 2);
  settings.start = seat_number(2);
  Club club(settings, people(2), 5, the_secret);
  club.wait(patience_of_deal);
  club.wish("p1", "x", Resign{});
  const std::string text = club.table().record([](const Place& place) { return place.person; });
  const auto records = record::read_records(text);
  ASSERT_TRUE(records.front()) << text;
  EXPECT_EQ(records.front()->sealed->start, seat_number(2));
  const record::Verdict verdict = record::verify(*records.front());
  EXPECT_EQ(verdict.finding, Finding::holds);
  EXPECT_EQ(verdict.drawn, 2) << "two hands";
}

TEST(Sealing, ChanceIsNeverTakenBack) {
  // So every number of a chance move stands in the record: 1, 2, 3 and so on.
  SealedClub two(2, "ivanhoe");
  two.club.wait(patience_of_deal);
  int undone = 0;
  for (int i = 0; i < 40 && two.stage() == Stage::playing; ++i) {
    const std::vector<Seat> asked = two.club.now().question->asked;
    const int before = two.club.table().sealing().chances();
    two.club.act(asked.front(), first_move(two.club, asked.front()));
    const bool drew = two.club.table().sealing().chances() > before;
    const int number = two.club.table().number(Observer::of(asked.front()));
    const Answer back = two.club.wish(person(asked.front()), "u" + std::to_string(i), Undo{number});
    EXPECT_FALSE(drew && is_done(back));
    if (!is_done(back)) {
      two.club.wait(10'000);
      continue;
    }
    ++undone;
    EXPECT_EQ(two.club.table().sealing().chances(), before);
    two.club.act(asked.front(), first_move(two.club, asked.front()));
  }
  EXPECT_GT(undone, 0);
  if (two.stage() == Stage::playing) two.club.wish("p1", "resign", Resign{});
  EXPECT_EQ(two.verdict().finding, Finding::holds);
}

// Rows are the truth: replayed, they come to the same table, and to the same deal.
TEST(Sealing, RowsComeToTheSameDeal) {
  SealedClub three;
  three.commit(1);
  three.commit(3);
  three.club.wait(patience_of_deal);
  three.reveal(3);
  three.club.wait(patience_of_deal);
  Table again;
  for (const Row& row : three.club.rows()) {
    const std::string text = row_text(*three.club.table().settings().game, row);
    const Result<Row, Complaint> read = read_row(row_format, text, again.settings());
    ASSERT_TRUE(read) << text;
    const std::optional<Complaint> wrong = again.apply(*read);
    ASSERT_FALSE(wrong) << text << wrong->what.view();
  }
  EXPECT_EQ(again.stage(), Stage::playing);
  EXPECT_EQ(again.sealing().dealt_from()->seed(9),
            three.club.table().sealing().dealt_from()->seed(9));
  EXPECT_EQ(again.sealing().chances(), three.club.table().sealing().chances());
  EXPECT_EQ(again.deal()->said.missing().size(), 2);
}

TEST(Sealing, RowsThatCannotBeAreSaidToBeWrong) {
  SealedClub two(2);
  const auto wrong = [&](RowContent what) {
    Table table = two.club.table();
    return table.apply(Row{.at = 1, .what = std::move(what)}).has_value();
  };
  EXPECT_TRUE(wrong(rows::Sealed{"club", the_secret})) << "twice";
  EXPECT_TRUE(wrong(rows::Contributed{seat_number(1), own(seat_number(1))})) << "too early";
  EXPECT_FALSE(wrong(rows::Revealing{}));
  two.commit(1);
  EXPECT_TRUE(wrong(rows::Committed{seat_number(1), the_secret})) << "twice";
  two.commit(2);
  EXPECT_TRUE(wrong(rows::Revealing{})) << "twice";
  EXPECT_TRUE(wrong(rows::Contributed{seat_number(1), own(seat_number(2))})) << "unlike";
  EXPECT_TRUE(wrong(rows::Seated{seat_number(1), Place{.person = "p9"}}));
}

}  // namespace
}  // namespace hastilude::tests
