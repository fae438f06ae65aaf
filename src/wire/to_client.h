// What the server says on a page's socket, as JSON.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"
#include "wire/now.h"

namespace hastilude::wire {

using tables::Time;

struct Remark {
  std::int64_t id = 0;
  Time time = 0;
  Seat seat = nobody;  // nobody: a spectator's
  std::string name;
  std::string text;
};

std::string welcome(std::string_view person, std::string_view name, Time time);

// Lines of a record, and how many there are before them.
struct Lines {
  std::size_t before = 0;
  std::vector<match::Line> lines;
};

// The members that tell lines, for snapshots of several who see the same.
JsonWriter written(const GameApi& game, const Lines& lines);

struct Snapshot {
  int number = 0;
  std::string invitation;  // empty: none for this viewer
  Lines lines;
  const JsonWriter* written = nullptr;  // the lines instead, if they were written before
  NowTold now;
  std::optional<tables::DealShown> deal{};
  std::span<const Remark> talk;
};
std::string snapshot(const Shown& shown, const Snapshot& snapshot);
std::string earlier(const Shown& shown, const Lines& lines);

// `now` goes with the last of several events only, `deal` with those that changed what is known of
// it.
std::string event(const Shown& shown, const tables::Event& event, const NowTold* now,
                  const std::optional<tables::DealShown>& deal = {});

std::string done(std::string_view table, std::string_view id, int number);
std::string stale(std::string_view table, std::string_view id, int number);
std::string refused(const Shown& shown, std::string_view id, const tables::Refused& refused);
// Refused before it came to the table.
std::string refused(std::string_view table, std::string_view id, std::string_view code);
// What a bot thinks of an alternative; no move: to let the others go on.
struct Weighed {
  std::optional<AnyMove> move;
  std::uint64_t tries = 0;
  int wins = 0;  // of a thousand games
};
// The alternatives, the best first, each with what the coach has to say of it, and what is so in
// any case; and the answer to somebody who asked for that.
std::string weighed(const match::Question& question, std::span<const Weighed> alternatives);
std::string hint(std::string_view table, std::string_view id, std::string_view weighed);
// What a refusal is about, as a member `subjects`.
void subjects_member(JsonWriter& json, const GameApi& game, const Refusal& refusal);
// Who is here, and whether somebody is waited for, which depends on it.
struct Presence {
  SeatSet online;
  int spectators = 0;
  std::optional<tables::AbsenceShown> absence;
};
std::string presence(std::string_view table, const Presence& presence);
std::string chat(std::string_view table, const Remark& remark);
std::string gone(std::string_view table, std::string_view code);
std::string closing(Time after);
// Whether anything can be stored, for pages on which nobody does anything meanwhile.
enum class Storing { works, fails };
std::string storing(Storing storing);
std::string error(std::string_view code, std::string_view about);
std::string pong(Time time);

}  // namespace hastilude::wire
