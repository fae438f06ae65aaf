#include "support/playthrough.h"

#include <algorithm>
#include <vector>

#include "core/notation.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/print.h"
#include "support/lines.h"

namespace hastilude::tests {
namespace {

class Teller {
 public:
  explicit Teller(const record::Record& record)
      : record_(record), game_(*record.head.game), course_(game_, record.start) {
    for (const Seat seat : SeatSet::all(record.head.setup.players)) {
      const LineText name(seat);
      viewers_.push_back({Observer::of(seat), std::string(name.view()), {}});
    }
    viewers_.push_back({Observer::spectator(), "table", {}});
  }

  std::string tell() {
    for (const std::string& line : lines_of(beginning())) say("> ", line);
    tell_table(course_.state());
    tell_choices();
    for (const record::Entry& entry : record_.entries) tell_entry(entry);
    return text_;
  }

 private:
  struct Viewer {
    Observer observer;
    std::string name;
    std::vector<std::string> hidden;  // what he saw differently at the last step
  };

  std::string beginning() const {
    if (record_.positioned)
      return record::print_position(record_.head, record_.start, Observer::all());
    const record::Record head{.head = record_.head, .start = record_.start};
    return record::print_record(head, Observer::all(), record::Legal::none);
  }

  void say(const std::string& what, std::string_view line) {
    text_.append(what).append(line).append("\n");
  }

  void tell_entry(const record::Entry& entry) {
    if (entry.kind == record::Entry::Kind::resign) {
      say("> resign @", std::to_string(entry.seat.number()));
      course_.resign(entry.seat);
    } else if (entry.kind == record::Entry::Kind::name) {
      say("> name @" + std::to_string(entry.seat.number()) + " ", entry.text);
    } else if (entry.kind == record::Entry::Kind::move) {
      tell_move(entry.move);
    }
  }

  void tell_move(const AnyMove& move) {
    AnyState before = course_.state();
    if (game_.role(move) == Role::announcement) {
      if (course_.announcements().empty()) course_.settle();
      before = course_.take_announcement().before;
    } else {
      course_.play(move);
    }
    const std::string line = record::line_text(game_, move);
    say("> ", line);
    for (const Viewer& viewer : viewers_) {
      const std::string seen = record::line_text(game_, game_.seen(before, move, viewer.observer));
      if (seen != line) say("saw " + viewer.name + " ", seen);
    }
    const bool more_due = !course_.announcements().empty();
    tell_table(more_due ? course_.announcements().front().before : course_.state());
    if (!more_due) tell_choices();
  }

  std::vector<std::string> position(const AnyState& state, Observer observer) const {
    return lines_of(
        record::print_position({.game = &game_, .setup = record_.head.setup}, state, observer));
  }

  static bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
  }

  void tell_table(const AnyState& state) {
    const std::vector<std::string> truth = position(state, Observer::all());
    for (const std::string& line : last_) {
      if (!has(truth, line)) say("gone ", line);
    }
    for (const std::string& line : truth) {
      if (!last_.empty() && !has(last_, line)) say("now ", line);
    }
    last_ = truth;
    for (Viewer& viewer : viewers_) {
      std::vector<std::string> hidden;
      for (const std::string& line : position(state, viewer.observer)) {
        if (!has(truth, line)) hidden.push_back(line);
      }
      if (hidden == viewer.hidden) continue;
      for (const std::string& line : hidden) say("sees " + viewer.name + " ", line);
      viewer.hidden = hidden;
    }
  }

  void tell_choices() {
    std::string asked;
    for (const Seat seat : game_.asked(course_.state()))
      asked += " @" + std::to_string(seat.number());
    if (!asked.empty()) say("asks", asked);
    for (const Seat seat : game_.actors(course_.state())) {
      std::string actions;
      game_.moves_seen(game_.view(course_.state(), Observer::of(seat)), [&](const AnyMove& move) {
        actions.append(actions.empty() ? " " : " | ").append(notation_of(game_, move).view());
        return Visit::more;
      });
      say("may @" + std::to_string(seat.number()), actions);
    }
  }

  const record::Record& record_;
  const GameApi& game_;
  match::Course course_;
  std::vector<Viewer> viewers_;
  std::vector<std::string> last_;
  std::string text_;
};

}  // namespace

std::string playthrough(const record::Record& record) { return Teller(record).tell(); }

std::string record_inside(const std::string& playthrough) {
  std::string record;
  for (const std::string& line : lines_of(playthrough)) {
    if (line.starts_with("> ")) record += line.substr(2) + "\n";
  }
  return record;
}

}  // namespace hastilude::tests
