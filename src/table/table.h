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
#include "table/absence.h"
#include "table/clocks.h"
#include "table/open_question.h"
#include "table/play.h"
#include "table/sealing.h"
#include "table/seating.h"
#include "table/stream.h"
#include "table/wish.h"

namespace hastilude::tables {

// A bot that is to be asked: once for each pair of question and seat. When its answer takes effect
// follows from the kind of question and the settings alone; who thinks for it must be done by then.
struct BotTask {
  int question = 0;
  Seat seat;
  std::string bot;
  Time earliest = 0;  // its answer is not wanted before
  Time due = 0;       // and counts from then on

  friend bool operator==(const BotTask&, const BotTask&) = default;
};

// What a record calls who has this place; `name` is the person's.
std::string name_in_record(const Place& place, std::string name);

class Table {
 public:
  // Many times as many as any game has.
  static constexpr int most_rows = 20'000;

  // The rows of a new table; the game begins at once if no place is empty.
  static Decision open(const Settings& settings, const Places& places, Time now, Draw chance,
                       const std::optional<Seal>& seal = {});
  // The same where the game has begun already, from the start that the settings name.
  static Decision open(const Settings& settings, const Places& places, Time now,
                       FunctionRef<Outcome()> begun);
  Decision decide(const Wish& wish, Time now, const Means& means) const;

  // Takes in the next row; or says what is wrong with it, and nothing has changed.
  [[nodiscard]] std::optional<Complaint> apply(const Row& row);
  // Takes in what was decided just now.
  [[nodiscard]] std::optional<Complaint> apply(const Decision& decision);
  // Whether everyone is told of it when it is taken in now.
  bool is_seen(const Row& row) const;
  // Who is here; the others may do without a person who is not.
  void tell_here(SeatSet here, Time now) { absence_.tell_here(here, now); }
  // Since when people can come: who is waited for had no chance before.
  void tell_began(Time began) { absence_.tell_began(began); }

  // When a Tick is due, if nothing else happens.
  std::optional<Time> next_tick() const;
  std::vector<BotTask> bots_asked() const;
  match::Question question(Seat seat) const { return play_->match().question(seat); }

  Stage stage() const;
  // Nothing more is played, and the whole record may be read.
  bool ended_after_play() const;
  const Settings& settings() const { return settings_; }
  const Seating& seating() const { return seating_; }
  const Places& places() const { return seating_.places(); }
  Seat seat_of(std::string_view person) const { return seating_.seat_of(person); }
  // Whose eyes a person has here, and both together.
  Observer observer(std::string_view person) const;
  Viewer viewer(const std::string& person) const;
  // Everyone who has a seat here, also where a bot plays for him, and the host.
  std::vector<std::string> people() const;
  bool carried_out(std::string_view person, std::string_view id) const;
  // So much has happened here that only what brings the game forward is still taken: whoever reads
  // the table from the store has to read all of it.
  bool worn_out() const { return rows_ >= most_rows; }
  const RematchShown& rematch() const { return rematch_; }
  // When the game was over; of games before format 2 nobody knows.
  std::optional<Time> ended() const { return ended_; }
  // The word by which whoever has it may read the game; empty: there is none.
  const std::string& share() const { return share_; }
  // All people want to play again, and it has not been said yet where.
  bool rematch_due() const;
  // How the same people go on: the start moves to the next seat.
  Settings settings_of_rematch() const;

  // What is asked, and what may be done about it.
  const match::Match& match() const { return play_->match(); }
  const OpenQuestion& open_question() const { return open_; }
  std::optional<Time> closes() const { return open_.closes(settings_.windows, seating_); }
  Time turn_earliest() const { return open_.turn_earliest(settings_.windows, seating_); }
  // Of bots, from the next question on.
  Time pace() const { return pace_; }
  // What the rules say to a decision of this seat, by what it sees; nothing: it may.
  std::optional<Refused> why_not(Seat seat, std::string_view move) const;
  // Whether the person of this seat is asked, and has not answered.
  bool must_decide(Seat seat) const;
  // Whether a turn of this seat is decided but has not taken effect.
  bool holds_turn(Seat seat) const;
  std::optional<Denial> no_undo(Seat seat) const;
  // Why this seat can be told no hint: there is nothing to decide, or others would mind.
  std::optional<Denial> no_hint(Seat seat) const;
  // How many lines are left when this seat takes back what it can.
  int lines_after_undo(Seat seat) const;
  // The person who is waited for, and from when on the others may do without him.
  std::optional<AbsenceShown> absence() const;
  SeatSet here() const { return absence_.here(); }
  SeatSet votes(Remedy remedy, Time since) const { return absence_.votes(remedy, since); }

  // How its cards were or are being drawn; nothing: no seal was put on them.
  std::optional<DealShown> deal() const;
  const Sealing& sealing() const { return sealing_; }

  // What viewers are told.
  int number(Observer observer) const { return stream_.number(observer); }
  int number_of_question(Seat seat) const { return stream_.number_of_question(seat); }
  std::optional<std::vector<Event>> events_since(Observer observer, int number) const {
    return stream_.since(observer, number);
  }
  Now now(const Viewer& viewer, Time time) const;
  std::vector<match::Line> lines(Observer observer, Stretch stretch) const;
  std::vector<match::Line> lines(Observer observer) const;
  std::size_t line_count() const { return play_ ? play_->lines().size() : 0; }
  // The same with all that else stands in a record.
  std::size_t record_length() const { return line_count() + changes_.size(); }
  // The record for everyone, once the game is over.
  std::string record(FunctionRef<std::string(const Place&)> name_of_place) const;

 private:
  // What goes back with a decision that is taken back.
  struct Before {
    std::size_t lines = 0;
    Clocks clocks;
    Time since = 0;  // when he was first asked
  };
  // A bot took over from a person, or the other way round, after so many lines.
  struct Change {
    std::size_t lines = 0;
    Seat seat;
    Place place;
  };

  // What is wrong with a row here and now, if anything is; for each kind of row there is one
  // (check.cpp).
  template <class What>
  std::optional<Complaint> check(const What& row) const;
  std::optional<Complaint> check(const RowContent& content) const;

  // Takes in a row that is right; for each kind there is one (apply.cpp). `outcome` is that of its
  // lines.
  struct Moment {
    Time at = 0;
    const Outcome* outcome = nullptr;
  };
  template <class What>
  void take(const What& row, const Moment& moment);
  [[nodiscard]] std::optional<Complaint> apply(const Row& row, const Outcome* outcome);
  void mark_decision(const rows::Played& row, int chances);
  int chances_in(const std::vector<match::Line>& lines) const;
  // Else it drops what was held, and only its seat knows of that.
  bool takes_lines_back(const rows::Undone& row) const {
    return row.lines < static_cast<int>(line_count());
  }
  void ask(Time at);

  bool person_plays(Seat seat) const { return seating_.at(seat).person_plays(); }
  // Whose clock is running, and when it has run out.
  Seat running() const;
  Time runs_out(Seat seat) const { return turn_earliest() + clocks_.left(seat); }
  QuestionShown question_shown(Seat seat) const;
  ChoicesShown choices(Seat seat) const;
  std::vector<ClockShown> clocks(Time time) const;

  Settings settings_;
  Seating seating_;
  Sealing sealing_;
  std::optional<Play> play_;
  OpenQuestion open_;
  Time pace_ = 0;
  Clocks clocks_;
  match::TakeBacks<Before> take_backs_;
  Absence absence_;
  Stream stream_;
  RematchShown rematch_;
  std::optional<Time> ended_;
  std::string share_;
  bool closed_ = false;
  int rows_ = 0;
  std::vector<Change> changes_;
  std::deque<std::string> wishes_;  // that were carried out, latest last
};

}  // namespace hastilude::tables
