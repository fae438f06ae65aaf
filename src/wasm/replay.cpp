#include "wasm/replay.h"

#include <algorithm>

#include "record/print.h"
#include "record/read.h"
#include "record/replayed.h"
#include "wasm/known.h"
#include "wire/answers.h"
#include "wire/json_writer.h"
#include "wire/to_client.h"

namespace hastilude::wasm {
namespace {

constexpr std::string_view replay_name = "replay";

std::string unreadable_text(int line, const Complaint& complaint) {
  wire::JsonWriter json;
  json.object([&] {
    json.member("code", "unreadable");
    json.member("line", line);
    json.member("what", complaint.what.view());
    json.member("expected", complaint.expected.view());
  });
  return json.take();
}

std::string error_text(const record::Error& error) {
  if (const auto* const complaint = std::get_if<Complaint>(&error.why))
    return unreadable_text(error.line, *complaint);
  const auto& refused = *std::get_if<record::Refused>(&error.why);
  wire::JsonWriter json;
  json.object([&] {
    json.member("line", error.line);
    json.member("game", refused.game->name);
    json.member("code", refused.game->reason_name(refused.refusal.reason));
    json.member("rule", Text<8>(refused.game->rule_letter, refused.refusal.rule).view());
    wire::subjects_member(json, *refused.game, refused.refusal);
  });
  return json.take();
}

// The people of a record are known by their seats.
std::string person_at(std::size_t index) { return std::to_string(index + 1); }

}  // namespace

Result<Replay, std::string> Replay::read(std::string_view text, std::size_t which) {
  const std::string too_long = wire::failure("too_long");
  if (text.size() > longest_record) return too_long;
  const std::vector<Result<record::Record, record::Error>> records = record::read_records(text);
  if (which >= records.size()) return wire::failure("no_record");
  const Result<record::Record, record::Error>& wanted = records[which];
  if (!wanted) return error_text(wanted.error());
  if (wanted->entries.size() > most_lines) return too_long;
  return Replay(*wanted, records.size());
}

Replay::Replay(const record::Record& record, std::size_t records)
    : settings_{.game = record.head.game, .setup = record.head.setup},
      names_(record.latest_names()),
      records_(records) {
  if (record.positioned) settings_.position = record.start;
  const auto told = [this](const AnyState& before, const match::Line& line) {
    before_.push_back(before);
    lines_.push_back(line);
  };
  end_ = record::replayed(record, told).state();
}

std::string Replay::summary() const {
  wire::JsonWriter json;
  json.object([&] {
    json.member("game", settings_.game->name);
    json.member("players", players());
    json.member("lines", lines());
    json.member("records", static_cast<int>(records_));
  });
  return json.take();
}

const AnyState& Replay::state(int at) const {
  const auto index = static_cast<std::size_t>(at);
  return index < before_.size() ? before_[index] : end_;
}

std::vector<match::Line> Replay::seen(int from, int to, Observer eyes) const {
  std::vector<match::Line> lines;
  for (int i = from; i < to; ++i) {
    const auto index = static_cast<std::size_t>(i);
    lines.push_back(match::seen(*settings_.game, before_[index], lines_[index], eyes));
  }
  return lines;
}

tables::Now Replay::now(int at, Observer eyes) const {
  const GameApi& game = *settings_.game;
  // Nothing is played here any more.
  tables::Now now{.time = at,
                  .stage = tables::Stage::closed,
                  .you = eyes.seated() ? eyes.seat() : nobody,
                  .view = game.view(state(at), eyes)};
  for (std::size_t i = 0; i < static_cast<std::size_t>(players()); ++i)
    now.places.push_back({.person = person_at(i)});
  if (at == lines() && game.due(end_) == Due::over) now.winners = game.winners(end_);
  return now;
}

template <class Use>
std::string Replay::with_shown(Use use) const {
  const auto name = [this](const std::string& person) {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (person == person_at(i)) return names_[i];
    }
    return std::string();
  };
  return use(wire::Shown{std::string(replay_name), settings_, name});
}

std::string Replay::snapshot(int at, Observer eyes) const {
  return with_shown([&](const wire::Shown& shown) {
    const wire::Snapshot snapshot{.number = 1,
                                  .invitation = {},
                                  .lines = {.lines = seen(0, at, eyes)},
                                  .now = wire::told_once(shown, now(at, eyes)),
                                  .deal = {},
                                  .talk = {}};
    return wire::snapshot(shown, snapshot);
  });
}

std::string Replay::event(int from, int to, Observer eyes) const {
  const tables::Now then = now(to, eyes);
  tables::Event event{.kind = to < from ? tables::EventKind::undone : tables::EventKind::played,
                      .lines = seen(std::min(from, to), to, eyes)};
  if (to < from) event.back_to = to;
  return with_shown([&](const wire::Shown& shown) {
    const wire::NowTold told = wire::told_once(shown, then);
    return wire::event(shown, event, &told);
  });
}

// ---- from here on

match::Match Replay::match_at(int at, match::Told told) const {
  match::Match match(*settings_.game, state(0));
  record::play_again(match, until(at), told);
  return match;
}

std::string Replay::known(int at, Seat seat, Random& random) const {
  const match::Match match = match_at(at, match::unheard);
  return known_cards(*settings_.game, match.view(Observer::of(seat)), match.memory(seat), random);
}

std::optional<Continued> Replay::played_on(int at, Seat seat, HiddenCards cards,
                                           match::Chance chance, Random& random) const {
  const GameApi& game = *settings_.game;
  tables::Outcome outcome(match::Match(game, state(0)));
  record::play_again(outcome.after, until(at), outcome);
  // Announcements that are due, and what chance has to decide before anybody else.
  outcome.after.go_on(chance, outcome);
  if (outcome.after.over()) return {};
  if (cards == HiddenCards::as_they_were) return Continued{settings_, std::move(outcome)};
  const AnyState world =
      game.fill(outcome.after.view(Observer::of(seat)), outcome.after.memory(seat), random);
  tables::Settings settings = settings_;
  settings.position = world;
  return Continued{settings, tables::Outcome(match::Match(game, world))};
}

}  // namespace hastilude::wasm
