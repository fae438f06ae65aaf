// A game under way: what happens, who is asked, what can be taken back.
#include "match/match.h"

#include <cstring>

#include <gtest/gtest.h>

#include "games/engarde/engarde.h"
#include "games/find.h"
#include "games/hidden.h"
#include "match/drive.h"
#include "match/take_back.h"
#include "match/worlds.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/read.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using match::Line;
using match::Match;

// Keeps all lines.
struct Heard {
  std::vector<Line> lines;
  void operator()(const AnyState&, const Line& line) { lines.push_back(line); }
};

auto drawing(Random& random) {
  return
      [&random](const GameApi& game, const AnyState& state) { return game.sample(state, random); };
}

// Somebody who decides at random, and out of turn now and then.
auto deciding(Random& random) {
  return [&random](Seat seat, const match::Question& question) -> std::optional<AnyMove> {
    if (question.need == match::Need::may && random.below(4) > 0) return {};
    // All that a player has: his view.
    std::vector<AnyMove> moves;
    question.game->moves_seen(question.view, [&](const AnyMove& move) {
      EXPECT_EQ(question.game->mover(move), seat);
      moves.push_back(move);
      return moves.size() < 50 ? Visit::more : Visit::stop;
    });
    if (moves.empty()) return {};
    return moves[random.below(moves.size())];
  };
}

// A random game of so many decisions at most, with all its lines.
struct Played {
  Match match;
  std::vector<Line> lines;
};
Played random_match(const GameApi& game, int players, int decisions, Random& random) {
  Match match(game, game.start(usual_setup(game, players)));
  Heard heard;
  while (!match.over() && decisions > 0)
    decisions -= match::step(match, drawing(random), deciding(random), heard);
  match.go_on(drawing(random), heard);
  return {match, heard.lines};
}

void expect_same(const Match& a, const Match& b) {
  const GameApi& game = a.game();
  EXPECT_TRUE(game.same_state(a.state(), b.state()));
  if (a.over()) return;
  for (const Seat seat : SeatSet::all(a.players())) {
    // Memories have no text; what can be dealt from them tells them apart.
    Random one(1);
    Random other(1);
    const AnyView view = a.view(Observer::of(seat));
    for (int i = 0; i < 5; ++i)
      EXPECT_TRUE(game.same_state(game.fill(view, a.memory(seat), one),
                                  game.fill(view, b.memory(seat), other)));
  }
}

TEST(Match, IsTheSameAfterTheSameLines) {
  Random random(announced_seed("match"));
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players) {
      const Played played = random_match(game, players, 60, random);
      Match again(game, game.start(usual_setup(game, players)));
      Heard heard;
      for (const Line& line : played.lines) {
        const std::optional<match::Wrong> wrong = again.follow(line, heard);
        ASSERT_FALSE(wrong) << record::line_text(game, line);
      }
      EXPECT_FALSE(again.announces());
      ASSERT_EQ(heard.lines.size(), played.lines.size());
      for (std::size_t i = 0; i < heard.lines.size(); ++i)
        EXPECT_TRUE(match::same_line(game, heard.lines[i], played.lines[i]));
      expect_same(played.match, again);
    }
  }
}

TEST(Match, GoesOnFromAPositionWithWhatIsRemembered) {
  Random random(announced_seed("match"));
  for (const GameApi& game : games::all_games()) {
    const Played played = random_match(game, game.least_players, 8, random);
    const Match again(game, played.match.state(), played.match.memories());
    expect_same(played.match, again);
    const Seat seat = *again.asked().begin();
    EXPECT_TRUE(game.same_view(again.question(seat).view, played.match.question(seat).view));
  }
}

TEST(PackedMatch, IsUnpackedAsItWas) {
  Random random(announced_seed("match"));
  for (const GameApi& game : games::all_games()) {
    for (const int players : {game.least_players, game.most_players}) {
      for (int decisions = 0; decisions < 60; decisions += 7) {
        const Match match = random_match(game, players, decisions, random).match;
        if (match.over()) continue;
        const Match again = match::PackedMatch(match).match();
        EXPECT_TRUE(game.same_state(match.state(), again.state())) << game.name;
        ASSERT_EQ(match.memories().size(), again.memories().size());
        const std::size_t bytes = match.memories().size() * sizeof(AnyMemory);
        EXPECT_EQ(std::memcmp(match.memories().data(), again.memories().data(), bytes), 0);
      }
    }
  }
}

TEST(Match, RefusesLinesThatWereNotPlayedAndStaysAsItIs) {
  Random random(announced_seed("match"));
  const GameApi& game = *games::find_game("engarde");
  const Played played = random_match(game, 2, 200, random);
  int announcements = 0;
  Match match(game, game.start(usual_setup(game, 2)));
  for (const Line& line : played.lines) {
    const AnyMove move = std::get<AnyMove>(line);
    const bool announced = game.role(move) == Role::announcement;
    Heard heard;
    Match copy = match;
    const auto wrong = copy.follow(game.result(Seat{0}), heard);
    if (announced && game.same_move(move, game.result(Seat{0}))) {
      EXPECT_FALSE(wrong);
    } else {
      ASSERT_TRUE(wrong);
      EXPECT_EQ(wrong->kind, announced ? match::Wrong::Kind::other_announcement
                                       : match::Wrong::Kind::no_announcement);
      EXPECT_TRUE(heard.lines.empty());
      expect_same(copy, match);
      EXPECT_FALSE(copy.follow(line, heard)) << "the right one can still be played";
    }
    announcements += announced ? 1 : 0;
    if (announced || game.due(match.state()) != Due::decision) {
      Match resigning = match;
      EXPECT_EQ(resigning.follow(match::Resigned{Seat{0}}, heard)->kind,
                match::Wrong::Kind::no_resignation);
    }
    ASSERT_FALSE(match.follow(line, match::unheard));
  }
  EXPECT_GT(announcements, 4);
}

TEST(Match, AResignationIsALineAndTheOtherHasWon) {
  Random random(2);
  for (const std::string_view name : {"engarde", "ivanhoe", "castles"}) {
    const GameApi& game = *games::find_game(name);
    Played played = random_match(game, 2, 3, random);
    ASSERT_TRUE(played.match.may_resign(Seat{1}));
    EXPECT_FALSE(played.match.may_resign(Seat{2}));
    Heard heard;
    Match again = played.match;
    played.match.resign(Seat{1}, heard);
    ASSERT_EQ(heard.lines.size(), 2U);
    EXPECT_EQ(record::line_text(game, heard.lines[0]), "resign @2");
    EXPECT_EQ(record::line_text(game, heard.lines[1]), "result @1");
    EXPECT_EQ(game.winners(played.match.state()), SeatSet(Seat{0}));
    for (const Line& line : heard.lines) EXPECT_FALSE(again.follow(line, match::unheard));
    expect_same(played.match, again);
  }
}

TEST(Match, ASeatCanStart) {
  Random random(3);
  for (const GameApi& game : games::all_games()) {
    for (const Seat seat : SeatSet::all(game.least_players)) {
      Match match(game, game.start(usual_setup(game, game.least_players)));
      const AnyMove starting = game.starting(seat);
      EXPECT_EQ(game.mover(starting), seat);
      ASSERT_FALSE(match.course().check(starting)) << game.name;
      Heard heard;
      match.play(starting, heard);
      match.go_on(drawing(random), heard);
      ASSERT_TRUE(match.course().check(starting)) << "only once";
      EXPECT_TRUE(match::same_line(game, heard.lines.front(), starting));
    }
  }
}

// ---- several who are asked

// A match at a question to several, and one of their answers each: to say nothing.
TEST(Match, AnswersGivenUnseenArePlayedInOrderAsLongAsTheQuestionIsOpen) {
  Random random(announced_seed("match"));
  int polls = 0;
  int cut_short = 0;
  for (int games = 0; games < 60; ++games) {
    const GameApi& game = *games::find_game(games % 2 == 0 ? "ivanhoe" : "castles");
    Match match(game, game.start(usual_setup(game, 4)));
    for (int steps = 0; steps < 150 && !match.over(); ++steps) {
      match.go_on(drawing(random), match::unheard);
      if (match.over()) break;
      match::Poll poll(match);
      const SeatList asked = poll.asked();
      std::vector<Seat> played;
      for (Seat seat = poll.next(match); seat != nobody; seat = poll.next(match)) {
        played.push_back(seat);
        match.play(game.sample_move(match.state(), seat, random), match::unheard);
      }
      ASSERT_LE(played.size(), static_cast<std::size_t>(asked.size()));
      ASSERT_GE(played.size(), 1U);
      for (std::size_t i = 0; i < played.size(); ++i) EXPECT_EQ(played[i], asked.begin()[i]);
      polls += asked.size() > 1 ? 1 : 0;
      cut_short += played.size() < static_cast<std::size_t>(asked.size()) ? 1 : 0;
    }
  }
  EXPECT_GT(polls, 20);
  EXPECT_GT(cut_short, 0) << "nobody ever spared the others the question (I25)";
}

// ---- taking back

// En Garde in which whoever has decided sees all hands until he has drawn.
struct Peeking : engarde::EnGarde {
  static State seen(const State& state, Observer observer) {
    return state.board.stage == engarde::Stage::refill ? state : EnGarde::seen(state, observer);
  }
  static Move seen(const State& state, const Move& move, Observer observer) {
    return EnGarde::seen(state, move, observer);
  }
};
// En Garde in which it shows who could act that somebody holds a certain card.
struct Showing : engarde::EnGarde {
  static SeatSet actors(const State& state) {
    if (state.board.stage != engarde::Stage::refill) return EnGarde::actors(state);
    return state.hands[1 - state.board.turn.index][1] > 0 ? SeatSet(Seat{0}) : SeatSet();
  }
};

template <class G>
std::optional<match::NoUndo> after_first_decision() {
  static constexpr GameApi game = api_of<G>();
  Random random(5);
  Match match(game, game.start(usual_setup(game, 2)));
  match.go_on(drawing(random), match::unheard);
  const Seat seat = *match.asked().begin();
  const AnyMove move = game.sample_move(match.state(), seat, random);
  match::TakeBacks<int> take_backs;
  EXPECT_EQ(take_backs.why_not(seat), match::NoUndo::nothing);
  take_backs.keep({move, match, 17});
  EXPECT_EQ(take_backs.latest().also, 17);
  EXPECT_EQ(take_backs.why_not(after(seat, 2)), match::NoUndo::others);
  const std::optional<match::NoUndo> why = take_backs.why_not(seat);
  take_backs.forget(match::NoUndo::chance);
  EXPECT_EQ(take_backs.why_not(seat), match::NoUndo::chance);
  return why;
}

TEST(TakeBacks, WhatHasToldNothingCanBeTakenBack) {
  EXPECT_EQ(after_first_decision<engarde::EnGarde>(), std::nullopt);
}

// How often the rules knew beforehand that a decision tells nothing, and how often it may have.
struct Known {
  int silent = 0;
  int open = 0;
  int differed = 0;  // of those that may tell something
};

// The rules and the worlds that fit must agree: where the rules say that nothing can be told, no
// world may tell anything else.
Known try_worlds(const GameApi& game, const AnyState& start, Random& random) {
  Known known;
  Match match(game, start);
  for (match.go_on(drawing(random), match::unheard); !match.over();
       match.go_on(drawing(random), match::unheard)) {
    const Seat seat = *match.asked().begin();
    const AnyMove move = game.sample_move(match.state(), seat, random);
    const bool may_tell = games::may_tell_hidden(game, match.view(Observer::of(seat)), move);
    const bool differs = match::differs_in_worlds(match, move);
    EXPECT_TRUE(may_tell || !differs) << game.name << ": a decision tells what the rules deny";
    EXPECT_EQ(match::came_out(match, move), may_tell && differs);
    ++(may_tell ? known.open : known.silent);
    known.differed += differs ? 1 : 0;
    match.play(move, match::unheard);
  }
  return known;
}

TEST(TakeBacks, TheRulesKnowWhatTellsNothing) {
  Random random(announced_seed("what tells nothing"));
  for (const GameApi& game : games::all_games()) {
    for (int i = 0; i < scaled(1); ++i) {
      const AnyState start = game.start(usual_setup(game, game.most_players));
      EXPECT_GT(try_worlds(game, start, random).silent, 20) << game.name;
    }
  }
}

// E12: a parry with an empty pile shows both hands. Random play seldom comes so far.
TEST(TakeBacks, TheRulesKnowThatHandsMayBeShown) {
  Random random(announced_seed("hands that are shown"));
  const auto read = record::read_records(
      "game engarde\nplayers 2\noption target 1\nposition\nstrip 10 13\nhand @1 1 2 3 3 5\n"
      "hand @2 1 2 4 4 5\ndiscard 1 1 1 2 2 2 4 4 4 5 5 5 3 3 3\nattack 3x1\nbegin\n");
  ASSERT_TRUE(read.size() == 1 && read[0]);
  const Known known = try_worlds(*read[0]->head.game, read[0]->start, random);
  EXPECT_EQ(known.open, 1);
  EXPECT_EQ(known.differed, 1);
}

// Who knows all that was played knows the other's hand when the pile is empty.
TEST(TakeBacks, NothingIsToldWhereHandsThatAreShownWereKnown) {
  Random random(announced_seed("hands that were known"));
  const auto read = record::read_records(
      "game engarde\nplayers 2\noption target 1\noption discards all\nposition\nstrip 10 13\n"
      "hand @1 1 2 3 3 5\nhand @2 1 2 4 4 5\ndiscard 1 1 1 2 2 2 4 4 4 5 5 5 3 3 3\n"
      "attack 3x1\nbegin\n");
  ASSERT_TRUE(read.size() == 1 && read[0]);
  const Known known = try_worlds(*read[0]->head.game, read[0]->start, random);
  EXPECT_EQ(known.open, 1);
  EXPECT_EQ(known.differed, 0);
}

TEST(TakeBacks, WhatLetSeeAHandCannot) {
  EXPECT_EQ(after_first_decision<Peeking>(), match::NoUndo::hidden);
}

TEST(TakeBacks, NorWhatShowsInWhoMayAct) {
  EXPECT_EQ(after_first_decision<Showing>(), match::NoUndo::hidden);
}

}  // namespace
}  // namespace hastilude::tests
