// Someone in a seat: a bot of ours, or a program from outside. A table tells him when a game
// begins, asks him, and tells him how it ended.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "core/named_enum.h"
#include "record/record.h"

namespace hastilude::bots {

// How a player can fail to give an answer.
HASTILUDE_NAMED_ENUM(FailureKind, not_started, crashed, too_slow, nonsense, illegal, too_talkative)
inline constexpr std::size_t failure_kinds = static_cast<std::size_t>(FailureKind::count);

struct Failure {
  FailureKind kind = FailureKind::crashed;
  std::string what;  // for people, in one sentence
};

// A legal decision, nothing where one may wait, or why there is none.
using Answer = Result<std::optional<AnyMove>, Failure>;

// A game as it begins for one seat.
struct Opening {
  record::Head head;
  Seat seat;
  std::optional<AnyView> position;  // if the game begins at a position that was set up
};

class Player {
 public:
  virtual ~Player() = default;

  virtual void begin(const Opening& /*opening*/) {}
  // Whether he wants to be told each line; ours have their memory, which is in every question.
  virtual bool listens() const { return false; }
  // Whether it thinks in a process of its own.
  virtual bool is_outside() const { return false; }
  // A line as his seat sees it, as it happens.
  virtual void see(const AnyMove& /*line*/) {}
  // All lines but the first so many were taken back.
  virtual void go_back(std::size_t /*lines*/) {}
  // The answer is legal: whoever implements this has checked it (see checked()).
  virtual Answer answer(const Question& question, Random& random) = 0;
  // The game is over, or is broken off.
  virtual void end() {}
};

// The same answer, or what is wrong with it.
Answer checked(const Question& question, const std::optional<AnyMove>& move);

// Who said a line of a conversation with an outside program.
enum class Speaker : std::uint8_t { table, program };

// How the players of a table are to be treated.
struct Manners {
  double limit_seconds = 5;  // for each answer of an outside program
  double game_seconds = 0;   // for all its answers in a game; 0: as long as it takes
  // Hears each line between it and us, as it is said.
  std::function<void(Speaker, std::string_view line)> overhear{};
  std::function<bool()> stop = [] { return false; };  // waiting for an answer is over
  // By it our own bots answer within `longest_decision`; without it they think their whole budget,
  // so that what they decide is the same on every machine.
  Clock clock{};
};

// Where people wait for the answers.
Manners among_people(std::function<bool()> stop);

// A player in his seat for one game. If he fails, the seat is played at random from there on.
class Seated {
 public:
  // `random` is the seat's own, and has nothing to do with the game's chance.
  Seated(Player& player, const Opening& opening, Random random)
      : player_(&player), random_(random) {
    player.begin(opening);
  }

  bool listens() const { return player_->listens(); }
  bool is_outside() const { return player_->is_outside(); }
  void see(const AnyMove& line) { player_->see(line); }
  void go_back(std::size_t lines) { player_->go_back(lines); }
  std::optional<AnyMove> decide(const Question& question);
  void end() { player_->end(); }

  // What he failed at, if he did.
  const std::optional<Failure>& failure() const { return failure_; }

 private:
  Player* player_;
  Random random_;
  std::optional<Failure> failure_;
};

// What is wrong with the name of a player, or nothing. Names are those of bots.h, or `exec:` and a
// command; `NAME=` before it is how it is to be called.
std::optional<std::string> wrong_name(const GameApi& game, const std::string& name);

// The name as people are shown it and records keep it: short, in one line, without a semicolon,
// which would begin a comment. What it was called, or else what it is.
std::string shown_name(const std::string& name);

// A player of a name that is right.
std::unique_ptr<Player> make_player(const GameApi& game, const std::string& name,
                                    const Manners& manners);

// The names of a list `a,b,c`.
std::vector<std::string> names_in(std::string_view list);

}  // namespace hastilude::bots
