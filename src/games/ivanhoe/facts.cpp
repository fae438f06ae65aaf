// Ivanhoe: what everyone can count.
#include <algorithm>

#include "games/ivanhoe/text.h"

namespace hastilude::ivanhoe {

std::optional<int> find_card(std::string_view word) {
  const auto found = std::find(card_names.begin(), card_names.end(), word);
  if (found == card_names.end()) return {};
  return static_cast<int>(found - card_names.begin());
}

void write_facts(const Board& board, FunctionRef<void(std::string_view)> print) {
  print(Line("deck ", board.deck));
  print(Line("need ", board.tokens_to_win()));
  if (board.color == no_color) return;
  for (const Seat seat : board.in) print(Line("total ", seat, ' ', board.total(seat)));
  // I22
  if (board.stunned == board.turn) print(Line("limit ", board.turn, ' ', board.added > 0 ? 0 : 1));
}

}  // namespace hastilude::ivanhoe
