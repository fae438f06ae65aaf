// What a game says, as data: a line of a record, of a position or of facts is a kind and terms,
// each with what it is. A game puts them into a sink and knows nothing of what becomes of them: the
// notation (notation.h), or a statement for a client.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "core/seats.h"

namespace hastilude {

// One thing that a line names. It owns no text: names are the game's own and last for ever.
struct Term {
  enum class Kind : std::uint8_t {
    seat,      // @2
    card,      // R4
    cards,     // 4x2: several of one kind, played together
    hidden,    // ?: a card that the observer may not see
    place,     // #3
    number,    // 12
    word,      // advanced
    thing,     // what only this game has, by its name: the castle k10
    numbered,  // the same, by a number: b2, a blazon of lord 2
    none       // -
  };
  Kind kind = Kind::none;
  int number = 0;           // of seat, place, number, numbered; of cards, how many
  std::string_view name{};  // of card, cards, word, thing, numbered
  std::string_view sort{};  // of thing, numbered: "castle", "blazon"

  constexpr Term() = default;
  constexpr Term(Seat seat) : kind(seat == nobody ? Kind::none : Kind::seat) {
    if (seat != nobody) number = seat.number();
  }
  constexpr Term(std::integral auto value) : kind(Kind::number), number(static_cast<int>(value)) {}
  constexpr Term(std::string_view word) : kind(Kind::word), name(word) {}
  constexpr Term(const char* word) : Term(std::string_view(word)) {}

  static constexpr Term card(std::string_view called) { return {Kind::card, 1, called, {}}; }
  static constexpr Term cards(std::string_view called, int count) {
    return {Kind::cards, count, called, {}};
  }
  static constexpr Term none() { return {}; }
  static constexpr Term hidden() { return {Kind::hidden, 0, {}, {}}; }
  static constexpr Term place(int value) { return {Kind::place, value, {}, {}}; }
  static constexpr Term thing(std::string_view of_sort, std::string_view called) {
    return {Kind::thing, 0, called, of_sort};
  }
  static constexpr Term numbered(std::string_view of_sort, std::string_view called, int value) {
    return {Kind::numbered, value, called, of_sort};
  }

  friend constexpr bool operator==(const Term&, const Term&) = default;

 private:
  constexpr Term(Kind what, int value, std::string_view called, std::string_view of_sort)
      : kind(what), number(value), name(called), sort(of_sort) {}
};

// Takes lines: each begins with its kind, has its terms added in order, and ends.
class Sink {
 public:
  virtual void begin(std::string_view kind) = 0;
  virtual void add(const Term& term) = 0;
  virtual void end() = 0;

  // A line of so many terms.
  template <class... Terms>
  void line(std::string_view kind, const Terms&... terms) {
    begin(kind);
    (add(terms), ...);
    end();
  }

 protected:
  Sink() = default;
  Sink(const Sink&) = default;
  Sink& operator=(const Sink&) = default;
  ~Sink() = default;
};

// Cards in the order of their kinds, one term each, then a hidden one for each that is not shown;
// `names` are the game's, by kind.
template <class Cards, class Names>
void add_cards(Sink& sink, const Cards& shown, int count, const Names& names) {
  for (const int kind : shown.kinds()) {
    for (int held = shown[kind]; held > 0; --held, --count)
      sink.add(Term::card(names[static_cast<std::size_t>(kind)]));
  }
  for (; count > 0; --count) sink.add(Term::hidden());
}

}  // namespace hastilude
