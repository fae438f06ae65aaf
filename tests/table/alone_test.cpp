// A person alone with bots: nobody is waited for but him, and bots have a fixed time.
#include <gtest/gtest.h>

#include "support/seed.h"
#include "table/games.h"

namespace hastilude::tests {
namespace {

using namespace tables;

constexpr Seat alone{0};

Places alone_with_bots(int players) {
  Places places = people(1);
  for (int seat = 1; seat < players; ++seat) places[static_cast<std::size_t>(seat)].bot = "random";
  return places;
}

// What a bot of a seat could decide: anything legal, from what it sees.
AnyMove any_decision(Club& club, Seat seat) {
  const GameApi& game = *club.table().settings().game;
  std::vector<AnyMove> moves;
  game.moves_seen(club.table().question(seat).view, [&](const AnyMove& move) {
    moves.push_back(move);
    return moves.size() < 200 ? Visit::more : Visit::stop;
  });
  return moves[club.random().below(moves.size())];
}

// Every bot that has to answer does, as soon as it may.
void bots_answer(Club& club) {
  for (const BotTask& task : club.table().bots_asked()) {
    if (!club.table().open_question().is_asked(task.seat)) continue;
    if (task.earliest > club.time()) club.wait(task.earliest - club.time());
    club.wish("", "", BotAnswer{task.question, task.seat, any_decision(club, task.seat)});
    if (club.table().open_question().serial != task.question) return;
  }
}

// The person decides anything, at once.
void person_answers(Club& club) {
  const Now now = club.now(alone);
  if (!now.choices || !now.choices->must || now.held) return;
  const std::string move = any_choice(*club.table().settings().game, now, club.random());
  EXPECT_TRUE(is_done(club.act(alone, move))) << move;
}

// Up to the next question at most.
void play_on(Club& club) {
  const int question = club.table().open_question().serial;
  const auto is_open = [&] { return club.table().open_question().serial == question; };
  person_answers(club);
  if (is_open()) bots_answer(club);
  const std::optional<Time> tick = club.table().next_tick();
  if (is_open() && tick) club.wait(std::max<Time>(0, *tick - club.time()));
}

// A game that has come to a question of which this is true, just opened.
template <class Wanted>
Club come_to(const Settings& settings, Wanted wanted) {
  for (std::uint64_t seed = 1;; ++seed) {
    Club club(settings, alone_with_bots(settings.players()), seed);
    for (int step = 0; step < 400 && club.table().stage() == Stage::playing; ++step) {
      if (wanted(club.table().open_question())) return club;
      play_on(club);
    }
  }
}

bool asks_person_to_react(const OpenQuestion& open) {
  return open.kind == Asking::reaction && open.is_asked(alone) && open.asked.size() > 1;
}

Settings castles_with_short_tracks() {
  Settings settings = settings_of("castles", 3);
  record::set_option(*settings.game, settings.setup, "track", "2");
  return settings;
}

TEST(Alone, AWindowEndsWhenThePersonHasAnsweredAndTheFixedTimeHasPassed) {
  Club club = come_to(settings_of("ivanhoe", 4), asks_person_to_react);
  const int question = club.table().open_question().serial;
  const Time opened = club.table().open_question().opened;
  EXPECT_FALSE(club.now(alone).question->closes) << "nobody hurries him";
  EXPECT_FALSE(club.now(alone).question->more_time);
  ASSERT_TRUE(is_done(club.act(alone, "pass")));
  EXPECT_EQ(club.now(alone).question->closes, opened + 1000);
  club.wait(opened + 999 - club.time());
  EXPECT_EQ(club.table().open_question().serial, question);
  club.wait(1);
  EXPECT_NE(club.table().open_question().serial, question) << "silent bots have passed";
}

TEST(Alone, AnAnswerAfterTheFixedTimeTakesEffectAtOnce) {
  Club club = come_to(settings_of("ivanhoe", 4), asks_person_to_react);
  const int question = club.table().open_question().serial;
  club.wait(3'600'000);
  EXPECT_EQ(club.table().open_question().serial, question) << "it ends without him";
  ASSERT_TRUE(is_done(club.act(alone, "pass")));
  club.wait(0);
  EXPECT_NE(club.table().open_question().serial, question);
}

TEST(Alone, WhenBotsAnswerChangesNoTime) {
  for (const bool bots_first : {true, false}) {
    Club club = come_to(settings_of("ivanhoe", 4), asks_person_to_react);
    const Time opened = club.table().open_question().opened;
    if (bots_first) bots_answer(club);
    EXPECT_FALSE(club.now(alone).question->closes);
    ASSERT_TRUE(is_done(club.act(alone, "pass")));
    if (!bots_first) bots_answer(club);
    EXPECT_EQ(club.now(alone).question->closes, opened + 1000);
    EXPECT_EQ(club.table().next_tick(), opened + 1000);
  }
}

TEST(Alone, IsNobodyWhileAnotherPersonHasASeatEvenIfABotPlaysIt) {
  Places places = people(2);
  places[2].bot = "random";
  for (std::uint64_t seed = 1;; ++seed) {
    Club club(settings_of("ivanhoe", 3), places, seed);
    ASSERT_TRUE(is_done(club.wish("p2", "leave", Leave{})));
    for (int step = 0; step < 200 && club.table().stage() == Stage::playing; ++step) {
      if (asks_person_to_react(club.table().open_question())) {
        const Time opened = club.table().open_question().opened;
        EXPECT_EQ(club.now(alone).question->closes, opened + 4000);
        ASSERT_TRUE(is_done(club.act(alone, "pass")));
        EXPECT_EQ(club.now(alone).question->closes, opened + 4000);
        return;
      }
      play_on(club);
    }
  }
}

TEST(Alone, ThePaceIsSetInTheGameFromTheNextQuestionOn) {
  Club club = come_to(settings_of("ivanhoe", 3), asks_person_to_react);
  const Time opened = club.table().open_question().opened;
  ASSERT_TRUE(is_done(club.wish("p1", "pace", SetPace{100})));
  EXPECT_EQ(club.now(alone).pace, 100);
  ASSERT_TRUE(is_done(club.act(alone, "pass")));
  EXPECT_EQ(club.now(alone).question->closes, opened + 1000) << "this one was opened before";
  club.wait(1000);
  while (!asks_person_to_react(club.table().open_question())) {
    for (const BotTask& task : club.table().bots_asked()) {
      EXPECT_LE(task.due, club.table().open_question().opened + 100);
    }
    play_on(club);
    if (club.table().stage() != Stage::playing) return;
  }
  ASSERT_TRUE(is_done(club.act(alone, "pass")));
  EXPECT_EQ(club.now(alone).question->closes, club.table().open_question().opened + 100);
}

TEST(Alone, ThePaceIsTheHostsAmongPeopleAndHasBounds) {
  Club club(settings_of("engarde", 2), people(2), 3);
  EXPECT_EQ(denial_of(club.wish("p2", "a", SetPace{500})), Denial::not_host);
  EXPECT_EQ(denial_of(club.wish("p9", "a", SetPace{500})), Denial::not_host);
  EXPECT_TRUE(is_done(club.wish("p1", "b", SetPace{0})));
  EXPECT_EQ(club.now(alone).pace, fastest_pace) << "never zero";
  EXPECT_TRUE(is_done(club.wish("p1", "c", SetPace{1'000'000})));
  EXPECT_EQ(club.now(alone).pace, slowest_pace);
  EXPECT_EQ(club.table().settings_of_rematch().windows.pace, slowest_pace);
}

// ---- castles (C15)

TEST(Alone, GoingOnEndsTheTimeToOfferARansom) {
  Club club = come_to(castles_with_short_tracks(), [](const OpenQuestion& open) {
    return open.may.contains(alone) && open.at_turn() != alone;
  });
  const Time opened = club.table().open_question().opened;
  EXPECT_TRUE(club.now(alone).question->go_on);
  EXPECT_FALSE(club.now(Seat{1}).question->go_on);
  EXPECT_EQ(club.table().turn_earliest(), opened + 3000);
  const int number = club.table().number(Observer::of(alone));
  ASSERT_TRUE(is_done(club.wish("p1", "on", GoOn{number})));
  EXPECT_FALSE(club.now(alone).question->go_on);
  EXPECT_EQ(club.table().turn_earliest(), opened + 1000) << "the fixed time of bots";
  EXPECT_TRUE(is_done(club.wish("p1", "again", GoOn{number}))) << "already so";
}

TEST(Alone, OnesOwnTurnWaitsForBotsAsLongAsTheirPace) {
  Club club = come_to(castles_with_short_tracks(), [](const OpenQuestion& open) {
    return open.at_turn() == alone && !open.may.empty();
  });
  const Time opened = club.table().open_question().opened;
  EXPECT_EQ(club.table().turn_earliest(), opened + 1000);
  for (const BotTask& task : club.table().bots_asked())
    EXPECT_EQ(task.due, opened + 500) << "a bot's ransom comes before the turn";
}

TEST(Alone, NobodyGoesOnForOthers) {
  Club club = at_ransom();
  const Seat other = club.now().question->may.first();
  const std::string name = club.table().places()[other.index].person;
  EXPECT_FALSE(club.now(other).question->go_on);
  EXPECT_EQ(denial_of(club.wish(name, "on", GoOn{club.table().number(Observer::of(other))})),
            Denial::no_window);
}

TEST(Alone, NobodyWaitsWhereNobodyHoldsAPrisoner) {
  for (const Places& places : {alone_with_bots(3), people(3)}) {
    Club club(settings_of("castles", 3), places, 5);
    int turns = 0;
    for (int step = 0; step < 60 && club.table().stage() == Stage::playing; ++step) {
      const OpenQuestion& open = club.table().open_question();
      if (open.at_turn() != nobody && open.may.empty()) {
        ++turns;
        EXPECT_EQ(club.table().turn_earliest(), open.opened);
      }
      const std::vector<Seat> asked = club.now().question->asked;
      for (const Seat seat : asked) {
        if (club.table().places()[seat.index].person.empty()) continue;
        club.act(seat, any_choice(*club.table().settings().game, club.now(seat), club.random()));
      }
      play_on(club);
    }
    EXPECT_GT(turns, 10);
  }
}

TEST(Alone, GamesOfEveryKindEndAndAreTheirRows) {
  Random seeds(announced_seed("alone"));
  for (const GameApi& game : games::all_games()) {
    Settings settings = settings_of(game.name, game.most_players);
    if (game.name == "engarde") {
      ASSERT_FALSE(record::set_option(game, settings.setup, "target", "1"));
    }
    Club club(settings, alone_with_bots(settings.players()), seeds.next());
    ASSERT_TRUE(is_done(club.wish("p1", "pace", SetPace{100})));
    for (int step = 0; step < 5000 && club.table().stage() == Stage::playing; ++step) play_on(club);
    EXPECT_EQ(club.table().stage(), Stage::over) << game.name;
    Table again;
    for (const Row& row : club.rows()) ASSERT_FALSE(again.apply(row));
    EXPECT_EQ(again.number(Observer::of(alone)), club.table().number(Observer::of(alone)));
    EXPECT_EQ(again.pace(), 100);
  }
}

// ---- why not

TEST(Why, TheRulesAnswerFromWhatTheAskerSeesAndNothingChanges) {
  Club club(settings_of("ivanhoe", 3), people(3), 2);
  const Seat turn = club.now().question->asked.front();
  const Seat other = after(turn, 3);
  const std::size_t rows = club.rows().size();
  const std::optional<tables::Refused> refused = club.table().why_not(other, "withdraw");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->denial, Denial::rule);
  EXPECT_GT(refused->refusal.rule, 0);
  EXPECT_FALSE(club.table().why_not(turn, first_move(club, turn))) << "it may";
  EXPECT_EQ(club.table().why_not(turn, "nonsense")->denial, Denial::unreadable);
  EXPECT_EQ(club.table().why_not(nobody, "withdraw")->denial, Denial::not_seated);
  EXPECT_EQ(club.rows().size(), rows);
}

}  // namespace
}  // namespace hastilude::tests
