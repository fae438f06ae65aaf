// The Castles: what everyone can count.
#include <algorithm>

#include "games/castles/legal.h"
#include "games/castles/text.h"

namespace hastilude::castles {

std::optional<int> find_card(std::string_view word) {
  for (int card = 0; card < card_count; ++card) {
    Line name;
    write_card(name, card);
    if (name.view() == word) return card;
  }
  return {};
}

void write_facts(const Board& board, FunctionRef<void(std::string_view)> print) {
  print(Line("pile ", board.pile));
  for (int castle = 0; castle < castle_count; ++castle) {
    const std::size_t at = static_cast<std::size_t>(castle);
    if (const Seat lord = controller(board, castle); lord != nobody)
      print(Line("control ", castle_names[at], ' ', lord));
    print(Line("least ", castle_names[at], ' ', least_army(board.garrison[at])));
  }
  const auto points = points_by_seat(board);
  for (const Seat seat : SeatSet::all(board.rules.players)) {
    print(Line("points ", seat, ' ', points[seat.index]));
    print(Line("reserve ", seat, ' ', board.reserve[seat.index]));
  }
}

}  // namespace hastilude::castles
