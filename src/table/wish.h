// What people, bots and clocks want of a table, and what it answers.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "table/play.h"
#include "table/roster.h"
#include "table/row.h"

namespace hastilude::tables {

// A decision in the notation, without the seat, in answer to what was seen up to this number.
struct Act {
  int number = 0;
  std::string move;
};
struct MoreTime {
  int number = 0;
};
// To have nothing to do out of turn; where one is alone with bots.
struct GoOn {
  int number = 0;
};
// How long bots take; the wish of who is alone with them, else the host's.
struct SetPace {
  Time pace = 0;
};
struct Undo {
  int number = 0;
};
struct Resign {};
struct Sit {
  Seat seat;
};
struct Leave {};
// What is to be done about a person whose turn it is and who does not come.
struct Vote {
  Seat about;
  Remedy remedy = Remedy::wait;
};
// The host's wishes, before the game.
struct SeatBot {
  Seat seat;
  std::string bot;
};
struct ClearSeat {
  Seat seat;
};
struct Start {};
// What a person's page says of a deal that is being sealed; no commitment: he contributes nothing.
struct Commit {
  std::optional<fair::Bytes32> commitment;
};
struct Reveal {
  fair::Bytes32 contribution{};
};
// Nothing is to be played here: the host's wish before the game, or the server's.
struct Close {};
// The same of a game against bots alone.
struct Dismiss {};
// To play again with the same people; all of them must want it.
struct Rematch {};
struct DeclineRematch {};
// Of who sat there: that whoever has this word may read the game; empty: not any more. The server
// makes the word.
struct Share {
  std::string word;
};
// The server's own: all want to play again, and this is where; time has passed; a bot has decided
// (nothing: it waits); the server was away.
struct RematchOpened {
  std::string table;
};
struct Tick {};
// This seat's person has pages here, none of which knows how to contribute to a deal.
struct Waive {
  Seat seat;
};
struct BotAnswer {
  int question = 0;  // see BotTask
  Seat seat;
  std::optional<AnyMove> move;
};
struct Outage {};

struct Wish {
  std::string person;  // empty: the server's own
  std::string id;      // made by who wishes; the same for the same wish sent again
  std::variant<Act, MoreTime, GoOn, SetPace, Undo, Resign, Sit, Leave, Vote, SeatBot, ClearSeat,
               Start, Commit, Reveal, Waive, Close, Dismiss, Rematch, DeclineRematch, Share,
               RematchOpened, Tick, BotAnswer, Outage>
      what;
};

// Why a table refuses a wish. `rule`: the rules of the game do; see the Refusal.
HASTILUDE_NAMED_ENUM(Denial, rule, unreadable, not_seated, not_asked, not_host, not_waiting,
                     not_playing, not_over, no_such_seat, seat_taken, seated_already, no_such_bot,
                     more_time_used, no_window, worn_out, undo_nothing, undo_chance, undo_hidden,
                     undo_others, not_two_players, too_early, too_late, unlike_commitment,
                     not_absent, not_alone, declined)

struct Refused {
  Denial denial = Denial::rule;
  Refusal refusal{};  // of `rule`
};
// It answered an older question.
struct Stale {};
struct Done {};
using Answer = std::variant<Done, Refused, Stale>;

// What is to be stored, all or nothing, and the answer once that is done. What the lines of a row
// come to is known already and is handed on, so that it need not be found out again.
struct Decision {
  std::vector<Row> rows;
  std::optional<Outcome> outcome{};  // of the row that has lines, if one has
  Answer answer{};
};

// Draws a chance move that is due. `sealed` is the seed that it must be drawn from where the deal
// was sealed; nothing: it was not.
using Draw =
    FunctionRef<AnyMove(const GameApi&, const AnyState&, std::optional<std::uint64_t> sealed)>;

// What a deal is sealed with: the table's name, and a secret that nobody can guess.
struct Seal {
  std::string_view table;
  FunctionRef<fair::Bytes32()> secret;
};

// What a table is handed to decide with.
struct Means {
  Draw chance;
  const Roster& roster;
  std::optional<Seal> seal{};  // nothing: deals are not sealed here
};

}  // namespace hastilude::tables
