// Any bytes at all, read and played: what must hold whatever comes in. Each answers what does not
// hold; nothing if all is well. For the fuzzers and for random changes of good input.
#pragma once

#include <string>
#include <string_view>

namespace hastilude::tests {

// A text of records: errors have a line of the text and a message; what can be read is printed in
// everybody's eyes, and read again where it is the truth.
std::string exercise_records(std::string_view text);

// The lines of a position, behind two bytes that choose game, players and options: what can be read
// is played on to the end, or for a while.
std::string exercise_position(std::string_view bytes);

// Lines of a game, behind three bytes that choose game, players, options and luck: those that can
// be read and are legal are played, and a legal one is played where one is not.
std::string exercise_moves(std::string_view bytes);

}  // namespace hastilude::tests
