#include "wasm/checked.h"

#include "record/read.h"
#include "record/verify.h"
#include "wasm/replay.h"
#include "wire/writing.h"

namespace hastilude::wasm {
namespace {

SeatSet contributed(const record::Sealed& sealed) {
  SeatSet seats;
  const fair::Contributions contributions = sealed.contributions();
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (contributions[seat.index]) seats.insert(seat);
  }
  return seats;
}

std::string answer(const record::Record& record) {
  const record::Verdict verdict = record::verify(record);
  wire::JsonWriter json;
  json.object([&] {
    json.member("finding", record::name_of(verdict.finding));
    json.member("seat", verdict.seat == nobody ? 0 : verdict.seat.number());
    json.member("line", verdict.line);
    json.member("number", verdict.number);
    json.member("said", verdict.said);
    json.member("due", verdict.due);
    json.member("drawn", verdict.drawn);
    json.member("table", record.sealed ? record.sealed->table : std::string());
    wire::seats_member(json, "contributed",
                       record.sealed ? contributed(*record.sealed) : SeatSet());
    wire::seats_member(json, "missing", record.sealed ? record.sealed->missing() : SeatSet());
    json.array("names", [&] {
      const auto names = record.latest_names();
      for (const Seat seat : SeatSet::all(record.head.setup.players)) json.value(names[seat.index]);
    });
  });
  return json.take();
}

}  // namespace

Checked checked(std::string_view text) {
  // Whatever cannot be looked back on cannot be checked, for the same reasons.
  if (const Result<Replay, std::string> read = Replay::read(text); !read)
    return {Checked::Kind::unreadable, read.error()};
  return {Checked::Kind::found, answer(*record::read_records(text).front())};
}

}  // namespace hastilude::wasm
