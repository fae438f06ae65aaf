// How a round ends when the pile is taken up.
#pragma once

#include "solve/engarde/tree.h"

namespace hastilude::solve {

// E8, E9, E12, E16: what it is worth to who took its last card, from -1 to 1.
float end_value(const Tree& tree, const After& after, Code own, Code his);

}  // namespace hastilude::solve
