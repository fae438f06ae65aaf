#include "games/engarde/text.h"

#include <algorithm>

#include "games/engarde/legal.h"

namespace hastilude::engarde {
namespace {

constexpr std::string_view decisions_expected =
    "expected forward, back, attack, advance, parry or retreat";

std::optional<int> to_card(std::string_view word) {
  const std::optional<int> card = to_number(word);
  return card && *card >= 1 && *card <= highest_card ? card : std::nullopt;
}

Result<int, Complaint> read_card(Words& words) {
  if (const std::optional<int> card = to_card(words.peek())) {
    words.next();
    return *card;
  }
  return complain_about(words, "a card, 1 to 5");
}

// The cards up to the end of the line, at most a hand.
std::optional<Complaint> read_cards(Words& words, Move& move) {
  while (!words.done()) {
    const Result<int, Complaint> card = read_card(words);
    if (!card) return card.error();
    if (move.count == full_hand) return complain("too many cards", "expected at most 5");
    move.cards.add(*card);
    ++move.count;
  }
  if (move.count == 0) return complain_about(words, "a card, 1 to 5");
  return {};
}

// An attack's value and number of cards: 4x2.
Result<Attack, Complaint> read_blow(Words& words) {
  const std::string_view word = words.peek();
  if (word.size() == 3 && word[1] == 'x') {
    const std::optional<int> value = to_card(word.substr(0, 1));
    const std::optional<int> count = to_card(word.substr(2, 1));
    if (value && count) {
      words.next();
      return Attack{.value = static_cast<std::uint8_t>(*value),
                    .count = static_cast<std::uint8_t>(*count)};
    }
  }
  return complain_about(words, "a card and how many of it, as 4x2");
}

std::optional<Complaint> read_blow_of(Words& words, Move& move) {
  const Result<Attack, Complaint> blow = read_blow(words);
  if (!blow) return blow.error();
  move.value = blow->value;
  move.count = blow->count;
  return {};
}

std::optional<Complaint> read_step_of(Words& words, Move& move) {
  const Result<int, Complaint> card = read_card(words);
  if (!card) return card.error();
  move.card = static_cast<std::uint8_t>(*card);
  return {};
}

std::optional<Complaint> read_decision(Words& words, Move& move) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::forward, Kind::retreat);
  if (!kind) return Complaint{wrong_word(words, "unknown action"), Text<200>(decisions_expected)};
  words.next();
  move.kind = *kind;
  if (move.kind == Kind::parry) return {};
  if (move.kind == Kind::attack) return read_blow_of(words, move);
  if (const auto complaint = read_step_of(words, move)) return complaint;
  if (move.kind != Kind::advance) return {};
  if (!words.take("attack")) return complain_about(words, "attack");
  return read_blow_of(words, move);
}

std::optional<Complaint> read_event(Words& words, Move& move) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::starter, Kind::result);
  if (!kind) {
    return Complaint{
        wrong_word(words, "unknown line"),
        Text<200>(
            "expected a seat with an action, or starter, deal, draw, reveal, round or result")};
  }
  words.next();
  move.kind = *kind;
  if (move.kind == Kind::round && words.take("-")) {
    move.seat = nobody;
    return {};
  }
  const Result<Seat, Complaint> seat = read_seat(words, 2);
  if (!seat) return seat.error();
  move.seat = *seat;
  if (move.kind == Kind::reveal && words.take("-")) return {};
  if (move.kind == Kind::deal || move.kind == Kind::draw || move.kind == Kind::reveal)
    return read_cards(words, move);
  return {};
}

}  // namespace

void write(Sink& sink, const Move& move) {
  const Term blow = Term::cards(card_names[move.value], move.count);
  sink.begin(name_of(move.kind));
  switch (move.kind) {
    case Kind::forward:
    case Kind::back:
    case Kind::retreat: sink.add(Term::card(card_names[move.card])); break;
    case Kind::attack: sink.add(blow); break;
    case Kind::advance:
      sink.add(Term::card(card_names[move.card]));
      sink.add("attack");
      sink.add(blow);
      break;
    case Kind::parry: break;
    case Kind::deal:
    case Kind::draw:
    case Kind::reveal:
      sink.add(move.seat);
      if (move.kind == Kind::reveal && move.count == 0) sink.add(Term::none());
      add_cards(sink, move.cards, move.count, card_names);
      break;
    default: sink.add(move.seat);
  }
  sink.end();
}

Result<Move, Complaint> read(Words words) {
  Move move;
  std::optional<Complaint> complaint;
  if (words.peek().starts_with('@')) {
    const Result<Seat, Complaint> seat = read_seat(words, 2);
    if (!seat) return seat.error();
    move.seat = *seat;
    complaint = read_decision(words, move);
  } else {
    complaint = read_event(words, move);
  }
  if (!complaint) complaint = end_of_line(words);
  if (complaint) return *complaint;
  return move;
}

}  // namespace hastilude::engarde
