// Taking in rows.
#include <algorithm>

#include "core/reading.h"
#include "table/table.h"

namespace hastilude::tables {
namespace {

// Wishes that are known to be carried out already when they are sent again.
constexpr std::size_t most_wishes = 256;

// Rows that somebody can have wished.
std::string wish_key(std::string_view person, std::string_view id) {
  return std::string(person).append(" ").append(id);
}

const std::vector<match::Line>* lines_of(const RowContent& what) {
  if (const auto* const begun = std::get_if<rows::Begun>(&what)) return &begun->lines;
  if (const auto* const played = std::get_if<rows::Played>(&what)) return &played->lines;
  return nullptr;
}

}  // namespace

bool Table::carried_out(std::string_view person, std::string_view id) const {
  return std::find(wishes_.begin(), wishes_.end(), wish_key(person, id)) != wishes_.end();
}

bool Table::is_seen(const Row& row) const {
  const auto* const undone = std::get_if<rows::Undone>(&row.what);
  return !std::holds_alternative<rows::Held>(row.what) &&
         (undone == nullptr || takes_lines_back(*undone));
}

// Puts the question that the game has come to.
void Table::ask(Time at) {
  open_ = OpenQuestion::of(match(), open_.serial + 1, at, pace_);
  absence_.wait_from(at);
  if (settings_.clock && open_.at_turn() != nobody) clocks_.pass_to(open_.at_turn());
}

// ---- seats

template <>
void Table::take(const rows::Opened& row, const Moment&) {
  settings_ = row.settings;
  pace_ = settings_.windows.pace;
  seating_ = Seating(settings_.players());
  if (settings_.clock) clocks_ = Clocks(*settings_.clock);
  stream_.tell_all({.kind = EventKind::seats}, {});
}

template <>
void Table::take(const rows::Seated& row, const Moment&) {
  seating_.put(row.seat, row.place);
  if (play_) changes_.push_back({play_->lines().size(), row.seat, row.place});
  stream_.tell_all({.kind = EventKind::seats}, {});
}

// ---- the deal

template <>
void Table::take(const rows::Sealed& row, const Moment& moment) {
  sealing_ = Sealing(settings_, seating_.people(), row.table, row.secret, moment.at);
  stream_.tell_all({.kind = EventKind::sealed}, {});
}

template <>
void Table::take(const rows::Committed& row, const Moment&) {
  sealing_.commit(row.seat, row.commitment);
  stream_.tell(row.seat, {.kind = EventKind::committed});
}

template <>
void Table::take(const rows::Revealing&, const Moment& moment) {
  sealing_.reveal(moment.at);
  stream_.tell_all({.kind = EventKind::revealing}, {});
}

template <>
void Table::take(const rows::Contributed& row, const Moment&) {
  sealing_.contribute(row.seat, row.contribution);
  stream_.tell(row.seat, {.kind = EventKind::contributed});
}

// Numbers of chance moves are never used again, also where lines are taken back.
int Table::chances_in(const std::vector<match::Line>& lines) const {
  return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const auto& line) {
    const auto* const move = std::get_if<AnyMove>(&line);
    return move != nullptr && settings_.game->role(*move) == Role::chance;
  }));
}

// ---- the game

template <>
void Table::take(const rows::Begun& row, const Moment& moment) {
  sealing_.deal();
  sealing_.count(chances_in(row.lines));
  play_.emplace(*settings_.game, settings_.begins_at());
  play_->add(*moment.outcome);
  ask(moment.at);
  stream_.tell_all({.kind = EventKind::begun}, moment.outcome->seen);
  stream_.question_opened();
}

template <>
void Table::take(const rows::Played& row, const Moment& moment) {
  // A turn takes time from whom it was asked, but not while others might act before it.
  const bool turn = row.seat != nobody && row.seat == open_.at_turn();
  if (settings_.clock && turn && person_plays(row.seat))
    clocks_.take(row.seat, moment.at - turn_earliest());
  const int chances = chances_in(row.lines);
  sealing_.count(chances);
  mark_decision(row, chances);
  play_->add(*moment.outcome);
  ask(moment.at);
  stream_.tell_all({.kind = play_->over() ? EventKind::over : EventKind::played},
                   moment.outcome->seen);
  stream_.question_opened();
}

// A decision can be taken back until chance has spoken or somebody else has decided.
void Table::mark_decision(const rows::Played& row, int chances) {
  const auto* const decision = std::get_if<AnyMove>(&row.lines.front());
  if (row.seat == nobody || decision == nullptr) return take_backs_.forget(match::NoUndo::others);
  if (chances > 0) return take_backs_.forget(match::NoUndo::chance);
  take_backs_.keep({*decision, match(), {play_->lines().size(), clocks_, absence_.since()}});
}

template <>
void Table::take(const rows::Held& row, const Moment& moment) {
  open_.held[row.seat.index] = OpenQuestion::Held{row.move, moment.at};
  stream_.tell(row.seat, {.kind = EventKind::held});
}

template <>
void Table::take(const rows::MoreTime& row, const Moment&) {
  open_.more_time_used.insert(row.seat);
  open_.extra += 2 * open_.window(settings_.windows, seating_);
  stream_.tell_all({.kind = EventKind::more_time}, {});
}

template <>
void Table::take(const rows::WentOn&, const Moment& moment) {
  open_.went_on = moment.at;
  stream_.tell_all({.kind = EventKind::went_on}, {});
}

template <>
void Table::take(const rows::Paced& row, const Moment&) {
  pace_ = row.pace;
  stream_.tell_all({.kind = EventKind::paced}, {});
}

template <>
void Table::take(const rows::Undone& row, const Moment& moment) {
  // What was held nobody else knows of: the question stays as it is, and so does its time.
  if (!takes_lines_back(row)) {
    open_.held[row.seat.index].reset();
    return stream_.tell(row.seat, {.kind = EventKind::undone, .back_to = row.lines});
  }
  const Before before = take_backs_.latest().also;
  play_->go_back(take_backs_.latest().before.match(), before.lines);
  clocks_ = before.clocks;
  take_backs_.drop();
  ask(moment.at);
  // Nobody is waited for anew because he takes back what he did.
  absence_.wait_from(before.since);
  stream_.tell_all({.kind = EventKind::undone, .back_to = row.lines}, {});
  stream_.question_opened();
}

template <>
void Table::take(const rows::Outage&, const Moment& moment) {
  open_.opened = moment.at;
  sealing_.wait_from(moment.at);
  absence_.wait_from(moment.at);
  stream_.tell_all({.kind = EventKind::outage}, {});
}

template <>
void Table::take(const rows::Vote& row, const Moment& moment) {
  if (row.remedy == Remedy::wait) {
    absence_.wait_from(moment.at);
  } else {
    absence_.vote(row.seat, row.remedy, moment.at);
  }
  stream_.tell_all({.kind = EventKind::absence}, {});
}

// ---- the end

// Everyone was told with the last decision.
template <>
void Table::take(const rows::Finished&, const Moment& moment) {
  ended_ = moment.at;
}

template <>
void Table::take(const rows::RematchWanted& row, const Moment&) {
  rematch_.wanted.insert(row.seat);
  rematch_.declined.erase(row.seat);
  stream_.tell_all({.kind = EventKind::rematch}, {});
}

template <>
void Table::take(const rows::RematchDeclined& row, const Moment&) {
  rematch_.wanted = {};
  rematch_.declined.insert(row.seat);
  stream_.tell_all({.kind = EventKind::rematch}, {});
}

template <>
void Table::take(const rows::Shared& row, const Moment&) {
  share_ = row.word;
  stream_.tell_all({.kind = EventKind::shared}, {});
}

template <>
void Table::take(const rows::Rematch& row, const Moment&) {
  rematch_.table = row.table;
  stream_.tell_all({.kind = EventKind::rematch}, {});
}

template <>
void Table::take(const rows::Closed&, const Moment&) {
  closed_ = true;
  stream_.tell_all({.kind = EventKind::closed}, {});
}

// ---- any row

std::optional<Complaint> Table::apply(const Row& row) { return apply(row, nullptr); }

std::optional<Complaint> Table::apply(const Decision& decision) {
  for (const Row& row : decision.rows) {
    const bool has_lines = lines_of(row.what) != nullptr && decision.outcome;
    if (const auto wrong = apply(row, has_lines ? &*decision.outcome : nullptr)) return wrong;
  }
  return {};
}

std::optional<Complaint> Table::apply(const Row& row, const Outcome* outcome) {
  if (settings_.game == nullptr && !std::holds_alternative<rows::Opened>(row.what))
    return complain("a row before the table was opened", "expected opened");
  if (auto wrong = check(row.what)) return wrong;
  std::optional<Outcome> followed;
  if (const auto* const lines = lines_of(row.what); lines != nullptr && outcome == nullptr) {
    const match::Match before =
        play_ ? play_->match() : match::Match(*settings_.game, settings_.begins_at());
    Result<Outcome, Complaint> result = follow(before, *lines);
    if (!result) return result.error();
    followed = std::move(*result);
    outcome = &*followed;
  }
  std::visit([&](const auto& what) { take(what, {row.at, outcome}); }, row.what);
  ++rows_;
  if (!row.id.empty()) {
    wishes_.push_back(wish_key(row.person, row.id));
    if (wishes_.size() > most_wishes) wishes_.pop_front();
  }
  return {};
}

}  // namespace hastilude::tables
