#include "table/opening.h"

#include "table/table.h"

namespace hastilude::tables {

Outcome beginning(const Settings& settings, Drawing drawing) {
  Outcome outcome(match::Match(*settings.game, settings.begins_at()));
  if (settings.start != nobody) {
    const AnyMove starting = settings.game->starting(settings.start);
    if (!outcome.after.course().check(starting)) {
      outcome.after.play(starting, outcome);
      drawing.skip();
    }
  }
  outcome.after.go_on(drawing, outcome);
  return outcome;
}

void begin(Decision& decision, Time now, const Outcome& outcome) {
  decision.outcome = outcome;
  decision.rows.push_back({.at = now, .what = rows::Begun{outcome.lines}});
  if (!outcome.after.over()) return;
  const SeatSet winners = outcome.after.game().winners(outcome.after.state());
  decision.rows.push_back({.at = now, .what = rows::Finished{winners}});
}

void seal_or_begin(Decision& decision, Time now, const Settings& settings, const Seating& seating,
                   Draw chance, const std::optional<Seal>& seal) {
  std::optional<fair::Key> key;
  if (seal && !settings.position) {
    const rows::Sealed sealed{std::string(seal->table), seal->secret()};
    decision.rows.push_back({.at = now, .what = sealed});
    if (!seating.people().empty()) return;
    key = Sealing(settings, {}, sealed.table, sealed.secret, now).key();
  }
  begin(decision, now, beginning(settings, Drawing(chance, key, 0)));
}

Decision seat_them(Seating seating, const std::vector<NewPlace>& changes, Row first,
                   FunctionRef<void(Decision&, const Seating&)> all_seated) {
  Decision decision{.rows = {}, .answer = Done{}};
  const auto add = [&](RowContent what) {
    first.what = std::move(what);
    decision.rows.push_back(first);
    // A wish is carried out once.
    first.person.clear();
    first.id.clear();
  };
  for (const auto& [seat, place] : changes) {
    seating.put(seat, place);
    add(rows::Seated{seat, place});
  }
  if (!seating.full()) return decision;
  all_seated(decision, seating);
  return decision;
}

namespace {

Decision open_with(const Settings& settings, const Places& places, Time now,
                   FunctionRef<void(Decision&, const Seating&)> all_seated) {
  std::vector<NewPlace> changes;
  for (const Seat seat : SeatSet::all(settings.players())) {
    if (!places[seat.index].empty()) changes.push_back({seat, places[seat.index]});
  }
  const Row opened{.at = now, .what = rows::Opened{settings}};
  Decision decision = seat_them(Seating(settings.players()), changes, opened, all_seated);
  decision.rows.insert(decision.rows.begin(), opened);
  return decision;
}

}  // namespace

Decision Table::open(const Settings& settings, const Places& places, Time now, Draw chance,
                     const std::optional<Seal>& seal) {
  return open_with(settings, places, now, [&](Decision& decision, const Seating& seating) {
    seal_or_begin(decision, now, settings, seating, chance, seal);
  });
}

Decision Table::open(const Settings& settings, const Places& places, Time now,
                     FunctionRef<Outcome()> begun) {
  return open_with(settings, places, now,
                   [&](Decision& decision, const Seating&) { begin(decision, now, begun()); });
}

}  // namespace hastilude::tables
