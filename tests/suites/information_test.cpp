// Information states as numbers: the same for games that a seat cannot tell apart, else others.
#include "record/information.h"

#include <map>

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/find.h"
#include "match/drive.h"
#include "record/line_text.h"
#include "record/random_game.h"
#include "record/read.h"

namespace hastilude::tests {
namespace {

using record::InformationState;

// A match in which every seat has its number, and beside it all that it was told.
struct Told {
  const GameApi& game;
  match::Match match;
  std::vector<InformationState> states;
  std::vector<std::string> texts;

  Told(const GameApi& of, int players)
      : game(of), match(of, of.start({.players = static_cast<std::uint8_t>(players)})) {
    for (const Seat seat : SeatSet::all(players))
      states.emplace_back(game, match.state(), Observer::of(seat));
    texts.resize(states.size());
  }
  void hear(const AnyState& before, const match::Line& line) {
    for (std::size_t i = 0; i < states.size(); ++i) {
      const Observer eyes = Observer::of(Seat{static_cast<std::uint8_t>(i)});
      states[i](before, line);
      texts[i] += record::line_text(game, match::seen(game, before, line, eyes)) + "\n";
    }
  }
  void play(const AnyMove& move) {
    match.play(move, [&](const AnyState& before, const match::Line& line) { hear(before, line); });
  }
};

std::optional<AnyMove> any_of(const match::Question& question, Random& random) {
  std::vector<AnyMove> moves;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    moves.push_back(move);
    return Visit::more;
  });
  if (question.need == match::Need::may || moves.empty()) return {};
  return moves[random.below(moves.size())];
}

// Calls `visit` after every step of random games of every kind with every number of players.
template <class Visitor>
void visit_random_games(int games, Visitor&& visit) {
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players) {
      for (int seed = 0; seed < games; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        Told told(game, players);
        for (int steps = 0; !told.match.over() && steps < 60; ++steps) {
          match::step(
              told.match,
              [&](const GameApi&, const AnyState& now) { return game.sample(now, random); },
              [&](Seat, const match::Question& question) { return any_of(question, random); },
              [&](const AnyState& before, const match::Line& line) { told.hear(before, line); });
          visit(told);
        }
      }
    }
  }
}

// One number for one text, one text for one number, among all that any seat was ever told.
TEST(InformationState, is_another_number_for_whatever_a_seat_was_told) {
  std::map<std::string, std::uint64_t> numbers;
  std::map<std::uint64_t, std::string> texts;
  visit_random_games(3, [&](const Told& told) {
    for (std::size_t seat = 0; seat < told.states.size(); ++seat) {
      const std::string text = std::string(told.game.name) + " " +
                               std::to_string(told.states.size()) + " " + std::to_string(seat) +
                               "\n" + told.texts[seat];
      const std::uint64_t number = told.states[seat].hash();
      ASSERT_EQ(numbers.try_emplace(text, number).first->second, number) << text;
    }
  });
  // A seat before its first card knows what all others know, so that texts of seats may be alike.
  for (const auto& [text, number] : numbers) {
    const std::string told = text.substr(text.find('\n'));
    const auto [place, is_new] = texts.try_emplace(number, told);
    EXPECT_EQ(place->second, told);
  }
  EXPECT_GT(numbers.size(), 5000U);
}

// The hands of all but one are dealt otherwise: they can tell, he cannot, until it shows.
TEST(InformationState, knows_what_the_seat_knows_and_nothing_else) {
  for (const GameApi& game : games::all_games()) {
    Random random(7);
    Told one(game, 2);
    // Chance that the second sees and the first does not.
    const auto is_secret = [&](const AnyMove& move) {
      const auto shows = [&](int seat) {
        const Observer eyes = Observer::of(Seat{static_cast<std::uint8_t>(seat)});
        return game.same_move(move, game.seen(one.match.state(), move, eyes));
      };
      return !shows(0) && shows(1);
    };
    AnyMove due = game.sample(one.match.state(), random);
    for (; !is_secret(due); due = game.sample(one.match.state(), random)) one.play(due);
    Told other = one;
    AnyMove another = due;
    while (game.same_move(due, another)) another = game.sample(one.match.state(), random);
    one.play(due);
    other.play(another);
    EXPECT_EQ(one.states[0].hash(), other.states[0].hash()) << game.name;
    EXPECT_NE(one.states[1].hash(), other.states[1].hash()) << game.name;
    EXPECT_NE(one.states[0].hash(), one.states[1].hash()) << game.name;
  }
}

TEST(InformationState, changes_with_the_options_and_with_every_line) {
  const GameApi& game = *games::find_game("engarde");
  const auto begun = [&](const hastilude::Setup& setup) {
    return InformationState(game, game.start(setup), Observer::of(Seat{0})).hash();
  };
  hastilude::Setup basic{.players = 2};
  basic.values[0] = 1;
  EXPECT_NE(begun(hastilude::Setup{.players = 2}), begun(basic));
  std::uint64_t before = 0;
  std::size_t length = 0;
  visit_random_games(1, [&](const Told& told) {
    if (told.texts[0].size() != length) {
      EXPECT_NE(told.states[0].hash(), before);
    }
    before = told.states[0].hash();
    length = told.texts[0].size();
  });
}

// Two ways to the same number: line by line, and from a record as it was read.
TEST(InformationState, of_a_record_is_that_of_the_game) {
  for (const GameApi& game : games::all_games()) {
    Random random(11);
    const record::Record played = record::random_game(game, {.players = 2}, random);
    match::Match match(game, played.start);
    InformationState second(game, played.start, Observer::of(Seat{1}));
    for (const record::Entry& entry : played.entries)
      ASSERT_FALSE(match.follow(match::Line(entry.move), second));
    EXPECT_EQ(record::information_of(played, Observer::of(Seat{1})), second.hash()) << game.name;
    EXPECT_NE(record::information_of(played, Observer::of(Seat{0})), second.hash()) << game.name;
  }
}

// A number that was published stays.
TEST(InformationState, is_the_same_everywhere) {
  const auto records = record::read_records(
      "game engarde\nplayers 2\nname @1 Anna\nstarter @1\ndeal @1 1 2 3 4 5\ndeal @2 1 2 3 4 5\n"
      "@1 forward 3 ; bold\ndraw @1 1\n");
  ASSERT_EQ(records.size(), 1U);
  ASSERT_TRUE(records[0]);
  EXPECT_EQ(record::information_of(*records[0], Observer::of(Seat{0})), 2839505117260889439U);
  EXPECT_EQ(record::information_of(*records[0], Observer::of(Seat{1})), 2278615191698899541U);
}

}  // namespace
}  // namespace hastilude::tests
