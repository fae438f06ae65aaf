#include "app/terminal/sitting.h"

#include <algorithm>

#include "record/replayed.h"

namespace hastilude::app {

void Log::see(const GameApi& game, const AnyState& before, const AnyMove& line) {
  const auto seen_by = [&](Observer observer) {
    lines_[place(observer)].push_back(
        {game.view(before, observer), game.seen(before, line, observer)});
  };
  for (const Seat seat : seats_) seen_by(Observer::of(seat));
  seen_by(Observer::spectator());
}

void Log::go_back(std::size_t lines) {
  for (SeenLines& seen : lines_) {
    if (seen.size() > lines)
      seen.erase(seen.begin() + static_cast<std::ptrdiff_t>(lines), seen.end());
  }
}

Sitting::Sitting(record::Record record, std::uint64_t seed)
    : record_(std::move(record)),
      log_(record_.head.setup.players),
      match_(record::replayed(record_,
                              [this](const AnyState& before, const match::Line& line) {
                                if (const auto* move = std::get_if<AnyMove>(&line))
                                  log_.see(*record_.head.game, before, *move);
                              })),
      chance_(seed) {}

void Sitting::rename(Seat seat, const std::string& name) {
  if (record_.latest_names()[seat.index] == name) return;
  // A head that was read from a file stays as it was written.
  if (record_.entries.empty() && record_.preamble.empty()) {
    record_.head.names[seat.index] = name;
  } else if (!over()) {
    record_.entries.push_back({.kind = record::Entry::Kind::name, .seat = seat, .text = name});
  }
}

void Sitting::note(const AnyState& before, const match::Line& line) {
  if (const auto* resigned = std::get_if<match::Resigned>(&line)) {
    record_.entries.push_back({.kind = record::Entry::Kind::resign, .seat = resigned->seat});
    return;
  }
  const AnyMove& move = std::get<AnyMove>(line);
  if (game().role(move) == Role::chance) forget(NoUndo::chance);
  log_.see(game(), before, move);
  record_.entries.push_back({.move = move});
}

void Sitting::go_on() {
  match_.go_on(
      [this](const GameApi& game, const AnyState& state) { return game.sample(state, chance_); },
      [this](const AnyState& before, const match::Line& line) { note(before, line); });
  record_.reached = match_.state();
}

void Sitting::play(const AnyMove& decision) {
  take_backs_.keep({.decision = decision, .before = match_, .also = record_.entries.size()});
  last_mover_ = game().mover(decision);
  match_.play(decision,
              [this](const AnyState& before, const match::Line& line) { note(before, line); });
  record_.reached = match_.state();
}

// Why nothing can be taken back is told of what could have been.
void Sitting::forget(NoUndo why) {
  if (!take_backs_.empty()) take_backs_.forget(why);
}

void Sitting::resign(Seat seat) {
  forget(NoUndo::nothing);
  match_.resign(seat,
                [this](const AnyState& before, const match::Line& line) { note(before, line); });
  record_.reached = match_.state();
}

std::optional<NoUndo> Sitting::undo(Seat seat) {
  if (const std::optional<NoUndo> why = take_backs_.why_not(seat)) return why;
  const auto& mark = take_backs_.latest();
  match_ = mark.before.match();
  record_.entries.resize(mark.also);
  record_.reached = match_.state();
  const auto is_line = [](const record::Entry& entry) {
    return entry.kind == record::Entry::Kind::move;
  };
  log_.go_back(static_cast<std::size_t>(
      std::count_if(record_.entries.begin(), record_.entries.end(), is_line)));
  take_backs_.drop();
  return {};
}

}  // namespace hastilude::app
