// Taking in rows.
#include <algorithm>
#include <cassert>

#include "core/reading.h"
#include "table/leak.h"
#include "table/table.h"

namespace hastilude::tables {
namespace {

// Events that can be sent again one by one; who missed more gets the table as it stands.
constexpr std::size_t most_kept = 64;
// Wishes that are known to be carried out already when they are sent again.
constexpr std::size_t most_wishes = 256;

// Rows that somebody can have wished.
std::string wish_key(std::string_view person, std::string_view id) {
  return std::string(person).append(" ").append(id);
}

// The number behind a word: "back 12".
int number_behind(const Row& row) {
  Words words(row.lines.front());
  words.next();
  return *to_number(words.next());
}

bool seen_by(const Row& row, std::size_t place) {
  return row.kind != RowKind::held || place == row.seat.index || leaks(Leak::held_event);
}

}  // namespace

bool Table::carried_out(std::string_view person, std::string_view id) const {
  return std::find(wishes_.begin(), wishes_.end(), wish_key(person, id)) != wishes_.end();
}

void Table::apply(const Row& row) {
  SeenLines lines;
  switch (row.kind) {
    case RowKind::opened: apply_opened(row); break;
    case RowKind::seated: apply_seated(row); break;
    case RowKind::begun:
      play_.emplace(*settings_.game, settings_.setup);
      lines = apply_lines(row);
      break;
    case RowKind::played: lines = apply_lines(row); break;
    case RowKind::held: apply_held(row); break;
    case RowKind::more_time:
      open_.more_time_used.insert(row.seat);
      open_.extra += 2 * window();
      break;
    case RowKind::undone: apply_undone(row); break;
    case RowKind::outage: open_.opened = row.at; break;
    case RowKind::rematch:
      rematch_ = row.lines.front().substr(row.lines.front().find(' ') + 1);
      break;
    case RowKind::count: break;
  }
  if (!row.id.empty()) {
    wishes_.push_back(wish_key(row.person, row.id));
    if (wishes_.size() > most_wishes) wishes_.pop_front();
  }
  tell(row, std::move(lines));
}

void Table::apply_opened(const Row& row) {
  settings_ = *read_settings(row.lines);
  if (settings_.clock) left_.fill(settings_.clock->total);
}

void Table::apply_seated(const Row& row) {
  Place& place = places_[row.seat.index];
  place = *read_place(row.lines.front());
  if (play_) changes_.push_back({play_->lines().size(), row.seat, place});
}

std::vector<match::Line> Table::read_lines(const Row& row) const {
  std::vector<match::Line> lines;
  for (const std::string& line : row.lines) {
    Words words(line);
    if (words.take("resign")) {
      lines.push_back(match::Resigned{*to_seat(words.next(), 2)});
    } else {
      lines.push_back(*settings_.game->read(settings_.setup, words));
    }
  }
  return lines;
}

SeenLines Table::apply_lines(const Row& row) {
  const std::vector<match::Line> lines = read_lines(row);
  if (row.kind == RowKind::played) {
    charge_clock(row);
    mark_decision(row, lines);
  }
  SeenLines seen = play_->add(lines);
  ask(row.at);
  return seen;
}

// A decision can be taken back until chance has spoken or somebody else has decided.
void Table::mark_decision(const Row& row, const std::vector<match::Line>& lines) {
  const GameApi& game = play_->game();
  const auto* const decision = std::get_if<AnyMove>(&lines.front());
  if (row.seat == nobody || decision == nullptr) return take_backs_.forget(match::NoUndo::others);
  const bool chance = std::any_of(lines.begin(), lines.end(), [&](const match::Line& line) {
    const auto* const move = std::get_if<AnyMove>(&line);
    return move != nullptr && game.role(*move) == Role::chance;
  });
  if (chance) return take_backs_.forget(match::NoUndo::chance);
  take_backs_.keep({*decision, play_->match(), play_->lines().size()});
}

// A turn takes time from whom it was asked, until he answered.
void Table::charge_clock(const Row& row) {
  if (!settings_.clock || row.seat == nobody || open_.kind != Asking::turn) return;
  if (open_.asked.empty() || open_.asked.front() != row.seat) return;
  const std::optional<Held>& held = open_.held[row.seat.index];
  Time& left = left_[row.seat.index];
  left = std::max<Time>(0, left - ((held ? held->at : row.at) - open_.opened));
  if (left > 0) left += settings_.clock->increment;
}

void Table::apply_held(const Row& row) {
  open_.held[row.seat.index] =
      Held{*settings_.game->read(settings_.setup, Words(row.lines.front())), row.at};
}

// Back to where so many lines stand; as many as there are: only what is held is dropped.
void Table::apply_undone(const Row& row) {
  const std::size_t lines = static_cast<std::size_t>(number_behind(row));
  while (!take_backs_.empty() && play_->lines().size() > lines) {
    play_->go_back(take_backs_.latest().before, take_backs_.latest().lines);
    take_backs_.drop();
  }
  assert(play_->lines().size() == lines);
  ask(row.at);
}

// Puts the question that the game has come to.
void Table::ask(Time at) {
  const GameApi& game = play_->game();
  const int serial = open_.serial + 1;
  open_ = Open{.serial = serial, .opened = at};
  if (play_->over()) return;
  open_.kind = game.asking(play_->state());
  open_.may = game.actors(play_->state());
  for (const Seat seat : game.asked(play_->state())) {
    open_.asked.push_back(seat);
    open_.may.erase(seat);
  }
}

EventKind Table::event_kind(const Row& row) const {
  switch (row.kind) {
    case RowKind::begun: return EventKind::begun;
    case RowKind::played: return play_->over() ? EventKind::over : EventKind::played;
    case RowKind::held: return EventKind::held;
    case RowKind::more_time: return EventKind::more_time;
    case RowKind::undone: return EventKind::undone;
    case RowKind::outage: return EventKind::outage;
    case RowKind::rematch: return EventKind::rematch;
    default: return EventKind::seats;
  }
}

void Table::tell(const Row& row, SeenLines lines) {
  Kept kept{.event = {.kind = event_kind(row)}, .lines = std::move(lines)};
  if (row.kind == RowKind::undone) kept.event.back_to = number_behind(row);
  if (row.kind == RowKind::more_time && leaks(Leak::who_wants_time))
    for (auto& lines_of_one : kept.lines) lines_of_one.push_back(match::Resigned{row.seat});
  for (std::size_t place = 0; place < numbers_.size(); ++place) {
    if (seen_by(row, place)) kept.numbers[place] = ++numbers_[place];
  }
  const bool asks =
      row.kind == RowKind::begun || row.kind == RowKind::played || row.kind == RowKind::undone;
  if (asks) open_.numbers = numbers_;
  kept_.push_back(std::move(kept));
  if (kept_.size() > most_kept) kept_.pop_front();
}

}  // namespace hastilude::tables
