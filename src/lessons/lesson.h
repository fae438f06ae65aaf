// A lesson that one plays, as it is written in lessons/ (see the README there): a record to begin
// from, then a script of words, lines that happen by themselves, and questions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "record/record.h"

namespace hastilude::lessons {

struct Step;
using Steps = std::vector<Step>;

// Words to be read before it goes on.
struct Say {
  std::string words;
};
// A line of the record that happens by itself: of another seat, or chance.
struct Happens {
  AnyMove move;
};
// What the words rely on: a line of the position, or a fact, as it stands here.
struct Holds {
  std::string line;
};
// The table anew, from another position of the same game.
struct Scene {
  record::Record begins;
};
// What follows if one of these is played; without moves: if anything else is.
struct Branch {
  std::vector<AnyMove> moves;
  Steps steps;
};
// A question to who learns. Either some moves are wanted, or each branch goes on in its own way.
struct Ask {
  std::string words;
  std::string hint{};   // empty: there is none
  std::string other{};  // said of a move that is not wanted; empty: what is said of any
  std::vector<AnyMove> wanted{};
  std::vector<Branch> branches{};
};

struct Step {
  int line = 0;  // of the file
  std::variant<Say, Happens, Holds, Scene, Ask> is;
};

// A game to go on with: so many players, bots of this name, options by key and value.
struct RealGame {
  int players = 0;
  std::string bot;
  std::vector<std::pair<std::string, std::string>> options;
};

struct Lesson {
  std::string name;
  Seat you;
  record::Record begins;
  Steps steps;
  std::optional<RealGame> then;

  const GameApi& game() const { return *begins.head.game; }
  // The name by which the texts have these words.
  std::string text_id(std::string_view words) const;
};

struct Error {
  int line = 0;
  Text<400> what;
};

// Whether the lines that happen are legal is found out by playing them (run.h).
Result<Lesson, Error> read_lesson(std::string_view text);

}  // namespace hastilude::lessons
