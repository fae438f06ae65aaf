// Whether the cards of a record were drawn as everybody was promised (docs/fairness.md).
#pragma once

#include <string>

#include "core/named_enum.h"
#include "record/record.h"

namespace hastilude::record {

// unsealed: it says nothing of it; unopened: the secrets are not in it yet. The others say whose
// word is broken: secret and draw that of the server (its commitment is to another secret; what it
// dealt is not what comes of it), contribution that of a person or of who says what they
// contributed; lines: the record is not the one that was sealed.
HASTILUDE_NAMED_ENUM(Finding, holds, unsealed, unopened, secret, contribution, start, draw, lines)

struct Verdict {
  Finding finding = Finding::holds;
  Seat seat = nobody;  // of contribution: whose
  int line = 0;        // of start and draw: where it stands,
  int number = 0;      // the number of the chance move,
  std::string said;    // what the record has
  std::string due;     // and what it should have
  int drawn = 0;       // how many chance moves were found right
};

Verdict verify(const Record& record);

}  // namespace hastilude::record
