// Games as Python sees them: values that know their game, functions that check what they are
// handed. A mistake is an exception, never a wrong state.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "hastilude/rules.h"

namespace hastilude::python {

// A move that the rules refuse.
struct IllegalMove : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
// A record that cannot be read.
struct RecordError : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

using Options = std::map<std::string, std::variant<int, std::string>>;
using Lines = std::vector<std::string>;
using Seats = std::vector<int>;  // as records number them, from 1

// A hash that is the same everywhere: FNV-1a.
std::uint64_t hash_of(std::string_view text);

struct Move {
  const GameApi* game;
  int players;  // of the table that it was made for; 0: not known
  AnyMove move;

  std::string text() const { return record::line_text(*game, move); }
  std::string role() const;
  std::optional<int> seat() const;  // of a decision
  bool operator==(const Move& other) const {
    return game == other.game && game->same_move(move, other.move);
  }
};

struct View {
  const GameApi* game;
  AnyView view;

  std::optional<int> seat() const;
  std::string text() const;
  Lines facts() const;
  std::vector<Move> legal() const;
  bool operator==(const View& other) const {
    return game == other.game && game->same_view(view, other.view);
  }
};

struct State {
  const GameApi* game;
  AnyState state;

  Setup setup() const { return game->setup(state); }
  int players() const { return setup().players; }
  Options options() const;
  std::string due() const;
  Seats actors() const;
  Seats asked() const;
  Seats winners() const;
  std::vector<Move> legal(std::optional<int> seat) const;
  Move read(const std::string& line) const;
  // Why it cannot be made: a reason and the number of a rule; nothing if it can.
  std::optional<std::pair<std::string, std::string>> refusal(const Move& move) const;
  State played(const Move& move) const;
  State settled() const;
  Move draw(Random& random) const;
  Move sample_move(int seat, Random& random) const;
  double odds(const Move& move) const;
  std::optional<std::vector<std::pair<Move, double>>> outcomes() const;
  View view(std::optional<int> seat) const;
  std::string text() const;
  bool operator==(const State& other) const {
    return game == other.game && game->same_state(state, other.state);
  }
};

// What a seat is asked.
struct Question {
  match::Question asked;

  int seat() const { return asked.game->observer(asked.view).seat().number(); }
  bool must() const { return asked.need == match::Need::must; }
  View view() const { return {asked.game, asked.view}; }
  std::vector<Move> legal() const { return view().legal(); }
  // A world that fits what the seat sees and remembers.
  State fill(Random& random) const {
    return {asked.game, asked.game->fill(asked.view, asked.memory, random)};
  }
};

struct Record {
  record::Record record;

  State start() const { return {record.head.game, record.start}; }
  State reached() const { return {record.head.game, record.reached}; }
  std::vector<Move> moves() const;
  Lines names() const;
  std::string text(std::optional<int> seat, const std::string& eyes, bool legal) const;
  // All that a seat, or a spectator, was told, as one number.
  std::uint64_t information(std::optional<int> seat) const;
};

// A game under way, with what each seat remembers and every line so far.
class Match {
 public:
  explicit Match(const State& start);
  explicit Match(const Record& record);

  State state() const { return {&match_.game(), match_.state()}; }
  bool over() const { return match_.over(); }
  Seats asked() const;
  Seats out_of_turn() const;
  Question question(int seat) const;
  // What was said: the move and the announcements that follow from it.
  Lines play(const Move& move);
  // Carries out chance and announcements until somebody is asked, or the game is over.
  Lines go_on(Random& random);
  // One step: chance, or a decision of whoever wants to act out of turn, or the answers of all who
  // are asked. `decide` gives a move, or nothing where the question leaves it open.
  using Decide = std::function<std::optional<Move>(const Question&)>;
  Lines step(Random& random, const Decide& decide);
  Lines resign(int seat);
  Record record() const;

 private:
  auto keeping(Lines& said);

  match::Match match_;
  record::Record record_;
};

const GameApi& game_named(const std::string& name);
State start(const GameApi& game, int players, const Options& options);
std::vector<Record> read_records(const std::string& text);
Record random_game(const State& start, Random& random);

}  // namespace hastilude::python
