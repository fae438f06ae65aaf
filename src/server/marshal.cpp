#include "server/marshal.h"

#include <algorithm>

#include "server/chance.h"

namespace hastilude::server {
namespace {

// Of those who only look on; whoever sits here, and the host, always get in.
constexpr std::size_t most_onlookers = 2'000;
constexpr std::size_t most_sockets_of_person = 4;
constexpr std::size_t most_refusals = 64;
constexpr Time presence_pause = 100;
constexpr Time watchers_a_millisecond = 2;

SeatSet both(SeatSet one, SeatSet other) { return SeatSet::from_bits(one.bits() | other.bits()); }

}  // namespace

Marshal::Marshal(std::string id, Means& means)
    : means_(means),
      name_([&means](const std::string& person) { return means.people.name(person); }),
      ledger_(
          std::move(id), means.loop, means.store, means.health, means.node, means.chance,
          [this] { changed(); }, [this] { presence_changed(); }),
      telling_(ledger_, name_, means.most_lines,
               [this](const tables::Viewer& viewer) { return now(viewer); }),
      touched_(means.loop.now()) {}

Marshal::~Marshal() {
  if (timer_) means_.loop.cancel(*timer_);
  if (offer_) means_.offers.erase(*offer_);
}

void Marshal::send(SocketId socket, std::string text) {
  means_.sockets.send(socket, std::make_shared<const std::string>(std::move(text)));
}

// ---- who may come, who watches

bool Marshal::may_come(const std::string& person) const {
  if (table().settings().access == tables::Access::open) return true;
  return company_.admitted.contains(person) || table().seat_of(person) != nobody;
}

void Marshal::admit(const std::string& person, Later<bool> then) {
  if (const People::Held held = means_.people.hold(person)) company_.people.insert(held);
  if (const auto waiting = admitting_.find(person); waiting != admitting_.end())
    return waiting->second.push_back(std::move(then));
  if (!company_.admitted.insert(person).second) return then(true);
  admitting_[person].push_back(std::move(then));
  means_.store.admit(id(), person, means_.loop.now(),
                     life_.guard([this, person](const store::Outcome<store::Kept>& kept) {
                       admission_kept(person, kept);
                     }));
}

void Marshal::admission_kept(const std::string& person, const store::Outcome<store::Kept>& kept) {
  if (!kept) means_.health.trouble(kept.error());
  // What would be forgotten does not count; who sits here is admitted with the next row.
  if (!kept) company_.admitted.erase(person);
  const auto waiting = admitting_.extract(person);
  for (const Later<bool>& then : waiting.mapped()) then(static_cast<bool>(kept));
}

std::size_t Marshal::watch(SocketId socket, const std::string& person, int from,
                           Contributing contributing) {
  if (!watchers_.contains(socket)) {
    if (!belongs(person) && is_full()) {
      send(socket, wire::gone(id(), "full"));
      return 0;
    }
    make_room(person);
  }
  touched_ = means_.loop.now();
  Watcher& watcher =
      watchers_.put(socket, {person, table().viewer(person).observer, from - 1, contributing});
  std::size_t shown = company_.talk.size();
  if (telling_.can_resume(watcher)) {
    Telling::Round round;
    tell(socket, watcher, round);
    // Talk is not numbered; what he knows of it he will know again.
    for (const store::Remark& remark : company_.talk)
      if (hears(person)) send(socket, wire::chat(id(), shown_remark(remark)));
  } else {
    shown += send_snapshot(socket, watcher);
  }
  note_presence();
  waive_where_nobody_contributes();
  // Where nobody was, bots did not think.
  go_on_by_itself();
  return shown;
}

bool Marshal::belongs(const std::string& person) const {
  return table().seat_of(person) != nobody || table().settings().host == person;
}

// Talk is for those who were there: once a game is over, others only read it.
bool Marshal::hears(const std::string& person) const {
  const tables::Stage stage = table().stage();
  const bool ended = stage == tables::Stage::over || stage == tables::Stage::closed;
  return !ended || belongs(person);
}

bool Marshal::is_full() const {
  if (watchers_.size() < most_onlookers) return false;
  std::size_t onlookers = watchers_.size();
  for (const std::string& person : table().people()) onlookers -= watchers_.count(person);
  return onlookers >= most_onlookers;
}

// Somebody who has the table open in many places loses the oldest of them.
void Marshal::make_room(const std::string& person) {
  std::vector<SocketId> own;
  watchers_.each_of(person, [&](SocketId socket, const Watcher&) { own.push_back(socket); });
  if (own.size() < most_sockets_of_person) return;
  watchers_.erase(own.front());
  send(own.front(), wire::gone(id(), "full"));
}

void Marshal::unwatch(SocketId socket) {
  if (!watchers_.erase(socket)) return;
  if (watchers_.empty()) telling_.forget_standing();
  touched_ = means_.loop.now();
  note_presence();
}

std::optional<Time> Marshal::due() const {
  if (!ledger_.wrong().empty()) return {};
  if (table().rematch_due()) return ledger_.now();
  std::optional<Time> due = table().next_tick();
  if (bots_think() && !table().bots_asked().empty())
    due = std::min(due.value_or(ledger_.now()), ledger_.now());
  return due;
}

store::Rest Marshal::rest() const {
  store::Rest rest{
      .due = due(), .asked = {}, .summary = ledger_.summary(), .node = means_.node.name()};
  for (const tables::Place& place : table().places()) {
    if (!place.person.empty() && has_turn(place.person)) rest.asked.push_back(place.person);
  }
  return rest;
}

bool Marshal::idle() const {
  const bool thinks = std::any_of(thoughts_.begin(), thoughts_.end(),
                                  [](const auto& entry) { return !entry.second.answered; });
  return ledger_.idle() && watchers_.empty() && !thinks && speaking_.empty() && admitting_.empty();
}

SeatSet Marshal::seats_here() const {
  SeatSet here = seats_of_ours();
  for (const auto& [node, there] : elsewhere_) here = both(here, there.here.seats);
  return here;
}

int Marshal::spectators() const {
  int count = spectators_of_ours();
  for (const auto& [node, there] : elsewhere_) count += there.here.spectators;
  return count;
}

// A deal does not wait for people whose programs know nothing of it.
void Marshal::waive_where_nobody_contributes() {
  if (table().stage() != tables::Stage::sealing) return;
  SeatSet able = able_of_ours();
  for (const auto& [node, there] : elsewhere_) able = both(able, there.here.able);
  const SeatSet here = seats_here();
  for (const Seat seat : table().sealing().awaited(table().seating())) {
    if (here.contains(seat) && !able.contains(seat)) wish(tables::Waive{seat}, unowned([] {}));
  }
}

// Who comes and goes here is told to the other nodes too.
void Marshal::note_presence() {
  if (means_.node.shares()) means_.node.tell(here_now());
  presence_changed();
}

// Whether the lobby may show it, and where; who looks on there counts.
void Marshal::note_offer() {
  const tables::Stage stage = table().stage();
  const bool watchable = stage == tables::Stage::playing && watched_anywhere();
  const bool offered = ledger_.wrong().empty() &&
                       table().settings().access == tables::Access::open &&
                       (stage == tables::Stage::waiting || watchable);
  if (offer_) means_.offers.erase(*std::exchange(offer_, {}));
  if (!offered) return;
  // By what everybody was told of: an answer that is held must not move it.
  offer_ = Offer{stage, ledger_.summary().touched, id()};
  means_.offers.insert(*offer_);
}

void Marshal::presence_changed() {
  note_offer();
  ledger_.tell_here(seats_not_missed());
  // Many may come and go at once; it is told once, and the less often the more there are to tell.
  if (std::exchange(presence_noted_, true)) return;
  const Time pause = static_cast<Time>(watchers_.size()) / watchers_a_millisecond;
  means_.loop.at(means_.loop.now() + std::max(presence_pause, pause),
                 life_.guard([this] { tell_presence(); }));
}

void Marshal::tell_presence() {
  presence_noted_ = false;
  telling_.forget_lines();
  const auto text = std::make_shared<const std::string>(wire::presence(
      id(), {.online = seats_here(), .spectators = spectators(), .absence = table().absence()}));
  for (const auto& [socket, watcher] : watchers_) means_.sockets.send(socket, text);
}

// ---- what they are told

void Marshal::changed() {
  touched_ = means_.loop.now();
  note_offer();
  if (!ledger_.wrong().empty()) return send_away();
  Telling::Round round;
  for (auto& [socket, watcher] : watchers_) tell(socket, watcher, round);
  keep_members();
  waive_where_nobody_contributes();
  go_on_by_itself();
  if (table().rematch_due() && means_.rematch) means_.rematch(id());
}

// Nobody can go on here.
void Marshal::send_away() {
  for (const auto& [socket, watcher] : std::exchange(watchers_, {}))
    send(socket, wire::gone(id(), "broken"));
  if (timer_) means_.loop.cancel(*std::exchange(timer_, {}));
  if (means_.broken) means_.broken(id(), ledger_.wrong());
}

// Who has sat here finds the table among his own, and so does the host.
void Marshal::keep_members() {
  const auto keep = [this](const std::string& person) {
    if (!person.empty()) admit(person, unowned([](bool) {}));
  };
  keep(table().settings().host);
  for (const tables::Place& place : table().places()) keep(place.person);
}

void Marshal::tell(SocketId socket, Watcher& watcher, Telling::Round& round) {
  const Observer observer = table().observer(watcher.person);
  // Somebody who sits down or gets up begins another stream, and is here in another way.
  if (observer != watcher.observer) {
    note_presence();
    send_snapshot(socket, watcher);
    return;
  }
  const int number = table().number(observer);
  if (number == watcher.number) return;
  const Telling::Texts& told = telling_.since(watcher, round);
  if (told.texts.empty()) {
    send_snapshot(socket, watcher);
    return;
  }
  for (const Shared& text : told.texts) means_.sockets.send(socket, text);
  watcher.number = number;
  watcher.known = told.now;
}

std::size_t Marshal::send_snapshot(SocketId socket, Watcher& watcher) {
  const tables::Viewer viewer = table().viewer(watcher.person);
  watcher.observer = viewer.observer;
  watcher.number = table().number(viewer.observer);
  Telling::Aside aside;
  for (const store::Remark& remark : company_.talk)
    if (hears(watcher.person)) aside.talk.push_back(shown_remark(remark));
  if (viewer.observer.seated() || watcher.person == table().settings().host)
    aside.invitation = company_.invitation;
  Telling::Snapshot snapshot = telling_.snapshot(viewer, aside);
  watcher.known = std::move(snapshot.now);
  send(socket, std::move(snapshot.text));
  return snapshot.lines;
}

std::size_t Marshal::earlier(SocketId socket, const std::string& person,
                             const wire::Earlier& asked) {
  const wire::Lines lines = telling_.lines_before(table().viewer(person).observer,
                                                  static_cast<std::size_t>(asked.before));
  send(socket, wire::earlier(shown(), lines));
  return lines.lines.size();
}

// ---- wishes

void Marshal::wish(SocketId socket, const std::string& person, const wire::Wished& wished) {
  if (const std::string text = known_answer(person, wished.id); !text.empty())
    return send(socket, text);
  decltype(tables::Wish::what) what = wished.what;
  // A word that nobody can guess is not left to who wishes for it.
  if (auto* const share = std::get_if<tables::Share>(&what); share && !share->word.empty())
    share->word = random_word(invitation_bytes);
  ledger_.put({.person = person, .id = wished.id, .what = std::move(what)},
              life_.guard([this, socket, person,
                           id = wished.id](const std::optional<tables::Answer>& answered) {
                answer(socket, person, id, answered);
              }));
}

// From what the asker sees, and never kept: it changes nothing.
void Marshal::why(SocketId socket, const std::string& person, const wire::Why& why) {
  const tables::Viewer viewer = table().viewer(person);
  const Seat seat = viewer.observer.seated() ? viewer.observer.seat() : nobody;
  const std::optional<tables::Refused> refused = table().why_not(seat, why.move);
  if (refused) return send(socket, wire::refused(shown(), why.id, *refused));
  send(socket, wire::done(id(), why.id, table().number(viewer.observer)));
}

void Marshal::wish(decltype(tables::Wish::what) what, Later<> then) {
  ledger_.put({.person = {}, .id = {}, .what = std::move(what)},
              unowned([then = std::move(then)](const std::optional<tables::Answer>&) { then(); }));
}

// What was refused is refused again; what was done the table remembers itself.
std::string Marshal::known_answer(const std::string& person, const std::string& id) const {
  const std::string key = person + ' ' + id;
  const auto found = std::find_if(refusals_.begin(), refusals_.end(),
                                  [&](const auto& entry) { return entry.first == key; });
  return found == refusals_.end() ? std::string() : found->second;
}

void Marshal::answer(SocketId socket, const std::string& person, const std::string& id,
                     const std::optional<tables::Answer>& answer) {
  if (!answer) {
    const bool broken = !ledger_.wrong().empty();
    return send(socket, wire::refused(this->id(), id, broken ? "broken" : "too_busy"));
  }
  const int number = table().number(table().viewer(person).observer);
  std::string text;
  if (std::holds_alternative<tables::Done>(*answer)) {
    return send(socket, wire::done(this->id(), id, number));
  }
  if (const auto* refusal = std::get_if<tables::Refused>(&*answer)) {
    text = wire::refused(shown(), id, *refusal);
  } else {
    text = wire::stale(this->id(), id, number);
  }
  refusals_.emplace_back(person + ' ' + id, text);
  if (refusals_.size() > most_refusals) refusals_.pop_front();
  send(socket, std::move(text));
}

// ---- lists

wire::Listed Marshal::listed() const {
  const tables::Settings& settings = table().settings();
  const tables::Places& places = table().places();
  return {.table = id(),
          .settings = settings,
          .places = {places.begin(), places.begin() + settings.players()},
          .stage = table().stage(),
          .host = name_(settings.host),
          .winners = table().stage() == tables::Stage::over
                         ? settings.game->winners(table().match().state())
                         : SeatSet(),
          .ended = table().ended(),
          .your_turn = {}};
}

bool Marshal::has_turn(const std::string& person) const {
  const Seat seat = table().seat_of(person);
  return seat != nobody && table().must_decide(seat);
}

std::string Marshal::record() const {
  return table().record([this](const tables::Place& place) {
    return tables::name_in_record(place, name_(place.person));
  });
}

}  // namespace hastilude::server
