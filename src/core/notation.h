// The sink that writes the notation of docs/rules/records.md.
#pragma once

#include <utility>

#include "core/api.h"
#include "core/sink.h"
#include "core/text.h"

namespace hastilude {

template <std::size_t Capacity>
constexpr void write_term(Text<Capacity>& text, const Term& term) {
  switch (term.kind) {
    case Term::Kind::seat: text.add('@', term.number); break;
    case Term::Kind::cards: text.add(term.name, 'x', term.number); break;
    case Term::Kind::hidden: text.add('?'); break;
    case Term::Kind::place: text.add('#', term.number); break;
    case Term::Kind::number: text.add(term.number); break;
    case Term::Kind::none: text.add('-'); break;
    default: text.add(term.name);
  }
}

// Writes one line behind what a text has already.
class Notation final : public Sink {
 public:
  explicit Notation(LineText& text) : text_(text) {}

  void begin(std::string_view kind) override { text_.add(kind); }
  void add(const Term& term) override {
    text_.add(' ');
    write_term(text_, term);
  }
  void end() override {}

 private:
  LineText& text_;
};

// A move as an action is written: without the seat that decides.
inline LineText notation_of(const GameApi& game, const AnyMove& move) {
  LineText line;
  Notation notation(line);
  game.write(notation, move);
  return line;
}

// The words that the cards of a pick follow.
inline LineText notation_of(const Pick& pick) {
  LineText line;
  Notation notation(line);
  write_pick(notation, pick);
  return line;
}

// Writes any number of lines and hands over each as it ends: NotationLines lines(print).
template <class Print>
class NotationLines final : public Sink {
 public:
  explicit NotationLines(Print print) : print_(std::move(print)) {}

  void begin(std::string_view kind) override {
    text_.clear();
    text_.add(kind);
  }
  void add(const Term& term) override {
    text_.add(' ');
    write_term(text_, term);
  }
  void end() override { print_(text_.view()); }

 private:
  Print print_;
  LineText text_;
};

}  // namespace hastilude
