// What viewers are told, and when the table wants to be asked again.
#include <algorithm>

#include "record/record.h"
#include "table/leak.h"
#include "table/table.h"

namespace hastilude::tables {

Stage Table::stage() const {
  if (!play_) return Stage::waiting;
  return play_->over() ? Stage::over : Stage::playing;
}

Seat Table::seat_of(std::string_view person) const {
  for (const Seat seat : SeatSet::all(settings_.players())) {
    if (!person.empty() && places_[seat.index].person == person) return seat;
  }
  return nobody;
}

Viewer Table::viewer(const std::string& person) const {
  const Seat seat = seat_of(person);
  return {person, seat == nobody ? Observer::spectator() : Observer::of(seat)};
}

bool Table::person_plays(Seat seat) const {
  const Place& place = places_[seat.index];
  return !place.empty() && !place.bot_plays();
}

// ---- time

Time Table::window() const {
  const bool people = std::any_of(open_.asked.begin(), open_.asked.end(),
                                  [&](Seat seat) { return person_plays(seat); });
  if (!people) return settings_.windows.pace;
  return open_.kind == Asking::reaction ? settings_.windows.reaction : settings_.windows.offer;
}

std::optional<Time> Table::closes() const {
  if (open_.kind == Asking::turn) return {};
  if (leaks(Leak::closes_early) && latest_answer() && all_answered()) return latest_answer();
  return open_.opened + window() + open_.extra;
}

std::optional<Time> Table::latest_answer() const {
  std::optional<Time> latest;
  for (const std::optional<Held>& held : open_.held) {
    if (held) latest = std::max(latest.value_or(0), held->at);
  }
  return latest;
}

bool Table::all_answered() const {
  return std::all_of(open_.asked.begin(), open_.asked.end(),
                     [&](Seat seat) { return open_.held[seat.index].has_value(); });
}

// Those who may act out of turn get their chance before a turn that was decided at once.
Time Table::takes_effect(Seat seat, Time now) const {
  if (open_.may.empty() || open_.asked.empty() || open_.asked.front() != seat) return now;
  return std::max(now, open_.opened + settings_.windows.ransom);
}

Seat Table::running() const {
  if (!settings_.clock || stage() != Stage::playing || open_.kind != Asking::turn) return nobody;
  const Seat seat = open_.asked.front();
  return person_plays(seat) && !open_.held[seat.index] ? seat : nobody;
}

Time Table::time_left(Seat seat, Time now) const {
  const Time used = running() == seat ? std::max<Time>(0, now - open_.opened) : 0;
  return std::max<Time>(0, left_[seat.index] - used);
}

std::optional<Time> Table::next_tick() const {
  if (stage() != Stage::playing) return {};
  if (const std::optional<Time> end = closes()) return end;
  const Seat seat = open_.asked.front();
  if (const std::optional<Held>& held = open_.held[seat.index]) return takes_effect(seat, held->at);
  if (running() != nobody) return open_.opened + left_[running().index];
  return {};
}

std::vector<BotTask> Table::bots_asked() const {
  std::vector<BotTask> tasks;
  if (stage() != Stage::playing) return tasks;
  const auto add = [&](Seat seat, Time earliest) {
    const Place& place = places_[seat.index];
    if (place.bot_plays() && !open_.held[seat.index])
      tasks.push_back({open_.serial, seat, place.bot, earliest});
  };
  const bool waits = open_.kind != Asking::turn;
  for (const Seat seat : open_.asked)
    add(seat, waits ? open_.opened : takes_effect(seat, open_.opened + settings_.windows.pace));
  for (const Seat seat : open_.may) add(seat, open_.opened + settings_.windows.ransom / 2);
  return tasks;
}

// ---- events

std::optional<std::vector<Event>> Table::events_since(Observer observer, int number) const {
  const std::size_t place = place_of(observer);
  std::vector<Event> events;
  for (const Kept& kept : kept_) {
    if (kept.numbers[place] <= number) continue;
    Event event = kept.event;
    event.number = kept.numbers[place];
    event.lines = kept.lines[place];
    events.push_back(std::move(event));
  }
  if (number < 0 || number + static_cast<int>(events.size()) != numbers_[place]) return {};
  return events;
}

std::vector<match::Line> Table::lines(Observer observer) const {
  return play_ ? play_->seen(observer) : std::vector<match::Line>();
}

// ---- the table as it stands

QuestionShown Table::question_shown(Seat seat) const {
  QuestionShown shown{.kind = open_.kind,
                      .asked = open_.asked,
                      .may = open_.may,
                      .opened = open_.opened,
                      .closes = closes()};
  if (leaks(Leak::opened_later)) shown.opened = latest_answer().value_or(shown.opened);
  if (leaks(Leak::holders_asked))
    std::erase_if(shown.asked, [&](Seat one) { return choices(one).moves.size() < 2; });
  const bool asked = std::find(open_.asked.begin(), open_.asked.end(), seat) != open_.asked.end();
  shown.more_time = asked && shown.closes && !open_.more_time_used.contains(seat);
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

std::vector<ClockShown> Table::clocks(Time time) const {
  std::vector<ClockShown> shown;
  if (!settings_.clock) return shown;
  for (const Seat seat : SeatSet::all(settings_.players()))
    shown.push_back({seat, time_left(seat, time), running() == seat});
  return shown;
}

Now Table::now(const Viewer& viewer, Time time) const {
  Now now{.time = time,
          .stage = stage(),
          .you = viewer.observer.seated() ? viewer.observer.seat() : nobody,
          .host = !viewer.person.empty() && viewer.person == settings_.host,
          .places = {places_.begin(), places_.begin() + settings_.players()},
          .clocks = clocks(time),
          .rematch = rematch_};
  if (!play_) return now;
  const GameApi& game = play_->game();
  const Observer observer = leaks(Leak::position) ? Observer::all() : viewer.observer;
  now.view = game.view(play_->state(), observer);
  now.winners = game.winners(play_->state());
  if (now.stage == Stage::playing) now.question = question_shown(now.you);
  if (now.you == nobody) return now;
  now.undo = now.stage == Stage::playing && !no_undo(now.you);
  const bool acts =
      person_plays(now.you) && (play_->match().is_asked(now.you) || open_.may.contains(now.you));
  if (now.stage == Stage::playing && acts) now.choices = choices(now.you);
  if (const std::optional<Held>& held = open_.held[now.you.index]) now.held = held->move;
  for (const std::optional<Held>& held : open_.held) {
    if (leaks(Leak::held_answer) && held) now.held = held->move;
  }
  return now;
}

// ---- records

std::string Table::record(FunctionRef<std::string(const Place&)> name_of_place) const {
  const auto name_line = [&](Seat seat, const Place& place) {
    return "name @" + std::to_string(seat.number()) + ' ' + name_of_place(place) + '\n';
  };
  std::string text = "game " + std::string(settings_.game->name) + "\nplayers " +
                     std::to_string(settings_.players()) + '\n';
  for (const Seat seat : SeatSet::all(settings_.players()))
    text += name_line(seat, places_[seat.index]);
  for (const std::string& line : settings_lines(settings_)) {
    if (line.starts_with("option ")) text += line + '\n';
  }
  auto change = changes_.begin();
  for (std::size_t i = 0; play_ && i < play_->lines().size(); ++i) {
    for (; change != changes_.end() && change->lines <= i; ++change)
      text += name_line(change->seat, change->place);
    text += line_text(*settings_.game, play_->lines()[i]) + '\n';
  }
  return text;
}

Settings Table::settings_of_rematch() const {
  Settings next = settings_;
  const GameApi& game = *settings_.game;
  const auto* const first = std::get_if<AnyMove>(&play_->lines().front());
  if (first == nullptr || !game.same_move(*first, game.starting(game.mover(*first)))) return next;
  next.start = after(game.mover(*first), settings_.players());
  return next;
}

}  // namespace hastilude::tables
