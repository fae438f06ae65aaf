// Sentences of parts of the program that know no languages and speak English, told in another one.
// They are the English texts of a family, whose names begin alike: they are found there by their
// words. The page does so with what the reader of records complains of
// (web/src/pages/complaint.ts); tests/texts/complaints.txt holds both to the same answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "texts/texts.h"

namespace hastilude::texts {

enum class Family : std::uint8_t {
  notation,  // complaints of the readers of records and moves
  command,   // what is wrong with a command line
};

// Nothing if there is no such sentence in the family.
std::optional<std::string> retold(const Texts& say, Family family, std::string_view english);

// "what is wrong; what was expected" of the notation; in English where one of them is not known.
std::string complaint(const Texts& say, std::string_view what, std::string_view expected);

}  // namespace hastilude::texts
