#include "app/faces/faces.h"

#include <array>

namespace hastilude::app {

Face face_of(const GameApi& game) {
  for (const Face& face : std::array{engarde_face(), ivanhoe_face(), castles_face()}) {
    if (face.game == game.name) return face;
  }
  return plain_face(game.name, game.name);
}

}  // namespace hastilude::app
