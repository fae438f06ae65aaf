// En Garde: a fencer who plays by the book, and by common sense where the book is silent.
#pragma once

#include <array>
#include <memory>

#include "bots/engarde/book.h"
#include "bots/engarde/page.h"

namespace hastilude::bots::engarde {

// A book for each level; where there is none, all is left to sense.
struct Books {
  std::array<std::shared_ptr<const Book>, 3> of_level{};

  const Book* find(Level level) const { return of_level[static_cast<std::size_t>(level)].get(); }
};

class Master {
 public:
  Books books;
  Page sense;

  Move operator()(const State& world, Seat seat, Random& random) const {
    const Knowledge know(world, seat);
    if (const std::optional<Move> hit = sure_hit(know)) return *hit;
    const Book* book = books.find(world.board.rules.level);
    const std::optional<Odds> odds =
        book != nullptr ? book->find(Situation(world, seat).key()) : std::nullopt;
    const std::optional<Move> move = odds ? draw_lot(know, *odds, random) : std::nullopt;
    return move ? *move : sense(world, seat, random);
  }

 private:
  // E7; and an attack with more cards than the other can hold.
  static std::optional<Move> sure_hit(const Knowledge& know) {
    const int distance = know.board.distance();
    if (know.board.stage != Stage::turn || distance > highest_card) return {};
    const int held = know.hand[distance];
    if (held == 0) return {};
    if (know.board.rules.level == Level::basic) return strike(know.seat, distance, 1);
    if (held <= know.unseen[distance]) return {};
    return strike(know.seat, distance, held);
  }

  // Nothing where the odds are not those of the actions that there are.
  static std::optional<Move> draw_lot(const Knowledge& know, const Odds& odds, Random& random) {
    int sum = 0;
    for (const std::uint8_t each : odds) sum += each;
    int lot = random.below(sum);
    std::size_t action = 0;
    std::optional<Move> drawn;
    list_moves(know.board, know.seat, know.hand, [&](const Move& move) {
      if (action < odds.size() && !drawn) {
        lot -= odds[action];
        if (lot < 0) drawn = move;
      }
      ++action;
      return Visit::more;
    });
    return action == odds.size() ? drawn : std::nullopt;
  }
};

}  // namespace hastilude::bots::engarde
