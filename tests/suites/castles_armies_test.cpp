// Armies of the castles (C9): the list, the count and the draw by rank against plain enumeration.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/notation.h"
#include "games/castles/castles.h"
#include "games/find.h"
#include "record/options.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using castles::Cards;
using castles::Move;

std::string name_of_army(const Cards& army) {
  LineText line;
  Notation notation(line);
  add_cards(notation, army, 0, castles::card_names);
  return std::string(line.view());
}

// C9 as a reader of the rule would check it, card by card.
bool is_army(const Cards& army) {
  std::set<int> kinds;
  std::set<int> coats;
  for (const int card : army.kinds()) {
    if (card >= castles::soldiers) continue;
    kinds.insert(card / 4);
    coats.insert(card % 4);
  }
  return !army.empty() && (kinds.size() <= 1 || coats.size() <= 1);
}

std::set<std::string> enumerated(const Cards& hand, int least) {
  std::set<std::string> armies;
  for (int size = least; size <= hand.total(); ++size) {
    for_each_draw(hand, size, [&](const Cards& army) {
      if (is_army(army)) armies.insert(name_of_army(army));
    });
  }
  return armies;
}

std::vector<Cards> listed(const Cards& hand, int least) {
  std::vector<Cards> armies;
  auto each = [&](const Move& move) {
    armies.push_back(move.cards);
    return Visit::more;
  };
  castles::list_armies(castles::Muster(hand), least, Move{}, each);
  return armies;
}

std::set<std::string> names(const std::vector<Cards>& armies) {
  std::set<std::string> all;
  for (const Cards& army : armies) all.insert(name_of_army(army));
  return all;
}

// The draw by rank brings every army of the list, each for one rank.
void expect_ranks(const Cards& hand, int least, const std::vector<Cards>& armies) {
  const castles::Tally tally(hand);
  const int count = castles::count_armies(tally, least);
  ASSERT_EQ(count, static_cast<int>(armies.size())) << name_of_army(hand) << ", least " << least;
  std::vector<Cards> drawn;
  for (int rank = 0; rank < count; ++rank) drawn.push_back(castles::army_at(tally, least, rank));
  EXPECT_EQ(names(drawn), names(armies)) << name_of_army(hand) << ", least " << least;
}

TEST(CastlesArmies, C9_small_hands_against_enumeration) {
  Random random(announced_seed("castles armies"));
  for (int tried = 0; tried < scaled(300); ++tried) {
    Cards deck = castles::full_deck();
    const Cards hand = deck.draw(random.below(10), random);
    const int least = 1 + random.below(5);
    const std::vector<Cards> armies = listed(hand, least);
    ASSERT_EQ(names(armies), enumerated(hand, least)) << name_of_army(hand) << ", least " << least;
    ASSERT_EQ(names(armies).size(), armies.size()) << "an army twice: " << name_of_army(hand);
    expect_ranks(hand, least, armies);
  }
}

TEST(CastlesArmies, C9_large_hands_by_rank) {
  Random random(announced_seed("castles armies"));
  for (int tried = 0; tried < scaled(20); ++tried) {
    Cards deck = castles::full_deck();
    const Cards hand = deck.draw(20 + random.below(20), random);
    for (const int least : {1, 2, 3, 5, 9, 17, 19}) {
      const std::vector<Cards> armies = listed(hand, least);
      ASSERT_EQ(names(armies).size(), armies.size()) << "an army twice: " << name_of_army(hand);
      expect_ranks(hand, least, armies);
    }
  }
}

// All cards in one hand and five empty castles.
TEST(CastlesArmies, C9_the_longest_list) {
  EXPECT_EQ(5 * castles::count_armies(castles::Tally(castles::full_deck()), 1), 98'575);
  EXPECT_EQ(5 * listed(castles::full_deck(), 1).size(), 98'575U);
}

// C6: a single card is simply taken. Everyone has seen it, and knows where it is.
TEST(SingleCard, is_taken_and_remembered) {
  using castles::Castles;
  const GameApi& game = *games::find_game("castles");
  castles::State state = Castles::start(usual_setup(game, 3));
  const Seat drawer{1};
  const int card = 10;
  for (const int held : {0, 1, 2}) castles::into_hand(state, Seat{0}, held);
  castles::into_hand(state, drawer, 3);
  state.pile = {};
  state.pile.add(card);
  state.board.pile = 1;
  state.board.lost = castles::full_deck() - state.pile - state.hands[0] - state.hands[1];
  state.board.turn = drawer;
  state.board.pending.stage = castles::Stage::draw;

  Random random(1);
  const Move draw = Castles::sample(state, random);
  const Observer other = Observer::of(Seat{2});
  castles::Memory memory = Castles::memory(view<Castles>(state, other));
  Castles::remember(memory, view<Castles>(state, other), Castles::seen(state, draw, other));
  Castles::play(state, draw, Unheard{});
  EXPECT_EQ(state.hands[drawer.index][card], 1);
  EXPECT_EQ(state.board.pending.stage, castles::Stage::attack);
  EXPECT_TRUE(Castles::actors(state).contains(drawer));
  for (int i = 0; i < 50; ++i) {
    const castles::State world = Castles::fill(view<Castles>(state, other), memory, random);
    EXPECT_EQ(world.hands[drawer.index][card], 1);
  }
}

}  // namespace
}  // namespace hastilude::tests
