// What a wish comes to.
#include <algorithm>

#include "core/reading.h"
#include "table/opening.h"
#include "table/read_decision.h"
#include "table/table.h"

namespace hastilude::tables {
namespace {

Decision refused(Denial denial) { return {.rows = {}, .answer = Refused{denial}}; }
Decision refused(const Refusal& refusal) {
  return {.rows = {}, .answer = Refused{Denial::rule, refusal}};
}
Decision stale() { return {.rows = {}, .answer = Stale{}}; }
Decision done(std::vector<Row> rows = {}) { return {.rows = std::move(rows), .answer = Done{}}; }

// One wish in one moment. Each kind of wish is an operator of its own.
class Deciding {
 public:
  Deciding(const Table& table, const Wish& wish, Time now, const Means& means)
      : table_(table),
        settings_(table.settings()),
        wish_(wish),
        now_(now),
        means_(means),
        seat_(table.seat_of(wish.person)) {}

  // ---- the game

  Decision operator()(const Act& act) const {
    if (const std::optional<Decision> wrong = wrong_moment(act.number)) return *wrong;
    const std::optional<AnyMove> move = read_decision(settings_, seat_, act.move);
    if (!move) return refused(Denial::unreadable);
    return take(seat_, *move);
  }

  Decision operator()(const MoreTime& more) const {
    if (const std::optional<Decision> wrong = wrong_moment(more.number)) return *wrong;
    const OpenQuestion& open = table_.open_question();
    if (!open.is_window() || alone()) return refused(Denial::no_window);
    if (!open.is_asked(seat_)) return refused(Denial::not_asked);
    if (open.more_time_used.contains(seat_)) return refused(Denial::more_time_used);
    return done({row(rows::MoreTime{seat_})});
  }

  Decision operator()(const GoOn& on) const {
    if (const std::optional<Decision> wrong = wrong_moment(on.number)) return *wrong;
    const OpenQuestion& open = table_.open_question();
    if (!alone() || !open.may.contains(seat_)) return refused(Denial::no_window);
    return open.went_on ? done() : done({row(rows::WentOn{seat_})});
  }

  Decision operator()(const SetPace& set) const {
    if (table_.stage() == Stage::over || table_.stage() == Stage::closed)
      return refused(Denial::not_playing);
    if (!alone() && wish_.person != settings_.host) return refused(Denial::not_host);
    if (table_.worn_out()) return refused(Denial::worn_out);
    const Time pace = std::clamp(set.pace, fastest_pace, slowest_pace);
    return pace == table_.pace() ? done() : done({row(rows::Paced{pace})});
  }

  Decision operator()(const Undo& undo) const {
    if (const std::optional<Denial> denial = not_playing()) return refused(*denial);
    if (undo.number < table_.number_of_question(seat_)) return stale();
    if (const std::optional<Denial> denial = table_.no_undo(seat_)) return refused(*denial);
    if (table_.worn_out()) return refused(Denial::worn_out);
    return done({row(rows::Undone{seat_, table_.lines_after_undo(seat_)})});
  }

  Decision operator()(const Resign&) const {
    if (const std::optional<Denial> denial = not_playing()) return refused(*denial);
    if (settings_.players() != 2) return refused(Denial::not_two_players);
    return resignation(seat_);
  }

  // ---- seats

  Decision operator()(const Sit& sit) const {
    if (sit.seat.index >= settings_.players()) return refused(Denial::no_such_seat);
    const Place& place = table_.seating().at(sit.seat);
    const bool own = seat_ == sit.seat && place.away() && settled();
    if (!own && table_.stage() != Stage::waiting) return refused(Denial::not_waiting);
    if (!own && seat_ != nobody) return refused(Denial::seated_already);
    if (!own && !place.empty()) return refused(Denial::seat_taken);
    if (table_.worn_out()) return refused(Denial::worn_out);
    return change_seats({{sit.seat, Place{.person = wish_.person}}});
  }

  Decision operator()(const Leave&) const {
    if (seat_ == nobody) return refused(Denial::not_seated);
    if (table_.stage() == Stage::waiting) return change_seats({{seat_, Place{}}});
    if (!settled()) return refused(Denial::not_playing);
    if (table_.seating().at(seat_).away()) return refused(Denial::not_seated);
    return done({bot_for(seat_)});
  }

  Decision operator()(const SeatBot& bot) const {
    if (const std::optional<Denial> denial = not_arranging(bot.seat)) return refused(*denial);
    if (!table_.seating().at(bot.seat).empty()) return refused(Denial::seat_taken);
    if (!means_.roster.has(*settings_.game, bot.bot)) return refused(Denial::no_such_bot);
    if (table_.worn_out()) return refused(Denial::worn_out);
    return change_seats({{bot.seat, Place{.bot = bot.bot}}});
  }

  Decision operator()(const ClearSeat& clear) const {
    if (const std::optional<Denial> denial = not_arranging(clear.seat)) return refused(*denial);
    if (table_.seating().at(clear.seat).empty()) return done();
    return change_seats({{clear.seat, Place{}}});
  }

  Decision operator()(const Start&) const {
    if (const std::optional<Denial> denial = not_arranging(Seat{0})) return refused(*denial);
    std::vector<NewPlace> bots;
    for (const Seat seat : table_.seating().seats()) {
      if (table_.seating().at(seat).empty()) bots.push_back({seat, Place{.bot = substitute()}});
    }
    return change_seats(bots);
  }

  // ---- the deal

  Decision operator()(const Commit& commit) const {
    const Sealing& sealing = table_.sealing();
    if (const std::optional<Denial> denial = not_contributing()) return refused(*denial);
    const std::optional<fair::Bytes32>& before = sealing.person(seat_)->commitment;
    if (before && before == commit.commitment) return done();
    if (before || sealing.step() != Sealing::Step::commit) return refused(Denial::too_late);
    return committed(seat_, commit.commitment);
  }

  // Only where he has said nothing himself.
  Decision operator()(const Waive& waive) const {
    const Sealing& sealing = table_.sealing();
    const bool may = wish_.person.empty() && table_.stage() == Stage::sealing &&
                     sealing.step() == Sealing::Step::commit &&
                     sealing.awaited(table_.seating()).contains(waive.seat);
    return may ? committed(waive.seat, {}) : done();
  }

  Decision operator()(const Reveal& reveal) const {
    const Sealing& sealing = table_.sealing();
    if (const std::optional<Denial> denial = not_contributing()) return refused(*denial);
    const Sealing::Person& own = *sealing.person(seat_);
    if (own.secret == reveal.contribution) return done();
    if (sealing.step() == Sealing::Step::commit) return refused(Denial::too_early);
    if (!own.commitment || own.secret) return refused(Denial::too_late);
    if (!sealing.fits(seat_, reveal.contribution)) return refused(Denial::unlike_commitment);
    Sealing after = sealing;
    after.contribute(seat_, reveal.contribution);
    Decision decision = done({row(rows::Contributed{seat_, reveal.contribution})});
    if (after.awaited(table_.seating()).empty()) deal(decision, after);
    return decision;
  }

  // ---- people who do not come

  Decision operator()(const Vote& vote) const {
    if (const std::optional<Denial> denial = not_playing()) return refused(*denial);
    if (!table_.seating().at(seat_).person_plays()) return refused(Denial::not_seated);
    const std::optional<AbsenceShown> absence = table_.absence();
    const bool overdue = absence && absence->seat == vote.about && now_ >= absence->from;
    if (!overdue || vote.about == seat_) return refused(Denial::not_absent);
    if (vote.remedy == Remedy::claim && settings_.players() != 2)
      return refused(Denial::not_two_players);
    if (vote.remedy == Remedy::wait && table_.worn_out()) return refused(Denial::worn_out);
    const Row said = row(rows::Vote{seat_, vote.about, vote.remedy});
    if (vote.remedy == Remedy::wait || !agreed(*absence, vote.remedy)) return done({said});
    return vote.remedy == Remedy::claim ? resignation(vote.about) : done({bot_for(vote.about)});
  }

  // ---- the end

  Decision operator()(const Close&) const {
    const bool own = wish_.person.empty();
    if (!own && wish_.person != settings_.host) return refused(Denial::not_host);
    if (own && settled()) return operator()(Dismiss{});
    if (table_.stage() != Stage::waiting) return refused(Denial::not_waiting);
    return done({row(rows::Closed{})});
  }

  Decision operator()(const Dismiss&) const {
    if (!settled()) return refused(Denial::not_playing);
    if (seat_ == nobody && !wish_.person.empty()) return refused(Denial::not_seated);
    SeatSet others = table_.seating().people();
    if (seat_ != nobody) others.erase(seat_);
    const int may_stay = wish_.person.empty() ? 1 : 0;
    if (others.size() > may_stay) return refused(Denial::not_alone);
    return done({row(rows::Closed{})});
  }

  Decision operator()(const Rematch&) const {
    if (table_.stage() != Stage::over) return refused(Denial::not_over);
    if (seat_ == nobody || !table_.seating().at(seat_).person_plays())
      return refused(Denial::not_seated);
    const RematchShown& rematch = table_.rematch();
    if (!rematch.table.empty() || rematch.wanted.contains(seat_)) return done();
    // Who did not want it can still think better of it, nobody else for him.
    SeatSet declined = rematch.declined;
    declined.erase(seat_);
    if (!declined.empty()) return refused(Denial::declined);
    return done({row(rows::RematchWanted{seat_})});
  }

  Decision operator()(const DeclineRematch&) const {
    if (table_.stage() != Stage::over || !table_.rematch().table.empty())
      return refused(Denial::not_over);
    if (seat_ == nobody || !table_.seating().at(seat_).person_plays())
      return refused(Denial::not_seated);
    if (table_.rematch().declined.contains(seat_)) return done();
    if (table_.worn_out()) return refused(Denial::worn_out);
    return done({row(rows::RematchDeclined{seat_})});
  }

  Decision operator()(const Share& share) const {
    if (table_.stage() != Stage::over) return refused(Denial::not_over);
    if (seat_ == nobody) return refused(Denial::not_seated);
    if (share.word.empty() == table_.share().empty()) return done();
    if (table_.worn_out()) return refused(Denial::worn_out);
    return done({row(rows::Shared{share.word})});
  }

  Decision operator()(const RematchOpened& opened) const {
    if (!wish_.person.empty() || !table_.rematch_due()) return done();
    return done({row(rows::Rematch{opened.table})});
  }

  // ---- time, bots

  Decision operator()(const Tick&) const {
    if (!table_.next_tick() || now_ < *table_.next_tick()) return done();
    if (table_.stage() == Stage::sealing) return waited_enough();
    if (table_.open_question().is_window()) return close_window();
    const Seat seat = table_.open_question().at_turn();
    if (const auto& held = table_.open_question().held[seat.index]) return played(seat, held->move);
    return run_out(seat);
  }

  Decision operator()(const BotAnswer& answer) const {
    const std::vector<BotTask> tasks = table_.bots_asked();
    const auto task = std::find_if(tasks.begin(), tasks.end(), [&](const BotTask& t) {
      return t.question == answer.question && t.seat == answer.seat;
    });
    if (task == tasks.end()) return stale();
    if (now_ < task->earliest) return refused(Denial::too_early);
    if (!answer.move) return done();
    return take(answer.seat, *answer.move);
  }

  Decision operator()(const Outage&) const {
    if (!settled()) return done();
    return done({row(rows::Outage{})});
  }

 private:
  Row row(RowContent what) const {
    return {.at = now_, .person = wish_.person, .id = wish_.id, .what = std::move(what)};
  }

  const std::string& substitute() const { return means_.roster.of(*settings_.game).substitute; }

  // A bot plays from now on for the person who has this seat.
  Row bot_for(Seat seat) const {
    return row(rows::Seated{seat, {table_.seating().at(seat).person, substitute()}});
  }

  Decision change_seats(const std::vector<NewPlace>& changes) const {
    if (table_.stage() == Stage::waiting)
      return seat_them(table_.seating(), changes, row(rows::Outage{}),
                       [this](Decision& decision, const Seating& seating) {
                         seal_or_begin(decision, now_, settings_, seating, means_.chance,
                                       means_.seal);
                       });
    return done({row(rows::Seated{changes.front().seat, changes.front().place})});
  }

  // ---- the deal

  Decision committed(Seat seat, const std::optional<fair::Bytes32>& commitment) const {
    Sealing after = table_.sealing();
    after.commit(seat, commitment);
    Decision decision = done({row(rows::Committed{seat, commitment})});
    if (after.awaited(table_.seating()).empty()) go_on_after(decision, after);
    return decision;
  }

  // All commitments are there, or time is up.
  void go_on_after(Decision& decision, const Sealing& sealing) const {
    if (!sealing.anybody_committed()) return deal(decision, sealing);
    decision.rows.push_back({.at = now_, .what = rows::Revealing{}});
  }

  void deal(Decision& decision, const Sealing& sealing) const {
    const std::optional<fair::Key> key = sealing.key();
    begin(decision, now_, beginning(settings_, Drawing(means_.chance, key, 0)));
  }

  Decision waited_enough() const {
    Decision decision = done();
    if (table_.sealing().step() == Sealing::Step::commit) {
      go_on_after(decision, table_.sealing());
    } else {
      deal(decision, table_.sealing());
    }
    return decision;
  }

  // ---- who may wish

  // Whether nobody new can sit down any more, and the game is not over.
  bool settled() const {
    return table_.stage() == Stage::sealing || table_.stage() == Stage::playing;
  }

  std::optional<Denial> not_contributing() const {
    if (seat_ == nobody) return Denial::not_seated;
    if (table_.stage() == Stage::waiting) return Denial::too_early;
    if (table_.stage() != Stage::sealing || !table_.sealing().person(seat_))
      return Denial::too_late;
    return {};
  }

  std::optional<Denial> not_playing() const {
    if (table_.stage() != Stage::playing) return Denial::not_playing;
    if (seat_ == nobody) return Denial::not_seated;
    return {};
  }

  // Whether nobody else who has a seat is a person.
  bool alone() const { return seat_ != nobody && table_.seating().alone() == seat_; }

  // Why somebody cannot act now; the number is what he had seen.
  std::optional<Decision> wrong_moment(int number) const {
    if (seat_ == nobody || !table_.seating().at(seat_).person_plays())
      return refused(Denial::not_seated);
    if (table_.stage() == Stage::waiting) return refused(Denial::not_playing);
    if (number < table_.number_of_question(seat_)) return stale();
    if (table_.stage() != Stage::playing) return refused(Denial::not_playing);
    return {};
  }

  // The host arranges seats before the game.
  std::optional<Denial> not_arranging(Seat seat) const {
    if (wish_.person.empty() || wish_.person != settings_.host) return Denial::not_host;
    if (table_.stage() != Stage::waiting) return Denial::not_waiting;
    if (seat.index >= settings_.players()) return Denial::no_such_seat;
    return {};
  }

  // Whether all people who are here want this done about somebody who is not.
  bool agreed(const AbsenceShown& absence, Remedy remedy) const {
    SeatSet missing = table_.seating().people();
    missing.erase(absence.seat);
    missing.erase(seat_);
    for (const Seat seat : table_.votes(remedy, absence.from)) missing.erase(seat);
    for (const Seat seat : missing) {
      if (table_.here().contains(seat)) return false;
    }
    return true;
  }

  // ---- what follows

  // A decision: kept back where answers are awaited for a time, else carried out.
  Decision take(Seat seat, const AnyMove& move) const {
    if (const std::optional<Refusal> refusal = table_.match().check(move)) return refused(*refusal);
    const bool waits = table_.open_question().is_window() ||
                       (table_.open_question().at_turn() == seat && now_ < table_.turn_earliest());
    return waits ? done({row(rows::Held{seat, move})}) : played(seat, move);
  }

  Decision played(Seat seat, const AnyMove& move) const {
    return outcome(seat, [&](Outcome& outcome) { outcome.after.play(move, outcome); });
  }

  Decision resignation(Seat seat) const {
    return outcome(seat, [&](Outcome& outcome) { outcome.after.resign(seat, outcome); });
  }

  // The answers take effect in order, as long as the same question is open.
  Decision close_window() const {
    return outcome(nobody, [&](Outcome& outcome) {
      match::Match& match = outcome.after;
      match::Poll poll(match);
      for (Seat seat = poll.next(match); seat != nobody; seat = poll.next(match)) {
        const auto& held = table_.open_question().held[seat.index];
        const std::optional<AnyMove> silence = match.game().silence(match.state(), seat);
        if (!held && !silence) break;
        match.play(held ? held->move : *silence, outcome);
      }
    });
  }

  // All that follows when this happens, until somebody is asked or the game is over.
  template <class Happen>
  Decision outcome(Seat seat, Happen&& happen) const {
    Decision decision = done();
    Outcome& outcome = decision.outcome.emplace(table_.match());
    happen(outcome);
    const Sealing& sealing = table_.sealing();
    Drawing drawing(means_.chance, sealing.dealt_from(), sealing.chances());
    outcome.after.go_on(drawing, outcome);
    decision.rows.push_back(row(rows::Played{seat, outcome.lines}));
    if (outcome.after.over()) {
      const SeatSet winners = settings_.game->winners(outcome.after.state());
      decision.rows.push_back({.at = now_, .what = rows::Finished{winners}});
    }
    return decision;
  }

  // Out of time: lost in a duel; elsewhere a bot plays on.
  Decision run_out(Seat seat) const {
    if (settings_.players() == 2) return resignation(seat);
    return done({bot_for(seat)});
  }

  const Table& table_;
  const Settings& settings_;
  const Wish& wish_;
  Time now_;
  const Means& means_;
  Seat seat_;  // of the person who wishes
};

}  // namespace

Decision Table::decide(const Wish& wish, Time now, const Means& means) const {
  if (!wish.id.empty() && carried_out(wish.person, wish.id)) return done();
  if (settings_.game == nullptr) return refused(Denial::not_waiting);
  return std::visit(Deciding(*this, wish, now, means), wish.what);
}

}  // namespace hastilude::tables
