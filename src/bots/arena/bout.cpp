#include "bots/arena/bout.h"

#include <chrono>
#include <ctime>

#include "bots/seeds.h"
#include "match/drive.h"

namespace hastilude::arena {
namespace {

// A bot of ours thinks in this thread: what else the machine does is not its fault.
std::uint64_t nanoseconds_of_thread() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t nanoseconds_of_wall() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

}  // namespace

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
  return PlayedGame{winners, decisions, starter_};
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
  bots::Seated& seated = seated_[seat.index];
  if (starter_ == nobody) starter_ = seat;
  const auto now = seated.is_outside() ? nanoseconds_of_wall : nanoseconds_of_thread;
  const std::uint64_t start = now();
  const std::optional<AnyMove> move = seated.decide(question);
  const std::uint64_t thought = now() - start;
  if (!seated.failure()) times_[seat.index].add(thought);
  return move;
}

}  // namespace hastilude::arena
