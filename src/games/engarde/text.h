// En Garde in the notation of docs/rules/records.md: moves, options, positions.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/game.h"
#include "core/reading.h"
#include "core/result.h"
#include "core/sink.h"
#include "core/text.h"
#include "games/engarde/board.h"

namespace hastilude::engarde {

inline constexpr std::array<Option, 3> options{{
    {.key = "level", .words = all_names<Level>},
    {.key = "target", .words = {}, .least = 1, .most = 99, .usual = 5},
    {.key = "discards", .words = all_names<Discards>},
}};

inline constexpr PlayerRange player_range{2, 2};

constexpr Rules rules_of(const Setup& given) {
  const Setup setup = sound(given, player_range, options);
  return {.level = static_cast<Level>(setup.values[0]),
          .discards = static_cast<Discards>(setup.values[2]),
          .target = static_cast<std::uint8_t>(setup.values[1])};
}
constexpr Setup setup_of(const Rules& rules) {
  return {.players = 2,
          .values = {static_cast<std::int16_t>(rules.level), rules.target,
                     static_cast<std::int16_t>(rules.discards)}};
}

// A line without the seat that decides.
void write(Sink& sink, const Move& move);
Result<Move, Complaint> read(Words words);

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
  std::optional<Complaint> read_strip(Words& words);
  std::optional<Complaint> read_hand(Words& words, Seat seat);
  std::optional<Complaint> read_discard(Words& words);
  std::optional<Complaint> read_score(Words& words);
  std::optional<Complaint> read_attack(Words& words);
  std::optional<Complaint> read_seat_of(Words& words, int item);
  std::optional<Complaint> read_item(Words& words, int item);
  Result<int, Complaint> use_card(Words& words);
  std::optional<Complaint> wrong_attack() const;

  State state_;
  Cards used_;
  Given given_;
};

}  // namespace hastilude::engarde
