// How the cards of a table are sealed before they are dealt (docs/fairness.md): what was said so
// far, who is waited for, and what chance moves are drawn from in the end.
#pragma once

#include <optional>
#include <string>

#include "fair/deal.h"
#include "record/sealed.h"
#include "table/seating.h"

namespace hastilude::tables {

// How long people are waited for, once for their commitments and once for what they contribute.
inline constexpr Time patience_of_deal = 5000;

class Sealing {
 public:
  // none: nothing is sealed here. dealt: the game has begun.
  enum class Step : std::uint8_t { none, commit, reveal, dealt };
  using Person = record::Sealed::Person;

  Sealing() = default;
  // The server has drawn its secret.
  Sealing(const Settings& settings, SeatSet people, std::string table, const fair::Bytes32& secret,
          Time at);

  Step step() const { return step_; }
  bool open() const { return step_ == Step::commit || step_ == Step::reveal; }
  const fair::Occasion& occasion() const { return occasion_; }
  // What everybody may know of it by now.
  const record::Sealed& said() const { return said_; }
  const std::optional<Person>& person(Seat seat) const { return said_.people[seat.index]; }
  // Who has still to say what is due in this step.
  SeatSet awaited(const Seating& seating) const;
  bool anybody_committed() const;
  // When the step ends, whoever has said nothing by then.
  Time until() const { return since_ + patience_of_deal; }
  // When something is to be done about it.
  Time due(const Seating& seating) const { return awaited(seating).empty() ? since_ : until(); }
  bool fits(Seat seat, const fair::Bytes32& contribution) const;

  void commit(Seat seat, const std::optional<fair::Bytes32>& commitment);
  void reveal(Time at);
  void contribute(Seat seat, const fair::Bytes32& contribution);
  void deal();
  // Time begins anew.
  void wait_from(Time at) { since_ = at; }
  // So many more chance moves have been made.
  void count(int chances) { chances_ += chances; }

  // Of the next chance move but so many; nothing where nothing is sealed.
  int chances() const { return chances_; }
  fair::Key key() const { return {occasion_, secret_, said_.contributions()}; }
  const std::optional<fair::Key>& dealt_from() const { return key_; }
  // With the secret in it: for everybody, once nothing more is drawn.
  record::Sealed opened() const;

 private:
  Step step_ = Step::none;
  fair::Occasion occasion_;
  record::Sealed said_;
  fair::Bytes32 secret_{};
  SeatSet waived_;  // who will say nothing
  Time since_ = 0;
  std::optional<fair::Key> key_;
  int chances_ = 0;
};

}  // namespace hastilude::tables
