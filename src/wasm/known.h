// What a seat knows of cards that do not lie open to it.
#pragma once

#include <string>

#include "core/api.h"

namespace hastilude::wasm {

// As JSON: [{"kind": "hand", "seat": 2, "cards": ["R3"], "of": 8}, ...], for each line of the
// position that hides something (another's hand, a pile) of which the seat knows at least one card.
std::string known_cards(const GameApi& game, const AnyView& view, const AnyMemory& memory,
                        Random& random);

}  // namespace hastilude::wasm
