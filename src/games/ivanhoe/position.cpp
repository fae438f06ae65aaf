// Ivanhoe: positions in text, written and read.
#include "core/notation.h"
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

void write_hands(const State& seen, Sink& sink) {
  for (const Seat seat : SeatSet::all(seen.board.rules.players)) {
    const int size = seen.board.hand_size[seat.index];
    if (size == 0) continue;
    sink.begin("hand");
    sink.add(seat);
    add_cards(sink, seen.hands[seat.index], size, card_names);
    sink.end();
  }
}

void write_fronts(const Board& board, Sink& sink) {
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (board.displays.size(seat) == 0) continue;
    sink.begin("display");
    sink.add(seat);
    for (const Card card : board.displays.of(seat)) sink.add(Term::card(card_names[card]));
    sink.end();
  }
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (board.shield != seat && board.stunned != seat) continue;
    sink.begin("front");
    sink.add(seat);
    if (board.shield == seat) sink.add(Term::card(card_names[shield_card]));
    if (board.stunned == seat) sink.add(Term::card(card_names[stunned_card]));
    sink.end();
  }
}

void write_seats(const Board& board, Sink& sink) {
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (!board.in.contains(seat)) sink.line("out", seat);
  }
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    const Tokens held = board.tokens[seat.index];
    if (held.empty()) continue;
    sink.begin("tokens");
    sink.add(seat);
    for (int i = 0; i < color_count; ++i) {
      if (held.has(static_cast<Color>(i))) sink.add(color_term(static_cast<Color>(i)));
    }
    sink.end();
  }
}

// The card that is announced, with what it points at.
void write_reaction(const Board& board, Sink& sink) {
  const Move announced = announcement_of(board.turn, board.pending.announced);
  sink.begin("due");
  sink.add("reaction");
  sink.add(board.pending.asked);
  sink.add(Term::card(name_of(announced.kind)));
  write_terms(sink, announced);
  sink.end();
}

void write_due(const Board& board, Sink& sink) {
  const Pending& pending = board.pending;
  switch (pending.stage) {
    case Stage::reaction: return write_reaction(board, sink);
    case Stage::keep: return sink.line("due", "keep", pending.asked);
    case Stage::give_back: return sink.line("due", "return", pending.asked);
    case Stage::take: return sink.line("due", "take", pending.asked);
    case Stage::over: return sink.line("over", board.winners.first());
    case Stage::unsettled:
      if (!board.in.contains(board.turn)) sink.line("due", "return", board.turn);
      return;
    default: return;
  }
}

// A card was played this turn where one is announced or Adapt is going on; nobody is asked for a
// token that he does not have, nor for a card to keep where there is no choice.
void ask_what_is_due(Board& board) {
  switch (board.pending.stage) {
    case Stage::reaction: board.played = 1; break;
    case Stage::keep:
      board.played = 1;
      go_on_adapting(board);
      break;
    case Stage::give_back:
      if (board.tokens[board.turn.index].empty()) board.pending = {.stage = Stage::unsettled};
      break;
    default: break;
  }
}

Complaint given_twice(std::string_view key) {
  return {Text<200>(quoted(key).view(), " given twice"),
          Text<200>("expected each line of a position once")};
}

}  // namespace

void write_position(const View<State>& view, Sink& sink) {
  const State& seen = view.seen();
  const Board& board = seen.board;
  sink.line("color", color_term(board.color));
  if (board.pending.stage != Stage::over) sink.line("turn", board.turn);
  write_hands(seen, sink);
  write_fronts(board, sink);
  write_seats(board, sink);
  if (!board.discards.empty()) {
    sink.begin("discard");
    add_cards(sink, board.discards, 0, card_names);
    sink.end();
  }
  if (board.color == no_color && board.purple_banned != 0)
    sink.line("last", color_term(Color::purple));
  if (board.played != 0) sink.line("played");
  if (board.added > 0) sink.line("added", board.added);
  if (board.dealer != nobody) sink.line("dealer", board.dealer);
  write_due(board, sink);
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
    const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
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
  Board& board = state_.board;
  switch (item) {
    case color: {
      if (words.take("-")) return {};
      const Result<Color, Complaint> named = read_color(words);
      if (!named) return complain_about(words, "purple, red, blue, yellow, green or -");
      board.color = *named;
      return {};
    }
    case discard: return read_discard(words);
    case last:
      if (!words.take("purple")) return complain_about(words, "purple");
      board.purple_banned = 1;
      return {};
    case played: board.played = 1; return {};
    case added: {
      const Result<int, Complaint> number = read_number(words, 0, display_cards);
      if (!number) return number.error();
      board.added = static_cast<std::uint8_t>(*number);
      return {};
    }
    case due: return read_due(words);
    default: return read_seat_of(words, item);
  }
}

std::optional<Complaint> Draft::read_seat_of(Words& words, int item) {
  const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
  if (!seat) return seat.error();
  if (item == turn) state_.board.turn = *seat;
  if (item == dealer) state_.board.dealer = *seat;
  if (item == over) state_.board.winners = SeatSet(*seat);
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
    ++state_.board.hand_size[seat.index];
  }
  return {};
}

std::optional<Complaint> Draft::read_display(Words& words, Seat seat) {
  Displays& displays = state_.board.displays;
  while (!words.done()) {
    const Words before = words;
    const Result<Card, Complaint> card = use_card(words);
    if (!card) return card.error();
    if (!is_display_card(*card))
      return complain_about(before, "a colour card or a supporter in a display");
    if (*card == maiden && displays.tally(seat).has_maiden())
      return complain("two maidens in a display", "expected at most one");
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
    (*card == shield_card ? state_.board.shield : state_.board.stunned) = seat;
  }
  return {};
}

std::optional<Complaint> Draft::read_tokens(Words& words, Seat seat) {
  Tokens& held = state_.board.tokens[seat.index];
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
    state_.board.discards.add(*card);
  }
  return {};
}

std::optional<Complaint> Draft::read_due(Words& words) {
  Pending& pending = state_.board.pending;
  if (words.take("reaction")) {
    pending.stage = Stage::reaction;
  } else if (words.take("keep")) {
    pending.stage = Stage::keep;
  } else if (words.take("return")) {
    pending.stage = Stage::give_back;
  } else if (words.take("take")) {
    pending.stage = Stage::take;
  } else {
    return complain_about(words, "reaction, keep, return or take");
  }
  const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
  if (!seat) return seat.error();
  pending.asked = *seat;
  return pending.stage == Stage::reaction ? read_announced(words) : std::nullopt;
}

std::optional<Complaint> Draft::read_announced(Words& words) {
  const Words before = words;
  Move move;
  if (const auto complaint = read_decision(words, move, state_.board.rules.players))
    return complaint;
  if (!is_action(move.kind)) return complain_about(before, "an action card with its targets");
  state_.board.pending.announced = action_of(move);
  return use(card_of(move.kind));
}

// ---- what does not go together

std::optional<Complaint> Draft::wrong_seats() const {
  const Board& board = state_.board;
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (!given_.has(over) && board.tokens[seat.index].count() >= board.tokens_to_win()) {
      return Complaint{
          Text<200>(seat, " has tokens that win the game"),
          Text<200>("expected fewer than ", board.tokens_to_win(), ", or over ", seat)};
    }
    const bool in_front =
        board.displays.size(seat) > 0 || board.shield == seat || board.stunned == seat;
    if (out_.contains(seat) && in_front) {
      return Complaint{Text<200>(seat, " is out and has cards in front"),
                       Text<200>("expected no display or front of a player who is out")};
    }
  }
  return {};
}

// Before a tournament is opened nothing lies on the table.
std::optional<Complaint> Draft::wrong_opening() const {
  const Board& board = state_.board;
  if (board.color != no_color) return {};
  std::string_view wrong;
  if (!board.displays.empty()) wrong = "a display";
  if (board.shield != nobody || board.stunned != nobody) wrong = "a card in front";
  if (!out_.empty()) wrong = "a player out";
  if (board.played != 0) wrong = "played";
  if (board.added > 0) wrong = "added";
  if (given_.has(due)) wrong = "due";
  if (wrong.empty()) return {};
  return Complaint{Text<200>(wrong, " before the tournament is opened"),
                   Text<200>("expected the colour of the tournament")};
}

std::optional<Complaint> Draft::wrong_turn() const {
  const Board& board = state_.board;
  const Stage stage = board.pending.stage;
  const bool withdrawn = given_.has(due) && (stage == Stage::give_back || stage == Stage::take);
  if (!given_.has(turn)) return complain("nobody is at turn", "expected a line turn @SEAT");
  if (!withdrawn) {
    if (out_.contains(board.turn)) {
      return Complaint{Text<200>(board.turn, " is at turn and out"),
                       Text<200>("expected a player who is in")};
    }
    if (board.rules.players - out_.size() < 2)
      return complain("fewer than two players are in", "expected two or more");
  }
  if (board.added > 0 && board.played == 0)
    return complain("cards were added, but none played", "expected a line played");
  if (board.added > 0 && board.displays.size(board.turn) == 0) {
    return Complaint{Text<200>("cards were added, but ", board.turn, " has no display"),
                     Text<200>("expected a line display ", board.turn)};
  }
  return {};
}

// The announced card must be one that can be announced, the one asked someone who is asked (I25).
std::optional<Complaint> Draft::wrong_reaction() const {
  const Board& board = state_.board;
  const Pending& pending = board.pending;
  if (pending.asked == board.turn || out_.contains(pending.asked)) {
    return Complaint{Text<200>(pending.asked, " cannot be asked for a reaction"),
                     Text<200>("expected an opponent of ", board.turn, " who is in")};
  }
  if (board.discards[ivanhoe_card] > 0) {
    return complain("nobody is asked while ivanhoe lies in the discard pile",
                    "expected no reaction to be due");
  }
  Board asking = board;
  asking.in = SeatSet::from_bits(SeatSet::all(board.rules.players).bits() & ~out_.bits());
  if (check_action(asking, board.turn, pending.announced)) {
    LineText line;
    Notation notation(line);
    write(notation, announcement_of(board.turn, pending.announced));
    return Complaint{Text<200>(quoted(line.view()).view(), " cannot be announced by ", board.turn),
                     Text<200>("expected an action that has an effect here")};
  }
  return {};
}

std::optional<Complaint> Draft::wrong_due() const {
  const Board& board = state_.board;
  const Pending& pending = board.pending;
  switch (pending.stage) {
    case Stage::reaction: return wrong_reaction();
    case Stage::give_back:
      if (out_.size() == board.rules.players)
        return complain("nobody is left in", "expected a player who is in");
      if (pending.asked == board.turn && out_.contains(pending.asked)) break;
      return Complaint{Text<200>(pending.asked, " has not just withdrawn"),
                       Text<200>("expected turn and out of the player who returns a token")};
    case Stage::take:
      if (board.color == Color::purple && !out_.contains(pending.asked) &&
          out_.size() == board.rules.players - 1)
        break;
      return Complaint{Text<200>(pending.asked, " has not won a purple tournament"),
                       Text<200>("expected color purple and all others out")};
    default: break;
  }
  if ((pending.stage == Stage::give_back || pending.stage == Stage::take) &&
      (board.played != 0 || board.added > 0))
    return complain("the turn is over", "expected no line played or added");
  return {};
}

Result<State, Complaint> Draft::finish() const {
  State state = state_;
  Board& board = state.board;
  state.deck = full_deck() - used_;
  board.deck = static_cast<std::uint8_t>(state.deck.total());
  board.in = SeatSet::from_bits(SeatSet::all(board.rules.players).bits() & ~out_.bits());
  if (board.color != no_color) board.purple_banned = 0;
  if (const auto complaint = wrong_seats()) return *complaint;
  if (const auto complaint = wrong_opening()) return *complaint;
  if (given_.has(over)) {
    if (given_.has(turn) || given_.has(played) || given_.has(added) || given_.has(due))
      return complain("the turn goes on after the end",
                      "expected over without turn, played, added, due");
    board.pending = {.stage = Stage::over};
    return state;
  }
  if (const auto complaint = wrong_turn()) return *complaint;
  if (given_.has(due)) {
    if (const auto complaint = wrong_due()) return *complaint;
    ask_what_is_due(board);
    return state;
  }
  const bool stuck = board.color == no_color && !can_open(board, state.hands[board.turn.index]);
  board.pending.stage = stuck                     ? Stage::unsettled
                        : board.color == no_color ? Stage::open
                                                  : Stage::turn;
  return state;
}

}  // namespace hastilude::ivanhoe
