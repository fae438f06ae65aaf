// En Garde: positions in text, written and read.
#include "games/engarde/legal.h"
#include "games/engarde/text.h"

namespace hastilude::engarde {
namespace {

enum Item : int { strip, turn, hand, discards = hand + 2, score, starter, attack, over };

void write_discards(const State& seen, Sink& sink) {
  if (seen.board.discarded == 0) return;
  sink.begin("discard");
  for (int depth = seen.board.discarded - 1; depth >= 0; --depth) {
    const int card = seen.discards[depth];
    sink.add(card == 0 ? Term::hidden() : Term::card(card_names[static_cast<std::size_t>(card)]));
  }
  sink.end();
}

void write_attack(const Attack& attack, Sink& sink) {
  if (attack.count == 0) return;
  sink.begin("attack");
  sink.add(Term::cards(card_names[attack.value], attack.count));
  if (attack.advanced != 0) sink.add("advanced");
  sink.end();
}

// Whether there is anyone to ask; if not, an announcement is due.
bool somebody_asked(const State& state) {
  const Board& board = state.board;
  const Cards& own = state.hands[board.turn.index];
  if (board.score[0] == board.rules.target || board.score[1] == board.rules.target) return false;
  if (board.attack.count > 0) return can_answer(board, board.turn, own);
  if (board.pile == 0 && board.rules.level != Level::basic) return false;  // E12
  return can_act(board, board.turn, own);
}

}  // namespace

void write_position(const View<State>& view, Sink& sink) {
  const State& seen = view.seen();
  const Board& board = seen.board;
  sink.line("strip", board.space(Seat{0}), board.space(Seat{1}));
  if (board.stage != Stage::over) sink.line("turn", board.turn);
  for (const Seat seat : SeatSet::all(2)) {
    if (board.hand_size[seat.index] == 0) continue;
    sink.begin("hand");
    sink.add(seat);
    add_cards(sink, seen.hands[seat.index], board.hand_size[seat.index], card_names);
    sink.end();
  }
  write_discards(seen, sink);
  sink.line("score", board.score[0], board.score[1]);
  sink.line("starter", board.starter);
  write_attack(board.attack, sink);
  if (board.stage == Stage::over) sink.line("over", board.winners.first());
}

std::optional<Complaint> Draft::read(Words words) {
  const std::string_view key = words.next();
  int item = -1;
  if (key == "strip") item = strip;
  if (key == "turn") item = turn;
  if (key == "hand") item = hand;
  if (key == "discard") item = discards;
  if (key == "score") item = score;
  if (key == "starter") item = starter;
  if (key == "attack") item = attack;
  if (key == "over") item = over;
  if (item < 0) {
    return Complaint{
        Text<200>("unknown line ", quoted(key).view(), " in a position"),
        Text<200>("expected strip, turn, hand, discard, score, starter, attack, over or begin")};
  }
  Seat seat{};
  if (item == hand) {
    const Result<Seat, Complaint> owner = read_seat(words, 2);
    if (!owner) return owner.error();
    seat = *owner;
  }
  if (!given_.first_time(item + seat.index)) {
    return Complaint{Text<200>(quoted(key).view(), " given twice"),
                     Text<200>("expected each line of a position once")};
  }
  auto complaint = item == hand ? read_hand(words, seat) : read_item(words, item);
  return complaint ? complaint : end_of_line(words);
}

std::optional<Complaint> Draft::read_item(Words& words, int item) {
  switch (item) {
    case strip: return read_strip(words);
    case discards: return read_discard(words);
    case score: return read_score(words);
    case attack: return read_attack(words);
    default: return read_seat_of(words, item);
  }
}

std::optional<Complaint> Draft::read_seat_of(Words& words, int item) {
  const Result<Seat, Complaint> seat = read_seat(words, 2);
  if (!seat) return seat.error();
  if (item == turn) state_.board.turn = *seat;
  if (item == starter) state_.board.starter = *seat;
  if (item == over) state_.board.winners = SeatSet(*seat);
  return {};
}

std::optional<Complaint> Draft::read_strip(Words& words) {
  const Result<int, Complaint> first = read_number(words, 1, strip_length - 1);
  if (!first) return first.error();
  const Result<int, Complaint> second = read_number(words, *first + 1, strip_length);
  if (!second) return second.error();
  state_.board.advanced = {static_cast<std::uint8_t>(*first - 1),
                           static_cast<std::uint8_t>(strip_length - *second)};
  return {};
}

// A card that is still to be had; there are five of each.
Result<int, Complaint> Draft::use_card(Words& words) {
  const std::optional<int> card = to_number(words.peek());
  if (!card || *card < 1 || *card > highest_card) return complain_about(words, "a card, 1 to 5");
  if (used_[*card] == copies) {
    return Complaint{Text<200>("too many cards ", *card),
                     Text<200>("expected at most 5 of each in a position")};
  }
  used_.add(*card);
  words.next();
  return *card;
}

std::optional<Complaint> Draft::read_hand(Words& words, Seat seat) {
  while (!words.done()) {
    const Result<int, Complaint> card = use_card(words);
    if (!card) return card.error();
    if (state_.board.hand_size[seat.index]++ == full_hand)
      return complain("too many cards in a hand", "expected at most 5");
    state_.hands[seat.index].add(*card);
    --state_.board.pile;
  }
  return {};
}

std::optional<Complaint> Draft::read_discard(Words& words) {
  while (!words.done()) {
    const Result<int, Complaint> card = use_card(words);
    if (!card) return card.error();
    state_.discards.push(*card);
    ++state_.board.discarded;
    --state_.board.pile;
  }
  return {};
}

std::optional<Complaint> Draft::read_score(Words& words) {
  Board& board = state_.board;
  for (std::uint8_t& points : board.score) {
    const Result<int, Complaint> number = read_number(words, 0, board.rules.target);
    if (!number) return number.error();
    points = static_cast<std::uint8_t>(*number);
  }
  if (board.score[0] == board.rules.target && board.score[1] == board.rules.target) {
    return complain("both scores are at the target", "expected one winner at most");
  }
  return {};
}

std::optional<Complaint> Draft::read_attack(Words& words) {
  const std::string_view word = words.next();
  const auto digit = [&](std::size_t at) { return to_number(word.substr(at, 1)).value_or(0); };
  if (word.size() != 3 || word[1] != 'x' || digit(0) < 1 || digit(0) > highest_card ||
      digit(2) < 1 || digit(2) > copies) {
    return Complaint{Text<200>("unexpected ", quoted(word).view()),
                     Text<200>("expected a card and how many of it, as 4x2")};
  }
  const int advanced = words.take("advanced") ? 1 : 0;
  state_.board.attack = {static_cast<std::uint8_t>(digit(0)), static_cast<std::uint8_t>(digit(2)),
                         static_cast<std::uint8_t>(advanced)};
  return {};
}

// The attack must be one that could just have been made.
std::optional<Complaint> Draft::wrong_attack() const {
  const Board& board = state_.board;
  if (board.rules.level == Level::basic)
    return complain("the basic game has no attack to answer", "expected no attack line");
  if (board.attack.advanced != 0 && board.rules.level != Level::advanced) {
    return complain("an advance and attack is not in this level", "expected level advanced");
  }
  if (board.attack.value != board.distance()) {
    return Complaint{Text<200>("the attack with ", board.attack.value, " does not reach"),
                     Text<200>("expected a value equal to the distance, ", board.distance())};
  }
  for (int depth = 0; depth < board.attack.count; ++depth) {
    if (depth >= board.discarded || state_.discards[depth] != board.attack.value) {
      return complain("the attack's cards are not on top of the discards",
                      "expected them as the last cards of the discard line");
    }
  }
  return {};
}

Result<State, Complaint> Draft::finish() const {
  State state = state_;
  state.pile = full_deck() - used_;
  if (given_.has(over)) {
    if (given_.has(turn) || given_.has(attack)) {
      return complain("a turn or an attack after the end", "expected over without turn and attack");
    }
    state.board.stage = Stage::over;
    return state;
  }
  if (given_.has(attack)) {
    if (const auto complaint = wrong_attack()) return *complaint;
  }
  state.board.stage = Stage::unsettled;
  if (somebody_asked(state))
    state.board.stage = state.board.attack.count > 0 ? Stage::defence : Stage::turn;
  return state;
}

}  // namespace hastilude::engarde
