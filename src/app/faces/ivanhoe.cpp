// Ivanhoe for people: the knights with their displays, the hand; moves told in words.
#include "games/ivanhoe/ivanhoe.h"

#include <algorithm>
#include <cctype>

#include "app/faces/faces.h"
#include "core/text.h"

namespace hastilude::app {
namespace {

using ivanhoe::Board;
using ivanhoe::Card;
using ivanhoe::Cards;
using ivanhoe::Color;
using ivanhoe::Kind;
using ivanhoe::Move;
using ivanhoe::Spot;
using ivanhoe::Stage;

const ivanhoe::State& state_of(const AnyView& view) {
  return view.as<View<ivanhoe::State>>().seen();
}
const Board& board_of(const AnyView& view) { return state_of(view).board; }
const Move& move_of(const AnyMove& move) { return move.as<Move>(); }

std::string text(int number) { return std::to_string(number); }
std::string name_of_card(Card card) { return std::string(ivanhoe::card_names[card]); }

std::string counted_cards(int count) {
  return number_word(count) + (count == 1 ? " card" : " cards");
}

constexpr std::array<std::string_view, 17> action_titles{
    "Unhorse", "Change Weapon", "Drop Weapon", "Break Lance", "Riposte",       "Dodge",
    "Retreat", "Knock Down",    "Outmaneuver", "Charge",      "Countercharge", "Disgrace",
    "Adapt",   "Outwit",        "Shield",      "Stunned",     "Ivanhoe"};

std::string title_of(Kind action) {
  return std::string(action_titles[ivanhoe::card_of(action) - ivanhoe::first_action]);
}

std::string named(Color color) {
  constexpr std::array<std::string_view, ivanhoe::color_count> weapons{"joust", "sword", "axe",
                                                                       "morningstar", "no weapon"};
  const auto index = static_cast<std::size_t>(color);
  return std::string(name_of(color)) + " (" + std::string(weapons[index]) + ")";
}

std::string listed(const Cards& cards) {
  std::string list;
  for_each_kind(cards, [&](int card, int count) {
    for (; count > 0; --count)
      list.append(list.empty() ? "" : " ").append(ivanhoe::card_names[card]);
  });
  return list;
}

// ---- the table

std::string heading(const Scene& scene) {
  const Board& board = board_of(scene.view);
  std::string tournament = "no tournament yet";
  if (board.color != ivanhoe::no_color) tournament = named(board.color) + " tournament";
  if (board.color == ivanhoe::no_color && board.purple_banned != 0)
    tournament = "no tournament yet, next not purple";
  std::string piles = "deck " + text(board.deck) + ", discards " + text(board.discards.total());
  if (board.discards[ivanhoe::ivanhoe_card] > 0) piles += " with Ivanhoe";
  const std::string title = styled(Style::strong, "Ivanhoe") + " " + tournament;
  const int gap = scene.columns - width_of(title) - width_of(piles);
  return gap < 2 ? title + "; " + piles : padded(title, scene.columns - width_of(piles)) + piles;
}

// The columns of the list of knights; a narrow one leaves out the names of columns.
constexpr int name_width = 13;
constexpr int tokens_at = name_width + 1;
constexpr int hand_at = tokens_at + 10;
constexpr int total_at = hand_at + 5;
constexpr int display_at = total_at + 6;

std::string tokens_text(const Board& board, Seat seat) {
  std::string list;
  for (int i = 0; i < ivanhoe::color_count; ++i) {
    const bool held = board.tokens[seat.index].has(static_cast<Color>(i));
    list += std::string(i == 0 ? "" : " ") + (held ? std::string(1, "PRBYG"[i]) : "·");
  }
  return list;
}

std::string knight_name(const Scene& scene, Seat seat) {
  if (scene.cast.is_you(seat)) return styled(seat, "You (@" + text(seat.number()) + ")");
  const std::string& name = scene.cast.names[seat.index];
  std::string label = "@" + text(seat.number()) + (name.empty() ? "" : " ");
  for (std::size_t i = 0; i < name.size() && width_of(label + name[i]) <= name_width - 2; ++i)
    label += name[i];
  return styled(seat, label);
}

std::string display_text(const Board& board, Seat seat) {
  std::string list;
  for (const Card card : board.displays.of(seat)) list += name_of_card(card) + " ";
  if (list.empty()) {
    const bool running = board.color != ivanhoe::no_color;
    list = !board.in.contains(seat) ? "out " : running ? "not entered " : "";
  }
  if (board.shield == seat) list += "+ Shield ";
  if (board.stunned == seat) list += "+ Stunned ";
  if (!list.empty()) list.pop_back();
  return list;
}

Lines knight(const Scene& scene, Seat seat) {
  const Board& board = board_of(scene.view);
  const bool at_turn = board.turn == seat && board.pending.stage != Stage::over;
  std::string line = (at_turn ? "▶ " : "  ") + knight_name(scene, seat);
  line = padded(line, tokens_at) + tokens_text(board, seat);
  const std::string hand = text(board.hand_size[seat.index]);
  line = padded(line, hand_at + 3 - width_of(hand)) + hand;
  const std::string total =
      board.in.contains(seat) && board.color != ivanhoe::no_color ? text(board.total(seat)) : "-";
  line = padded(line, total_at + 4 - width_of(total)) + styled(Style::strong, total);
  line = padded(line, display_at) + display_text(board, seat);
  return wrapped(line, scene.columns, std::min(display_at, scene.columns / 3));
}

Lines draw(const Scene& scene) {
  Lines lines = wrapped(heading(scene), scene.columns, 2);
  const auto add = [&](Lines&& more) {
    for (std::string& line : more) lines.push_back(std::move(line));
  };
  const Board& board = board_of(scene.view);
  std::string titles = padded("  knight", tokens_at) + padded("tokens", hand_at - tokens_at);
  titles = padded(titles + "hand", total_at) + "total display";
  if (scene.columns >= 50) lines.push_back(styled(Style::faint, titles));
  for (const Seat seat : SeatSet::all(board.rules.players)) add(knight(scene, seat));
  if (!scene.cast.observer.seated()) return lines;
  if (scene.rows >= 22) lines.emplace_back();
  const Cards& hand = state_of(scene.view).hands[scene.cast.observer.seat().index];
  add(wrapped("Your hand  " + (hand.empty() ? "no cards" : styled(Style::strong, listed(hand))),
              scene.columns, 11));
  return lines;
}

// ---- what is asked

// The strongest of the others who are in.
Seat rival(const Board& board, Seat seat) {
  Seat best = nobody;
  for (const Seat other : board.in) {
    if (other != seat && (best == nobody || board.total(other) > board.total(best))) best = other;
  }
  return best;
}

std::string question_of_turn(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const Seat seat = scene.cast.observer.seat();
  const Seat other = rival(board, seat);
  const int total = board.total(seat);
  if (!ivanhoe::check_stay(board, seat)) return "Your turn. You can stay with " + text(total) + ".";
  if (total > board.total(other))
    return "Your turn. You have " + text(total) + ", but must play a card to stay.";
  return "Your turn. You have " + text(total) + "; to stay you need more than the " +
         text(board.total(other)) + " of " + scene.cast.whom(other) + ".";
}

std::string announced(const Scene& scene, const Board& board, Seat seat,
                      const ivanhoe::Action& action);

std::string question(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const Seat seat = scene.cast.observer.seat();
  switch (board.pending.stage) {
    case Stage::open:
      return std::string(
                 "You open a tournament: name a colour and play a card of it or a "
                 "supporter.") +
             (board.purple_banned != 0 ? " Purple is not allowed after purple." : "");
    case Stage::reaction:
      return announced(scene, board, board.turn, board.pending.announced) + " Do you react?";
    case Stage::keep:
      return "Adapt: which card of value " + text(board.displays.tally(seat).lowest_double()) +
             " do you keep?";
    case Stage::give_back: return "You withdrew with a Maiden: which token do you return?";
    case Stage::take: return "You have won in purple: which token do you take?";
    default: return question_of_turn(scene);
  }
}

// ---- notes beside actions

std::string name_at(const Board& board, Seat seat, Spot spot) {
  const Card card = ivanhoe::card_at(board, seat, spot);
  return card == ivanhoe::hidden_card ? "" : name_of_card(card);
}

int total_with(const Board& board, Seat seat, Card card) {
  return board.total(seat) + (board.color == Color::green ? 1 : ivanhoe::values[card]);
}

std::string note(const Scene& scene, const Action& action) {
  const Board& board = board_of(scene.view);
  const Move& move = move_of(action.move);
  switch (move.kind) {
    case Kind::open:
      return "total " + text(move.color == Color::green ? 1 : +ivanhoe::values[move.card]);
    case Kind::play: return "total " + text(total_with(board, move.seat, move.card));
    case Kind::riposte: return "takes " + name_of_card(board.displays.last(move.target));
    case Kind::dodge: return name_at(board, move.target, move.his);
    case Kind::retreat:
    case Kind::keep: return name_at(board, move.seat, move.own);
    case Kind::outwit:
      return name_at(board, move.seat, move.own) + " for " + name_at(board, move.target, move.his);
    case Kind::knock_down: return "one of " + counted_cards(board.hand_size[move.target.index]);
    case Kind::charge:
    case Kind::countercharge: return "value " + text(ivanhoe::struck_by(board, move.kind).value);
    case Kind::stay: return "with " + text(board.total(move.seat));
    case Kind::withdraw:
      return board.displays.tally(move.seat).has_maiden() && !board.tokens[move.seat.index].empty()
                 ? "costs a token"
                 : "";
    default: return {};
  }
}

// ---- the log

std::string announced(const Scene& scene, const Board& board, Seat seat,
                      const ivanhoe::Action& action) {
  std::string line = scene.cast.does(seat, "announce ", "announces ") + title_of(action.kind);
  const auto whom = [&] { return scene.cast.whom(action.target); };
  switch (action.kind) {
    case Kind::unhorse:
    case Kind::change_weapon: return line + ": " + std::string(name_of(action.color)) + ".";
    case Kind::drop_weapon: return line + ": green.";
    case Kind::break_lance:
    case Kind::stunned: return line + " against " + whom() + ".";
    case Kind::riposte:
      return line + ": the " + name_of_card(board.displays.last(action.target)) + " of " + whom() +
             ".";
    case Kind::dodge:
      return line + ": the " + name_at(board, action.target, action.his) + " of " + whom() + ".";
    case Kind::retreat: return line + " with the " + name_at(board, seat, action.own) + ".";
    case Kind::knock_down: return line + ": a card from the hand of " + whom() + ".";
    case Kind::outwit:
      return line + ": " + name_at(board, seat, action.own) + " for the " +
             name_at(board, action.target, action.his) + " of " + whom() + ".";
    default: return line + ".";
  }
}

std::string tell_chance(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  const bool hidden = move.card == ivanhoe::hidden_card;
  switch (move.kind) {
    case Kind::dealer: return cast.does(move.seat, "deal", "deals") + ".";
    case Kind::deal:
      return cast.does(move.seat, "are dealt ", "is dealt ") +
             (move.cards.empty() ? counted_cards(move.count) : listed(move.cards)) + ".";
    case Kind::draw:
      if (move.count == 0) return "There is nothing to draw (I5).";
      return cast.does(move.seat, "draw ", "draws ") +
             (hidden ? "a card" : name_of_card(move.card)) + ".";
    default:
      return cast.does(move.seat, "take ", "takes ") +
             (hidden ? "a card" : name_of_card(move.card)) + " from the hand of " +
             cast.whom(move.target) + ".";
  }
}

std::string tell_announcement(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  switch (move.kind) {
    case Kind::shuffle: return "The discard pile is shuffled and becomes the deck (I5).";
    case Kind::reveal:
      return cast.does(move.seat, "have", "has") +
             " nothing to open with (I8): " + (move.count == 0 ? "no cards" : listed(move.cards)) +
             ".";
    case Kind::win:
      return cast.who(move.seat) + " " +
             styled(Style::strong, cast.is_you(move.seat) ? "win" : "wins") + " the tournament" +
             (move.color == ivanhoe::no_color
                  ? ", without a new token."
                  : " and " + std::string(cast.is_you(move.seat) ? "take" : "takes") + " the " +
                        std::string(name_of(move.color)) + " token.");
    default: return cast.does(move.seat, "win", "wins") + " the game.";
  }
}

std::string tell_decision(const Scene& scene, const Board& board, const Move& move) {
  const Cast& cast = scene.cast;
  const Seat seat = move.seat;
  const std::string color(move.color == ivanhoe::no_color ? "" : name_of(move.color));
  switch (move.kind) {
    case Kind::open:
      return cast.does(seat, "open", "opens") + " a " + color + " tournament with " +
             name_of_card(move.card) + ".";
    case Kind::play:
      return cast.does(seat, "play ", "plays ") + name_of_card(move.card) + ", total " +
             text(total_with(board, seat, move.card)) + ".";
    case Kind::stay:
      return cast.does(seat, "stay", "stays") + " with " + text(board.total(seat)) + ".";
    case Kind::withdraw: return cast.does(seat, "withdraw", "withdraws") + ".";
    case Kind::pass: return cast.does(seat, "pass", "passes") + ".";
    case Kind::ivanhoe:
      return cast.does(seat, "play", "plays") +
             " Ivanhoe: " + title_of(board.pending.announced.kind) + " is cancelled.";
    case Kind::keep:
      return cast.does(seat, "keep ", "keeps ") + name_at(board, seat, move.own) + ".";
    case Kind::take: return cast.does(seat, "choose", "chooses") + " the " + color + " token.";
    case Kind::give_back:
      return cast.does(seat, "return", "returns") + " the " + color + " token (I13).";
    default: return announced(scene, board, seat, action_of(move));
  }
}

std::string tell(const Scene& scene, std::span<const SeenLine> lines) {
  const Move& move = move_of(lines.back().line);
  if (move.kind >= Kind::shuffle) return tell_announcement(scene, move);
  if (move.kind >= Kind::dealer) return tell_chance(scene, move);
  return tell_decision(scene, board_of(lines.back().before), move);
}

// ---- typing

// "r4" plays a card, "red r4" opens with it; words that begin an action need not be written out.
std::string expand(const Scene& scene, std::string_view typed) {
  std::string lower(typed);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  Words words(lower);
  const std::string_view first = words.next();
  const bool opening = board_of(scene.view).pending.stage == Stage::open;
  for (int i = 0; i < ivanhoe::color_count; ++i) {
    if (opening && first == name_of(static_cast<Color>(i))) return "open " + lower;
  }
  if (!words.done()) return std::string(typed);
  for (Card card = 0; card < ivanhoe::first_action; ++card) {
    const std::string name = name_of_card(card);
    if (first.size() == 2 && std::tolower(name[0]) == first[0] && name[1] == first[1])
      return "play " + name;
  }
  return std::string(typed);
}

}  // namespace

Face ivanhoe_face() {
  Face face = plain_face("ivanhoe", "Ivanhoe");
  face.draw = draw;
  face.question = question;
  face.tell = tell;
  face.note = note;
  face.expand = expand;
  return face;
}

}  // namespace hastilude::app
