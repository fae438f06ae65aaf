// Text for a terminal: styles, widths, wrapping, and what becomes of it on terminals that lack
// colours or letters. Everything above this file writes UTF-8 with marks for styles and need not
// know what the terminal can do.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/seats.h"

namespace hastilude::app {

using Lines = std::vector<std::string>;

// What a terminal can show.
enum class Colours : std::uint8_t { none, some };
enum class Letters : std::uint8_t { ascii, utf8 };

// A style only stresses what the words say already. Within another it takes its place. The colours
// are those of cards, which say them in letters too. `seat` comes last: a look for each seat
// follows from it, in none of these colours.
enum class Style : char { strong = 'a', faint, bad, purple, red, blue, yellow, green, seat };

std::string styled(Style style, std::string_view text);
// In the colour of a seat.
std::string styled(Seat seat, std::string_view text);

// How many columns a text takes.
int width_of(std::string_view text);

// The text with blanks behind it up to a width.
std::string padded(std::string_view text, int width);

// The text in lines no wider than `width`; all lines but the first begin with `indent` blanks.
Lines wrapped(std::string_view text, int width, int indent = 0);

// The text without control characters, for what others have typed or written.
std::string harmless(std::string_view text);

// The bytes for a terminal: styles as escape codes or left out, letters as they are or as the
// nearest ones of ASCII.
std::string rendered(std::string_view text, Colours colours, Letters letters);

}  // namespace hastilude::app
