// Random games that were dealt as docs/fairness.md says, and games of servers that cheat.
#pragma once

#include <string>

#include "core/named_enum.h"
#include "core/random.h"
#include "record/record.h"

namespace hastilude::tests {

// secret: S was picked after the contributions were known, so that it is not the one committed to;
// contribution: a person's was replaced; withheld: it was left out of the record, but not of the
// deal; swapped: one chance move is another than was drawn; start: somebody else starts than was
// agreed; altered: a line was changed afterwards.
HASTILUDE_NAMED_ENUM(Cheat, none, secret, contribution, withheld, swapped, start, altered)

struct SealedGame {
  record::Record record;
  std::string text;
  Cheat cheat = Cheat::none;  // none also where the chosen one was not possible
};

SealedGame sealed_game(const GameApi& game, Cheat cheat, Random& random);

}  // namespace hastilude::tests
