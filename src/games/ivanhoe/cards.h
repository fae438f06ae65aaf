// Ivanhoe (Reiner Knizia): the 110 cards, in the order of docs/rules/ivanhoe.md.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/cards.h"
#include "core/named_enum.h"

namespace hastilude::ivanhoe {

HASTILUDE_NAMED_ENUM(Color, purple, red, blue, yellow, green)
inline constexpr Color no_color = Color::count;
inline constexpr int color_count = static_cast<int>(Color::count);

// A kind of card is its place in the order of the rules: 18 that go into displays, then 17 action
// cards.
using Card = std::uint8_t;
inline constexpr int card_kinds = 35;
inline constexpr int deck_size = 110;
inline constexpr int display_cards = 90;  // cards that can lie in displays

inline constexpr Card green_one = 14;
inline constexpr Card first_supporter = 15;
inline constexpr Card maiden = 17;
inline constexpr Card first_action = 18;
inline constexpr Card shield_card = 32;
inline constexpr Card stunned_card = 33;
inline constexpr Card ivanhoe_card = 34;
inline constexpr Card hidden_card = 0xff;  // a card that the viewer may not see

using Cards = CardCounts<card_kinds>;

inline constexpr std::array<std::string_view, card_kinds> card_names{"P3",
                                                                     "P4",
                                                                     "P5",
                                                                     "P7",
                                                                     "R3",
                                                                     "R4",
                                                                     "R5",
                                                                     "B2",
                                                                     "B3",
                                                                     "B4",
                                                                     "B5",
                                                                     "Y2",
                                                                     "Y3",
                                                                     "Y4",
                                                                     "G1",
                                                                     "S2",
                                                                     "S3",
                                                                     "M6",
                                                                     "unhorse",
                                                                     "change-weapon",
                                                                     "drop-weapon",
                                                                     "break-lance",
                                                                     "riposte",
                                                                     "dodge",
                                                                     "retreat",
                                                                     "knock-down",
                                                                     "outmaneuver",
                                                                     "charge",
                                                                     "countercharge",
                                                                     "disgrace",
                                                                     "adapt",
                                                                     "outwit",
                                                                     "shield",
                                                                     "stunned",
                                                                     "ivanhoe"};

inline constexpr std::array<std::uint8_t, card_kinds> copies{
    4, 4, 4, 2, 6, 6, 2, 4, 4, 4, 2, 4, 8, 2, 14, 8, 8, 4,  // displays
    1, 1, 1, 1, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1,  1, 1};    // actions

// Printed values of the cards that go into displays.
inline constexpr std::array<std::uint8_t, first_action> values{3, 4, 5, 7, 3, 4, 5, 2, 3,
                                                               4, 5, 2, 3, 4, 1, 2, 3, 6};
inline constexpr int highest_value = 7;

// Where the cards of each colour begin; supporters follow green.
inline constexpr std::array<Card, color_count + 1> color_begin{0, 4, 7, 11, 14, 15};

constexpr int index_of(Color color) { return static_cast<int>(color); }
constexpr Card first_of(Color color) { return color_begin[index_of(color)]; }
constexpr Card end_of(Color color) { return color_begin[index_of(color) + 1]; }

constexpr bool is_display_card(int card) { return card < first_action; }
constexpr bool is_supporter(int card) { return card >= first_supporter && card <= maiden; }
constexpr bool is_purple(int card) { return card < end_of(Color::purple); }

// I9: a card of the colour, or a supporter.
constexpr bool fits(Color color, int card) {
  return is_supporter(card) || (card >= first_of(color) && card < end_of(color));
}

constexpr Cards full_deck() {
  Cards deck;
  for (int card = 0; card < card_kinds; ++card) deck.add(card, copies[card]);
  return deck;
}
static_assert(full_deck().total() == deck_size);

}  // namespace hastilude::ivanhoe
