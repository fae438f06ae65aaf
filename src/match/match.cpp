#include "match/match.h"

namespace hastilude::match {

Match::Match(const GameApi& game, const AnyState& start)
    : course_(game, start), players_(game.setup(start).players) {
  memories_.reserve(static_cast<std::size_t>(players_));
  for (const Seat seat : SeatSet::all(players_))
    memories_.push_back(game.memory(view(Observer::of(seat))));
}

Match::Match(const GameApi& game, const AnyState& state, Memories memories)
    : course_(game, state), players_(game.setup(state).players), memories_(std::move(memories)) {}

// ---- who is asked

SeatSet Match::out_of_turn() const {
  SeatSet seats = game().actors(state());
  for (const Seat seat : asked()) seats.erase(seat);
  return seats;
}

Question Match::question(Seat seat) const {
  return question_of(game(), state(), seat, memory(seat));
}

AnyView Match::view_as_asked(Seat seat) const {
  return game().view(as_asked(game(), state(), seat), Observer::of(seat));
}

std::optional<Refusal> Match::check(const AnyMove& decision) const {
  return game().check(as_asked(game(), state(), game().mover(decision)), decision);
}

// ---- what happens

void Match::happen(const AnyState& before, const AnyMove& move, Told told) {
  told(before, move);
  for (const Seat seat : SeatSet::all(players_)) {
    const Observer observer = Observer::of(seat);
    game().remember(memories_[seat.index], game().view(before, observer),
                    game().seen(before, move, observer));
  }
}

void Match::announce(Told told) {
  while (announces()) {
    const Course::Announcement due = course_.take_announcement();
    happen(due.before, due.line, told);
  }
}

void Match::play(const AnyMove& move, Told told) {
  happen(state(), move, told);
  course_.play(move);
  announce(told);
}

bool Match::may_resign(Seat seat) const {
  return players_ == 2 && seat.index < 2 && !announces() && due() == Due::decision;
}

void Match::resign(Seat seat, Told told) {
  told(state(), Resigned{seat});
  course_.resign(seat);
  announce(told);
}

void Match::go_on(Chance chance, Told told) {
  if (due() == Due::settling) course_.settle();
  announce(told);
  while (due() == Due::chance) play(chance(game(), state()), told);
}

// ---- what happened elsewhere

std::optional<Wrong> Match::follow(const Line& line, Told told) {
  if (const auto* const move = std::get_if<AnyMove>(&line)) return follow_move(*move, told);
  const Seat seat = std::get_if<Resigned>(&line)->seat;
  if (!may_resign(seat)) return Wrong{Wrong::Kind::no_resignation};
  told(state(), line);
  course_.resign(seat);
  return {};
}

std::optional<Wrong> Match::follow_move(const AnyMove& move, Told told) {
  if (!announces() && due() == Due::settling) course_.settle();
  if (announces()) {
    const Course::Announcement& due = course_.announcements().front();
    if (!game().same_move(due.line, move)) return Wrong{Wrong::Kind::other_announcement};
    const Course::Announcement taken = course_.take_announcement();
    happen(taken.before, taken.line, told);
    return {};
  }
  if (game().role(move) == Role::announcement) return Wrong{Wrong::Kind::no_announcement};
  if (const std::optional<Refusal> refusal = course_.check(move))
    return Wrong{Wrong::Kind::refused, *refusal};
  happen(state(), move, told);
  course_.play(move);
  return {};
}

// ---- questions to several

Seat Poll::next(const Match& now) {
  if (answered_ == asked_.size()) return nobody;
  const Seat seat = asked_.begin()[answered_];
  const SeatList left = now.asked();
  const bool open =
      left.size() == asked_.size() - answered_ && *left.begin() == seat && now.asking() == kind_;
  if (!open) return nobody;
  ++answered_;
  return seat;
}

}  // namespace hastilude::match
