// A table as somebody wants it, made into one as it can be.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "table/roster.h"
#include "wire/from_client.h"

namespace hastilude::wire {

struct Layout {
  tables::Settings settings;
  tables::Places places;
};

// What this person has asked for; or why there can be no such table.
Result<Layout, BadMessage> layout(const NewTable& wanted, const std::string& person,
                                  const tables::Roster& roster);

}  // namespace hastilude::wire
