// En Garde: what everyone can count.
#include "games/engarde/text.h"

namespace hastilude::engarde {

std::optional<int> find_card(std::string_view word) {
  const std::optional<int> card = to_number(word);
  return card && *card >= 1 && *card <= highest_card ? card : std::nullopt;
}

void write_facts(const Table& table, FunctionRef<void(std::string_view)> print) {
  print(Line("distance ", table.distance()));
  print(Line("pile ", table.pile));
}

}  // namespace hastilude::engarde
