// What is wrong with a row: what comes from the store is checked like what anybody says.
#include "core/reading.h"
#include "table/table.h"

namespace hastilude::tables {
namespace {

using Fault = std::optional<Complaint>;

Fault expected(std::string_view what, std::string_view instead) {
  return Complaint{Text<200>(what), Text<200>("expected ", instead)};
}

bool is_decision_of(const GameApi& game, const match::Line& line, Seat seat) {
  if (const auto* const resigned = std::get_if<match::Resigned>(&line))
    return resigned->seat == seat;
  const AnyMove& move = *std::get_if<AnyMove>(&line);
  return game.role(move) == Role::decision && game.mover(move) == seat;
}

}  // namespace

template <>
Fault Table::check(const rows::Opened&) const {
  if (settings_.game != nullptr) return expected("opened a second time", "it once");
  return {};
}

template <>
Fault Table::check(const rows::Seated& row) const {
  if (stage() == Stage::over || stage() == Stage::closed)
    return expected("a seat is taken after the end", "nothing of that kind");
  const Seat seated = seat_of(row.place.person);
  if (seated != nobody && seated != row.seat)
    return expected("a person sits down twice", "another person");
  const bool same_person = row.place.person == seating_.at(row.seat).person;
  const bool settled = stage() == Stage::sealing || stage() == Stage::playing;
  if (settled && (!same_person || row.place.empty()))
    return expected("somebody else sits down in the middle of the game", "the same person");
  return {};
}

template <>
Fault Table::check(const rows::Sealed&) const {
  if (stage() != Stage::waiting) return expected("a deal is sealed a second time", "it once");
  if (!seating_.full()) return expected("a deal is sealed with an empty seat", "a full table");
  return {};
}

template <>
Fault Table::check(const rows::Committed& row) const {
  const bool may = stage() == Stage::sealing && sealing_.step() == Sealing::Step::commit &&
                   sealing_.person(row.seat) && !sealing_.person(row.seat)->commitment;
  return may ? Fault() : expected("a commitment that nobody waits for", "none");
}

template <>
Fault Table::check(const rows::Revealing&) const {
  const bool may = stage() == Stage::sealing && sealing_.step() == Sealing::Step::commit;
  return may ? Fault() : expected("nothing is to be revealed", "none");
}

template <>
Fault Table::check(const rows::Contributed& row) const {
  const bool may = stage() == Stage::sealing && sealing_.step() == Sealing::Step::reveal &&
                   sealing_.person(row.seat) && !sealing_.person(row.seat)->secret;
  if (!may) return expected("a contribution that nobody waits for", "none");
  return sealing_.fits(row.seat, row.contribution)
             ? Fault()
             : expected("a contribution unlike its commitment", "another");
}

template <>
Fault Table::check(const rows::Begun&) const {
  if (stage() != Stage::waiting && stage() != Stage::sealing)
    return expected("the game begins a second time", "it once");
  if (!seating_.full()) return expected("the game begins with an empty seat", "a full table");
  return {};
}

template <>
Fault Table::check(const rows::Played& row) const {
  if (stage() != Stage::playing) return expected("a decision while nothing is played", "a game");
  if (row.lines.empty()) return expected("no lines", "at least one");
  if (row.seat == nobody && open_.kind == Asking::turn)
    return expected("the end of a window where there is none", "a decision of a seat");
  if (row.seat != nobody && !is_decision_of(*settings_.game, row.lines.front(), row.seat))
    return expected("the first line is no decision of the seat", "one");
  return {};
}

template <>
Fault Table::check(const rows::Held& row) const {
  if (stage() != Stage::playing) return expected("an answer while nothing is played", "a game");
  if (!is_decision_of(*settings_.game, row.move, row.seat))
    return expected("an answer that is no decision of the seat", "one");
  if (match().check(row.move)) return expected("an answer that the rules refuse", "a legal one");
  return {};
}

template <>
Fault Table::check(const rows::MoreTime& row) const {
  const bool may = stage() == Stage::playing && open_.kind != Asking::turn &&
                   open_.is_asked(row.seat) && !open_.more_time_used.contains(row.seat);
  return may ? Fault() : expected("more time for whom it is not due", "none");
}

template <>
Fault Table::check(const rows::WentOn& row) const {
  const bool may = stage() == Stage::playing && open_.may.contains(row.seat) &&
                   seating_.alone() == row.seat && !open_.went_on;
  return may ? Fault() : expected("somebody goes on who is not waited for", "none");
}

template <>
Fault Table::check(const rows::Paced& row) const {
  if (stage() == Stage::over || stage() == Stage::closed)
    return expected("a pace after the end", "none");
  const bool fits = row.pace >= fastest_pace && row.pace <= slowest_pace;
  return fits ? Fault() : expected("a pace out of bounds", "100 to 10000 milliseconds");
}

template <>
Fault Table::check(const rows::Undone& row) const {
  if (stage() != Stage::playing) return expected("taken back while nothing is played", "a game");
  const bool held = holds_turn(row.seat) && row.lines == static_cast<int>(play_->lines().size());
  const bool marked = !take_backs_.empty() && take_backs_.latest().mover() == row.seat &&
                      row.lines == static_cast<int>(take_backs_.latest().also.lines);
  return held || marked ? Fault()
                        : expected("taken back to where no decision was", "another number");
}

template <>
Fault Table::check(const rows::Outage&) const {
  return {};
}

template <>
Fault Table::check(const rows::Vote& row) const {
  const bool may = stage() == Stage::playing && person_plays(row.seat) && row.seat != row.about &&
                   open_.at_turn() == row.about && person_plays(row.about);
  return may ? Fault() : expected("a vote about somebody who is not waited for", "none");
}

template <>
Fault Table::check(const rows::Finished& row) const {
  if (!play_ || !play_->over()) return expected("the end of a game that goes on", "a game over");
  if (settings_.game->winners(match().state()) != row.winners)
    return expected("other winners than those of the game", "the same");
  return {};
}

template <>
Fault Table::check(const rows::RematchWanted& row) const {
  const bool may = stage() == Stage::over && person_plays(row.seat) && rematch_.table.empty();
  return may ? Fault() : expected("a rematch that nobody can want", "none");
}

template <>
Fault Table::check(const rows::RematchDeclined& row) const {
  const bool may = stage() == Stage::over && person_plays(row.seat) && rematch_.table.empty();
  return may ? Fault() : expected("a rematch that nobody can decline", "none");
}

template <>
Fault Table::check(const rows::Shared&) const {
  return stage() == Stage::over ? Fault() : expected("a game is shared that goes on", "none");
}

template <>
Fault Table::check(const rows::Rematch&) const {
  const bool may = stage() == Stage::over && rematch_.table.empty();
  return may ? Fault() : expected("a rematch where none can begin", "none");
}

template <>
Fault Table::check(const rows::Closed&) const {
  const bool settled = stage() == Stage::sealing || stage() == Stage::playing;
  const bool may = stage() == Stage::waiting || (settled && seating_.people().size() <= 1);
  return may ? Fault() : expected("the table is closed while people play", "none");
}

Fault Table::check(const RowContent& content) const {
  return std::visit([this](const auto& row) { return check(row); }, content);
}

}  // namespace hastilude::tables
