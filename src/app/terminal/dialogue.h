// The conversation of the terminal game: shows the table to whoever is asked, takes what he types,
// lets the other seats play.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "app/commands.h"
#include "app/terminal/input.h"
#include "app/terminal/keeper.h"
#include "app/terminal/left_game.h"
#include "app/terminal/menu.h"
#include "app/terminal/screen.h"
#include "app/terminal/sheets.h"
#include "app/terminal/sitting.h"
#include "bots/player.h"

namespace hastilude::app {

class Dialogue {
 public:
  struct Players {
    SeatSet people;
    std::array<std::unique_ptr<bots::Player>, max_seats> bots;  // of the other seats
    std::uint64_t seed;                                         // of their random numbers
    std::string command;  // how they are asked for on the command line; nothing: as usual
    std::chrono::microseconds pace;                  // for a decision of theirs
    texts::Language language = texts::Language::en;  // in which people are spoken to
    std::string rulebook{};  // what was settled by the one of that language, to be told once
  };
  // Where the game is kept: as somebody asked, and in any case.
  struct Kept {
    Keeper asked;
    LeftGame left;
  };
  Dialogue(Sitting sitting, Players players, Kept kept);

  Exit run();
  // Whether another game was asked for at the end of this one.
  bool wants_another() const { return another_; }

 private:
  // What follows a line that was typed. `redraw`: the same sheet again, as far as it was chosen.
  enum class Next : std::uint8_t { prompt, show, redraw, done };

  void play();
  bool offer_out_of_turn();
  bool wants_to_act(Seat seat);
  void decide_together();
  void tell_lines(Seat seat);
  std::optional<AnyMove> answer_of(Seat seat);
  std::optional<AnyMove> only_answer(Seat seat) const;
  void play_in_time(const AnyMove& decision);
  bool leave_if_told();
  void show_waiting(Seat seat);
  void play(const AnyMove& decision);

  // Asking a person.
  std::optional<AnyMove> ask(Seat seat);
  void ask_after_end();
  void draw_curtain(Seat seat);
  enum class From : std::uint8_t { start, where_it_was };
  void show(From from);
  void draw_sheet(const Scene& now, std::string_view hint);
  match::Need need_of(Seat seat) const;
  Lines whats_new(const Scene& now) const;
  std::optional<std::string> typed();
  Scene scene() const;

  // What can be typed.
  Next answer(const std::string& line);
  Next answer_command(std::string_view command, std::string_view rest, const std::string& line);
  Next take(const Meaning& meaning);
  Next refuse(const AnyMove& move);
  Next undo();
  Next save(std::string file, const std::string& line);
  Next resign(const std::string& line);
  Next quit(const std::string& line);
  Next help(std::string_view word);
  Next list_actions();
  Next hint();
  Next again();
  Next say(std::string_view text);
  Next sheet(const Lines& lines);
  // Whether this line was just typed and warned of; else the warning is said.
  bool confirmed(const std::string& line, std::string_view warning);

  // A text of texts/LANGUAGE/terminal.ftl.
  std::string words(std::string_view id, std::initializer_list<texts::Arg> args = {}) const;
  void leave(Exit exit);
  void keep();
  bool is_kept() const;
  void say_farewell();
  std::string way_back(const std::string& load) const;

  Sitting sitting_;
  Players players_;
  std::array<std::optional<bots::Seated>, max_seats> seated_;  // the bots
  Kept kept_;
  Face face_;
  Handbook handbook_;
  Screen screen_;
  Input input_;

  Observer observer_;                              // who looks at the screen
  std::optional<Menu> menu_;                       // while someone is asked
  std::optional<AnyMove> decided_;                 // by whoever was asked last
  std::array<std::size_t, max_seats + 1> told_{};  // lines each has been told of
  std::array<std::size_t, max_seats> heard_{};     // by bots that listen
  SeatSet waiting_;      // who let the others go on, since the last decision
  std::string warned_;   // the line that has to be typed again
  std::string trouble_;  // with keeping the game, to be said with the news
  std::string mishap_;   // of a player from outside, likewise
  std::chrono::steady_clock::time_point since_;  // the last decision here, or answer of a person
  bool another_ = false;
  std::optional<Exit> exit_;
};

}  // namespace hastilude::app
