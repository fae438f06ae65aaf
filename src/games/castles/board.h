// Ivanhoe: the Castles (Francis Pacherie): the values of the game. Rules C1 to C17:
// docs/rules/castles.md.
#pragma once

#include <array>
#include <cstdint>

#include "core/cards.h"
#include "core/game.h"
#include "core/named_enum.h"
#include "core/probe.h"
#include "core/seats.h"

namespace hastilude::castles {

inline constexpr int kinds_of_soldier = 4;  // C2
inline constexpr int coats = 4;             // C2
inline constexpr int copies = 4;            // C2, of each soldier
inline constexpr int soldiers = kinds_of_soldier * coats;
inline constexpr int heroes = 2;                      // C2: Ivanhoe and Locksley, one of each
inline constexpr int card_count = soldiers + heroes;  // different ones
inline constexpr int deck_size = soldiers * copies + heroes;
inline constexpr int first_hand = 2;    // C4
inline constexpr int most_drawn = 2;    // C5
inline constexpr int most_bid = 3;      // C15
inline constexpr int blazons_each = 5;  // C1

inline constexpr int castle_count = 5;
inline constexpr std::array<int, castle_count> castle_points{5, 6, 7, 7, 10};  // C3
inline constexpr int longest_track = 5;                                        // C3

inline constexpr std::array<std::string_view, castle_count> castle_names{"k5", "k6", "k7a", "k7b",
                                                                         "k10"};
inline constexpr std::array<std::string_view, card_count> card_names{
    "f1", "f2", "f3", "f4", "a1", "a2", "a3", "a4",      "x1",
    "x2", "x3", "x4", "h1", "h2", "h3", "h4", "ivanhoe", "locksley"};
inline constexpr std::array<std::string_view, max_seats> blazon_names{"b1", "b2", "b3",
                                                                      "b4", "b5", "b6"};

// Soldiers by kind, then coat of arms; the heroes last: the order of the notation.
using Cards = CardCounts<card_count>;
inline constexpr std::uint8_t no_card = 0xff;

constexpr int soldier(int kind, int coat) { return kind * coats + coat; }
constexpr int copies_of(int card) { return card < soldiers ? copies : 1; }

constexpr Cards full_deck() {
  Cards deck;
  for (int card = 0; card < card_count; ++card) deck.add(card, copies_of(card));
  return deck;
}

struct Rules {
  std::uint8_t players = 0;
  std::uint8_t track = 3;

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// What the game waits for: three kinds of chance, then decisions.
enum class Stage : std::uint8_t {
  starter,
  deal,
  draw,  // C4, C5
  keep,
  trade,
  answer,
  choice,  // C6, C7
  attack,
  bid,
  sale,  // C9, C15
  advance,
  place,  // C11, C12
  over
};

// An answer to a trade or a ransom as everyone sees it: a number of cards, or a blazon of this
// lord, or neither: declined.
struct Answer {
  std::uint8_t cards = 0;
  Seat lord = nobody;

  constexpr bool declined() const { return cards == 0 && lord == nobody; }
  friend constexpr bool operator==(const Answer&, const Answer&) = default;
};

// The open question and what belongs to it. A ransom is asked from the question of C9 and always
// leads back to it, so there is never more than one.
struct Pending {
  Stage stage = Stage::starter;
  std::uint8_t castle = 0;                                         // advance, place
  std::array<std::uint8_t, most_drawn> face_up{no_card, no_card};  // keep: both; then the other
  Seat asker{};                                                    // answer, choice, bid, sale
  Seat lord = nobody;                       // bid, sale: whose blazon is sold
  std::uint8_t answered = 0;                // how many, clockwise from the asker
  std::array<Answer, max_seats> answers{};  // by seat

  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

using Blazons = CardCounts<max_seats>;          // counted by their lord
using Track = std::array<Seat, longest_track>;  // whose blazon stands on each space

constexpr Track empty_track() {
  Track track{};
  for (Seat& space : track) space = nobody;
  return track;
}

// What everyone may see. Who may act depends on nothing else.
struct Board {
  std::array<Cards, castle_count> garrison{};
  Cards lost;  // C8
  std::array<Track, castle_count> track{empty_track(), empty_track(), empty_track(), empty_track(),
                                        empty_track()};
  std::array<Blazons, max_seats> prisoners{};  // by the seat that holds them
  std::array<std::uint8_t, max_seats> reserve{blazons_each, blazons_each, blazons_each,
                                              blazons_each, blazons_each, blazons_each};
  std::array<std::uint8_t, max_seats> hand_size{};
  Pending pending;
  Rules rules;
  std::uint8_t pile = deck_size;
  Seat turn{};
  std::uint8_t passes = 0;  // C16: one after the other, with an empty pile
  SeatSet ransomed{};       // C15: who has used his ransom in this turn
  SeatSet winners{};

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// The cards of an answer, which only the two concerned see; they stay in the hand until accepted.
struct Offer {
  std::array<std::uint8_t, most_bid> cards{no_card, no_card, no_card};

  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

constexpr Offer offer_of(const Cards& bid) {
  Offer offer;
  std::size_t at = 0;
  for_each_kind(bid, [&](int card, int count) {
    for (; count > 0; --count) offer.cards[at++] = static_cast<std::uint8_t>(card);
  });
  return offer;
}
constexpr Cards cards_of(const Offer& offer) {
  Cards bid;
  for (const std::uint8_t card : offer.cards) {
    if (card != no_card) bid.add(card);
  }
  return bid;
}

struct State {
  std::array<Cards, max_seats> hands{};
  Cards pile = full_deck();  // counts, not an order: a card not yet drawn does not exist
  Board board;
  std::array<Offer, max_seats> offers{};

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

HASTILUDE_NAMED_ENUM(Kind, keep, trade, discard, offer, decline, accept, refuse, attack, pass,
                     advance, hold, place, skip, ransom, bid,  // decisions
                     starter, deal, draw,                      // chance
                     capture, score, result)                   // announcements

// One line of a record.
struct Move {
  Kind kind = Kind::keep;
  Seat seat{};
  std::uint8_t card = no_card;  // keep, offer
  std::uint8_t count = 0;       // bid, deal, draw: of cards, even where they are hidden
  std::uint8_t castle = 0;      // attack
  Seat from = nobody;           // accept: whose offer
  Seat lord = nobody;           // ransom, bid, capture: whose blazon
  SeatSet winners{};            // result
  std::array<std::uint8_t, max_seats> points{};  // score: of `count` seats
  Cards cards{};                                 // attack, bid, deal, draw

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// Why a move is refused.
HASTILUDE_NAMED_ENUM(Reason, game_over, not_your_turn, not_now, not_face_up, not_held, no_offer,
                     no_army, too_few, no_prisoner, ransom_used, too_many, wrong_count, not_in_pile,
                     wrong_seat)

// Branches of the rules that the contract suite wants to have seen.
HASTILUDE_NAMED_ENUM(Branch, C5_pile_empty, C7_traded, C7_refused, C7_nobody_offers,
                     C7_empty_hand_asked, C8_given_up, C9_heroes_alone, C9_hero_in_army,
                     C9_empty_castle, C10_garrison_taken, C11_advanced, C11_held, C11_not_asked,
                     C12_placed, C12_skipped, C12_space_taken, C12_after_advance, C13_own_castle,
                     C14_own_home, C14_prisoner, C15_in_turn, C15_out_of_turn, C15_sold_for_cards,
                     C15_sold_for_blazon, C15_refused, C15_nobody_bids, C15_bought_home,
                     C15_paid_home, C16_last_cards_drawn, C16_goes_on, C16_count_anew, C16_ends,
                     C17_one_winner, C17_shared)

// Faults planted on purpose: each must make a test fail.
HASTILUDE_NAMED_ENUM(Fault, none, C4_deal_from_first_seat, C5_draws_one, C6_keeps_both,
                     C7_asks_backwards, C7_empty_hand_not_asked, C7_asked_without_offer,
                     C8_lost_to_pile, C9_equal_is_enough, C9_heroes_not_alone, C9_any_cards,
                     C9_army_listed_twice, C10_garrison_lost, C11_moves_one,
                     C11_asked_without_blazon, C12_on_taken_space, C12_without_reserve,
                     C13_own_castle_closed, C14_own_is_prisoner, C14_all_go_home, C15_only_at_turn,
                     C15_twice_a_turn, C15_four_cards, C15_bought_not_home, C15_asked_without_bid,
                     C16_counts_with_cards, C16_ends_early, C16_attack_keeps_count,
                     C16_ransom_begins_anew, C17_lowest_controls, C17_first_of_level_wins)

}  // namespace hastilude::castles
