// Ivanhoe: what a game is worth between two tournaments.
#pragma once

#include <array>

#include "bots/ivanhoe/odds.h"
#include "search/policy.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

// A simulation ends with the tournament; the game is then shared by the odds of each player.
//
// The numbers were fitted to games of pages among themselves: from 20,000 positions each with 2, 3,
// 4 and 5 players between two tournaments, in which cards and tokens had been added and taken away
// at random, so that what a card or token does is told from what it goes along with. Then they were
// rounded, and the scores of tokens raised towards what a token more is worth in such games. They
// differ from those of a page, which say when to spend a card.
struct TournamentValue {
  // By the tokens still needed: e to the power of 0, 1.8, 1.15, 0.7, 0.35 and 0.
  std::array<float, 6> odds_missing{1, 6.04964733F, 3.15819287F, 2.0137527F, 1.4190675F, 1};
  float opener_odds = 1.2F;
  float purple_odds = 1.35F;  // it can be won in purple only
  float hand_base = 4;
  // Cards of a colour whose token one has serve only to keep others from it.
  float owned_factor = 0.45F;
  std::array<float, card_kinds> card_weight{
      0.8F, 1.05F, 1.2F,  1.5F,        // purple
      0.6F, 0.7F,  0.9F,               // red
      0.5F, 0.65F, 0.85F, 1.0F,        // blue
      0.6F, 0.75F, 0.9F,               // yellow
      0.6F, 0.75F, 1.0F,  1.3F,        // green, squires, maiden
      0.5F, 0.5F,  0.3F,  0.8F,        // unhorse, change weapon, drop weapon, break lance
      1.7F, 1.2F,  0.3F,  1.2F, 1.0F,  // riposte, dodge, retreat, knock down, outmaneuver
      0.8F, 1.0F,  0.9F,  0.8F,        // charge, countercharge, disgrace, adapt
      1.0F, 1.2F,  0.7F,  1.1F};       // outwit, shield, stunned, ivanhoe

  bool stops(const State& world, int /*decisions*/) const {
    return world.board.pending.stage == Stage::draw && world.board.color == no_color;
  }

  search::Rewards value(const State& world) const {
    const Board& board = world.board;
    search::Rewards shares{};
    float sum = 0;
    for (const Seat seat : SeatSet::all(board.rules.players)) {
      const float usable = hand_base + weight_of(world.hands[seat.index], board.tokens[seat.index]);
      const auto missing = static_cast<std::size_t>(tokens_missing(board, seat));
      float& odds = shares[seat.index];
      odds = odds_missing[missing] * usable * usable * usable * usable;
      if (seat == board.turn) odds *= opener_odds;
      if (board.tokens[seat.index].has(Color::purple)) odds *= purple_odds;
      sum += odds;
    }
    for (float& share : shares) share /= sum;
    return shares;
  }

 private:
  // Which tokens make a card idle, as a bit; supporters and action cards none. A purple token is no
  // reason to care less for purple: there one wins any other.
  static constexpr auto idle_with = [] {
    std::array<std::uint8_t, card_kinds> bits{};
    for (const Color color : {Color::red, Color::blue, Color::yellow, Color::green}) {
      for (std::size_t card = first_of(color); card < end_of(color); ++card)
        bits[card] = static_cast<std::uint8_t>(1U << index_of(color));
    }
    return bits;
  }();

  float weight_of(const Cards& hand, Tokens tokens) const {
    float weight = 0;
    hand.for_each_count([&](int card, int count) {
      const auto kind = static_cast<std::size_t>(card);
      const float all = card_weight[kind] * static_cast<float>(count);
      weight += (idle_with[kind] & tokens.bits()) != 0 ? owned_factor * all : all;
    });
    return weight;
  }
};

}  // namespace hastilude::bots::ivanhoe
