// En Garde: what may be done, from what the seat that decides can see: the table and its own hand.
#pragma once

#include <cstring>
#include <optional>

#include "games/engarde/board.h"

namespace hastilude::engarde {

// E5: forward by less than the distance.
inline int first_too_far(const Board& board) {
  return board.distance() + (planted(Fault::E5_forward_onto_opponent) ? 1 : 0);
}
inline bool can_go_forward(const Board& board, int card) { return card < first_too_far(board); }

// E5: back, but not off the strip.
inline int first_off_strip(const Board& board, Seat seat) {
  return board.advanced[seat.index] + (planted(Fault::E5_back_off_strip) ? 2 : 1);
}
inline bool can_go_back(const Board& board, Seat seat, int card) {
  return card < first_off_strip(board, seat);
}

// E8: once the pile is empty in the basic game, nobody moves any more.
inline bool only_attack_left(const Board& board) { return board.pile == 0; }

// E10, E14, E15: whether there is an answer to the attack on the table.
inline bool can_parry(const Board& board, const Cards& hand) {
  const int fewer = planted(Fault::E10_parry_with_fewer) ? 1 : 0;
  return hand[board.attack.value] >= board.attack.count - fewer;
}
inline bool can_retreat(const Board& board, Seat seat, int card) {
  return (board.attack.advanced != 0 || planted(Fault::E14_retreat_from_plain)) &&
         can_go_back(board, seat, card);
}
inline bool can_answer(const Board& board, Seat seat, const Cards& hand) {
  const int lowest = hand.next_kind(0);
  return can_parry(board, hand) || (lowest <= highest_card && can_retreat(board, seat, lowest));
}

// E6: whether the seat at turn has a legal action.
inline bool can_act(const Board& board, Seat seat, const Cards& hand) {
  const int distance = board.distance();
  if (!only_attack_left(board) && board.hand_size[seat.index] > 0) {
    if (distance > highest_card) return true;  // every card leads forward
    const int lowest = hand.next_kind(0);
    if (can_go_forward(board, lowest) || can_go_back(board, seat, lowest)) return true;
  }
  return distance <= highest_card && hand[distance] > 0;
}

constexpr Move step(Kind kind, Seat seat, int card) {
  return {.kind = kind, .seat = seat, .card = static_cast<std::uint8_t>(card)};
}
inline Move strike(Seat seat, int value, int count) {
  return {.kind = Kind::attack,
          .value = static_cast<std::uint8_t>(value),
          .count = static_cast<std::uint8_t>(count),
          .seat = seat};
}
inline Move lunge(Seat seat, int card, int value, int count) {
  Move move = strike(seat, value, count);
  move.kind = Kind::advance;
  move.card = static_cast<std::uint8_t>(card);
  return move;
}

// How many cards an attack with `held` of them may play: E7 one, E10 any number.
inline int most_in_attack(const Board& board, int held) {
  return board.rules.level == Level::basic && held > 1 ? 1 : held;
}

// How many cards of `value` are left for the attack after an advance by `card` (E13).
inline int left_to_attack(const Cards& hand, int card, int value) {
  return hand[value] - (card == value && !planted(Fault::E13_same_card_twice) ? 1 : 0);
}

template <class Each>
inline Visit list_attacks(const Board& board, Seat seat, const Cards& hand, Each& each) {
  const int distance = board.distance();
  if (distance > highest_card) return Visit::more;
  for (int count = 1; count <= most_in_attack(board, hand[distance]); ++count) {
    if (each(strike(seat, distance, count)) == Visit::stop) return Visit::stop;
  }
  return Visit::more;
}

// E13: forward by one card, then an attack from the new distance.
template <class Each>
inline Visit list_advances(const Board& board, Seat seat, const Cards& hand, Each& each) {
  for (const int card : hand.kinds()) {
    const int value = board.distance() - card;
    if (value < 1) break;
    if (value > highest_card) continue;
    for (int count = 1; count <= left_to_attack(hand, card, value); ++count) {
      if (each(lunge(seat, card, value, count)) == Visit::stop) return Visit::stop;
    }
  }
  return Visit::more;
}

template <class Each>
inline Visit list_steps(const Board& board, Seat seat, const Cards& hand, Each& each) {
  for (const int card : hand.kinds_below(first_too_far(board))) {
    if (each(step(Kind::forward, seat, card)) == Visit::stop) {
      return Visit::stop;
    }
  }
  for (const int card : hand.kinds_below(first_off_strip(board, seat))) {
    if (each(step(Kind::back, seat, card)) == Visit::stop) {
      return Visit::stop;
    }
  }
  return Visit::more;
}

template <class Each>
inline Visit list_answers(const Board& board, Seat seat, const Cards& hand, Each& each) {
  if (can_parry(board, hand) && each(step(Kind::parry, seat, 0)) == Visit::stop) return Visit::stop;
  for (const int card : hand.kinds()) {
    if (can_retreat(board, seat, card) && each(step(Kind::retreat, seat, card)) == Visit::stop)
      return Visit::stop;
  }
  return Visit::more;
}

// All legal decisions of a seat that sees this table and holds this hand, each once.
template <class Each>
inline void list_moves(const Board& board, Seat seat, const Cards& hand, Each&& each) {
  if (seat != board.turn) return;
  if (board.stage == Stage::defence) {
    list_answers(board, seat, hand, each);
  } else if (board.stage == Stage::turn) {
    if (!only_attack_left(board) && list_steps(board, seat, hand, each) == Visit::stop) return;
    if (list_attacks(board, seat, hand, each) == Visit::stop || only_attack_left(board)) return;
    if (board.rules.level == Level::advanced) list_advances(board, seat, hand, each);
  }
}

// ---- decisions of a list, a byte each

// Which decision it is; whose, and at what distance, the table tells.
enum class Decision : std::uint8_t {};
inline constexpr int first_back = highest_card;
inline constexpr int first_attack = first_back + highest_card;  // by the number of cards
inline constexpr int first_advance = first_attack + copies;     // by card, then by number
inline constexpr int the_parry = first_advance + highest_card * copies;
inline constexpr int first_retreat = the_parry + 1;
inline constexpr int decision_count = first_retreat + highest_card;

constexpr Decision numbered(int number) { return static_cast<Decision>(number); }

// What it says of the move, whatever the table.
struct alignas(4) Shape {
  Kind kind = Kind::forward;
  std::uint8_t card = 0;
  std::uint8_t count = 0;
};
inline constexpr std::array<Shape, decision_count> shapes = [] {
  std::array<Shape, decision_count> all{};
  const auto at = [&](int number) -> Shape& { return all[static_cast<std::size_t>(number)]; };
  for (std::uint8_t card = 1; card <= highest_card; ++card) {
    at(card - 1) = {Kind::forward, card};
    at(first_back + card - 1) = {Kind::back, card};
    at(first_retreat + card - 1) = {Kind::retreat, card};
    for (std::uint8_t count = 1; count <= copies; ++count) {
      at(first_attack + count - 1) = {Kind::attack, 0, count};
      at(first_advance + (card - 1) * copies + count - 1) = {Kind::advance, card, count};
    }
  }
  at(the_parry) = {Kind::parry};
  return all;
}();

constexpr Decision decision_of(const Move& move) {
  switch (move.kind) {
    case Kind::forward: return numbered(move.card - 1);
    case Kind::back: return numbered(first_back + move.card - 1);
    case Kind::attack: return numbered(first_attack + move.count - 1);
    case Kind::advance: return numbered(first_advance + (move.card - 1) * copies + move.count - 1);
    case Kind::parry: return numbered(the_parry);
    default: return numbered(first_retreat + move.card - 1);
  }
}
inline Move move_of(const Board& board, Decision decision) {
  const Shape shape = shapes[static_cast<std::size_t>(decision)];
  const bool attacks = shape.kind == Kind::attack || shape.kind == Kind::advance;
  return {.kind = shape.kind,
          .value = static_cast<std::uint8_t>(attacks ? board.distance() - shape.card : 0),
          .count = shape.count,
          .seat = board.turn,
          .card = shape.card};
}

// Lists of steps, made once, by the cards that allow one (a bit each, from the first): a list of
// decisions begins with two copies of them.
struct alignas(8) Steps {
  std::array<Decision, 7> steps{};
  std::uint8_t size = 0;
};
using StepLists = std::array<Steps, 1U << (highest_card + 1)>;
constexpr StepLists all_steps(int first) {
  StepLists lists{};
  for (std::size_t cards = 0; cards < lists.size(); ++cards) {
    for (int card = 1; card <= highest_card; ++card) {
      if ((cards >> card & 1U) != 0)
        lists[cards].steps[lists[cards].size++] = numbered(first + card - 1);
    }
  }
  return lists;
}
// The cards below each number, a bit each: masks for the lists.
inline constexpr auto cards_below = [] {
  std::array<std::uint8_t, strip_length + 2> below{};
  for (std::size_t limit = 0; limit < below.size(); ++limit)
    below[limit] = static_cast<std::uint8_t>(limit > highest_card ? 0xff : (1U << limit) - 1);
  return below;
}();
inline constexpr StepLists forward_lists = all_steps(0);
inline constexpr StepLists back_lists = all_steps(first_back);

// Writes a whole word, whatever the list has: behind it there must be room for so much.
inline Decision* add_steps(Decision* next, const Steps& steps) {
  std::memcpy(next, &steps, sizeof steps);
  return next + steps.size;
}

// What list_moves lists for the seat at turn, in the same order, from `next` on; gives where it
// ends.
inline Decision* list_decisions(const Board& board, const Cards& hand, Decision* next) {
  auto add = [&next](const Move& move) {
    *next++ = decision_of(move);
    return Visit::more;
  };
  if (board.stage == Stage::defence) {
    list_answers(board, board.turn, hand, add);
    return next;
  }
  if (!only_attack_left(board)) {
    const std::uint64_t held = hand.kind_bits();
    const auto below = [](int limit) { return cards_below[static_cast<std::size_t>(limit)]; };
    next = add_steps(next, forward_lists[held & below(first_too_far(board))]);
    next = add_steps(next, back_lists[held & below(first_off_strip(board, board.turn))]);
  }
  list_attacks(board, board.turn, hand, add);
  if (board.rules.level == Level::advanced && !only_attack_left(board))
    list_advances(board, board.turn, hand, add);
  return next;
}

// ---- the law

inline std::optional<Refusal> check_answer(const Board& board, const Move& move,
                                           const Cards& hand) {
  if (move.kind == Kind::parry) {
    if (can_parry(board, hand)) return {};
    return refuse(Reason::cannot_parry, 10, about_card(board.attack.value),
                  about_number(board.attack.count));
  }
  if (move.kind != Kind::retreat) return refuse(Reason::must_answer, 10);
  if (hand[move.card] == 0) return refuse(Reason::not_held, 14, about_card(move.card));
  if (board.attack.advanced == 0 && !planted(Fault::E14_retreat_from_plain)) {
    return refuse(Reason::cannot_retreat, 14);
  }
  if (!can_go_back(board, move.seat, move.card)) {
    return refuse(Reason::off_the_strip, 5, about_card(move.card),
                  about_number(board.advanced[move.seat.index]));
  }
  return {};
}

// The attack of a turn, plain or after an advance that has brought the fencers to `distance`.
inline std::optional<Refusal> check_attack(const Board& board, const Move& move, int distance,
                                           int held) {
  const int rule = board.rules.level == Level::basic ? 7 : 10;
  if (move.value != distance) {
    return refuse(Reason::wrong_distance, rule, about_card(move.value), about_number(distance));
  }
  if (held < move.count)
    return refuse(Reason::not_held, rule, about_card(move.value), about_number(move.count));
  if (move.count > most_in_attack(board, move.count)) return refuse(Reason::one_card, 7);
  return {};
}

inline std::optional<Refusal> check_step(const Board& board, const Move& move, const Cards& hand) {
  if (hand[move.card] == 0) return refuse(Reason::not_held, 5, about_card(move.card));
  if (move.kind == Kind::back) {
    if (can_go_back(board, move.seat, move.card)) return {};
    return refuse(Reason::off_the_strip, 5, about_card(move.card),
                  about_number(board.advanced[move.seat.index]));
  }
  if (can_go_forward(board, move.card)) return {};
  return refuse(Reason::too_far, 5, about_card(move.card), about_number(board.distance()));
}

inline std::optional<Refusal> check_turn(const Board& board, const Move& move, const Cards& hand) {
  if (move.kind == Kind::parry || move.kind == Kind::retreat) return refuse(Reason::not_now, 10);
  if (move.kind == Kind::attack) {
    return check_attack(board, move, board.distance(),
                        move.value <= highest_card ? hand[move.value] : 0);
  }
  if (only_attack_left(board)) return refuse(Reason::only_attack, 8);
  if (move.kind == Kind::advance && board.rules.level != Level::advanced)
    return refuse(Reason::level_lacks, 13);
  if (const auto refusal = check_step(board, move, hand)) return refusal;
  if (move.kind != Kind::advance) return {};
  return check_attack(board, move, board.distance() - move.card,
                      left_to_attack(hand, move.card, move.value));
}

// The law of decisions, for a seat that sees this table and holds this hand.
inline std::optional<Refusal> check_decision(const Board& board, const Move& move,
                                             const Cards& hand) {
  if (board.stage == Stage::over) return refuse(Reason::game_over, 2);
  if (board.stage != Stage::turn && board.stage != Stage::defence)
    return refuse(Reason::not_now, 4);
  if (move.seat != board.turn) return refuse(Reason::not_your_turn, 4, about(board.turn));
  return board.stage == Stage::defence ? check_answer(board, move, hand)
                                       : check_turn(board, move, hand);
}

}  // namespace hastilude::engarde
