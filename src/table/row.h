// What is stored of a table: what was decided, in order. A table is its rows and nothing else. Rows
// hold moves and values; row_text.h makes text of them at the edge of the store.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fair/sha256.h"
#include "match/line.h"
#include "table/settings.h"

namespace hastilude::tables {

// What the others can do about a person whose turn it is and who does not come: let a bot play for
// him, take the game (of two), or go on waiting.
HASTILUDE_NAMED_ENUM(Remedy, bot, claim, wait)

namespace rows {

struct Opened {
  Settings settings;
};
// Who has a seat now.
struct Seated {
  Seat seat;
  Place place;
};
// The seats are settled, and the server has drawn what the deal is sealed with: see sealing.h. The
// secret is nobody's before the end of the game.
struct Sealed {
  std::string table;  // its own name
  fair::Bytes32 secret{};
};
// A person has committed himself to a contribution; nothing: he will make none.
struct Committed {
  Seat seat;
  std::optional<fair::Bytes32> commitment{};
};
// From now on contributions are revealed.
struct Revealing {};
struct Contributed {
  Seat seat;
  fair::Bytes32 contribution{};
};
// The lines up to the first decision.
struct Begun {
  std::vector<match::Line> lines;
};
// What a decision of a seat brought about, or, of nobody, the end of a window.
struct Played {
  Seat seat = nobody;
  std::vector<match::Line> lines;
};
// An answer that takes effect later; only its seat knows of it.
struct Held {
  Seat seat;
  AnyMove move;
};
// Somebody who is asked wants a longer window.
struct MoreTime {
  Seat seat;
};
// Who is alone with bots has nothing to do out of turn before the turn takes effect.
struct WentOn {
  Seat seat;
};
// How long bots take from now on.
struct Paced {
  Time pace = 0;
};
// The match has only its first lines, so many; as many as it had: only what was held is dropped.
struct Undone {
  Seat seat;
  int lines = 0;
};
// Nobody was there to ask or to answer; time begins anew.
struct Outage {};
// Somebody says what is to be done about the person whose turn it is; not all have agreed yet.
struct Vote {
  Seat seat;
  Seat about;
  Remedy remedy = Remedy::wait;
};
// The game is over.
struct Finished {
  SeatSet winners;
};
// A person wants to play again; or does not.
struct RematchWanted {
  Seat seat;
};
struct RematchDeclined {
  Seat seat;
};
// Whoever has this word may read the game; empty: nobody any more.
struct Shared {
  std::string word;
};
// Where it goes on.
struct Rematch {
  std::string table;
};
// Nothing will be played here any more.
struct Closed {};

}  // namespace rows

using RowContent = std::variant<rows::Opened, rows::Seated, rows::Sealed, rows::Committed,
                                rows::Revealing, rows::Contributed, rows::Begun, rows::Played,
                                rows::Held, rows::MoreTime, rows::WentOn, rows::Paced, rows::Undone,
                                rows::Outage, rows::Vote, rows::Finished, rows::RematchWanted,
                                rows::RematchDeclined, rows::Shared, rows::Rematch, rows::Closed>;

struct Row {
  Time at = 0;
  std::string person{};  // whose wish it was, and its id
  std::string id{};
  RowContent what;
};

}  // namespace hastilude::tables
