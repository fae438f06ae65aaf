#include "games/castles/text.h"

#include <algorithm>

namespace hastilude::castles {
namespace {

constexpr std::string_view card_expected =
    "a card: f1 to f4, a1 .., x1 .., h1 .., ivanhoe, locksley";

// Decisions name their cards in one order, so that each has one spelling.
enum class Order : std::uint8_t { any, sorted };

std::optional<Complaint> read_cards(Words& words, Move& move, Order order) {
  int last = 0;
  move.count = 0;
  while (!words.done()) {
    const Result<int, Complaint> card = read_card(words);
    if (!card) return card.error();
    if (order == Order::sorted && *card < last)
      return complain("cards out of order", "expected f, a, x, h by coat of arms, then heroes");
    if (move.count++ == deck_size) return complain("too many cards", "expected at most 66");
    move.cards.add(*card);
    last = *card;
  }
  if (move.count == 0) return complain_about(words, card_expected);
  return {};
}

std::optional<Complaint> read_single(Words& words, Move& move) {
  const Result<int, Complaint> card = read_card(words);
  if (!card) return card.error();
  move.card = static_cast<std::uint8_t>(*card);
  return {};
}

std::optional<Complaint> read_attack(Words& words, Move& move) {
  const Result<int, Complaint> castle = read_castle(words);
  if (!castle) return castle.error();
  move.castle = static_cast<std::uint8_t>(*castle);
  if (const auto complaint = read_cards(words, move, Order::sorted)) return complaint;
  move.count = 0;  // an army is never hidden, so its cards say how many
  return {};
}

std::optional<Complaint> read_lord(Words& words, int players, Move& move) {
  const Result<Seat, Complaint> lord = read_blazon(words, players);
  if (!lord) return lord.error();
  move.lord = *lord;
  return {};
}

std::optional<Complaint> read_accepted(Words& words, int players, Move& move) {
  const Result<Seat, Complaint> from = read_seat(words, players);
  if (!from) return from.error();
  move.from = *from;
  return {};
}

std::optional<Complaint> read_decision(Words& words, int players, Move& move) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::keep, Kind::bid);
  if (!kind) {
    return Complaint{wrong_word(words, "unknown action"),
                     Text<200>("expected keep, trade, discard, offer, decline, accept, refuse, "
                               "attack, pass, advance, hold, place, skip, ransom or bid")};
  }
  words.next();
  move.kind = *kind;
  switch (move.kind) {
    case Kind::keep:
    case Kind::offer: return read_single(words, move);
    case Kind::accept: return read_accepted(words, players, move);
    case Kind::attack: return read_attack(words, move);
    case Kind::ransom: return read_lord(words, players, move);
    case Kind::bid:
      if (words.peek().starts_with('b')) return read_lord(words, players, move);
      return read_cards(words, move, Order::sorted);
    default: return {};
  }
}

std::optional<Complaint> read_points(Words& words, int players, Move& move) {
  move.count = static_cast<std::uint8_t>(players);
  for (const Seat seat : SeatSet::all(players)) {
    const Result<int, Complaint> points = read_number(words, 0, 35);
    if (!points) return points.error();
    move.points[seat.index] = static_cast<std::uint8_t>(*points);
  }
  return {};
}

// The winners, ascending.
std::optional<Complaint> read_winners(Words& words, int players, Move& move) {
  do {
    const Result<Seat, Complaint> seat = read_seat(words, players);
    if (!seat) return seat.error();
    if (move.winners.bits() >> seat->index != 0)
      return complain("seats out of order", "expected each winner once, ascending");
    move.winners.insert(*seat);
  } while (!words.done());
  return {};
}

std::optional<Complaint> read_event(Words& words, int players, Move& move) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::starter, Kind::result);
  if (!kind) {
    return Complaint{
        wrong_word(words, "unknown line"),
        Text<200>("expected a seat with an action, or starter, deal, draw, capture, score or "
                  "result")};
  }
  words.next();
  move.kind = *kind;
  if (move.kind == Kind::score) return read_points(words, players, move);
  if (move.kind == Kind::result) return read_winners(words, players, move);
  const Result<Seat, Complaint> seat = read_seat(words, players);
  if (!seat) return seat.error();
  move.seat = *seat;
  if (move.kind == Kind::capture) return read_lord(words, players, move);
  if (move.kind == Kind::starter) return {};
  return read_cards(words, move, Order::any);
}

}  // namespace

Result<int, Complaint> read_card(Words& words) {
  const auto found = std::find(card_names.begin(), card_names.end(), words.peek());
  if (found == card_names.end()) return complain_about(words, card_expected);
  words.next();
  return static_cast<int>(found - card_names.begin());
}

Result<int, Complaint> read_castle(Words& words) {
  const auto found = std::find(castle_names.begin(), castle_names.end(), words.peek());
  if (found == castle_names.end())
    return complain_about(words, "a castle: k5, k6, k7a, k7b or k10");
  words.next();
  return static_cast<int>(found - castle_names.begin());
}

Result<Seat, Complaint> read_blazon(Words& words, int players) {
  const std::string_view word = words.peek();
  if (word.starts_with('b')) {
    const std::optional<int> number = to_number(word.substr(1));
    if (number && *number >= 1 && *number <= players) {
      words.next();
      return seat_number(*number);
    }
  }
  return Complaint{wrong_word(words),
                   Text<200>("expected a blazon of a lord who plays, b1 to b", players)};
}

void write(Sink& sink, const Move& move) {
  sink.begin(name_of(move.kind));
  switch (move.kind) {
    case Kind::keep:
    case Kind::offer:
      sink.add(move.card == no_card ? Term::hidden() : Term::card(card_names[move.card]));
      break;
    case Kind::accept: sink.add(move.from); break;
    case Kind::attack:
      sink.add(castle_term(move.castle));
      add_cards(sink, move.cards, 0, card_names);
      break;
    case Kind::ransom: sink.add(blazon_term(move.lord)); break;
    case Kind::bid:
      if (move.lord != nobody) sink.add(blazon_term(move.lord));
      add_cards(sink, move.cards, move.count, card_names);
      break;
    case Kind::starter: sink.add(move.seat); break;
    case Kind::deal:
    case Kind::draw:
      sink.add(move.seat);
      add_cards(sink, move.cards, move.count, card_names);
      break;
    case Kind::capture:
      sink.add(move.seat);
      sink.add(blazon_term(move.lord));
      break;
    case Kind::score:
      for (const Seat seat : SeatSet::all(move.count)) sink.add(move.points[seat.index]);
      break;
    case Kind::result:
      for (const Seat seat : move.winners) sink.add(seat);
      break;
    default: break;
  }
  sink.end();
}

Result<Move, Complaint> read(int players, Words words) {
  Move move;
  std::optional<Complaint> complaint;
  if (words.peek().starts_with('@')) {
    const Result<Seat, Complaint> seat = read_seat(words, players);
    if (!seat) return seat.error();
    move.seat = *seat;
    complaint = read_decision(words, players, move);
  } else {
    complaint = read_event(words, players, move);
  }
  if (!complaint) complaint = end_of_line(words);
  if (complaint) return *complaint;
  return move;
}

}  // namespace hastilude::castles
