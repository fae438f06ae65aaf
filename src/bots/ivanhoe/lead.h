// Ivanhoe: the cheapest way to stay in a tournament.
#pragma once

#include "bots/ivanhoe/odds.h"
#include "games/ivanhoe/legal.h"

namespace hastilude::bots::ivanhoe {

using namespace hastilude::ivanhoe;

// I12: what a card adds to a total.
constexpr int points_of(Color color, int card) {
  return color == Color::green ? 1 : values[static_cast<std::size_t>(card)];
}

// The cards that take a display to the highest total, and what is left for later turns.
struct Lead {
  bool reached = false;
  bool maiden = false;       // one of them is a Maiden
  Card first = hidden_card;  // the first of them; hidden: nothing more is needed
  float total = 0;           // of the display then
  float worth = 0;           // of these cards
  float rest = 0;            // what the cards left in hand could add
};

// I9: those of some cards that fit a colour.
inline Cards of_color(Color color, const Cards& cards) {
  static constexpr auto fitting = [] {
    std::array<Cards, color_count> sieves{};
    for (int of = 0; of < color_count; ++of) {
      for_each_bit(fitting_bits(static_cast<Color>(of)), [&](Card card) {
        sieves[static_cast<std::size_t>(of)].add(card, Cards::sieve);
      });
    }
    return sieves;
  }();
  return cards.sifted(fitting[static_cast<std::size_t>(index_of(color))]);
}

// Cards of a hand that a player could add in this and later turns. I10: one Maiden at most.
inline Cards fitting_cards(const Board& board, Seat seat, const Cards& hand) {
  Cards fitting = of_color(board.color, hand);
  const int allowed = board.displays.tally(seat).has_maiden() ? 0 : 1;
  if (fitting[maiden] > allowed) fitting.remove(maiden, fitting[maiden] - allowed);
  return fitting;
}

// What each card adds in a tournament of this colour; those that do not fit add nothing.
inline constexpr auto points_by_color = [] {
  std::array<Cards::Factors, color_count> points{};
  for (int of = 0; of < color_count; ++of) {
    const auto color = static_cast<Color>(of);
    for_each_bit(fitting_bits(color), [&](Card card) {
      points[static_cast<std::size_t>(of)].set(card, points_of(color, card));
    });
  }
  return points;
}();
// No eight kinds are so many cards that they could not be added up at once.
static_assert([] {
  for (int color = 0; color < color_count; ++color) {
    int points = 0;
    for_each_bit(fitting_bits(static_cast<Color>(color)), [&](Card card) {
      points += copies[card] * points_of(static_cast<Color>(color), card);
    });
    if (full_deck().times(points_by_color[static_cast<std::size_t>(color)]) != points) return false;
  }
  return true;
}());

// What those of some cards that fit could add, all of them.
inline int points_in(Color color, const Cards& cards) {
  return cards.times(points_by_color[static_cast<std::size_t>(index_of(color))]);
}

// The cheapest card that is enough by itself; else the strongest, in green the cheapest.
inline Card next_card(const PageWeights& weights, Color color, const Cards& fitting, int needed) {
  Card enough = hidden_card;
  Card strongest = hidden_card;
  int most = 0;  // points of the strongest
  fitting.for_each_count([&](int kind, int) {
    const auto card = static_cast<Card>(kind);
    const int points = points_of(color, card);
    if (points >= needed && (enough == hidden_card || weights.card[card] < weights.card[enough]))
      enough = card;
    if (points > most || (points == most && weights.card[card] < weights.card[strongest])) {
      strongest = card;
      most = points;
    }
  });
  return enough != hidden_card ? enough : strongest;
}

inline int highest_other_total(const Board& board, Seat seat) {
  int highest = 0;
  for (const Seat other : board.in) {
    if (other != seat) highest = std::max(highest, board.total(other));
  }
  return highest;
}

// `highest` is the highest total of another. I11: strong cards first, so that a weak one lies on
// top for Riposte and Outmaneuver.
inline Lead cheapest_lead(const PageWeights& weights, const Board& board, Seat seat,
                          const Cards& hand, int highest) {
  Lead lead;
  Cards fitting = fitting_cards(board, seat, hand);
  int total = board.total(seat);
  int room = board.stunned == seat ? 1 - board.added : display_cards;  // I22
  for (bool played = board.played != 0; total <= highest || !played; played = true) {
    if (room-- <= 0 || fitting.empty()) return lead;
    const Card card = next_card(weights, board.color, fitting, highest + 1 - total);
    if (lead.first == hidden_card) lead.first = card;
    if (card == maiden) lead.maiden = true;
    lead.worth += weights.card[card];
    total += points_of(board.color, card);
    fitting.remove(card);
  }
  lead.reached = true;
  lead.total = static_cast<float>(total);
  lead.rest = static_cast<float>(points_in(board.color, fitting));
  return lead;
}

}  // namespace hastilude::bots::ivanhoe
