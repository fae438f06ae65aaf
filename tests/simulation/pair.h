// Two servers with the same table, which differ only in what one viewer may not know: other hands,
// what others answered unseen, and when. Whatever he does and wherever he looks, both must send him
// the same bytes at the same times and write the same log, until the rules announce a difference
// (tests/announced.txt).
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/world.h"

namespace hastilude::tests {

// Who sits beside the viewer.
enum class Beside : std::uint8_t { people, bots };

struct PairScenario {
  std::string game;
  int players = 2;
  int viewer = 0;  // a seat; as many as there are players: he only looks on
  std::uint64_t seed = 1;
  Beside beside = Beside::people;  // bots: the first seat is the only person's
};

// What came of a pair: nothing wrong, or what.
struct Verdict {
  int steps = 0;
  bool parted = false;  // the rules announced a difference, or there was no like play left
  std::string leak;
};

class Pair {
 public:
  explicit Pair(const PairScenario& scenario);
  ~Pair();

  // Plays so many steps at most.
  Verdict run(int steps);

 private:
  // One of the two, with the sockets of all who sit there, and of the viewer last.
  struct Side {
    std::unique_ptr<World> world;
    Random words{1};
    Random random{1};
    std::vector<std::string> cookies;
    std::vector<server::SocketId> sockets;
    std::string table;
    std::deque<std::string> log;
  };
  // What everyone at the table may decide, and how that looks to the viewer.
  struct Option {
    std::string move;
    std::string looks;
  };

  // A chance move, and how it looks to the viewer.
  struct Drawn {
    AnyMove move{};
    std::string looks;
  };

  // An answer that the second world gets later than the first.
  struct Late {
    Seat seat;
    boost::json::object message;
    server::Time opened = 0;  // when it was asked
  };

  void set_up(Side& side);
  bool is_sealed() const { return scenario_.seed / 2 % 2 == 1; }
  void seal(Side& side);
  // Runs in one world, with its own random words.
  template <class Run>
  void in(Side& side, Run&& run);
  AnyMove drawn_first(const GameApi& game, const AnyState& state);
  AnyMove drawn_second(const GameApi& game, const AnyState& state);
  // A bot decides so that it looks the same in both.
  struct Decided {
    AnyMove move;
    std::string looks;
  };
  std::optional<AnyMove> decided(Side& side, const server::Problem& problem);
  std::vector<Decided> decisions(Side& side, Seat seat);
  std::string agree(Seat seat, match::Need need);
  const tables::Table& table(Side& side);
  AnyState asked_state(Side& side, Seat seat);
  std::vector<Option> options(Side& side, Seat seat);
  bool begins_late() const;
  void play_alike();
  void say(Side& side, std::size_t who, boost::json::object message);

  server::Time asked_at(Side& side);
  server::Time shows_at(Seat seat);
  void step();
  void act(Seat seat);
  void answer_unseen(Seat seat);
  void think_again(Seat seat);
  void viewer_tries();
  boost::json::object any_wish();
  void pass(server::Time time);
  void compare();
  void compare_texts(const std::deque<std::string>& first, const std::deque<std::string>& second);
  void compare_text(const std::string& first, const std::string& second);
  static std::string kind_of(const boost::json::value& line);
  bool announced(const std::string& first, const std::string& second) const;

  bool alone() const { return scenario_.beside == Beside::bots; }
  // Bots answer at once, as far as they may.
  bool hasty() const { return alone() && scenario_.seed % 3 == 0; }

  PairScenario scenario_;
  Observer observer_;
  std::array<Side, 2> sides_;
  Random random_;
  std::deque<Drawn> drawn_;  // chance moves of the first world
  bool alike_ = false;       // nothing differs yet
  // What bots decide, by question and seat, as the viewer will see it; nothing: they wait.
  std::map<std::pair<int, int>, std::string> agreed_;
  std::set<std::string> announcing_;
  std::multimap<server::Time, Late> late_;
  int wishes_ = 0;
  Verdict verdict_;
  bool away_ = false;  // a bot plays for the viewer
};

}  // namespace hastilude::tests
