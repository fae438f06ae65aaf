// All of hastilude::search: templates over a game's own types.
#pragma once

#include "hastilude/search/flat.h"
#include "hastilude/search/halving.h"
#include "hastilude/search/ismcts.h"
#include "hastilude/search/parallel.h"
#include "hastilude/search/random_play.h"
#include "hastilude/version.h"
