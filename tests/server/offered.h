// What somebody can decide, of what the server offers (docs/protocol.md, "Lines").
#pragma once

#include <cstddef>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "wire/unmarked.h"

namespace hastilude::tests {

// The notation of a line that was told.
inline std::string notation_in(const boost::json::value& line) {
  return wire::unmarked(std::string_view(line.as_string()));
}

inline const boost::json::array& picks_in(const boost::json::object& choices) {
  static const boost::json::array none;
  const boost::json::value* const picks = choices.if_contains("picks");
  return picks == nullptr ? none : picks->as_array();
}

// How many moves and picks there are.
inline std::size_t count_offered(const boost::json::object& choices) {
  return choices.at("moves").as_array().size() + picks_in(choices).size();
}

// One of them; of cards that can be picked, the first so many.
inline std::string offered(const boost::json::object& choices, std::size_t at) {
  const boost::json::array& moves = choices.at("moves").as_array();
  if (at < moves.size()) return notation_in(moves[at]);
  const boost::json::value& pick = picks_in(choices).at(at - moves.size());
  const std::string_view cards = pick.at("cards").as_string();
  std::size_t end = 0;
  for (auto i = pick.at("least").to_number<std::size_t>(); i > 0; --i)
    end = cards.find(' ', end + 1);
  return notation_in(pick.at("move")) + (end == 0 ? "" : ' ' + std::string(cards.substr(0, end)));
}

}  // namespace hastilude::tests
