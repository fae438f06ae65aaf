#include "table/sealing.h"

#include <algorithm>

namespace hastilude::tables {

Sealing::Sealing(const Settings& settings, SeatSet people, std::string table,
                 const fair::Bytes32& secret, Time at)
    : step_(Step::commit),
      occasion_{table, record::terms_text(*settings.game, settings.setup, settings.start)},
      said_{.table = std::move(table),
            .start = settings.start,
            .commitment = fair::commitment_of(occasion_, secret)},
      secret_(secret),
      since_(at) {
  for (const Seat seat : people) said_.people[seat.index].emplace();
}

SeatSet Sealing::awaited(const Seating& seating) const {
  SeatSet awaited;
  for (const Seat seat : seating.people()) {
    const std::optional<Person>& one = person(seat);
    if (!one) continue;
    const bool silent = step_ == Step::commit ? !one->commitment && !waived_.contains(seat)
                                              : one->commitment && !one->secret;
    if (silent) awaited.insert(seat);
  }
  return awaited;
}

bool Sealing::anybody_committed() const {
  return std::ranges::any_of(said_.people,
                             [](const auto& person) { return person && person->commitment; });
}

bool Sealing::fits(Seat seat, const fair::Bytes32& contribution) const {
  const std::optional<Person>& one = person(seat);
  return one &&
         one->commitment == fair::commitment_of(occasion_, said_.commitment, seat, contribution);
}

void Sealing::commit(Seat seat, const std::optional<fair::Bytes32>& commitment) {
  said_.people[seat.index]->commitment = commitment;
  if (!commitment) waived_.insert(seat);
}

void Sealing::reveal(Time at) {
  step_ = Step::reveal;
  since_ = at;
}

void Sealing::contribute(Seat seat, const fair::Bytes32& contribution) {
  said_.people[seat.index]->secret = contribution;
}

void Sealing::deal() {
  if (step_ == Step::none) return;
  step_ = Step::dealt;
  key_.emplace(key());
}

record::Sealed Sealing::opened() const {
  record::Sealed opened = said_;
  opened.secret = secret_;
  return opened;
}

}  // namespace hastilude::tables
