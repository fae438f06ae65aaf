#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {
namespace {

constexpr std::string_view decisions_expected =
    "expected open, play, stay, withdraw, an action card, pass, keep, take or return";

void write_card_or_mark(Line& line, Card card) {
  if (card == hidden_card) {
    line.add(" ?");
  } else {
    line.add(' ', card_names[card]);
  }
}

void write_spot(Line& line, Spot spot) {
  if (in_display(spot)) {
    line.add(" #", spot + 1);
  } else {
    line.add(spot == shield_spot ? " shield" : " stunned");
  }
}

void write_color(Line& line, Color color) {
  line.add(' ', color == no_color ? std::string_view("-") : name_of(color));
}

void write_event(Line& line, const Move& move) {
  if (move.kind == Kind::shuffle) return;
  line.add(' ', move.seat);
  switch (move.kind) {
    case Kind::draw:
      if (move.count > 0) return write_card_or_mark(line, move.card);
      line.add(" -");
      break;
    case Kind::steal: line.add(' ', move.target); return write_card_or_mark(line, move.card);
    case Kind::deal:
    case Kind::reveal:
      if (move.count == 0) line.add(" -");
      return write_cards(line, move.cards, move.count);
    case Kind::win: return write_color(line, move.color);
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

std::optional<Kind> kind_of(std::string_view word, Kind first, Kind last) {
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind) {
    if (word == kind_words[static_cast<std::size_t>(kind)]) return static_cast<Kind>(kind);
  }
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
  const std::optional<Kind> kind = kind_of(words.peek(), Kind::dealer, Kind::result);
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

void write_cards(Line& line, const Cards& cards, int count) {
  for_each_kind(cards, [&](int card, int held) {
    for (; held > 0; --held) line.add(' ', card_names[card]);
  });
  for (int hidden = count - cards.total(); hidden > 0; --hidden) line.add(" ?");
}

void write(Line& line, const Move& move) {
  line.add(kind_words[static_cast<std::size_t>(move.kind)]);
  switch (move.kind) {
    case Kind::open: write_color(line, move.color); return write_card_or_mark(line, move.card);
    case Kind::play: return write_card_or_mark(line, move.card);
    case Kind::unhorse:
    case Kind::change_weapon:
    case Kind::take:
    case Kind::give_back: return write_color(line, move.color);
    case Kind::dodge: line.add(' ', move.target); return write_spot(line, move.his);
    case Kind::retreat:
    case Kind::keep: return write_spot(line, move.own);
    case Kind::outwit:
      write_spot(line, move.own);
      line.add(' ', move.target);
      return write_spot(line, move.his);
    case Kind::break_lance:
    case Kind::riposte:
    case Kind::knock_down:
    case Kind::stunned: line.add(' ', move.target); return;
    default:
      if (move.kind >= Kind::dealer) write_event(line, move);
  }
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
  const std::optional<Kind> kind = kind_of(words.peek(), Kind::open, Kind::give_back);
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
