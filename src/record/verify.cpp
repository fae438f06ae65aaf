#include "record/verify.h"

#include "match/course.h"
#include "record/line_text.h"

namespace hastilude::record {
namespace {

fair::Occasion occasion_of(const Record& record) {
  const Sealed& sealed = *record.sealed;
  return {sealed.table, terms_text(*record.head.game, record.head.setup, sealed.start)};
}

// The seat whose contribution is not what it was committed to.
Seat unlike(const fair::Occasion& occasion, const Sealed& sealed) {
  for (const Seat seat : SeatSet::all(max_seats)) {
    const std::optional<Sealed::Person>& person = sealed.people[seat.index];
    if (!person || !person->secret) continue;
    if (person->commitment !=
        fair::commitment_of(occasion, sealed.commitment, seat, *person->secret))
      return seat;
  }
  return nobody;
}

// The game again, every chance move drawn anew.
class Redrawing {
 public:
  Redrawing(const Record& record, const fair::Key& key)
      : game_(*record.head.game), record_(record), key_(key), course_(game_, record.start) {}

  Verdict run() {
    for (const Entry& entry : record_.entries) {
      if (entry.kind != Entry::Kind::move && entry.kind != Entry::Kind::resign) continue;
      const match::Line line = entry.kind == Entry::Kind::move
                                   ? match::Line(entry.move)
                                   : match::Line(match::Resigned{entry.seat});
      if (is_chance(entry) && !check(entry)) return verdict_;
      lines_ += line_text(game_, line) + '\n';
      course_.replay(line, match::unheard);
    }
    if (record_.sealed->seal != seal_of(key_, *record_.sealed, lines_))
      verdict_.finding = Finding::lines;
    return verdict_;
  }

 private:
  bool is_chance(const Entry& entry) const {
    return entry.kind == Entry::Kind::move && game_.role(entry.move) == Role::chance;
  }

  bool check(const Entry& entry) {
    ++verdict_.number;
    const bool given = verdict_.number == 1 && record_.sealed->start != nobody;
    Random random(key_.seed(verdict_.number));
    const AnyMove due =
        given ? game_.starting(record_.sealed->start) : game_.sample(course_.state(), random);
    if (game_.same_move(due, entry.move)) {
      if (!given) ++verdict_.drawn;
      return true;
    }
    verdict_.finding = given ? Finding::start : Finding::draw;
    verdict_.line = entry.line;
    verdict_.said = line_text(game_, entry.move);
    verdict_.due = line_text(game_, due);
    return false;
  }

  const GameApi& game_;
  const Record& record_;
  const fair::Key& key_;
  match::Course course_;
  std::string lines_;
  Verdict verdict_;
};

}  // namespace

Verdict verify(const Record& record) {
  if (!record.sealed) return {.finding = Finding::unsealed};
  const Sealed& sealed = *record.sealed;
  if (!sealed.secret) return {.finding = Finding::unopened};
  const fair::Occasion occasion = occasion_of(record);
  if (fair::commitment_of(occasion, *sealed.secret) != sealed.commitment)
    return {.finding = Finding::secret};
  if (const Seat seat = unlike(occasion, sealed); seat != nobody)
    return {.finding = Finding::contribution, .seat = seat};
  const fair::Key key(occasion, *sealed.secret, sealed.contributions());
  return Redrawing(record, key).run();
}

}  // namespace hastilude::record
