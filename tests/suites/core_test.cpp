// The core: random numbers, seats, text.
#include <limits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/cards.h"
#include "core/named_enum.h"
#include "core/random.h"
#include "core/reading.h"
#include "core/seats.h"
#include "core/text.h"
#include "games/find.h"
#include "record/print.h"
#include "record/utf8.h"
#include "support/seed.h"
#include "support/statistics.h"

namespace hastilude::tests {
namespace {

// ---- random numbers

// Worked out apart from this code: records, signatures and tests everywhere depend on them.
TEST(Random, begins_with_known_numbers) {
  Random zero(0);
  EXPECT_EQ(zero.next(), 0x111cb3a78f59a58eU);
  EXPECT_EQ(zero.next(), 0xceabd938ff4e856dU);
  EXPECT_EQ(zero.next(), 0x61fb51318f47d2a4U);
  Random one(1);
  EXPECT_EQ(one.next(), 0xcdef1695e1f8ed2cU);
  EXPECT_EQ(one.next(), 0x61d6d24b1c9aad40U);
  Random last(std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(last.next(), 0xba1dc814e82d5d44U);
  EXPECT_EQ(last.next(), 0x57accfe85fe29d15U);
}

template <class Number>
void expect_even(Number bound, Number classes, Random& random) {
  std::vector<Cell> cells(static_cast<std::size_t>(classes),
                          Cell{1.0 / static_cast<double>(classes), 0});
  constexpr int draws = 60'000;
  for (int i = 0; i < draws; ++i) {
    const Number drawn = random.below(bound);
    ASSERT_LT(drawn, bound);
    ++cells[static_cast<std::size_t>(drawn % classes)].count;
  }
  EXPECT_LT(chi_square_excess(cells, draws), beyond_belief) << +bound;
}

TEST(Random, below_is_even_for_small_bounds) {
  Random random(announced_seed("below"));
  for (int bound = 2; bound < 30; ++bound) expect_even(bound, bound, random);
  EXPECT_EQ(random.below(1), 0);
  EXPECT_EQ(random.below(1U), 0U);
}

// With three quarters of all numbers as the bound, a draw that is not thrown away now and then
// makes every third number twice as likely.
TEST(Random, below_is_even_for_bounds_near_the_largest) {
  Random random(announced_seed("below"));
  expect_even<std::uint64_t>(std::uint64_t{3} << 62, 3, random);
  expect_even<std::uint32_t>(3U << 30, 3, random);
  expect_even<std::uint32_t>(std::numeric_limits<std::uint32_t>::max(), 5, random);
  expect_even<int>(std::numeric_limits<int>::max(), 7, random);
}

TEST(Random, below_reaches_both_ends) {
  Random random(announced_seed("below"));
  bool lowest = false;
  bool highest = false;
  for (int i = 0; i < 1000; ++i) {
    const int drawn = random.below(6);
    lowest = lowest || drawn == 0;
    highest = highest || drawn == 5;
  }
  EXPECT_TRUE(lowest && highest);
}

TEST(Random, unit_is_even_in_zero_to_one) {
  Random random(announced_seed("unit"));
  std::vector<Cell> cells(64, Cell{1.0 / 64, 0});
  for (int i = 0; i < 64'000; ++i) {
    const double drawn = random.unit();
    ASSERT_TRUE(drawn >= 0 && drawn < 1);
    ++cells[static_cast<std::size_t>(drawn * 64)].count;
  }
  EXPECT_LT(chi_square_excess(cells, 64'000), beyond_belief);
}

// Neighbouring seeds must not bring neighbouring numbers.
TEST(Random, seeds_are_independent) {
  std::vector<Cell> cells(16, Cell{1.0 / 16, 0});
  for (std::uint64_t seed = 0; seed < 16'000; ++seed) ++cells[Random(seed).next() >> 60].count;
  EXPECT_LT(chi_square_excess(cells, 16'000), beyond_belief);
}

TEST(Cards, ways_to_choose_are_as_worked_out) {
  for (int n = -1; n <= 110; ++n) {
    for (int k = -1; k <= 40; ++k) EXPECT_EQ(choose(n, k), ways_to_choose(n, k)) << n << ' ' << k;
  }
  EXPECT_EQ(choose(5, 2), 10);
  EXPECT_EQ(choose(31, 15), 300'540'195);
}

TEST(Cards, a_part_has_the_counts_of_its_kinds) {
  CardCounts<18> cards;
  for (int kind = 0; kind < 18; ++kind) cards.add(kind, kind + 1);
  for (const int from : {0, 4, 8, 12}) {
    const CardCounts<4> part = cards.part<4>(from);
    for (int kind = 0; kind < 4; ++kind) EXPECT_EQ(part[kind], from + kind + 1);
    EXPECT_EQ(part.total(), 4 * from + 10);
  }
}

TEST(Cards, counts_are_visited_in_order_and_multiplied) {
  CardCounts<18> cards;
  CardCounts<18>::Factors factors;
  const std::vector<std::pair<int, int>> there{{0, 1}, {7, 2}, {8, 11}, {15, 3}, {17, 127}};
  for (const auto& [kind, count] : there) cards.add(kind, count);
  std::vector<std::pair<int, int>> visited;
  cards.for_each_count([&](int kind, int count) { visited.emplace_back(kind, count); });
  EXPECT_EQ(visited, there);
  EXPECT_EQ(cards.times(factors), 0);
  factors.set(0, 7);
  factors.set(1, 9);  // of which there is none
  factors.set(7, 30);
  factors.set(8, 10);
  factors.set(17, 2);
  EXPECT_EQ(cards.times(factors), 7 + 60 + 110 + 254);
}

TEST(Statistics, tell_uneven_from_even) {
  std::vector<Cell> cells(6, Cell{1.0 / 6, 1000});
  EXPECT_LT(chi_square_excess(cells, 6000), 0);
  cells[0].count = 1300;
  cells[1].count = 700;
  EXPECT_GT(chi_square_excess(cells, 6000), beyond_belief);
}

// ---- seats

TEST(Seats, go_round) {
  EXPECT_EQ(after(Seat{0}, 3), Seat{1});
  EXPECT_EQ(after(Seat{2}, 3), Seat{0});
  EXPECT_EQ(before(Seat{0}, 3), Seat{2});
  EXPECT_EQ(before(Seat{2}, 3), Seat{1});
  EXPECT_EQ(seat_number(1), Seat{0});
  EXPECT_EQ(seat_number(6).number(), 6);
}

TEST(Seats, sets_know_their_members) {
  SeatSet set(Seat{3});
  set.insert(Seat{0});
  set.insert(Seat{5});
  set.insert(Seat{0});
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.first(), Seat{0});
  std::vector<int> numbers;
  for (const Seat seat : set) numbers.push_back(seat.number());
  EXPECT_EQ(numbers, (std::vector{1, 4, 6}));
  set.erase(Seat{0});
  EXPECT_FALSE(set.contains(Seat{0}));
  EXPECT_TRUE(set.contains(Seat{3}));
  EXPECT_FALSE(set.contains(nobody));
  EXPECT_EQ(SeatSet::all(4).size(), 4);
  EXPECT_TRUE(SeatSet().empty());
  EXPECT_EQ(SeatSet::from_bits(set.bits()), set);
}

TEST(Seats, next_in_a_set_is_clockwise_and_oneself_last) {
  SeatSet set(Seat{1});
  set.insert(Seat{3});
  EXPECT_EQ(next_in(set, Seat{1}), Seat{3});
  EXPECT_EQ(next_in(set, Seat{3}), Seat{1});
  EXPECT_EQ(next_in(set, Seat{4}), Seat{1});
  EXPECT_EQ(next_in(SeatSet(Seat{2}), Seat{2}), Seat{2});
}

// ---- setups

// However little is said, and whatever is: what a game starts with it has room for.
TEST(Setup, of_players_alone_is_the_usual_one) {
  for (const GameApi& game : games::all_games()) {
    SCOPED_TRACE(game.name);
    for (int players = game.least_players; players <= game.most_players; ++players) {
      const hastilude::Setup bare{.players = static_cast<std::uint8_t>(players)};
      EXPECT_EQ(game.setup(game.start(bare)), usual_setup(game, players));
      EXPECT_EQ(record::print_head({.game = &game, .setup = bare}),
                record::print_head({.game = &game, .setup = usual_setup(game, players)}));
    }
  }
}

TEST(Setup, that_there_cannot_be_becomes_one_that_can) {
  for (const GameApi& game : games::all_games()) {
    SCOPED_TRACE(game.name);
    EXPECT_EQ(game.setup(game.start({})), usual_setup(game, game.least_players));
    EXPECT_EQ(game.setup(game.start({.players = 255, .values = {-1, 1000, -1000, 32767}})),
              usual_setup(game, game.most_players));
  }
}

// ---- text

TEST(Text, adds_and_cuts_off) {
  Text<8> text("ab", 12, 'c');
  EXPECT_EQ(text.view(), "ab12c");
  text.add(Seat{1}, " longer");
  EXPECT_EQ(text.view(), "ab12c@2 ");
  text.clear();
  EXPECT_TRUE(text.empty());
  EXPECT_EQ(Text<30>(-5, ' ', std::uint64_t{18446744073709551615U}).view(),
            "-5 18446744073709551615");
}

TEST(Text, quotes_without_control_characters_and_not_too_long) {
  EXPECT_EQ(hastilude::quoted("a\tb\x7f").view(), "'a?b?'");
  const Text<64> cut = hastilude::quoted(std::string(100, 'x'));
  EXPECT_EQ(cut.view(), "'" + std::string(40, 'x') + "...'");
}

TEST(Words, are_separated_by_blanks_and_tabs) {
  Words words("  one \t two\tthree  ");
  EXPECT_EQ(words.peek(), "one");
  EXPECT_FALSE(words.take("two"));
  EXPECT_TRUE(words.take("one"));
  EXPECT_EQ(words.rest(), "two\tthree");
  EXPECT_EQ(words.next(), "two");
  EXPECT_EQ(words.next(), "three");
  EXPECT_TRUE(words.done());
  EXPECT_EQ(words.next(), "");
  EXPECT_FALSE(words.take(""));
  EXPECT_TRUE(Words(" \t ").done());
}

TEST(Numbers, have_one_spelling) {
  EXPECT_EQ(to_number("0"), 0);
  EXPECT_EQ(to_number("907"), 907);
  EXPECT_EQ(to_number("999999"), 999999);
  for (const char* wrong : {"", "00", "01", "-1", "+1", "1a", "a", " 1", "1 ", "1000000", "0x1"})
    EXPECT_FALSE(to_number(wrong)) << wrong;
}

TEST(Numbers, seats_begin_with_an_at) {
  EXPECT_EQ(to_seat("@1", 2), Seat{0});
  EXPECT_EQ(to_seat("@6", 6), Seat{5});
  for (const char* wrong : {"", "@", "1", "@0", "@3", "@01", "@-1", "@1 ", "@@1", "@999999"})
    EXPECT_FALSE(to_seat(wrong, 2)) << wrong;
}

TEST(Reading, complains_with_the_word_and_what_was_expected) {
  Words words("seven");
  const auto seat = read_seat(words, 4);
  ASSERT_FALSE(seat);
  EXPECT_EQ(seat.error().what.view(), "unexpected 'seven'");
  EXPECT_EQ(seat.error().expected.view(), "expected a seat, @1 to @4");
  EXPECT_EQ(words.peek(), "seven");
  Words empty("");
  const auto number = read_number(empty, 3, 5);
  ASSERT_FALSE(number);
  EXPECT_EQ(number.error().what.view(), "the line ends too soon");
  EXPECT_EQ(number.error().expected.view(), "expected a number from 3 to 5");
  EXPECT_TRUE(end_of_line(words));
  EXPECT_FALSE(end_of_line(empty));
}

TEST(Reading, knows_what_was_given) {
  Given given;
  EXPECT_TRUE(given.first_time(0));
  EXPECT_TRUE(given.first_time(63));
  EXPECT_FALSE(given.first_time(0));
  EXPECT_TRUE(given.has(63));
  EXPECT_FALSE(given.has(1));
}

HASTILUDE_NAMED_ENUM(Weapon, lance, sword, axe)

TEST(NamedEnum, names_its_values) {
  EXPECT_EQ(name_of(Weapon::lance), "lance");
  EXPECT_EQ(name_of(Weapon::axe), "axe");
  EXPECT_EQ(names_of(Weapon{}), "lance, sword, axe");
  EXPECT_EQ(static_cast<int>(Weapon::count), 3);
}

TEST(Utf8, is_well_formed_text_without_control_characters) {
  for (const char* good : {"", "abc\tdef", "é", "♞", "😀", "\xed\x9f\xbf", "\xee\x80\x80",
                           "\xf4\x8f\xbf\xbf", "\xc2\xa0"})
    EXPECT_TRUE(record::valid_utf8(good)) << good;
  for (const char* bad : {"\x01",
                          "a\nb",
                          "\x7f",
                          "\x80",
                          "\xbf",
                          "\xc0\x80",
                          "\xc1\xbf",
                          "\xc2",
                          "\xc2\x41",
                          "\xc2\x85",
                          "\xe0\x9f\xbf",
                          "\xe2\x82",
                          "\xed\xa0\x80",
                          "\xed\xbf\xbf",
                          "\xef\xbb\xbf",
                          "\xf0\x8f\xbf\xbf",
                          "\xf4\x90\x80\x80",
                          "\xf5\x80\x80\x80",
                          "\xff",
                          "\xf0\x9f\x98"})
    EXPECT_FALSE(record::valid_utf8(bad)) << bad;
  EXPECT_FALSE(record::valid_utf8(std::string_view("\0", 1)));
}

}  // namespace
}  // namespace hastilude::tests
