// The Castles in the notation of docs/rules/records.md: moves, options, positions.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/function_ref.h"
#include "core/game.h"
#include "core/reading.h"
#include "core/result.h"
#include "core/text.h"
#include "games/castles/board.h"

namespace hastilude::castles {

inline constexpr std::array<Option, 1> options{{
    {.key = "track", .words = {}, .least = 2, .most = longest_track, .usual = 3},
}};

constexpr Rules rules_of(const Setup& setup) {
  return {.players = setup.players, .track = static_cast<std::uint8_t>(setup.values[0])};
}
constexpr Setup setup_of(const Rules& rules) {
  return {.players = rules.players, .values = {rules.track}};
}

inline constexpr std::array<std::string_view, castle_count> castle_names{"k5", "k6", "k7a", "k7b",
                                                                         "k10"};

void write_card(Line& line, int card);
// Cards in order, then a ? for each that is hidden.
void write_cards(Line& line, const Cards& shown, int count);
void write_blazon(Line& line, Seat lord);

Result<int, Complaint> read_card(Words& words);
Result<int, Complaint> read_castle(Words& words);
// b1 to the blazon of the last player.
Result<Seat, Complaint> read_blazon(Words& words, int players);

// A line without the seat that decides; hidden cards are written as ?.
void write(Line& line, const Move& move);
Result<Move, Complaint> read(int players, Words words);

// The kind of card of this name, if there is one.
std::optional<int> find_card(std::string_view word);
// What everyone can count at this table, as lines.
void write_facts(const Board& board, FunctionRef<void(std::string_view)> print);

void write_position(const View<State>& view, FunctionRef<void(std::string_view)> print);

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
