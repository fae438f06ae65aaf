// The statistics over finished games: what an honest server dealt fits the exact odds, and what a
// server favours stands out.
#include "app/fairness/tally.h"

#include <gtest/gtest.h>

#include "app/fairness/plot.h"
#include "support/seed.h"
#include "table/games.h"

namespace hastilude::tests {
namespace {

using app::Figure;
using app::Occasion;
using app::Tally;

// A game that somebody gives up at once, or after some moves; sealed every other time.
Club some_game(std::string_view game, std::uint64_t seed) {
  tables::Settings settings = settings_of(game, 2);
  std::optional<fair::Bytes32> secret;
  if (seed % 2 == 0) secret = fair::sha256(std::to_string(seed));
  if (seed % 5 == 0) settings.start = seat_number(2);
  Club club(settings, people(2), seed, secret);
  club.wait(tables::patience_of_deal);
  for (int i = 0; i < 30 && club.table().stage() == tables::Stage::playing; ++i) {
    for (const Seat seat : club.table().seating().seats()) {
      const tables::Now now = club.now(seat);
      if (now.choices && now.choices->must && !now.held)
        club.act(seat, any_choice(*settings.game, now, club.random()));
    }
    club.wait(10'000);
  }
  club.wish("p1", "resign", tables::Resign{});
  return club;
}

TEST(Tally, HoldsAnHonestServerForHonest) {
  const std::uint64_t seed = announced_seed("fairness");
  Tally tally;
  for (const std::string game : {"engarde", "ivanhoe", "castles"}) {
    for (std::uint64_t i = 0; i < 100; ++i) tally.add(some_game(game, seed + i).table());
  }
  int figures = 0;
  int fitting = 0;
  for (const auto& [game, of_game] : tally.games()) {
    EXPECT_EQ(of_game.games, 100);
    EXPECT_EQ(of_game.sealed, 50);
    EXPECT_EQ(of_game.holding, 50);
    EXPECT_EQ(of_game.people, 100);
    EXPECT_EQ(of_game.contributed, 0);
    EXPECT_EQ(of_game.figures.size(), 3U) << "who starts, first hands, draws";
    for (const auto& [occasion, of_occasion] : of_game.figures) {
      for (const Figure& figure : of_occasion) {
        if (figure.expected == 0) continue;
        ++figures;
        if (figure.fits()) ++fitting;
      }
    }
  }
  std::cout << fitting << " of " << figures << " figures fit\n";
  EXPECT_GT(fitting, figures * 85 / 100);
  // Who starts is not counted where it was agreed.
  const auto& [game, of_engarde] = *tally.games().begin();
  EXPECT_EQ(of_engarde.figures.at(Occasion::starter)[0].expected, 40);
  const std::string plot = app::plot(tally);
  EXPECT_TRUE(plot.starts_with("<svg "));
  EXPECT_NE(plot.find("engarde, first hand: 5"), std::string::npos);
}

TEST(Tally, FindsWhatAServerFavours) {
  Figure figure{.found = 70, .expected = 50, .variance = 25};
  EXPECT_FALSE(figure.fits());
  EXPECT_DOUBLE_EQ(figure.off(), 4);
  figure.found = 59;
  EXPECT_TRUE(figure.fits());
}

}  // namespace
}  // namespace hastilude::tests
