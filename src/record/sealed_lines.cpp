#include "record/sealed_lines.h"

#include <algorithm>

namespace hastilude::record {
namespace {

using Complaints = std::optional<Complaint>;
using Bytes = std::optional<fair::Bytes32>;

constexpr std::size_t longest_name = 64;

bool is_name(std::string_view word) {
  return !word.empty() && word.size() <= longest_name && std::ranges::all_of(word, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' ||
           c == '_';
  });
}

// 64 digits; what is wrong is not said again, since it may be a secret.
Result<fair::Bytes32, Complaint> read_bytes(Words& words) {
  const Bytes bytes = fair::from_hex(words.peek());
  if (!bytes) return complain("no such number", "expected 64 digits, 0 to 9 and a to f");
  words.next();
  if (const Complaints more = end_of_line(words)) return *more;
  return *bytes;
}

// The same, or `-` where a person said nothing.
Result<Bytes, Complaint> read_bytes_of_person(Words& words) {
  if (words.take("-")) {
    if (const Complaints more = end_of_line(words)) return *more;
    return Bytes();
  }
  const Result<fair::Bytes32, Complaint> bytes = read_bytes(words);
  if (!bytes) return bytes.error();
  return Bytes(*bytes);
}

Complaint twice(std::string_view what) {
  return {Text<200>(what, " given twice"), Text<200>("expected it once")};
}

}  // namespace

Complaints SealedLines::read_head(std::string_view key, Words& words) {
  if (!sealed_) sealed_.emplace();
  if (key == "commit") return read_commit(words);
  if (!head_.first_time(key == "table" ? table : start)) return twice(key);
  if (key == "table") {
    if (!is_name(words.peek())) return complain_about(words, "the name of a table");
    sealed_->table = words.next();
  } else {
    const Result<Seat, Complaint> seat = read_seat(words, max_seats);
    if (!seat) return seat.error();
    sealed_->start = *seat;
  }
  return end_of_line(words);
}

Complaints SealedLines::read_commit(Words& words) {
  const std::optional<Seat> seat = to_seat(words.peek(), max_seats);
  if (!head_.first_time(seat ? people + seat->index : server)) return twice("commit");
  if (!seat) {
    const Result<fair::Bytes32, Complaint> bytes = read_bytes(words);
    if (!bytes) return bytes.error();
    sealed_->commitment = *bytes;
    return {};
  }
  words.next();
  const Result<Bytes, Complaint> bytes = read_bytes_of_person(words);
  if (!bytes) return bytes.error();
  sealed_->people[seat->index] = Sealed::Person{.commitment = *bytes, .secret = {}};
  return {};
}

Complaints SealedLines::read_end(std::string_view key, Words& words) {
  if (!sealed_) return complain("nothing was sealed", "expected commit in the head");
  begun_ = true;
  if (key == "secret") return read_secret(words);
  if (!end_.first_time(seal)) return twice(key);
  const Result<fair::Bytes32, Complaint> bytes = read_bytes(words);
  if (!bytes) return bytes.error();
  sealed_->seal = *bytes;
  return {};
}

Complaints SealedLines::read_secret(Words& words) {
  const std::optional<Seat> seat = to_seat(words.peek(), max_seats);
  if (!end_.first_time(seat ? people + seat->index : server)) return twice("secret");
  if (!seat) {
    const Result<fair::Bytes32, Complaint> bytes = read_bytes(words);
    if (!bytes) return bytes.error();
    sealed_->secret = *bytes;
    return {};
  }
  words.next();
  if (!sealed_->people[seat->index])
    return complain("a secret of nobody who was asked", "expected commit of this seat");
  const Result<Bytes, Complaint> bytes = read_bytes_of_person(words);
  if (!bytes) return bytes.error();
  sealed_->people[seat->index]->secret = *bytes;
  return {};
}

Complaints SealedLines::finish_head(int players) const {
  if (!sealed_) return {};
  if (!head_.has(table)) return complain("no table", "expected table NAME beside commit");
  if (!head_.has(server)) return complain("no commitment of the server", "expected commit DIGITS");
  for (const Seat seat : SeatSet::all(max_seats)) {
    const bool named = sealed_->start == seat || sealed_->people[seat.index];
    if (named && seat.index >= players)
      return Complaint{Text<200>("there is no seat ", seat),
                       Text<200>("expected @1 to @", players)};
  }
  return {};
}

Complaints SealedLines::finish() const {
  if (!begun_) return {};
  if (!end_.has(server)) return complain("no secret of the server", "expected secret DIGITS");
  if (!end_.has(seal)) return complain("no seal", "expected seal DIGITS");
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (sealed_->people[seat.index] && !end_.has(people + seat.index))
      return Complaint{Text<200>("no secret of ", seat), Text<200>("expected one, or -")};
  }
  return {};
}

}  // namespace hastilude::record
