// The Castles: what may be done, from what the seat that decides can see: the table and its own
// hand.
#pragma once

#include <optional>

#include "games/castles/armies.h"
#include "games/castles/board.h"
#include "games/castles/ransom.h"

namespace hastilude::castles {

// ---- who may act

constexpr bool collecting(Stage stage) { return stage == Stage::answer || stage == Stage::bid; }

// The seat that the open question is put to when so many have answered it.
inline Seat addressed(const Board& board, int answered) {
  const Pending& pending = board.pending;
  const int players = board.rules.players;
  if (pending.stage == Stage::sale) return pending.asker;
  if (!collecting(pending.stage)) return board.turn;
  int seat = pending.asker.index + 1 + answered;
  if (planted(Fault::C7_asks_backwards)) seat = pending.asker.index + players - 1 - answered;
  return Seat{static_cast<std::uint8_t>(seat % players)};
}
inline Seat addressed(const Board& board) { return addressed(board, board.pending.answered); }

// C15: while the player at turn chooses in C9, whoever holds a prisoner may offer one, once a turn.
inline SeatSet actors(const Board& board) {
  SeatSet seats(addressed(board));
  if (board.pending.stage != Stage::attack) return seats;
  for (int seat = 0; seat < board.rules.players; ++seat) {
    const Seat holder{static_cast<std::uint8_t>(seat)};
    if (may_ransom(board, holder)) seats.insert(holder);
  }
  return seats;
}

// ---- listing

// C12: if space 1 is free and there is a blazon in reserve.
inline bool can_place(const Board& board, int castle, Seat seat) {
  const bool free = board.track[static_cast<std::size_t>(castle)][0] == nobody ||
                    planted(Fault::C12_on_taken_space);
  return free && (board.reserve[seat.index] > 0 || planted(Fault::C12_without_reserve));
}

// C17: whose blazon stands on the highest occupied space.
inline Seat controller(const Board& board, int castle) {
  Seat highest = nobody;
  for (const Seat lord : board.track[static_cast<std::size_t>(castle)]) {
    if (lord != nobody && (highest == nobody || !planted(Fault::C17_lowest_controls)))
      highest = lord;
  }
  return highest;
}

// C17: each castle scores for who controls it.
inline std::array<std::uint8_t, max_seats> points_by_seat(const Board& board) {
  std::array<std::uint8_t, max_seats> points{};
  for (int castle = 0; castle < castle_count; ++castle) {
    const Seat lord = controller(board, castle);
    if (lord == nobody) continue;
    points[lord.index] = static_cast<std::uint8_t>(points[lord.index] +
                                                   castle_points[static_cast<std::size_t>(castle)]);
  }
  return points;
}

// C13: any castle may be attacked, one's own too.
inline bool may_attack(const Board& board, int castle, Seat seat) {
  return !planted(Fault::C13_own_castle_closed) || controller(board, castle) != seat;
}

constexpr Move plain(Kind kind, Seat seat) { return {.kind = kind, .seat = seat}; }
constexpr Move with_card(Kind kind, Seat seat, int card) {
  return {.kind = kind, .seat = seat, .card = static_cast<std::uint8_t>(card)};
}
constexpr Move accepting(Seat seat, Seat from) {
  return {.kind = Kind::accept, .seat = seat, .from = from};
}
constexpr Move onslaught(Seat seat, int castle) {
  return {.kind = Kind::attack, .seat = seat, .castle = static_cast<std::uint8_t>(castle)};
}

template <class Each>
inline Visit list_two(Seat seat, Kind yes, Kind no, Each& each) {
  if (each(plain(yes, seat)) == Visit::stop) return Visit::stop;
  return each(plain(no, seat));
}

template <class Each>
inline Visit list_keeps(const Board& board, Seat seat, Each& each) {
  const auto& [first, second] = board.pending.face_up;
  if (each(with_card(Kind::keep, seat, first)) == Visit::stop) return Visit::stop;
  if (second == first) return Visit::more;
  return each(with_card(Kind::keep, seat, second));
}

template <class Each>
inline Visit list_offers(Seat seat, const Cards& hand, Each& each) {
  for (const int card : hand.kinds()) {
    if (each(with_card(Kind::offer, seat, card)) == Visit::stop) return Visit::stop;
  }
  return each(plain(Kind::decline, seat));
}

template <class Each>
inline Visit list_choices(const Board& board, Seat seat, Each& each) {
  for (const Seat from : SeatSet::all(board.rules.players)) {
    if (board.pending.answers[from.index].declined()) continue;
    if (each(accepting(seat, from)) == Visit::stop) return Visit::stop;
  }
  return each(plain(Kind::refuse, seat));
}

// C9, C15: the player at turn attacks, passes or offers a prisoner; the others only the last.
template <class Each>
inline Visit list_turn(const Board& board, Seat seat, const Cards& hand, Each& each) {
  if (seat == board.turn) {
    std::array<int, castle_count> least{};
    for (std::size_t castle = 0; castle < castle_count; ++castle)
      least[castle] = least_army(board.garrison[castle]);
    const Muster muster(hand, *std::min_element(least.begin(), least.end()));
    for (std::size_t castle = 0; castle < castle_count; ++castle) {
      if (least[castle] > muster.largest) continue;
      const int at = static_cast<int>(castle);
      if (!may_attack(board, at, seat)) continue;
      if (list_armies(muster, least[castle], onslaught(seat, at), each) == Visit::stop)
        return Visit::stop;
    }
    if (each(plain(Kind::pass, seat)) == Visit::stop) return Visit::stop;
  }
  return list_ransoms(board, seat, each);
}

// All legal decisions of a seat that sees this table and holds this hand, each once.
template <class Each>
inline void list_moves(const Board& board, Seat seat, const Cards& hand, Each&& each) {
  const Stage stage = board.pending.stage;
  if (stage == Stage::attack) {
    list_turn(board, seat, hand, each);
    return;
  }
  if (seat != addressed(board)) return;
  switch (stage) {
    case Stage::keep: list_keeps(board, seat, each); break;
    case Stage::trade: list_two(seat, Kind::trade, Kind::discard, each); break;
    case Stage::answer: list_offers(seat, hand, each); break;
    case Stage::bid: list_bids(board, seat, hand, each); break;
    case Stage::choice:
    case Stage::sale: list_choices(board, seat, each); break;
    case Stage::advance: list_two(seat, Kind::advance, Kind::hold, each); break;
    case Stage::place: list_two(seat, Kind::place, Kind::skip, each); break;
    default: break;
  }
}

// ---- the law

// C9: an army that fits together, with more cards than the garrison.
inline std::optional<Refusal> check_attack(const Board& board, const Move& move,
                                           const Cards& hand) {
  if (const std::optional<int> card = missing(hand, move.cards))
    return refuse(Reason::not_held, 9, about_card(*card));
  if (!fit_together(move.cards) && !planted(Fault::C9_any_cards)) return refuse(Reason::no_army, 9);
  const int least = least_army(board.garrison[move.castle]);
  if (move.cards.total() < least)
    return refuse(Reason::too_few, 9, about_number(move.cards.total()), about_number(least));
  if (!may_attack(board, move.castle, move.seat)) return refuse(Reason::not_now, 13);
  return {};
}

inline std::optional<Refusal> check_bid(const Board& board, const Move& move, const Cards& hand) {
  if (move.lord != nobody) {
    if (board.prisoners[move.seat.index][move.lord.index] > 0) return {};
    return refuse(Reason::no_prisoner, 15, about(move.lord));
  }
  if (move.count > largest_bid()) return refuse(Reason::too_many, 15, about_number(largest_bid()));
  if (const std::optional<int> card = missing(hand, move.cards))
    return refuse(Reason::not_held, 15, about_card(*card));
  return {};
}

inline std::optional<Refusal> check_ransom(const Board& board, const Move& move) {
  if (board.pending.stage != Stage::attack) return refuse(Reason::not_now, 15);
  if (board.prisoners[move.seat.index][move.lord.index] == 0)
    return refuse(Reason::no_prisoner, 15, about(move.lord));
  if (!may_ransom(board, move.seat)) return refuse(Reason::ransom_used, 15);
  return {};
}

// The rule that puts the open question, for refusals.
constexpr int rule_of(Stage stage) {
  switch (stage) {
    case Stage::starter:
    case Stage::deal: return 4;
    case Stage::draw: return 5;
    case Stage::keep: return 6;
    case Stage::trade:
    case Stage::answer:
    case Stage::choice: return 7;
    case Stage::attack: return 9;
    case Stage::bid:
    case Stage::sale: return 15;
    case Stage::advance: return 11;
    case Stage::place: return 12;
    case Stage::over: break;
  }
  return 16;
}

// Whether this kind of decision answers this question. (A ransom is checked by itself.)
constexpr bool answers(Kind kind, Stage stage) {
  switch (kind) {
    case Kind::keep: return stage == Stage::keep;
    case Kind::trade:
    case Kind::discard: return stage == Stage::trade;
    case Kind::offer: return stage == Stage::answer;
    case Kind::bid: return stage == Stage::bid;
    case Kind::decline: return collecting(stage);
    case Kind::accept:
    case Kind::refuse: return stage == Stage::choice || stage == Stage::sale;
    case Kind::attack:
    case Kind::pass: return stage == Stage::attack;
    case Kind::advance:
    case Kind::hold: return stage == Stage::advance;
    case Kind::place:
    case Kind::skip: return stage == Stage::place;
    default: return false;
  }
}

// The law of decisions, for a seat that sees this table and holds this hand.
inline std::optional<Refusal> check_decision(const Board& board, const Move& move,
                                             const Cards& hand) {
  const Pending& pending = board.pending;
  const int rule = rule_of(pending.stage);
  if (pending.stage == Stage::over) return refuse(Reason::game_over, 16);
  if (pending.stage <= Stage::draw || ended(board)) return refuse(Reason::not_now, rule);
  if (move.kind == Kind::ransom) return check_ransom(board, move);
  if (move.seat != addressed(board))
    return refuse(Reason::not_your_turn, rule, about(addressed(board)));
  if (!answers(move.kind, pending.stage)) return refuse(Reason::not_now, rule);
  switch (move.kind) {
    case Kind::keep:
      if (move.card == pending.face_up[0] || move.card == pending.face_up[1]) return {};
      return refuse(Reason::not_face_up, 6, about_card(move.card));
    case Kind::offer:
      if (hand[move.card] > 0) return {};
      return refuse(Reason::not_held, 7, about_card(move.card));
    case Kind::accept:
      if (!pending.answers[move.from.index].declined()) return {};
      return refuse(Reason::no_offer, rule, about(move.from));
    case Kind::attack: return check_attack(board, move, hand);
    case Kind::bid: return check_bid(board, move, hand);
    default: return {};
  }
}

// ---- drawing one

inline Move sample_turn(const Board& board, Seat seat, const Cards& hand, Random& random) {
  const Tally tally(hand);
  std::array<int, castle_count> armies{};
  int total = 0;
  for (std::size_t castle = 0; castle < castle_count; ++castle) {
    armies[castle] = count_armies(tally, least_army(board.garrison[castle]));
    total += armies[castle];
  }
  int index = random.below(total + 1 + count_ransoms(board, seat));
  for (int castle = 0; castle < castle_count; ++castle) {
    const std::size_t at = static_cast<std::size_t>(castle);
    if (index < armies[at]) {
      Move move = onslaught(seat, castle);
      move.cards = army_at(tally, least_army(board.garrison[at]), index);
      return move;
    }
    index -= armies[at];
  }
  return index == 0 ? plain(Kind::pass, seat) : ransom_at(board, seat, index - 1);
}

}  // namespace hastilude::castles
