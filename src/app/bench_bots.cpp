#include <iomanip>
#include <iostream>

#include "app/bench.h"
#include "bots/bots.h"
#include "bots/onlookers.h"
#include "bots/seeds.h"

namespace hastilude::app {
namespace {

constexpr int decisions_asked = 12;
// Of the decisions of random games, one in so many; where several may act, nearly all.
constexpr int one_in = 9;
// Searches do what they do with all their time, only shorter.
constexpr double effort = 0.07;

// What the bots of a game choose, one hash (FNV-1a) for each of them.
class Choices {
 public:
  explicit Choices(const GameApi& game) : game_(game) {
    hashes_.resize(bots_of(game).size(), 0xcbf29ce484222325U);
  }

  void ask(const Question& question, std::uint64_t seed) {
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      Random own(seed);
      const std::optional<AnyMove> move =
          bots_of(game_)[i].choose(question, own, {.effort = effort});
      for (const char c : (move ? line_text(game_, *move) : "wait") + "\n")
        hashes_[i] = (hashes_[i] ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
  }

  void print(const std::string& title) const {
    for (std::size_t i = 0; i < hashes_.size(); ++i)
      std::cout << title << " " << bots_of(game_)[i].name << " " << std::hex << std::setw(16)
                << std::setfill('0') << hashes_[i] << std::dec << "\n";
  }

 private:
  const GameApi& game_;
  std::vector<std::uint64_t> hashes_;
};

// A random game under way.
class Walk {
 public:
  Walk(const GameApi& game, const Setup& setup)
      : game_(game), course_(game, game.start(setup)), onlookers_(game, course_.state()) {}

  Due due() const { return game_.due(course_.state()); }
  SeatSet actors() const { return game_.actors(course_.state()); }
  Question question(Seat seat) const { return onlookers_.question(course_.state(), seat); }

  void step(Random& random) {
    const AnyState& state = course_.state();
    const AnyMove move = due() == Due::chance
                             ? game_.sample(state, random)
                             : game_.sample_move(state, *game_.asked(state).begin(), random);
    onlookers_.see(state, move);
    course_.play(move);
    while (!course_.announcements().empty()) {
      const Course::Announcement due = course_.take_announcement();
      onlookers_.see(due.before, due.line);
    }
  }

 private:
  const GameApi& game_;
  Course course_;
  Onlookers onlookers_;
};

}  // namespace

void print_choices(const ChosenGame& chosen, std::uint64_t seed) {
  Random random(derived({seed, static_cast<std::uint64_t>(Source::chance)}));
  Choices choices(*chosen.game);
  for (int asked = 0; asked < decisions_asked;) {
    for (Walk walk(*chosen.game, chosen.setup); walk.due() != Due::over && asked < decisions_asked;
         walk.step(random)) {
      if (walk.due() != Due::decision) continue;
      const SeatSet actors = walk.actors();
      if (random.below(actors.size() > 1 ? 2 : one_in) != 0) continue;
      ++asked;
      for (const Seat seat : actors)
        choices.ask(walk.question(seat),
                    derived({seed, static_cast<std::uint64_t>(Source::bot), random.next()}));
    }
  }
  choices.print(title(chosen));
}

}  // namespace hastilude::app
