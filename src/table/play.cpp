#include "table/play.h"

#include "table/leak.h"

namespace hastilude::tables {
namespace {

AnyMove read_line(const GameApi& game, const Setup& setup, std::string_view line) {
  return *game.read(setup, Words(line));
}

// The seat of a line "resign @2", or nobody.
Seat resigning(std::string_view line) {
  Words words(line);
  if (!words.take("resign")) return nobody;
  return *to_seat(words.next(), 2);
}

// Plays a line of a record; `seen` is called with the state just before each, and the move.
template <class See>
void play_line(Course& course, std::string_view line, See&& see) {
  const GameApi& game = course.game();
  if (const Seat seat = resigning(line); seat != nobody) {
    course.resign(seat);
    return;
  }
  const AnyMove move = read_line(game, game.setup(course.state()), line);
  if (game.role(move) == Role::announcement) {
    see(course.take_announcement().before, move);
  } else {
    see(course.state(), move);
    course.play(move);
  }
}

}  // namespace

Play::Play(const GameApi& game, const Setup& setup) : course_(game, game.start(setup)) {
  for (const Seat seat : SeatSet::all(setup.players))
    memories_[seat.index] = game.memory(game.view(state(), Observer::of(seat)));
}

void Play::see(const AnyState& before, const AnyMove& line, SeenTexts& texts) {
  const int players = game().setup(before).players;
  for (const Seat seat : SeatSet::all(players)) {
    const Observer observer = Observer::of(seat);
    const AnyMove seen = game().seen(before, line, observer);
    game().remember(memories_[seat.index], game().view(before, observer), seen);
    texts[place_of(observer)].push_back(line_text(game(), leaks(Leak::line) ? line : seen));
  }
  texts[max_seats].push_back(line_text(game(), game().seen(before, line, Observer::spectator())));
}

SeenTexts Play::add(const std::vector<std::string>& lines) {
  SeenTexts texts;
  for (const std::string& line : lines) {
    if (resigning(line) != nobody) {
      for (std::vector<std::string>& text : texts) text.push_back(line);
    }
    play_line(course_, line,
              [&](const AnyState& before, const AnyMove& move) { see(before, move, texts); });
    lines_.push_back(line);
  }
  return texts;
}

void Play::go_back(const Mark& mark) {
  course_ = mark.course;
  memories_ = mark.memories;
  lines_.resize(mark.lines);
}

std::vector<std::string> Play::seen(Observer observer) const {
  std::vector<std::string> texts;
  Course course(game(), game().start(game().setup(state())));
  for (const std::string& line : lines_) {
    if (resigning(line) != nobody) texts.push_back(line);
    play_line(course, line, [&](const AnyState& before, const AnyMove& move) {
      const Observer whose = leaks(Leak::snapshot_line) ? Observer::all() : observer;
      texts.push_back(line_text(game(), game().seen(before, move, whose)));
    });
  }
  return texts;
}

SeenLines Play::seen_lines(Observer observer) const {
  SeenLines seen;
  Course course(game(), game().start(game().setup(state())));
  for (const std::string& line : lines_) {
    play_line(course, line, [&](const AnyState& before, const AnyMove& move) {
      seen.push_back({game().view(before, observer), game().seen(before, move, observer)});
    });
  }
  return seen;
}

// ---- outcome

void Outcome::add_announcements() {
  while (!course_.announcements().empty())
    lines_.push_back(line_text(course_.game(), course_.take_announcement().line));
}

void Outcome::decide(const AnyMove& decision) {
  lines_.push_back(line_text(course_.game(), decision));
  course_.play(decision);
  add_announcements();
}

void Outcome::resign(Seat seat) {
  lines_.push_back("resign @" + std::to_string(seat.number()));
  course_.resign(seat);
  add_announcements();
}

void Outcome::start_with(Seat seat) {
  const GameApi& game = course_.game();
  const std::string named = '@' + std::to_string(seat.number());
  game.outcomes(course_.state(), [&](const AnyMove& move) {
    const std::string line = line_text(game, move);
    Words words(line);
    words.next();
    if (words.next() != named || !words.done()) return Visit::more;
    lines_.push_back(line);
    course_.play(move);
    add_announcements();
    return Visit::stop;
  });
}

void Outcome::go_on() {
  const GameApi& game = course_.game();
  while (game.due(course_.state()) == Due::chance) {
    const AnyMove drawn = chance_(game, course_.state());
    lines_.push_back(line_text(game, drawn));
    course_.play(drawn);
    add_announcements();
  }
}

// ---- questions

Question question_for(const Play& play, Seat seat, const SeenLines& lines) {
  return question_of(play.game(), play.state(), seat, play.memory(seat), lines);
}

}  // namespace hastilude::tables
