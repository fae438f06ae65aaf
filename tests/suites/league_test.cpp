// How strong players are by their results, and a league that can be stopped and gone on with.
#include "bots/arena/league.h"

#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "bots/arena/calibration.h"
#include "bots/arena/plot.h"
#include "games/find.h"
#include "record/options.h"

namespace hastilude::tests {
namespace {

using arena::Contest;
using arena::League;
using arena::Standing;

// `deals` deals in each of which the one gets these sixtieths.
Contest contest(std::size_t one, std::size_t other, int others, int deals, int won) {
  return {one, other, others, std::vector<int>(static_cast<std::size_t>(deals), won)};
}

TEST(Ratings, three_wins_of_four_are_191_points) {
  Contest duel{1, 0, 1, {}};
  for (int deal = 0; deal < 4000; ++deal) duel.won.push_back(deal % 2 == 0 ? 120 : 60);
  const Standing standing = arena::standing_of(2, {duel}, 0);
  EXPECT_EQ(standing.ratings[0].elo, 0);
  EXPECT_NEAR(standing.ratings[1].elo, 190.8, 1);
  EXPECT_LT(standing.ratings[1].low, standing.ratings[1].elo);
  EXPECT_GT(standing.ratings[1].low, 170);
  EXPECT_LT(standing.ratings[1].high, 212);
  EXPECT_EQ(standing.steps[1].elo, standing.ratings[1].elo);
}

// Alone among three, half of the games: odds of three to one against each of them.
TEST(Ratings, where_more_play_strength_is_against_each_single_opponent) {
  const Standing standing = arena::standing_of(2, {contest(1, 0, 3, 2000, 120)}, 0);
  EXPECT_NEAR(standing.ratings[1].elo, 190.8, 1);
  const Standing even = arena::standing_of(2, {contest(1, 0, 3, 2000, 60)}, 0);
  EXPECT_NEAR(even.ratings[1].elo, 0, 0.1);
}

// Who has beaten him who has beaten a third stands above both, also without having met the third.
TEST(Ratings, follow_from_those_whom_others_have_met) {
  const Standing standing =
      arena::standing_of(3, {contest(1, 0, 1, 3000, 90), contest(2, 1, 1, 3000, 90)}, 1);
  EXPECT_NEAR(standing.ratings[0].elo, -190.8, 1);
  EXPECT_NEAR(standing.ratings[2].elo, 190.8, 1);
  EXPECT_NEAR(standing.steps[2].elo, 190.8, 1);
}

TEST(Ratings, who_has_won_everything_is_not_beyond_measure) {
  const Standing standing = arena::standing_of(2, {contest(1, 0, 1, 100, 120)}, 0);
  EXPECT_GT(standing.ratings[1].elo, 500);
  EXPECT_LT(standing.ratings[1].elo, 1500);
}

// By strength alone: odds of three to one there, of one to three back. Copies that help each other
// leave less to both who sit alone.
TEST(Ratings, tell_what_it_costs_to_sit_alone) {
  const auto cost = [](int there, int back) {
    const auto found =
        arena::companies_of({contest(0, 1, 3, 2000, back), contest(1, 0, 3, 2000, there)});
    EXPECT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].one, 1U);
    return found[0].cost.elo;
  };
  EXPECT_NEAR(cost(120, 24), 0, 1);
  EXPECT_GT(cost(100, 15), 40);
  EXPECT_LT(cost(150, 40), -40);
  EXPECT_TRUE(arena::companies_of({contest(1, 0, 1, 10, 60), contest(0, 1, 1, 10, 60)}).empty())
      << "of two, both sit alone";
}

// ---- the league

League league_of(std::string_view game, int players, std::vector<std::string> bots) {
  const GameApi& api = *games::find_game(game);
  return {.game = &api,
          .setup = sound({.players = static_cast<std::uint8_t>(players)},
                         {api.least_players, api.most_players}, api.options),
          .bots = std::move(bots),
          .seed = 3,
          .deals = 6};
}

void play(League& league, int deals) {
  for (Contest& contest : league.contests)
    arena::play_on(league, contest, deals, 1, [] { return false; });
  for (arena::Mirror& mirror : league.mirrors)
    arena::play_on(league, mirror, deals, 1, [] { return false; });
}

// Its file without times, which are never the same.
std::string results_of(const League& league) {
  std::istringstream lines(arena::league_text(league));
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("@time ")) text += line + "\n";
  }
  return text;
}

TEST(League, everybody_meets_everybody) {
  League two = league_of("engarde", 2, {"random", "groom", "page"});
  EXPECT_EQ(arena::contests_of(two).size(), 3U);
  League four = league_of("ivanhoe", 4, {"random", "groom", "page"});
  EXPECT_EQ(arena::contests_of(four).size(), 6U) << "both ways";
  EXPECT_EQ(arena::plan_of(four, arena::contests_of(four)[0]).bots.size(), 4U);
}

TEST(League, those_who_search_meet_their_neighbours_and_the_page) {
  League league = league_of("engarde", 2, {"random", "groom", "page", "old-squire", "champion"});
  EXPECT_EQ(arena::contests_of(league).size(), 6U);
  league.slow_deals = 2;
  int slow = 0;
  for (const Contest& contest : arena::contests_of(league)) {
    const bool searches =
        league.bots[contest.one] == "old-squire" || league.bots[contest.other] == "old-squire";
    EXPECT_EQ(arena::deals_of(league, contest), searches ? 2 : 6);
    slow += searches ? 1 : 0;
  }
  EXPECT_EQ(slow, 2);
}

TEST(League, those_whose_search_is_quick_meet_everybody) {
  League league = league_of("engarde", 2, {"random", "groom", "page", "tree-1000", "old-squire"});
  EXPECT_EQ(arena::contests_of(league).size(), 6U);
  for (const Contest& contest : arena::contests_of(league))
    EXPECT_EQ(arena::deals_of(league, contest), 6);
  league.slow_deals = 2;
  EXPECT_EQ(arena::contests_of(league).size(), 8U) << "old-squire meets two, all others each other";
  EXPECT_EQ(arena::deals_of(league, arena::contests_of(league).back()), 2);
}

TEST(League, others_can_be_said_to_be_quick) {
  League league = league_of("engarde", 2, {"random", "groom", "page", "old-knight", "old-squire"});
  league.slow_deals = 2;
  EXPECT_EQ(arena::contests_of(league).size(), 6U);
  league.quick = {"old-squire", "old-knight"};
  EXPECT_EQ(arena::contests_of(league).size(), 10U);
  ASSERT_FALSE(arena::take_up(league, ""));
  const Result<League, std::string> found = arena::league_in(arena::league_text(league));
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->quick, league.quick);
  EXPECT_EQ(found->contests.size(), 10U);
}

// How much stronger somebody is than a yardstick is no step of the ladder.
TEST(League, steps_are_those_of_the_ladder) {
  League league = league_of("engarde", 2, {"tree-1000", "random", "groom"});
  ASSERT_FALSE(arena::take_up(league, ""));
  play(league, 1);
  const Standing standing = arena::standing_of(3, league.contests, arena::anchor_of(league));
  std::istringstream lines(arena::standing_table(league, standing));
  std::map<std::string, std::string> steps;
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
    if (cells.size() == 5) steps[cells[1]] = cells[3];
  }
  EXPECT_EQ(steps[" tree-1000 "], "  ");
  EXPECT_EQ(steps[" random "], "  ");
  EXPECT_NE(steps[" groom "], "  ");
}

TEST(League, can_be_stopped_and_gone_on_with) {
  League whole = league_of("engarde", 2, {"random", "groom", "page"});
  ASSERT_FALSE(arena::take_up(whole, ""));
  play(whole, 100);
  League first = league_of("engarde", 2, {"random", "groom", "page"});
  ASSERT_FALSE(arena::take_up(first, ""));
  play(first, 2);
  League second = league_of("engarde", 2, {"random", "groom", "page"});
  ASSERT_FALSE(arena::take_up(second, arena::league_text(first)));
  EXPECT_EQ(second.contests[0].won.size(), 2U);
  play(second, 100);
  EXPECT_EQ(results_of(second), results_of(whole));
  EXPECT_EQ(whole.contests[0].won.size(), 6U);
  EXPECT_EQ(second.paces[2].decisions, whole.paces[2].decisions);
}

TEST(League, its_file_says_by_which_command_it_was_made) {
  League league = league_of("ivanhoe", 4, {"random", "page"});
  ASSERT_FALSE(arena::take_up(league, ""));
  const std::string text = arena::league_text(league);
  EXPECT_NE(
      text.find("; made by: hastilude league ivanhoe --players 4 --bots random,page --deals 6 "
                "--seed 3\n; rules 1\n"),
      std::string::npos)
      << text;
  // Files from before have no such lines.
  EXPECT_FALSE(arena::take_up(league, text.substr(0, text.find(";"))));
}

TEST(League, its_file_says_which_programs_have_played_it) {
  League league = league_of("engarde", 2, {"random", "page"});
  ASSERT_FALSE(arena::take_up(league, ""));
  play(league, 1);
  const std::string before = arena::league_text(league);
  EXPECT_EQ(before.find("; build"), std::string::npos);
  for (const char* build : {"1.0 (abc)", "1.0 (abc)", "1.1 (def)"}) {
    League next = league;
    ASSERT_FALSE(arena::take_up(next, arena::league_text(league)));
    arena::go_on_by(next, build);
    league = next;
  }
  EXPECT_NE(arena::league_text(league).find(
                "; build one that is not written down\n; build 1.0 (abc)\n; build 1.1 (def)\n"),
            std::string::npos)
      << arena::league_text(league);
  const Result<League, std::string> found = arena::league_in(arena::league_text(league));
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->builds.size(), 3U);
  EXPECT_EQ(found->contests[0].won, league.contests[0].won);
}

TEST(League, tells_what_each_seat_wins_among_copies) {
  League league = league_of("castles", 3, {"random", "page"});
  ASSERT_FALSE(arena::take_up(league, ""));
  ASSERT_EQ(league.mirrors.size(), 1U) << "the page and those above it";
  play(league, 4);
  const arena::Mirror& mirror = league.mirrors[0];
  EXPECT_EQ(mirror.won.size(), 4U);
  int all = 0;
  for (const int won : mirror.by_order) all += won;
  EXPECT_EQ(all, 4 * 3 * arena::whole_win) << "every game is won by somebody";
  int by_starter = 0;
  for (const int won : mirror.won) by_starter += won;
  EXPECT_EQ(by_starter, mirror.by_order[0]);
  EXPECT_NE(arena::seat_table(league).find("| page | "), std::string::npos);
  EXPECT_NE(arena::seat_picture(league).find("</svg>"), std::string::npos);
  EXPECT_NE(arena::pace_table(league).find("| random | "), std::string::npos);
}

TEST(League, is_found_whole_in_its_file) {
  League league = league_of("engarde", 2, {"random", "groom", "page"});
  ASSERT_FALSE(record::set_option(*league.game, league.setup, "level", "basic"));
  ASSERT_FALSE(arena::take_up(league, ""));
  play(league, 6);
  const Result<League, std::string> found = arena::league_in(arena::league_text(league));
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->bots, league.bots);
  EXPECT_EQ(found->setup, league.setup);
  EXPECT_EQ(found->contests[2].won, league.contests[2].won);
  EXPECT_EQ(found->mirrors[0].by_order, league.mirrors[0].by_order);
  EXPECT_FALSE(arena::league_in("a record"));
  EXPECT_FALSE(arena::league_in("hastilude league 1\ngame chess\n"));
}

TEST(Calibration, counts_what_came_of_each_thought) {
  const GameApi& game = *games::find_game("engarde");
  // Thinks that it wins three times of four, whatever happens, and plays at random.
  const bots::Bot sure{
      .name = "sure",
      .choose = [](const bots::Question& question, Random& random,
                   const bots::Patience&) { return bots::choose_at_random(question, random); },
      .think =
          [](const bots::Question&, Random&, const bots::Patience&) {
            return std::vector<bots::Thought>{{{}, 1, 0.75}, {{}, 1, 0.1}};
          }};
  const hastilude::Setup setup = sound({}, {game.least_players, game.most_players}, game.options);
  arena::Calibration found = arena::calibrate(game, setup, sure, 40, 1, [] {});
  found.command = "a test";
  found.builds = {"1.0 (abc)", "1.1 (def)"};
  EXPECT_GT(found.tenths[7].decisions, 1000);
  EXPECT_NEAR(found.tenths[7].thought, 0.75, 1e-9);
  EXPECT_NEAR(found.tenths[7].won, 0.5, 0.1);
  EXPECT_GT(found.tenths[7].error, 0) << "seats do not decide equally often";
  EXPECT_EQ(found.tenths[1].decisions, 0);
  const auto read = arena::calibration_in(arena::calibration_text(found));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->command, "a test");
  EXPECT_EQ(read->builds, found.builds);
  EXPECT_EQ(read->tenths[7].decisions, found.tenths[7].decisions);
  EXPECT_EQ(arena::calibration_table(*read), arena::calibration_table(found));
  EXPECT_FALSE(arena::calibration_in("hastilude calibration 1\n; made by: x\n1 2\n"));
}

TEST(Plot, puts_low_values_low) {
  const std::string text = arena::svg_of(
      {.x = {"x", 0, 10, 5}, .y = {"y", 0, 10, 5}, .series = {{.dots = {{0, 0}, {10, 10}}}}});
  EXPECT_NE(text.find("<circle cx=\"70\" cy=\"340\""), std::string::npos) << text;
  EXPECT_NE(text.find("<circle cx=\"690\" cy=\"20\""), std::string::npos) << text;
}

TEST(League, refuses_what_belongs_to_another) {
  League league = league_of("engarde", 2, {"random", "page"});
  ASSERT_FALSE(arena::take_up(league, ""));
  League other = league_of("ivanhoe", 2, {"random", "page"});
  EXPECT_TRUE(arena::take_up(other, arena::league_text(league)));
}

TEST(League, tells_what_came_out_as_a_table_and_a_picture) {
  League league = league_of("castles", 3, {"random", "page"});
  ASSERT_FALSE(arena::take_up(league, ""));
  play(league, 2);
  const Standing standing = arena::standing_of(2, league.contests, arena::anchor_of(league));
  const std::string table = arena::standing_table(league, standing);
  EXPECT_NE(table.find("| random | −"), std::string::npos) << table;
  EXPECT_NE(table.find("| page | 0 | +"), std::string::npos) << table;
  const std::string picture = arena::standing_picture(league, standing);
  EXPECT_TRUE(picture.starts_with("<svg "));
  EXPECT_NE(picture.find(">random</text>"), std::string::npos);
}

}  // namespace
}  // namespace hastilude::tests
