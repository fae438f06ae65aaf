// A table that several nodes have in memory: which of them keeps it, and who is here at the others.
#include <algorithm>

#include "server/marshal.h"

namespace hastilude::server {
namespace {

// What is due at a table that another node keeps may take so long before it is looked whether that
// node is still there.
constexpr Time overdue_after = 2000;

// More nodes than anybody has: whoever tells of them is none.
constexpr std::size_t most_nodes = 64;

}  // namespace

// ---- who keeps it

void Marshal::take_up(Later<> then) {
  note_offer();
  const bool wanted = due() || ledger_.ahead();
  if (!wanted || !means_.node.stays() || keeps()) return then();
  claim(ledger_.missed_outage() ? Left::alone : Left::unknown, std::move(then));
}

void Marshal::look_after() {
  claim(Left::unknown, unowned([] {}));
}

void Marshal::take_up_after_outage() {
  claim(Left::alone, unowned([] {}));
}

void Marshal::ask_anew() {
  keeping_ = Keeping::unknown;
  go_on_by_itself();
}

// What is wished meanwhile waits: if there was an outage, time begins anew before it.
void Marshal::claim(Left left, Later<> then) {
  if (keeping_ == Keeping::asking) return then();
  keeping_ = Keeping::asking;
  ledger_.hold();
  left = std::exchange(doubtful_, Left::unknown) == Left::alone ? Left::alone : left;
  const auto answered = [this, left, then](const store::Outcome<store::Claimed>& outcome) {
    claimed(left, outcome);
    ledger_.release();
    then();
  };
  means_.node.claim(id(), life_.guard(answered));
}

void Marshal::claimed(Left left, const store::Outcome<store::Claimed>& claimed) {
  if (!claimed) {
    keeping_ = Keeping::unknown;
    means_.health.trouble(claimed.error());
    if (claimed.error().extent == store::Trouble::Extent::asked)
      return ledger_.set_aside(claimed.error());
    // It may be ours, and have been interrupted before: nobody will say so a second time.
    doubtful_ = Left::alone;
    return means_.health.when_well(life_.guard([this] { go_on_by_itself(); }));
  }
  if (*claimed == store::Claimed::others) {
    keeping_ = Keeping::others;
    others_keep_at_ = means_.loop.now();
    return claim_again_later();
  }
  keeping_ = Keeping::ours;
  const bool alone = left == Left::alone || *claimed == store::Claimed::interrupted;
  if (alone || ledger_.ahead()) return go_on_after_outage();
  go_on_by_itself();
}

// Clocks and windows begin anew, which also sets timers and asks bots. Where nothing was waiting
// for time to pass, nobody has missed anything, unless the clock was set back meanwhile.
void Marshal::go_on_after_outage() {
  if (due() || ledger_.ahead()) return ledger_.note_outage();
  means_.store.rest(id(), ledger_.end(), rest(),
                    unowned([](const store::Outcome<store::Kept>&) {}));
}

// Time passes and bots think where the table is kept.
void Marshal::go_on_by_itself() {
  set_timer();
  ask_bots();
  // Where people wait for others it is kept too, so that nobody takes it for forgotten.
  const bool waits = table().stage() == tables::Stage::waiting;
  const bool wanted = due() || (means_.node.shares() && waits && watched());
  const bool asks = keeping_ == Keeping::unknown && means_.node.stays() && wanted;
  if (asks) return claim(Left::unknown, unowned([] {}));
  if (keeping_ == Keeping::others) claim_again_later();
}

// From when on something should have happened here by itself, whoever asks and whenever.
std::optional<Time> Marshal::awaited() const {
  if (!due()) return {};
  if (table().rematch_due()) return others_keep_at_;
  std::optional<Time> first = table().next_tick();
  if (!bots_think()) return first;
  for (const tables::BotTask& task : table().bots_asked())
    first = std::min(first.value_or(task.due), task.due);
  return first;
}

// Whoever comes here or does something meanwhile puts it off no further: the time follows from what
// is awaited, and from when it was last asked. It may be this node that keeps the table by now,
// since it has appended when nobody did, and then no other one can.
void Marshal::claim_again_later() {
  const std::optional<Time> awaited = this->awaited();
  if (!awaited) return;
  claiming_ = Timer(means_.loop, std::max(*awaited, others_keep_at_) + overdue_after,
                    life_.guard([this] { claim_if_overdue(); }));
}

// Nothing has happened here for a while although something was due.
void Marshal::claim_if_overdue() {
  if (keeping_ != Keeping::others || !due()) return;
  keeping_ = Keeping::unknown;
  go_on_by_itself();
}

// ---- who is here at other nodes

bool Marshal::watched_anywhere() const { return watched() || !elsewhere_.empty(); }

// Who watches at this node. There may be thousands who only look on, so it is asked for those who
// sit here instead.
SeatSet Marshal::seats_of_ours() const {
  SeatSet here;
  for (const Seat seat : table().seating().seats())
    if (watchers_.count(table().places()[seat.index].person) > 0) here.insert(seat);
  return here;
}

// Those of them whose programs know how to contribute to a deal.
SeatSet Marshal::able_of_ours() const {
  SeatSet able;
  for (const Seat seat : table().seating().seats()) {
    watchers_.each_of(table().places()[seat.index].person, [&](SocketId, const Watcher& watcher) {
      if (watcher.contributing == Contributing::yes) able.insert(seat);
    });
  }
  return able;
}

int Marshal::spectators_of_ours() const {
  std::size_t count = watchers_.size();
  for (const Seat seat : table().seating().seats())
    count -= watchers_.count(table().places()[seat.index].person);
  return static_cast<int>(count);
}

news::Here Marshal::here_now() const {
  news::Here here{.table = id(), .node = means_.node.name()};
  here.seats = seats_of_ours();
  here.able = able_of_ours();
  here.spectators = spectators_of_ours();
  return here;
}

void Marshal::hear_here(const news::Here& here) {
  const bool anybody = !here.seats.empty() || here.spectators > 0;
  const auto known = elsewhere_.find(here.node);
  if (known == elsewhere_.end() && elsewhere_.size() >= most_nodes) return;
  // Whoever has just come does not know who was here before.
  if (known == elsewhere_.end() && anybody && watched()) means_.node.tell(here_now());
  const bool same = known == elsewhere_.end() ? !anybody : known->second.here == here;
  if (anybody) {
    elsewhere_[here.node] = {here, means_.loop.now() + presence_life};
  } else {
    elsewhere_.erase(here.node);
  }
  if (same) return;
  presence_changed();
  go_on_by_itself();
}

void Marshal::refresh_presence() {
  const Time now = means_.loop.now();
  const auto gone =
      std::erase_if(elsewhere_, [now](const auto& entry) { return entry.second.until < now; });
  if (gone > 0) presence_changed();
  ledger_.tell_here(seats_not_missed());
  if (watched()) means_.node.tell(here_now());
}

// Who may be at a node that cannot be heard is not missed.
SeatSet Marshal::seats_not_missed() const {
  return means_.node.knows_who_is_elsewhere() ? seats_here()
                                              : SeatSet::all(table().settings().players());
}

void Marshal::hear_talk(std::int64_t last) {
  const std::int64_t known = company_.talk.empty() ? 0 : company_.talk.back().id;
  if (last > known && talk_known_) read_talk_again();
}

}  // namespace hastilude::server
