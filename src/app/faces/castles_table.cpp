// The castles drawn in text: tracks and garrisons, lords, the market, the hand.
#include <algorithm>

#include "app/faces/castles.h"

namespace hastilude::app::castles_parts {

using castles::Board;
using castles::Cards;
using castles::castle_count;
using castles::Stage;

namespace {

void add(Lines& lines, Lines&& more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}

// ---- the castles

std::string heading(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const std::string piles =
      board.pile == 0
          ? say(scene, "piles-empty",
                {{"passes", int{board.passes}}, {"players", int{board.rules.players}}})
          : say(scene, "piles", {{"pile", int{board.pile}}, {"lost", board.lost.total()}});
  const std::string title = styled(Style::strong, say(scene, "heading"));
  const int gap = scene.columns - width_of(title) - width_of(piles);
  return gap < 2 ? title + "\n" + piles : padded(title, scene.columns - width_of(piles)) + piles;
}

// Columns: the castle, its track, what falls next, who holds it, the garrison. A narrow screen
// leaves out what the track says as well.
enum class Room : std::uint8_t { narrow, wide };
constexpr int track_at = 6;
constexpr int falls_width = 11;
constexpr int lord_width = 13;

Room room_of(const Scene& scene) { return scene.columns >= 70 ? Room::wide : Room::narrow; }
int falls_at(const Board& board) { return track_at + 3 * board.rules.track + 1; }

std::string castle_titles(const Scene& scene) {
  const Board& board = board_of(scene.view);
  std::string line = say(scene, "title-castle");
  // The spaces are numbered where the name leaves room.
  for (int space = 1; space <= board.rules.track; ++space)
    if (width_of(line) <= track_at + 3 * (space - 1))
      line = padded(line, track_at + 3 * (space - 1)) + " " + std::to_string(space);
  line = padded(line, falls_at(board)) + say(scene, "title-oubliette");
  line = padded(line, falls_at(board) + falls_width) + say(scene, "title-lord");
  return padded(line, falls_at(board) + falls_width + lord_width) + say(scene, "title-garrison");
}

std::string track_text(const Board& board, int castle) {
  const castles::Track& track = board.track[static_cast<std::size_t>(castle)];
  std::string line;
  for (std::size_t space = 0; space < board.rules.track; ++space) {
    const Seat lord = track[space];
    line += " " + (lord == nobody ? std::string("· ") : styled(lord, name_of_blazon(lord)));
  }
  return line;
}

Lines castle_rows(const Scene& scene, int castle) {
  const Board& board = board_of(scene.view);
  std::string line = padded(" " + name_of_castle(castle), track_at) + track_text(board, castle);
  int at = falls_at(board) + 1;
  if (room_of(scene) == Room::wide) {
    // C14: the blazon on the last space is the next to fall.
    const Seat falls = board.track[static_cast<std::size_t>(castle)][board.rules.track - 1U];
    const std::string next =
        falls == nobody ? "" : say(scene, "next", {{"blazon", name_of_blazon(falls)}});
    line = padded(line, falls_at(board)) + styled(Style::faint, next);
    line = padded(line, falls_at(board) + falls_width);
    const Seat lord = castles::controller(board, castle);
    line += lord == nobody ? "-" : scene.cast.short_name(lord, lord_width - 2);
    at = falls_at(board) + falls_width + lord_width;
  }
  const Cards& garrison = board.garrison[static_cast<std::size_t>(castle)];
  const std::string size = std::to_string(garrison.total());
  line = padded(line, at) + (garrison.empty()
                                 ? styled(Style::faint, say(scene, "empty"))
                                 : size + (size.size() == 1 ? "  " : " ") + listed(garrison));
  return wrapped(line, scene.columns, at + 3);
}

// ---- the lords

int points_of(const Board& board, Seat seat) {
  int points = 0;
  for (int castle = 0; castle < castle_count; ++castle) {
    if (castles::controller(board, castle) == seat)
      points += castles::castle_points[static_cast<std::size_t>(castle)];
  }
  return points;
}

// Cards or blazons with how many there are of each, where that is more than one.
template <int Kinds>
std::string tallied(const CardCounts<Kinds>& things, std::string (*name)(int)) {
  std::string list;
  for_each_kind(things, [&](int thing, int count) {
    list +=
        (list.empty() ? "" : " ") + name(thing) + (count > 1 ? "×" + std::to_string(count) : "");
  });
  return list;
}

std::string prisoners_of(const Board& board, Seat seat) {
  return tallied(board.prisoners[seat.index],
                 [](int lord) { return name_of_blazon(Seat{static_cast<std::uint8_t>(lord)}); });
}

constexpr int name_width = 13;

// Where the prisoners of a lord stand: in a column, or in a line below all lords.
enum class Prisoners : std::uint8_t { beside, below };

std::string lord_titles(const Scene& scene, Prisoners prisoners) {
  const auto right = [](const std::string& title, int width) {
    return std::string(static_cast<std::size_t>(std::max(1, width - width_of(title))), ' ') + title;
  };
  const std::string titles =
      padded("  " + say(scene, "title-lord"), name_width) + right(say(scene, "title-points"), 5) +
      right(say(scene, "title-hand"), 5) + right(say(scene, "title-reserve"), 5);
  return prisoners == Prisoners::below ? titles : titles + " " + say(scene, "title-prisoners");
}

std::string right_aligned(int number, int width) {
  const std::string digits = std::to_string(number);
  return std::string(static_cast<std::size_t>(std::max(0, width - width_of(digits))), ' ') + digits;
}

std::string lord_cell(const Scene& scene, Seat seat, Prisoners prisoners) {
  const Board& board = board_of(scene.view);
  const bool at_turn = board.turn == seat && board.pending.stage != Stage::over;
  std::string line = (at_turn ? "▶ " : "  ") + scene.cast.short_name(seat, name_width - 2);
  line = padded(line, name_width) + right_aligned(points_of(board, seat), 5);
  line += right_aligned(board.hand_size[seat.index], 5);
  line += right_aligned(board.reserve[seat.index], 5);
  return prisoners == Prisoners::below ? line : line + " " + prisoners_of(board, seat);
}

std::vector<std::string> lord_cells(const Scene& scene, Prisoners prisoners) {
  std::vector<std::string> cells{styled(Style::faint, lord_titles(scene, prisoners))};
  for (const Seat seat : SeatSet::all(board_of(scene.view).rules.players))
    cells.push_back(lord_cell(scene, seat, prisoners));
  return cells;
}

// Whether two of these stand side by side.
bool pairs_fit(const Scene& scene, const std::vector<std::string>& cells) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](const std::string& cell) { return width_of(cell) < scene.columns / 2; });
}

// The titles come first in both columns.
Lines in_pairs(const Scene& scene, const std::vector<std::string>& cells) {
  const int half = scene.columns / 2;
  const std::size_t deep = cells.size() / 2;
  Lines rows{padded(cells[0], half) + cells[0]};
  for (std::size_t i = 1; i <= deep; ++i) {
    const bool beside = i + deep < cells.size();
    add(rows, wrapped(beside ? padded(cells[i], half) + cells[i + deep] : cells[i], scene.columns));
  }
  return rows;
}

Lines all_prisoners(const Scene& scene) {
  const Board& board = board_of(scene.view);
  std::string list;
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    const std::string held = prisoners_of(board, seat);
    if (held.empty()) continue;
    list +=
        (list.empty() ? "" : ", ") + styled(seat, "@" + std::to_string(seat.number())) + " " + held;
  }
  if (list.empty()) return {};
  return wrapped("  " + styled(Style::faint, say(scene, "title-prisoners")) + " " + list,
                 scene.columns, 4);
}

// Two side by side where there are more than three, if they fit; else without the prisoners, which
// then stand below.
Lines lords(const Scene& scene) {
  const std::vector<std::string> cells = lord_cells(scene, Prisoners::beside);
  constexpr std::size_t most_in_a_column = 4;  // with the titles
  if (cells.size() > most_in_a_column) {
    if (pairs_fit(scene, cells)) return in_pairs(scene, cells);
    const std::vector<std::string> narrow = lord_cells(scene, Prisoners::below);
    if (pairs_fit(scene, narrow)) {
      Lines rows = in_pairs(scene, narrow);
      add(rows, all_prisoners(scene));
      return rows;
    }
  }
  Lines rows;
  for (const std::string& cell : cells) add(rows, wrapped(cell, scene.columns, name_width));
  return rows;
}

// ---- the market, the hand

// The answers so far, clockwise from who asked; of those who declined, only how many.
std::string answers_text(const Scene& scene) {
  const Board& board = board_of(scene.view);
  std::vector<std::string> given;
  int declined = 0;
  Seat seat = board.pending.asker;
  for (int i = 0; i < board.pending.answered; ++i) {
    seat = after(seat, board.rules.players);
    const castles::Answer& answer = board.pending.answers[seat.index];
    declined += answer.declined() ? 1 : 0;
    if (answer.declined()) continue;
    const std::string who = room_of(scene) == Room::wide
                                ? scene.cast.who(seat)
                                : styled(seat, "@" + std::to_string(seat.number()));
    given.push_back(who + " " + answer_text(scene, answer));
  }
  if (declined > 0) given.push_back(say(scene, "declined", {{"count", declined}}));
  return given.empty() ? "" : joined(scene, given);
}

constexpr int label_width = 11;

std::string labelled(const Scene& scene, std::string_view label, const std::string& what) {
  return padded(say(scene, label), label_width) + what;
}

std::string offered(const Scene& scene, std::string_view label, const std::string& what) {
  const Seat asker = board_of(scene.view).pending.asker;
  const std::string by = scene.cast.is_you(asker) ? say(scene, "by-you", {{"what", what}})
                                                  : tells(scene, "by", asker, {{"what", what}});
  const std::string answers = answers_text(scene);
  return labelled(
      scene, label,
      answers.empty() ? by : say(scene, "answers", {{"offer", by}, {"answers", answers}}));
}

std::string market(const Scene& scene) {
  const Board& board = board_of(scene.view);
  const auto& [first, second] = board.pending.face_up;
  switch (board.pending.stage) {
    case Stage::keep:
      return labelled(scene, "face-up", name_of_card(first) + " " + name_of_card(second));
    case Stage::trade: return labelled(scene, "face-up", name_of_card(first));
    case Stage::answer:
    case Stage::choice: return offered(scene, "on-offer", name_of_card(first));
    case Stage::bid:
    case Stage::sale: return offered(scene, "for-ransom", name_of_blazon(board.pending.lord));
    default: return {};
  }
}

// Kinds of soldier stand apart: armies are made of one kind or of one coat of arms.
std::string hand_text(const Scene& scene, const Cards& hand) {
  if (hand.empty()) return scene.cast.cards(0);
  std::string line;
  int last = hand.next_kind(0);
  for_each_kind(hand, [&](int card, int count) {
    const bool new_kind = card / castles::coats != last / castles::coats;
    last = card;
    for (int i = 0; i < count; ++i) {
      line += line.empty() ? "" : new_kind && i == 0 ? "  " : " ";
      line += name_of_card(card);
    }
  });
  return styled(Style::strong, line);
}

}  // namespace

Lines draw(const Scene& scene) {
  const Board& board = board_of(scene.view);
  Lines lines = wrapped(heading(scene), scene.columns, 2);
  if (room_of(scene) == Room::wide) lines.push_back(styled(Style::faint, castle_titles(scene)));
  for (int castle = 0; castle < castle_count; ++castle) add(lines, castle_rows(scene, castle));
  add(lines, lords(scene));
  const std::string open = market(scene);
  if (!open.empty()) add(lines, wrapped(open, scene.columns, label_width));
  if (scene.cast.observer.seated())
    add(lines, wrapped(padded(scene.cast.say("terminal-hand"), label_width) +
                           hand_text(scene, own_hand(scene)),
                       scene.columns, label_width));
  // C8: everyone may count what is lost, if that leaves room for what can be done.
  constexpr int room_to_choose = 10;
  Lines lost = wrapped(labelled(scene, "lost", tallied(board.lost, name_of_card)), scene.columns,
                       label_width);
  if (!board.lost.empty() &&
      static_cast<int>(lines.size() + lost.size()) < scene.rows - room_to_choose)
    add(lines, std::move(lost));
  return lines;
}

}  // namespace hastilude::app::castles_parts
