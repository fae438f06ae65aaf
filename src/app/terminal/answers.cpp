// The dialogue's answers to what is typed.
#include <algorithm>
#include <array>
#include <span>

#include <unistd.h>

#include "app/explain.h"
#include "app/terminal/dialogue.h"
#include "bots/bots.h"
#include "bots/seeds.h"
#include "core/notation.h"

namespace hastilude::app {
namespace {

constexpr std::size_t most_hints = 3;

// Answers to "another one?" in every language.
constexpr std::array<std::string_view, 7> yes_words{"y", "yes", "o", "oui", "s", "si", "sì"};
constexpr std::array<std::string_view, 3> no_words{"n", "no", "non"};

template <std::size_t Count>
bool among(const std::array<std::string_view, Count>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view why_no_undo(NoUndo why) {
  switch (why) {
    case NoUndo::nothing: return "terminal-undo-nothing";
    case NoUndo::chance: return "terminal-undo-chance";
    case NoUndo::hidden: return "terminal-undo-hidden";
    case NoUndo::others: return "terminal-undo-others";
  }
  return {};
}

}  // namespace

Dialogue::Next Dialogue::say(std::string_view text) {
  screen_.line(text);
  return Next::prompt;
}

Dialogue::Next Dialogue::answer(const std::string& line) {
  Words words(line);
  if (words.done()) return Next::show;
  const std::string_view command = words.next();
  const Next next = answer_command(command, words.rest(), line);
  if (line != warned_) warned_.clear();
  return next;
}

Dialogue::Next Dialogue::answer_command(std::string_view command, std::string_view rest,
                                        const std::string& line) {
  if (command.starts_with('?')) {
    return help(command.size() > 1 ? command.substr(1) : rest);
  }
  if (command == "help" || (command == "rules" && !rest.empty())) return help(rest);
  if (command == "save") return save(std::string(rest), line);
  if (rest.empty()) {
    if (command == "log") return sheet(log_sheet(face_, scene(), sitting_.seen(observer_)));
    if (command == "undo") return undo();
    if (command == "resign") return resign(line);
    if (command == "quit" || command == "exit" || command == "q") return quit(line);
    if (command == "list") return list_actions();
    if (command == "hint") return hint();
    if (command == "rules") return sheet(rules_sheet(handbook_, face_, scene()));
    if (command == "again" || (sitting_.over() && among(yes_words, command))) return again();
    if (sitting_.over() && among(no_words, command)) return quit(line);
    if (command == "up" && menu_) return menu_->up() ? take(Stepped{}) : Next::show;
  }
  if (!menu_) return say(words("terminal-over-commands"));
  return take(menu_->understand(line));
}

Dialogue::Next Dialogue::take(const Meaning& meaning) {
  if (const auto* decided = std::get_if<Decided>(&meaning)) {
    decided_ = decided->move;
    return Next::done;
  }
  if (std::holds_alternative<Waits>(meaning)) return Next::done;
  if (std::holds_alternative<Stepped>(meaning)) {
    const std::string hint = words("terminal-hint-step");
    if (screen_.has_sheets()) {
      draw_sheet(scene(), hint);
      return Next::prompt;
    }
    screen_.lines(menu_->draw());
    return say(styled(Style::faint, hint));
  }
  if (const auto* not_legal = std::get_if<NotLegal>(&meaning)) return refuse(not_legal->move);
  return say(styled(Style::bad, std::get<NotUnderstood>(meaning).why) + " " +
             words("terminal-helps"));
}

Dialogue::Next Dialogue::refuse(const AnyMove& move) {
  const GameApi& game = sitting_.game();
  if (const std::optional<Refusal> refusal = sitting_.match().check(move))
    return say(styled(Style::bad, explain(game, *refusal, code(players_.language)) + "."));
  if (game.mover(move) != observer_.seat())
    return say(
        styled(Style::bad, words("terminal-decide-alone", {{"seat", observer_.seat().number()}})));
  return take(Decided{move});
}

Dialogue::Next Dialogue::undo() {
  // After the end of a game between people, it is the last decision that can be taken back.
  const Seat seat = observer_.seated() ? observer_.seat() : sitting_.last_mover();
  if (!players_.people.contains(seat)) return say(words(why_no_undo(NoUndo::nothing)));
  if (const std::optional<NoUndo> why = sitting_.undo(seat)) return say(words(why_no_undo(*why)));
  waiting_ = {};
  const std::size_t lines = sitting_.seen(Observer::spectator()).size();
  for (std::size_t& told : told_) told = std::min(told, lines);
  for (const Seat bot : SeatSet::all(sitting_.players())) {
    if (!seated_[bot.index]) continue;
    heard_[bot.index] = std::min(heard_[bot.index], lines);
    seated_[bot.index]->go_back(lines);
  }
  return Next::done;
}

Dialogue::Next Dialogue::save(std::string file, const std::string& line) {
  Keeper& keeper = kept_.asked;
  if (file.empty()) file = keeper.file();
  if (file.empty()) return say(words("terminal-save-name"));
  if (!keeper.owns(file) && access(file.c_str(), F_OK) == 0 &&
      !confirmed(line, words("terminal-save-replaces", {{"file", harmless(file)}}))) {
    return Next::prompt;
  }
  const texts::Texts& say_it = texts::in(players_.language);
  if (const std::optional<std::string> trouble = keeper.save(sitting_.record(), file, say_it))
    return say(styled(Style::bad, harmless(*trouble) + "."));
  const std::string command = way_back("--load " + shell_word(file));
  say(words("terminal-saved", {{"file", harmless(file)}, {"command", harmless(command)}}));
  return say(styled(Style::faint, words("terminal-saved-secrets")));
}

Dialogue::Next Dialogue::resign(const std::string& line) {
  if (!menu_) return say(words("terminal-over"));
  if (sitting_.players() != 2) return say(words("terminal-resign-two"));
  if (!confirmed(line, words("terminal-resign-sure"))) return Next::prompt;
  sitting_.resign(observer_.seat());
  return Next::done;
}

Dialogue::Next Dialogue::quit(const std::string& line) {
  const bool lost = !sitting_.over() && !is_kept() && sitting_.last_mover() != nobody;
  if (lost && !confirmed(line, words("terminal-quit-sure", {{"line", line}}))) return Next::prompt;
  leave(Exit::success);
  return Next::done;
}

bool Dialogue::confirmed(const std::string& line, std::string_view warning) {
  if (warned_ == line) return true;
  warned_ = line;
  say(warning);
  return false;
}

Dialogue::Next Dialogue::help(std::string_view word) {
  return sheet(word.empty() ? help_overview(handbook_, face_, scene())
                            : help_about(handbook_, word));
}

Dialogue::Next Dialogue::list_actions() {
  if (!menu_) return say(words("terminal-over"));
  Lines lines;
  for (const Action& action : menu_->actions()) lines.push_back(action.text);
  return sheet(lines);
}

// What the game's adviser thinks of what can be done, from what this seat has seen. Among people
// nobody is helped by the program, as at tables of the server.
Dialogue::Next Dialogue::hint() {
  if (!menu_) return say(words("terminal-over"));
  if (players_.people.size() > 1) return say(words("terminal-hint-others"));
  const GameApi& game = sitting_.game();
  const bots::Bot& bot = bots::adviser_of(game);
  if (!bot.think) return say(words("terminal-hint-none"));
  Random random(bots::derived({players_.seed, max_seats}));  // those of no bot
  const std::vector<bots::Thought> thoughts =
      bot.think(sitting_.match().question(observer_.seat()), random,
                {.stop = [] { return signal_caught() != 0; }});
  if (leave_if_told()) return Next::done;
  if (thoughts.empty()) return say(words("terminal-hint-none"));
  Lines lines{words("terminal-hint-of")};
  for (const bots::Thought& thought :
       std::span(thoughts).first(std::min(most_hints, thoughts.size()))) {
    const std::string action = thought.move ? std::string(notation_of(game, *thought.move).view())
                                            : words("terminal-wait");
    lines.push_back(
        words("terminal-hint-line",
              {{"action", action}, {"share", static_cast<int>(100 * thought.win_share + 0.5)}}));
  }
  return sheet(lines);
}

// Another game with the same people and bots.
Dialogue::Next Dialogue::again() {
  if (!sitting_.over()) return say(words("terminal-again-not-over"));
  another_ = true;
  leave(Exit::success);
  return Next::done;
}

// Shows a longer text, as many lines at a time as there is room for.
Dialogue::Next Dialogue::sheet(const Lines& lines) {
  const int room = std::max(3, screen_.rows() - 2);
  int used = 0;
  for (const std::string& line : lines) {
    for (const std::string& row :
         wrapped(line, screen_.columns() - 1, line.starts_with("- ") ? 2 : 0)) {
      if (used++ == room) {
        used = 1;
        screen_.line(styled(Style::faint, words("terminal-more")));
        const std::optional<std::string> answer = typed();
        if (exit_) return Next::done;
        if (!answer) return Next::redraw;
        if (!answer->empty()) return Next::prompt;
      }
      screen_.line(row);
    }
  }
  return Next::prompt;
}

}  // namespace hastilude::app
