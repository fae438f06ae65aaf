// Decisions that can be taken back: only while they have told nothing.
#pragma once

#include <optional>
#include <vector>

#include "match/match.h"

namespace hastilude::match {

// Why a decision cannot be taken back.
enum class NoUndo : std::uint8_t { nothing, chance, hidden, others };

// Whether a decision let its maker see something that he could not know before.
bool came_out(const Match& before, const AnyMove& decision);

class TakeBacks {
 public:
  // A point to go back to: just before a decision, after so many lines.
  struct Mark {
    AnyMove decision;
    Match before;
    std::size_t lines = 0;
  };

  bool empty() const { return marks_.empty(); }
  // The latest decision; there is one.
  const Mark& latest() const { return marks_.back().mark; }
  // Why this seat cannot take back the latest decision, if it cannot.
  std::optional<NoUndo> why_not(Seat seat) const;

  void keep(Mark mark) { marks_.push_back({std::move(mark), {}}); }
  // The latest decision was taken back.
  void drop() { marks_.pop_back(); }
  // Nothing before now can be taken back any more.
  void forget(NoUndo why);

 private:
  struct Kept {
    Mark mark;
    mutable std::optional<bool> hidden_came_out;  // once it was asked for: that takes long
  };
  std::vector<Kept> marks_;
  NoUndo barrier_ = NoUndo::nothing;
};

}  // namespace hastilude::match
