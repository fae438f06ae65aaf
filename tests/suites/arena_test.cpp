// The arena as a library: figures, chance, the file of results, and that nothing depends on threads
// or on being stopped.
#include "bots/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "bots/arena/bout.h"
#include "bots/arena/chance.h"
#include "bots/arena/report.h"
#include "bots/arena/results.h"
#include "bots/arena/sprt.h"
#include "bots/bot.h"
#include "games/find.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/options.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

arena::Plan plan_of(std::string_view game, std::vector<std::string> bots, int deals) {
  const GameApi* api = games::find_game(game);
  arena::Plan plan{.game = api,
                   .setup = usual_setup(*api, static_cast<int>(bots.size())),
                   .bots = std::move(bots),
                   .seed = 5,
                   .deals = deals};
  return plan;
}

std::vector<int> first_deals(int deals) {
  std::vector<int> list;
  for (int deal = 0; deal < deals; ++deal) list.push_back(deal);
  return list;
}

std::vector<arena::DealGroup> played(const arena::Plan& plan, const std::vector<int>& deals,
                                     int threads, std::size_t most = 1'000'000) {
  std::vector<arena::DealGroup> groups;
  std::atomic<bool> stopped = false;
  const arena::Listener listener{.game_finished = [] {},
                                 .group_finished =
                                     [&](const arena::DealGroup& group) {
                                       groups.push_back(group);
                                       if (groups.size() >= most) stopped = true;
                                     },
                                 .failed =
                                     [](const arena::FailureReport& report) {
                                       ADD_FAILURE() << report.bot << ": " << report.failure.what;
                                     }};
  arena::play_deals(
      plan, deals, threads, [&] { return stopped.load(); }, listener);
  std::sort(groups.begin(), groups.end(),
            [](const arena::DealGroup& a, const arena::DealGroup& b) { return a.deal < b.deal; });
  return groups;
}

// All but the times, which are never the same.
std::string games_text(std::vector<arena::DealGroup> groups) {
  std::string text;
  for (arena::DealGroup& group : groups) {
    for (arena::Tally& tally : group.bots) {
      const std::uint64_t decisions = tally.times.count;
      tally.times = {.count = decisions, .nanoseconds = decisions, .buckets = {}};
    }
    text += arena::line_of(group) + "\n";
  }
  return text;
}

class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view name)
      : path_((std::filesystem::temp_directory_path() /
               (std::string(name) + "-" + std::to_string(getpid())))
                  .string()) {
    std::filesystem::remove(path_);
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// ---- figures

TEST(Figures, students_t) {
  // From the tables that every textbook has.
  EXPECT_NEAR(arena::student_t95(1), 12.706, 0.001);
  EXPECT_NEAR(arena::student_t95(2), 4.303, 0.001);
  EXPECT_NEAR(arena::student_t95(9), 2.262, 0.001);
  EXPECT_NEAR(arena::student_t95(30), 2.042, 0.001);
  EXPECT_NEAR(arena::student_t95(1000), 1.962, 0.001);
}

TEST(Figures, an_interval_by_hand) {
  // Mean 0.75, standard deviation 0.5, of the mean 0.25, times 3.182 with three degrees; cut at 1.
  const std::vector<double> shares{1, 0, 1, 1};
  const arena::Estimate found = arena::estimate(shares);
  EXPECT_DOUBLE_EQ(found.mean, 0.75);
  EXPECT_EQ(found.high, 1);
  EXPECT_EQ(found.low, 0);
  const std::vector<double> closer{0.5, 0.5, 0.75, 0.25};
  const arena::Estimate narrow = arena::estimate(closer);
  EXPECT_DOUBLE_EQ(narrow.mean, 0.5);
  EXPECT_NEAR(narrow.high, 0.5 + 3.1824 * 0.2041241 / 2, 1e-4);
  EXPECT_NEAR(narrow.low, 0.5 - 3.1824 * 0.2041241 / 2, 1e-4);
}

TEST(Figures, one_deal_tells_nothing_and_all_won_not_everything) {
  const std::vector<double> one{1};
  EXPECT_EQ(arena::estimate(one).low, 0);
  EXPECT_EQ(arena::estimate(one).high, 1);
  // A share that is not seen in ten deals may still be 30.8 %: 0.692 to the tenth power is 0.025.
  const std::vector<double> all(10, 1.0);
  EXPECT_NEAR(arena::estimate(all).low, 0.6915, 1e-4);
  EXPECT_EQ(arena::estimate(all).high, 1);
}

// The interval holds the true share in 95 % of many arenas whose games go together in pairs.
TEST(Figures, the_deal_is_the_unit) {
  Random random(1);
  int held = 0;
  constexpr int arenas = 2000;
  for (int i = 0; i < arenas; ++i) {
    std::vector<double> shares;
    // Both games of a deal are won by the same side: as trials of their own they would count twice.
    for (int deal = 0; deal < 40; ++deal) shares.push_back(random.unit() < 0.6 ? 1 : 0);
    const arena::Estimate found = arena::estimate(shares);
    held += found.low <= 0.6 && 0.6 <= found.high ? 1 : 0;
  }
  EXPECT_GT(held, arenas * 93 / 100);
  EXPECT_LT(held, arenas * 97 / 100);
}

TEST(Figures, shared_wins_and_repeated_bots) {
  const arena::Plan plan = plan_of("castles", {"random", "a", "a"}, 2);
  const auto won = [](std::initializer_list<int> seats) {
    arena::PlayedGame game{.winners = {}, .decisions = 10};
    for (const int seat : seats) game.winners.insert(seat_number(seat));
    return game;
  };
  // The first bot sits in seats 1, 3 and 2: with rotation r, seat s is played by bot (s + r) mod 3.
  arena::DealGroup first{
      .deal = 0, .games = {won({1}), won({3}), won({2})}, .bots = std::vector<arena::Tally>(2)};
  arena::DealGroup second{.deal = 1,
                          .games = {won({1, 2}), won({1}), won({1, 2, 3})},
                          .bots = std::vector<arena::Tally>(2)};
  const arena::Figures figures = arena::figures_of(plan, {second, first});
  ASSERT_EQ(figures.bots.size(), 2U);
  EXPECT_EQ(figures.bots[0].bot.name, "random");
  EXPECT_EQ(figures.bots[1].bot.seats, 2);
  // The first: all of the first deal, 1/2 + 0 + 1/3 of the second. The others: 2 1/6 for two seats.
  EXPECT_NEAR(figures.bots[0].share.mean, (1.0 + (5.0 / 6) / 3) / 2, 1e-12);
  EXPECT_NEAR(figures.bots[1].share.mean, (0.0 + (13.0 / 6) / 6) / 2, 1e-12);
  EXPECT_EQ(figures.games, 6);
  EXPECT_EQ(figures.mean_decisions, 10);
}

TEST(Figures, times_add_up) {
  arena::Times times;
  for (int i = 0; i < 99; ++i) times.add(1000);
  times.add(1'000'000);
  EXPECT_NEAR(times.mean_seconds(), (99 * 1e-6 + 1e-3) / 100, 1e-12);
  EXPECT_NEAR(times.seconds_at(0.95), 1e-6, 1e-7);
  EXPECT_NEAR(times.seconds_at(1), 1e-3, 1e-4);
  arena::Times twice = times;
  twice.add(times);
  EXPECT_EQ(twice.count, 200U);
  EXPECT_EQ(twice.seconds_at(0.95), times.seconds_at(0.95));
}

TEST(Figures, one_bot_in_all_seats_wins_exactly_its_share) {
  const arena::Plan plan = plan_of("castles", {"random", "random", "random", "random"}, 3);
  const arena::Figures figures = arena::figures_of(plan, played(plan, first_deals(3), 1));
  ASSERT_EQ(figures.bots.size(), 1U);
  EXPECT_EQ(figures.bots[0].share.mean, 0.25);
  EXPECT_EQ(figures.bots[0].share.low, 0.25);
  EXPECT_EQ(figures.games, 12);
}

// ---- sequential tests

TEST(Sprt, strengths_are_shares) {
  EXPECT_DOUBLE_EQ(arena::share_at(0, 1, 2), 0.5);
  EXPECT_NEAR(arena::share_at(400, 1, 2), 10.0 / 11, 1e-12);
  EXPECT_DOUBLE_EQ(arena::share_at(0, 1, 5), 0.2);
  // Ten times as good as each of three others; two of four seats together.
  EXPECT_NEAR(arena::share_at(400, 1, 4), 10.0 / 13, 1e-12);
  EXPECT_NEAR(arena::share_at(400, 2, 4), 10.0 / 22, 1e-12);
}

// The verdict over deals of two games that go together in part, won with this share.
arena::Tested tested(const arena::Plan& plan, double share, Random& random) {
  arena::SequentialTest test(plan, {.low = 0, .high = 60});
  for (int deal = 0; !test.decided() && deal < 100'000; ++deal) {
    const auto won = [&] { return random.unit() < share ? 0.5 : 0.0; };
    const double first = won();
    test.add(deal, first + (random.unit() < 0.3 ? first : won()));
  }
  return test.so_far();
}

TEST(Sprt, is_as_seldom_wrong_as_it_says) {
  const arena::Plan plan = plan_of("engarde", {"a", "b"}, 1);
  Random random(7);
  constexpr int tests = 1000;
  int wrong_low = 0;
  int wrong_high = 0;
  std::int64_t deals = 0;
  for (int i = 0; i < tests; ++i) {
    const arena::Tested even = tested(plan, arena::share_at(0, 1, 2), random);
    const arena::Tested better = tested(plan, arena::share_at(60, 1, 2), random);
    wrong_high += even.verdict == arena::Verdict::high ? 1 : 0;
    wrong_low += better.verdict == arena::Verdict::low ? 1 : 0;
    deals += even.deals + better.deals;
    EXPECT_NE(even.verdict, arena::Verdict::open);
  }
  EXPECT_LT(wrong_high, tests * 65 / 1000);
  EXPECT_LT(wrong_low, tests * 65 / 1000);
  // It is worth its name: a test of fixed length with the same errors needs twice as many.
  EXPECT_LT(deals / (2 * tests), 160);
}

TEST(Sprt, counts_deals_in_their_order) {
  const arena::Plan plan = plan_of("engarde", {"a", "b"}, 1);
  arena::SequentialTest forward(plan, {.low = 0, .high = 100});
  arena::SequentialTest mixed(plan, {.low = 0, .high = 100});
  std::vector<double> shares;
  Random random(3);
  for (int deal = 0; deal < 400; ++deal) shares.push_back(random.unit() < 0.7 ? 1 : 0.5);
  for (int deal = 0; deal < 400; ++deal) forward.add(deal, shares[static_cast<std::size_t>(deal)]);
  for (int deal = 0; deal < 400; ++deal) {
    const int other = deal ^ 3;  // blocks of four, backwards
    mixed.add(other, shares[static_cast<std::size_t>(other)]);
  }
  EXPECT_EQ(forward.so_far().verdict, arena::Verdict::high);
  EXPECT_EQ(mixed.so_far().deals, forward.so_far().deals);
  EXPECT_DOUBLE_EQ(mixed.so_far().ratio, forward.so_far().ratio);
}

TEST(Sprt, a_few_deals_that_are_alike_decide_nothing) {
  const arena::Plan plan = plan_of("engarde", {"a", "b"}, 1);
  arena::SequentialTest test(plan, {.low = 0, .high = 20});
  for (int deal = 0; deal < 5; ++deal) test.add(deal, 1);
  EXPECT_FALSE(test.decided());
}

// ---- the same chance

enum class Takes : std::uint8_t { first, last };

// The chance lines of a game that goes on by a player who takes the first or the last action.
std::vector<std::string> chance_lines(const GameApi& game, std::uint64_t seed, Takes takes) {
  arena::DealChance chance(seed);
  match::Course course(game, game.start(usual_setup(game, game.least_players)));
  std::vector<std::string> lines;
  for (int moves = 0; moves < 400 && game.due(course.state()) != Due::over; ++moves) {
    std::optional<AnyMove> move;
    if (game.due(course.state()) == Due::chance) {
      move = chance.draw(game, course.state());
      EXPECT_FALSE(course.check(*move));
      lines.push_back(record::line_text(game, *move));
    } else {
      game.moves(course.state(), *game.asked(course.state()).begin(), [&](const AnyMove& other) {
        move = other;
        return takes == Takes::last ? Visit::more : Visit::stop;
      });
    }
    course.play(*move);
    while (!course.announcements().empty()) course.take_announcement();
  }
  return lines;
}

std::vector<std::string> of_kind(const std::vector<std::string>& lines, std::string_view word) {
  std::vector<std::string> found;
  for (const std::string& line : lines) {
    if (line.starts_with(word)) found.push_back(line);
  }
  return found;
}

TEST(Chance, deals_are_equal_whatever_is_played) {
  for (const GameApi& game : games::all_games()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const std::vector<std::string> a = of_kind(chance_lines(game, seed, Takes::first), "deal");
      const std::vector<std::string> b = of_kind(chance_lines(game, seed, Takes::last), "deal");
      ASSERT_GE(std::min(a.size(), b.size()), 2U) << game.name;
      for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        EXPECT_EQ(a[i], b[i]) << game.name << ", also in later rounds";
    }
    EXPECT_NE(chance_lines(game, 1, Takes::last), chance_lines(game, 2, Takes::last)) << game.name;
  }
}

// E3: in every round of En Garde the hands are those of the deal; the rounds are of unequal length.
TEST(Chance, later_rounds_are_dealt_alike_too) {
  const GameApi& game = *games::find_game("engarde");
  const std::vector<std::string> a = of_kind(chance_lines(game, 3, Takes::first), "deal");
  const std::vector<std::string> b = of_kind(chance_lines(game, 3, Takes::last), "deal");
  EXPECT_GE(std::min(a.size(), b.size()), 6U);
}

// A round does not repeat the numbers of the one before: the first card that @1 draws in it is the
// same about as often as that of a stranger, one time in five.
TEST(Chance, rounds_have_numbers_of_their_own) {
  const GameApi& game = *games::find_game("engarde");
  constexpr int seeds = 200;
  int alike = 0;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    std::vector<std::string> draws;
    bool first = false;
    for (const std::string& line : chance_lines(game, seed, Takes::last)) {
      if (line.starts_with("deal")) first = true;
      if (!first || !line.starts_with("draw @1")) continue;
      draws.push_back(line.substr(0, line.find(' ', line.find('@') + 3)));
      first = false;
    }
    ASSERT_GE(draws.size(), 2U);
    alike += draws[0] == draws[1] ? 1 : 0;
  }
  EXPECT_GT(alike, seeds / 10);
  EXPECT_LT(alike, seeds * 2 / 5);
}

// ---- threads and stops

TEST(Arena, does_not_depend_on_threads) {
  for (const GameApi& game : games::all_games()) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.least_players), "random");
    const arena::Plan plan = plan_of(game.name, bots, 8);
    const std::string alone = games_text(played(plan, first_deals(8), 1));
    EXPECT_EQ(alone, games_text(played(plan, first_deals(8), 2))) << game.name;
    EXPECT_EQ(alone, games_text(played(plan, first_deals(8), 3))) << game.name;
    arena::Plan other = plan;
    other.seed = 6;
    EXPECT_NE(alone, games_text(played(other, first_deals(8), 2))) << game.name;
  }
}

TEST(Arena, every_bot_has_every_seat) {
  const arena::Plan plan = plan_of("castles", {"a", "b", "c"}, 1);
  for (const Seat seat : SeatSet::all(3)) {
    std::vector<std::size_t> bots;
    for (int rotation = 0; rotation < 3; ++rotation) bots.push_back(plan.bot_at(seat, rotation));
    std::sort(bots.begin(), bots.end());
    EXPECT_EQ(bots, (std::vector<std::size_t>{0, 1, 2}));
  }
}

// Plays at random and notes how many lines he had seen at each question.
class Observer : public bots::Player {
 public:
  explicit Observer(std::vector<std::size_t>& seen) : seen_(seen) {}
  bool listens() const override { return true; }
  void see(const AnyMove&) override { ++lines_; }
  bots::Answer answer(const match::Question& question, Random& random) override {
    if (question.need == match::Need::must) seen_.push_back(lines_);
    return bots::checked(question, bots::choose_at_random(question, random));
  }

 private:
  std::vector<std::size_t>& seen_;
  std::size_t lines_ = 0;
};

// I25, C7, C15: several are asked before the first of their answers lies on the table, and what
// they answer is legal whatever the others did.
TEST(Arena, answers_to_one_question_are_given_unseen) {
  for (const char* name : {"ivanhoe", "castles"}) {
    const arena::Plan plan = plan_of(name, {"random", "random", "random"}, 1);
    int unseen = 0;
    for (int deal = 0; deal < 10; ++deal) {
      std::vector<std::size_t> seen;
      arena::PlayersOfThread players;
      for (int i = 0; i < 3; ++i) players.push_back(std::make_unique<Observer>(seen));
      arena::Bout table(plan, deal, 0, players);
      EXPECT_TRUE(table.play([] { return false; }));
      for (const Seat seat : SeatSet::all(3)) EXPECT_FALSE(table.failure(seat)) << name;
      for (std::size_t i = 1; i < seen.size(); ++i) unseen += seen[i] == seen[i - 1] ? 1 : 0;
    }
    EXPECT_GT(unseen, 10) << name;
  }
}

TEST(Arena, page_beats_random) {
  for (const GameApi& game : games::all_games()) {
    std::vector<std::string> bots(static_cast<std::size_t>(game.least_players), "random");
    bots[0] = "page";
    const arena::Plan plan = plan_of(game.name, bots, 15);
    const arena::Figures figures = arena::figures_of(plan, played(plan, first_deals(15), 2));
    EXPECT_GT(figures.bots[0].share.mean, 1.2 / game.least_players) << game.name;
  }
}

// ---- the file of results

std::vector<arena::DealGroup> kept(arena::ResultsFile& file,
                                   const std::vector<arena::DealGroup>& groups) {
  for (const arena::DealGroup& group : groups) EXPECT_FALSE(file.keep(group));
  return groups;
}

TEST(Results, stopped_and_gone_on_with_is_the_same) {
  const arena::Plan plan = plan_of("engarde", {"page", "random"}, 10);
  const std::string whole = games_text(played(plan, first_deals(10), 1));
  const TemporaryFile file("hastilude-arena-resume");
  {
    Result<arena::ResultsFile, std::string> results = arena::ResultsFile::open(file.path(), plan);
    ASSERT_TRUE(results) << results.error();
    EXPECT_TRUE(results->found().empty());
    kept(*results, played(plan, first_deals(10), 2, 4));
  }
  {  // killed in the middle of a line
    std::ofstream(file.path(), std::ios::app) << "deal 9 game @1 4";
  }
  Result<arena::ResultsFile, std::string> results = arena::ResultsFile::open(file.path(), plan);
  ASSERT_TRUE(results) << results.error();
  std::vector<arena::DealGroup> groups = results->found();
  ASSERT_GE(groups.size(), 4U);
  ASSERT_LT(groups.size(), 10U);
  std::vector<int> left = first_deals(10);
  std::erase_if(left, [&](int deal) {
    return std::any_of(groups.begin(), groups.end(),
                       [&](const arena::DealGroup& group) { return group.deal == deal; });
  });
  for (const arena::DealGroup& group : kept(*results, played(plan, left, 2)))
    groups.push_back(group);
  std::sort(groups.begin(), groups.end(),
            [](const arena::DealGroup& a, const arena::DealGroup& b) { return a.deal < b.deal; });
  EXPECT_EQ(games_text(groups), whole);
  const std::string text = read_text(file.path());
  EXPECT_EQ(text.find("@1 4deal"), std::string::npos);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7 + 10);
}

TEST(Results, lines_are_read_as_they_were_written) {
  arena::DealGroup group{
      .deal = 12, .games = {{SeatSet::all(3), 77}, {SeatSet(Seat{1}), 5}}, .bots = {}};
  arena::Tally tally;
  for (const int duration : {1, 50, 100'000, 2'000'000'000})
    tally.times.add(static_cast<std::uint64_t>(duration));
  tally.failures[2] = 3;
  group.bots = {tally, {}};
  const std::optional<arena::DealGroup> read = arena::group_of(arena::line_of(group));
  ASSERT_TRUE(read);
  EXPECT_EQ(arena::line_of(*read), arena::line_of(group));
  EXPECT_EQ(read->bots[0].times.count, 4U);
  EXPECT_EQ(read->games[0].winners, SeatSet::all(3));
  for (const char* wrong : {"", "deal", "deal x", "deal 1 game 4", "deal 1 game @1",
                            "deal 1 game @9 4", "deal 1 bot 4", "deal 1 bot x failed",
                            "deal 1 bot 4 failed 99:1", "deal 1 bot 4 1:2 failed 1", "game @1 4"})
    EXPECT_FALSE(arena::group_of(wrong)) << wrong;
}

TEST(Results, other_files_are_refused_and_left_alone) {
  const arena::Plan plan = plan_of("engarde", {"page", "random"}, 2);
  const TemporaryFile file("hastilude-arena-refused");
  const auto refusal = [&](const arena::Plan& other) {
    const Result<arena::ResultsFile, std::string> results =
        arena::ResultsFile::open(file.path(), other);
    return results ? "" : results.error();
  };
  std::ofstream(file.path()) << "dear diary\n";
  EXPECT_NE(refusal(plan).find("no results of an arena"), std::string::npos);
  EXPECT_EQ(read_text(file.path()), "dear diary\n");
  std::filesystem::remove(file.path());
  EXPECT_EQ(refusal(plan), "");
  arena::Plan seed = plan;
  seed.seed = 6;
  EXPECT_NE(refusal(seed).find("'seed 5' where this arena has 'seed 6'"), std::string::npos);
  EXPECT_NE(refusal(plan_of("engarde", {"random", "page"}, 2)).find("'bot page'"),
            std::string::npos);
  arena::Plan option = plan;
  option.setup.values[1] = 1;
  EXPECT_NE(refusal(option).find("results of another arena"), std::string::npos);
  arena::Plan more = plan;
  more.deals = 99;
  EXPECT_EQ(refusal(more), "") << "more deals are welcome";
  std::ofstream(file.path(), std::ios::app) << "deal 1 nonsense\n";
  EXPECT_NE(refusal(plan).find(":8: no result of a deal"), std::string::npos);
  EXPECT_NE(arena::ResultsFile::open("tests", plan).error().find("cannot be opened"),
            std::string::npos);
}

TEST(Results, two_arenas_do_not_share_a_file) {
  const arena::Plan plan = plan_of("engarde", {"page", "random"}, 2);
  const TemporaryFile file("hastilude-arena-shared");
  const Result<arena::ResultsFile, std::string> first = arena::ResultsFile::open(file.path(), plan);
  ASSERT_TRUE(first);
  const Result<arena::ResultsFile, std::string> second =
      arena::ResultsFile::open(file.path(), plan);
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().find("another arena is writing to it"), std::string::npos);
}

}  // namespace
}  // namespace hastilude::tests
