#include "record/information.h"

#include "record/line_text.h"
#include "record/print.h"

namespace hastilude::record {

InformationState::InformationState(const GameApi& game, const AnyView& first) : game_(&game) {
  add(game.name);
  for (const std::string& line : position_lines(game, first)) add(line);
}

void InformationState::hear(const AnyMove& seen) { add(line_text(*game_, seen)); }

void InformationState::add(std::string_view line) {
  const auto take = [this](char c) {
    hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  };
  for (const char c : line) take(c);
  take('\n');
}

}  // namespace hastilude::record
