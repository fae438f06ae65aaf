// How a game looks to people. A game has a file of its own, faces/GAME.cpp, with one Face in it;
// faces/faces.cpp lists them. A game without one is played with the plain face.
//
// A face is handed what one viewer may see, and only that. It writes UTF-8 with styles (style.h)
// and need not know what the terminal can show; it must not need more than `columns`.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/style.h"
#include "core/api.h"
#include "texts/texts.h"

namespace hastilude::app {

// A line of the record as someone saw it, with what he saw of the table just before it.
struct SeenLine {
  AnyView before;
  AnyMove line;
};
using SeenLines = std::vector<SeenLine>;

// Who sits where, told to someone: the viewer is "you".
struct Cast {
  std::array<std::string, max_seats> names;
  Observer observer = Observer::spectator();
  texts::Language language = texts::Language::en;

  // A text of texts/LANGUAGE/terminal.ftl.
  std::string say(std::string_view id, std::initializer_list<texts::Arg> args = {}) const;
  // One about what a seat does ($who, $you), perhaps to another ($target, $hit).
  std::string tells(std::string_view id, Seat seat,
                    std::initializer_list<texts::Arg> args = {}) const;
  std::string tells(std::string_view id, Seat seat, Seat target,
                    std::initializer_list<texts::Arg> args = {}) const;
  // "no cards", "one card", "5 cards".
  std::string cards(int count) const;

  bool is_you(Seat seat) const { return observer.seated() && observer.seat() == seat; }
  // "You" or "@2 Robin".
  std::string who(Seat seat) const;
  // "You (@1)" or "@2 Rob", no wider than `width`.
  std::string short_name(Seat seat, int width) const;

 private:
  std::string called(Seat seat) const;
  std::string named(Seat seat) const;
};

// What is to be shown, to whom, and how much room there is.
struct Scene {
  const GameApi* game;
  Setup setup;
  AnyView view;
  Cast cast;
  int columns;
  int rows;
};

// A legal decision and its notation, without the seat.
struct Action {
  AnyMove move;
  std::string text;
};
using Actions = std::vector<Action>;

// One line of a list to choose from by number: a whole action, or a way to some of them.
struct Choice {
  std::string words;               // the action in notation, as far as it is chosen
  std::string note;                // what it means, or how many actions it leads to
  const Action* action = nullptr;  // nothing: there is more to choose
  std::string label{};             // shown for the words, where only the last of them are new
};

// Where a choice among many actions stands.
struct Step {
  std::string note;  // what is missing, if anything has to be said
  std::vector<Choice> choices;
};

// Lines of a log that are not shown, from `first` on, before `last`, and what is said instead.
struct Veil {
  std::size_t first = 0;
  std::size_t last = 0;
  std::string why;
};

struct Face {
  std::string_view game;   // as in records
  std::string_view title;  // for people

  // The table: one line each, no wider than scene.columns.
  Lines (*draw)(const Scene& scene);
  // What the viewer is asked now, in a sentence.
  std::string (*question)(const Scene& scene);
  // A line of the record in a sentence, from the lines up to it (it is the last of them).
  std::string (*tell)(const Scene& scene, std::span<const SeenLine> lines);
  // What an action leads to, in a few words beside it; may be empty.
  std::string (*note)(const Scene& scene, const Action& action);
  // The notation of what was typed in a short form; other words stay as they are.
  std::string (*expand)(const Scene& scene, std::string_view typed);
  // An action or the beginning of one with styles; the words stay as they are typed.
  std::string (*paint)(std::string_view action);
  // How an action is chosen step by step where there are too many for a list: what can follow the
  // words chosen so far.
  Step (*step)(const Scene& scene, const Actions& actions, std::string_view words);
  // Which lines of the log the rules want forgotten.
  Veil (*veil)(const Scene& scene, std::span<const SeenLine> lines);
  // Whether the game, as it is played here, has what this word or rule of the help is about.
  bool (*knows)(const Scene& scene, std::string_view key);
};

// The plain face, for games without one and for what a face need not say in its own way.
Lines draw_plainly(const Scene& scene);
std::string question_plainly(const Scene& scene);
std::string tell_plainly(const Scene& scene, std::span<const SeenLine> lines);
std::string note_nothing(const Scene& scene, const Action& action);
std::string expand_nothing(const Scene& scene, std::string_view typed);
std::string paint_nothing(std::string_view action);
Step step_by_words(const Scene& scene, const Actions& actions, std::string_view words);
Veil veil_nothing(const Scene& scene, std::span<const SeenLine> lines);
bool know_all(const Scene& scene, std::string_view key);

constexpr Face plain_face(std::string_view game, std::string_view title) {
  return {.game = game,
          .title = title,
          .draw = draw_plainly,
          .question = question_plainly,
          .tell = tell_plainly,
          .note = note_nothing,
          .expand = expand_nothing,
          .paint = paint_nothing,
          .step = step_by_words,
          .veil = veil_nothing,
          .knows = know_all};
}

// The face of a game, or the plain one.
Face face_of(const GameApi& game);

}  // namespace hastilude::app
