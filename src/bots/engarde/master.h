// En Garde: a fencer who plays by the book, and by something else where the book is silent.
#pragma once

#include "bots/engarde/book.h"
#include "bots/engarde/page.h"

namespace hastilude::bots::engarde {

// Book and sense are the caller's, and must outlive it; without a book all is left to sense.
template <search::Policy<EnGarde> Sense>
class Master {
 public:
  Master(const Book* book, const Sense& sense) : book_(book), sense_(sense) {}

  Move operator()(const State& world, Seat seat, Random& random) const {
    const Knowledge know(world, seat);
    if (const std::optional<Move> hit = sure_hit(know)) return *hit;
    const std::optional<Odds> odds =
        book_ != nullptr ? book_->find(Situation(world, seat).key()) : std::nullopt;
    const std::optional<Move> move = odds ? draw_lot(know, *odds, random) : std::nullopt;
    return move ? *move : sense_(world, seat, random);
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

  const Book* book_;
  const Sense& sense_;
};

}  // namespace hastilude::bots::engarde
