#include "record/read.h"

#include <algorithm>

#include "core/reading.h"
#include "games/find.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/sealed_lines.h"
#include "record/utf8.h"

namespace hastilude::record {
namespace {

// A line of the text: what stands before a comment, and the comment.
struct SourceLine {
  int number = 0;
  std::string_view code;
  std::string_view comment;
};

SourceLine split_line(int number, std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  const std::size_t semicolon = std::min(line.find(';'), line.size());
  return {number, Words(line.substr(0, semicolon)).rest(), Words(line.substr(semicolon)).rest()};
}

bool blank(const SourceLine& line) { return line.code.empty() && line.comment.empty(); }

bool legal_line(const SourceLine& line) {
  if (!line.code.empty() || line.comment.empty()) return false;
  return Words(line.comment.substr(1)).peek() == "legal";
}

// The words of a line with single blanks between them.
std::string single_blanks(std::string_view line) {
  std::string text;
  for (Words words(line); !words.done();) {
    if (!text.empty()) text += ' ';
    text += words.next();
  }
  return text;
}

std::string joined(std::string_view code, std::string_view comment) {
  std::string text = single_blanks(code);
  if (!text.empty() && !comment.empty()) text += ' ';
  return text.append(comment);
}

using Complaints = std::optional<Complaint>;

// Reads one record, line by line; it stands at the first error.
class Reader {
 public:
  Result<Record, Error> read(const std::vector<SourceLine>& lines) {
    for (const SourceLine& line : lines) {
      line_ = line.number;
      if (!take(line)) return *error_;
    }
    if (!finish()) return *error_;
    return std::move(record_);
  }

 private:
  enum class Part : std::uint8_t { start, head, position, events };

  bool fail(const Complaint& complaint) { return fail_at(line_, complaint); }
  bool fail_at(int line, const Complaint& complaint) {
    error_ = Error{line, complaint};
    return false;
  }
  bool settled(const Complaints& complaint) { return !complaint || fail(*complaint); }

  bool take(const SourceLine& line) {
    if (!valid_utf8(line.code) || !valid_utf8(line.comment)) {
      return fail(complain("bytes that are no text",
                           "expected UTF-8 without control characters or a mark"));
    }
    if (line.code.empty()) {
      if (!legal_line(line)) keep_comment(line);
      return true;
    }
    switch (part_) {
      case Part::start:
      case Part::head: return take_head(line);
      case Part::position: return take_position(line);
      case Part::events: return take_event(line);
    }
    return true;
  }

  void keep_comment(const SourceLine& line) {
    if (part_ != Part::events) {
      record_.preamble.emplace_back(line.comment);
    } else if (sealed_.ends()) {
      record_.opened.emplace_back(line.comment);
    } else {
      record_.entries.push_back(
          {.kind = Entry::Kind::comment, .comment = std::string(line.comment)});
    }
  }

  // ---- head

  bool take_head(const SourceLine& line) {
    Words words(line.code);
    const std::string_view key = words.next();
    if (part_ == Part::start) {
      if (key != "game")
        return fail(
            {Text<200>("unexpected ", quoted(key).view()), Text<200>("expected game NAME")});
      return settled(read_game(words)) && keep(line);
    }
    if (key == "players") return settled(read_players(words)) && keep(line);
    if (key == "rules") return settled(read_rules(words)) && keep_comment_of(line);
    if (key == "option") return take_option(line, words);
    if (key == "name" && !begun_) return settled(read_head_name(words)) && keep(line);
    if (SealedLines::is_head(key)) return settled(sealed_.read_head(key, words)) && keep(line);
    if (!finish_head()) return false;
    if (key == "position") {
      if (sealed_.sealed())
        return fail(complain("a position of a sealed game", "expected it from its beginning"));
      part_ = Part::position;
      record_.positioned = true;
      draft_ = game().draft(record_.head.setup);
      return settled(end_of_line(words)) && keep(line);
    }
    begin(game().start(record_.head.setup));
    return take_event(line);
  }

  // Keeps the line for printing it again.
  bool keep(const SourceLine& line) {
    record_.preamble.push_back(joined(line.code, line.comment));
    return true;
  }
  // What has its default is not printed.
  bool keep_comment_of(const SourceLine& line) {
    if (!line.comment.empty()) record_.preamble.emplace_back(line.comment);
    return true;
  }

  Complaints read_game(Words& words) {
    const std::string_view name = words.next();
    record_.head.game = games::find_game(name);
    if (record_.head.game == nullptr) {
      Text<200> known("expected ");
      for (const GameApi& game : games::all_games())
        known.add(&game == games::all_games().data() ? "" : ", ", game.name);
      return Complaint{Text<200>("unknown game ", quoted(name).view()), known};
    }
    part_ = Part::head;
    setup() = usual_setup(game(), 0);
    return end_of_line(words);
  }

  Complaints read_players(Words& words) {
    if (setup().players != 0) return complain("players given twice", "expected it once");
    const Result<int, Complaint> players =
        read_number(words, game().least_players, game().most_players);
    if (!players) return players.error();
    setup().players = static_cast<std::uint8_t>(*players);
    return end_of_line(words);
  }

  Complaints read_rules(Words& words) {
    if (!given_.first_time(max_options)) return complain("rules given twice", "expected it once");
    const Text<64> known("version ", game().rules_version, " of the rules");
    if (!words.take(Text<16>(game().rules_version))) return complain_about(words, known);
    return end_of_line(words);
  }

  bool take_option(const SourceLine& line, Words& words) {
    const std::string_view key = words.next();
    const std::string_view value = words.next();
    if (const Complaints complaint = set_option(game(), setup(), key, value))
      return fail(*complaint);
    for (std::size_t i = 0; i < game().options.size(); ++i) {
      if (game().options[i].key != key) continue;
      if (!given_.first_time(static_cast<int>(i))) {
        return fail({Text<200>("option ", key, " given twice"), Text<200>("expected it once")});
      }
      if (!settled(end_of_line(words))) return false;
      return setup().values[i] == game().options[i].usual ? keep_comment_of(line) : keep(line);
    }
    return false;
  }

  Complaints read_head_name(Words& words) {
    const Result<Seat, Complaint> seat = read_seat(words, game().most_players);
    if (!seat) return seat.error();
    std::string& name = record_.head.names[seat->index];
    if (!name.empty())
      return Complaint{Text<200>("name ", *seat, " given twice"), Text<200>("expected it once")};
    name_lines_[seat->index] = line_;
    name = single_blanks(words.rest());
    if (name.empty()) return complain("no name", "expected a name behind the seat");
    return {};
  }

  bool finish_head() {
    if (setup().players == 0)
      return fail(complain("the number of players is missing", "expected players N"));
    for (int seat = setup().players; seat < max_seats; ++seat) {
      const std::size_t at = static_cast<std::size_t>(seat);
      if (record_.head.names[at].empty()) continue;
      return fail_at(name_lines_[at], {Text<200>("there is no seat @", seat + 1),
                                       Text<200>("expected @1 to @", setup().players)});
    }
    return settled(sealed_.finish_head(setup().players));
  }

  // ---- position

  bool take_position(const SourceLine& line) {
    Words words(line.code);
    if (words.peek() != "begin") return settled(game().read_position(*draft_, words)) && keep(line);
    words.next();
    const Result<AnyState, Complaint> state = game().finish(*draft_);
    if (!state) return fail(state.error());
    if (!settled(end_of_line(words))) return false;
    begin(*state);
    return keep(line);
  }

  void begin(const AnyState& start) {
    record_.start = start;
    course_.emplace(game(), start);
    part_ = Part::events;
    begun_ = true;
  }

  // ---- events

  bool take_event(const SourceLine& line) {
    Words words(line.code);
    const std::string_view key = words.peek();
    if (SealedLines::is_end(key)) return take_end(line);
    if (sealed_.ends())
      return fail(complain("a line behind the secrets", "expected the end of the record"));
    if (key == "name") return take_name(line);
    if (key == "resign") return take_resign(line);
    const Result<AnyMove, Complaint> move = game().read(setup(), words);
    if (!move) return fail(move.error());
    return play(*move) && keep_entry({.move = *move}, line);
  }

  bool keep_entry(Entry entry, const SourceLine& line) {
    entry.comment = line.comment;
    entry.line = line.number;
    record_.entries.push_back(std::move(entry));
    return true;
  }

  bool take_end(const SourceLine& line) {
    Words words(line.code);
    const std::string_view key = words.next();
    if (!settled(sealed_.read_end(key, words))) return false;
    record_.opened.push_back(joined(line.code, line.comment));
    return true;
  }

  bool play(const AnyMove& move) {
    if (course_->announcements().empty()) course_->settle();
    if (!course_->announcements().empty()) {
      const AnyMove& due = course_->announcements().front().line;
      if (!game().same_move(move, due)) return fail(unexpected(move));
      course_->take_announcement();
      return true;
    }
    if (game().role(move) == Role::announcement) return fail(unexpected(move));
    if (const std::optional<Refusal> refusal = course_->check(move)) {
      error_ = Error{line_, Refused{&game(), *refusal, expected_next(*course_)}};
      return false;
    }
    course_->play(move);
    return true;
  }

  Complaint unexpected(const AnyMove& move) {
    return {Text<200>("unexpected ", quoted(line_text(game(), move)).view()),
            expected_next(*course_)};
  }

  bool take_name(const SourceLine& line) {
    Words words(line.code);
    words.next();
    const Result<Seat, Complaint> seat = read_seat(words, setup().players);
    if (!seat) return fail(seat.error());
    if (words.done()) return fail(complain("no name", "expected a name behind the seat"));
    if (game().due(course_->state()) == Due::over) {
      return fail(complain("a name after the end of the game", "expected the end of the record"));
    }
    return keep_entry(
        {.kind = Entry::Kind::name, .seat = *seat, .text = single_blanks(words.rest())}, line);
  }

  bool take_resign(const SourceLine& line) {
    Words words(line.code);
    words.next();
    const Result<Seat, Complaint> seat = read_seat(words, setup().players);
    if (!seat) return fail(seat.error());
    if (!settled(end_of_line(words))) return false;
    if (setup().players != 2)
      return fail(complain("only one of two players can resign", "expected a game of two"));
    if (!course_->announcements().empty() || game().due(course_->state()) != Due::decision) {
      return fail(
          {Text<200>("nobody can resign here, where no decision is due"), expected_next(*course_)});
    }
    course_->resign(*seat);
    return keep_entry({.kind = Entry::Kind::resign, .seat = *seat}, line);
  }

  bool finish() {
    if (part_ == Part::start) return fail(complain("no game", "expected game NAME"));
    if (part_ == Part::position)
      return fail(complain("the position does not end", "expected begin"));
    if (part_ == Part::head && !finish_head()) return false;
    if (!begun_) begin(game().start(setup()));
    if (!course_->announcements().empty() || !game().may_stop(course_->state())) {
      return fail({Text<200>("the record is incomplete"), expected_next(*course_)});
    }
    record_.reached = course_->state();
    record_.sealed = sealed_.sealed();
    return settled(sealed_.finish());
  }

  const GameApi& game() const { return *record_.head.game; }
  Setup& setup() { return record_.head.setup; }

  Record record_;
  Part part_ = Part::start;
  bool begun_ = false;
  int line_ = 0;
  Given given_;
  SealedLines sealed_;
  std::array<int, max_seats> name_lines_{};
  std::optional<AnyDraft> draft_;
  std::optional<match::Course> course_;
  std::optional<Error> error_;
};

}  // namespace

Text<200> expected_next(const match::Course& course) {
  const GameApi& game = course.game();
  if (!course.announcements().empty()) {
    return Text<200>("expected ",
                     quoted(line_text(game, course.announcements().front().line)).view());
  }
  switch (game.due(course.state())) {
    case Due::over: return Text<200>("expected the end of the record");
    case Due::settling: return Text<200>("expected an announcement");
    case Due::chance: {
      Random random(0);
      const AnyMove example =
          game.seen(course.state(), game.sample(course.state(), random), Observer::spectator());
      return Text<200>("expected a line like ", quoted(line_text(game, example)).view());
    }
    case Due::decision: break;
  }
  Text<200> text("expected ");
  std::string_view separator;
  for (const Seat seat : game.actors(course.state())) {
    game.moves(course.state(), seat, [&](const AnyMove& move) {
      const std::string line = line_text(game, move);
      const bool fits = text.view().size() + line.size() < 150;
      text.add(separator, fits ? std::string_view(line) : "...");
      separator = " | ";
      return fits ? Visit::more : Visit::stop;
    });
  }
  return text;
}

std::vector<Result<Record, Error>> read_records(std::string_view text) {
  // Some editors begin a file with this mark.
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  std::vector<Result<Record, Error>> records;
  std::vector<SourceLine> lines;
  const auto end_record = [&] {
    const bool anything = std::any_of(lines.begin(), lines.end(),
                                      [](const SourceLine& l) { return !l.code.empty(); });
    if (anything) records.push_back(Reader().read(lines));
    lines.clear();
  };
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const SourceLine line = split_line(number, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (blank(line)) {
      end_record();
    } else {
      lines.push_back(line);
    }
  }
  end_record();
  return records;
}

Result<AnyState, Complaint> read_position(const GameApi& game, const Setup& setup,
                                          std::span<const std::string_view> lines) {
  AnyDraft draft = game.draft(setup);
  for (const std::string_view line : lines) {
    if (const std::optional<Complaint> wrong = game.read_position(draft, Words(line)))
      return *wrong;
  }
  return game.finish(draft);
}

}  // namespace hastilude::record
