// En Garde for people: the strip, the fencers, the hand; moves told in words.
#include "games/engarde/engarde.h"

#include <algorithm>
#include <array>

#include "app/faces/faces.h"
#include "core/text.h"

namespace hastilude::app {
namespace {

using engarde::Board;
using engarde::Cards;
using engarde::Kind;
using engarde::Level;
using engarde::Move;
using engarde::other;

const View<engarde::State>& seen(const AnyView& view) { return view.as<View<engarde::State>>(); }
const Board& board_of(const AnyView& view) { return seen(view).seen().board; }
const Move& move_of(const AnyMove& move) { return move.as<Move>(); }

std::string text(int number) { return std::to_string(number); }

// "two 4s", "a 4".
std::string cards_of(const Scene& scene, int count, int value) {
  return scene.cast.say("terminal-engarde-cards", {{"count", count}, {"value", value}});
}

std::string listed(const Cards& cards, std::string_view before, std::string_view after) {
  std::string list;
  for_each_kind(cards, [&](int card, int count) {
    for (; count > 0; --count)
      list.append(list.empty() ? "" : " ").append(before).append(text(card)).append(after);
  });
  return list;
}

// ---- the strip

// Columns for each space of the strip.
int cell_width(int columns) { return columns >= 72 ? 3 : columns >= 50 ? 2 : 1; }

// A row of 23 cells, filled with blanks or dots, into which words are put.
class Row {
 public:
  Row(int cell, std::string_view filling) : cell_(cell), cells_(engarde::strip_length) {
    for (std::string& cell_text : cells_) cell_text = padded(filling, cell_);
  }
  void put(int space, std::string_view what) {
    cells_[static_cast<std::size_t>(space - 1)] = padded(what, cell_);
  }
  std::string joined() const {
    std::string row = " ";
    for (const std::string& cell : cells_) row += cell;
    return row.substr(0, row.find_last_not_of(' ') + 1);
  }

 private:
  int cell_;
  std::vector<std::string> cells_;
};

std::string ruler(int cell) {
  std::string row = " ";
  for (int space = 1; space <= engarde::strip_length; ++space) {
    const bool named = cell == 3 || space == 1 || space % 5 == 0;
    const int at = 1 + (space - 1) * cell;
    if (named && width_of(row) <= at) row = padded(row, at) + text(space);
  }
  return styled(Style::faint, row);
}

std::string fencers(const Board& board, int cell) {
  Row row(cell, "·");
  row.put(board.space(Seat{0}), styled(Seat{0}, cell > 1 ? "1▶" : "1"));
  row.put(board.space(Seat{1}), styled(Seat{1}, cell > 1 ? "◀2" : "2"));
  return row.joined();
}

// Where a step brings a fencer.
int space_after(const Board& board, Seat seat, int forward) {
  return board.space(seat) + (seat.index == 0 ? forward : -forward);
}

// Under each space that the viewer can step to, the step as it can be typed, or just the card.
std::string landings(const Scene& scene, int cell) {
  Row row(cell, " ");
  const Board& board = board_of(scene.view);
  scene.game->moves_seen(scene.view, [&](const AnyMove& any) {
    const Move& move = move_of(any);
    const bool forward = move.kind == Kind::forward;
    if (forward || move.kind == Kind::back || move.kind == Kind::retreat) {
      row.put(space_after(board, move.seat, forward ? move.card : -move.card),
              (cell > 1 ? std::string(name_of(move.kind).substr(0, 1)) : "") + text(move.card));
    }
    return Visit::more;
  });
  return styled(Style::faint, row.joined());
}

// The distance drawn between the fencers, if there is room, or said.
std::string distance_line(const Scene& scene, int cell) {
  const Board& board = board_of(scene.view);
  const std::string label =
      " " + scene.cast.say("terminal-engarde-distance", {{"distance", board.distance()}}) + " ";
  const int first = 1 + (board.space(Seat{0}) - 1) * cell;
  const int span = board.distance() * cell + 1;
  const int dashes = span - 2 - width_of(label);
  if (dashes < 2) {
    return std::string(static_cast<std::size_t>(first), ' ') + "└" +
           label.substr(0, label.size() - 1);
  }
  std::string line(static_cast<std::size_t>(first), ' ');
  line += "└";
  for (int i = 0; i < dashes / 2; ++i) line += "─";
  line += label;
  for (int i = 0; i < dashes - dashes / 2; ++i) line += "─";
  return line + "┘";
}

// ---- hands, piles, score

std::string heading(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const std::string level =
      scene.cast.say("terminal-engarde-level-" + std::string(name_of(board.rules.level)));
  const std::string options = scene.cast.say(
      scene.columns < 50 ? "terminal-engarde-heading-narrow" : "terminal-engarde-heading",
      {{"level", level}, {"target", board.rules.target}});
  const std::string score = scene.cast.who(Seat{0}) + " " + text(board.score[0]) + " : " +
                            text(board.score[1]) + " " + scene.cast.who(Seat{1});
  const std::string title = styled(Style::strong, "En Garde") + " " + options;
  const int gap = scene.columns - width_of(title) - width_of(score);
  return gap < 2 ? title + "  " + score : padded(title, scene.columns - width_of(score)) + score;
}

// Of the column that says whose cards these are: names are shortened only where they are too long.
int label_width(const Scene& scene) {
  constexpr int least = 11;
  int width = least;
  for (const Seat seat : SeatSet::all(2))
    width = std::max(width, width_of(scene.cast.short_name(seat, scene.columns / 3)));
  return width;
}

std::string fencer_line(const Scene& scene, Seat seat) {
  const Board& board = board_of(scene.view);
  const Cards& hand = seen(scene.view).seen().hands[seat.index];
  const std::string line =
      padded(scene.cast.short_name(seat, scene.columns / 3), label_width(scene)) + " ";
  if (hand.empty()) return line + scene.cast.cards(board.hand_size[seat.index]);
  return line + styled(Style::strong, listed(hand, "[", "]"));
}

std::string discards_text(const Scene& scene) {
  const engarde::State& state = seen(scene.view).seen();
  const int count = state.board.discarded;
  if (count == 0) return scene.cast.say("terminal-engarde-discards-none");
  std::string list;
  if (state.board.rules.discards == engarde::Discards::all) {
    for (int depth = count - 1; depth >= 0; --depth)
      list += text(state.discards[depth]) + (depth == 0 ? "" : " ");
    return scene.cast.say("terminal-engarde-discards-all", {{"cards", list}});
  }
  return scene.cast.say("terminal-engarde-discards-top",
                        {{"count", count}, {"card", text(state.discards[0])}});
}

Lines draw(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const int cell = cell_width(scene.columns);
  Lines lines = wrapped(heading(scene), scene.columns, 2);
  if (scene.rows >= 22) lines.emplace_back();
  lines.push_back(ruler(cell));
  lines.push_back(fencers(board, cell));
  if (scene.cast.observer.seated()) lines.push_back(landings(scene, cell));
  lines.push_back(distance_line(scene, cell));
  if (scene.rows >= 22) lines.emplace_back();
  lines.push_back(fencer_line(scene, Seat{0}));
  lines.push_back(fencer_line(scene, Seat{1}));
  for (std::string& row :
       wrapped(padded(scene.cast.say("terminal-engarde-pile"), label_width(scene)) + " " +
                   scene.cast.say("clauses", {{"one", scene.cast.cards(board.pile)},
                                              {"other", discards_text(scene)}}),
               scene.columns, label_width(scene) + 1))
    lines.push_back(std::move(row));
  return lines;
}

// ---- words

bool can_advance_and_attack(const Scene& scene) {
  bool found = false;
  scene.game->moves_seen(scene.view, [&](const AnyMove& move) {
    found = move_of(move).kind == Kind::advance;
    return found ? Visit::stop : Visit::more;
  });
  return found;
}

std::string question_of_turn(const Scene& scene) {
  const int distance = board_of(scene.view).distance();
  const Cards& hand = seen(scene.view).seen().hands[scene.cast.observer.seat().index];
  const int held = distance > engarde::highest_card ? 0 : hand[distance];
  const Cast& cast = scene.cast;
  if (held > 0)
    return cast.say("terminal-engarde-turn-attack", {{"cards", cards_of(scene, held, distance)}});
  if (can_advance_and_attack(scene)) return cast.say("terminal-engarde-turn-advance");
  if (distance > engarde::highest_card) return cast.say("terminal-engarde-turn-far");
  return cast.say("terminal-engarde-turn-lack", {{"distance", distance}});
}

std::string question(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const Seat seat = scene.cast.observer.seat();
  if (board.stage == engarde::Stage::defence) {
    return scene.cast.tells(board.attack.advanced != 0 ? "terminal-engarde-attacked-advanced"
                                                       : "terminal-engarde-attacked",
                            other(seat),
                            {{"cards", cards_of(scene, board.attack.count, board.attack.value)}});
  }
  if (board.pile == 0) return scene.cast.say("terminal-engarde-last");
  return question_of_turn(scene);
}

std::string note_of_step(const Scene& scene, Seat seat, int forward) {
  const Board& board = board_of(scene.view);
  return scene.cast.say("terminal-engarde-note-step", {{"space", space_after(board, seat, forward)},
                                                       {"distance", board.distance() - forward}});
}

std::string note(const Scene& scene, const Action& action) {
  const Board& board = board_of(scene.view);
  const Move& move = move_of(action.move);
  const auto with = [&](int count, int value) {
    return scene.cast.say("terminal-engarde-note-with", {{"cards", cards_of(scene, count, value)}});
  };
  switch (move.kind) {
    case Kind::forward: return note_of_step(scene, move.seat, move.card);
    case Kind::back:
    case Kind::retreat: return note_of_step(scene, move.seat, -move.card);
    case Kind::attack: return with(move.count, move.value);
    case Kind::advance:
      return scene.cast.say("terminal-engarde-note-advance",
                            {{"space", space_after(board, move.seat, move.card)},
                             {"cards", cards_of(scene, move.count, move.value)}});
    case Kind::parry: return with(board.attack.count, board.attack.value);
    default: return {};
  }
}

// Why a round ended, from the line before it and the table as it lay then.
std::string why_round(const Scene& scene, std::span<const SeenLine> lines) {
  const Cast& cast = scene.cast;
  const Board& board = board_of(lines.back().before);
  const Move& round = move_of(lines.back().line);
  const Move* previous = lines.size() > 1 ? &move_of(lines[lines.size() - 2].line) : nullptr;
  const Kind last = previous == nullptr ? Kind::result : previous->kind;
  if (board.stage == engarde::Stage::defence) {
    return cast.tells("terminal-engarde-why-unanswered", board.turn,
                      {{"cards", cards_of(scene, board.attack.count, board.attack.value)},
                       {"rule", board.attack.advanced != 0 ? "E15" : "E10"}});
  }
  if (last == Kind::attack && board.rules.level == Level::basic)
    return cast.say("terminal-engarde-why-hit");
  if (last != Kind::reveal && board.pile > 0)
    return cast.tells("terminal-engarde-why-stuck", board.turn);
  if (last == Kind::reveal && round.seat != nobody) {
    const int distance = board.distance();
    const auto fitting = [&](std::size_t back) {
      const Cards& hand = move_of(lines[lines.size() - back].line).cards;
      return distance <= engarde::highest_card ? hand[distance] : 0;
    };
    if (lines.size() > 2 && fitting(2) != fitting(3)) return cast.say("terminal-engarde-why-more");
  }
  return cast.say(round.seat == nobody ? "terminal-engarde-why-level"
                                       : "terminal-engarde-why-further");
}

std::string tell_cards(const Scene& scene, const Move& move) {
  const bool open = !move.cards.empty();
  const std::string cards = open ? listed(move.cards, "", "") : scene.cast.cards(move.count);
  const std::string_view id = move.kind == Kind::deal   ? "terminal-dealt"
                              : move.kind == Kind::draw ? "terminal-draws"
                              : move.count == 0         ? "terminal-engarde-shows-nothing"
                                                        : "terminal-engarde-shows";
  return scene.cast.tells(id, move.seat, {{"cards", cards}});
}

std::string tell_decision(const Scene& scene, const Board& board, const Move& move) {
  const bool back = move.kind == Kind::back || move.kind == Kind::retreat;
  const bool parry = move.kind == Kind::parry;
  const std::string cards = parry ? cards_of(scene, board.attack.count, board.attack.value)
                                  : cards_of(scene, move.count, move.value);
  return scene.cast.tells("terminal-engarde-" + std::string(name_of(move.kind)), move.seat,
                          {{"card", text(move.card)},
                           {"space", space_after(board, move.seat, back ? -move.card : move.card)},
                           {"cards", cards}});
}

std::string tell(const Scene& scene, std::span<const SeenLine> lines) {
  const Board& board = board_of(lines.back().before);
  const Move& move = move_of(lines.back().line);
  switch (move.kind) {
    case Kind::starter: return scene.cast.tells("terminal-engarde-starter", move.seat);
    case Kind::deal:
    case Kind::draw:
    case Kind::reveal: return tell_cards(scene, move);
    case Kind::round: {
      const std::string why = why_round(scene, lines);
      return styled(Style::strong,
                    move.seat == nobody
                        ? scene.cast.say("terminal-engarde-round-drawn", {{"why", why}})
                        : scene.cast.tells("terminal-engarde-round", move.seat, {{"why", why}}));
    }
    case Kind::result:
      return scene.cast.tells("terminal-engarde-result", move.seat,
                              {{"own", int{board.score[move.seat.index]}},
                               {"other", int{board.score[other(move.seat).index]}}});
    default: return tell_decision(scene, board, move);
  }
}

// ---- typing

// "f3", "b 2", "a4x2", "p", "r2", "adv 3 5x1": letters and the card may stand together, and the
// attack of an advance need not be named.
std::string expand(const Scene&, std::string_view typed) {
  std::string spaced;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    const bool digit = typed[i] >= '1' && typed[i] <= '5';
    const bool letter = i > 0 && typed[i - 1] >= 'a' && typed[i - 1] <= 'z';
    if (digit && letter && typed[i - 1] != 'x') spaced += ' ';
    spaced += typed[i];
  }
  constexpr std::array<std::string_view, 6> actions{"forward", "back",  "attack",
                                                    "advance", "parry", "retreat"};
  Words words(spaced);
  const std::string_view first = words.next();
  const auto begun = [&](std::string_view action) { return action.starts_with(first); };
  const auto count = std::count_if(actions.begin(), actions.end(), begun);
  // "a" is an attack; an advance needs one letter more.
  if (first.empty() || (count != 1 && first != "a")) return spaced;
  const std::string_view action =
      first == "a" ? "attack" : *std::find_if(actions.begin(), actions.end(), begun);
  std::string line(action);
  if (action != "advance") return line + (words.done() ? "" : " ") + std::string(words.rest());
  line.append(" ").append(words.next());
  if (words.done()) return line;
  if (std::string_view("attack").starts_with(words.peek())) words.next();
  return line + " attack " + std::string(words.rest());
}

// E4: of the running round perhaps only the last turn.
Veil veil(const Scene& scene, std::span<const SeenLine> lines) {
  if (!engarde::recalls_last_turn(board_of(scene.view))) return {};
  const auto kind = [&](std::size_t i) { return move_of(lines[i].line).kind; };
  std::size_t first = lines.size();  // of the running round
  while (first > 0 && kind(first - 1) != Kind::round && kind(first - 1) != Kind::result) --first;
  std::size_t turn = lines.size();  // the last one
  Seat seat = nobody;
  for (std::size_t i = lines.size(); i > first; --i) {
    if (kind(i - 1) >= Kind::starter) continue;
    const Seat mover = move_of(lines[i - 1].line).seat;
    if (seat != nobody && mover != seat) break;
    seat = mover;
    turn = i - 1;
  }
  if (seat == nobody || turn == first) return {};
  return {first, turn, scene.cast.say("terminal-engarde-veil")};
}

// Words and rules that some levels do without.
bool knows(const Scene& scene, std::string_view key) {
  constexpr std::array<std::string_view, 2> basic{"E7", "E8"};
  constexpr std::array<std::string_view, 5> from_standard{"parry", "reveal", "E10", "E11", "E12"};
  constexpr std::array<std::string_view, 6> advanced{"advance", "retreat", "E13",
                                                     "E14",     "E15",     "E16"};
  const auto among = [&](const auto& keys) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
  };
  const Level level = board_of(scene.view).rules.level;
  if (among(basic)) return level == Level::basic;
  if (among(from_standard)) return level != Level::basic;
  return level == Level::advanced || !among(advanced);
}

}  // namespace

Face engarde_face() {
  Face face = plain_face("engarde", "En Garde");
  face.draw = draw;
  face.question = question;
  face.tell = tell;
  face.note = note;
  face.expand = expand;
  face.veil = veil;
  face.knows = knows;
  return face;
}

}  // namespace hastilude::app
