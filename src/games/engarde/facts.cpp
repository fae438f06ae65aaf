// En Garde: what everyone can count.
#include "games/engarde/text.h"

namespace hastilude::engarde {

std::optional<int> find_card(std::string_view word) {
  const std::optional<int> card = to_number(word);
  return card && *card >= 1 && *card <= highest_card ? card : std::nullopt;
}

void write_facts(const Board& board, FunctionRef<void(std::string_view)> print) {
  print(Line("distance ", board.distance()));
  print(Line("pile ", board.pile));
}

}  // namespace hastilude::engarde
