// Ivanhoe: what everyone can count.
#include <algorithm>

#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {

std::optional<int> find_card(std::string_view word) {
  const auto found = std::find(card_names.begin(), card_names.end(), word);
  if (found == card_names.end()) return {};
  return static_cast<int>(found - card_names.begin());
}

void write_facts(const Table& table, FunctionRef<void(std::string_view)> print) {
  print(Line("deck ", table.deck));
  print(Line("need ", table.tokens_to_win()));
  if (table.color == no_color) return;
  for (const Seat seat : table.in) print(Line("total ", seat, ' ', table.total(seat)));
  // I22
  if (table.stunned == table.turn) print(Line("limit ", table.turn, ' ', table.added > 0 ? 0 : 1));
}

}  // namespace hastilude::ivanhoe
