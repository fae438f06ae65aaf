#include "record/information.h"

#include "match/course.h"
#include "record/line_text.h"
#include "record/print.h"

namespace hastilude::record {

InformationState::InformationState(const GameApi& game, const AnyState& start, Observer observer)
    : game_(&game), observer_(observer) {
  add(print_position({.game = &game, .setup = game.setup(start), .names = {}}, start, observer));
}

void InformationState::operator()(const AnyState& before, const match::Line& line) {
  add(line_text(*game_, match::seen(*game_, before, line, observer_)));
  add("\n");
}

void InformationState::add(std::string_view text) {
  for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
}

std::uint64_t information_of(const Record& record, Observer observer) {
  const GameApi& game = *record.head.game;
  InformationState state(game, record.start, observer);
  match::Course course(game, record.start);
  for (const Entry& entry : record.entries) {
    if (entry.kind == Entry::Kind::move) course.replay(entry.move, state);
    if (entry.kind == Entry::Kind::resign) course.replay(match::Resigned{entry.seat}, state);
  }
  return state.hash();
}

}  // namespace hastilude::record
