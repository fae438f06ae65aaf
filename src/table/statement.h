// A line of the notation taken apart, so that a page can speak any language without reading it.
#pragma once

#include <string>
#include <vector>

#include "core/api.h"

namespace hastilude::tables {

// One word of a line, by what it is.
struct Term {
  enum class Kind : std::uint8_t {
    seat,    // @2
    card,    // R4, 4x2
    hidden,  // ?
    place,   // #3
    number,
    word,
    none  // -
  };
  Kind kind = Kind::word;
  int number = 0;      // of seat, place, number; of a card: how many
  std::string text{};  // of card, word

  friend bool operator==(const Term&, const Term&) = default;
};

struct Statement {
  std::string text;
  std::string kind{};
  Seat seat = nobody;  // who decides, if it is a decision
  std::vector<Term> terms{};

  friend bool operator==(const Statement&, const Statement&) = default;
};

Statement statement_of(const GameApi& game, std::string_view line);

// The terms that a refusal is about.
std::vector<Term> subjects_of(const GameApi& game, const Refusal& refusal);

}  // namespace hastilude::tables
