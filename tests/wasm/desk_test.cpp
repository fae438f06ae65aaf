// The tables of a device, played by a page in virtual time: whole games through closed pages, what
// is kept, and what is refused.
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "bots/player.h"
#include "games/find.h"
#include "record/options.h"
#include "record/print.h"
#include "record/random_game.h"
#include "server/offered.h"
#include "support/asking.h"
#include "support/seed.h"
#include "wasm/page.h"
#include "wasm/two_desks.h"

namespace hastilude::tests {
namespace {

std::uint64_t seed() { return announced_seed("desk"); }

// One of the legal moves that the page was sent; empty if it is not asked.
std::string some_move(const Page& page, Random& random) {
  if (!page.shown.at("choices").is_object() || !page.shown.at("held").is_null()) return {};
  const json::object& choices = page.shown.at("choices").as_object();
  const std::size_t count = count_offered(choices);
  return count == 0 ? std::string() : offered(choices, random.below(count));
}

std::string_view stage(const Page& page) { return page.shown.at("stage").as_string(); }

// Plays on until the game is over, or so many decisions were taken.
int play(Page& page, const std::string& table, Random& random, int most) {
  int decisions = 0;
  for (int steps = 0; steps < 20'000 && decisions < most && stage(page) == "playing"; ++steps) {
    const std::string move = some_move(page, random);
    if (!move.empty()) {
      page.wish(table, {{"type", "act"}, {"number", page.number}, {"move", move}});
      ++decisions;
    } else if (!page.pass_time()) {
      break;
    }
  }
  return decisions;
}

std::string new_table(const GameApi& game) {
  const int players = game.least_players;
  std::string seats = R"("me")";
  for (int seat = 2; seat <= players; ++seat) seats += R"(,"page")";
  return R"({"game":")" + std::string(game.name) + R"(","players":)" + std::to_string(players) +
         R"(,"seats":[)" + seats + "]}";
}

std::vector<std::string> words_of(std::string_view line) {
  std::istringstream read{std::string(line)};
  return {std::istream_iterator<std::string>(read), {}};
}

// A word of a line as cards, as many as it says: R4, R4x2.
std::vector<std::string> cards_in(const std::string& word) {
  static const std::regex counted("(.+)x([0-9]+)");
  std::smatch parts;
  if (!std::regex_match(word, parts, counted)) return {word};
  return std::vector<std::string>(std::stoul(parts[2]), parts[1].str());
}

// Whether these cards lie in the line of a position that is meant.
bool lies_there(const json::array& position, const json::object& known) {
  for (const json::value& line : position) {
    const std::vector<std::string> words = words_of(line.as_string());
    const json::value* const seat = known.if_contains("seat");
    const bool same_seat =
        seat == nullptr || (words.size() > 1 && words[1] == "@" + json::serialize(*seat));
    if (words.front() != known.at("kind").as_string() || !same_seat) continue;
    std::multiset<std::string> lying;
    for (const std::string& word : words) {
      for (const std::string& card : cards_in(word)) lying.insert(card);
    }
    for (const json::value& card : known.at("cards").as_array()) {
      const auto found = lying.find(std::string(card.as_string()));
      if (found == lying.end()) return false;
      lying.erase(found);
    }
    return true;
  }
  return false;
}

class Games : public testing::TestWithParam<std::string> {};

TEST_P(Games, AreGoneOnWithAfterThePageWasClosedAndPlayedToTheEnd) {
  Random random(seed());
  Device device;
  std::string table;
  {
    Page first(device, random.next());
    table = first.open(new_table(*games::find_game(GetParam())));
    first.watch(table);
    ASSERT_EQ(stage(first), "playing");
    EXPECT_EQ(play(first, table, random, 5), 5);
  }
  Page second(device, random.next());
  second.watch(table);
  ASSERT_EQ(stage(second), "playing");
  play(second, table, random, 5000);
  ASSERT_EQ(stage(second), "over");
  EXPECT_EQ(second.listed.at(table).at("stage").as_string(), "over");
  second.desk().record(2, table);
  second.run();
  EXPECT_EQ(second.answers[2].first, 200);
  EXPECT_TRUE(second.answers[2].second.starts_with("game " + GetParam() + "\n"));
  EXPECT_NE(second.answers[2].second.find("\nresult @"), std::string::npos);
  for (const json::object& message : second.said)
    EXPECT_NE(message.at("type").as_string(), "refused") << json::serialize(message);
}

INSTANTIATE_TEST_SUITE_P(Every, Games, testing::Values("engarde", "ivanhoe", "castles"),
                         [](const auto& test) { return test.param; });

TEST(Desk, OpensARematchOnceEvenIfThePageIsClosedOverIt) {
  Random random(seed());
  Device device;
  const std::string wanted =
      R"({"game":"engarde","players":2,"seats":["me","random"],"options":{"target":"1"}})";
  std::string table;
  {
    Page page(device, random.next());
    table = page.open(wanted);
    page.watch(table);
    play(page, table, random, 5000);
    ASSERT_EQ(stage(page), "over");
    page.wish(table, {{"type", "rematch"}});
    ASSERT_TRUE(page.shown.at("rematch").is_string()) << json::serialize(page.shown);
    // As if the page had been closed before the new table was named.
    device[table].pop_back();
  }
  Page page(device, random.next());
  page.watch(table);
  ASSERT_TRUE(page.shown.at("rematch").is_string());
  EXPECT_EQ(device.size(), 2U);
  page.watch(std::string(page.shown.at("rematch").as_string()));
  EXPECT_EQ(stage(page), "playing");
}

TEST(Desk, TakesInWhatAnotherPageOfTheDeviceHasDone) {
  Random random(seed());
  Device device;
  Page one(device, random.next());
  const std::string table =
      one.open(R"({"game":"engarde","players":2,"seats":["me","random"],"clock":null})");
  one.watch(table);
  while (some_move(one, random).empty()) ASSERT_TRUE(one.pass_time());
  Page other(device, random.next());
  other.watch(table);
  // The other page has written a row (it was away); this one does not know yet.
  const std::string move = some_move(one, random);
  one.wish(table, {{"type", "act"}, {"number", one.number}, {"move", move}});
  EXPECT_EQ(one.conflicts, 1);
  // It was wished for again on what is kept now, and carried out.
  EXPECT_EQ(one.said.back().at("type").as_string(), "done");
  EXPECT_EQ(one.number, other.number + 1);
  play(one, table, random, 1);
  other.desk().changed_elsewhere(table);
  other.run();
  EXPECT_EQ(other.number, one.number);
  EXPECT_EQ(other.shown.at("position"), one.shown.at("position"));
}

TEST(Desk, RefusesWhatAServerRefuses) {
  Device device;
  Page page(device, seed());
  const auto last = [&] { return json::serialize(page.said.back()); };
  page.desk().received("no json");
  EXPECT_NE(last().find("bad_message"), std::string::npos);
  page.say({{"type", "hello"}, {"protocol", 3}, {"ticket", "device"}});
  EXPECT_NE(last().find("hello comes once"), std::string::npos);
  page.watch("device-none");
  EXPECT_NE(last().find("no_table"), std::string::npos);
  page.desk().open(7, R"({"game":"chess","players":2,"seats":["me","page"]})");
  EXPECT_EQ(
      page.answers[7],
      (std::pair<int, std::string>(
          400,
          R"({"code":"no_such_game","about":"game: expected one of engarde ivanhoe castles"})")));
  page.desk().record(8, "device-none");
  page.run();
  EXPECT_EQ(page.answers[8].first, 404);
}

TEST(Desk, DoesNotShowATableWhoseRowsAreDamaged) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(new_table(*games::find_game("ivanhoe")));
  device[table].back().payload = "played 5 @1\nnonsense\n";
  Page later(device, seed());
  later.watch(table);
  EXPECT_EQ(later.said.back().at("type").as_string(), "gone");
}

// A page asks for nothing while nobody looks at a table, so that a device can sleep.
TEST(Desk, WaitsForNothingWhenNobodyLooks) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(
      R"({"game":"castles","players":2,"seats":["me","page"],"clock":{"total":60000,"increment":0}})");
  page.watch(table);
  EXPECT_TRUE(page.desk().next());
  page.say({{"type", "unwatch"}, {"table", table}});
  page.run();
  EXPECT_FALSE(page.desk().next());
}

// A bot that answered by a time that was not its own any more is asked again.
TEST(Desk, IsNotHeldUpByABotThatAnsweredTooEarly) {
  Device device;
  std::string table;
  const auto asked = [](const Page& page) { return !page.thinking.empty(); };
  {
    Page first(device, seed());
    table = first.open(
        R"({"game":"engarde","players":2,"seats":["me","page"],"windows":{"pace":2000}})");
    first.watch(table);
    Random random(seed());
    if (!asked(first)) play(first, table, random, 1);
    ASSERT_TRUE(asked(first));
  }
  Page second(device, seed());
  second.sleep(2'500);
  second.slow_to_keep = true;
  second.watch(table);
  ASSERT_TRUE(asked(second));
  second.pass_time();
  second.keep_at_last();
  const std::size_t rows = device[table].size();
  while (second.pass_time()) {
  }
  EXPECT_GT(device[table].size(), rows);
}

// The pace that was set in the game counts, not that of the table's opening.
TEST(Desk, ABotThatIsLateWaitsForTheNextBeatOfThePaceThatWasSet) {
  Device device;
  Page page(device, seed());
  const std::string table =
      page.open(R"({"game":"engarde","players":2,"seats":["me","page"],"windows":{"pace":2000}})");
  page.watch(table);
  page.wish(table, {{"type", "pace"}, {"pace", 100}});
  page.thinks_for = 150;
  Random random(seed());
  // The pace counts from the next question on.
  ASSERT_EQ(play(page, table, random, 2), 2);
  const Time before = page.now();
  while (some_move(page, random).empty()) ASSERT_TRUE(page.pass_time());
  EXPECT_EQ(page.now() - before, 50) << "it was asked 150 ms ago";
}

// In a window an answer is held as soon as it is there: it must not miss the end of the window.
TEST(Desk, ABotsAnswerIsThereBeforeItsWindowEnds) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(
      R"({"game":"castles","players":3,"seats":["me","page","page"],"windows":{"pace":2000}})");
  page.watch(table);
  page.wish(table, {{"type", "pace"}, {"pace", 100}});
  page.thinks_for = 20;
  Random random(seed());
  play(page, table, random, 60);
  const auto is_held_by_a_bot = [](const KeptRow& row) {
    return row.payload.starts_with("held ") && row.payload.find("\n@1 ") == std::string::npos;
  };
  EXPECT_GT(std::ranges::count_if(device[table], is_held_by_a_bot), 0);
}

// ---- hints

TEST_P(Games, AHintIsWhatABotThinksOfWhatTheSeatKnows) {
  Random random(seed());
  Device device;
  Page page(device, random.next());
  const std::string table = page.open(new_table(*games::find_game(GetParam())));
  page.watch(table);
  while (some_move(page, random).empty()) ASSERT_TRUE(page.pass_time());
  page.say({{"type", "hint"}, {"table", table}, {"id", "h1"}, {"depth", 1}});
  page.run();
  const json::object told = page.said.back();
  ASSERT_EQ(told.at("type").as_string(), "hint") << json::serialize(told);
  EXPECT_EQ(told.at("id").as_string(), "h1");
  const json::array& alternatives = told.at("alternatives").as_array();
  ASSERT_FALSE(alternatives.empty());
  std::int64_t least = alternatives.front().at("tries").as_int64();
  for (const json::value& one : alternatives) {
    EXPECT_LE(one.at("tries").as_int64(), least) << "the one it would choose comes first";
    least = one.at("tries").as_int64();
    EXPECT_LE(one.at("wins").as_int64(), 1000);
  }
  // It can be played as it is told.
  const std::string text = notation_in(alternatives.front().at("move").at(0));
  page.wish(table, {{"type", "act"}, {"number", page.number}, {"move", text}});
  EXPECT_EQ(page.said.back().at("type").as_string(), "done");
}

TEST(Desk, GivesNoHintWhereThereIsNothingToDecide) {
  Device device;
  Page page(device, seed());
  const std::string table = page.open(new_table(*games::find_game("engarde")));
  page.watch(table);
  page.wish(table, {{"type", "resign"}});
  page.wish(table, {{"type", "hint"}, {"depth", 1}});
  EXPECT_EQ(page.said.back().at("code").as_string(), "not_playing");
}

// ---- playing on

class PlayingOn : public testing::Test {
 protected:
  // A random game of this one, as its record.
  wasm::Replay replay_of(const GameApi& game, int players) {
    const record::Record record = record::random_game(game, usual_setup(game, players), random);
    const auto read =
        wasm::Replay::read(print_record(record, Observer::all(), record::Legal::none));
    EXPECT_TRUE(read) << read.error();
    return *read;
  }

  Random random{seed()};
};

TEST_F(PlayingOn, FromAnyMomentAndSeatWithTheSameCardsOrOthersThroughAClosedPage) {
  for (const GameApi& game : games::all_games()) {
    const wasm::Replay replay = replay_of(game, game.most_players);
    for (int tries = 0; tries < 12; ++tries) {
      const int at = random.below(replay.lines());
      const Seat seat{static_cast<std::uint8_t>(random.below(replay.players()))};
      const auto cards =
          tries % 2 == 0 ? wasm::HiddenCards::dealt_anew : wasm::HiddenCards::as_they_were;
      Device device;
      Page first(device, random.next());
      first.desk().play_on(5, replay, {at, seat, cards, "page"});
      first.run();
      // After the last decision nothing is left to play.
      if (first.answers[5].first == 409) continue;
      const std::string table = first.table_of(5);
      ASSERT_FALSE(table.empty()) << game.name << " at " << at << ": " << first.answers[5].second;
      Page second(device, random.next());
      second.watch(table);
      ASSERT_NE(second.said.back().at("type").as_string(), "gone") << game.name << " at " << at;
      ASSERT_EQ(stage(second), "playing");
      EXPECT_EQ(second.shown.at("you").as_int64(), seat.number());
      play(second, table, random, 6);
    }
  }
}

TEST_F(PlayingOn, HiddenCardsDealtAnewFitWhatTheSeatSaw) {
  for (const GameApi& game : games::all_games()) {
    const wasm::Replay replay = replay_of(game, game.least_players);
    const auto chance = [&](const GameApi& of, const AnyState& state) {
      return of.sample(state, random);
    };
    int others = 0;
    for (int at = 1; at < replay.lines(); at += 1 + random.below(3)) {
      const Seat seat{static_cast<std::uint8_t>(random.below(replay.players()))};
      const auto same = replay.played_on(at, seat, wasm::HiddenCards::as_they_were, chance, random);
      const auto anew = replay.played_on(at, seat, wasm::HiddenCards::dealt_anew, chance, random);
      if (!same || !anew) continue;
      // Chance may have drawn between; where it had nothing to draw both lie alike to the seat.
      const std::size_t lines = same->begun.lines.size();
      if (lines != static_cast<std::size_t>(at)) continue;
      EXPECT_TRUE(game.same_view(same->begun.after.view(Observer::of(seat)),
                                 anew->begun.after.view(Observer::of(seat))))
          << game.name << " at " << at;
      others += game.same_state(same->begun.after.state(), anew->begun.after.state()) ? 0 : 1;
    }
    EXPECT_GT(others, 0) << game.name << ": the cards are always the same";
  }
}

TEST_F(PlayingOn, WhatIsKnownIsTrue) {
  for (const GameApi& game : games::all_games()) {
    wasm::Replay replay = replay_of(game, game.most_players);
    int found = 0;
    // Until something was known, which is seldom in some games.
    for (int tries = 1; tries <= 5 || (found == 0 && tries < 1000); ++tries) {
      if (tries % 20 == 0) replay = replay_of(game, game.most_players);
      const int at = random.below(replay.lines() + 1);
      const Seat seat{static_cast<std::uint8_t>(random.below(replay.players()))};
      const json::value all = json::parse(replay.snapshot(at, Observer::all()));
      const json::value known = json::parse(replay.known(at, seat, random));
      for (const json::value& one : known.as_array()) {
        ++found;
        EXPECT_TRUE(lies_there(all.at("now").at("position").as_array(), one.as_object()))
            << game.name << " at " << at << ": " << json::serialize(one);
      }
    }
    EXPECT_GT(found, 0) << game.name;
  }
}

// On a clock by which a tenth of a second passes between two looks, the tenth is the last.
TEST(Thinkers, AreCutOffAfterASecond) {
  const GameApi& game = *games::find_game("castles");
  Random random(seed());
  int thought = 0;
  visit_decisions(game, 2, 4, 8, random, [&](Scene& scene) {
    const match::Question question = scene.question(*game.asked(scene.state()).begin());
    int looks = 0;
    const auto move = wasm::solve(wasm::problem_of(question, "champion", 1),
                                  [&] { return ++looks * bots::longest_decision / 10; });
    EXPECT_TRUE(bots::checked(question, move));
    EXPECT_LE(looks, 11);  // and once as it began
    thought += looks == 11 ? 1 : 0;
  });
  EXPECT_GT(thought, 0);
}

TEST(Replays, SayWhichRuleRefusesAndWhatItIsAbout) {
  const auto wrong = wasm::Replay::read(
      "game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 3\nbegin\n@1 forward 5\n");
  ASSERT_FALSE(wrong);
  const json::object said = json::parse(wrong.error()).as_object();
  EXPECT_EQ(said.at("line").as_int64(), 7);
  EXPECT_EQ(said.at("game").as_string(), "engarde");
  EXPECT_TRUE(said.contains("rule"));
  EXPECT_TRUE(said.at("subjects").is_array());
}

TEST(Replays, AreNotReadWithoutEnd) {
  std::string endless = "game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 3\nbegin\n";
  for (int i = 0; i < 10'001; ++i) endless += "name @1 Ann\n";
  const auto read = wasm::Replay::read(endless + "name @1 Bob\n");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("too_long"), std::string::npos) << read.error();
  EXPECT_FALSE(wasm::Replay::read(std::string(wasm::longest_record + 1, ' ')));
  EXPECT_FALSE(wasm::Replay::read(std::string(100'000, '\0')));
  EXPECT_NE(wasm::Replay::read("; nothing\n").error().find("no_record"), std::string::npos);
}

TEST(Replays, AreEachOfSeveralInOneText) {
  const std::string duel = "game engarde\nplayers 2\nposition\nhand @1 1 2\nhand @2 3\nbegin\n";
  const std::string text = duel + "\n" + duel + "resign @1\nresult @2\n\ngame chess\n";
  for (const auto& [which, lines] : {std::pair(0U, 0), std::pair(1U, 2)}) {
    const auto read = wasm::Replay::read(text, which);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->lines(), lines);
    EXPECT_EQ(json::parse(read->summary()).at("records").as_int64(), 3);
  }
  const auto broken = wasm::Replay::read(text, 2);
  ASSERT_FALSE(broken);
  EXPECT_EQ(json::parse(broken.error()).at("line").as_int64(), 17) << broken.error();
  EXPECT_NE(wasm::Replay::read(text, 3).error().find("no_record"), std::string::npos);
}

TEST(TwoDesks, SayTheSameToWhoMayNotKnowTheDifference) { EXPECT_EQ(two_desks(seed(), 12), ""); }

}  // namespace
}  // namespace hastilude::tests
