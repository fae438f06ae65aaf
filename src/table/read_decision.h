// What somebody wants to do, as they say it.
#pragma once

#include <optional>
#include <string_view>

#include "core/text.h"
#include "table/settings.h"

namespace hastilude::tables {

// A decision of this seat, which the text leaves out; nothing: it says none.
inline std::optional<AnyMove> read_decision(const Settings& settings, Seat seat,
                                            std::string_view move) {
  const LineText line(seat, ' ', move);
  const Result<AnyMove, Complaint> read = settings.game->read(settings.setup, Words(line));
  if (!read || settings.game->role(*read) != Role::decision) return {};
  return *read;
}

}  // namespace hastilude::tables
