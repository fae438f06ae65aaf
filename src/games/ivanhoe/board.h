// Ivanhoe (Reiner Knizia): the values of the game. Rules I1 to I26: docs/rules/ivanhoe.md.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game.h"
#include "core/named_enum.h"
#include "core/probe.h"
#include "core/seats.h"
#include "games/ivanhoe/cards.h"
#include "games/ivanhoe/displays.h"

namespace hastilude::ivanhoe {

// Faults planted on purpose: each must make a test fail.
HASTILUDE_NAMED_ENUM(Fault, none, I2_first_ignored, I3_next_one_opens, I5_shuffle_late,
                     I7_ban_ignored, I8_missed, I8_shows_too_little, I9_any_color,
                     I10_riposte_second_maiden, I10_two_maidens, I11_equal_stays,
                     I11_nothing_played, I12_green_by_value, I13_nothing_returned, I13_shield_stays,
                     I15_no_choice, I16_knock_down_only_in, I16_without_effect, I18_last_card_lost,
                     I18_whole_display, I20_shield_against_oneself, I20_shield_ignored,
                     I20_shielded_values_ignored, I21_second_maiden, I21_shield_ignored,
                     I22_outwit_counted, I22_riposte_not_counted, I22_stunned_ignored,
                     I23_asked_without_choice, I23_shielded_adapt, I25_asked_in_vain, I25_one_asked)

inline constexpr int most_players = 5;
inline constexpr int first_hand = 8;  // I2

HASTILUDE_NAMED_ENUM(First, left, right)
HASTILUDE_NAMED_ENUM(PurpleBan, color, token)

struct Rules {
  std::uint8_t players = 2;
  First first = First::left;
  PurpleBan purple = PurpleBan::color;

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Tokens of one player, at most one of each colour.
class Tokens {
 public:
  constexpr bool has(Color color) const { return (bits_ >> index_of(color) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return count_bits(bits_); }
  constexpr unsigned bits() const { return bits_; }  // one for each colour
  constexpr void add(Color color) {
    bits_ = static_cast<std::uint8_t>(bits_ | (1U << index_of(color)));
  }
  constexpr void remove(Color color) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index_of(color)));
  }

  friend constexpr bool operator==(Tokens, Tokens) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Kinds of line: decisions (the action cards among them in the order of the cards), chance,
// announcements.
enum class Kind : std::uint8_t {
  open,
  play,
  unhorse,
  change_weapon,
  drop_weapon,
  break_lance,
  riposte,
  dodge,
  retreat,
  knock_down,
  outmaneuver,
  charge,
  countercharge,
  disgrace,
  adapt,
  outwit,
  shield,
  stunned,
  ivanhoe,
  stay,
  withdraw,
  pass,
  keep,
  take,
  give_back,
  dealer,
  deal,
  draw,
  steal,
  shuffle,
  reveal,
  win,
  result,
  count
};

inline constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::count)> kind_words{
    "open",  "play",    "unhorse",    "change-weapon", "drop-weapon", "break-lance",   "riposte",
    "dodge", "retreat", "knock-down", "outmaneuver",   "charge",      "countercharge", "disgrace",
    "adapt", "outwit",  "shield",     "stunned",       "ivanhoe",     "stay",          "withdraw",
    "pass",  "keep",    "take",       "return",        "dealer",      "deal",          "draw",
    "steal", "shuffle", "reveal",     "win",           "result"};

constexpr std::string_view name_of(Kind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

constexpr bool is_action(Kind kind) { return kind >= Kind::unhorse && kind <= Kind::stunned; }
constexpr Card card_of(Kind action) {
  return static_cast<Card>(first_action + static_cast<int>(action) -
                           static_cast<int>(Kind::unhorse));
}
constexpr Kind action_of(Card card) {
  return static_cast<Kind>(static_cast<int>(Kind::unhorse) + card - first_action);
}

// A card in front of a player: a place in his display, or his Shield or Stunned.
using Spot = std::uint8_t;
inline constexpr Spot shield_spot = 0xf0;
inline constexpr Spot stunned_spot = 0xf1;
constexpr bool in_display(Spot spot) { return spot < display_cards; }

// An action card as it is announced (I24).
struct Action {
  Kind kind = Kind::open;  // none of them: nothing is announced
  Seat target{};
  Color color{};
  Spot own = 0;
  Spot his = 0;

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// What the game waits for. `open` and `turn` ask the player at turn, `reaction` to `turn_end` those
// who are named in `asked`; `unsettled` stands in a position where nobody can act.
enum class Stage : std::uint8_t {
  dealer,
  deal,
  draw,
  steal,  // chance
  open,
  turn,  // the player at turn
  reaction,
  keep,
  give_back,
  take,  // the player who is asked
  unsettled,
  over
};

// The open question: what is waited for, who has to answer, what was announced.
struct Pending {
  Stage stage = Stage::dealer;
  Seat asked{};        // of the deal: who gets the next hand
  Action announced{};  // a card on the table, in no pile (reaction, steal)

  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

// What everyone may see. Who may act depends on nothing else.
struct Board {
  Rules rules;
  Color color = no_color;  // none: a tournament is to be opened
  Seat turn{};
  Seat dealer = nobody;
  SeatSet in;            // players still in the tournament
  Seat shield = nobody;  // in front of whom it lies; there is one Shield and one Stunned
  Seat stunned = nobody;
  std::uint8_t purple_banned = 0;  // 1: the next tournament may not open in purple (I7)
  std::uint8_t played = 0;         // 1: a card was played from hand in this turn (I11)
  std::uint8_t added = 0;          // cards added to the display in this turn (I22)
  std::uint8_t deck = deck_size;
  Pending pending;
  SeatSet winners{};
  std::array<Tokens, most_players> tokens{};
  std::array<std::uint8_t, most_players> hand_size{};
  Displays displays;
  Cards discards;

  // I1
  constexpr int tokens_to_win() const { return rules.players <= 3 ? 5 : 4; }
  // I11, I12: what a display is worth in this tournament.
  int total(Seat seat) const {
    const bool by_number = color == Color::green && !planted(Fault::I12_green_by_value);
    return by_number ? displays.size(seat) : displays.sum(seat);
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct State {
  Board board;
  std::array<Cards, most_players> hands{};
  Cards deck = full_deck();  // counts, not an order: a card not yet drawn does not exist

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

// One line of a record.
struct Move {
  Kind kind = Kind::open;
  Seat seat{};
  Seat target{};           // of an action card; of steal, who lost the card
  Color color{};           // named, taken, returned, won
  Spot own = 0;            // of retreat, outwit, keep
  Spot his = 0;            // of dodge, outwit
  Card card = 0;           // of open, play, draw, steal
  std::uint8_t count = 0;  // cards of a deal, draw or reveal, even where they are hidden
  Cards cards{};           // of deal and reveal

  friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) <= 64);

// What of a move only a decision has: short lists of these are quick to make.
struct alignas(8) Decision {
  Kind kind = Kind::open;
  Seat seat{};
  Seat target{};
  Color color{};
  Spot own = 0;
  Spot his = 0;
  Card card = 0;
  std::uint8_t count = 0;

  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

constexpr Decision decision_of(const Move& move) {
  return {move.kind, move.seat, move.target, move.color, move.own, move.his, move.card, move.count};
}
constexpr Move move_of(const Decision& decision) {
  return {.kind = decision.kind,
          .seat = decision.seat,
          .target = decision.target,
          .color = decision.color,
          .own = decision.own,
          .his = decision.his,
          .card = decision.card,
          .count = decision.count};
}

constexpr Action action_of(const Move& move) {
  return {move.kind, move.target, move.color, move.own, move.his};
}

// Why a move is refused.
HASTILUDE_NAMED_ENUM(Reason, game_over, not_your_turn, not_now, not_held, must_open, wrong_color,
                     purple_banned, second_maiden, one_card_a_turn, nothing_played, not_highest,
                     wrong_tournament, wrong_new_color, oneself, not_in, no_display, is_shielded,
                     last_card, no_such_card, no_effect, empty_hand, not_in_front, would_empty,
                     token_held, no_token, wrong_value, wrong_seat, wrong_count, not_in_deck,
                     nothing_to_draw, must_draw, not_in_hand)

// A display of so many cards is crowded: what random play should come to, too.
inline constexpr int crowded = 8;

// Branches of the rules that the contract suite wants to have seen.
HASTILUDE_NAMED_ENUM(Branch, I1_game_won, I5_shuffle_after_draw, I8_nothing_to_open, I8_only_banned,
                     I9_crowded_display, I13_maiden_without_token, I14_without_playing,
                     I15_token_held, I18_first_card_stays, I21_front_card, I21_not_entered,
                     I23_choice, I23_no_choice, I25_cancelled, I25_ivanhoe_lies_open)

}  // namespace hastilude::ivanhoe
