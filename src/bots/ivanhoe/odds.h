// Ivanhoe: what tokens and cards are worth to a page. The odds of a player, against those of the
// others, are what his tokens and what his hand say, multiplied.
//
// The numbers were found by playing pages against each other, all numbers
// moved a little at random in each match and on towards the winner (simultaneous perturbation,
// 1.5 million games of 2 to 5 players), and were then rounded; those of tokens upwards, which made
// no difference in strength and more sense. What they say: do not save cards of a colour for later;
// supporters and most action cards are worth two or three of them.
#pragma once

#include <algorithm>
#include <array>

#include "games/ivanhoe/board.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

struct PageWeights {
  // A player's odds by the tokens he still needs: e to the power of 9, 2.1, 1.2, 0.75, 0.4 and 0,
  // worked out, since every decision asks for a dozen of them.
  std::array<float, 6> odds_missing{8103.08398F, 8.16616917F, 3.320117F,
                                    2.1170001F,  1.49182475F, 1};

  // A hand counts by what it is worth and a few cards more, so that the tenth card matters less
  // than the third; and nobody can use more than enough. Without this end pages would save cards
  // for ever.
  float hand_base = 4;
  float hand_enough = 13;

  // What a card in hand is worth: the more often it fits and the more it can turn, the more.
  std::array<float, card_kinds> card{
      0.25F, 0.3F, 0.5F,  0.65F,        // purple
      0.2F,  0.3F, 0.5F,                // red
      0.25F, 0.3F, 0.35F, 0.4F,         // blue
      0.2F,  0.3F, 0.5F,                // yellow
      0.5F,  1.0F, 1.3F,  1.3F,         // green, squires, maiden
      1.0F,  1.2F, 1.5F,  0.9F,         // unhorse, change weapon, drop weapon, break lance
      2.0F,  1.0F, 0.7F,  1.0F,  0.7F,  // riposte, dodge, retreat, knock down, outmaneuver
      1.4F,  1.2F, 1.0F,  1.1F,         // charge, countercharge, disgrace, adapt
      0.5F,  0.5F, 1.3F,  0.8F};        // outwit, shield, stunned, ivanhoe

  // What a card is taken to be worth that one does not see. More than it is: a page fears the
  // hands of others, so that what it can gain itself counts for more than what they lose.
  float unknown = 2;

  // How surely strength decides a tournament, for each point or, in green, for each card. Low: who
  // stays can be beaten, who withdraws is.
  float sharpness = 0.06F;
  float green_sharpness = 0.14F;

  // I20, I22: the points that Shield adds to a display; the cards that an opponent who is stunned
  // will come to play, and the points that one comes to play oneself.
  float shield_strength = 0.7F;
  float stunned_cards = 4;
  float stunned_rest = 4;

  float doubt = 0.002F;  // a share of the game too small to think about

  // What makes a player weaker than a page: shares of the game by which it can be mistaken about an
  // alternative, how often it overlooks an action card, and a colour that it cannot resist.
  float mistake = 0;
  float overlooks = 0;
  Color loved = no_color;
  float love = 0;

  float token_odds(int missing) const { return odds_missing[static_cast<std::size_t>(missing)]; }
  float hand_odds(float worth) const {
    const float usable = hand_base + std::clamp(worth, 0.0F, hand_enough);
    return usable * usable * usable;
  }
  float worth_of(const Cards& hand) const {
    float worth = 0;
    hand.for_each_count([&](int kind, int count) {
      worth += card[static_cast<std::size_t>(kind)] * static_cast<float>(count);
    });
    return worth;
  }
};

inline int tokens_missing(const Board& board, Seat seat) {
  return board.tokens_to_win() - board.tokens[seat.index].count();
}

}  // namespace hastilude::bots::ivanhoe
