// Many tables of a game with guests at each seat, who take a legal move at random whenever it is
// their turn, and guests who look on.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "app/load/client.h"
#include "app/load/figures.h"
#include "core/random.h"

namespace hastilude::load {

// What is played, and who is there.
struct Tables {
  std::string game = "engarde";
  int count = 200;
  int players = 2;     // at each
  int spectators = 0;  // at each
  int lines = 0;       // of the record, before anything is measured
};

class Play {
 public:
  // Opens the tables; `opened` is called after each.
  Play(const Address& address, const Tables& tables, const std::function<void()>& opened);

  struct Watch {
    std::function<void()> second;                      // called after each second of play
    std::function<std::optional<double>()> processor;  // seconds that the server has worked
    std::function<void()> begins;                      // called when it is measured from now on
    std::function<std::optional<long>()> calls;        // of the system, made since then
  };
  // Plays for a while before it is measured, then for `length`. Each player thinks for
  // anything between 0 and twice `thought` before he acts.
  Played run(Clock::duration length, Clock::duration thought, const Watch& watch);

  // Plays, acting at once, until the record of each table is as long as was asked for, or its game
  // was over before; `reached` is called after each.
  void play_records(const std::function<void()>& reached);

 private:
  struct Player {
    std::string table;
    int seat = 0;             // 0: only looks on
    std::size_t lines = 0;    // of the record, as he was told
    bool far_enough = false;  // the record was once as long as it was to be
    std::int64_t number = 0;  // of the last event
    boost::json::object now;  // as the table stands, what matters of it
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
  void add(Client page, const std::string& table, int seat);
  void play_until(Clock::time_point end);
  void finish();
  void heard(std::size_t index, std::string_view text, Clock::time_point at);
  bool take_now(Player& player, const boost::json::object& message);
  void see(Player& player, std::size_t index);
  void go_to(Player& player, std::size_t index, std::string table);
  void answered(Player& player, const boost::json::object& message, Clock::time_point at);
  void refused(Player& player, const boost::json::object& message);
  void consider(std::size_t index);
  void act(std::size_t index);
  void act_on_thoughts();

  std::string choose(const boost::json::object& choices);
  void count_lines(Player& player, const boost::json::object& message);

  Tables tables_;
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
