// Longer texts for the terminal game: help and the log.
#pragma once

#include <string_view>

#include "app/help.h"
#include "app/terminal/face.h"

namespace hastilude::app {

// The help of a game and of the terminal itself.
struct Handbook {
  Help game;
  Help terminal;
  texts::Language language = texts::Language::en;
};
Handbook handbook_of(const GameApi& game, texts::Language language = texts::Language::en);

// What there is to know, and about which words there is more.
Lines help_overview(const Handbook& book, const Face& face, const Scene& scene);
// The rules of the game as it is played here, by their numbers.
Lines rules_sheet(const Handbook& book, const Face& face, const Scene& scene);
// About a word, a card or a rule number; or which words are like it.
Lines help_about(const Handbook& book, std::string_view word);

// The lines so far, as notation and in words.
Lines log_sheet(const Face& face, const Scene& scene, std::span<const SeenLine> lines);

// A sentence about each line from `first` on that is news to the viewer: not his own decisions, but
// for the very last one, after which he is asked again.
Lines news(const Face& face, const Scene& scene, std::span<const SeenLine> lines,
           std::size_t first);

}  // namespace hastilude::app
