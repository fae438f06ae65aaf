// What a person may be called: something that others can see, read and tell apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hastilude::server {

// The name in its normal form (NFC, single blanks, none at its ends), or nothing if it cannot be
// one: empty, too long, not UTF-8, with controls, marks of direction, characters that nobody sees
// or that Unicode does not know, or with marks piled on a letter.
std::optional<std::string> proper_name(std::string_view text);

}  // namespace hastilude::server
