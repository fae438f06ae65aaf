#include "games/castles/text.h"

#include <algorithm>

namespace hastilude::castles {
namespace {

constexpr std::string_view kind_letters = "faxh";
constexpr std::array<std::string_view, heroes> hero_names{"ivanhoe", "locksley"};
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

std::optional<Kind> kind_named(std::string_view word, Kind first, Kind last) {
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind) {
    if (word == name_of(static_cast<Kind>(kind))) return static_cast<Kind>(kind);
  }
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

void write_card(Line& line, int card) {
  if (card < soldiers) {
    line.add(kind_letters[static_cast<std::size_t>(card / coats)], card % coats + 1);
  } else {
    line.add(hero_names[static_cast<std::size_t>(card - soldiers)]);
  }
}

void write_cards(Line& line, const Cards& shown, int count) {
  for_each_kind(shown, [&](int card, int number) {
    for (count -= number; number > 0; --number) {
      line.add(' ');
      write_card(line, card);
    }
  });
  for (; count > 0; --count) line.add(" ?");
}

void write_blazon(Line& line, Seat lord) { line.add(" b", lord.number()); }

Result<int, Complaint> read_card(Words& words) {
  const std::string_view word = words.peek();
  int card = -1;
  if (word.size() == 2 && kind_letters.find(word[0]) != std::string_view::npos && word[1] >= '1' &&
      word[1] <= '4')
    card = soldier(static_cast<int>(kind_letters.find(word[0])), word[1] - '1');
  for (int hero = 0; hero < heroes; ++hero) {
    if (word == hero_names[static_cast<std::size_t>(hero)]) card = soldiers + hero;
  }
  if (card < 0) return complain_about(words, card_expected);
  words.next();
  return card;
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

void write(Line& line, const Move& move) {
  line.add(name_of(move.kind));
  switch (move.kind) {
    case Kind::keep:
    case Kind::offer: {
      Cards shown;
      if (move.card != no_card) shown.add(move.card);
      write_cards(line, shown, 1);
      break;
    }
    case Kind::accept: line.add(' ', move.from); break;
    case Kind::attack:
      line.add(' ', castle_names[move.castle]);
      write_cards(line, move.cards, 0);
      break;
    case Kind::ransom: write_blazon(line, move.lord); break;
    case Kind::bid:
      if (move.lord != nobody) write_blazon(line, move.lord);
      write_cards(line, move.cards, move.count);
      break;
    case Kind::starter: line.add(' ', move.seat); break;
    case Kind::deal:
    case Kind::draw:
      line.add(' ', move.seat);
      write_cards(line, move.cards, move.count);
      break;
    case Kind::capture:
      line.add(' ', move.seat);
      write_blazon(line, move.lord);
      break;
    case Kind::score:
      for (const Seat seat : SeatSet::all(move.count)) line.add(' ', move.points[seat.index]);
      break;
    case Kind::result:
      for (const Seat seat : move.winners) line.add(' ', seat);
      break;
    default: break;
  }
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
