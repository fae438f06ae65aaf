// En Garde (Reiner Knizia): the values of the game. Rules E1 to E16: docs/rules/engarde.md.
#pragma once

#include <array>
#include <cstdint>

#include "core/cards.h"
#include "core/game.h"
#include "core/named_enum.h"
#include "core/probe.h"
#include "core/seats.h"

namespace hastilude::engarde {

inline constexpr int strip_length = 23;  // E1
inline constexpr int highest_card = 5;   // E1
inline constexpr int copies = 5;         // E1
inline constexpr int deck_size = highest_card * copies;
inline constexpr int full_hand = 5;  // E3

inline constexpr std::array<std::string_view, highest_card + 1> card_names{"",  "1", "2",
                                                                           "3", "4", "5"};

// Counts of the cards 1 to 5; index 0 is never used, so that a card is its own index.
using Cards = CardCounts<highest_card + 1>;

constexpr Cards full_deck() {
  Cards deck;
  for (int card = 1; card <= highest_card; ++card) deck.add(card, copies);
  return deck;
}

HASTILUDE_NAMED_ENUM(Level, standard, basic, advanced)
HASTILUDE_NAMED_ENUM(Discards, top, all)

struct Rules {
  Level level = Level::standard;
  Discards discards = Discards::top;
  std::uint8_t target = 5;

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// An attack that the seat at turn has to answer; no cards: none.
struct Attack {
  std::uint8_t value = 0;
  std::uint8_t count = 0;
  std::uint8_t advanced = 0;  // 1: it came with an advance (E13)

  friend constexpr bool operator==(const Attack&, const Attack&) = default;
};

// What the round waits for: chance (a `refill` is of the seat at turn), a decision, or nothing.
enum class Stage : std::uint8_t { starter, deal, refill, turn, defence, unsettled, over };

// What everyone may see. Who may act depends on nothing else.
struct Board {
  Rules rules;
  std::array<std::uint8_t, 2> advanced{};  // how far each fencer has come from his own end
  std::array<std::uint8_t, 2> hand_size{};
  std::array<std::uint8_t, 2> score{};
  std::uint8_t pile = deck_size;
  std::uint8_t discarded = 0;  // how many cards lie in the discard pile
  Stage stage = Stage::starter;
  Seat starter{};  // of this round
  Seat turn{};
  Attack attack{};
  SeatSet winners{};

  // E1: seat 1 starts on space 1 and goes up, seat 2 on 23 and goes down.
  constexpr int space(Seat seat) const {
    return seat.index == 0 ? 1 + advanced[0] : strip_length - advanced[1];
  }
  constexpr int distance() const { return strip_length - 1 - advanced[0] - advanced[1]; }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// E4: whether only the last turn of the running round may be looked back on.
constexpr bool recalls_last_turn(const Board& board) {
  return board.rules.discards == Discards::top && board.stage != Stage::over;
}

// The discard pile in the order played, three bits a card, the top card lowest; a view has 0 for
// what is hidden.
class DiscardPile {
 public:
  constexpr void push(int card) {
    words_[1] = words_[1] << 3 | words_[0] >> 61;
    words_[0] = words_[0] << 3 | static_cast<std::uint64_t>(card);
  }
  // The card that lies `depth` cards below the top.
  constexpr int operator[](int depth) const {
    const int bit = depth * 3;
    const std::uint64_t low = bit < 64 ? words_[0] >> bit | (bit > 61 ? words_[1] << (64 - bit) : 0)
                                       : words_[1] >> (bit - 64);
    return static_cast<int>(low & 7U);
  }

  friend constexpr bool operator==(const DiscardPile&, const DiscardPile&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};
static_assert(deck_size * 3 <= 128);

struct State {
  std::array<Cards, 2> hands{};
  Cards pile = full_deck();  // counts, not an order: a card not yet drawn does not exist
  DiscardPile discards;
  Board board;

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 64);

constexpr Seat other(Seat seat) { return Seat{static_cast<std::uint8_t>(1 - seat.index)}; }

HASTILUDE_NAMED_ENUM(Kind, forward, back, attack, advance, parry, retreat,  // decisions
                     starter, deal, draw,                                   // chance
                     reveal, round, result)                                 // announcements

// One line of a record.
struct Move {
  Kind kind = Kind::forward;
  std::uint8_t value = 0;  // of an attack
  std::uint8_t count = 0;  // cards of an attack, or in `cards` even where they are hidden
  Seat seat{};
  std::uint8_t card = 0;  // forward, back, retreat, the step of an advance
  Cards cards{};          // of deal, draw, reveal

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// Why a move is refused.
HASTILUDE_NAMED_ENUM(Reason, game_over, not_your_turn, not_now, not_held, too_far, off_the_strip,
                     wrong_distance, level_lacks, must_answer, cannot_parry, cannot_retreat,
                     only_attack, one_card, wrong_count, not_in_pile, wrong_seat)

// Branches of the rules that the contract suite wants to have seen.
HASTILUDE_NAMED_ENUM(Branch, E2_match_won, E2_next_round, E6_no_action, E7_hit, E8_asked,
                     E8_not_asked, E9_first_ahead, E9_second_ahead, E9_level, E10_cannot_parry,
                     E11_turn_after_parry, E12_more_cards, E12_level, E12_parried_at_the_end,
                     E13_advance_and_attack, E14_retreat, E15_no_answer, E16_only_position,
                     E12_refill_empties)

// Faults planted on purpose: each must make a test fail.
HASTILUDE_NAMED_ENUM(Fault, none, E2_starter_stays, E4_refill_to_four, E5_forward_onto_opponent,
                     E5_back_off_strip, E6_missed, E8_everyone_asked, E9_compares_spaces,
                     E10_parry_with_fewer, E11_refill_after_parry, E12_ignores_hands,
                     E13_same_card_twice, E14_retreat_from_plain, E16_compares_after_retreat)

}  // namespace hastilude::engarde
