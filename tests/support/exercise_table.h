// Any bytes at all, as what is stored of a table and as what a client says (see exercise.h).
#pragma once

#include <string>
#include <string_view>

namespace hastilude::tests {

// Rows of a table as a store has them, with an empty line between them, behind a line that begins
// with the number of their format: what can be read is the same when written and read again; a
// table takes a row in, or says what is wrong with it and stays as it is.
std::string exercise_rows(std::string_view text);

// Lines of settings, behind such a line: the same for them.
std::string exercise_settings(std::string_view text);

// A message of a client, or the body of a request. What can be read is put to a table of every
// game: it stands whatever is wished for, and what it decides can be stored and read again.
std::string exercise_message(std::string_view text);

}  // namespace hastilude::tests
