// The games that have a face: one function each, in faces/GAME.cpp.
#pragma once

#include "app/terminal/face.h"

namespace hastilude::app {

Face engarde_face();
Face ivanhoe_face();
Face castles_face();

}  // namespace hastilude::app
