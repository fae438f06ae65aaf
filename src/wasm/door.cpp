// The engine as JavaScript sees it: functions, texts and numbers. web/src/engine/module.ts is the
// other side.
#ifdef __wasm__
#include <cstring>

#include "wasm/checked.h"
#include "wasm/desk.h"
#include "wasm/lesson.h"
#include "wasm/memory.h"
#include "wasm/replay.h"
#include "wire/answers.h"

namespace hastilude::wasm {
namespace {

#define HASTILUDE_IMPORT(name) [[clang::import_module("browser"), clang::import_name(name)]]
extern "C" {
HASTILUDE_IMPORT("now") double import_now();
HASTILUDE_IMPORT("random") std::uint64_t import_random();
HASTILUDE_IMPORT("send") void import_send(const char* text, std::uint32_t length);
HASTILUDE_IMPORT("answer")
void import_answer(int request, int status, const char* body, std::uint32_t length);
// A row is part of what is kept by the next call of keep().
HASTILUDE_IMPORT("row")
void import_row(int sequence, int format, const char* payload, std::uint32_t length);
HASTILUDE_IMPORT("keep") void import_keep(const char* table, std::uint32_t length);
HASTILUDE_IMPORT("fetch") void import_fetch(const char* table, std::uint32_t length);
HASTILUDE_IMPORT("list")
void import_list(const char* table, std::uint32_t table_length, const char* listed,
                 std::uint32_t length);
HASTILUDE_IMPORT("weigh")
void import_weigh(const char* table, std::uint32_t table_length, const char* id,
                  std::uint32_t id_length, int depth, const Problem* problem, std::uint32_t size);
HASTILUDE_IMPORT("think")
void import_think(const char* table, std::uint32_t length, int question, int seat,
                  const Problem* problem, std::uint32_t size);
}

std::uint32_t length(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

class TheBrowser final : public Browser {
 public:
  Time now() override { return static_cast<Time>(import_now()); }
  std::uint64_t random() override { return import_random(); }
  void send(std::string_view message) override { import_send(message.data(), length(message)); }
  void answer(int request, int status, std::string_view body) override {
    import_answer(request, status, body.data(), length(body));
  }
  void keep(const std::string& table, const std::vector<KeptRow>& rows) override {
    for (const KeptRow& row : rows)
      import_row(row.sequence, row.format, row.payload.data(), length(row.payload));
    import_keep(table.data(), length(table));
  }
  void fetch(const std::string& table) override { import_fetch(table.data(), length(table)); }
  void list(const std::string& table, std::string_view listed) override {
    import_list(table.data(), length(table), listed.data(), length(listed));
  }
  void think(const Asked& asked, const Problem& problem) override {
    import_think(asked.table.data(), length(asked.table), asked.question, asked.seat.number(),
                 &problem, sizeof problem);
  }
  void weigh(const Hinted& hinted, const Problem& problem) override {
    import_weigh(hinted.table.data(), length(hinted.table), hinted.id.data(), length(hinted.id),
                 hinted.depth, &problem, sizeof problem);
  }
};

Browser& browser() {
  static TheBrowser only;
  return only;
}

Desk& desk() {
  static Desk only(browser());
  return only;
}

// Rows that JavaScript hands over before it calls fetched().
std::vector<KeptRow>& rows_fetched() {
  static std::vector<KeptRow> rows;
  return rows;
}

// The record that is being looked at.
std::optional<Replay>& replay() {
  static std::optional<Replay> shown;
  return shown;
}

// The lesson that is being played.
std::optional<LessonTable>& lesson() {
  static std::optional<LessonTable> played;
  return played;
}

// Answers with what `use` makes of the lesson, if there is one.
template <class Use>
void with_lesson(int request, Use use) {
  if (!lesson()) return browser().answer(request, 404, wire::failure("not_found"));
  use(*lesson());
}

// Whose eyes JavaScript means: a seat's, 0 for what lies open, below 0 for everything.
Observer eyes_of(int number) {
  if (number < 0) return Observer::all();
  return number == 0 ? Observer::spectator() : Observer::of(seat_number(number));
}

bool is_there(int line, int eyes) {
  return replay() && line >= 0 && line <= replay()->lines() && eyes <= replay()->players();
}

}  // namespace
}  // namespace hastilude::wasm

using namespace hastilude;
using namespace hastilude::wasm;

#define HASTILUDE_EXPORT(name) [[clang::export_name(name)]]
extern "C" {

HASTILUDE_EXPORT("rename") void door_rename(Handed* name) { desk().rename(take(name)); }
HASTILUDE_EXPORT("connected") void door_connected() { desk().connected(); }
HASTILUDE_EXPORT("received") void door_received(Handed* text) { desk().received(take(text)); }
HASTILUDE_EXPORT("games") void door_games(int request) { desk().games(request); }
HASTILUDE_EXPORT("open") void door_open(int request, Handed* wanted) {
  desk().open(request, take(wanted));
}
HASTILUDE_EXPORT("record") void door_record(int request, Handed* table) {
  desk().record(request, take(table));
}
HASTILUDE_EXPORT("kept") void door_kept(Handed* table, int done) {
  desk().kept(take(table), done != 0 ? Kept::done : Kept::conflict);
}
HASTILUDE_EXPORT("row_fetched") void door_row_fetched(int sequence, int format, Handed* payload) {
  rows_fetched().push_back({sequence, format, take(payload)});
}
HASTILUDE_EXPORT("fetched") void door_fetched(Handed* table) {
  const std::vector<KeptRow> rows = std::exchange(rows_fetched(), {});
  desk().fetched(take(table), rows);
}
HASTILUDE_EXPORT("changed_elsewhere") void door_changed(Handed* table) {
  desk().changed_elsewhere(take(table));
}

// Opens one of the records of a text, counted from 0, and tells what there is to look at, or what
// is wrong with it.
HASTILUDE_EXPORT("replay") void door_replay(int request, Handed* text, unsigned which) {
  const Result<Replay, std::string> read = Replay::read(take(text), which);
  // What cannot be read leaves what is shown as it is.
  if (read) replay() = *read;
  browser().answer(request, read ? 200 : 400, read ? read->summary() : read.error());
}
HASTILUDE_EXPORT("replay_at") void door_replay_at(int request, int at, int eyes) {
  if (!is_there(at, eyes)) return browser().answer(request, 404, wire::failure("not_found"));
  browser().answer(request, 200, replay()->snapshot(at, eyes_of(eyes)));
}
HASTILUDE_EXPORT("replay_go") void door_replay_go(int request, int from, int to, int eyes) {
  if (!is_there(from, eyes) || !is_there(to, eyes))
    return browser().answer(request, 404, wire::failure("not_found"));
  browser().answer(request, 200, replay()->event(from, to, eyes_of(eyes)));
}

HASTILUDE_EXPORT("replay_known") void door_replay_known(int request, int at, int seat) {
  if (!is_there(at, seat) || seat < 1)
    return browser().answer(request, 404, wire::failure("not_found"));
  Random random(import_random());
  browser().answer(request, 200, replay()->known(at, seat_number(seat), random));
}
HASTILUDE_EXPORT("play_on")
void door_play_on(int request, int at, int seat, int anew, Handed* bot) {
  const std::string name = take(bot);
  if (!is_there(at, seat) || seat < 1)
    return browser().answer(request, 404, wire::failure("not_found"));
  desk().play_on(request, *replay(),
                 {.at = at,
                  .seat = seat_number(seat),
                  .cards = anew != 0 ? HiddenCards::dealt_anew : HiddenCards::as_they_were,
                  .bot = name});
}

// Whether the cards of a record were drawn as was promised.
HASTILUDE_EXPORT("verify") void door_verify(int request, Handed* text) {
  const Checked found = checked(take(text));
  browser().answer(request, found.kind == Checked::Kind::found ? 200 : 400, found.json);
}

// Begins a lesson, and tells what it looks like, or what is wrong with it.
HASTILUDE_EXPORT("lesson") void door_lesson(int request, Handed* text, Handed* name) {
  const std::string called = take(name);
  const Result<LessonTable, std::string> opened =
      LessonTable::open(take(text), called, browser().random());
  lesson().reset();
  if (opened) lesson().emplace(*opened);
  browser().answer(request, opened ? 200 : 400, opened ? lesson()->begin() : opened.error());
}
HASTILUDE_EXPORT("lesson_next") void door_lesson_next(int request) {
  with_lesson(request, [&](LessonTable& table) { browser().answer(request, 200, table.next()); });
}
HASTILUDE_EXPORT("lesson_back") void door_lesson_back(int request) {
  with_lesson(request, [&](LessonTable& table) { browser().answer(request, 200, table.back()); });
}
HASTILUDE_EXPORT("lesson_free") void door_lesson_free(int request) {
  with_lesson(request,
              [&](LessonTable& table) { browser().answer(request, 200, table.try_freely()); });
}
// What is refused is answered as a table would answer the wish.
HASTILUDE_EXPORT("lesson_act") void door_lesson_act(int request, Handed* move) {
  const std::string text = take(move);
  with_lesson(request, [&](LessonTable& table) {
    const Result<std::string, tables::Refused> done = table.act(text);
    if (done) return browser().answer(request, 200, *done);
    browser().answer(request, 409, table.refused("lesson", done.error()));
  });
}
HASTILUDE_EXPORT("lesson_why") void door_lesson_why(int request, Handed* move) {
  const std::string text = take(move);
  with_lesson(request, [&](LessonTable& table) {
    const std::optional<tables::Refused> refused = table.why_not(text);
    if (!refused) return browser().answer(request, 200, "null");
    browser().answer(request, 409, table.refused("lesson", *refused));
  });
}

// When tick() is wanted next; below 0: it is not.
HASTILUDE_EXPORT("next") double door_next() {
  const std::optional<Time> next = desk().next();
  return next ? static_cast<double>(*next) : -1;
}
HASTILUDE_EXPORT("tick") void door_tick() { desk().tick(); }

// In the worker that thinks: the answer to a problem as bytes, empty where the bot waits.
HASTILUDE_EXPORT("solve") const HandedOut* door_solve(Handed* bytes) {
  const std::string handed = take(bytes);
  Problem problem;
  if (handed.size() != sizeof problem) return hand_out({});
  std::memcpy(&problem, handed.data(), sizeof problem);
  const std::optional<AnyMove> move = solve(problem, [] { return browser().now(); });
  if (!move) return hand_out({});
  return hand_out(std::string(reinterpret_cast<const char*>(&*move), sizeof *move));
}
HASTILUDE_EXPORT("weigh") const HandedOut* door_weigh(Handed* bytes, int depth) {
  const std::string handed = take(bytes);
  Problem problem;
  if (handed.size() != sizeof problem) return hand_out("[]");
  std::memcpy(&problem, handed.data(), sizeof problem);
  return hand_out(weigh(problem, depth));
}
// Back at the desk.
HASTILUDE_EXPORT("weighed") void door_weighed(Handed* table, Handed* id, Handed* alternatives) {
  Hinted hinted{.table = take(table), .id = take(id)};
  desk().weighed(hinted, take(alternatives));
}
HASTILUDE_EXPORT("decided")
void door_decided(Handed* table, int question, int seat, Handed* bytes) {
  const std::string handed = take(bytes);
  std::optional<AnyMove> move;
  if (handed.size() == sizeof(AnyMove))
    std::memcpy(&move.emplace(), handed.data(), sizeof(AnyMove));
  desk().decided({take(table), question, seat_number(seat)}, move);
}
}
#endif
