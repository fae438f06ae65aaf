#include "bots/arena/bout.h"

#include <chrono>

#include "bots/seeds.h"

namespace hastilude {

Bout::Bout(const ArenaPlan& plan, int deal, int rotation, const PlayersOfThread& players)
    : game_(*plan.game),
      players_(plan.setup.players),
      course_(game_, game_.start(plan.setup)),
      onlookers_(game_, course_.state()),
      chance_(derived({plan.seed, static_cast<std::uint64_t>(Source::chance),
                       static_cast<std::uint64_t>(deal)})) {
  for (const Seat seat : SeatSet::all(players_)) {
    const Opening opening{.head = {.game = &game_, .setup = plan.setup}, .seat = seat};
    const Random own(derived({plan.seed, static_cast<std::uint64_t>(Source::bot),
                              static_cast<std::uint64_t>(deal),
                              static_cast<std::uint64_t>(rotation), seat.index}));
    seated_.emplace_back(*players[plan.bot_at(seat, rotation)], opening, own);
  }
}

void Bout::play_line(const AnyMove& move) {
  onlookers_.see(course_.state(), move);
  course_.play(move);
  while (!course_.announcements().empty()) {
    const Course::Announcement due = course_.take_announcement();
    onlookers_.see(due.before, due.line);
  }
}

std::optional<PlayedGame> Bout::play(const std::function<bool()>& stop) {
  while (game_.due(course_.state()) != Due::over && decisions_ < longest_game) {
    if (stop()) return {};
    if (game_.due(course_.state()) == Due::chance) {
      play_line(chance_.draw(game_, course_.state()));
    } else if (!offer_out_of_turn()) {
      decide_together();
    }
  }
  for (const Seat seat : SeatSet::all(players_))
    seated_[seat.index].end(onlookers_.lines(Observer::of(seat)));
  return result();
}

// Those who may act out of turn are asked first, clockwise from the one at turn, each once; true
// if one of them did something.
bool Bout::offer_out_of_turn() {
  SeatSet others = game_.actors(course_.state());
  const Seat asked = *game_.asked(course_.state()).begin();
  others.erase(asked);
  Seat seat = asked;
  for (int left = others.size(); left > 0; --left) {
    seat = next_in(others, seat, players_);
    if (waiting_.contains(seat)) continue;
    waiting_.insert(seat);
    if (const std::optional<AnyMove> move = answer_of(seat)) {
      decide(*move);
      return true;
    }
  }
  return false;
}

// Those who are asked the same question do not see each other's answers, which are then played in
// order. One of them can spare those behind it the question (I25).
void Bout::decide_together() {
  const SeatList asked = game_.asked(course_.state());
  std::array<std::optional<AnyMove>, max_seats> answers;
  for (const Seat seat : asked) answers[seat.index] = answer_of(seat);
  int left = asked.size();
  for (const Seat seat : asked) {
    const SeatList now = game_.asked(course_.state());
    if (now.size() != left-- || *now.begin() != seat) return;
    decide(*answers[seat.index]);
  }
}

// Nothing if it waits.
std::optional<AnyMove> Bout::answer_of(Seat seat) {
  using Clock = std::chrono::steady_clock;
  const Question question = onlookers_.question(course_.state(), seat);
  const Clock::time_point start = Clock::now();
  const std::optional<AnyMove> move = seated_[seat.index].decide(question);
  const std::chrono::nanoseconds thought = Clock::now() - start;
  if (!seated_[seat.index].failure())
    times_[seat.index].add(static_cast<std::uint64_t>(thought.count()));
  return move;
}

void Bout::decide(const AnyMove& move) {
  play_line(move);
  waiting_ = {};
  ++decisions_;
}

PlayedGame Bout::result() const {
  const bool over = game_.due(course_.state()) == Due::over;
  return {over ? game_.winners(course_.state()) : SeatSet::all(players_), decisions_};
}

}  // namespace hastilude
