// One table: people, bots and a game, as a state machine without sockets, files, threads or clock.
// It is its rows: decide() says which rows a wish comes to and changes nothing; once they are
// stored, apply() takes them in, and only then is anyone told. So whatever was told can be had
// again by applying the same rows.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "match/take_back.h"
#include "table/message.h"
#include "table/play.h"
#include "table/roster.h"
#include "table/settings.h"
#include "table/wish.h"

namespace hastilude::tables {

// A bot that is to be asked: once for each pair of question and seat.
struct BotTask {
  int question = 0;
  Seat seat;
  std::string bot;
  Time earliest = 0;  // its answer is not wanted before; if later, at a multiple of the pace
};

// What a table is handed to decide with.
struct Means {
  Chance chance;
  const Roster& roster;
};

class Table {
 public:
  // The rows of a new table; the game begins at once if no place is empty.
  static std::vector<Row> open(const Settings& settings, const Places& places, Time now,
                               Chance chance);

  // Takes in the next row, which comes from decide() or open().
  void apply(const Row& row);
  Decision decide(const Wish& wish, Time now, const Means& means) const;

  // When a Tick is due, if nothing else happens.
  std::optional<Time> next_tick() const;
  std::vector<BotTask> bots_asked() const;
  match::Question question(Seat seat) const { return play_->match().question(seat); }

  const Settings& settings() const { return settings_; }
  const Places& places() const { return places_; }
  Stage stage() const;
  // A person's seat, also while a bot plays for him; nobody if he has none.
  Seat seat_of(std::string_view person) const;
  Viewer viewer(const std::string& person) const;
  const std::string& rematch() const { return rematch_; }
  // How the same people go on: the start moves to the next seat.
  Settings settings_of_rematch() const;

  // How many events a viewer has been told.
  int number(Observer observer) const { return numbers_[place_of(observer)]; }
  // The events after this number; nothing if they are too old to be kept, or not yet.
  std::optional<std::vector<Event>> events_since(Observer observer, int number) const;
  Now now(const Viewer& viewer, Time time) const;
  std::vector<match::Line> lines(Observer observer) const;
  // The record for everyone, once the game is over.
  std::string record(FunctionRef<std::string(const Place&)> name_of_place) const;

 private:
  struct Held {
    AnyMove move;
    Time at = 0;
  };
  // What is asked now, since when, and what was answered that has not taken effect.
  struct Open {
    int serial = 0;
    Asking kind = Asking::turn;
    std::vector<Seat> asked;
    SeatSet may;
    Time opened = 0;
    Time extra = 0;
    SeatSet more_time_used;
    std::array<std::optional<Held>, max_seats> held;
    std::array<int, max_seats + 1> numbers{};  // of the event that opened it
  };
  struct Kept {
    Event event;
    SeenLines lines;
    std::array<int, max_seats + 1> numbers{};  // 0: not for these eyes
  };
  // A bot took over from a person, or the other way round, after so many lines.
  struct Change {
    std::size_t lines = 0;
    Seat seat;
    Place place;
  };

  // What a wish comes to, kind by kind (decide.cpp).
  friend class Deciding;

  void apply_opened(const Row& row);
  void apply_seated(const Row& row);
  SeenLines apply_lines(const Row& row);
  std::vector<match::Line> read_lines(const Row& row) const;
  void apply_undone(const Row& row);
  void apply_held(const Row& row);
  void mark_decision(const Row& row, const std::vector<match::Line>& lines);
  void charge_clock(const Row& row);
  void ask(Time at);
  void tell(const Row& row, SeenLines lines);
  EventKind event_kind(const Row& row) const;
  bool carried_out(std::string_view person, std::string_view id) const;

  bool person_plays(Seat seat) const;
  // How long the open window lasts, and when it ends; turns wait as long as it takes.
  Time window() const;
  std::optional<Time> closes() const;
  // When somebody last answered unseen, and whether all have; nothing that anyone may be told.
  std::optional<Time> latest_answer() const;
  bool all_answered() const;
  // When a decision that was made now in this seat takes effect.
  Time takes_effect(Seat seat, Time now) const;
  // Whose clock is running.
  Seat running() const;
  Time time_left(Seat seat, Time now) const;
  // Whether a turn of this seat is decided but has not taken effect.
  bool holds_turn(Seat seat) const;
  std::optional<Denial> no_undo(Seat seat) const;
  QuestionShown question_shown(Seat seat) const;
  ChoicesShown choices(Seat seat) const;
  std::vector<ClockShown> clocks(Time time) const;

  Settings settings_;
  Places places_;
  std::optional<Play> play_;
  Open open_;
  match::TakeBacks take_backs_;
  std::array<Time, max_seats> left_{};
  std::array<int, max_seats + 1> numbers_{};
  std::deque<Kept> kept_;
  std::deque<std::string> wishes_;  // that were carried out, latest last
  std::vector<Change> changes_;
  std::string rematch_;
};

}  // namespace hastilude::tables
