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

std::string counted_cards(int count) {
  return number_word(count) + (count == 1 ? " card" : " cards");
}

int needed(const Board& board, int castle) {
  return castles::least_army(board.garrison[static_cast<std::size_t>(castle)]);
}

int largest_army(const Cards& hand) { return castles::Muster(hand).largest; }

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) line += i + 1 == words.size() ? " and " : ", ";
    line += words[i];
  }
  return line;
}

std::string answer_text(const Answer& answer) {
  if (answer.declined()) return "nothing";
  return answer.lord != nobody ? name_of_blazon(answer.lord) : counted_cards(answer.cards);
}

namespace {

std::string text(int number) { return std::to_string(number); }

// ---- what is asked

// C9: what the hand is good for, or what is missing.
std::string prospects(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const int largest = largest_army(own_hand(scene));
  if (largest == 0) return "You have no cards to attack with.";
  std::vector<std::string> open;
  int least = castles::deck_size;
  for (int castle = 0; castle < castle_count; ++castle) {
    least = std::min(least, needed(board, castle));
    if (needed(board, castle) <= largest) open.push_back(name_of_castle(castle));
  }
  const std::string army = "Your largest army has " + counted_cards(largest) + ": ";
  if (open.size() == castle_count) return army + "enough for every castle.";
  if (open.empty()) return army + text(least - largest) + " too few for any castle.";
  return army + "enough for " + joined(open) + ".";
}

std::string question_of_turn(const Scene& scene) {
  const Board& board = board_of(scene.view);
  if (!scene.cast.is_you(board.turn)) {
    return scene.cast.who(board.turn) +
           " is about to attack or pass. Do you offer a prisoner for ransom first?";
  }
  return "Attack or pass. " + prospects(scene);
}

std::string question_of_market(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const auto& [first, second] = board.pending.face_up;
  if (board.pending.stage == Stage::trade)
    return "Do you offer the " + name_of_card(first) + " to all, or give it up?";
  if (board.pending.stage == Stage::answer)
    return scene.cast.who(board.pending.asker) + " offers " + name_of_card(first) +
           ": which card do you give for it, if any?";
  if (board.pending.stage == Stage::choice)
    return "Whose card do you take for the " + name_of_card(first) + "?";
  return "You have drawn " + name_of_card(first) + " and " + name_of_card(second) +
         ": which do you keep?";
}

std::string whose_blazon(const Scene& scene, Seat lord) {
  return scene.cast.is_you(lord) ? "your own blazon" : "a blazon of " + scene.cast.whom(lord);
}

std::string question(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const castles::Pending& open = board.pending;
  switch (open.stage) {
    case Stage::attack: return question_of_turn(scene);
    case Stage::bid:
      return scene.cast.who(open.asker) + " offers " + whose_blazon(scene, open.lord) +
             " for ransom: what do you bid?";
    case Stage::sale: return "Whose bid do you take for " + name_of_blazon(open.lord) + "?";
    case Stage::advance:
      return "Do you move all blazons of " + name_of_castle(open.castle) + " one space on?";
    case Stage::place:
      return "Do you put a blazon on space 1 of " + name_of_castle(open.castle) + "? You have " +
             text(board.reserve[scene.cast.observer.seat().index]) + ".";
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
  const std::string fate =
      scene.cast.is_you(falls) ? " comes back to your reserve" : " is your prisoner";
  Seat next = nobody;
  for (std::size_t space = 0; space + 1 < board.rules.track; ++space) {
    if (track[space] != nobody) next = track[space];
  }
  return name_of_blazon(falls) + fate +
         (next == nobody ? ", nobody holds it" : ", " + name_of_blazon(next) + " holds it");
}

std::string note_of_accept(const Scene& scene, Seat from) {
  const Board& board = board_of(scene.view);
  const Answer& answer = board.pending.answers[from.index];
  const Cards cards = castles::cards_of(state_of(scene.view).offers[from.index]);
  return "you get " + (cards.empty() ? answer_text(answer) : listed(cards));
}

std::string note_of_pass(const Board& board) {
  if (board.pile > 0) return "ends your turn";
  const int more = board.rules.players - board.passes - 1;
  return more == 0 ? "ends the game" : text(more) + " more would end the game";
}

std::string note(const Scene& scene, const Action& action) {
  const Board& board = board_of(scene.view);
  const Move& move = move_of(action.move);
  const auto& [first, second] = board.pending.face_up;
  switch (move.kind) {
    case Kind::keep:
      return "and trade or lose " + name_of_card(move.card == first ? second : first);
    case Kind::discard: return name_of_card(first) + " is out of the game";
    case Kind::accept: return note_of_accept(scene, move.from);
    case Kind::attack: return counted_cards(move.cards.total());
    case Kind::pass: return note_of_pass(board);
    case Kind::advance: return note_of_advance(scene);
    case Kind::ransom: return "offer it to all";
    case Kind::bid:
      return move.lord == nobody ? counted_cards(move.count) : whose_blazon(scene, move.lord);
    default: return {};
  }
}

// ---- the log

std::string tell_accept(const Scene& scene, const AnyView& before, const Move& move) {
  const Board& board = board_of(before);
  const Answer& answer = board.pending.answers[move.from.index];
  const Cards cards = castles::cards_of(state_of(before).offers[move.from.index]);
  const std::string got = cards.empty() ? answer_text(answer) : listed(cards);
  const std::string given = board.pending.stage == Stage::choice
                                ? name_of_card(board.pending.face_up[0])
                                : name_of_blazon(board.pending.lord);
  return scene.cast.does(move.seat, "take ", "takes ") + got + " from " +
         scene.cast.whom(move.from) + " for " + given + ".";
}

std::string tell_attack(const Scene& scene, const Board& board, const Move& move) {
  const Cards& garrison = board.garrison[move.castle];
  std::string line = scene.cast.does(move.seat, "attack ", "attacks ") +
                     name_of_castle(move.castle) + " with " + listed(move.cards);
  if (garrison.empty()) return line + ".";
  return line + " and " + (scene.cast.is_you(move.seat) ? "take " : "takes ") + listed(garrison) +
         ".";
}

std::string tell_decision(const Scene& scene, const AnyView& before, const Move& move) {
  const Board& board = board_of(before);
  const Cast& cast = scene.cast;
  const Seat seat = move.seat;
  const std::string castle = name_of_castle(board.pending.castle);
  const std::string card = move.card == castles::no_card ? "a card" : name_of_card(move.card);
  switch (move.kind) {
    case Kind::keep: return cast.does(seat, "keep ", "keeps ") + card + ".";
    case Kind::trade:
      return cast.does(seat, "offer ", "offers ") + name_of_card(board.pending.face_up[0]) +
             " to all.";
    case Kind::discard:
      return cast.does(seat, "give up ", "gives up ") + name_of_card(board.pending.face_up[0]) +
             ".";
    case Kind::offer: return cast.does(seat, "offer ", "offers ") + card + ".";
    case Kind::decline: return cast.does(seat, "decline.", "declines.");
    case Kind::accept: return tell_accept(scene, before, move);
    case Kind::refuse:
      return cast.does(seat, "take none of the ", "takes none of the ") +
             (board.pending.stage == Stage::choice
                  ? "offers; " + name_of_card(board.pending.face_up[0]) + " is lost."
                  : "bids.");
    case Kind::attack: return tell_attack(scene, board, move);
    case Kind::pass: return cast.does(seat, "pass.", "passes.");
    case Kind::advance:
      return cast.does(seat, "move", "moves") + " the blazons of " + castle + " on.";
    case Kind::hold: return cast.does(seat, "leave", "leaves") + " the blazons of " + castle + ".";
    case Kind::place: return cast.does(seat, "put", "puts") + " a blazon into " + castle + ".";
    case Kind::skip: return cast.does(seat, "put", "puts") + " no blazon into " + castle + ".";
    case Kind::ransom:
      return cast.does(seat, "offer ", "offers ") + whose_blazon(scene, move.lord) + " for ransom.";
    default:
      return cast.does(seat, "bid ", "bids ") +
             (move.lord != nobody   ? name_of_blazon(move.lord)
              : !move.cards.empty() ? listed(move.cards)
                                    : counted_cards(move.count)) +
             ".";
  }
}

std::string tell_result(const Scene& scene, const Move& move) {
  if (move.winners.single())
    return scene.cast.does(move.winners.first(), "win", "wins") + " the game.";
  std::vector<std::string> names;
  for (const Seat seat : move.winners)
    names.push_back(names.empty() ? scene.cast.who(seat) : scene.cast.whom(seat));
  return joined(names) + " share the win.";
}

std::string tell_event(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  switch (move.kind) {
    case Kind::starter: return cast.does(move.seat, "begin.", "begins.");
    case Kind::deal:
      return cast.does(move.seat, "are dealt ", "is dealt ") +
             (move.cards.empty() ? counted_cards(move.count) : listed(move.cards)) + ".";
    case Kind::draw: return cast.does(move.seat, "draw ", "draws ") + listed(move.cards) + ".";
    case Kind::capture:
      return move.seat == move.lord
                 ? cast.does(move.seat, "take a blazon of your own", "takes a blazon of his own") +
                       " from the oubliette."
                 : cast.does(move.seat, "take ", "takes ") + whose_blazon(scene, move.lord) +
                       " prisoner.";
    case Kind::score: {
      std::vector<std::string> totals;
      for (const Seat seat : SeatSet::all(move.count))
        totals.push_back(cast.whom(seat) + " " + text(move.points[seat.index]));
      return "The castles are worth: " + joined(totals) + ".";
    }
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
