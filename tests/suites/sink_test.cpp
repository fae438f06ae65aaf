// What games say through sinks: every kind of term is what it is, and the notation is made of it.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/notation.h"
#include "games/find.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

struct Said {
  std::string kind;
  std::vector<Term> terms;
};

class Collected final : public Sink {
 public:
  void begin(std::string_view kind) override { said.push_back({std::string(kind), {}}); }
  void add(const Term& term) override { said.back().terms.push_back(term); }
  void end() override {}

  std::vector<Said> said;
};

std::string show(const Said& said) {
  LineText line(said.kind);
  for (const Term& term : said.terms) {
    line.add(' ', static_cast<int>(term.kind), ':');
    write_term(line, term);
  }
  return std::string(line.view());
}

// A decision or another line of the notation, as terms.
Said line_of(std::string_view name, std::string_view text) {
  const GameApi& game = *games::find_game(name);
  const auto move = game.read({.players = 4, .values = {}}, Words(text));
  if (!move) return {"unreadable: " + std::string(move.error().what.view()), {}};
  Collected collected;
  game.write(collected, *move);
  return collected.said.front();
}

void expect_line(std::string_view game, std::string_view text, std::vector<Term> terms) {
  const Said said = line_of(game, text);
  EXPECT_EQ(said.terms, terms) << game << ' ' << text << ": " << show(said);
}

Term card(std::string_view name) { return Term::card(name); }
Term color(std::string_view name) { return Term::thing("color", name); }
Term castle(std::string_view name) { return Term::thing("castle", name); }
Term blazon(std::string_view name, int lord) { return Term::numbered("blazon", name, lord); }
Term seat(int number) { return seat_number(number); }

TEST(Sinks, LinesOfEnGardeNameCardsAndNumbersApart) {
  expect_line("engarde", "@2 advance 3 attack 5x1", {card("3"), "attack", Term::cards("5", 1)});
  expect_line("engarde", "@1 attack 4x2", {Term::cards("4", 2)});
  expect_line("engarde", "@1 parry", {});
  expect_line("engarde", "draw @1 3 3", {seat(1), card("3"), card("3")});
  expect_line("engarde", "reveal @2 -", {seat(2), Term::none()});
  expect_line("engarde", "round -", {Term::none()});
  expect_line("engarde", "result @1", {seat(1)});
}

TEST(Sinks, LinesOfIvanhoeNameColoursPlacesAndCards) {
  expect_line("ivanhoe", "@1 open red S2", {color("red"), card("S2")});
  expect_line("ivanhoe", "@1 outwit #2 @3 shield", {Term::place(2), seat(3), card("shield")});
  expect_line("ivanhoe", "@1 dodge @2 #3", {seat(2), Term::place(3)});
  expect_line("ivanhoe", "@1 take green", {color("green")});
  expect_line("ivanhoe", "win @4 -", {seat(4), Term::none()});
  expect_line("ivanhoe", "win @4 blue", {seat(4), color("blue")});
  expect_line("ivanhoe", "steal @1 @2 R5", {seat(1), seat(2), card("R5")});
  expect_line("ivanhoe", "shuffle", {});
}

TEST(Sinks, LinesOfTheCastlesNameCastlesAndBlazons) {
  expect_line("castles", "@1 attack k7a f1 x1 ivanhoe",
              {castle("k7a"), card("f1"), card("x1"), card("ivanhoe")});
  expect_line("castles", "@1 bid x3", {card("x3")});
  expect_line("castles", "@1 bid b2", {blazon("b2", 2)});
  expect_line("castles", "@2 accept @3", {seat(3)});
  expect_line("castles", "capture @2 b4", {seat(2), blazon("b4", 4)});
  expect_line("castles", "score 3 2 17 0", {3, 2, 17, 0});
  expect_line("castles", "result @1 @3", {seat(1), seat(3)});
}

// ---- positions and facts, in random games

// Calls `look(state)` in every state of a random game, for every number of players.
template <class Look>
void play_randomly(const GameApi& game, int games, Look&& look) {
  Random random(announced_seed(std::string(game.name).c_str()));
  for (int i = 0; i < games; ++i) {
    Setup setup{.players = static_cast<std::uint8_t>(
                    game.least_players + i % (game.most_players - game.least_players + 1))};
    for (std::size_t option = 0; option < game.options.size(); ++option)
      setup.values[option] = game.options[option].usual;
    AnyState state = game.start(setup);
    while (game.due(state) != Due::over) {
      const AnyMove move = game.due(state) == Due::chance
                               ? game.sample(state, random)
                               : game.sample_move(state, game.actors(state).first(), random);
      game.play(state, move, [](const AnyState&, const AnyMove&) {});
      look(state);
    }
  }
}

using Lines = std::vector<Said>;

Lines position_of(const GameApi& game, const AnyView& view) {
  Collected collected;
  game.write_position(view, collected);
  return collected.said;
}

Lines facts_of(const GameApi& game, const AnyView& view) {
  Collected collected;
  game.write_facts(view, collected);
  return collected.said;
}

using Kind = Term::Kind;
using KindsByLine = std::map<std::string, std::set<Term::Kind>>;

// Which kinds of term the lines of positions and facts have.
KindsByLine kinds_said(std::string_view name) {
  const GameApi& game = *games::find_game(name);
  KindsByLine kinds;
  play_randomly(game, 40, [&](const AnyState& state) {
    for (const Observer observer : {Observer::spectator(), Observer::of(Seat{0})}) {
      const AnyView view = game.view(state, observer);
      for (const Lines& lines : {position_of(game, view), facts_of(game, view)}) {
        for (const Said& said : lines) {
          std::set<Term::Kind>& found = kinds[said.kind];
          for (const Term& term : said.terms) found.insert(term.kind);
        }
      }
    }
  });
  return kinds;
}

// Every line is said, with terms of these kinds and no others; some of them are rare.
void expect_kinds(std::string_view game, const KindsByLine& allowed) {
  const KindsByLine found = kinds_said(game);
  for (const auto& [line, kinds] : allowed)
    EXPECT_TRUE(found.contains(line)) << game << " never said " << line;
  for (const auto& [line, kinds] : found) {
    ASSERT_TRUE(allowed.contains(line)) << game << ' ' << line;
    EXPECT_TRUE(std::ranges::includes(allowed.at(line), kinds)) << game << ' ' << line;
    EXPECT_EQ(kinds.empty(), allowed.at(line).empty()) << game << ' ' << line;
  }
}

TEST(Sinks, PositionsOfEnGardeHaveTrueKinds) {
  expect_kinds("engarde", {{"strip", {Kind::number}},
                           {"turn", {Kind::seat}},
                           {"hand", {Kind::seat, Kind::card, Kind::hidden}},
                           {"discard", {Kind::card, Kind::hidden}},
                           {"score", {Kind::number}},
                           {"starter", {Kind::seat}},
                           {"attack", {Kind::cards}},
                           {"over", {Kind::seat}},
                           {"distance", {Kind::number}},
                           {"pile", {Kind::number}},
                           {"recall", {Kind::word}}});
}

TEST(Sinks, PositionsOfIvanhoeHaveTrueKinds) {
  expect_kinds("ivanhoe", {{"color", {Kind::thing, Kind::none}},
                           {"turn", {Kind::seat}},
                           {"hand", {Kind::seat, Kind::card, Kind::hidden}},
                           {"display", {Kind::seat, Kind::card}},
                           {"front", {Kind::seat, Kind::card}},
                           {"out", {Kind::seat}},
                           {"tokens", {Kind::seat, Kind::thing}},
                           {"discard", {Kind::card}},
                           {"last", {Kind::thing}},
                           {"played", {}},
                           {"added", {Kind::number}},
                           {"dealer", {Kind::seat}},
                           {"due", {Kind::word, Kind::seat, Kind::card, Kind::place, Kind::thing}},
                           {"over", {Kind::seat}},
                           {"deck", {Kind::number}},
                           {"need", {Kind::number}},
                           {"total", {Kind::seat, Kind::number}},
                           {"lead", {Kind::seat, Kind::number}},
                           {"limit", {Kind::seat, Kind::number}},
                           {"takes", {Kind::card, Kind::seat, Kind::place}}});
}

TEST(Sinks, PositionsOfTheCastlesHaveTrueKinds) {
  expect_kinds("castles",
               {{"turn", {Kind::seat}},
                {"hand", {Kind::seat, Kind::card, Kind::hidden}},
                {"garrison", {Kind::thing, Kind::card}},
                {"track", {Kind::thing, Kind::numbered, Kind::none}},
                {"prisoner", {Kind::seat, Kind::numbered}},
                {"lost", {Kind::card}},
                {"passes", {Kind::number}},
                {"phase", {Kind::word, Kind::seat, Kind::numbered, Kind::thing, Kind::card}},
                {"offer", {Kind::seat, Kind::card, Kind::hidden, Kind::none}},
                {"bid", {Kind::seat, Kind::card, Kind::hidden, Kind::numbered, Kind::none}},
                {"ransomed", {Kind::seat}},
                {"over", {Kind::seat}},
                {"pile", {Kind::number}},
                {"control", {Kind::thing, Kind::seat}},
                {"least", {Kind::thing, Kind::number}},
                {"missing", {Kind::thing, Kind::number}},
                {"points", {Kind::seat, Kind::number}},
                {"reserve", {Kind::seat, Kind::number}}});
}

// ---- facts and the rules

bool has(const Lines& lines, std::string_view kind) {
  return std::ranges::any_of(lines, [&](const Said& said) { return said.kind == kind; });
}

// The number that a fact gives for a seat or a thing.
int number_of(const Lines& facts, std::string_view kind, const Term& about) {
  for (const Said& said : facts) {
    if (said.kind == kind && said.terms.front() == about) return said.terms.back().number;
  }
  ADD_FAILURE() << "no " << kind;
  return -1;
}

std::set<std::string> kinds_of_moves(const GameApi& game, const AnyView& view) {
  std::set<std::string> kinds;
  game.choices(
      view,
      [&](const AnyMove& move) {
        Collected collected;
        game.write(collected, move);
        kinds.insert(collected.said.front().kind);
        return Visit::more;
      },
      [](const Pick&) {});
  return kinds;
}

// I11: whoever has played and lacks nothing may stay, and nobody else; I22: the limit.
TEST(Facts, OfIvanhoeSayWhoMayStay) {
  const GameApi& game = *games::find_game("ivanhoe");
  int may = 0;
  int may_not = 0;
  play_randomly(game, 40, [&](const AnyState& state) {
    if (game.due(state) != Due::decision) return;
    const Seat seat = game.actors(state).first();
    const AnyView view = game.view(state, Observer::of(seat));
    const Lines position = position_of(game, view);
    const Lines facts = facts_of(game, view);
    if (!has(position, "played") || has(position, "due")) return;
    const std::set<std::string> moves = kinds_of_moves(game, view);
    const bool leads = number_of(facts, "lead", seat) == 0;
    EXPECT_EQ(leads, moves.contains("stay"));
    ++(leads ? may : may_not);
    if (has(facts, "limit") && number_of(facts, "limit", seat) == 0) {
      EXPECT_FALSE(moves.contains("play"));
    }
  });
  EXPECT_GT(may, 100);
  EXPECT_GT(may_not, 100);
}

std::vector<Term> terms_after_the_seat(const Lines& position, std::string_view kind, Term seat) {
  for (const Said& said : position) {
    if (said.kind == kind && said.terms.front() == seat)
      return {said.terms.begin() + 1, said.terms.end()};
  }
  return {};
}

bool is_cancelled(const Lines& position) {
  return std::ranges::any_of(position, [](const Said& said) {
    return said.kind == "discard" && std::ranges::count(said.terms, Term::card("ivanhoe")) > 0;
  });
}

// What a display has left, by what is said when a card is announced.
std::vector<Term> left_of(const Lines& position, const Said& takes) {
  std::vector<Term> display = terms_after_the_seat(position, "display", takes.terms[1]);
  for (std::size_t i = takes.terms.size() - 1; i > 1; --i)
    display.erase(display.begin() + takes.terms[i].number - 1);
  return display;
}

// I16, I18, I20: what an announced card takes is gone when nobody has cancelled it.
TEST(Facts, OfIvanhoeSayWhatAnActionTakes) {
  const GameApi& game = *games::find_game("ivanhoe");
  Lines position;
  Lines facts;
  std::map<std::string, int> seen;
  const auto compare = [&](const Lines& now) {
    if (is_cancelled(now)) return;
    for (const Said& said : facts) {
      const std::string card(said.terms.front().name);
      // I23: where there is a choice, it is named with all that may go.
      if (said.kind != "takes" || card == "adapt") continue;
      EXPECT_EQ(left_of(position, said), terms_after_the_seat(now, "display", said.terms[1]));
      ++seen[card];
    }
  };
  play_randomly(game, 60, [&](const AnyState& state) {
    const AnyView view = game.view(state, Observer::spectator());
    const Lines now = position_of(game, view);
    if (!facts.empty() && !has(now, "due")) compare(now);
    const bool announced = has(now, "due") && !is_cancelled(now);
    facts = announced ? facts_of(game, view) : Lines{};
    position = now;
  });
  // Break Lance is rare in random play, and compared where it happens.
  for (const char* card : {"riposte", "outmaneuver", "charge", "countercharge", "disgrace"})
    EXPECT_GT(seen[card], 3) << card;
}

// Whoever is at turn is told of what he holds and may play; nobody else hears of it.
TEST(Facts, OfIvanhoeTellOnesOwnTurnOnly) {
  const GameApi& game = *games::find_game("ivanhoe");
  int told = 0;
  play_randomly(game, 40, [&](const AnyState& state) {
    if (game.due(state) != Due::decision) return;
    const Seat seat = game.actors(state).first();
    const AnyView view = game.view(state, Observer::of(seat));
    if (has(position_of(game, view), "due")) return;
    const std::set<std::string> moves = kinds_of_moves(game, view);
    for (const Said& said : facts_of(game, view)) {
      if (said.kind != "takes") continue;
      ++told;
      EXPECT_TRUE(moves.contains(std::string(said.terms.front().name)));
    }
    const Observer other = Observer::of(Seat{static_cast<std::uint8_t>(seat.index == 0 ? 1 : 0)});
    for (const Observer observer : {Observer::spectator(), other})
      EXPECT_FALSE(has(facts_of(game, game.view(state, observer)), "takes"));
  });
  EXPECT_GT(told, 100);
}

// C9: a castle can be attacked by whoever lacks nothing, and by nobody else.
TEST(Facts, OfTheCastlesSayWhatAnArmyLacks) {
  const GameApi& game = *games::find_game("castles");
  int enough = 0;
  int too_few = 0;
  play_randomly(game, 25, [&](const AnyState& state) {
    if (game.due(state) != Due::decision) return;
    const Seat seat = *game.asked(state).begin();
    const AnyView view = game.view(state, Observer::of(seat));
    if (has(position_of(game, view), "phase")) return;
    std::set<std::string_view> attacked;
    game.choices(
        view, [](const AnyMove&) { return Visit::more; },
        [&](const Pick& pick) { attacked.insert(pick.about->name); });
    const Lines facts = facts_of(game, view);
    for (const std::string_view name : {"k5", "k6", "k7a", "k7b", "k10"}) {
      const int missing = number_of(facts, "missing", castle(name));
      EXPECT_EQ(missing == 0, attacked.contains(name)) << name << " lacks " << missing;
      EXPECT_LE(missing, number_of(facts, "least", castle(name)));
      ++(missing == 0 ? enough : too_few);
    }
    EXPECT_FALSE(has(facts_of(game, game.view(state, Observer::spectator())), "missing"));
  });
  EXPECT_GT(enough, 100);
  EXPECT_GT(too_few, 100);
}

// E4: with `discards top` only the last turn of a running round may be looked back on.
TEST(Facts, OfEnGardeSayWhatMayBeLookedBackOn) {
  const GameApi& game = *games::find_game("engarde");
  for (const std::string_view discards : {"top", "all"}) {
    const auto option = static_cast<std::int16_t>(discards == "top" ? 0 : 1);
    AnyState state = game.start({.players = 2, .values = {0, 5, option}});
    const Lines facts = facts_of(game, game.view(state, Observer::spectator()));
    EXPECT_EQ(has(facts, "recall"), discards == "top");
    game.end(state, SeatSet(Seat{0}));
    EXPECT_FALSE(has(facts_of(game, game.view(state, Observer::spectator())), "recall"));
  }
}

}  // namespace
}  // namespace hastilude::tests
