// What a player of a seat is asked, and from what he may answer: what his seat sees and remembers,
// never the state.
#pragma once

#include "core/api.h"

namespace hastilude::match {

// Whether a seat has to decide, or may also let the others go on (castles' ransoms, C15).
enum class Need : std::uint8_t { must, may };

struct Question {
  const GameApi* game;
  Need need;  // may: out of turn; he can also let the others go on
  AnyView view;
  AnyMemory memory;
};

bool is_asked(const GameApi& game, const AnyState& state, Seat seat);

// The state in which this seat is the next to answer the open question. Nobody who is asked sees
// the answers of others: those before it have said nothing.
AnyState as_asked(const GameApi& game, const AnyState& state, Seat seat);

// What a seat that remembers this is asked: it must decide if it is among those who are asked, and
// is asked as_asked.
Question question_of(const GameApi& game, const AnyState& now, Seat seat, const AnyMemory& memory);

}  // namespace hastilude::match
