// At tables of more than two, whoever leads has to be opposed by somebody, or wins.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "games/castles/castles.h"
#include "games/find.h"
#include "games/ivanhoe/ivanhoe.h"
#include "support/asking.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

// Blows that could have struck somebody else: how many struck the leader, and how many would have
// by lot.
struct Blows {
  int all = 0;
  int on_leader = 0;
  double by_lot = 0;
};

// The one who has most, if nobody has as much.
template <class Count>
Seat leader_by(int players, Count&& count) {
  Seat leader = nobody;
  int most = -1;
  for (const Seat seat : SeatSet::all(players)) {
    const int has = count(seat);
    if (has == most) leader = nobody;
    if (has <= most) continue;
    most = has;
    leader = seat;
  }
  return leader;
}

// Action cards that name a player in the tournament, when the leader in tokens is one of several
// others in it.
void count_blow(Blows& blows, const ivanhoe::State& state, const ivanhoe::Move& move) {
  using ivanhoe::Kind;
  const bool names = move.kind == Kind::dodge || move.kind == Kind::riposte ||
                     move.kind == Kind::knock_down || move.kind == Kind::break_lance ||
                     move.kind == Kind::outwit || move.kind == Kind::stunned;
  if (!names || move.target == move.seat) return;
  const ivanhoe::Board& board = state.board;
  const Seat leader =
      leader_by(board.rules.players, [&](Seat seat) { return board.tokens[seat.index].count(); });
  const int others = board.in.size() - 1;
  if (leader == nobody || leader == move.seat || !board.in.contains(leader) || others < 2) return;
  ++blows.all;
  blows.on_leader += move.target == leader ? 1 : 0;
  blows.by_lot += 1.0 / others;
}

// Attacks on a castle that somebody else controls, when the leader in points is one of several.
void count_blow(Blows& blows, const castles::State& state, const castles::Move& move) {
  if (move.kind != castles::Kind::attack) return;
  const castles::Board& board = state.board;
  const auto points = castles::points_by_seat(board);
  const Seat leader =
      leader_by(board.rules.players, [&](Seat seat) { return int{points[seat.index]}; });
  if (leader == nobody || leader == move.seat) return;
  int of_others = 0;
  int of_leader = 0;
  for (int castle = 0; castle < castles::castle_count; ++castle) {
    const Seat lord = castles::controller(board, castle);
    if (lord == nobody || lord == move.seat) continue;
    ++of_others;
    of_leader += lord == leader ? 1 : 0;
  }
  const Seat struck = castles::controller(board, move.castle);
  if (struck == nobody || struck == move.seat || of_others == of_leader) return;
  ++blows.all;
  blows.on_leader += struck == leader ? 1 : 0;
  blows.by_lot += static_cast<double>(of_leader) / of_others;
}

template <Game G>
Blows blows_of(const char* bot_name, int players, int games) {
  const GameApi& game = *games::find_game(G::name);
  const bots::Bot& bot = *bots::find_bot(game, bot_name);
  Random random(21);
  Blows blows;
  for (int played = 0; played < games; ++played) {
    match::Match match(game, game.start(usual_setup(game, players)));
    for (int decisions = 0; !match.over() && decisions < 3000;) {
      if (match.due() == Due::chance) {
        match.play(game.sample(match.state(), random), match::unheard);
        continue;
      }
      ++decisions;
      const Seat seat = *match.asked().begin();
      const auto move = bot.choose(match.question(seat), random, {});
      if (move)
        count_blow(blows, match.state().template as<typename G::State>(),
                   move->template as<typename G::Move>());
      match.play(move ? *move : game.sample_move(match.state(), seat, random), match::unheard);
    }
  }
  return blows;
}

template <Game G>
Blows told_blows(const char* bot, int players, int games) {
  const Blows blows = blows_of<G>(bot, players, games);
  std::cout << G::name << ", " << players << " " << bot << "s: " << blows.on_leader << " of "
            << blows.all << " blows struck the leader, by lot " << blows.by_lot << "\n";
  EXPECT_GT(blows.all, 30) << G::name << " " << bot;
  return blows;
}

template <Game G>
void expect_opposed(const char* bot, int players, int games) {
  const Blows blows = told_blows<G>(bot, players, games);
  EXPECT_GT(blows.on_leader, blows.by_lot) << G::name << " " << bot;
}

// Pages strike them about as often as by lot (docs/strength.md): more could not be shown.
TEST(Leaders, are_not_spared_by_pages_at_the_castles) {
  for (const auto& [players, games] : {std::pair{4, 60}, std::pair{6, 40}}) {
    const Blows blows = told_blows<castles::Castles>("page", players, games);
    EXPECT_GT(blows.on_leader, 0.8 * blows.by_lot) << players << " players";
  }
}

TEST(Leaders, are_opposed_in_ivanhoe) {
  for (const char* bot : {"page", "net"}) expect_opposed<ivanhoe::Ivanhoe>(bot, 4, 100);
}

// Those who search take minutes, so they are counted by a command: HASTILUDE_SEARCHING=1 bots_tests
// --gtest_filter='Leaders.*'. What came out stands in docs/strength.md.
TEST(Leaders, are_struck_by_those_who_search_as_they_are) {
  if (number_from_environment("HASTILUDE_SEARCHING", 0) == 0)
    GTEST_SKIP() << "HASTILUDE_SEARCHING=1 counts them";
  told_blows<ivanhoe::Ivanhoe>("champion", 4, 60);
  told_blows<castles::Castles>("squire", 4, 60);
  told_blows<castles::Castles>("squire", 6, 40);
}

}  // namespace
}  // namespace hastilude::tests
