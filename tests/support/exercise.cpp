#include "support/exercise.h"

#include <algorithm>

#include "app/explain.h"
#include "games/find.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/print.h"
#include "record/read.h"
#include "support/files.h"
#include "support/setups.h"

namespace hastilude::tests {
namespace {

constexpr int longest_play = 400;

unsigned byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

struct Chosen {
  const GameApi* game;
  Setup setup;
};

// The game whose name begins with this byte, so that an input means the same however many games
// there are; any other byte chooses one of them too.
const GameApi& game_of(unsigned byte) {
  const auto games = games::all_games();
  for (const GameApi& game : games) {
    if (static_cast<unsigned char>(game.name[0]) == byte) return game;
  }
  return games[byte % games.size()];
}

Chosen choose(std::string_view bytes) {
  const GameApi& game = game_of(byte_at(bytes, 0));
  unsigned rest = byte_at(bytes, 1);
  const auto pick = [&](std::size_t count) {
    const std::size_t picked = rest % count;
    rest /= static_cast<unsigned>(count);
    return picked;
  };
  const auto counts = static_cast<std::size_t>(game.most_players - game.least_players + 1);
  Setup setup = usual_setup(game, game.least_players + static_cast<int>(pick(counts)));
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const std::vector<std::int16_t> values = values_of(game.options[i]);
    setup.values[i] = values[pick(values.size())];
  }
  return {&game, setup};
}

std::string told(const std::string& what, const Chosen& chosen, const AnyState& state) {
  return what + "\n" +
         record::print_position({chosen.game, chosen.setup, {}}, state, Observer::all());
}

std::string check_position(const Chosen& chosen, const AnyState& state) {
  if (!chosen.game->may_stop(state)) return "";
  const auto read = record::read_records(
      record::print_position({chosen.game, chosen.setup, {}}, state, Observer::all()));
  if (read.size() == 1 && read[0] && chosen.game->same_state(read[0]->reached, state)) return "";
  return told("a position changes when it is printed and read", chosen, state);
}

std::vector<AnyMove> legal_moves(const GameApi& game, const AnyState& state) {
  std::vector<AnyMove> moves;
  for (const Seat seat : game.actors(state)) {
    game.moves(state, seat, [&](const AnyMove& move) {
      moves.push_back(move);
      return Visit::more;
    });
  }
  return moves;
}

void play(const GameApi& game, AnyState& state, const AnyMove& move) {
  game.play(state, move, [](const AnyState&, const AnyMove&) {});
}

// Any step; what is wrong if there is none.
std::string play_any(const Chosen& chosen, AnyState& state, Random& random) {
  const GameApi& game = *chosen.game;
  if (game.due(state) == Due::settling) {
    game.settle(state, [](const AnyState&, const AnyMove&) {});
    return game.due(state) == Due::settling ? told("nothing settles this", chosen, state) : "";
  }
  if (game.due(state) == Due::chance) {
    const AnyMove move = game.sample(state, random);
    if (game.check(state, move)) return told("chance is refused", chosen, state);
    play(game, state, move);
    return "";
  }
  const std::vector<AnyMove> moves = legal_moves(game, state);
  if (moves.empty()) return told("nobody can move", chosen, state);
  play(game, state, moves[random.below(moves.size())]);
  return "";
}

std::string check_error(const record::Error& error, std::string_view text) {
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  const std::string message = app::explain("FILE", error);
  if (error.line < 1 || error.line > lines) return "an error at no line: " + message;
  if (message.find(": ") == std::string::npos || message.find("; expected ") == std::string::npos)
    return "an error that does not help: " + message;
  return "";
}

std::string check_record(const record::Record& record) {
  const GameApi& game = *record.head.game;
  const std::string printed = record::print_record(record, Observer::all(), record::Legal::all);
  const auto again = record::read_records(printed);
  if (again.size() != 1 || !again[0] || !game.same_state(again[0]->reached, record.reached))
    return "a record changes when it is printed and read:\n" + printed;
  if (record::print_record(*again[0], Observer::all(), record::Legal::all) != printed)
    return "a record is printed differently the second time:\n" + printed;
  const std::string position = record::print_position(record.head, record.reached, Observer::all());
  const auto there = record::read_records(position);
  if (there.size() != 1 || !there[0] || !game.same_state(there[0]->reached, record.reached))
    return "a position changes when it is printed and read:\n" + position;
  for (const Seat seat : SeatSet::all(record.head.setup.players)) {
    if (record::print_record(record, Observer::of(seat), record::Legal::own).empty())
      return "nothing is seen";
  }
  return record::print_record(record, Observer::spectator(), record::Legal::none).empty()
             ? "nothing is seen"
             : "";
}

}  // namespace

std::string exercise_records(std::string_view text) {
  for (const Result<record::Record, record::Error>& record : record::read_records(text)) {
    const std::string wrong = record ? check_record(*record) : check_error(record.error(), text);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

std::string exercise_position(std::string_view bytes) {
  const Chosen chosen = choose(bytes);
  const record::Head head{chosen.game, chosen.setup, {}};
  const std::string start =
      record::print_position(head, chosen.game->start(chosen.setup), Observer::all());
  std::string text = start.substr(0, start.find("position\n"));
  text.append("position\n").append(bytes.substr(std::min<std::size_t>(2, bytes.size())));
  text += "\nbegin\n";
  std::string wrong = exercise_records(text);
  const auto records = record::read_records(text);
  if (!wrong.empty() || records.size() != 1 || !records[0]) return wrong;
  AnyState state = records[0]->reached;
  Random random(byte_at(bytes, 2));
  for (int step = 0; step < longest_play && wrong.empty(); ++step) {
    if (chosen.game->due(state) == Due::over) break;
    wrong = play_any(chosen, state, random);
    if (wrong.empty()) wrong = check_position(chosen, state);
  }
  return wrong;
}

std::string exercise_moves(std::string_view bytes) {
  const Chosen chosen = choose(bytes);
  const GameApi& game = *chosen.game;
  Random random(byte_at(bytes, 2));
  AnyState state = game.start(chosen.setup);
  std::string wrong;
  for (const std::string& line : lines_of(bytes.substr(std::min<std::size_t>(3, bytes.size())))) {
    if (game.due(state) == Due::over || !wrong.empty()) break;
    const Result<AnyMove, Complaint> move = game.read(chosen.setup, Words(line));
    if (move) {
      const std::string text = record::line_text(game, *move);
      const Result<AnyMove, Complaint> again = game.read(chosen.setup, Words(text));
      if (!again || !game.same_move(*again, *move)) return "a line changes: " + text;
    }
    if (!move || game.role(*move) == Role::announcement || game.check(state, *move)) {
      wrong = play_any(chosen, state, random);
      continue;
    }
    const std::vector<AnyMove> moves = legal_moves(game, state);
    const bool listed = std::any_of(moves.begin(), moves.end(), [&](const AnyMove& other) {
      return game.same_move(other, *move);
    });
    if (game.role(*move) == Role::decision && !listed)
      return told("a move that is not listed is allowed: " + line, chosen, state);
    play(game, state, *move);
  }
  return wrong.empty() ? check_position(chosen, state) : wrong;
}

}  // namespace hastilude::tests
