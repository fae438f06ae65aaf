// The Castles in the notation of docs/rules/records.md: moves, options, positions.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/game.h"
#include "core/reading.h"
#include "core/result.h"
#include "core/sink.h"
#include "core/text.h"
#include "games/castles/board.h"

namespace hastilude::castles {

inline constexpr std::array<Option, 1> options{{
    {.key = "track", .words = {}, .least = 2, .most = longest_track, .usual = 3},
}};

inline constexpr PlayerRange player_range{2, max_seats};

constexpr Rules rules_of(const Setup& given) {
  const Setup setup = sound(given, player_range, options);
  return {.players = setup.players, .track = static_cast<std::uint8_t>(setup.values[0])};
}
constexpr Setup setup_of(const Rules& rules) {
  return {.players = rules.players, .values = {rules.track}};
}

constexpr Term castle_term(int castle) {
  return Term::thing("castle", castle_names[static_cast<std::size_t>(castle)]);
}
constexpr Term blazon_term(Seat lord) {
  return Term::numbered("blazon", blazon_names[lord.index], lord.number());
}

Result<int, Complaint> read_card(Words& words);
Result<int, Complaint> read_castle(Words& words);
// b1 to the blazon of the last player.
Result<Seat, Complaint> read_blazon(Words& words, int players);

// A line without the seat that decides.
void write(Sink& sink, const Move& move);
Result<Move, Complaint> read(int players, Words words);

void write_position(const View<State>& view, Sink& sink);
// What follows from a view by the rules.
void write_facts(const View<State>& view, Sink& sink);

// A position while it is read: lines in any order, each once.
class Draft {
 public:
  explicit Draft(const Rules& rules) {
    state_.board.rules = rules;
    state_.board.pending.stage = Stage::attack;
  }
  std::optional<Complaint> read(Words words);
  Result<State, Complaint> finish() const;

 private:
  std::optional<Complaint> read_item(Words& words, int item, int owner);
  std::optional<Complaint> read_cards(Words& words, Cards& into);
  std::optional<Complaint> read_garrison(Words& words, Cards& garrison);
  std::optional<Complaint> read_track(Words& words, Track& track);
  std::optional<Complaint> read_prisoners(Words& words, Seat holder);
  std::optional<Complaint> read_passes(Words& words);
  std::optional<Complaint> read_phase(Words& words);
  std::optional<Complaint> read_face_up(Words& words, int most);
  std::optional<Complaint> read_sale(Words& words);
  std::optional<Complaint> read_offer(Words& words, Seat seat);
  std::optional<Complaint> read_bid(Words& words, Seat seat);
  std::optional<Complaint> read_turn(Words& words);
  std::optional<Complaint> read_seats(Words& words, SeatSet& seats);
  Result<int, Complaint> use_card(Words& words);
  Result<Seat, Complaint> use_blazon(Words& words);
  std::optional<Complaint> wrong_answers(const Board& board) const;
  std::optional<Complaint> wrong_answer(Seat seat) const;

  State state_;
  Cards used_;
  Given given_;
};

}  // namespace hastilude::castles
