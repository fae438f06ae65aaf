#include "record/print.h"

#include "core/notation.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/options.h"

namespace hastilude::record {
namespace {

// The record again, line by line, with the states it goes through.
class Printer {
 public:
  Printer(const Record& record, Observer observer, Legal legal)
      : record_(record),
        game_(*record.head.game),
        observer_(observer),
        legal_(legal),
        course_(game_, record.start) {}

  std::string print() {
    print_preamble();
    for (const Entry& entry : record_.entries) print_entry(entry);
    if (course_.announcements().empty()) print_legal();
    print_opened();
    return std::move(text_);
  }

 private:
  void print_preamble() {
    if (observer_.see_all() && !record_.preamble.empty()) {
      for (const std::string& line : record_.preamble) text_ += line + "\n";
    } else if (record_.positioned) {
      text_ += print_position(record_.head, record_.start, observer_);
    } else {
      text_ += print_head(record_.head);
      if (record_.sealed) text_ += sealed_head(*record_.sealed);
    }
  }

  void print_opened() {
    if (!record_.sealed) return;
    if (!observer_.see_all() || record_.opened.empty()) {
      text_ += sealed_end(*record_.sealed);
    } else {
      for (const std::string& line : record_.opened) text_ += line + "\n";
    }
  }

  void print_entry(const Entry& entry) {
    switch (entry.kind) {
      case Entry::Kind::comment:
        if (observer_.see_all()) text_ += entry.comment + "\n";
        return;
      case Entry::Kind::name:
        return print_line("name @" + std::to_string(entry.seat.number()) + " " + entry.text, entry);
      case Entry::Kind::resign:
        print_line(line_text(game_, match::Resigned{entry.seat}), entry);
        return course_.resign(entry.seat);
      case Entry::Kind::move: return print_move(entry);
    }
  }

  void print_move(const Entry& entry) {
    if (game_.role(entry.move) == Role::announcement) {
      if (course_.announcements().empty()) course_.settle();
      const match::Course::Announcement due = course_.take_announcement();
      return print_line(line_text(game_, game_.seen(due.before, entry.move, observer_)), entry);
    }
    if (game_.role(entry.move) == Role::decision) print_legal();
    print_line(line_text(game_, game_.seen(course_.state(), entry.move, observer_)), entry);
    course_.play(entry.move);
  }

  void print_line(const std::string& line, const Entry& entry) {
    text_ += line;
    if (observer_.see_all() && !entry.comment.empty()) text_ += " " + entry.comment;
    text_ += "\n";
  }

  void print_legal() {
    if (legal_ == Legal::none) return;
    for (const Seat seat : game_.actors(course_.state())) {
      if (legal_ == Legal::own && !observer_.open(seat)) continue;
      text_ += "; legal @" + std::to_string(seat.number());
      std::string_view separator = " ";
      // From the view: what a seat may do is what it can see that it may do.
      game_.moves_seen(game_.view(course_.state(), Observer::of(seat)), [&](const AnyMove& move) {
        text_.append(separator).append(notation_of(game_, move).view());
        separator = " | ";
        return Visit::more;
      });
      text_ += "\n";
    }
  }

  const Record& record_;
  const GameApi& game_;
  Observer observer_;
  Legal legal_;
  match::Course course_;
  std::string text_;
};

}  // namespace

std::string print_head(const Head& head) {
  const GameApi& game = *head.game;
  const Setup setup = sound(head.setup, {game.least_players, game.most_players}, game.options);
  std::string text =
      "game " + std::string(game.name) + "\nplayers " + std::to_string(setup.players) + "\n";
  for (const Seat seat : SeatSet::all(setup.players)) {
    if (head.names[seat.index].empty()) continue;
    text += "name @" + std::to_string(seat.number()) + " " + head.names[seat.index] + "\n";
  }
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const int value = setup.values[i];
    if (value == game.options[i].usual) continue;
    text += "option " + std::string(game.options[i].key) + " " +
            option_text(game.options[i], value) + "\n";
  }
  return text;
}

std::string line_text(const GameApi& game, const AnyMove& move) {
  LineText line;
  if (game.role(move) == Role::decision) line.add(game.mover(move), ' ');
  Notation notation(line);
  game.write(notation, move);
  return std::string(line.view());
}

std::string line_text(const GameApi& game, const match::Line& line) {
  if (const auto* const move = std::get_if<AnyMove>(&line)) return line_text(game, *move);
  return "resign @" + std::to_string(std::get_if<match::Resigned>(&line)->seat.number());
}

std::string print_record(const Record& record, Observer observer, Legal legal) {
  return Printer(record, observer, legal).print();
}

std::vector<std::string> position_lines(const GameApi& game, const AnyView& view) {
  std::vector<std::string> found;
  NotationLines lines([&](std::string_view line) { found.emplace_back(line); });
  game.write_position(view, lines);
  return found;
}

std::string print_position(const Head& head, const AnyState& state, Observer observer) {
  std::string text = print_head(head) + "position\n";
  for (const std::string& line : position_lines(*head.game, head.game->view(state, observer)))
    text += line + '\n';
  return text + "begin\n";
}

}  // namespace hastilude::record
