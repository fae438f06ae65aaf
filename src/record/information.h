// What a seat was told of a game, as one number: for tables and statistics by information state.
#pragma once

#include <cstdint>
#include <string_view>

#include "match/line.h"
#include "record/record.h"

namespace hastilude::record {

// Begins with what the observer sees of a position, and then hears every line as it happens: of a
// match it is one who is told (match::Told). What the observer cannot tell apart has the same
// number, now and ever after; what they can tell apart has another one, but for chance (1 in 2^64).
// It is made of the notation (FNV-1a, 64 bits), and so is the same on every machine, as long as
// rules and notation are. Of those who answer one question unseen, each has to be asked for it
// before the first answer is played, as match::step does.
class InformationState {
 public:
  InformationState(const GameApi& game, const AnyState& start, Observer observer);

  void operator()(const AnyState& before, const match::Line& line);
  std::uint64_t hash() const { return hash_; }

 private:
  void add(std::string_view text);

  const GameApi* game_;
  Observer observer_;
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

// The same of a record, at its end; names and comments tell nothing.
std::uint64_t information_of(const Record& record, Observer observer);

}  // namespace hastilude::record
