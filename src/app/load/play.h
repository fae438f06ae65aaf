// Many tables of En Garde, two guests at each, who take the first legal move whenever they are
// asked.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <string>
#include <vector>

#include <boost/json/fwd.hpp>

#include "app/load/client.h"
#include "app/load/figures.h"
#include "core/random.h"

namespace hastilude::load {

class Play {
 public:
  // Opens the tables; `opened` is called after each.
  Play(const Address& address, int tables, const std::function<void()>& opened);

  struct Watch {
    std::function<void()> second;                      // called after each second of play
    std::function<std::optional<double>()> processor;  // seconds that the server has worked
  };
  // Plays for a while before it is measured, then for `length`. Each player thinks for
  // anything between 0 and twice `thought` before he acts.
  Played run(Clock::duration length, Clock::duration thought, const Watch& watch);

 private:
  struct Player {
    std::string table;
    int seat = 0;
    std::int64_t number = 0;  // of the last event
    std::string move;         // what he would do; empty: he is not asked
    bool thinking = false;
    bool wants_rematch = false;
    std::string act;  // the id of what is not answered yet; empty: nothing
    Clock::time_point sent;
  };
  struct Thought {
    Clock::time_point until;
    std::size_t player;

    bool operator>(const Thought& other) const { return until > other.until; }
  };

  void seat(Desk& desk);
  void play_until(Clock::time_point end);
  void finish();
  void heard(std::size_t index, std::string_view text, Clock::time_point at);
  void see(Player& player, std::size_t index, const boost::json::object& now);
  void go_to(Player& player, std::size_t index, std::string table);
  void answered(Player& player, const boost::json::object& message, Clock::time_point at);
  void refused(Player& player, const boost::json::object& message);
  void consider(std::size_t index);
  void act(std::size_t index);
  void act_on_thoughts();

  Crowd crowd_;
  std::vector<Player> players_;
  std::priority_queue<Thought, std::vector<Thought>, std::greater<>> thoughts_;
  Random random_{1};
  Clock::duration thought_{};
  bool playing_ = false;
  std::size_t unanswered_ = 0;
  std::int64_t last_id_ = 0;
  Played played_;
};

}  // namespace hastilude::load
