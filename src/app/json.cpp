#include "app/json.h"

#include "app/explain.h"
#include "core/utf8.h"
#include "match/match.h"
#include "record/options.h"
#include "record/replayed.h"
#include "wire/statement.h"
#include "wire/to_client.h"

namespace hastilude::app {
namespace {

using wire::JsonWriter;
using wire::StatementSink;

// A move as a statement; nothing is to wait.
void move_member(JsonWriter& json, std::string_view key, const GameApi& game,
                 const std::optional<AnyMove>& move) {
  if (!move) return json.member(key, nullptr);
  json.name(key);
  StatementSink sink(json, StatementSink::Form::line);
  wire::write_move(sink, game, *move);
}

tables::ChoicesShown choices_of(const GameApi& game, const AnyView& view, match::Need need) {
  tables::ChoicesShown shown{.must = need == match::Need::must};
  game.choices(
      view,
      [&](const AnyMove& move) {
        shown.moves.push_back(move);
        return Visit::more;
      },
      [&](const Pick& pick) { shown.picks.push_back(pick); });
  return shown;
}

// What a position waits for, where `next` is the line that follows it, if one does.
std::string_view waits_for(const GameApi& game, const AnyState& state, const match::Line* next) {
  if (const auto* const move = next == nullptr ? nullptr : std::get_if<AnyMove>(next)) {
    if (game.role(*move) == Role::announcement) return "announcement";
  }
  switch (game.due(state)) {
    case Due::over: return "over";
    case Due::chance: return "chance";
    case Due::decision: return "decision";
    case Due::settling: return "announcement";
  }
  return {};
}

// The steps of a game, written as its lines are told: what a line leads to is what the next one
// finds.
class Steps {
 public:
  Steps(JsonWriter& json, const GameApi& game, int players, Observer observer)
      : json_(json), game_(game), players_(players), observer_(observer) {}

  void tell(const AnyState& before, const match::Line& line) {
    write(before, &line);
    latest_ = match::seen(game_, before, line, observer_);
  }
  void end(const AnyState& reached) { write(reached, nullptr); }

 private:
  void write(const AnyState& state, const match::Line* next) {
    const std::string_view due = waits_for(game_, state, next);
    json_.object([&] {
      line_member();
      json_.member("due", due);
      wire::view_members(json_, game_, game_.view(state, observer_));
      if (observer_.see_all()) views_member(state);
      json_.array("legal", [&] {
        if (due == "decision") write_legal(state);
      });
    });
  }

  void line_member() {
    if (!latest_) return json_.member("line", nullptr);
    json_.name("line");
    StatementSink sink(json_, StatementSink::Form::line);
    wire::write_line(sink, game_, *latest_);
  }

  void views_member(const AnyState& state) {
    json_.array("views", [&] {
      for (const Seat seat : SeatSet::all(players_)) {
        json_.object([&] {
          json_.member("seat", seat.number());
          wire::view_members(json_, game_, game_.view(state, Observer::of(seat)));
        });
      }
    });
  }

  // From the view: what a seat may do is what it can see that it may do.
  void write_legal(const AnyState& state) {
    for (const Seat seat : game_.actors(state)) {
      if (!observer_.open(seat)) continue;
      const match::Need need =
          match::is_asked(game_, state, seat) ? match::Need::must : match::Need::may;
      json_.object([&] {
        json_.member("seat", seat.number());
        wire::choices_members(json_, game_,
                              choices_of(game_, game_.view(state, Observer::of(seat)), need));
      });
    }
  }

  JsonWriter& json_;
  const GameApi& game_;
  int players_;
  Observer observer_;
  std::optional<match::Line> latest_;
};

// Messages quote what was written, whatever bytes it is made of.
std::string readable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::string_view rest = text;
    const bool whole = take_character(rest).has_value();
    if (!whole) rest = text.substr(1);
    out += whole ? text.substr(0, text.size() - rest.size()) : "\xEF\xBF\xBD";
    text = rest;
  }
  return out;
}

std::string name_of(Observer observer) {
  if (observer.see_all()) return "all";
  return observer.seated() ? "@" + std::to_string(observer.seat().number()) : "table";
}

void names_member(JsonWriter& json, const record::Record& record) {
  const std::array<std::string, max_seats> names = record.latest_names();
  json.array("names", [&] {
    for (const Seat seat : SeatSet::all(record.head.setup.players)) {
      if (names[seat.index].empty()) {
        json.value(nullptr);
      } else {
        json.value(names[seat.index]);
      }
    }
  });
}

}  // namespace

void setup_members(JsonWriter& json, const GameApi& game, const Setup& setup) {
  const Setup whole = sound(setup, {game.least_players, game.most_players}, game.options);
  json.member("game", game.name);
  json.member("rules", game.rules_version);
  json.member("players", static_cast<int>(whole.players));
  json.object("options", [&] {
    for (std::size_t i = 0; i < game.options.size(); ++i)
      json.member(game.options[i].key, record::option_text(game.options[i], whole.values[i]));
  });
}

std::string game_json(const record::Record& record, Observer observer) {
  const GameApi& game = *record.head.game;
  return json_line("game", [&](JsonWriter& json) {
    setup_members(json, game, record.head.setup);
    names_member(json, record);
    json.member("seen_by", name_of(observer));
    if (game.due(record.reached) == Due::over) {
      wire::seats_member(json, "winners", game.winners(record.reached));
    } else {
      json.member("winners", nullptr);
    }
    json.array("steps", [&] {
      Steps steps(json, game, record.head.setup.players, observer);
      const match::Match match = record::replayed(
          record,
          [&](const AnyState& before, const match::Line& line) { steps.tell(before, line); });
      steps.end(match.state());
    });
  });
}

std::string error_json(std::string_view file, const record::Error& error) {
  return json_line("error", [&](JsonWriter& json) {
    json.member("file", readable(file));
    json.member("line", error.line);
    if (const auto* const refused = std::get_if<record::Refused>(&error.why)) {
      const GameApi& game = *refused->game;
      json.member("what", explain(game, refused->refusal));
      json.member("expected", refused->expected.view());
      json.member("code", game.reason_name(refused->refusal.reason));
      json.member("rule", game.rule_letter + std::to_string(refused->refusal.rule));
      return;
    }
    const Complaint& complaint = std::get<Complaint>(error.why);
    json.member("what", readable(complaint.what.view()));
    json.member("expected", readable(complaint.expected.view()));
  });
}

std::string hint_json(const record::Record& record, const match::Question& question,
                      const Hint& hint) {
  const GameApi& game = *question.game;
  return json_line("hint", [&](JsonWriter& json) {
    setup_members(json, game, record.head.setup);
    json.member("seat", hint.seat.number());
    json.member("bot", hint.bot);
    json.member("seed", std::to_string(hint.seed));
    wire::view_members(json, game, question.view);
    json.object("legal", [&] {
      wire::choices_members(json, game, choices_of(game, question.view, question.need));
    });
    move_member(json, "choice", game, hint.choice);
    json.array("thoughts", [&] {
      for (const bots::Thought& thought : hint.thoughts) {
        json.object([&] {
          move_member(json, "move", game, thought.move);
          json.member("win_share", thought.win_share);
          json.member("tries", thought.tries);
        });
      }
    });
  });
}

}  // namespace hastilude::app
