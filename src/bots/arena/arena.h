// Plays the deal groups of an arena on several threads. What comes out does not depend on how many
// there are, or in which order the deals are played.
#pragma once

#include <functional>
#include <vector>

#include "bots/arena/group.h"
#include "bots/arena/plan.h"

namespace hastilude::arena {

// A bot that gave no answer: where, and why.
struct FailureReport {
  std::string bot;
  int deal = 0;
  int rotation = 0;
  Seat seat;
  bots::Failure failure;
};

// A line between an outside program and the arena.
struct Utterance {
  int deal = 0;
  int rotation = 0;
  Seat seat;  // of the program
  bots::Speaker speaker;
  std::string_view line;
};

// Those who want to hear of it. One call at a time, from any thread.
struct Listener {
  std::function<void()> game_finished;
  std::function<void(const DealGroup&)> group_finished;
  std::function<void(const FailureReport&)> failed;
  // The records of a group that is about to be told as finished; empty: nobody wants them.
  std::function<void(const std::string& records)> recorded{};
  // Empty: nobody listens to conversations.
  std::function<void(const Utterance&)> talked{};
};

// Plays these deals until all are played or `stop` says so; a group that is not finished then is
// lost. The players of a thread stay for all its games.
void play_deals(const Plan& plan, const std::vector<int>& deals, int threads,
                const std::function<bool()>& stop, const Listener& listener);

}  // namespace hastilude::arena
