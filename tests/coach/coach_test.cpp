// What the coach says: in positions of tests/coach that a person can read, and in random games,
// where every claim is held against the rules.
#include "coach/coach.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "app/explain.h"
#include "coach/claims.h"
#include "core/notation.h"
#include "games/find.h"
#include "match/drive.h"
#include "record/print.h"
#include "record/read.h"
#include "support/files.h"
#include "support/seed.h"
#include "support/setups.h"
#include "support/typed.h"
#include "texts/fluent.h"

namespace hastilude::tests {

Claim::Claim(std::string_view line) : text(line) {
  Words words(text);
  kind = words.next();
  while (!words.done()) terms.push_back(words.next());
}

int Claim::number(std::size_t term) const {
  return term < terms.size() ? to_number(terms[term]).value_or(-1) : -1;
}

Seat Claim::seat(std::size_t term) const {
  const std::string_view word = term < terms.size() ? terms[term] : std::string_view();
  if (!word.starts_with('@')) return nobody;
  return Seat{static_cast<std::uint8_t>(to_number(word.substr(1)).value_or(256) - 1)};
}

namespace {

using Lines = std::vector<std::string>;

// About a decision, or about the position.
Lines reasons_of(const match::Question& question, const AnyMove* move) {
  Lines lines;
  NotationLines sink([&](std::string_view line) { lines.emplace_back(line); });
  if (move == nullptr) {
    coach::write_reasons(question, sink);
  } else {
    coach::write_reasons(question, *move, sink);
  }
  return lines;
}

std::string kind_of(std::string_view line) { return std::string(Words(line).next()); }

// ---- positions

// A comment that is checked: `; says MOVE: REASON` or `; silent MOVE: KIND`, without a move about
// the position.
struct Wanted {
  bool says = false;
  std::string move;
  std::string reason;
};
std::optional<Wanted> wanted_by(std::string_view comment) {
  Words words(comment);
  words.take(";");
  const std::string_view verb = words.peek();
  const bool general = verb == "says:" || verb == "silent:";
  if (!general && verb != "says" && verb != "silent") return {};
  words.next();
  const std::string_view rest = words.rest();
  const std::size_t colon = general ? std::string_view::npos : rest.find(": ");
  if (general) return Wanted{verb == "says:", "", std::string(rest)};
  return Wanted{verb == "says", std::string(rest.substr(0, colon)),
                std::string(rest.substr(colon + 2))};
}

std::optional<AnyMove> find_move(const match::Question& question, const std::string& text) {
  std::optional<AnyMove> found;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    if (notation_of(*question.game, move).view() != text) return Visit::more;
    found = move;
    return Visit::stop;
  });
  return found;
}

// Which kinds were said and kept back.
struct Shown {
  std::set<std::string> said;
  std::set<std::string> silent;
};

void expect_wanted(const record::Record& record, const Wanted& wanted, Shown& shown) {
  const GameApi& game = *record.head.game;
  const Seat seat = *game.asked(record.reached).begin();
  const AnyView view = game.view(record.reached, Observer::of(seat));
  const match::Question question{&game, match::Need::must, view, game.memory(view)};
  const std::optional<AnyMove> move = find_move(question, wanted.move);
  ASSERT_TRUE(wanted.move.empty() || move) << wanted.move << " is not possible there";
  const Lines lines = reasons_of(question, move ? &*move : nullptr);
  const bool found = std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
    return wanted.says ? line == wanted.reason : kind_of(line) == wanted.reason;
  });
  EXPECT_EQ(found, wanted.says) << wanted.move << ": " << wanted.reason << " in\n"
                                << testing::PrintToString(lines) << "\n"
                                << record::print_record(record, Observer::all(),
                                                        record::Legal::none);
  (wanted.says ? shown.said : shown.silent).insert(kind_of(wanted.reason));
}

// The kinds that the page has a sentence for.
std::set<std::string> worded(const std::string& game) {
  texts::Bundle bundle(texts::Language::en);
  const std::string source = read_text("web/texts/en/coach.ftl");
  bundle.add(source);
  std::set<std::string> kinds;
  const std::string prefix = "coach-" + game + "-";
  for (const std::string_view id : bundle.ids()) {
    if (id.starts_with(prefix)) kinds.emplace(id.substr(prefix.size()));
  }
  return kinds;
}

class Coach : public testing::TestWithParam<std::string> {};

TEST_P(Coach, says_each_kind_where_it_is_so_and_keeps_it_back_nearby) {
  const std::string file = "tests/coach/" + GetParam() + ".txt";
  Shown shown;
  for (const auto& record : record::read_records(read_text(file))) {
    if (!record) {
      ADD_FAILURE() << app::explain(file, record.error());
      continue;
    }
    for (const record::Entry& entry : record->entries) {
      if (const std::optional<Wanted> wanted = wanted_by(entry.comment))
        expect_wanted(*record, *wanted, shown);
    }
  }
  EXPECT_GE(worded(GetParam()).size(), 8U);
  EXPECT_EQ(shown.said, worded(GetParam()));
  EXPECT_EQ(shown.silent, worded(GetParam()));
}

std::string test_name(const testing::TestParamInfo<std::string>& info) { return info.param; }

INSTANTIATE_TEST_SUITE_P(Games, Coach, testing::Values("castles", "engarde", "ivanhoe"), test_name);

// ---- random games

// Lists of armies are long; so many of them are enough.
constexpr int most_moves = 60;
// At each kind of table: enough for every kind of reason.
constexpr int games_each = 6;

template <Game G>
class Listener {
 public:
  Listener(const GameApi& game, Random& random) : game_(game), random_(random) {}

  void play(const Setup& setup) {
    match::Match match(game_, game_.start(setup));
    const auto draw = [&](const GameApi& game, const AnyState& state) {
      return game.sample(state, random_);
    };
    const auto decide = [&](Seat seat, const match::Question& question) {
      listen(match::as_asked(game_, match.state(), seat), seat, question);
      return choose(question);
    };
    while (!match.over()) match::step(match, draw, decide, match::unheard);
  }

  const std::map<std::string, int>& heard() const { return heard_; }

 private:
  // Some decisions out of turn, so that games are not all ransoms.
  std::optional<AnyMove> choose(const match::Question& question) {
    if (question.need == match::Need::may && random_.below(4) > 0) return {};
    const auto& view = question.view.as<View<typename G::State>>();
    return AnyMove{AnyMove::of(G::sample_move(view.seen(), view.observer().seat(), random_))};
  }

  // In the world as it is, and in another one that looks the same to this seat.
  void listen(const AnyState& truth, Seat seat, const match::Question& question) {
    const AnyState other = game_.fill(question.view, question.memory, random_);
    for (const AnyState& world : {truth, other}) {
      const auto& state = world.as<typename G::State>();
      check({state, seat, nullptr}, reasons_of(question, nullptr));
    }
    int moves = 0;
    game_.moves_seen(question.view, [&](const AnyMove& move) {
      const Lines lines = reasons_of(question, &move);
      for (const AnyState& world : {truth, other})
        check({world.as<typename G::State>(), seat, &move.as<typename G::Move>()}, lines);
      return ++moves < most_moves ? Visit::more : Visit::stop;
    });
  }

  void check(const Place<G>& place, const Lines& lines) {
    for (const std::string& line : lines) {
      ++heard_[kind_of(line)];
      if (holds(place, Claim(line))) continue;
      const AnyState state{AnyState::of(place.state)};
      const record::Head head{.game = &game_, .setup = G::setup(place.state)};
      ADD_FAILURE() << place.seat.number() << " is told " << line << " of "
                    << (place.move ? notation_of(game_, {AnyMove::of(*place.move)}).view()
                                   : std::string_view("the position"))
                    << " in\n"
                    << record::print_position(head, state, Observer::all());
    }
  }

  const GameApi& game_;
  Random& random_;
  std::map<std::string, int> heard_;
};

template <class G>
class Claims : public testing::Test {};
TYPED_TEST_SUITE(Claims, CatalogTypes, GameName);

TYPED_TEST(Claims, are_so_by_the_rules_whatever_the_others_hold) {
  using G = TypeParam;
  const GameApi& game = *games::find_game(G::name);
  Random random(announced_seed("coach"));
  Listener<G> listener(game, random);
  for (const Setup& setup : all_setups<G>()) {
    for (int i = 0; i < scaled(games_each) && !testing::Test::HasFailure(); ++i)
      listener.play(setup);
  }
  for (const auto& [kind, times] : listener.heard()) std::cout << kind << " " << times << "\n";
  for (const std::string& kind : worded(std::string(G::name)))
    EXPECT_TRUE(listener.heard().contains(kind)) << kind << " was never said";
}

}  // namespace
}  // namespace hastilude::tests
