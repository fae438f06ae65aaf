// What a wish comes to.
#include <algorithm>

#include "record/record.h"
#include "table/leak.h"
#include "table/table.h"

namespace hastilude::tables {
namespace {

Decision refused(Denial denial) { return {{}, Refused{denial}}; }
Decision refused(const Refusal& refusal) { return {{}, Refused{Denial::rule, refusal}}; }
Decision stale() { return {{}, Stale{}}; }
Decision done(std::vector<Row> rows) { return {std::move(rows), Done{}}; }

Row seated(Seat seat, const Place& place, Time now) {
  return {.kind = RowKind::seated, .at = now, .seat = seat, .lines = {place_line(place)}};
}

bool all_taken(const Places& places, int players) {
  return std::none_of(places.begin(), places.begin() + players,
                      [](const Place& place) { return place.empty(); });
}

// Notes down the lines of a match as they happen.
struct Notes {
  const GameApi& game;
  std::vector<std::string> lines{};

  void operator()(const AnyState&, const match::Line& line) {
    lines.push_back(line_text(game, line));
  }
};

Row begun(const Settings& settings, Time now, Chance chance) {
  const GameApi& game = *settings.game;
  match::Match match(game, game.start(settings.setup));
  Notes notes{game};
  const AnyMove starting = game.starting(settings.start);
  if (settings.start != nobody && !match.course().check(starting)) match.play(starting, notes);
  match.go_on(chance, notes);
  return {.kind = RowKind::begun, .at = now, .lines = std::move(notes.lines)};
}

}  // namespace

std::vector<Row> Table::open(const Settings& settings, const Places& places, Time now,
                             Chance chance) {
  std::vector<Row> rows{{.kind = RowKind::opened, .at = now, .lines = settings_lines(settings)}};
  for (const Seat seat : SeatSet::all(settings.players())) {
    if (!places[seat.index].empty()) rows.push_back(seated(seat, places[seat.index], now));
  }
  if (all_taken(places, settings.players())) rows.push_back(begun(settings, now, chance));
  return rows;
}

// One wish in one moment. Each kind of wish is an operator of its own.
class Deciding {
 public:
  Deciding(const Table& table, const Wish& wish, Time now, const Means& means)
      : table_(table), wish_(wish), now_(now), means_(means), seat_(table.seat_of(wish.person)) {}

  Decision operator()(const Act& act) const {
    if (const std::optional<Decision> wrong = wrong_moment(act.number)) return *wrong;
    const GameApi& game = table_.play_->game();
    const std::string line = '@' + std::to_string(seat_.number()) + ' ' + act.move;
    const Result<AnyMove, Complaint> move = game.read(table_.settings_.setup, Words(line));
    if (!move || game.role(*move) != Role::decision) return refused(Denial::unreadable);
    return take(seat_, *move);
  }

  Decision operator()(const MoreTime& more) const {
    if (const std::optional<Decision> wrong = wrong_moment(more.number)) return *wrong;
    if (!table_.closes()) return refused(Denial::no_window);
    if (!asked(seat_)) return refused(Denial::not_asked);
    if (table_.open_.more_time_used.contains(seat_)) return refused(Denial::more_time_used);
    return done({row(RowKind::more_time, seat_, {})});
  }

  Decision operator()(const Undo& undo) const {
    if (table_.stage() != Stage::playing) return refused(Denial::not_playing);
    if (seat_ == nobody) return refused(Denial::not_seated);
    if (undo.number < table_.open_.numbers[seat_.index]) return stale();
    if (const std::optional<Denial> denial = table_.no_undo(seat_)) return refused(*denial);
    std::size_t lines = table_.play_->lines().size();
    if (!table_.holds_turn(seat_)) lines = table_.take_backs_.latest().lines;
    return done({row(RowKind::undone, seat_, {"back " + std::to_string(lines)})});
  }

  Decision operator()(const Resign&) const {
    if (table_.stage() != Stage::playing) return refused(Denial::not_playing);
    if (seat_ == nobody) return refused(Denial::not_seated);
    if (table_.settings_.players() != 2) return refused(Denial::not_two_players);
    return done({resignation(seat_)});
  }

  Decision operator()(const Sit& sit) const {
    if (sit.seat.index >= table_.settings_.players()) return refused(Denial::no_such_seat);
    const Place& place = table_.places_[sit.seat.index];
    const bool own = seat_ == sit.seat && place.away() && table_.stage() == Stage::playing;
    if (!own && table_.stage() != Stage::waiting) return refused(Denial::not_waiting);
    if (!own && seat_ != nobody) return refused(Denial::seated_already);
    if (!own && !place.empty()) return refused(Denial::seat_taken);
    return seat_them({{sit.seat, Place{.person = wish_.person}}});
  }

  Decision operator()(const Leave&) const {
    if (seat_ == nobody) return refused(Denial::not_seated);
    Place place;
    if (table_.stage() == Stage::over) return refused(Denial::not_playing);
    if (table_.stage() == Stage::playing) place = {.person = wish_.person, .bot = substitute()};
    return seat_them({{seat_, place}});
  }

  Decision operator()(const SeatBot& bot) const {
    if (const std::optional<Denial> denial = not_arranging(bot.seat)) return refused(*denial);
    if (!table_.places_[bot.seat.index].empty()) return refused(Denial::seat_taken);
    if (!means_.roster.has(*table_.settings_.game, bot.bot)) return refused(Denial::no_such_bot);
    return seat_them({{bot.seat, Place{.bot = bot.bot}}});
  }

  Decision operator()(const ClearSeat& clear) const {
    if (const std::optional<Denial> denial = not_arranging(clear.seat)) return refused(*denial);
    return seat_them({{clear.seat, Place{}}});
  }

  Decision operator()(const Start&) const {
    if (const std::optional<Denial> denial = not_arranging(Seat{0})) return refused(*denial);
    std::vector<Seating> bots;
    for (const Seat seat : SeatSet::all(table_.settings_.players())) {
      if (table_.places_[seat.index].empty()) bots.push_back({seat, Place{.bot = substitute()}});
    }
    return seat_them(bots);
  }

  Decision operator()(const Rematch& rematch) const {
    if (table_.stage() != Stage::over) return refused(Denial::not_over);
    if (seat_ == nobody) return refused(Denial::not_seated);
    if (!table_.rematch_.empty()) return done({});
    return done({row(RowKind::rematch, nobody, {"table " + rematch.table})});
  }

  Decision operator()(const Tick&) const {
    if (!table_.next_tick() || now_ < *table_.next_tick()) return done({});
    if (table_.closes()) return done({close_window()});
    const Seat seat = table_.open_.asked.front();
    if (const auto& held = table_.open_.held[seat.index]) return done({played(seat, held->move)});
    return run_out(seat);
  }

  Decision operator()(const BotAnswer& answer) const {
    const auto tasks = table_.bots_asked();
    const auto task = std::find_if(tasks.begin(), tasks.end(), [&](const BotTask& t) {
      return t.question == answer.question && t.seat == answer.seat;
    });
    if (task == tasks.end()) return stale();
    if (now_ < task->earliest) return refused(Denial::too_early);
    if (!answer.move) return done({});
    return take(answer.seat, *answer.move);
  }

  Decision operator()(const Outage&) const {
    if (table_.stage() != Stage::playing) return done({});
    return done({row(RowKind::outage, nobody, {})});
  }

 private:
  struct Seating {
    Seat seat;
    Place place;
  };

  Row row(RowKind kind, Seat seat, std::vector<std::string> lines) const {
    return {.kind = kind,
            .at = now_,
            .seat = seat,
            .person = wish_.person,
            .id = wish_.id,
            .lines = std::move(lines)};
  }

  const std::string& substitute() const {
    return means_.roster.of(*table_.settings_.game).substitute;
  }

  bool asked(Seat seat) const {
    const auto& seats = table_.open_.asked;
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
  }

  // Why somebody cannot act now; the number is what he had seen.
  std::optional<Decision> wrong_moment(int number) const {
    if (leaks(Leak::refusal_tells) && table_.latest_answer()) return refused(Denial::too_early);
    if (seat_ == nobody || !table_.person_plays(seat_)) return refused(Denial::not_seated);
    if (table_.stage() == Stage::waiting) return refused(Denial::not_playing);
    if (number < table_.open_.numbers[seat_.index]) return stale();
    if (table_.stage() == Stage::over) return refused(Denial::not_playing);
    return {};
  }

  // The host arranges seats before the game.
  std::optional<Denial> not_arranging(Seat seat) const {
    if (wish_.person.empty() || wish_.person != table_.settings_.host) return Denial::not_host;
    if (table_.stage() != Stage::waiting) return Denial::not_waiting;
    if (seat.index >= table_.settings_.players()) return Denial::no_such_seat;
    return {};
  }

  // A decision: kept back where answers are awaited for a time, else carried out.
  Decision take(Seat seat, const AnyMove& move) const {
    if (const std::optional<Refusal> refusal = table_.play_->match().check(move))
      return refused(*refusal);
    const bool waits = table_.closes() || table_.takes_effect(seat, now_) > now_;
    if (waits) return done({row(RowKind::held, seat, {line_text(table_.play_->game(), move)})});
    return done({played(seat, move)});
  }

  Row played(Seat seat, const AnyMove& move) const {
    return outcome(seat, [&](match::Match& match, Notes& notes) { match.play(move, notes); });
  }

  Row resignation(Seat seat) const {
    return outcome(seat, [&](match::Match& match, Notes& notes) { match.resign(seat, notes); });
  }

  // The answers take effect in order, as long as the same question is open.
  Row close_window() const {
    return outcome(nobody, [&](match::Match& match, Notes& notes) {
      match::Poll poll(match);
      for (Seat seat = poll.next(match); seat != nobody; seat = poll.next(match)) {
        const auto& held = table_.open_.held[seat.index];
        match.play(held ? held->move : *match.game().silence(match.state(), seat), notes);
      }
    });
  }

  // What follows when this happens, until somebody is asked or the game is over.
  template <class Happen>
  Row outcome(Seat seat, Happen&& happen) const {
    match::Match match = table_.play_->match();
    Notes notes{match.game()};
    happen(match, notes);
    match.go_on(means_.chance, notes);
    return row(RowKind::played, seat, std::move(notes.lines));
  }

  // Out of time: lost in a duel; elsewhere a bot plays on.
  Decision run_out(Seat seat) const {
    if (table_.settings_.players() == 2) return done({resignation(seat)});
    const Place place{.person = table_.places_[seat.index].person, .bot = substitute()};
    return done({seated(seat, place, now_)});
  }

  // People and bots change seats; the game begins when the last one is taken.
  Decision seat_them(const std::vector<Seating>& seatings) const {
    std::vector<Row> rows;
    Places places = table_.places_;
    for (const auto& [seat, place] : seatings) {
      places[seat.index] = place;
      rows.push_back(row(RowKind::seated, seat, {place_line(place)}));
    }
    if (table_.stage() == Stage::waiting && all_taken(places, table_.settings_.players()))
      rows.push_back(begun(table_.settings_, now_, means_.chance));
    return done(std::move(rows));
  }

  const Table& table_;
  const Wish& wish_;
  Time now_;
  const Means& means_;
  Seat seat_;  // of the person who wishes
};

Decision Table::decide(const Wish& wish, Time now, const Means& means) const {
  if (!wish.id.empty() && carried_out(wish.person, wish.id)) return done({});
  return std::visit(Deciding(*this, wish, now, means), wish.what);
}

bool Table::holds_turn(Seat seat) const {
  return stage() == Stage::playing && open_.kind == Asking::turn &&
         open_.held[seat.index].has_value();
}

std::optional<Denial> Table::no_undo(Seat seat) const {
  if (holds_turn(seat)) return {};
  if (leaks(Leak::undo_while_answered) && latest_answer()) return Denial::undo_others;
  const std::optional<match::NoUndo> why = take_backs_.why_not(seat);
  if (!why) return {};
  switch (*why) {
    case match::NoUndo::nothing: return Denial::undo_nothing;
    case match::NoUndo::chance: return Denial::undo_chance;
    case match::NoUndo::hidden: return Denial::undo_hidden;
    case match::NoUndo::others: break;
  }
  return Denial::undo_others;
}

}  // namespace hastilude::tables
