// Perft with chance: how many decisions and outcomes of chance there are, depth by depth, below the
// beginnings in tests/perft, as `; perft DEPTH: N decisions, N outcomes, N ends` behind each of
// them.
#include "support/perft.h"

#include <array>

#include <gtest/gtest.h>

#include "games/find.h"
#include "games/ivanhoe/cards.h"
#include "record/options.h"
#include "record/read.h"
#include "support/files.h"

namespace hastilude::tests {
namespace {

std::vector<PerftCase> cases_of(const std::string& file) {
  const std::vector<PerftCase> cases = perft_cases(read_text(file));
  for (const PerftCase& one : cases) EXPECT_EQ(one.wrong, "") << file << ":" << one.line;
  return cases;
}

TEST(Perft, counts_are_those_of_the_files) {
  for (const GameApi& game : games::all_games()) {
    const std::string file = "tests/perft/" + std::string(game.name) + ".txt";
    const std::vector<PerftCase> cases = cases_of(file);
    EXPECT_FALSE(cases.empty()) << file << " is missing or empty";
    for (const PerftCase& one : cases) {
      EXPECT_FALSE(one.claims.empty()) << file << ":" << one.line << ": nothing is claimed";
      const Depths depths = perft(one);
      for (std::size_t i = 0; i < depths.size(); ++i) {
        EXPECT_EQ(one.claims[i], depths[i].text(static_cast<int>(i) + 1))
            << file << ":" << one.line;
      }
    }
  }
}

// ---- En Garde again, slowly: every line that can be written, tried against the law

std::vector<std::string> every_decision_of_engarde() {
  std::vector<std::string> lines;
  for (const std::string seat : {"@1 ", "@2 "}) {
    lines.push_back(seat + "parry");
    for (const char card : std::string("12345")) {
      for (const std::string step : {"forward ", "back ", "retreat "})
        lines.push_back(seat + step + card);
      for (const char count : std::string("12345")) {
        const std::string attack = std::string("attack ") + card + "x" + count;
        lines.push_back(seat + attack);
        for (const char step : std::string("12345"))
          lines.push_back(seat + "advance " + step + " " + attack);
      }
    }
  }
  return lines;
}

void add_hands(std::vector<std::string>& lines, const std::string& line, char lowest, int room) {
  if (room == 0) return;
  for (char card = lowest; card <= '5'; ++card) {
    const std::string longer = line + " " + card;
    lines.push_back(longer);
    add_hands(lines, longer, card, room - 1);
  }
}

const std::vector<AnyMove>& every_line_of_engarde(int) {
  static const std::vector<AnyMove> moves = [] {
    std::vector<std::string> lines = every_decision_of_engarde();
    for (const std::string seat : {"@1", "@2"}) {
      lines.push_back("starter " + seat);
      add_hands(lines, "deal " + seat, '1', 5);
      add_hands(lines, "draw " + seat, '1', 5);
    }
    const GameApi& game = *games::find_game("engarde");
    std::vector<AnyMove> read;
    for (const std::string& line : lines)
      read.push_back(*game.read(usual_setup(game, 2), Words(line)));
    return read;
  }();
  return moves;
}

// Counts again with every line that can be written, as deep as some thousand states go; each costs
// thousands of lines.
void expect_same_by_trying(const std::string& file, const std::vector<AnyMove>& (*every_line)(int),
                           std::uint64_t most) {
  int tried = 0;
  for (const PerftCase& one : cases_of(file)) {
    const std::vector<AnyMove>& lines = every_line(one.game->setup(one.start).players);
    const auto try_all = [&](const GameApi& game, const AnyState& state,
                             FunctionRef<void(AnyMove)> each) {
      for (const AnyMove& move : lines) {
        if (!game.check(state, move)) each(move);
      }
    };
    Depths depths(1);
    for (std::size_t depth = 1; depth <= one.claims.size(); ++depth) {
      const Counts& last = depths.back();
      if (last.decisions + last.outcomes > most) break;
      depths.assign(depth, {});
      count(*one.game, one.start, 0, depths, try_all);
      EXPECT_EQ(one.claims[depth - 1], depths.back().text(static_cast<int>(depth)));
      ++tried;
    }
  }
  EXPECT_GT(tried, 10);
}

TEST(Perft, engarde_is_counted_the_same_by_trying_every_line) {
  expect_same_by_trying("tests/perft/engarde.txt", every_line_of_engarde, 3000);
}

// ---- the castles: every decision, with armies of up to four of the cards in the file

using Names = std::vector<std::string>;

void add_sets(Names& sets, const Names& cards, const std::string& set, std::size_t first,
              int room) {
  for (std::size_t at = first; at < cards.size() && room > 0; ++at) {
    const std::string larger = set + " " + cards[at];
    sets.push_back(larger);
    add_sets(sets, cards, larger, at, room - 1);
  }
}

Names every_set(const Names& cards, int most) {
  Names sets;
  add_sets(sets, cards, "", 0, most);
  return sets;
}

std::vector<std::string> every_decision_of_castles(int players) {
  std::vector<std::string> actions{"trade",   "discard", "decline", "refuse", "pass",
                                   "advance", "hold",    "place",   "skip"};
  for (int seat = 1; seat <= players; ++seat) {
    actions.push_back("accept @" + std::to_string(seat));
    actions.push_back("ransom b" + std::to_string(seat));
    actions.push_back("bid b" + std::to_string(seat));
  }
  const Names in_the_file{"f1", "f2", "a1", "x2", "x3", "x4", "h1", "h2", "h3", "h4", "ivanhoe"};
  for (const std::string& cards : every_set(in_the_file, 4)) {
    const bool single = cards.find(' ', 1) == std::string::npos;
    if (single) actions.push_back("keep" + cards);
    if (single) actions.push_back("offer" + cards);
    actions.push_back("bid" + cards);
    for (const std::string castle : {"k5", "k6", "k7a", "k7b", "k10"})
      actions.push_back("attack " + castle + cards);
  }
  return actions;
}

const std::vector<AnyMove>& every_line_of_castles(int players) {
  static std::array<std::vector<AnyMove>, max_seats + 1> known;
  std::vector<AnyMove>& moves = known[static_cast<std::size_t>(players)];
  if (!moves.empty()) return moves;
  const GameApi& game = *games::find_game("castles");
  std::vector<std::string> lines;
  Names all_cards;
  for (const std::string kind : {"f", "a", "x", "h"}) {
    for (const std::string coat : {"1", "2", "3", "4"}) all_cards.push_back(kind + coat);
  }
  all_cards.insert(all_cards.end(), {"ivanhoe", "locksley"});
  for (int number = 1; number <= players; ++number) {
    const std::string seat = "@" + std::to_string(number);
    for (const std::string& action : every_decision_of_castles(players))
      lines.push_back(seat + " " + action);
    for (const std::string& cards : every_set(all_cards, 2)) {
      lines.push_back("deal " + seat + cards);
      lines.push_back("draw " + seat + cards);
    }
    lines.push_back("starter " + seat);
  }
  for (const std::string& line : lines)
    moves.push_back(*game.read(usual_setup(game, players), Words(line)));
  return moves;
}

TEST(Perft, castles_are_counted_the_same_by_trying_every_line) {
  expect_same_by_trying("tests/perft/castles.txt", every_line_of_castles, 200);
}

// ---- Ivanhoe: every decision on displays of up to eight cards, every draw and theft

Names every_card_of_ivanhoe() {
  Names cards;
  for (int card = 0; card < ivanhoe::card_kinds; ++card)
    cards.emplace_back(ivanhoe::card_names[static_cast<std::size_t>(card)]);
  return cards;
}

Names every_place() {
  Names places{"shield", "stunned"};
  for (int number = 1; number <= 8; ++number) places.push_back("#" + std::to_string(number));
  return places;
}

Names every_decision_of_ivanhoe(int players) {
  Names actions{"stay",   "withdraw",      "pass",     "ivanhoe", "drop-weapon", "outmaneuver",
                "charge", "countercharge", "disgrace", "adapt",   "shield"};
  for (const std::string color : {"purple", "red", "blue", "yellow", "green"}) {
    for (const std::string action : {"unhorse ", "change-weapon ", "take ", "return "})
      actions.push_back(action + color);
    for (int card = 0; card < ivanhoe::first_action; ++card)
      actions.push_back("open " + color + " " +
                        every_card_of_ivanhoe()[static_cast<std::size_t>(card)]);
  }
  for (int card = 0; card < ivanhoe::first_action; ++card)
    actions.push_back("play " + every_card_of_ivanhoe()[static_cast<std::size_t>(card)]);
  for (const std::string& own : every_place()) {
    if (own.starts_with('#')) actions.insert(actions.end(), {"retreat " + own, "keep " + own});
    for (int seat = 1; seat <= players; ++seat) {
      const std::string target = " @" + std::to_string(seat);
      if (own.starts_with('#')) actions.push_back("dodge" + target + " " + own);
      for (const std::string& his : every_place())
        actions.push_back("outwit " + own + target + " " + his);
    }
  }
  for (int seat = 1; seat <= players; ++seat) {
    for (const std::string action : {"break-lance @", "riposte @", "knock-down @", "stunned @"})
      actions.push_back(action + std::to_string(seat));
  }
  return actions;
}

const std::vector<AnyMove>& every_line_of_ivanhoe(int players) {
  static std::array<std::vector<AnyMove>, max_seats + 1> known;
  std::vector<AnyMove>& moves = known[static_cast<std::size_t>(players)];
  if (!moves.empty()) return moves;
  Names lines;
  for (int number = 1; number <= players; ++number) {
    const std::string seat = "@" + std::to_string(number);
    for (const std::string& action : every_decision_of_ivanhoe(players))
      lines.push_back(seat + " " + action);
    lines.push_back("dealer " + seat);
    lines.push_back("draw " + seat + " -");
    for (const std::string& card : every_card_of_ivanhoe()) {
      lines.push_back("draw " + seat + " " + card);
      for (int from = 1; from <= players; ++from)
        lines.push_back("steal " + seat + " @" + std::to_string(from) + " " + card);
    }
  }
  const GameApi& game = *games::find_game("ivanhoe");
  for (const std::string& line : lines)
    moves.push_back(*game.read(usual_setup(game, players), Words(line)));
  return moves;
}

TEST(Perft, ivanhoe_is_counted_the_same_by_trying_every_line) {
  expect_same_by_trying("tests/perft/ivanhoe.txt", every_line_of_ivanhoe, 400);
}

}  // namespace
}  // namespace hastilude::tests
