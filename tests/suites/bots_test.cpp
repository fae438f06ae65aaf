// The players of every game: they decide legally, repeatably, and from nothing but what their seat
// knows.
#include "bots/bots.h"

#include <gtest/gtest.h>

#include "bots/player.h"
#include "games/find.h"
#include "record/line_text.h"
#include "record/print.h"
#include "support/asking.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

std::string text_of(const GameApi& game, const std::optional<AnyMove>& move) {
  return move ? record::line_text(game, *move) : "wait";
}

std::string position_of(const Scene& scene, Observer observer) {
  return record::print_position({.game = &scene.game(), .setup = scene.game().setup(scene.state())},
                                scene.state(), observer);
}

bool thinks_long(const GameApi& game, const bots::Bot& bot) {
  return bot.cost != bots::Cost::cheap && &bot != &bots::usual_opponent(game);
}

int choices_in(const match::Question& question) {
  int count = 0;
  question.game->moves_seen(
      question.view, [&](const AnyMove&) { return ++count > 1 ? Visit::stop : Visit::more; });
  return count;
}

// Asks a bot in many positions, fewer if it searches. Who thinks long is asked with the fewest
// players only.
void visit_for(const bots::Bot& bot, const GameApi& game, int visits, Random& random,
               const std::function<void(Scene&)>& visit) {
  if (thinks_long(game, bot)) {
    visit_decisions(game, game.least_players, scaled(1), 8, random, visit);
  } else {
    visit_all_decisions(game, scaled(bot.think ? 2 : visits), 8, random, visit);
  }
}

// A game without sense of its own has one who plays at random; these three have the whole ladder.
TEST(Bots, every_game_has_its_players) {
  for (const GameApi& game : games::all_games())
    EXPECT_EQ(bots::bots_of(game).front().name, "random") << game.name;
  for (const char* name : {"engarde", "ivanhoe", "castles"}) {
    std::vector<std::string> names;
    for (const bots::Bot& bot : bots::bots_of(*games::find_game(name))) names.push_back(bot.name);
    EXPECT_EQ(names, (std::vector<std::string>{"random", "groom", "minstrel", "falconer", "herald",
                                               "page", "squire", "knight", "champion"}))
        << name;
  }
}

// Who has learnt to play, where that is stronger than sense; all of them answer soon.
TEST(Bots, the_usual_opponent_has_learnt_to_play_or_looks_ahead) {
  const auto usual = [](const char* name) {
    return bots::usual_opponent(*games::find_game(name)).name;
  };
  EXPECT_EQ(usual("engarde"), "champion");
  EXPECT_EQ(usual("ivanhoe"), "champion");
  EXPECT_EQ(usual("castles"), "squire");
}

// Hints are given by one who weighs alternatives, on the ladder or beside it.
TEST(Bots, every_adviser_says_what_it_thinks) {
  const auto adviser = [](const char* name) -> const bots::Bot& {
    return bots::adviser_of(*games::find_game(name));
  };
  EXPECT_EQ(adviser("engarde").name, "old-squire");
  EXPECT_EQ(adviser("ivanhoe").name, "guided-16000");
  EXPECT_EQ(adviser("castles").name, "champion");
  for (const char* name : {"engarde", "ivanhoe", "castles"})
    EXPECT_TRUE(adviser(name).think) << name;
}

TEST(Bots, decide_legally_and_repeatably) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    for (const bots::Bot& bot : bots::bots_of(game)) {
      if (thinks_long(game, bot)) continue;  // what it does is checked in two worlds below
      visit_for(bot, game, 120, random, [&](Scene& scene) {
        const std::uint64_t seed = random.next();
        for (const Seat seat : game.actors(scene.state())) {
          const match::Question question = scene.question(seat);
          Random own(seed);
          const std::optional<AnyMove> move = bot.choose(question, own, {});
          const bots::Answer answer = bots::checked(question, move);
          EXPECT_TRUE(answer) << bot.name << ": " << answer.error().what;
          if (move) {
            EXPECT_FALSE(scene.game().check(scene.state(), *move)) << bot.name;
          }
          Random again(seed);
          EXPECT_EQ(text_of(game, bot.choose(question, again, {})), text_of(game, move))
              << bot.name;
        }
      });
    }
  }
}

// Asked twice, nobody on the ladder always says the same where there is a choice.
TEST(Bots, cannot_be_read_like_a_book) {
  for (const GameApi& game : games::all_games()) {
    for (const bots::Bot& bot : bots::bots_of(game)) {
      if (thinks_long(game, bot)) continue;
      Random random(11);
      int asked = 0;
      int same = 0;
      visit_decisions(game, game.least_players, 600, 1, random, [&](Scene& scene) {
        const match::Question question = scene.question(*scene.match.asked().begin());
        if (question.need == match::Need::may || choices_in(question) < 2) return;
        ++asked;
        const auto first = bot.choose(question, random, {});
        same += text_of(game, first) == text_of(game, bot.choose(question, random, {})) ? 1 : 0;
      });
      std::cout << game.name << " " << bot.name << ": the same in " << 100.0 * same / asked
                << " % of " << asked << " decisions\n";
      EXPECT_GT(asked, 200) << game.name << " " << bot.name;
      EXPECT_LT(same, 0.96 * asked) << game.name << " " << bot.name;
    }
  }
}

// Whoever is asked with others is asked as if those before him had said nothing; his answer is
// legal whatever they really answer.
TEST(Bots, those_who_are_asked_together_answer_unseen) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    int together = 0;
    visit_all_decisions(game, scaled(300), 2, random, [&](Scene& scene) {
      const SeatList asked = game.asked(scene.state());
      if (asked.size() < 2) return;
      ++together;
      const Seat last = *(asked.end() - 1);
      const match::Question question = scene.question(last);
      EXPECT_EQ(question.need, match::Need::must);
      const std::optional<AnyMove> answer = bots::choose_at_random(question, random);
      ASSERT_TRUE(bots::checked(question, answer));
      Scene real = scene;
      for (const Seat seat : asked) {
        const SeatList now = game.asked(real.state());
        if (now.empty() || *now.begin() != seat) return;  // I25: he is spared the question
        if (seat != last) real.play(game.sample_move(real.state(), seat, random));
      }
      EXPECT_FALSE(real.game().check(real.state(), *answer)) << record::line_text(game, *answer);
    });
    if (game.name != "engarde") {
      EXPECT_GT(together, 20) << game.name;
    }
  }
}

// The law on a view is the law on the truth: a seat knows itself what it may do.
TEST(Bots, a_view_tells_what_is_legal) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    std::array<std::vector<AnyMove>, max_seats> met;
    visit_all_decisions(game, scaled(150), 6, random, [&](Scene& scene) {
      for (const Seat seat : game.actors(scene.state())) {
        const AnyView view = game.view(scene.state(), Observer::of(seat));
        std::vector<AnyMove>& moves = met[seat.index];
        moves.push_back(game.sample_move(scene.state(), seat, random));
        if (moves.size() > 60) moves.erase(moves.begin());
        for (const AnyMove& move : moves)
          ASSERT_EQ(game.check_seen(view, move), game.check(scene.state(), move))
              << record::line_text(game, move) << "\n"
              << position_of(scene, Observer::all());
      }
    });
  }
}

// ---- two worlds

// The truth and another world that fits all that the viewer has seen and remembers. Both go on with
// lines that look the same to him; what he is asked must be answered alike.
class TwoWorlds {
 public:
  TwoWorlds(const Scene& truth, Seat viewer, Random& random)
      : observer_(Observer::of(viewer)),
        viewer_(viewer),
        random_(random),
        worlds_{truth, other_world(truth)} {}

  int compare(const bots::Bot& bot, int steps) {
    int compared = 0;
    for (; steps > 0 && worlds_[0].due() != Due::over; --steps) {
      if (game().actors(worlds_[0].state()).contains(viewer_)) {
        compare_choices(bot);
        ++compared;
      }
      if (!go_on() || testing::Test::HasFailure()) break;
    }
    return compared;
  }

 private:
  const GameApi& game() const { return worlds_[0].game(); }

  // The others come to it as to a position: what they remember of the truth need not fit.
  Scene other_world(const Scene& truth) {
    const match::Question question = truth.question(viewer_);
    const AnyState world = truth.game().fill(question.view, question.memory, random_);
    match::Memories memories = truth.match.memories();
    for (const Seat seat : SeatSet::all(truth.match.players()))
      memories[seat.index] = truth.game().memory(truth.game().view(world, Observer::of(seat)));
    memories[viewer_.index] = question.memory;
    Scene other = truth;
    other.match = match::Match(truth.game(), world, memories);
    return other;
  }

  void compare_choices(const bots::Bot& bot) {
    const std::uint64_t seed = random_.next();
    std::array<std::string, 2> said;
    for (std::size_t i = 0; i < 2; ++i) {
      const match::Question question = worlds_[i].question(viewer_);
      Random own(seed);
      const std::optional<AnyMove> move = bot.choose(question, own, {});
      EXPECT_TRUE(bots::checked(question, move)) << bot.name;
      said[i] = text_of(game(), move);
    }
    EXPECT_EQ(said[0], said[1]) << bot.name << " in the truth and in another world\n"
                                << position_of(worlds_[0], Observer::all())
                                << position_of(worlds_[1], Observer::all());
    EXPECT_EQ(position_of(worlds_[0], observer_), position_of(worlds_[1], observer_));
  }

  // The same visible line in both; false if there is none, or the rules announce a difference.
  bool go_on() {
    for (int tries = 0; tries < 10; ++tries) {
      const AnyMove move = worlds_[0].any_move(game().actors(worlds_[0].state()), random_);
      const AnyMove visible = game().seen(worlds_[0].state(), move, observer_);
      const std::optional<AnyMove> other = counterpart(move, visible);
      if (!other) continue;
      return looks_the_same(worlds_[0].play(move, observer_), worlds_[1].play(*other, observer_));
    }
    return false;
  }

  std::optional<AnyMove> counterpart(const AnyMove& move, const AnyMove& visible) {
    const Scene& there = worlds_[1];
    const auto fits = [&](const AnyMove& other) {
      return game().same_move(game().seen(there.state(), other, observer_), visible);
    };
    for (int tries = 0; tries < 20; ++tries) {
      const AnyMove other = there.any_move(SeatSet(game().mover(move)), random_);
      if (fits(other)) return other;
    }
    if (!there.game().check(there.state(), move) && fits(move)) return move;
    return {};
  }

  bool looks_the_same(const std::vector<AnyMove>& a, const std::vector<AnyMove>& b) const {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), game().same_move);
  }

  Observer observer_;
  Seat viewer_;
  Random& random_;
  std::array<Scene, 2> worlds_;
};

TEST(Bots, choose_the_same_in_every_world_that_looks_the_same) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    for (const bots::Bot& bot : bots::bots_of(game)) {
      int compared = 0;
      visit_for(bot, game, 60, random, [&](Scene& scene) {
        for (const Seat viewer : game.actors(scene.state()))
          compared += TwoWorlds(scene, viewer, random).compare(bot, bot.think ? 2 : 25);
      });
      EXPECT_GT(compared, 0);
      std::cout << game.name << ", " << bot.name << ": " << compared << " decisions compared\n";
    }
  }
}

// That the test above compares anything: a bot that looked at the truth would see a difference.
TEST(Bots, the_other_worlds_are_others) {
  for (const GameApi& game : games::all_games()) {
    Random random(announced_seed(game.name));
    int others = 0;
    int worlds = 0;
    visit_all_decisions(game, 40, 12, random, [&](Scene& scene) {
      const Seat viewer = game.actors(scene.state()).first();
      const match::Question question = scene.question(viewer);
      const AnyState other = game.fill(question.view, question.memory, random);
      others += game.same_state(scene.state(), other) ? 0 : 1;
      ++worlds;
    });
    EXPECT_GT(others, worlds / 2) << game.name;
  }
}

}  // namespace
}  // namespace hastilude::tests
