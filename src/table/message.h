// What a table tells a viewer: moves and views as this viewer sees them, never text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/line.h"
#include "record/sealed.h"
#include "table/settings.h"

namespace hastilude::tables {

// sealing: the seats are settled, the cards are about to be dealt.
// closed: given up before it began, or by the only person who played.
HASTILUDE_NAMED_ENUM(Stage, waiting, sealing, playing, over, closed)

// Who looks at a table. A person without a seat sees what lies open on the table.
struct Viewer {
  std::string person;
  Observer observer = Observer::spectator();
};

struct QuestionShown {
  Asking kind = Asking::turn;
  std::vector<Seat> asked;
  SeatSet may;  // act out of turn
  Time opened = 0;
  std::optional<Time> closes;
  bool more_time = false;  // whether this viewer may still ask for it
  bool go_on = false;      // whether he may say that he has nothing to do out of turn
};

struct ChoicesShown {
  bool must = false;  // false: one may also wait
  std::vector<AnyMove> moves;
  std::vector<Pick> picks;
};

struct ClockShown {
  Seat seat;
  Time left = 0;
  bool running = false;
};

// Somebody is waited for; from this time on the others may do without him.
struct AbsenceShown {
  Seat seat;
  Time from = 0;
  SeatSet for_bot;  // who would let a bot play for him
};

// Whether the same people play again.
struct RematchShown {
  SeatSet wanted;
  SeatSet declined;
  std::string table;  // where it goes on
};

// How the cards are sealed (docs/fairness.md). opened: the game is over, and the secret is told.
HASTILUDE_NAMED_ENUM(DealStep, commit, reveal, dealt, opened)

struct DealShown {
  DealStep step = DealStep::commit;
  std::optional<Time> until;  // of commit and reveal: when it ends at the latest
  SeatSet awaited;            // and for whom it is open
  std::string terms;          // what is dealt for
  record::Sealed said;        // what may be known by now
};

// The table as it stands for a viewer.
struct Now {
  Time time = 0;
  Stage stage = Stage::waiting;
  Seat you = nobody;
  bool host = false;
  std::vector<Place> places;
  std::optional<AnyView> view;  // of the game, once it has begun
  std::optional<QuestionShown> question;
  std::optional<ChoicesShown> choices;
  std::optional<AnyMove> held;  // his own answer that takes effect later
  bool undo = false;
  std::vector<ClockShown> clocks;
  std::optional<AbsenceShown> absence;
  SeatSet winners;
  RematchShown rematch;
  Time pace = 0;         // of bots
  bool hurried = false;  // bots that search have less time for it than usual; the server knows
  std::string share;     // the word that whoever has it may read the game by, for who sat there
};

HASTILUDE_NAMED_ENUM(EventKind, seats, sealed, committed, revealing, contributed, begun, played,
                     held, more_time, went_on, paced, undone, outage, over, rematch, shared,
                     absence, closed)

// Whether what is known of the deal has changed by it.
constexpr bool tells_of_deal(EventKind kind) {
  switch (kind) {
    case EventKind::sealed:
    case EventKind::committed:
    case EventKind::revealing:
    case EventKind::contributed:
    case EventKind::begun:
    case EventKind::over:
    case EventKind::closed: return true;
    default: return false;
  }
}

struct Event {
  int number = 0;
  EventKind kind = EventKind::seats;
  std::vector<match::Line> lines{};
  std::optional<int> back_to{};  // of undone: how many lines are left
};

}  // namespace hastilude::tables
