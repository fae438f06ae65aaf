#include "bots/arena/arena.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

#include "bots/arena/bout.h"
#include "record/print.h"

namespace hastilude::arena {
namespace {

class Worker {
 public:
  Worker(const Plan& plan, const std::function<bool()>& stop, const Listener& listener,
         std::mutex& speaking)
      : plan_(plan),
        places_(places_of(plan)),
        entrants_(entrants_of(plan).size()),
        stop_(stop),
        listener_(listener),
        speaking_(speaking) {
    for (std::size_t bot = 0; bot < plan.bots.size(); ++bot)
      players_.push_back(bots::make_player(*plan.game, plan.bots[bot], manners_for(bot)));
  }
  Worker(const Worker&) = delete;  // its players refer to it
  Worker& operator=(const Worker&) = delete;

  // False if it was stopped.
  bool play_group(int deal) {
    DealGroup group{.deal = deal, .games = {}, .bots = std::vector<Tally>(entrants_)};
    for (int rotation = 0; rotation < plan_.setup.players; ++rotation) {
      if (!play_game(group, rotation)) return false;
    }
    const std::scoped_lock lock(speaking_);
    if (listener_.recorded) listener_.recorded(std::exchange(records_, {}));
    listener_.group_finished(group);
    return true;
  }

 private:
  bots::Manners manners_for(std::size_t bot) {
    bots::Manners manners{
        .limit_seconds = plan_.limit_seconds, .game_seconds = plan_.game_seconds, .stop = stop_};
    if (!listener_.talked) return manners;
    manners.overhear = [this, bot](bots::Speaker speaker, std::string_view line) {
      const std::scoped_lock lock(speaking_);
      listener_.talked({deal_, rotation_, seat_of(bot), speaker, line});
    };
    return manners;
  }

  // Where a bot sits in this game.
  Seat seat_of(std::size_t bot) const {
    for (const Seat seat : SeatSet::all(plan_.setup.players)) {
      if (plan_.bot_at(seat, rotation_) == bot) return seat;
    }
    return nobody;
  }

  void keep(const Bout& table) {
    records_ += "; deal " + std::to_string(deal_) + ", rotation " + std::to_string(rotation_) +
                "\n" + print_record(table.kept_record(), Observer::all(), record::Legal::none) +
                "\n";
  }

  bool play_game(DealGroup& group, int rotation) {
    deal_ = group.deal;
    rotation_ = rotation;
    Bout table(plan_, group.deal, rotation, players_);
    if (listener_.recorded) table.keep_record();
    const std::optional<PlayedGame> played = table.play(stop_);
    if (!played || stop_()) return false;  // who was stopped while he thought has not failed
    group.games.push_back(*played);
    if (listener_.recorded) keep(table);
    const std::scoped_lock lock(speaking_);
    for (const Seat seat : SeatSet::all(plan_.setup.players)) {
      const std::size_t bot = plan_.bot_at(seat, rotation);
      Tally& tally = group.bots[places_[bot]];
      tally.times.add(table.times(seat));
      if (const std::optional<bots::Failure>& failure = table.failure(seat)) {
        ++tally.failures[static_cast<std::size_t>(failure->kind)];
        listener_.failed({plan_.bots[bot], group.deal, rotation, seat, *failure});
      }
    }
    listener_.game_finished();
    return true;
  }

  const Plan& plan_;
  std::vector<std::size_t> places_;
  std::size_t entrants_;
  PlayersOfThread players_;
  const std::function<bool()>& stop_;
  const Listener& listener_;
  std::mutex& speaking_;
  int deal_ = 0;
  int rotation_ = 0;
  std::string records_;  // of this group
};

}  // namespace

void play_deals(const Plan& plan, const std::vector<int>& deals, int threads,
                const std::function<bool()>& stop, const Listener& listener) {
  std::atomic<std::size_t> next = 0;
  std::mutex speaking;
  const auto work = [&] {
    Worker worker(plan, stop, listener, speaking);
    for (std::size_t i = next++; i < deals.size() && !stop(); i = next++) {
      if (!worker.play_group(deals[i])) return;
    }
  };
  std::vector<std::jthread> others;
  for (int thread = 1; thread < threads; ++thread) others.emplace_back(work);
  work();
}

}  // namespace hastilude::arena
