#include "support/positions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "app/explain.h"
#include "core/notation.h"
#include "core/reading.h"
#include "games/find.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/print.h"
#include "record/read.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

struct SourceLine {
  int number = 0;
  std::string code;     // with single blanks
  std::string comment;  // without its semicolon
};

SourceLine split(int number, std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  const std::size_t semicolon = std::min(line.find(';'), line.size());
  SourceLine split{number, single_blanks(line.substr(0, semicolon)), ""};
  if (semicolon < line.size()) split.comment = single_blanks(line.substr(semicolon + 1));
  return split;
}

using Lines = std::vector<SourceLine>;

// The records of a text: what stands between blank lines, if it is more than comments.
std::vector<Lines> blocks_of(std::string_view text) {
  std::vector<Lines> blocks(1);
  int number = 0;
  for (const std::string& raw : lines_of(text)) {
    const SourceLine line = split(++number, raw);
    if (!line.code.empty() || !line.comment.empty()) {
      blocks.back().push_back(line);
    } else if (!blocks.back().empty()) {
      blocks.emplace_back();
    }
  }
  std::erase_if(blocks, [](const Lines& lines) {
    return std::all_of(lines.begin(), lines.end(),
                       [](const SourceLine& line) { return line.code.empty(); });
  });
  return blocks;
}

std::string message(const record::Error& error) { return app::explain("", error); }

// The rest of a comment that begins with this word, if it does.
std::optional<std::string> after_word(const std::string& comment, std::string_view word) {
  Words words(comment);
  if (!words.take(word)) return {};
  return std::string(words.rest());
}

// Goes through one record with the rules of its game and checks its comments as it comes to them.
class Walk {
 public:
  Walk(const Lines& lines, const Result<record::Record, record::Error>& read, FindGame find,
       PositionsReport& report)
      : lines_(lines), read_(read), find_(find), report_(report) {}

  void run() {
    ++report_.records;
    read_rules();
    for (const SourceLine& line : lines_) {
      line_ = line.number;
      if (!line.code.empty() ? !take_code(line.code) : !take_comment(line.comment)) return;
    }
    finish();
  }

 private:
  bool fail(std::string what) {
    report_.failures.push_back({line_, rules_, std::move(what)});
    return false;
  }
  bool expect(bool holds, const std::string& what) {
    ++report_.checks;
    return holds || fail(what);
  }

  // The first comment names rules: "E5 E13 what is shown".
  void read_rules() {
    line_ = lines_.front().number;
    const auto first = std::find_if(lines_.begin(), lines_.end(),
                                    [](const SourceLine& line) { return !line.comment.empty(); });
    if (first == lines_.end()) {
      fail("the record does not say what it shows");
      return;
    }
    for (Words words(first->comment); !words.done();) {
      const std::string_view word = words.next();
      if (word.size() < 2 || word[0] < 'A' || word[0] > 'Z' || !to_number(word.substr(1))) break;
      rules_.emplace_back(word);
      report_.rules.emplace(word);
    }
  }

  // ---- lines of the record; false ends it

  bool take_code(const std::string& code) {
    Words words(code);
    const std::string_view key = words.peek();
    if (course_) return take_event(words);
    if (in_position_) return take_position(words);
    words.next();
    if (key == "game") {
      game_ = find_(words.next());
      if (game_ == nullptr) return refused_by_reader();
      setup_ = usual_setup(*game_, 0);
      return true;
    }
    if (game_ == nullptr) return refused_by_reader();
    if (key == "players") {
      setup_.players = static_cast<std::uint8_t>(to_number(words.next()).value_or(0));
    } else if (key == "option") {
      const std::string_view option = words.next();
      if (record::set_option(*game_, setup_, option, words.next())) return refused_by_reader();
    } else if (key == "position") {
      draft_ = game_->draft(setup_);
      in_position_ = true;
    } else if (key == "name") {
      take_name(words);
    } else if (key != "rules") {
      begin(game_->start(setup_));
      return take_event(Words(code));
    }
    return true;
  }

  void take_name(Words words) {
    const std::optional<Seat> seat = to_seat(words.next(), max_seats);
    if (seat) names_[seat->index] = words.rest();
  }

  bool take_position(Words words) {
    if (words.peek() != "begin") {
      return game_->read_position(*draft_, words) ? refused_by_reader() : true;
    }
    const Result<AnyState, Complaint> state = game_->finish(*draft_);
    if (!state) return refused_by_reader();
    begin(*state);
    return check_round_trip();
  }

  void begin(const AnyState& start) {
    course_.emplace(*game_, start);
    for (const Seat seat : SeatSet::all(setup_.players))
      memories_.push_back(game_->memory(game_->view(start, Observer::of(seat))));
  }

  // Every seat remembers the line as it saw it.
  void keep(const match::Course::Announcement& line) {
    last_ = line;
    for (const Seat seat : SeatSet::all(setup_.players)) {
      const Observer observer = Observer::of(seat);
      game_->remember(memories_[seat.index], game_->view(line.before, observer),
                      game_->seen(line.before, line.line, observer));
    }
  }

  bool take_event(Words words) {
    last_.reset();
    if (words.take("name")) {
      take_name(words);
      return true;
    }
    if (words.peek() == "resign") {
      words.next();
      const std::optional<Seat> seat = to_seat(words.next(), setup_.players);
      if (!seat || setup_.players != 2) return refused_by_reader();
      course_->resign(*seat);
      return true;
    }
    const Result<AnyMove, Complaint> move = game_->read(setup_, words);
    if (!move) return refused_by_reader();
    if (course_->announcements().empty()) course_->settle();
    if (!course_->announcements().empty()) {
      const match::Course::Announcement due = course_->announcements().front();
      if (!game_->same_move(due.line, *move)) return refused_by_reader();
      keep(course_->take_announcement());
      return check_round_trip();
    }
    if (game_->role(*move) == Role::announcement || course_->check(*move))
      return refused_by_reader();
    keep({course_->state(), *move});
    course_->play(*move);
    return check_round_trip();
  }

  // A line that cannot be: the reader must have said so too, which the comment before it did not.
  bool refused_by_reader() {
    if (read_) return fail("the line is refused, but the reader takes it");
    return fail("refused" + message(read_.error()));
  }

  bool check_round_trip() {
    if (!course_->announcements().empty() || !game_->may_stop(course_->state())) return true;
    const std::string text = record::print_position(head(), course_->state(), Observer::all());
    const auto again = record::read_records(text);
    const bool one = again.size() == 1 && again[0];
    return expect(one && game_->same_state(again[0]->reached, course_->state()),
                  "the position is not the same when printed and read again:\n" + text);
  }

  record::Head head() const { return {.game = game_, .setup = setup_, .names = names_}; }

  // ---- comments; false ends the record

  bool take_comment(const std::string& comment) {
    if (const auto text = after_word(comment, "wrong:")) return check_wrong(*text);
    if (const auto text = after_word(comment, "incomplete:")) return check_incomplete(*text);
    using Check = bool (Walk::*)(const std::string&);
    static constexpr std::pair<std::string_view, Check> checks[] = {
        {"legal", &Walk::check_legal}, {"refused", &Walk::check_refused}, {"now", &Walk::check_now},
        {"no", &Walk::check_no},       {"sees", &Walk::check_sees},       {"saw", &Walk::check_saw},
        {"acts", &Walk::check_acts},   {"fills", &Walk::check_fills},
    };
    for (const auto& [word, check] : checks) {
      const auto text = after_word(comment, word);
      if (!text) continue;
      if (game_ == nullptr || (in_position_ && !course_))
        return fail("a check before the position is complete");
      if (!course_) begin(game_->start(setup_));
      (this->*check)(*text);
    }
    return true;
  }

  bool check_wrong(const std::string& text) {
    const auto here =
        std::find_if(lines_.begin(), lines_.end(), [&](auto& l) { return l.number == line_; });
    if (here + 1 == lines_.end() || here + 2 != lines_.end())
      return fail("the wrong line must follow, as the last of its record");
    if (read_) return fail("the next line is not refused");
    if (read_.error().line != line_ + 1)
      return fail("another line is refused" + message(read_.error()));
    if (const auto* refused = std::get_if<record::Refused>(&read_.error().why))
      note(refused->refusal);
    expect(message(read_.error()).find(text) != std::string::npos,
           "the message is another one" + message(read_.error()));
    return false;
  }

  bool check_incomplete(const std::string& text) {
    if (line_ != lines_.back().number) return fail("this must be the last line of its record");
    if (read_) return fail("the record is not refused");
    const std::string what = message(read_.error());
    expect(read_.error().line == line_ && what.find(text) != std::string::npos,
           "the message is another one" + what);
    return false;
  }

  bool check_legal(const std::string& text) {
    Words words(text);
    const std::optional<Seat> seat = to_seat(words.next(), setup_.players);
    if (!seat) return fail("expected a seat behind legal");
    std::multiset<std::string> claimed;
    std::string action;
    for (; !words.done(); words.next()) {
      if (words.peek() == "|") {
        claimed.insert(std::exchange(action, ""));
      } else {
        action.append(action.empty() ? "" : " ").append(words.peek());
      }
    }
    if (!action.empty()) claimed.insert(action);
    const std::multiset<std::string> legal = legal_actions(*seat);
    std::string list;
    for (const std::string& each : legal) list += (list.empty() ? "" : " | ") + each;
    return expect(claimed == legal, "legal are: " + list);
  }

  std::multiset<std::string> legal_actions(Seat seat) const {
    std::multiset<std::string> actions;
    if (!course_->announcements().empty()) return actions;
    game_->moves_seen(game_->view(course_->state(), Observer::of(seat)), [&](const AnyMove& move) {
      actions.emplace(notation_of(*game_, move).view());
      return Visit::more;
    });
    return actions;
  }

  bool check_refused(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return fail("expected refused LINE: REASON RULE");
    const Result<AnyMove, Complaint> move =
        game_->read(setup_, Words(std::string_view(text).substr(0, colon)));
    if (!move) return fail("the line cannot be read: " + std::string(move.error().what.view()));
    if (!course_->announcements().empty()) return fail("an announcement is due");
    const std::optional<Refusal> refusal = course_->check(*move);
    if (!refusal) return fail("it is not refused");
    note(*refusal);
    const std::string given = std::string(game_->reason_name(refusal->reason)) + " " +
                              game_->rule_letter + std::to_string(refusal->rule);
    return expect(single_blanks(text.substr(colon + 1)) == given, "it is refused as " + given);
  }

  void note(const Refusal& refusal) {
    report_.reasons.insert(std::string(game_->name) + " " +
                           std::string(game_->reason_name(refusal.reason)));
  }

  // The state that lies on the table: with an announcement due, the one just before it.
  const AnyState& state() const {
    return course_->announcements().empty() ? course_->state()
                                            : course_->announcements().front().before;
  }

  std::vector<std::string> position(Observer observer) const {
    return lines_of(record::print_position(head(), state(), observer));
  }

  bool has_line(const std::string& line, Observer observer) {
    const std::vector<std::string> lines = position(observer);
    std::string all;
    for (const std::string& each : lines) all += "\n  " + each;
    return expect(std::find(lines.begin(), lines.end(), line) != lines.end(),
                  "no such line in the position:" + all);
  }

  bool check_now(const std::string& text) { return has_line(text, Observer::all()); }

  bool check_no(const std::string& text) {
    if (text.empty() || Words(text).rest() != Words(text).peek())
      return fail("expected one word behind no");
    for (const std::string& line : position(Observer::all())) {
      if (Words(line).peek() == text) return expect(false, "the position has: " + line);
    }
    return expect(true, "");
  }

  std::optional<Observer> eyes_of(std::string_view word) const {
    if (word == "table") return Observer::spectator();
    if (const auto seat = to_seat(word, setup_.players)) return Observer::of(*seat);
    return {};
  }

  bool check_sees(const std::string& text) {
    Words words(text);
    const std::optional<Observer> observer = eyes_of(words.next());
    if (!observer) return fail("expected a seat or table behind sees");
    return has_line(std::string(words.rest()), *observer);
  }

  bool check_saw(const std::string& text) {
    Words words(text);
    const std::optional<Observer> observer = eyes_of(words.next());
    if (!observer || !last_)
      return fail("expected a move before it, and a seat or table behind saw");
    const std::string saw =
        record::line_text(*game_, game_->seen(last_->before, last_->line, *observer));
    return expect(saw == words.rest(), "it was seen as " + saw);
  }

  bool check_acts(const std::string& text) {
    SeatSet claimed;
    if (text != "nobody") {
      for (Words words(text); !words.done();) {
        const std::optional<Seat> seat = to_seat(words.next(), setup_.players);
        if (!seat) return fail("expected seats or nobody behind acts");
        claimed.insert(*seat);
      }
    }
    SeatSet acting;
    if (course_->announcements().empty()) acting = game_->actors(course_->state());
    std::string list;
    for (const Seat seat : acting) list += " @" + std::to_string(seat.number());
    return expect(claimed == acting, "those who may act are:" + list);
  }

  // "@2 3/10 hand @1 1 2": so often a world that fits what seat 2 knows has this line.
  bool check_fills(const std::string& text) {
    Words words(text);
    const std::optional<Seat> seat = to_seat(words.next(), setup_.players);
    const std::string_view odds = words.next();
    const std::size_t slash = std::min(odds.find('/'), odds.size());
    const auto above = to_number(odds.substr(0, slash));
    const auto below = slash < odds.size() ? to_number(odds.substr(slash + 1)) : std::optional(1);
    if (!seat || !above || !below || *below == 0 || *above > *below)
      return fail("expected fills SEAT ODDS LINE, with odds such as 3/10, 1 or 0");
    constexpr int worlds = 3000;
    Random random(1);
    const AnyView view = game_->view(state(), Observer::of(*seat));
    int found = 0;
    for (int i = 0; i < worlds; ++i) {
      const AnyState world = game_->fill(view, memories_[seat->index], random);
      const auto lines = lines_of(record::print_position(head(), world, Observer::all()));
      found += std::find(lines.begin(), lines.end(), words.rest()) != lines.end() ? 1 : 0;
    }
    const double share = static_cast<double>(*above) / *below;
    const double spread = std::sqrt(worlds * share * (1 - share));
    return expect(std::abs(found - worlds * share) <= 5.5 * spread,
                  std::to_string(found) + " of " + std::to_string(worlds) + " worlds have it");
  }

  // ---- the end of a record

  void finish() {
    if (!read_) {
      fail("refused" + message(read_.error()));
      return;
    }
    if (!course_) begin(game_->start(setup_));
    if (!expect(game_->same_state(read_->reached, course_->state()),
                "the reader reaches another state"))
      return;
    const std::string printed = record::print_record(*read_, Observer::all(), record::Legal::all);
    const auto again = record::read_records(printed);
    expect(again.size() == 1 && again[0] &&
               game_->same_state(again[0]->reached, course_->state()) &&
               record::print_record(*again[0], Observer::all(), record::Legal::all) == printed,
           "the record is not the same when printed and read again:\n" + printed);
  }

  const Lines& lines_;
  const Result<record::Record, record::Error>& read_;
  FindGame find_;
  PositionsReport& report_;
  int line_ = 0;
  std::vector<std::string> rules_;
  const GameApi* game_ = nullptr;
  Setup setup_;
  std::array<std::string, max_seats> names_;
  bool in_position_ = false;
  std::optional<AnyDraft> draft_;
  std::optional<match::Course> course_;
  std::optional<match::Course::Announcement> last_;
  std::vector<AnyMemory> memories_;
};

}  // namespace

PositionsReport check_positions(std::string_view text, FindGame find) {
  PositionsReport report;
  const std::vector<Lines> blocks = blocks_of(text);
  const std::vector<Result<record::Record, record::Error>> records = record::read_records(text);
  if (blocks.size() != records.size()) {
    report.failures.push_back({1, {}, "the reader found another number of records"});
    return report;
  }
  for (std::size_t i = 0; i < blocks.size(); ++i) Walk(blocks[i], records[i], find, report).run();
  return report;
}

}  // namespace hastilude::tests
