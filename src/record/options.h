// Players and options of a game, as heads of records have them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/api.h"

namespace hastilude::record {

// Sets an option as written, or says what is wrong.
std::optional<Complaint> set_option(const GameApi& game, Setup& setup, std::string_view key,
                                    std::string_view value);

// The value of an option as it is written.
std::string option_text(const Option& option, int value);

}  // namespace hastilude::record
