// Whether a bot wins as often as it thinks it will: its games against itself, sorted by the chances
// that it gave itself.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "bots/arena/builds.h"
#include "bots/bot.h"
#include "core/result.h"

namespace hastilude::arena {

// Decisions at which the bot's chances lay in one tenth.
struct Tenth {
  std::int64_t decisions = 0;
  double thought = 0;  // the mean of what it thought
  double won = 0;      // the share of wins that came of it
  double error = 0;    // standard; a game is one observation
};

struct Calibration {
  std::string command;  // that made it
  Builds builds{};
  std::array<Tenth, 10> tenths{};
};

// Plays so many games with the bot in every seat; it must be one that says what it thinks.
Calibration calibrate(const GameApi& game, const Setup& setup, const bots::Bot& bot, int games,
                      std::uint64_t seed, const std::function<void()>& game_played);

// As a file, and back.
std::string calibration_text(const Calibration& calibration);
Result<Calibration, std::string> calibration_in(std::string_view text);

// For documents: in Markdown, and drawn (SVG).
std::string calibration_table(const Calibration& calibration);
std::string calibration_picture(const Calibration& calibration);

}  // namespace hastilude::arena
