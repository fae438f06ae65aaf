// fill against enumeration: every hand that the unseen cards can make, one by one as if each card
// were marked, of those with which the opponent could have been asked.
#include <map>

#include <gtest/gtest.h>

#include "games/engarde/engarde.h"
#include "support/match.h"
#include "support/seed.h"
#include "support/setups.h"
#include "support/statistics.h"

namespace hastilude::tests {
namespace {

using engarde::Cards;
using engarde::EnGarde;
using engarde::State;

std::vector<int> marked_cards(const Cards& cards) {
  std::vector<int> list;
  for_each_kind(cards, [&](int card, int count) { list.insert(list.end(), count, card); });
  return list;
}

// The world with this hand of the opponent, if the rules would let him be asked in it.
bool fits(State world, Seat opponent, const Cards& hand) {
  world.hands[opponent.index] = hand;
  return !EnGarde::actors(world).contains(opponent) || count_moves<EnGarde>(world, opponent) > 0;
}

std::string name_of_hand(const Cards& hand) {
  std::string name;
  for (const int card : marked_cards(hand)) name += static_cast<char>('0' + card);
  return name;
}

// How many choices of marked cards make each hand.
std::map<std::string, double> enumerate(const State& state, Seat opponent,
                                        const std::vector<int>& unseen) {
  std::map<std::string, double> odds;
  double all = 0;
  for (unsigned chosen = 0; chosen < 1U << unseen.size(); ++chosen) {
    if (std::popcount(chosen) != state.board.hand_size[opponent.index]) continue;
    Cards hand;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
      if ((chosen >> i & 1U) != 0) hand.add(unseen[i]);
    }
    if (!fits(state, opponent, hand)) continue;
    odds[name_of_hand(hand)] += 1;
    all += 1;
  }
  for (auto& [hand, ways] : odds) ways /= all;
  return odds;
}

// What the viewer remembers of a game from its start.
engarde::Memory memory_of(const Match<EnGarde>& match, Observer observer) {
  const State start = EnGarde::start(EnGarde::setup(match.state()));
  engarde::Memory memory = EnGarde::memory(view<EnGarde>(start, observer));
  for (const Played<EnGarde>& line : match.lines()) {
    EnGarde::remember(memory, view<EnGarde>(line.before, observer),
                      EnGarde::seen(line.before, line.move, observer));
  }
  return memory;
}

// The viewer remembers the whole discard pile; what he cannot know are the opponent's hand and the
// pile.
void compare(const Match<EnGarde>& match, Seat viewer, Random& random) {
  const State& state = match.state();
  const Seat opponent = engarde::other(viewer);
  const std::vector<int> unseen = marked_cards(state.hands[opponent.index] + state.pile);
  const std::map<std::string, double> odds = enumerate(state, opponent, unseen);
  const engarde::Memory memory = memory_of(match, Observer::of(viewer));
  const View<State> seen = view<EnGarde>(state, Observer::of(viewer));
  const int draws = 20 * static_cast<int>(odds.size()) + 200;
  std::map<std::string, Cell> cells;
  for (const auto& [hand, share] : odds) cells[hand].odds = share;
  for (int i = 0; i < draws; ++i) {
    const State world = EnGarde::fill(seen, memory, random);
    const std::string hand = name_of_hand(world.hands[opponent.index]);
    ASSERT_TRUE(odds.contains(hand)) << hand << " cannot be\n" << position_text<EnGarde>(state);
    ASSERT_EQ(world.hands[0] + world.hands[1] + world.pile,
              state.hands[0] + state.hands[1] + state.pile);
    ++cells[hand].count;
  }
  std::vector<Cell> list;
  for (const auto& [hand, cell] : cells) list.push_back(cell);
  EXPECT_LT(chi_square_excess(list, draws), beyond_belief) << position_text<EnGarde>(state);
}

TEST(EnGardeFill, keeps_to_the_odds) {
  Random random(announced_seed("engarde fill"));
  std::map<std::string, int> compared;  // by what the opponent was asked
  for (int game = 0; game < scaled(96); ++game) {
    const auto setups = all_setups<EnGarde>();
    Match<EnGarde> match(setups[static_cast<std::size_t>(game) % setups.size()]);
    const Player<EnGarde> player(static_cast<Temper>(game % tempers), random);
    while (!match.over()) {
      match.step(player, random);
      const State& state = match.state();
      const bool few = state.board.pile + state.board.hand_size[0] <= 10;
      if (EnGarde::due(state) != Due::decision || !few || random.below(3) != 0) continue;
      const bool attacked = state.board.attack.count > 0;
      for (const Seat viewer : SeatSet::all(2)) {
        const bool other_asked = state.board.turn != viewer;
        ++compared[!other_asked ? "himself" : attacked ? "an answer" : "a turn"];
        compare(match, viewer, random);
      }
    }
  }
  EXPECT_GT(compared["himself"], 20);
  EXPECT_GT(compared["an answer"], 20);
  EXPECT_GT(compared["a turn"], 20);
}

}  // namespace
}  // namespace hastilude::tests
