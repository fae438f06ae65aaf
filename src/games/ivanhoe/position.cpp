// Ivanhoe: positions in text, written and read.
#include "games/ivanhoe/effects.h"
#include "games/ivanhoe/legal.h"
#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {
namespace {

// The lines of a position; those of a seat take five numbers each.
enum Item : int {
  color,
  turn,
  hand,
  display = hand + most_players,
  front = display + most_players,
  out = front + most_players,
  tokens = out + most_players,
  discard = tokens + most_players,
  last,
  played,
  added,
  dealer,
  due,
  over,
};

struct ItemName {
  std::string_view word;
  int item;
};
constexpr std::array<ItemName, 14> items{{{"color", color},
                                          {"turn", turn},
                                          {"hand", hand},
                                          {"display", display},
                                          {"front", front},
                                          {"out", out},
                                          {"tokens", tokens},
                                          {"discard", discard},
                                          {"last", last},
                                          {"played", played},
                                          {"added", added},
                                          {"dealer", dealer},
                                          {"due", due},
                                          {"over", over}}};

constexpr bool of_a_seat(int item) { return item >= hand && item < discard; }

// ---- writing

using Print = FunctionRef<void(std::string_view)>;

void write_hands(const State& seen, Print print) {
  for (const Seat seat : SeatSet::all(seen.table.rules.players)) {
    const int size = seen.table.hand_size[seat.index];
    if (size == 0) continue;
    Line line("hand ", seat);
    write_cards(line, seen.hands[seat.index], size);
    print(line);
  }
}

void write_fronts(const Table& table, Print print) {
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    if (table.displays.size(seat) == 0) continue;
    Line line("display ", seat);
    for (const Card card : table.displays.of(seat)) line.add(' ', card_names[card]);
    print(line);
  }
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    if (table.shield != seat && table.stunned != seat) continue;
    Line line("front ", seat);
    if (table.shield == seat) line.add(" shield");
    if (table.stunned == seat) line.add(" stunned");
    print(line);
  }
}

void write_seats(const Table& table, Print print) {
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    if (!table.in.contains(seat)) print(Line("out ", seat));
  }
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    const Tokens held = table.tokens[seat.index];
    if (held.empty()) continue;
    Line line("tokens ", seat);
    for (int i = 0; i < color_count; ++i) {
      if (held.has(static_cast<Color>(i))) line.add(' ', name_of(static_cast<Color>(i)));
    }
    print(line);
  }
}

void write_due(const Table& table, Print print) {
  const Question& question = table.question;
  switch (question.stage) {
    case Stage::reaction: {
      Line line("due reaction ", question.asked, ' ');
      write(line, announcement_of(table.turn, question.announced));
      return print(line);
    }
    case Stage::keep: return print(Line("due keep ", question.asked));
    case Stage::give_back: return print(Line("due return ", question.asked));
    case Stage::take: return print(Line("due take ", question.asked));
    case Stage::over: return print(Line("over ", table.winners.first()));
    case Stage::unsettled:
      if (!table.in.contains(table.turn)) print(Line("due return ", table.turn));
      return;
    default: return;
  }
}

// A card was played this turn where one is announced or Adapt is going on; nobody is asked for a
// token that he does not have, nor for a card to keep where there is no choice.
void ask_what_is_due(Table& table) {
  switch (table.question.stage) {
    case Stage::reaction: table.played = 1; break;
    case Stage::keep:
      table.played = 1;
      go_on_adapting(table);
      break;
    case Stage::give_back:
      if (table.tokens[table.turn.index].empty()) table.question = {.stage = Stage::unsettled};
      break;
    default: break;
  }
}

Complaint given_twice(std::string_view key) {
  return {Text<200>(quoted(key).view(), " given twice"),
          Text<200>("expected each line of a position once")};
}

}  // namespace

void write_position(const View<State>& view, Print print) {
  const State& seen = view.seen();
  const Table& table = seen.table;
  print(Line("color ", table.color == no_color ? std::string_view("-") : name_of(table.color)));
  if (table.question.stage != Stage::over) print(Line("turn ", table.turn));
  write_hands(seen, print);
  write_fronts(table, print);
  write_seats(table, print);
  if (!table.discards.empty()) {
    Line line("discard");
    write_cards(line, table.discards, 0);
    print(line);
  }
  if (table.color == no_color && table.purple_banned != 0) print("last purple");
  if (table.played != 0) print("played");
  if (table.added > 0) print(Line("added ", table.added));
  if (table.dealer != nobody) print(Line("dealer ", table.dealer));
  write_due(table, print);
}

// ---- reading

std::optional<Complaint> Draft::read(Words words) {
  const std::string_view key = words.next();
  const auto found =
      std::find_if(items.begin(), items.end(), [key](const ItemName& i) { return i.word == key; });
  if (found == items.end()) {
    return Complaint{Text<200>("unknown line ", quoted(key).view(), " in a position"),
                     Text<200>("expected color, turn, hand, display, front, out, tokens, discard, "
                               "last, played, added, dealer, due, over or begin")};
  }
  std::optional<Complaint> complaint;
  if (of_a_seat(found->item)) {
    const Result<Seat, Complaint> seat = read_seat(words, state_.table.rules.players);
    if (!seat) return seat.error();
    if (!given_.first_time(found->item + seat->index)) return given_twice(key);
    complaint = read_item_of(words, found->item, *seat);
  } else {
    if (!given_.first_time(found->item)) return given_twice(key);
    complaint = read_item(words, found->item);
  }
  return complaint ? complaint : end_of_line(words);
}

std::optional<Complaint> Draft::read_item_of(Words& words, int item, Seat seat) {
  switch (item) {
    case hand: return read_hand(words, seat);
    case display: return read_display(words, seat);
    case front: return read_front(words, seat);
    case tokens: return read_tokens(words, seat);
    default: out_.insert(seat); return {};
  }
}

std::optional<Complaint> Draft::read_item(Words& words, int item) {
  Table& table = state_.table;
  switch (item) {
    case color: {
      if (words.take("-")) return {};
      const Result<Color, Complaint> named = read_color(words);
      if (!named) return complain_about(words, "purple, red, blue, yellow, green or -");
      table.color = *named;
      return {};
    }
    case discard: return read_discard(words);
    case last:
      if (!words.take("purple")) return complain_about(words, "purple");
      table.purple_banned = 1;
      return {};
    case played: table.played = 1; return {};
    case added: {
      const Result<int, Complaint> number = read_number(words, 0, display_cards);
      if (!number) return number.error();
      table.added = static_cast<std::uint8_t>(*number);
      return {};
    }
    case due: return read_due(words);
    default: return read_seat_of(words, item);
  }
}

std::optional<Complaint> Draft::read_seat_of(Words& words, int item) {
  const Result<Seat, Complaint> seat = read_seat(words, state_.table.rules.players);
  if (!seat) return seat.error();
  if (item == turn) state_.table.turn = *seat;
  if (item == dealer) state_.table.dealer = *seat;
  if (item == over) state_.table.winners = SeatSet(*seat);
  return {};
}

// Takes a card from those that are still to be had.
std::optional<Complaint> Draft::use(Card card) {
  if (used_[card] == copies[card]) {
    return Complaint{Text<200>("too many cards ", card_names[card]),
                     Text<200>("expected at most ", copies[card], " in a position")};
  }
  used_.add(card);
  return {};
}

Result<Card, Complaint> Draft::use_card(Words& words) {
  const Result<Card, Complaint> card = read_card(words);
  if (!card) return card;
  if (const auto complaint = use(*card)) return *complaint;
  return card;
}

std::optional<Complaint> Draft::read_hand(Words& words, Seat seat) {
  while (!words.done()) {
    const Result<Card, Complaint> card = use_card(words);
    if (!card) return card.error();
    state_.hands[seat.index].add(*card);
    ++state_.table.hand_size[seat.index];
  }
  return {};
}

std::optional<Complaint> Draft::read_display(Words& words, Seat seat) {
  Displays& displays = state_.table.displays;
  while (!words.done()) {
    const Words before = words;
    const Result<Card, Complaint> card = use_card(words);
    if (!card) return card.error();
    if (!is_display_card(*card))
      return complain_about(before, "a colour card or a supporter in a display");
    if (*card == maiden && displays.tally(seat).has_maiden())
      return complain("two Maidens in a display", "expected at most one");
    displays.push(seat, *card);
  }
  return {};
}

std::optional<Complaint> Draft::read_front(Words& words, Seat seat) {
  while (!words.done()) {
    const Words before = words;
    const Result<Card, Complaint> card = use_card(words);
    if (!card) return card.error();
    if (*card != shield_card && *card != stunned_card)
      return complain_about(before, "shield or stunned");
    (*card == shield_card ? state_.table.shield : state_.table.stunned) = seat;
  }
  return {};
}

std::optional<Complaint> Draft::read_tokens(Words& words, Seat seat) {
  Tokens& held = state_.table.tokens[seat.index];
  while (!words.done()) {
    const Result<Color, Complaint> token = read_color(words);
    if (!token) return token.error();
    if (held.has(*token)) {
      return Complaint{Text<200>("the ", name_of(*token), " token twice"),
                       Text<200>("expected at most one of a colour")};
    }
    held.add(*token);
  }
  return {};
}

std::optional<Complaint> Draft::read_discard(Words& words) {
  while (!words.done()) {
    const Result<Card, Complaint> card = use_card(words);
    if (!card) return card.error();
    state_.table.discards.add(*card);
  }
  return {};
}

std::optional<Complaint> Draft::read_due(Words& words) {
  Question& question = state_.table.question;
  if (words.take("reaction")) {
    question.stage = Stage::reaction;
  } else if (words.take("keep")) {
    question.stage = Stage::keep;
  } else if (words.take("return")) {
    question.stage = Stage::give_back;
  } else if (words.take("take")) {
    question.stage = Stage::take;
  } else {
    return complain_about(words, "reaction, keep, return or take");
  }
  const Result<Seat, Complaint> seat = read_seat(words, state_.table.rules.players);
  if (!seat) return seat.error();
  question.asked = *seat;
  return question.stage == Stage::reaction ? read_announced(words) : std::nullopt;
}

std::optional<Complaint> Draft::read_announced(Words& words) {
  const Words before = words;
  Move move;
  if (const auto complaint = read_decision(words, move, state_.table.rules.players))
    return complaint;
  if (!is_action(move.kind)) return complain_about(before, "an action card with its targets");
  state_.table.question.announced = action_of(move);
  return use(card_of(move.kind));
}

// ---- what does not go together

std::optional<Complaint> Draft::wrong_seats() const {
  const Table& table = state_.table;
  for (const Seat seat : SeatSet::all(table.rules.players)) {
    if (!given_.has(over) && table.tokens[seat.index].count() >= table.tokens_to_win()) {
      return Complaint{
          Text<200>(seat, " has tokens that win the game"),
          Text<200>("expected fewer than ", table.tokens_to_win(), ", or over ", seat)};
    }
    const bool in_front =
        table.displays.size(seat) > 0 || table.shield == seat || table.stunned == seat;
    if (out_.contains(seat) && in_front) {
      return Complaint{Text<200>(seat, " is out and has cards in front"),
                       Text<200>("expected no display or front of a player who is out")};
    }
  }
  return {};
}

// Before a tournament is opened nothing lies on the table.
std::optional<Complaint> Draft::wrong_opening() const {
  const Table& table = state_.table;
  if (table.color != no_color) return {};
  std::string_view wrong;
  if (!table.displays.empty()) wrong = "a display";
  if (table.shield != nobody || table.stunned != nobody) wrong = "a card in front";
  if (!out_.empty()) wrong = "a player out";
  if (table.played != 0) wrong = "played";
  if (table.added > 0) wrong = "added";
  if (given_.has(due)) wrong = "due";
  if (wrong.empty()) return {};
  return Complaint{Text<200>(wrong, " before the tournament is opened"),
                   Text<200>("expected the color of the tournament")};
}

std::optional<Complaint> Draft::wrong_turn() const {
  const Table& table = state_.table;
  const Stage stage = table.question.stage;
  const bool withdrawn = given_.has(due) && (stage == Stage::give_back || stage == Stage::take);
  if (!given_.has(turn)) return complain("nobody is at turn", "expected a line turn @SEAT");
  if (!withdrawn) {
    if (out_.contains(table.turn)) {
      return Complaint{Text<200>(table.turn, " is at turn and out"),
                       Text<200>("expected a player who is in")};
    }
    if (table.rules.players - out_.size() < 2)
      return complain("fewer than two players are in", "expected two or more");
  }
  if (table.added > 0 && table.played == 0)
    return complain("cards were added, but none played", "expected a line played");
  if (table.added > 0 && table.displays.size(table.turn) == 0) {
    return Complaint{Text<200>("cards were added, but ", table.turn, " has no display"),
                     Text<200>("expected a line display ", table.turn)};
  }
  return {};
}

// The announced card must be one that can be announced, the one asked someone who is asked (I25).
std::optional<Complaint> Draft::wrong_reaction() const {
  const Table& table = state_.table;
  const Question& question = table.question;
  if (question.asked == table.turn || out_.contains(question.asked)) {
    return Complaint{Text<200>(question.asked, " cannot be asked for a reaction"),
                     Text<200>("expected an opponent of ", table.turn, " who is in")};
  }
  if (table.discards[ivanhoe_card] > 0) {
    return complain("nobody is asked while ivanhoe lies in the discard pile",
                    "expected no reaction to be due");
  }
  Table asking = table;
  asking.in = SeatSet::from_bits(SeatSet::all(table.rules.players).bits() & ~out_.bits());
  if (check_action(asking, table.turn, question.announced)) {
    Line line;
    write(line, announcement_of(table.turn, question.announced));
    return Complaint{Text<200>(quoted(line.view()).view(), " cannot be announced by ", table.turn),
                     Text<200>("expected an action that has an effect here")};
  }
  return {};
}

std::optional<Complaint> Draft::wrong_due() const {
  const Table& table = state_.table;
  const Question& question = table.question;
  switch (question.stage) {
    case Stage::reaction: return wrong_reaction();
    case Stage::give_back:
      if (out_.size() == table.rules.players)
        return complain("nobody is left in", "expected a player who is in");
      if (question.asked == table.turn && out_.contains(question.asked)) break;
      return Complaint{Text<200>(question.asked, " has not just withdrawn"),
                       Text<200>("expected turn and out of the player who returns a token")};
    case Stage::take:
      if (table.color == Color::purple && !out_.contains(question.asked) &&
          out_.size() == table.rules.players - 1)
        break;
      return Complaint{Text<200>(question.asked, " has not won a purple tournament"),
                       Text<200>("expected color purple and all others out")};
    default: break;
  }
  if ((question.stage == Stage::give_back || question.stage == Stage::take) &&
      (table.played != 0 || table.added > 0))
    return complain("the turn is over", "expected no line played or added");
  return {};
}

Result<State, Complaint> Draft::finish() const {
  State state = state_;
  Table& table = state.table;
  state.deck = full_deck() - used_;
  table.deck = static_cast<std::uint8_t>(state.deck.total());
  table.in = SeatSet::from_bits(SeatSet::all(table.rules.players).bits() & ~out_.bits());
  if (table.color != no_color) table.purple_banned = 0;
  if (const auto complaint = wrong_seats()) return *complaint;
  if (const auto complaint = wrong_opening()) return *complaint;
  if (given_.has(over)) {
    if (given_.has(turn) || given_.has(played) || given_.has(added) || given_.has(due))
      return complain("the turn goes on after the end",
                      "expected over without turn, played, added, due");
    table.question = {.stage = Stage::over};
    return state;
  }
  if (const auto complaint = wrong_turn()) return *complaint;
  if (given_.has(due)) {
    if (const auto complaint = wrong_due()) return *complaint;
    ask_what_is_due(table);
    return state;
  }
  const bool stuck = table.color == no_color && !can_open(table, state.hands[table.turn.index]);
  table.question.stage = stuck                     ? Stage::unsettled
                         : table.color == no_color ? Stage::open
                                                   : Stage::turn;
  return state;
}

}  // namespace hastilude::ivanhoe
