// Properties, tried by rapidcheck: card counts against a plain model, and input with random
// changes.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/cards.h"
#include "games/find.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/print.h"
#include "record/random_game.h"
#include "support/exercise.h"
#include "support/files.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

// ---- card counts against a sorted list of cards

constexpr int kinds = 37;  // more than four words, the last one in part
using Counts = CardCounts<kinds>;
using Cards = std::vector<int>;

Counts counts_of(const Cards& cards) {
  Counts counts;
  for (const int card : cards) counts.add(card);
  return counts;
}

// At most 110 cards, as in the largest game.
Cards any_cards() {
  Cards cards = *rc::gen::resize(110, rc::gen::container<Cards>(rc::gen::inRange(0, kinds)));
  if (cards.size() > 110) cards.resize(110);
  std::sort(cards.begin(), cards.end());
  return cards;
}

Cards listed(const Counts& counts) {
  Cards cards;
  for_each_kind(counts, [&](int kind, int count) { cards.insert(cards.end(), count, kind); });
  return cards;
}

TEST(CardCounts, are_like_a_sorted_list) {
  EXPECT_TRUE(rc::check([] {
    const Cards cards = any_cards();
    const Counts counts = counts_of(cards);
    RC_ASSERT(counts.total() == static_cast<int>(cards.size()));
    RC_ASSERT(counts.empty() == cards.empty());
    RC_ASSERT(listed(counts) == cards);
    for (int kind = 0; kind < kinds; ++kind) {
      RC_ASSERT(counts[kind] == std::count(cards.begin(), cards.end(), kind));
      const auto next = std::lower_bound(cards.begin(), cards.end(), kind);
      RC_ASSERT(counts.next_kind(kind) == (next == cards.end() ? kinds : *next));
    }
    for (std::size_t rank = 0; rank < cards.size(); ++rank)
      RC_ASSERT(counts.kind_at(static_cast<int>(rank)) == cards[rank]);
  }));
}

TEST(CardCounts, list_the_kinds_below_a_limit) {
  EXPECT_TRUE(rc::check([] {
    const Cards cards = any_cards();
    const int limit = *rc::gen::inRange(0, kinds + 1);
    Cards below;
    for (const int card : cards) {
      if (card < limit && (below.empty() || below.back() != card)) below.push_back(card);
    }
    Cards seen;
    for (const int kind : counts_of(cards).kinds_below(limit)) seen.push_back(kind);
    RC_ASSERT(seen == below);
  }));
}

TEST(CardCounts, add_and_take_away) {
  EXPECT_TRUE(rc::check([] {
    const Cards one = any_cards();
    Cards two = any_cards();
    two.resize(std::min(two.size(), 110 - one.size()));
    Cards both;
    std::merge(one.begin(), one.end(), two.begin(), two.end(), std::back_inserter(both));
    const Counts sum = counts_of(one) + counts_of(two);
    RC_ASSERT(listed(sum) == both);
    RC_ASSERT(sum - counts_of(two) == counts_of(one));
    RC_ASSERT(sum.includes(counts_of(one)));
    RC_ASSERT(counts_of(one).includes(counts_of(two)) ==
              std::includes(one.begin(), one.end(), two.begin(), two.end()));
  }));
}

TEST(CardCounts, draw_what_is_there) {
  EXPECT_TRUE(rc::check([] {
    const Cards cards = any_cards();
    const int count = *rc::gen::inRange(0, static_cast<int>(cards.size()) + 1);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Counts left = counts_of(cards);
    const Counts drawn = left.draw(count, random);
    RC_ASSERT(drawn.total() == count);
    RC_ASSERT(left + drawn == counts_of(cards));
  }));
}

// Every draw once, and their odds add up to 1; by counting marked cards they are exact.
TEST(CardCounts, odds_of_draws_are_exact) {
  EXPECT_TRUE(rc::check([] {
    Cards cards = *rc::gen::container<Cards>(rc::gen::inRange(0, 12));
    cards.resize(std::min<std::size_t>(cards.size(), 9));
    const Counts deck = counts_of(cards);
    const int count = *rc::gen::inRange(0, static_cast<int>(cards.size()) + 1);
    std::vector<std::pair<Cards, double>> draws;
    for_each_draw(deck, count, [&](const Counts& drawn) { draws.emplace_back(listed(drawn), 0); });
    std::size_t ways = 0;
    for (unsigned chosen = 0; chosen < 1U << cards.size(); ++chosen) {
      if (std::popcount(chosen) != count) continue;
      Cards hand;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((chosen >> i & 1U) != 0) hand.push_back(cards[i]);
      }
      std::sort(hand.begin(), hand.end());
      const auto found = std::find_if(draws.begin(), draws.end(),
                                      [&](const auto& draw) { return draw.first == hand; });
      RC_ASSERT(found != draws.end());
      found->second += 1;
      ++ways;
    }
    for (const auto& [hand, times] : draws) {
      const double share = times / static_cast<double>(ways);
      RC_ASSERT(std::abs(draw_odds(deck, counts_of(hand)) - share) < 1e-12);
      RC_ASSERT(times > 0);
    }
  }));
}

// ---- good input with random changes

struct Change {
  enum class Kind : std::uint8_t { put, cut, copy, swap };
  Kind kind;
  std::uint32_t at;
  std::uint32_t to;
  char byte;
};

Change any_change() {
  static constexpr std::string_view likely = "0123456789@x?-; \t\r\nabdefhkoprsv";
  return {*rc::gen::element(Change::Kind::put, Change::Kind::cut, Change::Kind::copy,
                            Change::Kind::swap),
          *rc::gen::arbitrary<std::uint32_t>(), *rc::gen::arbitrary<std::uint32_t>(),
          *rc::gen::weightedOneOf<char>(
              {{8, rc::gen::elementOf(std::string(likely))}, {1, rc::gen::arbitrary<char>()}})};
}

// Bytes are put or cut, lines are copied or swapped.
std::string changed(std::string text, const Change& change) {
  if (text.empty()) return text;
  const std::size_t at = change.at % text.size();
  if (change.kind == Change::Kind::put) {
    text[at] = change.byte;
  } else if (change.kind == Change::Kind::cut) {
    text.erase(at, 1 + change.to % 3);
  } else {
    std::vector<std::string> lines = lines_of(text);
    const std::size_t from = change.at % lines.size();
    const std::size_t to = change.to % lines.size();
    if (change.kind == Change::Kind::swap) std::swap(lines[from], lines[to]);
    if (change.kind == Change::Kind::copy)
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(to), std::string(lines[from]));
    text.clear();
    for (const std::string& line : lines) text += line + "\n";
  }
  return text;
}

std::string change_some(std::string text) {
  const int changes = *rc::gen::inRange(1, 5);
  for (int i = 0; i < changes; ++i) text = changed(std::move(text), any_change());
  return text;
}

const GameApi& any_game() {
  const auto games = games::all_games();
  return games[*rc::gen::inRange<std::size_t>(0, games.size())];
}

record::Record any_record(const GameApi& game) {
  const int players = *rc::gen::inRange(game.least_players, game.most_players + 1);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  return record::random_game(game, usual_setup(game, players), random);
}

TEST(Records, with_random_changes_are_read_or_refused_in_peace) {
  EXPECT_TRUE(rc::check([] {
    const std::string text =
        record::print_record(any_record(any_game()), Observer::all(), record::Legal::none);
    const std::string wrong = exercise_records(change_some(text));
    RC_ASSERT(wrong == "");
  }));
}

TEST(Records, of_rule_tests_with_random_changes_too) {
  const std::vector<std::string> files = files_under("tests/positions", ".txt");
  std::vector<std::string> texts;
  for (const std::string& file : files) texts.push_back(read_text(file));
  EXPECT_TRUE(rc::check([&] {
    const std::string wrong = exercise_records(change_some(*rc::gen::elementOf(texts)));
    RC_ASSERT(wrong == "");
  }));
}

// A position from the middle of a game, changed: what can be read can be played to its end.
TEST(Positions, with_random_changes_are_refused_or_can_be_played) {
  EXPECT_TRUE(rc::check([] {
    const GameApi& game = any_game();
    const record::Record record = any_record(game);
    match::Course course(game, record.start);
    const int steps = *rc::gen::inRange(3, static_cast<int>(record.entries.size()));
    for (int i = 0; i < steps; ++i) {
      const AnyMove& move = record.entries[static_cast<std::size_t>(i)].move;
      if (game.role(move) != Role::announcement) course.play(move);
    }
    const std::string text = record::print_position(record.head, course.state(), Observer::all());
    const std::size_t body = text.find("position\n") + 9;
    const std::string lines = text.substr(body, text.rfind("begin\n") - body);
    const auto players = static_cast<char>(record.head.setup.players - game.least_players);
    const std::string bytes{game.name[0], players};
    RC_ASSERT(exercise_position(bytes + lines) == "");
    RC_ASSERT(exercise_position(bytes + change_some(lines)) == "");
  }));
}

TEST(Moves, with_random_changes_are_refused_or_can_be_played) {
  EXPECT_TRUE(rc::check([] {
    const GameApi& game = any_game();
    const record::Record record = any_record(game);
    std::string lines;
    for (const record::Entry& entry : record.entries)
      lines += record::line_text(game, entry.move) + "\n";
    const auto players = static_cast<char>(record.head.setup.players - game.least_players);
    const std::string bytes{game.name[0], players, 'x'};
    RC_ASSERT(exercise_moves(bytes + change_some(lines)) == "");
  }));
}

}  // namespace
}  // namespace hastilude::tests

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  // rapidcheck takes its seed from here; what the caller set himself stands.
  const std::string settings =
      "seed=" + std::to_string(hastilude::tests::announced_seed("rapidcheck")) +
      " max_success=" + std::to_string(hastilude::tests::scaled(1000));
  setenv("RC_PARAMS", settings.c_str(), 0);
  return RUN_ALL_TESTS();
}
