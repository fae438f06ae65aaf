// Information states as numbers: the same for games that a seat cannot tell apart, else others.
#include "record/information.h"

#include <gtest/gtest.h>

#include "games/find.h"

namespace hastilude::tests {
namespace {

using record::InformationState;

// Both seats of a duel, told everything that happens as they see it.
struct Duel {
  const GameApi& game;
  AnyState state;
  InformationState first;
  InformationState second;

  explicit Duel(std::string_view name)
      : game(*games::find_game(name)),
        state(game.start({.players = 2})),
        first(game, game.view(state, Observer::of(Seat{0}))),
        second(game, game.view(state, Observer::of(Seat{1}))) {}

  void play(const AnyMove& move) {
    game.play(state, move, [&](const AnyState& before, const AnyMove& line) {
      first.hear(game.seen(before, line, Observer::of(Seat{0})));
      second.hear(game.seen(before, line, Observer::of(Seat{1})));
    });
  }
};

// One hand is dealt to each, the first the same; who was dealt the other hand can tell.
TEST(InformationState, knows_what_the_seat_knows_and_nothing_else) {
  for (const char* name : {"engarde", "ivanhoe", "castles"}) {
    Random random(7);
    Duel one(name);
    while (one.game.due(one.state) == Due::chance &&
           one.game.mover(one.game.sample(one.state, random)) != Seat{1})
      one.play(one.game.sample(one.state, random));
    Duel other = one;
    EXPECT_EQ(one.first.hash(), other.first.hash());
    const AnyMove hand = one.game.sample(one.state, random);
    AnyMove another = hand;
    while (one.game.same_move(hand, another)) another = one.game.sample(one.state, random);
    one.play(hand);
    other.play(another);
    EXPECT_EQ(one.first.hash(), other.first.hash()) << name;
    EXPECT_NE(one.second.hash(), other.second.hash()) << name;
    EXPECT_NE(one.first.hash(), one.second.hash()) << name;
  }
}

TEST(InformationState, is_the_same_for_the_same_game_and_changes_with_every_line) {
  Random random(3);
  Random again(3);
  Duel one("engarde");
  Duel other("engarde");
  for (int line = 0; line < 12; ++line) {
    const std::uint64_t before = one.first.hash();
    for (const auto& [duel, chance] : {std::pair(&one, &random), std::pair(&other, &again)}) {
      const bool is_chance = duel->game.due(duel->state) == Due::chance;
      duel->play(is_chance ? duel->game.sample(duel->state, *chance)
                           : duel->game.sample_move(
                                 duel->state, duel->game.actors(duel->state).first(), *chance));
    }
    EXPECT_EQ(one.first.hash(), other.first.hash());
    EXPECT_NE(one.first.hash(), before);
  }
}

}  // namespace
}  // namespace hastilude::tests
