// A deal that nobody can choose and everybody can check (docs/fairness.md): the server commits
// itself to a secret, then people to contributions of theirs; then these are revealed, and every
// chance move is drawn from all of them together.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/seats.h"
#include "fair/sha256.h"

namespace hastilude::fair {

// What a deal is for: the table's name, and the terms of the game as lines, each with its end
// (record/terms.h).
struct Occasion {
  std::string table;
  std::string terms;
};

// To the server's secret.
Bytes32 commitment_of(const Occasion& occasion, const Bytes32& secret);
// To a person's contribution. It holds for one seat of one deal, so nobody can say another's again.
Bytes32 commitment_of(const Occasion& occasion, const Bytes32& commitment_of_server, Seat seat,
                      const Bytes32& contribution);

// By seat; nothing: no contribution.
using Contributions = std::array<std::optional<Bytes32>, max_seats>;

// What all chance moves of a table are drawn from.
class Key {
 public:
  Key(const Occasion& occasion, const Bytes32& secret, const Contributions& contributions);

  // Of the random numbers from which this chance move is drawn, counted from 1. One move's seed
  // tells nothing about another's.
  std::uint64_t seed(int number) const;
  // By which the lines of a record can be told from any others. Only who has the key can make it.
  Bytes32 seal(std::string_view lines) const;

 private:
  Hmac hmac_;
};

}  // namespace hastilude::fair
