// Decisions that can be taken back: only while they have told nothing.
#pragma once

#include <optional>
#include <vector>

#include "match/packed_match.h"

namespace hastilude::match {

// Why a decision cannot be taken back.
enum class NoUndo : std::uint8_t { nothing, chance, hidden, others };

// Whether a decision let its maker see something that he could not know before.
bool came_out(const Match& before, const AnyMove& decision);

// The decisions that can be taken back, latest last. `Also` is what else goes back with them, which
// whoever keeps the lines of a match knows.
template <class Also>
class TakeBacks {
 public:
  // A point to go back to: just before a decision.
  struct Mark {
    AnyMove decision;
    PackedMatch before;
    Also also;

    Seat mover() const { return before.game().mover(decision); }
  };

  bool empty() const { return marks_.empty(); }
  // The latest decision; there is one.
  const Mark& latest() const { return marks_.back().mark; }
  // Why this seat cannot take back the latest decision, if it cannot.
  std::optional<NoUndo> why_not(Seat seat) const {
    if (marks_.empty()) return barrier_;
    const Kept& kept = marks_.back();
    if (kept.mark.mover() != seat) return NoUndo::others;
    if (!kept.hidden_came_out)
      kept.hidden_came_out = came_out(kept.mark.before.match(), kept.mark.decision);
    return *kept.hidden_came_out ? std::optional(NoUndo::hidden) : std::nullopt;
  }

  void keep(Mark mark) { marks_.push_back({std::move(mark), {}}); }
  // The latest decision was taken back.
  void drop() { marks_.pop_back(); }
  // Nothing before now can be taken back any more.
  void forget(NoUndo why) {
    marks_.clear();
    barrier_ = why;
  }

 private:
  struct Kept {
    Mark mark;
    mutable std::optional<bool> hidden_came_out;  // once it was asked for: that takes long
  };
  std::vector<Kept> marks_;
  NoUndo barrier_ = NoUndo::nothing;
};

}  // namespace hastilude::match
