#include "wasm/device_table.h"

#include <algorithm>
#include <utility>

#include "bots/bots.h"
#include "table/row_text.h"
#include "wire/answers.h"

namespace hastilude::wasm {
namespace {

constexpr Time tick_pause = 20;

AnyMove drawn(Browser& browser, const GameApi& game, const AnyState& state) {
  Random random(browser.random());
  return game.sample(state, random);
}

}  // namespace

// A wire::Shown refers to what it shows.
template <class Use>
auto DeviceTable::with_shown(Use use) const {
  const auto name = [this](const std::string& person) { return name_of(person); };
  return use(wire::Shown{id_, table_.settings(), name});
}

// ---- rows

std::optional<std::string> DeviceTable::take_in(std::span<const KeptRow> rows) {
  for (const KeptRow& kept : rows) {
    if (kept.sequence != sequence_ + 1) return "a row is missing";
    const Result<tables::Row, Complaint> row =
        tables::read_row(kept.format, kept.payload, table_.settings());
    const std::optional<Complaint> wrong = row ? table_.apply(*row) : row.error();
    if (wrong) return std::string(wrong->what.view());
    sequence_ = kept.sequence;
  }
  return {};
}

std::optional<std::string> DeviceTable::start_again(std::span<const KeptRow> rows) {
  table_ = {};
  sequence_ = 0;
  // What could not be kept is wished for again; if it was carried out after all, its id is known.
  if (keeping_ && keeping_->wish) queue_.push_front(*keeping_->wish);
  keeping_.reset();
  asked_.clear();
  pending_.clear();
  if (const std::optional<std::string> wrong = take_in(rows)) return wrong;
  if (watched_) send_snapshot();
  changed();
  go_on();
  return {};
}

void DeviceTable::open(const tables::Decision& decision) { keep({decision, {}}); }

void DeviceTable::keep(Keeping keeping) {
  std::vector<KeptRow> rows;
  for (std::string& text : tables::row_texts(table_.settings(), keeping.decision.rows))
    rows.push_back(
        {sequence_ + static_cast<int>(rows.size()) + 1, tables::row_format, std::move(text)});
  keeping_ = std::move(keeping);
  browser_.keep(id_, rows);
}

void DeviceTable::kept() {
  if (!keeping_) return;
  const Keeping done = *std::exchange(keeping_, {});
  // It was decided by this very table, which has not changed since; if it does not fit all the
  // same, nothing here can be believed any more.
  if (table_.apply(done.decision)) return browser_.send(wire::gone(id_, "broken"));
  sequence_ += static_cast<int>(done.decision.rows.size());
  changed();
  if (done.wish) answer(*done.wish, done.decision.answer);
  go_on();
}

// ---- wishes

void DeviceTable::wish(const wire::Wished& wished) {
  queue_.push_back({.person = the_person, .id = wished.id, .what = wished.what});
  go_on();
}

void DeviceTable::wish(decltype(tables::Wish::what) what) {
  queue_.push_back({.person = {}, .id = {}, .what = std::move(what)});
  go_on();
}

void DeviceTable::go_on() {
  const auto chance = [this](const GameApi& game, const AnyState& state,
                             std::optional<std::uint64_t>) { return drawn(browser_, game, state); };
  while (!keeping_ && !queue_.empty()) {
    const tables::Wish wish = std::move(queue_.front());
    queue_.pop_front();
    tables::Decision decision = table_.decide(wish, browser_.now(), {chance, roster()});
    if (!decision.rows.empty()) return keep({std::move(decision), wish});
    answer(wish, decision.answer);
    if (const auto* const bot = std::get_if<tables::BotAnswer>(&wish.what)) not_taken(*bot);
  }
}

// Its time may have changed since it was asked; where it still is, it is asked again.
void DeviceTable::not_taken(const tables::BotAnswer& answer) {
  if (!answer.move) return;
  asked_.erase({answer.question, answer.seat.index});
  ask_bots();
}

void DeviceTable::answer(const tables::Wish& wish, const tables::Answer& answer) {
  if (wish.id.empty()) return;
  const auto* const refused = std::get_if<tables::Refused>(&answer);
  if (refused != nullptr) {
    with_shown(
        [&](const wire::Shown& shown) { browser_.send(wire::refused(shown, wish.id, *refused)); });
  } else if (std::holds_alternative<tables::Done>(answer)) {
    browser_.send(wire::done(id_, wish.id, number()));
  } else {
    browser_.send(wire::stale(id_, wish.id, number()));
  }
}

// Nobody else hears it, and it is not kept.
void DeviceTable::say(const wire::Say& said) {
  talk_.push_back({.id = static_cast<std::int64_t>(talk_.size()) + 1,
                   .time = browser_.now(),
                   .seat = table_.seat_of(the_person),
                   .name = name_,
                   .text = said.text});
  browser_.send(wire::chat(id_, talk_.back()));
  browser_.send(wire::done(id_, said.id, number()));
}

// From what the person sees; it changes nothing.
void DeviceTable::why(const wire::Why& asked) const {
  const std::optional<tables::Refused> refused =
      table_.why_not(table_.seat_of(the_person), asked.move);
  if (!refused) return browser_.send(wire::done(id_, asked.id, number()));
  with_shown(
      [&](const wire::Shown& shown) { browser_.send(wire::refused(shown, asked.id, *refused)); });
}

// Thought about by the strongest bot that weighs alternatives, from what the person's seat sees and
// remembers alone.
void DeviceTable::hint(const wire::Hint& asked) const {
  const Seat seat = table_.seat_of(the_person);
  if (const std::optional<tables::Denial> denial = table_.no_hint(seat)) {
    return with_shown([&](const wire::Shown& shown) {
      browser_.send(wire::refused(shown, asked.id, tables::Refused{*denial}));
    });
  }
  const std::string& adviser = bots::adviser_of(*table_.settings().game).name;
  browser_.weigh({id_, asked.id, asked.depth},
                 problem_of(table_.question(seat), adviser, browser_.random()));
}

// ---- what the client is told

void DeviceTable::watch(int from) {
  watched_ = true;
  SeatSet here;
  const Seat seat = table_.seat_of(the_person);
  if (seat != nobody) here.insert(seat);
  table_.tell_here(here, browser_.now());
  told_as_ = viewer().observer;
  told_ = from - 1;
  known_.reset();
  if (from > 0 && table_.events_since(told_as_, told_)) {
    tell();
  } else {
    send_snapshot();
  }
  browser_.send(wire::presence(
      id_, {.online = here, .spectators = seat == nobody ? 1 : 0, .absence = table_.absence()}));
  list();
  ask_bots();
}

void DeviceTable::unwatch() {
  watched_ = false;
  table_.tell_here({}, browser_.now());
}

void DeviceTable::changed() {
  if (watched_) tell();
  list();
  ask_bots();
}

void DeviceTable::tell() {
  const tables::Viewer eyes = viewer();
  const auto events = table_.events_since(eyes.observer, told_);
  if (eyes.observer != told_as_ || !events) return send_snapshot();
  if (events->empty()) return;
  with_shown([&](const wire::Shown& shown) {
    const wire::NowTold now = now_told(shown, known_);
    for (const tables::Event& event : *events)
      browser_.send(wire::event(shown, event, &event == &events->back() ? &now : nullptr));
  });
  told_ = number();
}

wire::NowTold DeviceTable::now_told(const wire::Shown& shown, wire::KnownNow known) {
  const tables::Now now = table_.now(viewer(), browser_.now());
  latest_ = wire::next_now(latest_, shown, now);
  known_ = latest_;
  return wire::told(now, latest_, std::move(known));
}

void DeviceTable::send_snapshot() {
  const tables::Viewer eyes = viewer();
  told_as_ = eyes.observer;
  told_ = number();
  with_shown([&](const wire::Shown& shown) {
    const wire::Snapshot snapshot{.number = told_,
                                  .invitation = {},
                                  .lines = {.lines = table_.lines(eyes.observer)},
                                  .now = now_told(shown, {}),
                                  .deal = {},
                                  .talk = talk_};
    browser_.send(wire::snapshot(shown, snapshot));
  });
}

// The client was sent all there is; whoever asks still gets what he asks for.
void DeviceTable::earlier(const wire::Earlier& asked) const {
  const std::size_t before = std::min<std::size_t>(asked.before, table_.line_count());
  with_shown([&](const wire::Shown& shown) {
    browser_.send(wire::earlier(shown, {.lines = table_.lines(viewer().observer, {0, before})}));
  });
}

void DeviceTable::list() const {
  const tables::Settings& settings = table_.settings();
  const tables::Places& places = table_.places();
  const tables::Now now = table_.now(viewer(), browser_.now());
  const wire::Listed listed{.table = id_,
                            .settings = settings,
                            .places = {places.begin(), places.begin() + settings.players()},
                            .stage = table_.stage(),
                            .host = name_,
                            .winners = now.winners,
                            .ended = table_.ended(),
                            .your_turn = now.you != nobody && table_.must_decide(now.you),
                            .you = now.you};
  const auto name = [this](const std::string& person) { return name_of(person); };
  browser_.list(id_, wire::list({&listed, 1}, name));
}

std::string DeviceTable::record() const {
  return table_.record([this](const tables::Place& place) {
    return tables::name_in_record(place, name_of(place.person));
  });
}

// ---- time and bots

void DeviceTable::ask_bots() {
  // Nobody looks: the game waits.
  if (!watched_) return;
  for (const tables::BotTask& task : table_.bots_asked()) {
    std::erase_if(asked_, [&](const auto& entry) { return entry.first != task.question; });
    if (!asked_.emplace(task.question, task.seat.index).second) continue;
    browser_.think({id_, task.question, task.seat},
                   problem_of(table_.question(task.seat), task.bot, browser_.random()));
  }
}

// In a window at once, since it is held until the end; else at a multiple of the pace, however long
// it thought.
void DeviceTable::decided(const Asked& asked, const std::optional<AnyMove>& move) {
  for (const tables::BotTask& task : table_.bots_asked()) {
    if (task.question != asked.question || task.seat != asked.seat) continue;
    const Time now = browser_.now();
    const Time pace = table_.open_question().pace;
    const bool window = task.due > task.earliest;
    Time at = std::max(now, task.earliest);
    if (!window && now > task.earliest && pace > 0)
      at = task.earliest + (now - task.earliest + pace - 1) / pace * pace;
    pending_.push_back({at, {task.question, task.seat, move}});
  }
}

std::optional<Time> DeviceTable::next() const {
  std::optional<Time> first;
  if (const std::optional<Time> due = table_.next_tick(); due && watched_ && idle())
    first = std::max(*due, tick_again_);
  for (const Pending& pending : pending_) first = std::min(first.value_or(pending.at), pending.at);
  return first;
}

void DeviceTable::tick() {
  const Time now = browser_.now();
  std::vector<tables::BotAnswer> answers;
  std::erase_if(pending_, [&](const Pending& pending) {
    if (pending.at <= now) answers.push_back(pending.answer);
    return pending.at <= now;
  });
  for (const tables::BotAnswer& answer : answers) wish(answer);
  const std::optional<Time> due = table_.next_tick();
  if (!idle() || !due || *due > now) return;
  tick_again_ = now + tick_pause;
  wish(tables::Tick{});
}

}  // namespace hastilude::wasm
