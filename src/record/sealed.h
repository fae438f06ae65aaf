// What a record says of how its cards were drawn (docs/rules/records.md, docs/fairness.md).
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/api.h"
#include "fair/deal.h"

namespace hastilude::record {

struct Sealed {
  // Of a person; nothing: they did not say it in time.
  struct Person {
    std::optional<fair::Bytes32> commitment;
    std::optional<fair::Bytes32> secret;
  };

  std::string table;
  Seat start = nobody;  // who starts or deals first, if that was not left to chance
  fair::Bytes32 commitment{};
  std::array<std::optional<Person>, max_seats> people{};  // nothing: a bot's seat
  std::optional<fair::Bytes32> secret{};                  // once it is opened
  std::optional<fair::Bytes32> seal{};                    // of all lines

  fair::Contributions contributions() const;
  // People who contributed nothing.
  SeatSet missing() const;
};

// What cards were drawn for: game, version of the rules, players, options that do not have their
// default, and who starts if that was given.
std::string terms_text(const GameApi& game, const Setup& setup, Seat start);

// The lines of the head, and those behind the last event.
std::string sealed_head(const Sealed& sealed);
std::string sealed_end(const Sealed& sealed);

// The seal of a record whose moves and resignations are these lines, as they are printed, each with
// its end of line. Whoever committed themselves to what stands under it too.
fair::Bytes32 seal_of(const fair::Key& key, const Sealed& sealed, std::string_view lines);

}  // namespace hastilude::record
