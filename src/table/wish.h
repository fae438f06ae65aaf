// What people, bots and clocks want of a table, and what it answers.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/named_enum.h"
#include "table/row.h"
#include "table/settings.h"

namespace hastilude::tables {

// A decision in the notation, without the seat, in answer to what was seen up to this number.
struct Act {
  int number = 0;
  std::string move;
};
struct MoreTime {
  int number = 0;
};
struct Undo {
  int number = 0;
};
struct Resign {};
struct Sit {
  Seat seat;
};
struct Leave {};
// The host's wishes, before the game.
struct SeatBot {
  Seat seat;
  std::string bot;
};
struct ClearSeat {
  Seat seat;
};
struct Start {};
// The game goes on at this table, which the host of tables has made.
struct Rematch {
  std::string table;
};
// The server's own: time has passed; a bot has decided (nothing: it waits); it was away.
struct Tick {};
struct BotAnswer {
  int question = 0;  // see BotTask
  Seat seat;
  std::optional<AnyMove> move;
};
struct Outage {};

struct Wish {
  std::string person;  // empty: the server's own
  std::string id;      // made by who wishes; the same for the same wish sent again
  std::variant<Act, MoreTime, Undo, Resign, Sit, Leave, SeatBot, ClearSeat, Start, Rematch, Tick,
               BotAnswer, Outage>
      what;
};

// Why a table refuses a wish. `rule`: the rules of the game do; see the Refusal.
HASTILUDE_NAMED_ENUM(Denial, rule, unreadable, not_seated, not_asked, not_host, not_waiting,
                     not_playing, not_over, no_such_seat, seat_taken, seated_already, no_such_bot,
                     more_time_used, no_window, undo_nothing, undo_chance, undo_hidden, undo_others,
                     not_two_players, too_early)

struct Refused {
  Denial denial = Denial::rule;
  Refusal refusal{};  // of `rule`
};
// It answered an older question.
struct Stale {};
struct Done {};
using Answer = std::variant<Done, Refused, Stale>;

// What is to be stored, all or nothing, and the answer once that is done.
struct Decision {
  std::vector<Row> rows;
  Answer answer;
};

}  // namespace hastilude::tables
