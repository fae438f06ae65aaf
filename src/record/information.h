// What a seat was told of a game, as one number: for tables and statistics by information state.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/api.h"

namespace hastilude::record {

// Begins with what the seat sees, and is then told every line as the seat sees it, in their order.
// Games that the seat cannot tell apart give the same number. It is made of the notation (FNV-1a,
// 64 bits), and so is the same on every machine, as long as rules and notation are.
class InformationState {
 public:
  InformationState(const GameApi& game, const AnyView& first);

  void hear(const AnyMove& seen);
  std::uint64_t hash() const { return hash_; }

 private:
  void add(std::string_view line);

  const GameApi* game_;
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

}  // namespace hastilude::record
