// What commands print with --json: one object on each line, in the shape of docs/json.md, whose
// version is `json_format`.
#pragma once

#include <string>

#include "bots/bot.h"
#include "record/read.h"
#include "wire/json_writer.h"

namespace hastilude::app {

// A member more is no new version; one that is gone, or means something else, is.
inline constexpr int json_format = 1;

// One line: an object of this type, with what `fill` writes into it.
template <class Fill>
std::string json_line(std::string_view type, Fill&& fill) {
  wire::JsonWriter json;
  json.object([&] {
    json.member("format", json_format);
    json.member("type", type);
    fill(json);
  });
  return json.take() + "\n";
}

// The members `game`, `rules`, `players` and `options`.
void setup_members(wire::JsonWriter& json, const GameApi& game, const Setup& setup);

// A whole game in someone's eyes: each step with the line that led to it, the position, the views
// of all seats (for who sees everything) and the legal moves.
std::string game_json(const record::Record& record, Observer observer);

// What is wrong with a record.
std::string error_json(std::string_view file, const record::Error& error);

// What a bot makes of a question.
struct Hint {
  std::string bot;
  std::uint64_t seed = 1;
  Seat seat;
  std::optional<AnyMove> choice;  // nothing: to wait
  std::vector<bots::Thought> thoughts;
};
std::string hint_json(const record::Record& record, const match::Question& question,
                      const Hint& hint);

}  // namespace hastilude::app
