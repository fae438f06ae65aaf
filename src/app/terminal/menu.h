// The legal actions of a seat as a list to choose from: all of them if they fit, else step by step;
// and what a typed line means.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/terminal/face.h"
#include "match/question.h"

namespace hastilude::app {

// The legal decisions of the viewer, from his view alone.
Actions legal_actions(const GameApi& game, const AnyView& view);

// What a line typed by a player means.
struct Decided {
  AnyMove move;
};
struct Waits {};    // he may act, but lets the others go on
struct Stepped {};  // there is another list to choose from now
// It reads as an action, but not as a legal one of this seat.
struct NotLegal {
  AnyMove move;
};
struct NotUnderstood {
  std::string why;
};
using Meaning = std::variant<Decided, Waits, Stepped, NotLegal, NotUnderstood>;

class Menu {
 public:
  // `rows` is the room for the list.
  Menu(const Face& face, const Scene& scene, Actions actions, match::Need need, int rows);
  Menu(const Menu&) = delete;
  Menu& operator=(const Menu&) = delete;

  Lines draw() const;
  Meaning understand(std::string_view typed);
  // One step back; false at the beginning.
  bool up();
  const Actions& actions() const { return actions_; }
  // How far the choice has come, and going there at once.
  const std::string& chosen() const { return words_; }
  void go_to(std::string_view words) { step_to(words); }

 private:
  Seat seat() const;
  void step_to(std::string_view words);
  void add_wait();
  const Action* exact(std::string_view text) const;
  std::vector<const Action*> beginning(std::string_view text) const;
  Meaning take_number(int number);
  Meaning take(Choice choice);
  std::optional<Meaning> follow(const std::string& words);
  Meaning take_beginning(std::string_view typed);
  Meaning take_notation(std::string_view typed) const;

  const Face& face_;
  Scene scene_;
  match::Need need_;
  int rows_;
  Actions actions_;
  std::string words_;
  Step step_;
};

// A list in as many columns as it needs to fit, with the notes if there is room for them.
Lines laid_out(const std::vector<Choice>& choices, int columns, int rows);

}  // namespace hastilude::app
