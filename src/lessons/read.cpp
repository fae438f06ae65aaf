#include "record/read.h"

#include <algorithm>

#include "core/reading.h"
#include "lessons/lesson.h"
#include "record/options.h"

namespace hastilude::lessons {
namespace {

// A line without comment and blanks around it, and where it stands in the text.
struct SourceLine {
  int number = 0;
  std::string_view code;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool blank = false;
};

std::vector<SourceLine> lines_of(std::string_view text) {
  std::vector<SourceLine> lines;
  std::size_t at = 0;
  for (int number = 1; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::string_view code = Words(line.substr(0, line.find(';'))).rest();
    lines.push_back({number, code, at, end, Words(line).done()});
    at = end + 1;
  }
  return lines;
}

Error error_of(const record::Error& error) {
  if (const auto* const complaint = std::get_if<Complaint>(&error.why))
    return {error.line, Text<400>(complaint->what.view(), "; ", complaint->expected.view())};
  const auto& refused = *std::get_if<record::Refused>(&error.why);
  return {error.line, Text<400>(refused.game->reason_name(refused.refusal.reason), "; ",
                                refused.expected.view())};
}

// Reads the script, line by line.
class Reader {
 public:
  // A record that stands at this line: what the lesson begins with, or a scene of it.
  std::optional<Error> take_record(int line, std::string_view text) {
    line_ = line;
    const auto records = record::read_records(text);
    if (!records.front()) {
      Error error = error_of(records.front().error());
      error.line += line - 1;
      return error;
    }
    if (lesson_.begins.head.game == nullptr) {
      lesson_.begins = *records.front();
      lesson_.you = seat_number(1);
      return {};
    }
    const record::Head& head = records.front()->head;
    if (head.game != lesson_.begins.head.game || head.setup != lesson_.begins.head.setup)
      return wrong("a scene is of the same game, with the same options");
    return add(Scene{*records.front()});
  }

  std::optional<Error> take(const SourceLine& line) {
    line_ = line.number;
    if (lesson_.begins.head.game == nullptr) return wrong("expected a record to begin with");
    Words words(line.code);
    const std::string_view key = words.peek();
    const auto rest = [&] {
      words.next();
      return words.rest();
    };
    if (key == "lesson") return set(lesson_.name, rest());
    if (key == "you") return take_you(rest());
    if (key == "say") return add(Say{std::string(rest())});
    if (key == "holds") return add(Holds{std::string(rest())});
    if (key == "ask") return add(Ask{.words = std::string(rest())});
    if (key == "hint") return of_question([&](Ask& ask) { return set(ask.hint, rest()); });
    if (key == "else") return of_question([&](Ask& ask) { return set(ask.other, rest()); });
    if (key == "want") return of_question([&](Ask& ask) { return moves(ask.wanted, rest()); });
    if (key == "when") return take_when(rest());
    if (key == "otherwise") return take_when({});
    if (key == "then") return take_then(rest());
    return take_line(line.code);
  }

  std::optional<Error> finish() {
    if (lesson_.begins.head.game == nullptr) return wrong("expected a record to begin with");
    if (lesson_.name.empty()) return wrong("there is no line 'lesson NAME'");
    if (lesson_.steps.empty()) return wrong("nothing happens in this lesson");
    return check(lesson_.steps);
  }

  Lesson take_lesson() { return std::move(lesson_); }

 private:
  template <class... Parts>
  std::optional<Error> wrong(const Parts&... parts) const {
    return Error{line_, Text<400>(parts...)};
  }

  Steps& steps() { return branch_ ? branches().back().steps : lesson_.steps; }
  std::vector<Branch>& branches() { return std::get_if<Ask>(&lesson_.steps.back().is)->branches; }

  std::optional<Error> set(std::string& text, std::string_view value) {
    if (value.empty() || !text.empty()) return wrong("expected one word, once");
    text = value;
    return {};
  }

  template <class What>
  std::optional<Error> add(What what) {
    steps().push_back({line_, std::move(what)});
    return {};
  }

  template <class Use>
  std::optional<Error> of_question(Use use) {
    Ask* const ask = steps().empty() ? nullptr : std::get_if<Ask>(&steps().back().is);
    if (ask == nullptr) return wrong("this belongs to a question; expected 'ask' before it");
    return use(*ask);
  }

  // "forward 3 | forward 4", of who learns.
  std::optional<Error> moves(std::vector<AnyMove>& moves, std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('|'), text.size());
      const LineText line(lesson_.you, ' ', Words(text.substr(0, end)).rest());
      text.remove_prefix(std::min(end + 1, text.size()));
      const Result<AnyMove, Complaint> move = read(line);
      if (!move) return wrong(move.error().what.view(), "; ", move.error().expected.view());
      moves.push_back(*move);
    }
    return {};
  }

  Result<AnyMove, Complaint> read(std::string_view line) const {
    return lesson_.game().read(lesson_.begins.head.setup, Words(line));
  }

  std::optional<Error> take_you(std::string_view text) {
    const std::optional<Seat> seat = to_seat(text, lesson_.begins.head.setup.players);
    if (!seat) return wrong("there is no such seat");
    lesson_.you = *seat;
    return {};
  }

  // A branch of the question that the script ends with.
  std::optional<Error> take_when(std::string_view text) {
    if (lesson_.steps.empty() || !std::holds_alternative<Ask>(lesson_.steps.back().is))
      return wrong("a branch belongs to the last question");
    branch_ = true;
    branches().emplace_back();
    return moves(branches().back().moves, text);
  }

  // then game PLAYERS BOT [KEY=VALUE...]
  std::optional<Error> take_then(std::string_view text) {
    Words words(text);
    if (!words.take("game")) return wrong("expected then game PLAYERS BOT");
    RealGame real{.players = to_number(words.next()).value_or(0),
                  .bot = std::string(words.next()),
                  .options = {}};
    Setup setup = usual_setup(lesson_.game(), real.players);
    while (!words.done()) {
      const std::string_view option = words.next();
      const std::size_t equals = std::min(option.find('='), option.size());
      const std::string_view value = option.substr(std::min(equals + 1, option.size()));
      const auto complaint =
          record::set_option(lesson_.game(), setup, option.substr(0, equals), value);
      if (complaint) return wrong(complaint->what.view(), "; ", complaint->expected.view());
      real.options.emplace_back(option.substr(0, equals), value);
    }
    if (real.players < lesson_.game().least_players || real.players > lesson_.game().most_players)
      return wrong("the game is not for so many players");
    lesson_.then = std::move(real);
    return {};
  }

  std::optional<Error> take_line(std::string_view code) {
    const Result<AnyMove, Complaint> move = read(code);
    if (!move) return wrong(move.error().what.view(), "; ", move.error().expected.view());
    if (lesson_.game().role(*move) == Role::announcement)
      return wrong("what the rules announce is not written");
    return add(Happens{*move});
  }

  // A question is answered in one way or another, and whatever branches ends the script.
  std::optional<Error> check(const Steps& steps) {
    for (const Step& step : steps) {
      line_ = step.line;
      const auto* const ask = std::get_if<Ask>(&step.is);
      if (ask == nullptr) continue;
      if (ask->wanted.empty() == ask->branches.empty())
        return wrong("expected either 'want' or branches");
      for (const Branch& branch : ask->branches) {
        if (branch.steps.empty()) return wrong("a branch without words");
        if (const std::optional<Error> error = check(branch.steps)) return error;
      }
    }
    return {};
  }

  Lesson lesson_;
  int line_ = 0;
  bool branch_ = false;
};

}  // namespace

std::string Lesson::text_id(std::string_view words) const {
  std::string id = "lesson-" + std::string(game().name) + '-' + name;
  if (!words.empty()) id.append("-").append(words);
  return id;
}

Result<Lesson, Error> read_lesson(std::string_view text) {
  Reader reader;
  const std::vector<SourceLine> lines = lines_of(text);
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    std::optional<Error> error;
    if (Words(line->code).peek() == "game") {
      // A blank line ends it.
      const auto end =
          std::find_if(line, lines.end(), [](const SourceLine& one) { return one.blank; });
      const std::size_t last = std::prev(end)->end;
      error = reader.take_record(line->number, text.substr(line->begin, last - line->begin));
      line = std::prev(end);
    } else if (!line->code.empty()) {
      error = reader.take(*line);
    }
    if (error) return *error;
  }
  if (const std::optional<Error> error = reader.finish()) return *error;
  return reader.take_lesson();
}

}  // namespace hastilude::lessons
