#include "table/statement.h"

namespace hastilude::tables {
namespace {

Term term_of(const GameApi& game, std::string_view word) {
  if (word == "?") return {.kind = Term::Kind::hidden};
  if (word == "-") return {.kind = Term::Kind::none};
  if (const std::optional<Seat> seat = to_seat(word, max_seats))
    return {.kind = Term::Kind::seat, .number = seat->number()};
  if (word.starts_with('#')) {
    if (const std::optional<int> place = to_number(word.substr(1)))
      return {.kind = Term::Kind::place, .number = *place};
  }
  if (game.find_card(word))
    return {.kind = Term::Kind::card, .number = 1, .text = std::string(word)};
  const std::size_t times = word.find('x');
  if (times != std::string_view::npos && game.find_card(word.substr(0, times))) {
    if (const std::optional<int> count = to_number(word.substr(times + 1)))
      return {
          .kind = Term::Kind::card, .number = *count, .text = std::string(word.substr(0, times))};
  }
  if (const std::optional<int> number = to_number(word))
    return {.kind = Term::Kind::number, .number = *number};
  return {.kind = Term::Kind::word, .text = std::string(word)};
}

}  // namespace

Statement statement_of(const GameApi& game, std::string_view line) {
  Statement statement{.text = std::string(line)};
  Words words(line);
  if (const std::optional<Seat> seat = to_seat(words.peek(), max_seats)) {
    statement.seat = *seat;
    words.next();
  }
  statement.kind = words.next();
  while (!words.done()) statement.terms.push_back(term_of(game, words.next()));
  return statement;
}

std::vector<Term> subjects_of(const GameApi& game, const Refusal& refusal) {
  std::vector<Term> terms;
  for (const Subject& subject : refusal.subjects) {
    Line name;
    switch (subject.kind) {
      case Subject::Kind::none: break;
      case Subject::Kind::card:
        game.write_card(name, subject.value);
        terms.push_back({.kind = Term::Kind::card, .number = 1, .text = std::string(name.view())});
        break;
      case Subject::Kind::seat:
        terms.push_back({.kind = Term::Kind::seat, .number = subject.value + 1});
        break;
      case Subject::Kind::number:
        terms.push_back({.kind = Term::Kind::number, .number = subject.value});
        break;
    }
  }
  return terms;
}

}  // namespace hastilude::tables
