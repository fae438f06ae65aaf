#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {
namespace {

constexpr std::string_view decisions_expected =
    "expected open, play, stay, withdraw, an action card, pass, keep, take or return";

Term card_term(Card card) {
  return card == hidden_card ? Term::hidden() : Term::card(card_names[card]);
}

Term spot_term(Spot spot) {
  if (in_display(spot)) return Term::place(spot + 1);
  return card_term(spot == shield_spot ? shield_card : stunned_card);
}

void write_event(Sink& sink, const Move& move) {
  if (move.kind == Kind::shuffle) return;
  sink.add(move.seat);
  switch (move.kind) {
    case Kind::draw: return sink.add(move.count > 0 ? card_term(move.card) : Term::none());
    case Kind::steal: sink.add(move.target); return sink.add(card_term(move.card));
    case Kind::deal:
    case Kind::reveal:
      if (move.count == 0) sink.add(Term::none());
      return add_cards(sink, move.cards, move.count, card_names);
    case Kind::win: return sink.add(color_term(move.color));
    default: break;
  }
}

// ---- reading

Result<Spot, Complaint> read_place(Words& words) {
  const std::string_view word = words.peek();
  if (!word.empty() && word[0] == '#') {
    const std::optional<int> number = to_number(word.substr(1));
    if (number && *number >= 1 && *number <= display_cards) {
      words.next();
      return static_cast<Spot>(*number - 1);
    }
  }
  return complain_about(words, "a card of a display, as #1");
}

Result<Spot, Complaint> read_spot(Words& words) {
  if (words.take("shield")) return shield_spot;
  if (words.take("stunned")) return stunned_spot;
  if (words.peek().starts_with('#')) return read_place(words);
  return complain_about(words, "a card in front of a player: #1, shield or stunned");
}

// Puts what was read into its place, or tells what was wrong with it.
template <class Value, class Place>
std::optional<Complaint> store(const Result<Value, Complaint>& value, Place& place) {
  if (!value) return value.error();
  place = *value;
  return {};
}

std::optional<Complaint> read_display_card(Words& words, Move& move) {
  const Words before = words;
  if (const auto complaint = store(read_card(words), move.card)) return complaint;
  if (!is_display_card(move.card)) return complain_about(before, "a colour card or a supporter");
  return {};
}

std::optional<Complaint> read_outwit(Words& words, Move& move, int players) {
  if (const auto complaint = store(read_spot(words), move.own)) return complaint;
  if (const auto complaint = store(read_seat(words, players), move.target)) return complaint;
  return store(read_spot(words), move.his);
}

// The cards up to the end of the line.
std::optional<Complaint> read_cards(Words& words, Move& move) {
  do {
    Card card = 0;
    if (const auto complaint = store(read_card(words), card)) return complaint;
    if (move.cards[card] == copies[card]) {
      return Complaint{Text<200>("too many cards ", card_names[card]),
                       Text<200>("expected at most ", copies[card])};
    }
    move.cards.add(card);
    ++move.count;
  } while (!words.done());
  return {};
}

std::optional<Complaint> read_event_of(Words& words, Move& move, int players) {
  switch (move.kind) {
    case Kind::steal:
      if (const auto complaint = store(read_seat(words, players), move.target)) return complaint;
      return store(read_card(words), move.card);
    case Kind::draw:
      if (words.take("-")) return {};
      move.count = 1;
      return store(read_card(words), move.card);
    case Kind::reveal:
      if (words.take("-")) return {};
      return read_cards(words, move);
    case Kind::deal: return read_cards(words, move);
    case Kind::win:
      move.color = no_color;
      if (words.take("-")) return {};
      return store(read_color(words), move.color);
    default: return {};
  }
}

std::optional<Complaint> read_event(Words& words, Move& move, int players) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::dealer, Kind::result);
  if (!kind) {
    return Complaint{wrong_word(words, "unknown line"),
                     Text<200>("expected a seat with an action, or dealer, deal, draw, shuffle, "
                               "reveal, steal, win or result")};
  }
  words.next();
  move.kind = *kind;
  if (move.kind == Kind::shuffle) return {};
  if (const auto complaint = store(read_seat(words, players), move.seat)) return complaint;
  return read_event_of(words, move, players);
}

}  // namespace

Term color_term(Color color) {
  return color == no_color ? Term::none() : Term::thing("color", name_of(color));
}

void write_terms(Sink& sink, const Move& move) {
  switch (move.kind) {
    case Kind::open: sink.add(color_term(move.color)); return sink.add(card_term(move.card));
    case Kind::play: return sink.add(card_term(move.card));
    case Kind::unhorse:
    case Kind::change_weapon:
    case Kind::take:
    case Kind::give_back: return sink.add(color_term(move.color));
    case Kind::dodge: sink.add(move.target); return sink.add(spot_term(move.his));
    case Kind::retreat:
    case Kind::keep: return sink.add(spot_term(move.own));
    case Kind::outwit:
      sink.add(spot_term(move.own));
      sink.add(move.target);
      return sink.add(spot_term(move.his));
    case Kind::break_lance:
    case Kind::riposte:
    case Kind::knock_down:
    case Kind::stunned: return sink.add(move.target);
    default:
      if (move.kind >= Kind::dealer) write_event(sink, move);
  }
}

void write(Sink& sink, const Move& move) {
  sink.begin(name_of(move.kind));
  write_terms(sink, move);
  sink.end();
}

Result<Card, Complaint> read_card(Words& words) {
  for (int card = 0; card < card_kinds; ++card) {
    if (words.take(card_names[card])) return static_cast<Card>(card);
  }
  return complain_about(words, "a card, as R3, S2, M6 or charge");
}

Result<Color, Complaint> read_color(Words& words) {
  for (int color = 0; color < color_count; ++color) {
    if (words.take(name_of(static_cast<Color>(color)))) return static_cast<Color>(color);
  }
  return complain_about(words, "purple, red, blue, yellow or green");
}

std::optional<Complaint> read_decision(Words& words, Move& move, int players) {
  const std::optional<Kind> kind = kind_named(words.peek(), Kind::open, Kind::give_back);
  if (!kind) return Complaint{wrong_word(words, "unknown action"), Text<200>(decisions_expected)};
  words.next();
  move.kind = *kind;
  switch (move.kind) {
    case Kind::open:
      if (const auto complaint = store(read_color(words), move.color)) return complaint;
      return read_display_card(words, move);
    case Kind::play: return read_display_card(words, move);
    case Kind::unhorse:
    case Kind::change_weapon:
    case Kind::take:
    case Kind::give_back: return store(read_color(words), move.color);
    case Kind::dodge:
      if (const auto complaint = store(read_seat(words, players), move.target)) return complaint;
      return store(read_place(words), move.his);
    case Kind::retreat:
    case Kind::keep: return store(read_place(words), move.own);
    case Kind::outwit: return read_outwit(words, move, players);
    case Kind::break_lance:
    case Kind::riposte:
    case Kind::knock_down:
    case Kind::stunned: return store(read_seat(words, players), move.target);
    default: return {};
  }
}

Result<Move, Complaint> read(Words words, int players) {
  Move move;
  std::optional<Complaint> complaint;
  if (words.peek().starts_with('@')) {
    complaint = store(read_seat(words, players), move.seat);
    if (!complaint) complaint = read_decision(words, move, players);
  } else {
    complaint = read_event(words, move, players);
  }
  if (!complaint) complaint = end_of_line(words);
  if (complaint) return *complaint;
  return move;
}

}  // namespace hastilude::ivanhoe
