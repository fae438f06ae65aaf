// The sense of each game decides inside worlds that a search has dealt. It must look only at what
// its seat sees there: in every world that looks the same to the seat, the same decision.
#include <gtest/gtest.h>

#include "bots/castles/page.h"
#include "bots/engarde/page.h"
#include "bots/ivanhoe/page.h"
#include "search/policy.h"
#include "support/match.h"
#include "support/seed.h"
#include "support/setups.h"

namespace hastilude::tests {
namespace {

template <Game G, search::Policy<G> Sense>
void expect_honest() {
  Random random(announced_seed(G::name));
  int compared = 0;
  for (const Setup& setup : all_setups<G>()) {
    Match<G> match(setup);
    const Player<G> player(Temper::uniform, random);
    std::vector<typename G::Memory> memories;
    for (const Seat seat : SeatSet::all(setup.players))
      memories.push_back(G::memory(view<G>(match.state(), Observer::of(seat))));
    for (std::size_t seen = 0; !match.over() && match.lines().size() < 400;) {
      match.step(player, random);
      for (; seen < match.lines().size(); ++seen) {
        const Played<G>& line = match.lines()[seen];
        for (const Seat seat : SeatSet::all(setup.players))
          G::remember(memories[seat.index], view<G>(line.before, Observer::of(seat)),
                      G::seen(line.before, line.move, Observer::of(seat)));
      }
      if (match.over() || G::due(match.state()) != Due::decision) continue;
      const Seat seat = *G::asked(match.state()).begin();
      const View<typename G::State> seen_now = view<G>(match.state(), Observer::of(seat));
      const std::uint64_t seed = random.next();
      Random in_truth(seed);
      const typename G::Move wanted = Sense{}(match.state(), seat, in_truth);
      EXPECT_FALSE(G::check(match.state(), wanted)) << text_of<G>(wanted);
      for (int world = 0; world < 3; ++world, ++compared) {
        Random in_world(seed);
        const typename G::State filled = G::fill(seen_now, memories[seat.index], random);
        ASSERT_EQ(text_of<G>(Sense{}(filled, seat, in_world)), text_of<G>(wanted))
            << position_text<G>(match.state()) << position_text<G>(filled);
      }
    }
  }
  std::cout << G::name << ": " << compared << " decisions compared\n";
}

TEST(Sense, castles_is_honest) { expect_honest<castles::Castles, bots::castles::Page>(); }
TEST(Sense, engarde_is_honest) { expect_honest<engarde::EnGarde, bots::engarde::Page>(); }
TEST(Sense, ivanhoe_is_honest) { expect_honest<ivanhoe::Ivanhoe, bots::ivanhoe::Page>(); }

// The share of games that the starter wins among pages.
double share_of_starter(int players, int games) {
  using castles::Castles;
  Random random(3);
  double won = 0;
  for (int game = 0; game < games; ++game) {
    castles::State state = Castles::start({.players = static_cast<std::uint8_t>(players)});
    Seat starter = nobody;
    while (Castles::due(state) != Due::over) {
      if (Castles::due(state) == Due::chance) {
        Castles::play(state, Castles::sample(state, random), Unheard{});
        continue;
      }
      if (starter == nobody) starter = state.board.turn;
      const Seat seat = *Castles::asked(state).begin();
      Castles::play(state, bots::castles::Page{}(state, seat, random), Unheard{});
    }
    won += search::rewards_of(Castles::winners(state))[starter.index];
  }
  return won / games;
}

// Where nobody pushed the leader, starters won 97 of 100 games with six.
TEST(Sense, castles_does_not_freeze_with_many_players) {
  EXPECT_LT(share_of_starter(5, 60), 0.5);
  EXPECT_LT(share_of_starter(6, 60), 0.5);
}

}  // namespace
}  // namespace hastilude::tests
