// The game of a table: the match and its lines.
#pragma once

#include <cstdint>
#include <vector>

#include "core/text.h"
#include "match/match.h"

namespace hastilude::tables {

constexpr std::size_t place_of(Observer observer) {
  return observer.seated() ? observer.seat().index : max_seats;
}

// Lines one behind the other, each in as many bytes as it has up to its last that is not 0, a
// fraction of the room that a line of any game may take: tables keep all of theirs. Beside each
// stands a note.
class PackedLines {
 public:
  std::size_t size() const { return ends_.size(); }
  match::Line operator[](std::size_t index) const;
  std::uint8_t& note(std::size_t index) { return bytes_[begin(index)]; }
  std::uint8_t note(std::size_t index) const { return bytes_[begin(index)]; }
  void add(const match::Line& line);
  // The first so many stay.
  void cut(std::size_t lines);

 private:
  std::size_t begin(std::size_t index) const { return index == 0 ? 0 : ends_[index - 1]; }

  // Of each a byte for its note, one that tells what it is, and the move.
  std::vector<std::uint8_t> bytes_;
  std::vector<std::uint32_t> ends_;
};

// Lines in the eyes of every seat and of the spectators. What several of them see alike is there
// once: tables keep many of these.
class SeenLines {
 public:
  // The next line; `before` is the state as it lies just before it.
  void add(const GameApi& game, const AnyState& before, const match::Line& line, int players);
  std::vector<match::Line> of(Observer observer) const;

 private:
  static_assert(max_seats < 8);
  PackedLines lines_;  // each with who sees it so, a bit for each place_of
};

// Lines that follow each other: from this one on, up to but without the other.
struct Stretch {
  std::size_t from = 0;
  std::size_t to = 0;

  // The last of so many lines, no more than `most` of them.
  static constexpr Stretch last_of(std::size_t lines, std::size_t most) {
    return {lines > most ? lines - most : 0, lines};
  }
};

// What lines come to: the match after them, and how everyone saw them.
struct Outcome {
  match::Match after;
  std::vector<match::Line> lines{};
  SeenLines seen{};

  explicit Outcome(const match::Match& before) : after(before) {}
  // As match::Told wants it.
  void operator()(const AnyState& before, const match::Line& line);
};

// The outcome of lines that somebody says were played; what is wrong with them, if anything is:
// a line that the rules do not allow there, or an end at which nobody is asked.
[[nodiscard]] Result<Outcome, Complaint> follow(const match::Match& before,
                                                const std::vector<match::Line>& lines);

class Play {
 public:
  Play(const GameApi& game, const AnyState& start)
      : marks_{{0, match::Course(game, start)}}, match_(game, start) {}

  const GameApi& game() const { return match_.game(); }
  const match::Match& match() const { return match_; }
  bool over() const { return match_.over(); }
  const PackedLines& lines() const { return lines_; }

  void add(const Outcome& outcome);
  void go_back(const match::Match& match, std::size_t lines);
  // Lines in someone's eyes, counted from 0.
  std::vector<match::Line> seen(Observer observer, Stretch stretch) const;

 private:
  // The course after so many lines, so that a late stretch need not be replayed from the start.
  struct Mark {
    std::size_t lines = 0;
    match::Course course;
  };
  static constexpr std::size_t between_marks = 1'000;

  std::vector<Mark> marks_;  // the first is the start
  match::Match match_;
  PackedLines lines_;
};

}  // namespace hastilude::tables
