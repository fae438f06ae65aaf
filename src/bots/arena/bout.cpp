#include "bots/arena/bout.h"

#include <chrono>

#include "bots/seeds.h"
#include "match/drive.h"

namespace hastilude::arena {

Bout::Bout(const Plan& plan, int deal, int rotation, const PlayersOfThread& players)
    : head_{.game = plan.game, .setup = plan.setup, .names = {}},
      match_(*plan.game, plan.game->start(plan.setup)),
      chance_(bots::derived({plan.seed, static_cast<std::uint64_t>(bots::Source::chance),
                             static_cast<std::uint64_t>(deal)})) {
  for (const Seat seat : SeatSet::all(match_.players())) {
    const bots::Opening opening{.head = {.game = plan.game, .setup = plan.setup}, .seat = seat};
    const Random own(bots::derived({plan.seed, static_cast<std::uint64_t>(bots::Source::bot),
                                    static_cast<std::uint64_t>(deal),
                                    static_cast<std::uint64_t>(rotation), seat.index}));
    const std::size_t bot = plan.bot_at(seat, rotation);
    head_.names[seat.index] = bots::shown_name(plan.bots[bot]);
    seated_.emplace_back(*players[bot], opening, own);
  }
}

record::Record Bout::kept_record() const {
  return {.head = head_,
          .start = head_.game->start(head_.setup),
          .preamble = {},
          .entries = entries_.value_or(std::vector<record::Entry>{}),
          .reached = match_.state()};
}

std::optional<PlayedGame> Bout::play(const std::function<bool()>& stop) {
  int decisions = 0;
  while (!match_.over() && decisions < longest_game) {
    if (stop()) return {};
    decisions += step();
  }
  for (bots::Seated& seated : seated_) seated.end();
  const SeatSet winners =
      match_.over() ? match_.game().winners(match_.state()) : SeatSet::all(match_.players());
  return PlayedGame{winners, decisions};
}

int Bout::step() {
  return match::step(
      match_,
      [this](const GameApi& game, const AnyState& state) { return chance_.draw(game, state); },
      [this](Seat seat, const match::Question& question) { return answer_of(seat, question); },
      [this](const AnyState& before, const match::Line& line) { tell(before, line); });
}

void Bout::tell(const AnyState& before, const match::Line& line) {
  const auto* const move = std::get_if<AnyMove>(&line);
  if (entries_ && move != nullptr) entries_->emplace_back().move = *move;
  for (const Seat seat : SeatSet::all(match_.players())) {
    bots::Seated& seated = seated_[seat.index];
    if (move != nullptr && seated.listens())
      seated.see(match_.game().seen(before, *move, Observer::of(seat)));
  }
}

// Nothing if it waits.
std::optional<AnyMove> Bout::answer_of(Seat seat, const match::Question& question) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const std::optional<AnyMove> move = seated_[seat.index].decide(question);
  const std::chrono::nanoseconds thought = Clock::now() - start;
  if (!seated_[seat.index].failure())
    times_[seat.index].add(static_cast<std::uint64_t>(thought.count()));
  return move;
}

}  // namespace hastilude::arena
