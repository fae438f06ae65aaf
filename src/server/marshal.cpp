#include "server/marshal.h"

#include <algorithm>

#include "server/chance.h"
#include "server/log.h"

namespace hastilude::server {
namespace {

constexpr std::size_t most_watchers = 200;
constexpr std::size_t most_refusals = 64;
constexpr Time presence_pause = 100;
constexpr Time tick_pause = 20;

}  // namespace

Marshal::Marshal(std::string id, Means& means)
    : means_(means),
      name_([&means](const std::string& person) { return means.people.name(person); }),
      ledger_(std::move(id), means.loop, means.store, means.chance, [this] { changed(); }),
      touched_(means.loop.now()) {}

Marshal::~Marshal() {
  if (timer_) means_.loop.cancel(*timer_);
}

wire::Shown Marshal::shown() const { return {id(), table().settings(), name_}; }

void Marshal::send(SocketId socket, std::string text) {
  means_.sockets.send(socket, std::make_shared<const std::string>(std::move(text)));
}

// ---- who may come, who watches

bool Marshal::may_come(const std::string& person) const {
  if (table().settings().access == tables::Access::open) return true;
  return company_.admitted.contains(person) || table().seat_of(person) != nobody;
}

void Marshal::admit(const std::string& person, Later<> then) {
  if (!company_.admitted.insert(person).second) return then();
  means_.store.admit(id(), person, means_.loop.now(),
                     unowned([then = std::move(then)](const store::Outcome<store::Kept>& kept) {
                       if (!kept) log(Level::error, "store", {{"what", kept.error().what}});
                       then();
                     }));
}

void Marshal::watch(SocketId socket, const std::string& person, int from) {
  if (!watchers_.contains(socket) && watchers_.size() >= most_watchers)
    return send(socket, wire::gone(id(), "full"));
  Watcher& watcher = watchers_[socket];
  watcher = {person, table().viewer(person).observer, from - 1};
  if (can_resume(watcher)) {
    Told told;
    tell(socket, watcher, told);
    // Talk is not numbered; what he knows of it he will know again.
    for (const store::Remark& remark : company_.talk)
      send(socket, wire::chat(id(), shown_remark(remark)));
  } else {
    send_snapshot(socket, watcher);
  }
  note_presence();
}

// Whether the events after what this watcher has seen are enough for him. If somebody has sat down
// or got up meanwhile, it may have been he, and he had other eyes before.
bool Marshal::can_resume(const Watcher& watcher) const {
  const auto events = table().events_since(watcher.observer, watcher.number);
  return watcher.number >= 0 && events &&
         std::none_of(events->begin(), events->end(), [](const tables::Event& event) {
           return event.kind == tables::EventKind::seats;
         });
}

void Marshal::unwatch(SocketId socket) {
  if (watchers_.erase(socket) == 0) return;
  touched_ = means_.loop.now();
  note_presence();
}

bool Marshal::idle() const {
  return ledger_.idle() && watchers_.empty() && thinking_ == 0 && speaking_ == 0;
}

SeatSet Marshal::seats_here() const {
  SeatSet here;
  for (const auto& [socket, watcher] : watchers_) {
    const Seat seat = table().seat_of(watcher.person);
    if (seat != nobody) here.insert(seat);
  }
  return here;
}

void Marshal::note_presence() {
  ledger_.tell_here(seats_here());
  // Many may come and go at once; it is told once.
  if (std::exchange(presence_noted_, true)) return;
  means_.loop.at(means_.loop.now() + presence_pause, life_.guard([this] { tell_presence(); }));
}

void Marshal::tell_presence() {
  presence_noted_ = false;
  const SeatSet online = seats_here();
  int spectators = 0;
  for (const auto& [socket, watcher] : watchers_) {
    if (table().seat_of(watcher.person) == nobody) ++spectators;
  }
  const auto text = std::make_shared<const std::string>(wire::presence(id(), online, spectators));
  for (const auto& [socket, watcher] : watchers_) means_.sockets.send(socket, text);
}

// ---- what they are told

void Marshal::changed() {
  touched_ = means_.loop.now();
  Told told;
  for (auto& [socket, watcher] : watchers_) tell(socket, watcher, told);
  keep_members();
  set_timer();
  ask_bots();
  if (table().rematch_due() && means_.rematch) means_.rematch(id());
}

// Who has sat here finds the table among his own.
void Marshal::keep_members() {
  for (const tables::Place& place : table().places()) {
    if (!place.person.empty()) admit(place.person, unowned([] {}));
  }
}

void Marshal::tell(SocketId socket, Watcher& watcher, Told& told) {
  const tables::Viewer viewer = table().viewer(watcher.person);
  const std::optional<std::vector<tables::Event>> events =
      table().events_since(viewer.observer, watcher.number);
  // Somebody who sits down or gets up begins another stream, and is here in another way.
  if (viewer.observer != watcher.observer) note_presence();
  if (viewer.observer != watcher.observer || !events) return send_snapshot(socket, watcher);
  if (events->empty()) return;
  const bool host = watcher.person == table().settings().host;
  const auto [entry, fresh] =
      told.try_emplace({tables::place_of(viewer.observer), host, watcher.number});
  if (fresh) entry->second = event_texts(viewer, *events);
  for (const Shared& text : entry->second) means_.sockets.send(socket, text);
  watcher.number = table().number(viewer.observer);
}

std::vector<Shared> Marshal::event_texts(const tables::Viewer& viewer,
                                         const std::vector<tables::Event>& events) const {
  const tables::Now now = table().now(viewer, ledger_.now());
  std::vector<Shared> texts;
  for (const tables::Event& event : events) {
    const bool last = &event == &events.back();
    texts.push_back(
        std::make_shared<const std::string>(wire::event(shown(), event, last ? &now : nullptr)));
  }
  return texts;
}

void Marshal::send_snapshot(SocketId socket, Watcher& watcher) {
  const tables::Viewer viewer = table().viewer(watcher.person);
  watcher.observer = viewer.observer;
  watcher.number = table().number(viewer.observer);
  std::vector<wire::Remark> talk;
  for (const store::Remark& remark : company_.talk) talk.push_back(shown_remark(remark));
  const bool invites = viewer.observer.seated() || watcher.person == table().settings().host;
  send(socket, wire::snapshot(shown(), {.number = watcher.number,
                                        .invitation = invites ? company_.invitation : "",
                                        .lines = table().lines(viewer.observer),
                                        .now = table().now(viewer, ledger_.now()),
                                        .talk = talk}));
}

// ---- wishes

void Marshal::wish(SocketId socket, const std::string& person, const wire::Wished& wished) {
  if (const std::string text = known_answer(person, wished.id); !text.empty())
    return send(socket, text);
  ledger_.put({.person = person, .id = wished.id, .what = wished.what},
              life_.guard([this, socket, person,
                           id = wished.id](const std::optional<tables::Answer>& answered) {
                answer(socket, person, id, answered);
              }));
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
  if (!answer) return send(socket, wire::refused(this->id(), id, "too_busy"));
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

// ---- time and bots

void Marshal::set_timer() {
  if (timer_) means_.loop.cancel(*std::exchange(timer_, {}));
  if (const std::optional<Time> next = table().next_tick()) tick_at(*next);
}

void Marshal::tick_at(Time time) {
  timer_ = means_.loop.at(time, life_.guard([this] {
    timer_.reset();
    wish(tables::Tick{}, life_.guard([this] {
      // A tick that changed something has set the timer anew. One that could not be taken is tried
      // again, after a moment.
      const std::optional<Time> next = table().next_tick();
      if (!timer_ && next) tick_at(std::max(*next, means_.loop.now() + tick_pause));
    }));
  }));
}

void Marshal::ask_bots() {
  const std::vector<tables::BotTask> tasks = table().bots_asked();
  if (!tasks.empty()) {
    const int question = tasks.front().question;
    std::erase_if(asked_, [question](const auto& entry) { return entry.first != question; });
  }
  for (const tables::BotTask& task : tasks) {
    if (asked_.emplace(task.question, task.seat.index).second) ask_bot(task);
  }
}

void Marshal::ask_bot(const tables::BotTask& task) {
  ++thinking_;
  means_.thinkers.think(
      {.bot = task.bot, .question = {table().question(task.seat)}, .seed = means_.seeds()},
      life_.guard([this, task](const std::optional<AnyMove>& move) { bot_decided(task, move); }));
}

// A bot's answer takes effect at a time that does not tell how long it has thought.
void Marshal::bot_decided(const tables::BotTask& task, const std::optional<AnyMove>& move) {
  const Time now = ledger_.now();
  const Time pace = table().settings().windows.pace;
  Time at = std::max(now, task.earliest);
  if (now > task.earliest && pace > 0)
    at = task.earliest + (now - task.earliest + pace - 1) / pace * pace;
  means_.loop.at(at, life_.guard([this, task, move] {
    --thinking_;
    wish(tables::BotAnswer{task.question, task.seat, move}, unowned([] {}));
  }));
}

// ---- talk

wire::Remark Marshal::shown_remark(const store::Remark& remark) const {
  return {.id = remark.id,
          .time = remark.time,
          .seat = remark.seat ? seat_number(*remark.seat) : nobody,
          .name = name_(remark.person),
          .text = remark.text};
}

void Marshal::say(SocketId socket, const std::string& person, const wire::Say& say) {
  const Seat seat = table().seat_of(person);
  const auto said =
      std::find_if(company_.talk.begin(), company_.talk.end(), [&](const store::Remark& remark) {
        return remark.person == person && remark.wish == say.id;
      });
  if (said != company_.talk.end())
    return send(socket, wire::done(id(), say.id, table().number(table().viewer(person).observer)));
  if (!company_.talk.empty()) last_remark_ = std::max(last_remark_, company_.talk.back().id);
  const store::Remark remark{.table = id(),
                             .id = ++last_remark_,
                             .time = means_.loop.now(),
                             .person = person,
                             .seat = seat == nobody ? std::optional<int>() : seat.number(),
                             .wish = say.id,
                             .text = say.text};
  ++speaking_;
  means_.store.say(remark,
                   life_.guard([this, socket, remark](const store::Outcome<store::Kept>& kept) {
                     spoken(socket, remark, kept);
                   }));
}

void Marshal::spoken(SocketId socket, const store::Remark& remark,
                     const store::Outcome<store::Kept>& kept) {
  --speaking_;
  if (!kept) {
    log(Level::error, "store", {{"what", kept.error().what}});
    return send(socket, wire::refused(id(), remark.wish, "too_busy"));
  }
  company_.talk.push_back(remark);
  if (static_cast<int>(company_.talk.size()) > most_remarks)
    company_.talk.erase(company_.talk.begin());
  const auto text = std::make_shared<const std::string>(wire::chat(id(), shown_remark(remark)));
  for (const auto& [listener, watcher] : watchers_) means_.sockets.send(listener, text);
  const int number = table().number(table().viewer(remark.person).observer);
  send(socket, wire::done(id(), remark.wish, number));
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
          .your_turn = {}};
}

bool Marshal::has_turn(const std::string& person) const {
  if (table().stage() != tables::Stage::playing || table().seat_of(person) == nobody) return false;
  const tables::Now now = table().now(table().viewer(person), ledger_.now());
  return now.choices && now.choices->must && !now.held;
}

std::string Marshal::record() const {
  return table().record([this](const tables::Place& place) {
    std::string name = place.bot_plays() ? place.bot : name_(place.person);
    // A ';' would begin a comment.
    std::replace(name.begin(), name.end(), ';', ',');
    return name.empty() ? std::string("?") : name;
  });
}

}  // namespace hastilude::server
