// One line of JSON for each thing that happened, to standard error. Never a token, a ticket, an
// invitation, a name, what was said, or a card.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace hastilude::server {

struct Fact {
  std::string_view key;
  std::variant<std::int64_t, std::string_view> value;
};

enum class Level : std::uint8_t { debug, info, warning, error, none };

// From this level on; the rest is not written.
void set_log_level(Level level);
// Hears every line too, whatever its level; nobody, if it is empty.
using LogEar = std::function<void(std::string_view line)>;
void set_log_ear(LogEar ear);
void log(Level level, std::string_view event, std::initializer_list<Fact> facts = {});

}  // namespace hastilude::server
