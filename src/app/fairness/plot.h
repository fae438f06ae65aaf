// A tally as a picture.
#pragma once

#include <string>

#include "app/fairness/tally.h"

namespace hastilude::app {

// An SVG: for each figure how far off it lies, and where 95 of 100 honest servers would lie.
std::string plot(const Tally& tally);

}  // namespace hastilude::app
