#include "server/telling.h"

#include <algorithm>

namespace hastilude::server {

Telling::Telling(const Ledger& ledger, Names names, std::size_t most_lines, Standing standing)
    : ledger_(ledger),
      names_(std::move(names)),
      most_lines_(most_lines),
      standing_(std::move(standing)) {}

// If somebody has sat down or got up meanwhile, it may have been this one, with other eyes before.
bool Telling::can_resume(const Watcher& watcher) const {
  const auto events = table().events_since(watcher.observer, watcher.number);
  return watcher.number >= 0 && events &&
         std::none_of(events->begin(), events->end(), [](const tables::Event& event) {
           return event.kind == tables::EventKind::seats;
         });
}

const Telling::Texts& Telling::since(const Watcher& watcher, Round& round) {
  const Eyes eyes = eyes_of({watcher.person, watcher.observer});
  const auto [entry, fresh] =
      round.try_emplace({eyes, watcher.number, watcher.known ? watcher.known->edition : 0});
  if (fresh) entry->second = texts_for(watcher);
  return entry->second;
}

Telling::Eyes Telling::eyes_of(const tables::Viewer& viewer) const {
  return {tables::place_of(viewer.observer), viewer.person == table().settings().host};
}

Telling::Texts Telling::texts_for(const Watcher& watcher) {
  const auto events = table().events_since(watcher.observer, watcher.number);
  if (!events) return {};
  const wire::NowTold now = now_told({watcher.person, watcher.observer}, watcher.known);
  Texts told{{}, now.is};
  for (const tables::Event& event : *events) {
    const bool last = &event == &events->back();
    told.texts.push_back(std::make_shared<const std::string>(
        wire::event(shown(), event, last ? &now : nullptr, deal_told_with(event))));
  }
  return told;
}

// By what differs from what somebody knows, who was sent it for the same eyes.
wire::NowTold Telling::now_told(const tables::Viewer& viewer, const wire::KnownNow& known) {
  const tables::Now now = standing_(viewer);
  wire::KnownNow& latest = nows_[eyes_of(viewer)];
  latest = wire::next_now(latest, shown(), now);
  return wire::told(now, latest, known);
}

// Most events say nothing of it.
std::optional<tables::DealShown> Telling::deal_told_with(const tables::Event& event) const {
  return tables::tells_of_deal(event.kind) ? table().deal() : std::nullopt;
}

Telling::Snapshot Telling::snapshot(const tables::Viewer& viewer, const Aside& aside) {
  const Latest& latest = latest_lines(viewer.observer);
  const wire::NowTold now = now_told(viewer, {});
  return {wire::snapshot(shown(), {.number = table().number(viewer.observer),
                                   .invitation = aside.invitation,
                                   .lines = {},
                                   .written = &latest.written,
                                   .now = now,
                                   .deal = table().deal(),
                                   .talk = aside.talk}),
          latest.count, now.is};
}

// Many come at once, above all after the server was away: those with the same eyes share it. It is
// kept until it is told who is here, which follows soon.
const Telling::Latest& Telling::latest_lines(Observer observer) {
  Latest& latest = latest_[tables::place_of(observer)];
  const int number = table().number(observer);
  if (latest.number == number) return latest;
  const wire::Lines lines = lines_before(observer, table().line_count());
  latest = {number, lines.lines.size(), wire::written(*table().settings().game, lines)};
  return latest;
}

// A long record goes out in stretches, the latest first.
wire::Lines Telling::lines_before(Observer observer, std::size_t end) const {
  const auto stretch = tables::Stretch::last_of(std::min(end, table().line_count()), most_lines_);
  return {stretch.from, table().lines(observer, stretch)};
}

std::string Telling::as_shared() const {
  const tables::Viewer anybody;
  const wire::Lines lines{.lines = table().lines(anybody.observer)};
  return wire::snapshot(shown(), {.number = table().number(anybody.observer),
                                  .invitation = "",
                                  .lines = lines,
                                  .now = wire::told_once(shown(), standing_(anybody)),
                                  .deal = table().deal(),
                                  .talk = {}});
}

}  // namespace hastilude::server
