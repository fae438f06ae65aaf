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

constexpr std::array color_styles{Style::purple, Style::red, Style::blue, Style::yellow,
                                  Style::green};

// A card by its name, in its colour; others only stand out.
std::string painted(Card card) {
  for (int i = 0; i < ivanhoe::color_count; ++i) {
    const auto color = static_cast<Color>(i);
    if (card >= ivanhoe::first_of(color) && card < ivanhoe::end_of(color))
      return styled(color_styles[static_cast<std::size_t>(i)], name_of_card(card));
  }
  return styled(Style::strong, name_of_card(card));
}

std::string painted(Color color, std::string_view text) {
  return styled(color_styles[static_cast<std::size_t>(color)], text);
}

std::string color_word(const Scene& scene, Color color) {
  return painted(color, scene.cast.say("ivanhoe-color-" + std::string(name_of(color))));
}

// What an action card is called, without the places where the page may break it.
std::string title_of(const Scene& scene, Card card) {
  constexpr std::string_view soft_hyphen = "\u00AD";
  std::string title = scene.cast.say("ivanhoe-card-" + name_of_card(card));
  for (std::size_t at = title.find(soft_hyphen); at != std::string::npos;
       at = title.find(soft_hyphen))
    title.erase(at, soft_hyphen.size());
  return title;
}

std::string title_of(const Scene& scene, Kind action) {
  return title_of(scene, ivanhoe::card_of(action));
}

// The notation is English: elsewhere an action card is also told by its name there.
bool is_foreign(const Scene& scene) { return scene.cast.language != texts::Language::en; }

std::string told(const Scene& scene, Card card) {
  if (card < ivanhoe::first_action || !is_foreign(scene)) return painted(card);
  return scene.cast.say("terminal-ivanhoe-named",
                        {{"name", title_of(scene, card)}, {"card", painted(card)}});
}

std::string listed(const Cards& cards) {
  std::string list;
  for_each_kind(cards, [&](int card, int count) {
    for (; count > 0; --count)
      list.append(list.empty() ? "" : " ").append(painted(static_cast<Card>(card)));
  });
  return list;
}

// ---- the table

std::string heading(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const std::string none =
      board.purple_banned != 0 ? "terminal-ivanhoe-none-purple" : "terminal-ivanhoe-none";
  const std::string tournament =
      board.color == ivanhoe::no_color
          ? scene.cast.say(none)
          : painted(board.color, scene.cast.say("terminal-ivanhoe-tournament-" +
                                                std::string(name_of(board.color))));
  const std::string piles =
      scene.cast.say(board.discards[ivanhoe::ivanhoe_card] > 0 ? "terminal-ivanhoe-piles-ivanhoe"
                                                               : "terminal-ivanhoe-piles",
                     {{"deck", int{board.deck}}, {"discards", board.discards.total()}});
  const std::string title =
      styled(Style::strong, scene.cast.say("game-ivanhoe")) + " " + tournament;
  const int gap = scene.columns - width_of(title) - width_of(piles);
  return gap < 2 ? title + "\n" + piles : padded(title, scene.columns - width_of(piles)) + piles;
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
    const std::string letter(1, "PRBYG"[i]);
    list += i == 0 ? "" : " ";
    list += held ? painted(static_cast<Color>(i), letter) : "·";
  }
  return list;
}

std::string display_text(const Scene& scene, Seat seat) {
  const Board& board = board_of(scene.view);
  std::string list;
  for (const Card card : board.displays.of(seat)) list += painted(card) + " ";
  if (list.empty()) {
    const bool running = board.color != ivanhoe::no_color;
    list = !board.in.contains(seat) ? scene.cast.say("terminal-ivanhoe-out") + " "
           : running                ? scene.cast.say("terminal-ivanhoe-not-entered") + " "
                                    : "";
  }
  if (board.shield == seat) list += "+ " + title_of(scene, Kind::shield) + " ";
  if (board.stunned == seat) list += "+ " + title_of(scene, Kind::stunned) + " ";
  if (!list.empty()) list.pop_back();
  return list;
}

Lines knight(const Scene& scene, Seat seat) {
  const Board& board = board_of(scene.view);
  const bool at_turn = board.turn == seat && board.pending.stage != Stage::over;
  std::string line = (at_turn ? "▶ " : "  ") + scene.cast.short_name(seat, name_width - 2);
  line = padded(line, tokens_at) + tokens_text(board, seat);
  const std::string hand = text(board.hand_size[seat.index]);
  line = padded(line, hand_at + 3 - width_of(hand)) + hand;
  const std::string total =
      board.in.contains(seat) && board.color != ivanhoe::no_color ? text(board.total(seat)) : "-";
  line = padded(line, total_at + 4 - width_of(total)) + styled(Style::strong, total);
  line = padded(line, display_at) + display_text(scene, seat);
  return wrapped(line, scene.columns, std::min(display_at, scene.columns / 3));
}

Lines draw(const Scene& scene) {
  Lines lines = wrapped(heading(scene), scene.columns, 2);
  const auto add = [&](Lines&& more) {
    for (std::string& line : more) lines.push_back(std::move(line));
  };
  const Board& board = board_of(scene.view);
  const auto title = [&](std::string_view column) {
    return scene.cast.say("terminal-ivanhoe-title-" + std::string(column));
  };
  std::string titles = padded("  " + title("knight"), tokens_at) + title("tokens");
  titles = padded(padded(titles, hand_at) + title("hand"), total_at) + title("total");
  titles = padded(titles, display_at) + title("display");
  if (scene.columns >= 50) lines.push_back(styled(Style::faint, titles));
  for (const Seat seat : SeatSet::all(board.rules.players)) add(knight(scene, seat));
  if (!scene.cast.observer.seated()) return lines;
  if (scene.rows >= 22) lines.emplace_back();
  const Cards& hand = state_of(scene.view).hands[scene.cast.observer.seat().index];
  const std::string cards = hand.empty() ? scene.cast.cards(0) : listed(hand);
  add(wrapped(padded(scene.cast.say("terminal-hand"), 11) + cards, scene.columns, 11));
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
  if (!ivanhoe::check_stay(board, seat))
    return scene.cast.say("terminal-ivanhoe-turn-stay", {{"total", total}});
  if (total > board.total(other))
    return scene.cast.say("terminal-ivanhoe-turn-play", {{"total", total}});
  return scene.cast.tells("terminal-ivanhoe-turn-more", other,
                          {{"total", total}, {"best", board.total(other)}});
}

std::string announced(const Scene& scene, const Board& board, Seat seat,
                      const ivanhoe::Action& action);

std::string question(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const Seat seat = scene.cast.observer.seat();
  switch (board.pending.stage) {
    case Stage::open:
      return scene.cast.say(board.purple_banned != 0 ? "terminal-ivanhoe-open-purple"
                                                     : "terminal-ivanhoe-open");
    case Stage::reaction:
      return scene.cast.say(
          "terminal-ivanhoe-react",
          {{"announced", announced(scene, board, board.turn, board.pending.announced)}});
    case Stage::keep:
      return scene.cast.say("terminal-ivanhoe-keep",
                            {{"value", board.displays.tally(seat).lowest_double()}});
    case Stage::give_back: return scene.cast.say("terminal-ivanhoe-return");
    case Stage::take: return scene.cast.say("terminal-ivanhoe-take");
    default: return question_of_turn(scene);
  }
}

// ---- notes beside actions

std::string name_at(const Board& board, Seat seat, Spot spot) {
  const Card card = ivanhoe::card_at(board, seat, spot);
  return card == ivanhoe::hidden_card ? "" : painted(card);
}

int total_with(const Board& board, Seat seat, Card card) {
  return board.total(seat) + (board.color == Color::green ? 1 : ivanhoe::values[card]);
}

std::string effect(const Scene& scene, const Move& move) {
  const Board& board = board_of(scene.view);
  const Cast& cast = scene.cast;
  const auto total = [&](int number) {
    return cast.say("terminal-ivanhoe-note-total", {{"total", number}});
  };
  switch (move.kind) {
    case Kind::open: return total(move.color == Color::green ? 1 : +ivanhoe::values[move.card]);
    case Kind::play: return total(total_with(board, move.seat, move.card));
    case Kind::riposte:
      return cast.say("terminal-ivanhoe-note-takes",
                      {{"card", painted(board.displays.last(move.target))}});
    case Kind::dodge: return name_at(board, move.target, move.his);
    case Kind::retreat:
    case Kind::keep: return name_at(board, move.seat, move.own);
    case Kind::outwit:
      return cast.say("terminal-ivanhoe-note-for",
                      {{"own", name_at(board, move.seat, move.own)},
                       {"other", name_at(board, move.target, move.his)}});
    case Kind::knock_down:
      return cast.say("terminal-ivanhoe-note-one-of",
                      {{"cards", cast.cards(board.hand_size[move.target.index])}});
    case Kind::charge:
    case Kind::countercharge:
      return cast.say("terminal-ivanhoe-note-value",
                      {{"value", ivanhoe::struck_by(board, move.kind).value}});
    case Kind::stay:
      return cast.say("terminal-ivanhoe-note-with", {{"total", board.total(move.seat)}});
    case Kind::withdraw:
      return board.displays.tally(move.seat).has_maiden() && !board.tokens[move.seat.index].empty()
                 ? cast.say("terminal-ivanhoe-note-costs")
                 : "";
    default: return {};
  }
}

std::string note(const Scene& scene, const Action& action) {
  const Move& move = move_of(action.move);
  const std::string what = effect(scene, move);
  if (!ivanhoe::is_action(move.kind) || !is_foreign(scene)) return what;
  return title_of(scene, move.kind) + (what.empty() ? "" : ", " + what);
}

// ---- the log

std::string announced(const Scene& scene, const Board& board, Seat seat,
                      const ivanhoe::Action& action) {
  const std::string title = title_of(scene, action.kind);
  const auto tells = [&](std::string_view id, const std::string& card, const std::string& own) {
    return scene.cast.tells(id, seat, action.target,
                            {{"action", title}, {"card", card}, {"own", own}});
  };
  const auto turns = [&](Color color) {
    return scene.cast.tells("terminal-ivanhoe-announces-color", seat,
                            {{"action", title}, {"color", color_word(scene, color)}});
  };
  switch (action.kind) {
    case Kind::unhorse:
    case Kind::change_weapon: return turns(action.color);
    case Kind::drop_weapon: return turns(Color::green);
    case Kind::break_lance:
    case Kind::stunned: return tells("terminal-ivanhoe-announces-against", "", "");
    case Kind::riposte:
      return tells("terminal-ivanhoe-announces-card", painted(board.displays.last(action.target)),
                   "");
    case Kind::dodge:
      return tells("terminal-ivanhoe-announces-card", name_at(board, action.target, action.his),
                   "");
    case Kind::retreat:
      return scene.cast.tells("terminal-ivanhoe-announces-own", seat,
                              {{"action", title}, {"card", name_at(board, seat, action.own)}});
    case Kind::knock_down: return tells("terminal-ivanhoe-announces-hand", "", "");
    case Kind::outwit:
      return tells("terminal-ivanhoe-announces-exchange", name_at(board, action.target, action.his),
                   name_at(board, seat, action.own));
    default: return scene.cast.tells("terminal-ivanhoe-announces", seat, {{"action", title}});
  }
}

std::string tell_chance(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  const auto card = [&] {
    return move.card == ivanhoe::hidden_card ? cast.say("terminal-a-card") : told(scene, move.card);
  };
  switch (move.kind) {
    case Kind::dealer: return cast.tells("terminal-ivanhoe-dealer", move.seat);
    case Kind::deal:
      return cast.tells(
          "terminal-dealt", move.seat,
          {{"cards", move.cards.empty() ? cast.cards(move.count) : listed(move.cards)}});
    case Kind::draw:
      if (move.count == 0) return cast.say("terminal-ivanhoe-draw-nothing");
      return cast.tells("terminal-draws", move.seat, {{"cards", card()}});
    default:
      return cast.tells("terminal-ivanhoe-steal", move.seat, move.target, {{"card", card()}});
  }
}

std::string tell_announcement(const Scene& scene, const Move& move) {
  const Cast& cast = scene.cast;
  switch (move.kind) {
    case Kind::shuffle: return cast.say("terminal-ivanhoe-shuffle");
    case Kind::reveal:
      return cast.tells("terminal-ivanhoe-reveal", move.seat,
                        {{"cards", move.count == 0 ? cast.cards(0) : listed(move.cards)}});
    case Kind::win:
      if (move.color == ivanhoe::no_color)
        return styled(Style::strong, cast.tells("terminal-ivanhoe-win-nothing", move.seat));
      return styled(Style::strong, cast.tells("terminal-ivanhoe-win", move.seat,
                                              {{"color", color_word(scene, move.color)}}));
    default: return cast.tells("terminal-wins", move.seat);
  }
}

std::string tell_decision(const Scene& scene, const Board& board, const Move& move) {
  const Cast& cast = scene.cast;
  const Seat seat = move.seat;
  const auto token = [&](std::string_view id) {
    return cast.tells(id, seat, {{"color", color_word(scene, move.color)}});
  };
  switch (move.kind) {
    case Kind::open:
      return cast.tells("terminal-ivanhoe-opens", seat,
                        {{"color", color_word(scene, move.color)}, {"card", painted(move.card)}});
    case Kind::play:
      return cast.tells(
          "terminal-ivanhoe-plays", seat,
          {{"card", painted(move.card)}, {"total", total_with(board, seat, move.card)}});
    case Kind::stay:
      return cast.tells("terminal-ivanhoe-stays", seat, {{"total", board.total(seat)}});
    case Kind::withdraw: return cast.tells("terminal-ivanhoe-withdraws", seat);
    case Kind::pass: return cast.tells("terminal-ivanhoe-passes", seat);
    case Kind::ivanhoe:
      return cast.tells("terminal-ivanhoe-cancels", seat,
                        {{"action", title_of(scene, board.pending.announced.kind)}});
    case Kind::keep:
      return cast.tells("terminal-ivanhoe-keeps", seat, {{"card", name_at(board, seat, move.own)}});
    case Kind::take: return token("terminal-ivanhoe-chooses");
    case Kind::give_back: return token("terminal-ivanhoe-returns");
    default: return announced(scene, board, seat, action_of(move));
  }
}

std::string tell(const Scene& scene, std::span<const SeenLine> lines) {
  const Move& move = move_of(lines.back().line);
  if (move.kind >= Kind::shuffle) return tell_announcement(scene, move);
  if (move.kind >= Kind::dealer) return tell_chance(scene, move);
  return tell_decision(scene, board_of(lines.back().before), move);
}

// Cards and colours in an action.
std::string paint(std::string_view action) {
  std::string shown;
  for (Words words(action); !words.done();) {
    const std::string_view word = words.next();
    const auto* const card =
        std::find(ivanhoe::card_names.begin(), ivanhoe::card_names.end(), word);
    std::string part(word);
    if (card != ivanhoe::card_names.end() &&
        card - ivanhoe::card_names.begin() < ivanhoe::first_action)
      part = painted(static_cast<Card>(card - ivanhoe::card_names.begin()));
    for (int i = 0; i < ivanhoe::color_count; ++i) {
      if (word == name_of(static_cast<Color>(i))) part = painted(static_cast<Color>(i), word);
    }
    shown.append(shown.empty() ? "" : " ").append(part);
  }
  return shown;
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
  face.paint = paint;
  return face;
}

}  // namespace hastilude::app
