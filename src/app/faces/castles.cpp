// The castles for people: what is asked, what is told; the face as a whole.
#include "app/faces/castles.h"

#include <algorithm>

#include "app/faces/faces.h"

namespace hastilude::app {
namespace castles_parts {

using castles::Answer;
using castles::Board;
using castles::Cards;
using castles::castle_count;
using castles::Kind;
using castles::Move;
using castles::Stage;

std::string name_of_card(int card) {
  return std::string(castles::card_names[static_cast<std::size_t>(card)]);
}

std::string name_of_castle(int castle) {
  return std::string(castles::castle_names[static_cast<std::size_t>(castle)]);
}

std::string name_of_blazon(Seat lord) { return "b" + std::to_string(lord.number()); }

std::string listed(const Cards& cards) {
  std::string list;
  for_each_kind(cards, [&](int card, int count) {
    for (; count > 0; --count) list.append(list.empty() ? "" : " ").append(name_of_card(card));
  });
  return list;
}

std::string say(const Scene& scene, std::string_view id, std::initializer_list<texts::Arg> args) {
  return scene.cast.say("terminal-castles-" + std::string(id), args);
}

std::string tells(const Scene& scene, std::string_view id, Seat seat,
                  std::initializer_list<texts::Arg> args) {
  return scene.cast.tells("terminal-castles-" + std::string(id), seat, args);
}

std::string joined(const Scene& scene, const std::vector<std::string>& words) {
  return texts::in(scene.cast.language).list(words);
}

std::string number_word(const Scene& scene, int number) {
  return scene.cast.say("terminal-number", {{"count", number}});
}

int needed(const Board& board, int castle) {
  return castles::least_army(board.garrison[static_cast<std::size_t>(castle)]);
}

int largest_army(const Cards& hand) { return castles::Muster(hand).largest; }

std::string answer_text(const Scene& scene, const Answer& answer) {
  if (answer.declined()) return say(scene, "nothing");
  return answer.lord != nobody ? name_of_blazon(answer.lord) : scene.cast.cards(answer.cards);
}

namespace {

std::string text(int number) { return std::to_string(number); }

// ---- what is asked

// C9: what the hand is good for, or what is missing.
std::string prospects(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const int largest = largest_army(own_hand(scene));
  if (largest == 0) return say(scene, "no-army");
  std::vector<std::string> open;
  int least = castles::deck_size;
  for (int castle = 0; castle < castle_count; ++castle) {
    least = std::min(least, needed(board, castle));
    if (needed(board, castle) <= largest) open.push_back(name_of_castle(castle));
  }
  const std::string cards = scene.cast.cards(largest);
  if (open.size() == castle_count) return say(scene, "enough-all", {{"cards", cards}});
  if (open.empty())
    return say(scene, "enough-none", {{"cards", cards}, {"missing", least - largest}});
  return say(scene, "enough-some", {{"cards", cards}, {"castles", joined(scene, open)}});
}

std::string question_of_turn(const Scene& scene) {
  const Board& board = board_of(scene.view);
  if (!scene.cast.is_you(board.turn)) {
    return tells(scene, "turn-ransom", board.turn);
  }
  return say(scene, "turn", {{"prospects", prospects(scene)}});
}

std::string question_of_market(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const auto& [first, second] = board.pending.face_up;
  if (board.pending.stage == Stage::trade)
    return say(scene, "ask-trade", {{"card", name_of_card(first)}});
  if (board.pending.stage == Stage::answer)
    return tells(scene, "ask-offer", board.pending.asker, {{"card", name_of_card(first)}});
  if (board.pending.stage == Stage::choice)
    return say(scene, "ask-choice", {{"card", name_of_card(first)}});
  return say(scene, "ask-keep", {{"first", name_of_card(first)}, {"second", name_of_card(second)}});
}

std::string whose_blazon(const Scene& scene, Seat lord) {
  return scene.cast.is_you(lord) ? say(scene, "blazon-own") : tells(scene, "blazon-of", lord);
}

std::string question(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const castles::Pending& open = board.pending;
  switch (open.stage) {
    case Stage::attack: return question_of_turn(scene);
    case Stage::bid:
      return tells(scene, "ask-bid", open.asker, {{"blazon", whose_blazon(scene, open.lord)}});
    case Stage::sale: return say(scene, "ask-sale", {{"blazon", name_of_blazon(open.lord)}});
    case Stage::advance:
      return say(scene, "ask-advance", {{"castle", name_of_castle(open.castle)}});
    case Stage::place:
      return say(scene, "ask-place",
                 {{"castle", name_of_castle(open.castle)},
                  {"count", int{board.reserve[scene.cast.observer.seat().index]}}});
    default: return question_of_market(scene);
  }
}

// ---- notes beside actions

// What moving on brings: who holds the castle then, who falls.
std::string note_of_advance(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const castles::Track& track = board.track[board.pending.castle];
  const Seat falls = track[board.rules.track - 1U];
  if (falls == nobody) return {};
  const std::string fate = scene.cast.is_you(falls) ? "fall-home" : "fall-prison";
  Seat next = nobody;
  for (std::size_t space = 0; space + 1 < board.rules.track; ++space) {
    if (track[space] != nobody) next = track[space];
  }
  if (next == nobody) return say(scene, fate, {{"blazon", name_of_blazon(falls)}});
  return say(scene, fate + "-next",
             {{"blazon", name_of_blazon(falls)}, {"next", name_of_blazon(next)}});
}

std::string note_of_accept(const Scene& scene, Seat from) {
  const Board& board = board_of(scene.view);
  const Answer& answer = board.pending.answers[from.index];
  const Cards cards = castles::cards_of(state_of(scene.view).offers[from.index]);
  return say(scene, "note-get",
             {{"what", cards.empty() ? answer_text(scene, answer) : listed(cards)}});
}

std::string note_of_pass(const Scene& scene, const Board& board) {
  if (board.pile > 0) return say(scene, "note-pass");
  const int more = board.rules.players - board.passes - 1;
  return more == 0 ? say(scene, "note-pass-end") : say(scene, "note-pass-more", {{"count", more}});
}

std::string note(const Scene& scene, const Action& action) {
  const Board& board = board_of(scene.view);
  const Move& move = move_of(action.move);
  const auto& [first, second] = board.pending.face_up;
  switch (move.kind) {
    case Kind::keep:
      return say(scene, "note-keep", {{"card", name_of_card(move.card == first ? second : first)}});
    case Kind::discard: return say(scene, "note-discard", {{"card", name_of_card(first)}});
    case Kind::accept: return note_of_accept(scene, move.from);
    case Kind::attack: return scene.cast.cards(move.cards.total());
    case Kind::pass: return note_of_pass(scene, board);
    case Kind::advance: return note_of_advance(scene);
    case Kind::ransom: return say(scene, "note-ransom");
    case Kind::bid:
      return move.lord == nobody ? scene.cast.cards(move.count) : whose_blazon(scene, move.lord);
    default: return {};
  }
}

// ---- the log

std::string tell_accept(const Scene& scene, const AnyView& before, const Move& move) {
  const Board& board = board_of(before);
  const Answer& answer = board.pending.answers[move.from.index];
  const Cards cards = castles::cards_of(state_of(before).offers[move.from.index]);
  const std::string got = cards.empty() ? answer_text(scene, answer) : listed(cards);
  const std::string given = board.pending.stage == Stage::choice
                                ? name_of_card(board.pending.face_up[0])
                                : name_of_blazon(board.pending.lord);
  return scene.cast.tells("terminal-castles-accepts", move.seat, move.from,
                          {{"got", got}, {"given", given}});
}

std::string tell_attack(const Scene& scene, const Board& board, const Move& move) {
  const Cards& garrison = board.garrison[move.castle];
  return tells(scene, garrison.empty() ? "attacks" : "attacks-taking", move.seat,
               {{"castle", name_of_castle(move.castle)},
                {"cards", listed(move.cards)},
                {"garrison", listed(garrison)}});
}

std::string tell_bid(const Scene& scene, const Move& move) {
  const std::string what = move.lord != nobody   ? name_of_blazon(move.lord)
                           : !move.cards.empty() ? listed(move.cards)
                                                 : scene.cast.cards(move.count);
  return tells(scene, "bids", move.seat, {{"what", what}});
}

std::string tell_decision(const Scene& scene, const AnyView& before, const Move& move) {
  const Board& board = board_of(before);
  const auto of_card = [&](std::string_view id) {
    const std::string card =
        move.card == castles::no_card ? scene.cast.say("terminal-a-card") : name_of_card(move.card);
    return tells(scene, id, move.seat, {{"card", card}});
  };
  const auto of_face_up = [&](std::string_view id) {
    return tells(scene, id, move.seat, {{"card", name_of_card(board.pending.face_up[0])}});
  };
  const auto of_castle = [&](std::string_view id) {
    return tells(scene, id, move.seat, {{"castle", name_of_castle(board.pending.castle)}});
  };
  switch (move.kind) {
    case Kind::keep: return of_card("keeps");
    case Kind::trade: return of_face_up("trades");
    case Kind::discard: return of_face_up("discards");
    case Kind::offer: return of_card("offers");
    case Kind::decline: return tells(scene, "declines", move.seat);
    case Kind::accept: return tell_accept(scene, before, move);
    case Kind::refuse:
      return board.pending.stage == Stage::choice ? of_face_up("refuses-offers")
                                                  : tells(scene, "refuses-bids", move.seat);
    case Kind::attack: return tell_attack(scene, board, move);
    case Kind::pass: return tells(scene, "passes", move.seat);
    case Kind::advance: return of_castle("advances");
    case Kind::hold: return of_castle("holds");
    case Kind::place: return of_castle("places");
    case Kind::skip: return of_castle("skips");
    case Kind::ransom:
      return tells(scene, "ransoms", move.seat, {{"blazon", whose_blazon(scene, move.lord)}});
    default: return tell_bid(scene, move);
  }
}

std::string tell_result(const Scene& scene, const Move& move) {
  if (move.winners.single()) return scene.cast.tells("terminal-wins", move.winners.first());
  std::vector<std::string> names;
  for (const Seat seat : move.winners) names.push_back(scene.cast.who(seat));
  return say(scene, "shared", {{"who", joined(scene, names)}});
}

std::string tell_score(const Scene& scene, const Move& move) {
  std::vector<std::string> totals;
  for (const Seat seat : SeatSet::all(move.count))
    totals.push_back(scene.cast.who(seat) + " " + text(move.points[seat.index]));
  return say(scene, "score", {{"totals", joined(scene, totals)}});
}

std::string tell_event(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  switch (move.kind) {
    case Kind::starter: return tells(scene, "starter", move.seat);
    case Kind::deal:
      return cast.tells(
          "terminal-dealt", move.seat,
          {{"cards", move.cards.empty() ? cast.cards(move.count) : listed(move.cards)}});
    case Kind::draw:
      return cast.tells("terminal-draws", move.seat, {{"cards", listed(move.cards)}});
    case Kind::capture:
      return move.seat == move.lord ? tells(scene, "captures-own", move.seat)
                                    : tells(scene, "captures", move.seat,
                                            {{"blazon", whose_blazon(scene, move.lord)}});
    case Kind::score: return tell_score(scene, move);
    default: return tell_result(scene, move);
  }
}

std::string tell(const Scene& scene, std::span<const SeenLine> lines) {
  const Move& move = move_of(lines.back().line);
  if (move.kind >= Kind::starter) return tell_event(scene, move);
  return tell_decision(scene, lines.back().before, move);
}

}  // namespace
}  // namespace castles_parts

Face castles_face() {
  Face face = plain_face("castles", "Ivanhoe: the Castles");
  face.draw = castles_parts::draw;
  face.question = castles_parts::question;
  face.tell = castles_parts::tell;
  face.note = castles_parts::note;
  face.step = castles_parts::step;
  face.expand = castles_parts::expand;
  return face;
}

}  // namespace hastilude::app
