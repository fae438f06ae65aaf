// What viewers are told, and when the table wants to be asked again.
#include <algorithm>

#include "record/line_text.h"
#include "record/print.h"
#include "table/read_decision.h"
#include "table/settings_text.h"
#include "table/table.h"

namespace hastilude::tables {

Stage Table::stage() const {
  if (closed_) return Stage::closed;
  if (!play_) return sealing_.open() ? Stage::sealing : Stage::waiting;
  return play_->over() ? Stage::over : Stage::playing;
}

bool Table::ended_after_play() const {
  return stage() == Stage::over || (stage() == Stage::closed && play_);
}

Observer Table::observer(std::string_view person) const {
  const Seat seat = seat_of(person);
  return seat == nobody ? Observer::spectator() : Observer::of(seat);
}

Viewer Table::viewer(const std::string& person) const { return {person, observer(person)}; }

std::vector<std::string> Table::people() const {
  std::vector<std::string> people{settings_.host};
  for (const Place& place : places()) people.push_back(place.person);
  std::sort(people.begin(), people.end());
  people.erase(std::unique(people.begin(), people.end()), people.end());
  std::erase(people, std::string());
  return people;
}

// ---- time

// Also while a turn of his is held: whether he has decided is nobody else's business.
Seat Table::running() const {
  if (!settings_.clock || stage() != Stage::playing) return nobody;
  const Seat seat = open_.at_turn();
  return seat != nobody && person_plays(seat) ? seat : nobody;
}

std::optional<Time> Table::next_tick() const {
  if (stage() == Stage::sealing) return sealing_.due(seating_);
  if (stage() != Stage::playing) return {};
  if (const std::optional<Time> end = closes()) return end;
  if (open_.is_window()) return {};
  if (open_.held[open_.at_turn().index]) return turn_earliest();
  if (running() != nobody) return runs_out(running());
  return {};
}

std::vector<BotTask> Table::bots_asked() const {
  std::vector<BotTask> tasks;
  if (stage() != Stage::playing) return tasks;
  const auto add = [&](Seat seat, Time earliest, Time due) {
    const Place& place = seating_.at(seat);
    if (place.bot_plays() && !open_.held[seat.index])
      tasks.push_back({open_.serial, seat, place.bot, earliest, due});
  };
  const Time turn = std::max(open_.opened + open_.pace, turn_earliest());
  // What is held back can be answered at any time before it takes effect.
  const Time end = open_.opened + open_.window(settings_.windows, seating_) + open_.extra;
  for (const Seat seat : open_.asked) {
    if (open_.is_window())
      add(seat, open_.opened, end);
    else
      add(seat, turn, turn);
  }
  const bool alone = seating_.alone() != nobody;
  const Time offer = open_.opened + (alone ? open_.pace : settings_.windows.ransom) / 2;
  for (const Seat seat : open_.may) add(seat, offer, offer);
  return tasks;
}

std::optional<AbsenceShown> Table::absence() const {
  const Seat seat = stage() == Stage::playing ? open_.at_turn() : nobody;
  if (seat == nobody || !person_plays(seat)) return {};
  const Time from = absence_.overdue(seat, settings_.patience);
  return AbsenceShown{seat, from, absence_.votes(Remedy::bot, from)};
}

// ---- the deal

std::optional<DealShown> Table::deal() const {
  if (sealing_.step() == Sealing::Step::none) return {};
  const bool sealing = stage() == Stage::sealing;
  const bool opened = stage() == Stage::over || stage() == Stage::closed;
  DealShown shown{.step = DealStep::dealt,
                  .until = sealing ? std::optional(sealing_.until()) : std::nullopt,
                  .awaited = sealing ? sealing_.awaited(seating_) : SeatSet(),
                  .terms = sealing_.occasion().terms,
                  .said = opened ? sealing_.opened() : sealing_.said()};
  if (opened) shown.step = DealStep::opened;
  if (!sealing) return shown;
  // Nobody learns what others have said before all have.
  const bool commits = sealing_.step() == Sealing::Step::commit;
  shown.step = commits ? DealStep::commit : DealStep::reveal;
  for (std::optional<Sealing::Person>& person : shown.said.people) {
    if (!person) continue;
    if (commits) person->commitment.reset();
    person->secret.reset();
  }
  return shown;
}

// ---- taking back

bool Table::must_decide(Seat seat) const {
  return stage() == Stage::playing && open_.is_asked(seat) && person_plays(seat) &&
         !open_.held[seat.index];
}

bool Table::holds_turn(Seat seat) const {
  return stage() == Stage::playing && open_.kind == Asking::turn &&
         open_.held[seat.index].has_value();
}

std::optional<Denial> Table::no_undo(Seat seat) const {
  if (holds_turn(seat)) return {};
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

std::optional<Denial> Table::no_hint(Seat seat) const {
  if (stage() != Stage::playing) return Denial::not_playing;
  if (seat == nobody) return Denial::not_seated;
  if (seating_.alone() != seat) return Denial::not_alone;
  const bool decides = open_.is_asked(seat) || open_.may.contains(seat);
  if (!decides || open_.held[seat.index] || !person_plays(seat)) return Denial::not_asked;
  return {};
}

int Table::lines_after_undo(Seat seat) const {
  return static_cast<int>(holds_turn(seat) ? play_->lines().size()
                                           : take_backs_.latest().also.lines);
}

// ---- the table as it stands

QuestionShown Table::question_shown(Seat seat) const {
  QuestionShown shown{.kind = open_.kind,
                      .asked = {open_.asked.begin(), open_.asked.end()},
                      .may = open_.may,
                      .opened = open_.opened,
                      .closes = closes()};
  const bool alone = seating_.alone() != nobody;
  shown.more_time =
      open_.is_window() && open_.is_asked(seat) && !alone && !open_.more_time_used.contains(seat);
  shown.go_on = alone && open_.may.contains(seat) && person_plays(seat) && !open_.went_on;
  return shown;
}

ChoicesShown Table::choices(Seat seat) const {
  const GameApi& game = play_->game();
  ChoicesShown shown{.must = play_->match().is_asked(seat)};
  game.choices(
      play_->match().view_as_asked(seat),
      [&](const AnyMove& move) {
        shown.moves.push_back(move);
        return Visit::more;
      },
      [&](const Pick& pick) { shown.picks.push_back(pick); });
  return shown;
}

std::optional<Refused> Table::why_not(Seat seat, std::string_view move) const {
  if (stage() != Stage::playing) return Refused{Denial::not_playing};
  if (seat == nobody) return Refused{Denial::not_seated};
  const GameApi& game = *settings_.game;
  const std::optional<AnyMove> read = read_decision(settings_, seat, move);
  if (!read) return Refused{Denial::unreadable};
  const std::optional<Refusal> refusal = game.check_seen(match().view_as_asked(seat), *read);
  return refusal ? std::optional(Refused{Denial::rule, *refusal}) : std::nullopt;
}

// While others may still act before a turn, its own time has not begun: he has that much more.
std::vector<ClockShown> Table::clocks(Time time) const {
  std::vector<ClockShown> shown;
  if (!settings_.clock) return shown;
  for (const Seat seat : seating_.seats()) {
    const bool runs = running() == seat;
    const Time left = runs ? runs_out(seat) - time : clocks_.left(seat);
    shown.push_back({seat, std::max<Time>(0, left), runs});
  }
  return shown;
}

Now Table::now(const Viewer& viewer, Time time) const {
  Now now{.time = time,
          .stage = stage(),
          .you = viewer.observer.seated() ? viewer.observer.seat() : nobody,
          .host = !viewer.person.empty() && viewer.person == settings_.host,
          .places = {places().begin(), places().begin() + settings_.players()},
          .clocks = clocks(time),
          .absence = absence(),
          .rematch = rematch_,
          .pace = pace_,
          .share = viewer.observer.seated() ? share_ : std::string()};
  if (!play_) return now;
  now.view = match().view(viewer.observer);
  now.winners = settings_.game->winners(match().state());
  if (now.stage != Stage::playing) return now;
  now.question = question_shown(now.you);
  if (now.you == nobody) return now;
  now.undo = !no_undo(now.you);
  const bool acts = open_.is_asked(now.you) || open_.may.contains(now.you);
  if (acts && person_plays(now.you)) now.choices = choices(now.you);
  if (const auto& held = open_.held[now.you.index]) now.held = held->move;
  return now;
}

std::vector<match::Line> Table::lines(Observer observer, Stretch stretch) const {
  return play_ ? play_->seen(observer, stretch) : std::vector<match::Line>();
}

std::vector<match::Line> Table::lines(Observer observer) const {
  return lines(observer, {0, line_count()});
}

// ---- records

std::string name_in_record(const Place& place, std::string name) {
  if (place.bot_plays()) name = place.bot;
  // A ';' would begin a comment.
  std::replace(name.begin(), name.end(), ';', ',');
  return name.empty() ? "?" : name;
}

std::string Table::record(FunctionRef<std::string(const Place&)> name_of_place) const {
  record::Head head{.game = settings_.game, .setup = settings_.setup, .names = {}};
  for (const Seat seat : seating_.seats())
    head.names[seat.index] = name_of_place(seating_.at(seat));
  std::string text = record::print_head(head);
  if (settings_.position) {
    text += "position\n";
    for (const std::string& line : position_lines(settings_)) text += line + '\n';
    text += "begin\n";
  }
  const bool opened = stage() == Stage::over || stage() == Stage::closed;
  std::optional<record::Sealed> sealed;
  if (sealing_.dealt_from()) sealed = opened ? sealing_.opened() : sealing_.said();
  if (sealed) text += record::sealed_head(*sealed);
  std::string lines;
  auto change = changes_.begin();
  for (std::size_t i = 0; play_ && i < play_->lines().size(); ++i) {
    for (; change != changes_.end() && change->lines <= i; ++change)
      text += "name @" + std::to_string(change->seat.number()) + ' ' +
              name_of_place(change->place) + '\n';
    const std::string line = record::line_text(*settings_.game, play_->lines()[i]) + '\n';
    text += line;
    lines += line;
  }
  if (!sealed || !opened) return text;
  sealed->seal = record::seal_of(*sealing_.dealt_from(), *sealed, lines);
  return text + record::sealed_end(*sealed);
}

bool Table::rematch_due() const {
  if (stage() != Stage::over || !rematch_.table.empty()) return false;
  const SeatSet people = seating_.people();
  for (const Seat seat : people) {
    if (!rematch_.wanted.contains(seat)) return false;
  }
  return !people.empty();
}

Settings Table::settings_of_rematch() const {
  Settings next = settings_;
  next.windows.pace = pace_;
  next.position.reset();
  const GameApi& game = *settings_.game;
  const match::Line line = play_->lines()[0];
  const auto* const first = std::get_if<AnyMove>(&line);
  if (first == nullptr || !game.same_move(*first, game.starting(game.mover(*first)))) return next;
  next.start = after(game.mover(*first), settings_.players());
  return next;
}

}  // namespace hastilude::tables
