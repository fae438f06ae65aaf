// Ivanhoe in the notation of docs/rules/records.md: moves, options, positions.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/game.h"
#include "core/reading.h"
#include "core/result.h"
#include "core/sink.h"
#include "core/text.h"
#include "games/ivanhoe/board.h"

namespace hastilude::ivanhoe {

inline constexpr std::array<Option, 2> options{{
    {.key = "first", .words = all_names<First>},
    {.key = "purple", .words = all_names<PurpleBan>},
}};

inline constexpr PlayerRange player_range{2, most_players};

constexpr Rules rules_of(const Setup& given) {
  const Setup setup = sound(given, player_range, options);
  return {.players = setup.players,
          .first = static_cast<First>(setup.values[0]),
          .purple = static_cast<PurpleBan>(setup.values[1])};
}
constexpr Setup setup_of(const Rules& rules) {
  return {
      .players = rules.players,
      .values = {static_cast<std::int16_t>(rules.first), static_cast<std::int16_t>(rules.purple)}};
}

// A line without the seat that decides.
void write(Sink& sink, const Move& move);
Result<Move, Complaint> read(Words words, int players);

// Reading of parts that moves and positions share.
Result<Card, Complaint> read_card(Words& words);
Result<Color, Complaint> read_color(Words& words);
std::optional<Complaint> read_decision(Words& words, Move& move, int players);
// What stands behind the kind of a line.
void write_terms(Sink& sink, const Move& move);
Term color_term(Color color);

void write_position(const View<State>& view, Sink& sink);
// What follows from a view by the rules.
void write_facts(const View<State>& view, Sink& sink);

// A position while it is read: lines in any order, each once.
class Draft {
 public:
  explicit Draft(const Rules& rules) { state_.board.rules = rules; }
  std::optional<Complaint> read(Words words);
  Result<State, Complaint> finish() const;

 private:
  std::optional<Complaint> read_item(Words& words, int item);
  std::optional<Complaint> read_item_of(Words& words, int item, Seat seat);
  std::optional<Complaint> read_seat_of(Words& words, int item);
  std::optional<Complaint> read_hand(Words& words, Seat seat);
  std::optional<Complaint> read_display(Words& words, Seat seat);
  std::optional<Complaint> read_front(Words& words, Seat seat);
  std::optional<Complaint> read_tokens(Words& words, Seat seat);
  std::optional<Complaint> read_discard(Words& words);
  std::optional<Complaint> read_due(Words& words);
  std::optional<Complaint> read_announced(Words& words);
  Result<Card, Complaint> use_card(Words& words);
  std::optional<Complaint> use(Card card);
  std::optional<Complaint> wrong_seats() const;
  std::optional<Complaint> wrong_opening() const;
  std::optional<Complaint> wrong_turn() const;
  std::optional<Complaint> wrong_due() const;
  std::optional<Complaint> wrong_reaction() const;

  State state_;
  Cards used_;
  SeatSet out_;
  Given given_;
};

}  // namespace hastilude::ivanhoe
