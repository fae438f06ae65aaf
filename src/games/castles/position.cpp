// The Castles: positions in text, written and read.
#include <algorithm>

#include "games/castles/play.h"
#include "games/castles/text.h"

namespace hastilude::castles {
namespace {

// The lines of a position; those that belong to a seat or a castle have a number for each.
enum Item : int {
  turn,
  hand,
  garrison = hand + max_seats,
  track = garrison + castle_count,
  prisoner = track + castle_count,
  lost = prisoner + max_seats,
  passes,
  phase,
  offer,
  bid = offer + max_seats,
  ransomed = bid + max_seats,
  over
};

struct Keyword {
  std::string_view word;
  Item item;
  enum class Owner : std::uint8_t { none, seat, castle } owner = Owner::none;
};
constexpr std::array<Keyword, 12> keywords{{
    {"turn", turn},
    {"hand", hand, Keyword::Owner::seat},
    {"garrison", garrison, Keyword::Owner::castle},
    {"track", track, Keyword::Owner::castle},
    {"prisoner", prisoner, Keyword::Owner::seat},
    {"lost", lost},
    {"passes", passes},
    {"phase", phase},
    {"offer", offer, Keyword::Owner::seat},
    {"bid", bid, Keyword::Owner::seat},
    {"ransomed", ransomed},
    {"over", over},
}};

// ---- writing

void write_all(std::string_view key, SeatSet seats, Sink& sink) {
  if (seats.empty()) return;
  sink.begin(key);
  for (const Seat seat : seats) sink.add(seat);
  sink.end();
}

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

void write_castles(const Board& board, Sink& sink) {
  for (int castle = 0; castle < castle_count; ++castle) {
    const Cards& garrison = board.garrison[static_cast<std::size_t>(castle)];
    if (garrison.empty()) continue;
    sink.begin("garrison");
    sink.add(castle_term(castle));
    add_cards(sink, garrison, 0, card_names);
    sink.end();
  }
  for (int castle = 0; castle < castle_count; ++castle) {
    const Track& track = board.track[static_cast<std::size_t>(castle)];
    if (track == empty_track()) continue;
    sink.begin("track");
    sink.add(castle_term(castle));
    for (std::size_t space = 0; space < board.rules.track; ++space)
      sink.add(track[space] == nobody ? Term::none() : blazon_term(track[space]));
    sink.end();
  }
}

void write_prisoners(const Board& board, Sink& sink) {
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    if (board.prisoners[seat.index].empty()) continue;
    sink.begin("prisoner");
    sink.add(seat);
    for_each_kind(board.prisoners[seat.index], [&](int lord, int count) {
      for (; count > 0; --count) sink.add(blazon_term(Seat{static_cast<std::uint8_t>(lord)}));
    });
    sink.end();
  }
}

void write_answers(std::string_view key, const State& seen, Sink& sink) {
  const Board& board = seen.board;
  SeatSet answered;
  Seat seat = board.pending.asker;
  for (int i = 0; i < board.pending.answered; ++i) {
    seat = after(seat, board.rules.players);
    answered.insert(seat);
  }
  for (const Seat who : answered) {
    const Answer& answer = board.pending.answers[who.index];
    sink.begin(key);
    sink.add(who);
    if (answer.declined()) sink.add(Term::none());
    if (answer.lord != nobody) sink.add(blazon_term(answer.lord));
    add_cards(sink, cards_of(seen.offers[who.index]), answer.cards, card_names);
    sink.end();
  }
}

// The word for a stage that a position names; empty for one that it does not.
constexpr std::string_view phase_word(Stage stage) {
  switch (stage) {
    case Stage::draw: return "draw";
    case Stage::keep: return "keep";
    case Stage::trade: return "trade";
    case Stage::answer:
    case Stage::choice: return "answer";
    case Stage::bid:
    case Stage::sale: return "ransom";
    case Stage::advance: return "advance";
    case Stage::place: return "place";
    default: return {};
  }
}

void write_phase(const State& seen, Sink& sink) {
  const Pending& pending = seen.board.pending;
  const std::string_view word = phase_word(pending.stage);
  if (word.empty()) return;
  sink.begin("phase");
  sink.add(word);
  if (pending.lord != nobody) {
    sink.add(pending.asker);
    sink.add(blazon_term(pending.lord));
  }
  if (pending.stage == Stage::advance || pending.stage == Stage::place)
    sink.add(castle_term(pending.castle));
  Cards face_up;
  for (const std::uint8_t card : pending.face_up) {
    if (card != no_card) face_up.add(card);
  }
  add_cards(sink, face_up, 0, card_names);
  sink.end();
  write_answers(pending.lord == nobody ? "offer" : "bid", seen, sink);
}

}  // namespace

void write_position(const View<State>& view, Sink& sink) {
  const State& seen = view.seen();
  const Board& board = seen.board;
  if (board.pending.stage != Stage::over) sink.line("turn", board.turn);
  write_hands(seen, sink);
  write_castles(board, sink);
  write_prisoners(board, sink);
  if (!board.lost.empty()) {
    sink.begin("lost");
    add_cards(sink, board.lost, 0, card_names);
    sink.end();
  }
  if (board.passes > 0) sink.line("passes", board.passes);
  write_phase(seen, sink);
  write_all("ransomed", board.ransomed, sink);
  write_all("over", board.winners, sink);
}

// ---- reading

std::optional<Complaint> Draft::read(Words words) {
  const std::string_view key = words.next();
  const auto found = std::find_if(keywords.begin(), keywords.end(),
                                  [&](const Keyword& keyword) { return keyword.word == key; });
  if (found == keywords.end()) {
    return Complaint{Text<200>("unknown line ", quoted(key).view(), " in a position"),
                     Text<200>("expected turn, hand, garrison, track, prisoner, lost, passes, "
                               "phase, offer, bid, ransomed, over or begin")};
  }
  int owner = 0;
  if (found->owner == Keyword::Owner::seat) {
    const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
    if (!seat) return seat.error();
    owner = seat->index;
  } else if (found->owner == Keyword::Owner::castle) {
    const Result<int, Complaint> castle = read_castle(words);
    if (!castle) return castle.error();
    owner = *castle;
  }
  if (!given_.first_time(found->item + owner)) {
    return Complaint{Text<200>(quoted(key).view(), " given twice"),
                     Text<200>("expected each line of a position once")};
  }
  const auto complaint = read_item(words, found->item, owner);
  return complaint ? complaint : end_of_line(words);
}

std::optional<Complaint> Draft::read_item(Words& words, int item, int owner) {
  Board& board = state_.board;
  const std::size_t at = static_cast<std::size_t>(owner);
  const Seat seat{static_cast<std::uint8_t>(owner)};
  switch (item) {
    case hand: return read_cards(words, state_.hands[at]);
    case garrison: return read_garrison(words, board.garrison[at]);
    case track: return read_track(words, board.track[at]);
    case prisoner: return read_prisoners(words, seat);
    case lost: return read_cards(words, board.lost);
    case passes: return read_passes(words);
    case phase: return read_phase(words);
    case offer: return read_offer(words, seat);
    case bid: return read_bid(words, seat);
    case ransomed: return read_seats(words, board.ransomed);
    case over: return read_seats(words, board.winners);
    default: return read_turn(words);
  }
}

std::optional<Complaint> Draft::read_turn(Words& words) {
  const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
  if (!seat) return seat.error();
  state_.board.turn = *seat;
  return {};
}

// A card that is still to be had.
Result<int, Complaint> Draft::use_card(Words& words) {
  const Result<int, Complaint> card = read_card(words);
  if (!card) return card;
  if (used_[*card] == copies_of(*card)) {
    return Complaint{Text<200>("too many cards ", card_names[static_cast<std::size_t>(*card)]),
                     Text<200>("expected at most ", copies_of(*card), " of it in a position")};
  }
  used_.add(*card);
  return card;
}

std::optional<Complaint> Draft::read_cards(Words& words, Cards& into) {
  while (!words.done()) {
    const Result<int, Complaint> card = use_card(words);
    if (!card) return card.error();
    into.add(*card);
  }
  return {};
}

std::optional<Complaint> Draft::read_garrison(Words& words, Cards& cards) {
  if (const auto complaint = read_cards(words, cards)) return complaint;
  if (!cards.empty() && fit_together(cards)) return {};
  return complain("a garrison that is no army",
                  "expected cards of one kind or one coat of arms, and heroes");
}

// C1: five of each lord.
Result<Seat, Complaint> Draft::use_blazon(Words& words) {
  const Result<Seat, Complaint> lord = read_blazon(words, state_.board.rules.players);
  if (!lord) return lord;
  if (state_.board.reserve[lord->index] == 0) {
    return Complaint{Text<200>("too many blazons b", lord->number()),
                     Text<200>("expected at most 5 of a lord")};
  }
  --state_.board.reserve[lord->index];
  return lord;
}

std::optional<Complaint> Draft::read_track(Words& words, Track& spaces) {
  const std::size_t length = state_.board.rules.track;
  const auto wrong_length = [&] {
    return Complaint{Text<200>("a track of the wrong length"),
                     Text<200>("expected ", length, " spaces, each - or a blazon")};
  };
  for (std::size_t space = 0; space < length; ++space) {
    if (words.done()) return wrong_length();
    if (words.take("-")) continue;
    const Result<Seat, Complaint> lord = use_blazon(words);
    if (!lord) return lord.error();
    spaces[space] = *lord;
  }
  if (!words.done()) return wrong_length();
  return {};
}

std::optional<Complaint> Draft::read_prisoners(Words& words, Seat holder) {
  while (!words.done()) {
    const Result<Seat, Complaint> lord = use_blazon(words);
    if (!lord) return lord.error();
    if (*lord == holder)
      return complain("one's own blazon as prisoner", "expected blazons of other lords");
    state_.board.prisoners[holder.index].add(lord->index);
  }
  return {};
}

std::optional<Complaint> Draft::read_passes(Words& words) {
  const Result<int, Complaint> number = read_number(words, 0, state_.board.rules.players);
  if (!number) return number.error();
  state_.board.passes = static_cast<std::uint8_t>(*number);
  return {};
}

std::optional<Complaint> Draft::read_seats(Words& words, SeatSet& seats) {
  do {
    const Result<Seat, Complaint> seat = read_seat(words, state_.board.rules.players);
    if (!seat) return seat.error();
    if (seats.contains(*seat))
      return Complaint{Text<200>(*seat, " given twice"), Text<200>("expected each seat once")};
    seats.insert(*seat);
  } while (!words.done());
  return {};
}

std::optional<Complaint> Draft::read_face_up(Words& words, int most) {
  std::array<std::uint8_t, most_drawn>& face_up = state_.board.pending.face_up;
  for (std::size_t at = 0; at < static_cast<std::size_t>(most); ++at) {
    if (at > 0 && words.done()) break;
    const Result<int, Complaint> card = use_card(words);
    if (!card) return card.error();
    face_up[at] = static_cast<std::uint8_t>(*card);
  }
  std::sort(face_up.begin(), face_up.end());
  return {};
}

std::optional<Complaint> Draft::read_sale(Words& words) {
  const int players = state_.board.rules.players;
  const Result<Seat, Complaint> seller = read_seat(words, players);
  if (!seller) return seller.error();
  const Result<Seat, Complaint> lord = read_blazon(words, players);
  if (!lord) return lord.error();
  state_.board.pending.asker = *seller;
  state_.board.pending.lord = *lord;
  return {};
}

std::optional<Complaint> Draft::read_phase(Words& words) {
  Pending& pending = state_.board.pending;
  struct Phase {
    std::string_view word;
    Stage stage;
  };
  constexpr std::array<Phase, 7> phases{{{"draw", Stage::draw},
                                         {"keep", Stage::keep},
                                         {"trade", Stage::trade},
                                         {"answer", Stage::answer},
                                         {"ransom", Stage::bid},
                                         {"advance", Stage::advance},
                                         {"place", Stage::place}}};
  const auto found = std::find_if(phases.begin(), phases.end(),
                                  [&](const Phase& named) { return words.take(named.word); });
  if (found == phases.end())
    return complain_about(words, "draw, keep, trade, answer, ransom, advance or place");
  pending.stage = found->stage;
  switch (found->stage) {
    case Stage::draw: return {};
    case Stage::keep:
      if (const std::optional<Complaint> wrong = read_face_up(words, most_drawn)) return wrong;
      if (pending.face_up[1] != no_card) return {};
      return Complaint{Text<200>("one card to keep; a single card is simply taken (C6)"),
                       Text<200>("expected two cards behind keep, or the card in the hand")};
    case Stage::trade:
    case Stage::answer: return read_face_up(words, 1);
    case Stage::bid: return read_sale(words);
    default: break;
  }
  const Result<int, Complaint> castle = read_castle(words);
  if (!castle) return castle.error();
  pending.castle = static_cast<std::uint8_t>(*castle);
  return {};
}

// What is offered stays in the hand, so its cards are not used again here.
std::optional<Complaint> Draft::read_offer(Words& words, Seat seat) {
  if (words.take("-")) return {};
  const Result<int, Complaint> card = read_card(words);
  if (!card) return card.error();
  state_.offers[seat.index].cards[0] = static_cast<std::uint8_t>(*card);
  state_.board.pending.answers[seat.index].cards = 1;
  return {};
}

std::optional<Complaint> Draft::read_bid(Words& words, Seat seat) {
  Answer& answer = state_.board.pending.answers[seat.index];
  if (words.take("-")) return {};
  if (words.peek().starts_with('b')) {
    const Result<Seat, Complaint> lord = read_blazon(words, state_.board.rules.players);
    if (!lord) return lord.error();
    answer.lord = *lord;
    return {};
  }
  Cards cards;
  do {
    const Result<int, Complaint> card = read_card(words);
    if (!card) return card.error();
    if (answer.cards == most_bid) return complain("too many cards bid", "expected at most 3");
    cards.add(*card);
    ++answer.cards;
  } while (!words.done());
  state_.offers[seat.index] = offer_of(cards);
  return {};
}

// ---- the whole position

std::optional<Complaint> Draft::wrong_answer(Seat seat) const {
  const Answer& answer = state_.board.pending.answers[seat.index];
  const bool held =
      state_.hands[seat.index].includes(cards_of(state_.offers[seat.index])) &&
      (answer.lord == nobody || state_.board.prisoners[seat.index][answer.lord.index] > 0);
  if (held) return {};
  return Complaint{Text<200>(seat, " does not hold what they offer or bid"),
                   Text<200>("expected it in their hand or prisoner line too")};
}

// Answers come clockwise from the one who asks, and only to the question that is open.
std::optional<Complaint> Draft::wrong_answers(const Board& board) const {
  const Pending& pending = board.pending;
  if (pending.stage == Stage::bid &&
      board.prisoners[pending.asker.index][pending.lord.index] == 0) {
    return Complaint{Text<200>(pending.asker, " does not hold the prisoner on offer"),
                     Text<200>("expected it in their prisoner line too")};
  }
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    const int place =
        (seat.index + board.rules.players - pending.asker.index - 1) % board.rules.players;
    const bool answered = collecting(pending.stage) && place < pending.answered;
    const bool offered = given_.has(offer + seat.index);
    const bool has_bid = given_.has(bid + seat.index);
    if ((offered && !(answered && pending.stage == Stage::answer)) ||
        (has_bid && !(answered && pending.stage == Stage::bid))) {
      return Complaint{Text<200>("an answer of ", seat, ", whose turn to answer has not come"),
                       Text<200>("expected offers after phase answer, bids after phase ransom, "
                                 "clockwise from the one who asks")};
    }
    if (const auto complaint = wrong_answer(seat)) return complaint;
  }
  return {};
}

Result<State, Complaint> Draft::finish() const {
  State state = state_;
  Board& board = state.board;
  Pending& pending = board.pending;
  state.pile = full_deck() - used_;
  board.pile = static_cast<std::uint8_t>(state.pile.total());
  for (const Seat seat : SeatSet::all(board.rules.players))
    board.hand_size[seat.index] = static_cast<std::uint8_t>(state.hands[seat.index].total());
  if (board.passes > 0 && board.pile > 0)
    return complain("passes with cards in the pile", "expected all 66 cards, or no passes");
  if (given_.has(over)) {
    if (given_.has(turn) || given_.has(phase) || given_.has(ransomed))
      return complain("a turn after the end", "expected over without turn, phase and ransomed");
    pending.stage = Stage::over;
  }
  if (pending.stage == Stage::answer) pending.asker = board.turn;
  if (pending.stage == Stage::bid) board.ransomed.insert(pending.asker);
  const int first = pending.stage == Stage::answer ? offer : bid;
  while (collecting(pending.stage) && pending.answered < board.rules.players - 1 &&
         given_.has(first + addressed(board).index))
    ++pending.answered;
  if (const auto complaint = wrong_answers(board)) return *complaint;
  if (pending.stage != Stage::over && !ended(board)) go_on(state);
  return state;
}

}  // namespace hastilude::castles
