// All that hastilude::rules offers at run time: games behind their doors, matches and records. The
// games' own types, for templates, are in hastilude/games/NAME/NAME.h.
#pragma once

#include "hastilude/core/api.h"
#include "hastilude/core/notation.h"
#include "hastilude/games/find.h"
#include "hastilude/match/drive.h"
#include "hastilude/match/match.h"
#include "hastilude/match/take_back.h"
#include "hastilude/record/information.h"
#include "hastilude/record/line_text.h"
#include "hastilude/record/options.h"
#include "hastilude/record/print.h"
#include "hastilude/record/random_game.h"
#include "hastilude/record/read.h"
#include "hastilude/record/replayed.h"
#include "hastilude/version.h"
