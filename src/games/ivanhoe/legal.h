// Ivanhoe: what may be decided, from what the seat that decides can see: the table and its own
// hand.
#pragma once

#include "core/game.h"
#include "games/ivanhoe/actions.h"
#include "games/ivanhoe/board.h"

namespace hastilude::ivanhoe {

// I7: colours that a tournament may open in.
inline bool may_open_in(const Board& board, Color color) {
  return color != Color::purple || board.purple_banned == 0 || planted(Fault::I7_ban_ignored);
}

// I8: whether a hand has a card to open with.
inline bool can_open(const Board& board, const Cards& hand) {
  const int first = hand.next_kind(may_open_in(board, Color::purple) ? 0 : end_of(Color::purple));
  return is_display_card(first);
}

// Who has to decide, where a decision is due.
inline Seat decider(const Board& board) {
  const Stage stage = board.pending.stage;
  return stage == Stage::open || stage == Stage::turn ? board.turn : board.pending.asked;
}

// I25: who is asked after the one who is asked now; the player at turn: nobody is left.
inline Seat next_asked(const Board& board) { return next_in(board.in, board.pending.asked); }

// I11: somebody else in the tournament whom this display does not exceed; nobody: it is the
// highest.
inline Seat not_exceeded(const Board& board, Seat seat) {
  const int most = board.total(seat) - (planted(Fault::I11_equal_stays) ? 0 : 1);
  for (const Seat other : board.in) {
    if (other != seat && board.total(other) > most) return other;
  }
  return nobody;
}

inline bool has_played(const Board& board) {
  return board.played != 0 || planted(Fault::I11_nothing_played);
}
inline bool may_stay(const Board& board, Seat seat) {
  return has_played(board) && not_exceeded(board, seat) == nobody;
}

inline Verdict check_stay(const Board& board, Seat seat) {
  if (!has_played(board)) return refuse(Reason::nothing_played, 11);
  const Seat other = not_exceeded(board, seat);
  if (other == nobody) return {};
  return refuse(Reason::not_highest, 11, about_number(board.total(seat)), about(other));
}

inline Verdict check_card(const Board& board, Seat seat, Card card) {
  if (!fits(board.color, card) && !planted(Fault::I9_any_color))
    return refuse(Reason::wrong_color, 9, about_card(card));
  if (card == maiden && board.displays.tally(seat).has_maiden() && !planted(Fault::I10_two_maidens))
    return refuse(Reason::second_maiden, 10);
  if (!may_add(board, seat)) return refuse(Reason::one_card_a_turn, 22);
  return {};
}

// ---- the list

// Calls a visitor until it wants no more.
template <class Each>
class Lister {
 public:
  explicit Lister(Each& each) : each_(each) {}
  bool done() const { return done_; }
  void operator()(const Move& move) {
    if (!done_) done_ = each_(move) == Visit::stop;
  }

 private:
  Each& each_;
  bool done_ = false;
};

// Calls `visit` for the seats of a set but one, clockwise from its left.
template <class Visitor>
inline void for_each_other(SeatSet seats, Seat seat, Visitor&& visit) {
  // Turned by so much that the seat to the left is the lowest; the seat itself is cut off.
  const unsigned first = seat.index + 1U;
  const unsigned turned = (seats.bits() | seats.bits() << 8) >> first & 0x7fU;
  for (const Seat turn : SeatSet::from_bits(turned))
    visit(Seat{static_cast<std::uint8_t>((turn.index + first) & 7U)});
}

// Kinds of card as bits, as CardCounts has them.
inline constexpr std::uint64_t supporter_bits = std::uint64_t{7} << first_supporter;
inline constexpr std::uint64_t action_bits = ~std::uint64_t{0} << first_action;

// I9: cards of a colour, and supporters; made once, since every list asks for them.
inline constexpr std::array<std::uint64_t, color_count> fitting_by_color = [] {
  std::array<std::uint64_t, color_count> bits{};
  for (int color = 0; color < color_count; ++color) {
    const Color of = static_cast<Color>(color);
    bits[static_cast<std::size_t>(color)] =
        ((std::uint64_t{1} << end_of(of)) - (std::uint64_t{1} << first_of(of))) | supporter_bits;
  }
  return bits;
}();
constexpr std::uint64_t fitting_bits(Color color) {
  return fitting_by_color[static_cast<std::size_t>(color)];
}

// Calls `visit` for each kind of card whose bit is set.
template <class Visitor>
constexpr void for_each_bit(std::uint64_t kinds, Visitor&& visit) {
  for (; kinds != 0; kinds &= kinds - 1) visit(static_cast<Card>(std::countr_zero(kinds)));
}

template <class List>
inline void list_openings(const Board& board, Seat seat, std::uint64_t held, List& list) {
  for (int color = 0; color < color_count; ++color) {
    const Color named = static_cast<Color>(color);
    if (!may_open_in(board, named)) continue;
    for_each_bit(held & fitting_bits(named), [&](Card card) {
      list(Move{.kind = Kind::open, .seat = seat, .color = named, .card = card});
    });
  }
}

template <class List>
inline void list_cards(const Board& board, Seat seat, std::uint64_t held, List& list) {
  if (!may_add(board, seat)) return;
  for_each_bit(held & fitting_bits(board.color), [&](Card card) {
    if (card == maiden && check_card(board, seat, maiden)) return;
    list(Move{.kind = Kind::play, .seat = seat, .card = card});
  });
}

// Calls `visit` with each place in front of a player.
template <class Visitor>
inline void for_each_spot(const Board& board, Seat seat, Visitor&& visit) {
  for (int spot = 0; spot < board.displays.size(seat); ++spot) visit(static_cast<Spot>(spot));
  if (board.shield == seat) visit(shield_spot);
  if (board.stunned == seat) visit(stunned_spot);
}

// All ways in which an action card might be announced, without those that can be ruled out at a
// glance; check_action tells which of them can be.
template <class Visitor>
inline void for_each_way(const Board& board, Seat seat, Kind kind, Visitor&& visit) {
  switch (kind) {
    case Kind::unhorse:
    case Kind::change_weapon:
      if (board.color == Color::green) break;
      for (const Color color : {Color::red, Color::blue, Color::yellow})
        visit(Action{.kind = kind, .color = color});
      break;
    case Kind::break_lance:
    case Kind::riposte:
      for_each_other(affected_by(board, seat), seat, [&](Seat other) {
        if (board.displays.size(other) > 0) visit(Action{.kind = kind, .target = other});
      });
      break;
    case Kind::stunned:
      for_each_other(board.in, seat,
                     [&](Seat other) { visit(Action{.kind = kind, .target = other}); });
      break;
    case Kind::knock_down:
      for_each_other(SeatSet::all(board.rules.players), seat,
                     [&](Seat other) { visit(Action{.kind = kind, .target = other}); });
      break;
    case Kind::dodge:
      for_each_other(affected_by(board, seat), seat, [&](Seat other) {
        for (int spot = 0; spot < board.displays.size(other); ++spot)
          visit(Action{.kind = kind, .target = other, .his = static_cast<Spot>(spot)});
      });
      break;
    case Kind::retreat:
      for (int spot = 0; spot < board.displays.size(seat); ++spot)
        visit(Action{.kind = kind, .own = static_cast<Spot>(spot)});
      break;
    case Kind::outwit:
      for_each_spot(board, seat, [&](Spot own) {
        for_each_other(board.in, seat, [&](Seat other) {
          for_each_spot(board, other, [&](Spot his) {
            visit(Action{.kind = kind, .target = other, .own = own, .his = his});
          });
        });
      });
      break;
    case Kind::ivanhoe: break;  // I25: never in one's own turn
    default: visit(Action{.kind = kind});
  }
}

inline Move announcement_of(Seat seat, const Action& action) {
  return {.kind = action.kind,
          .seat = seat,
          .target = action.target,
          .color = action.color,
          .own = action.own,
          .his = action.his};
}

template <class List>
inline void list_turn(const Board& board, Seat seat, std::uint64_t held, List& list) {
  list_cards(board, seat, held, list);
  for_each_bit(held & action_bits, [&](Card card) {
    for_each_way(board, seat, action_of(card), [&](const Action& action) {
      if (!list.done() && !check_action(board, seat, action)) list(announcement_of(seat, action));
    });
  });
  if (may_stay(board, seat)) list(Move{.kind = Kind::stay, .seat = seat});
  list(Move{.kind = Kind::withdraw, .seat = seat});
}

template <class List>
inline void list_keeps(const Board& board, Seat seat, List& list) {
  const std::span<const Card> display = board.displays.of(seat);
  const int value = board.displays.tally(seat).lowest_double();
  for (std::size_t spot = 0; spot < display.size(); ++spot) {
    if (values[display[spot]] == value)
      list(Move{.kind = Kind::keep, .seat = seat, .own = static_cast<Spot>(spot)});
  }
}

// I13: tokens that can be returned; I15: tokens that can be taken.
template <class List>
inline void list_tokens(const Board& board, Seat seat, Kind kind, List& list) {
  for (int color = 0; color < color_count; ++color) {
    const bool held = board.tokens[seat.index].has(static_cast<Color>(color));
    if (held == (kind == Kind::give_back))
      list(Move{.kind = kind, .seat = seat, .color = static_cast<Color>(color)});
  }
}

// All legal decisions of a seat that sees this table and holds this hand, each once.
template <class Each>
inline void list_moves(const Board& board, Seat seat, const Cards& hand, Each&& each) {
  if (seat != decider(board)) return;
  Lister<std::remove_reference_t<Each>> list(each);
  switch (board.pending.stage) {
    case Stage::open: return list_openings(board, seat, hand.kind_bits(), list);
    case Stage::turn: return list_turn(board, seat, hand.kind_bits(), list);
    case Stage::reaction:
      if (hand[ivanhoe_card] > 0) list(Move{.kind = Kind::ivanhoe, .seat = seat});
      return list(Move{.kind = Kind::pass, .seat = seat});
    case Stage::keep: return list_keeps(board, seat, list);
    case Stage::give_back: return list_tokens(board, seat, Kind::give_back, list);
    case Stage::take: return list_tokens(board, seat, Kind::take, list);
    default: return;
  }
}

// The same as decisions alone, behind `next`; gives where they end. Not a part of what calls it: it
// takes so many registers that more would be spilled than a call costs.
HASTILUDE_FLATTEN [[gnu::noinline]] inline Decision* list_decisions(
    const Board& board, const std::array<Cards, most_players>& hands, Decision* next) {
  const Seat seat = decider(board);
  list_moves(board, seat, hands[seat.index], [&next](const Move& move) {
    *next++ = decision_of(move);
    return Visit::more;
  });
  return next;
}

// ---- the law

inline Verdict check_opening(const Board& board, const Move& move, const Cards& hand) {
  if (move.kind != Kind::open) return refuse(Reason::must_open, 6);
  if (hand[move.card] == 0) return refuse(Reason::not_held, 6, about_card(move.card));
  if (!may_open_in(board, move.color)) return refuse(Reason::purple_banned, 7);
  if (!fits(move.color, move.card)) return refuse(Reason::wrong_color, 6, about_card(move.card));
  return {};
}

inline Verdict check_turn(const Board& board, const Move& move, const Cards& hand) {
  if (move.kind == Kind::play) {
    if (hand[move.card] == 0) return refuse(Reason::not_held, 9, about_card(move.card));
    return check_card(board, move.seat, move.card);
  }
  if (move.kind == Kind::stay) return check_stay(board, move.seat);
  if (move.kind == Kind::withdraw) return {};
  if (!is_action(move.kind)) return refuse(Reason::not_now, 4);
  const Card card = card_of(move.kind);
  if (hand[card] == 0) return refuse(Reason::not_held, 16, about_card(card));
  return check_action(board, move.seat, action_of(move));
}

inline Verdict check_reaction(const Move& move, const Cards& hand) {
  if (move.kind == Kind::pass) return {};
  if (move.kind != Kind::ivanhoe) return refuse(Reason::not_now, 25);
  if (hand[ivanhoe_card] == 0) return refuse(Reason::not_held, 25, about_card(ivanhoe_card));
  return {};
}

inline Verdict check_token(const Board& board, const Move& move) {
  const bool held = board.tokens[move.seat.index].has(move.color);
  if (board.pending.stage == Stage::take) {
    if (move.kind != Kind::take) return refuse(Reason::not_now, 15);
    return held ? Verdict(refuse(Reason::token_held, 15)) : Verdict();
  }
  if (move.kind != Kind::give_back) return refuse(Reason::not_now, 13);
  return held ? Verdict() : Verdict(refuse(Reason::no_token, 13));
}

// The law of decisions, for a seat that sees this table and holds this hand.
inline Verdict check_decision(const Board& board, const Move& move, const Cards& hand) {
  const Stage stage = board.pending.stage;
  if (stage == Stage::over) return refuse(Reason::game_over, 1);
  if (stage < Stage::open || stage == Stage::unsettled) return refuse(Reason::not_now, 4);
  if (move.seat != decider(board))
    return refuse(Reason::not_your_turn, stage == Stage::reaction ? 25 : 4, about(decider(board)));
  switch (stage) {
    case Stage::open: return check_opening(board, move, hand);
    case Stage::turn: return check_turn(board, move, hand);
    case Stage::reaction: return check_reaction(move, hand);
    case Stage::keep:
      if (move.kind != Kind::keep) return refuse(Reason::not_now, 23);
      return check_keep(board, move.seat, move.own);
    default: return check_token(board, move);
  }
}

}  // namespace hastilude::ivanhoe
