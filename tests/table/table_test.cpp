// The table: what is decided is stored, what was stored is told, and nothing else.
#include <gtest/gtest.h>

#include "core/notation.h"
#include "record/line_text.h"
#include "record/options.h"
#include "record/read.h"
#include "support/seed.h"
#include "table/games.h"
#include "table/row_text.h"

namespace hastilude::tests {
namespace {

using namespace tables;

std::string text_of_now(const Table& table, const Now& now) {
  const GameApi& game = *table.settings().game;
  std::string text;
  const auto add = [&](std::string_view line) { text.append(line).append("\n"); };
  NotationLines lines(add);
  if (now.view) game.write_position(*now.view, lines);
  if (now.view) game.write_facts(*now.view, lines);
  if (now.question) {
    text += "question " + std::to_string(static_cast<int>(now.question->kind));
    for (const Seat seat : now.question->asked) text += " @" + std::to_string(seat.number());
    text += " may " + std::to_string(now.question->may.bits()) + '\n';
  }
  if (now.choices) {
    for (const AnyMove& move : now.choices->moves) add(record::line_text(game, move));
    for (const Pick& pick : now.choices->picks)
      text += std::string(notation_of(pick).view()) + std::to_string(pick.least) + '\n';
  }
  return text + "held " + (now.held ? record::line_text(game, *now.held) : "nothing") + '\n';
}

std::string last_line(const Table& table) {
  return record::line_text(*table.settings().game, table.lines(Observer::spectator()).back());
}

// Plays on at random by what each seat is told, until the game is over.
void play_out(Club& club) {
  for (int step = 0; step < 5000 && club.table().stage() != Stage::over; ++step) {
    const int players = club.table().settings().players();
    const Seat seat{static_cast<std::uint8_t>(club.random().below(players))};
    const Now now = club.now(seat);
    if (now.choices && (now.choices->must || club.random().below(4) == 0)) {
      const std::string move = any_choice(*club.table().settings().game, now, club.random());
      EXPECT_TRUE(is_done(club.act(seat, move))) << move;
    }
    club.wait(static_cast<Time>(club.random().below(2500U)));
  }
  ASSERT_EQ(club.table().stage(), Stage::over);
}

std::vector<std::string> texts_of(const Table& table, Observer observer) {
  std::vector<std::string> texts;
  for (const match::Line& line : table.lines(observer))
    texts.push_back(record::line_text(*table.settings().game, line));
  return texts;
}

void expect_same(const Table& a, const Table& b, Time time) {
  for (int place = 0; place <= a.settings().players(); ++place) {
    const Observer observer = place == a.settings().players()
                                  ? Observer::spectator()
                                  : Observer::of(Seat{static_cast<std::uint8_t>(place)});
    EXPECT_EQ(a.number(observer), b.number(observer));
    EXPECT_EQ(texts_of(a, observer), texts_of(b, observer));
    EXPECT_EQ(text_of_now(a, a.now({"", observer}, time)),
              text_of_now(b, b.now({"", observer}, time)));
  }
}

TEST(Table, GamesOfEveryKindAreTheirRowsAndReadableRecords) {
  Random seeds(announced_seed("table"));
  for (const GameApi& game : games::all_games()) {
    for (int players = game.least_players; players <= game.most_players; ++players) {
      Settings settings = settings_of(game.name, players);
      if (game.name == "engarde") {
        ASSERT_FALSE(record::set_option(game, settings.setup, "target", "1"));
      }
      Club club(settings, people(players), seeds.next());
      play_out(club);
      Table again;
      for (const Row& row : club.rows()) {
        const std::string text = row_text(game, row);
        const Result<Row, Complaint> read = read_row(row_format, text, again.settings());
        ASSERT_TRUE(read) << text << read.error().what.view();
        EXPECT_EQ(row_text(game, *read), text);
        const std::optional<Complaint> wrong = again.apply(*read);
        ASSERT_FALSE(wrong) << text << wrong->what.view();
      }
      expect_same(club.table(), again, club.time());
      const std::string text = again.record([](const Place& place) { return place.person; });
      const auto records = record::read_records(text);
      ASSERT_EQ(records.size(), 1U);
      EXPECT_TRUE(records[0]) << text;
    }
  }
}

// ---- windows

// A table of Ivanhoe at which somebody has just announced an action card and all others are asked.
Club at_reaction(int players) {
  for (std::uint64_t seed = 1;; ++seed) {
    Club club(settings_of("ivanhoe", players), people(players), seed);
    for (int step = 0; step < 300 && club.table().stage() == Stage::playing; ++step) {
      const Now table = club.now();
      const bool all_asked = static_cast<int>(table.question->asked.size()) == players - 1;
      if (table.question->kind == Asking::reaction && all_asked) return club;
      if (table.question->kind == Asking::reaction) {
        club.wait(4000);
        continue;
      }
      const Seat seat = table.question->asked.front();
      club.act(seat, any_choice(*club.table().settings().game, club.now(seat), club.random()));
    }
  }
}

TEST(Table, AReactionWindowLastsItsTimeHoweverFastTheAnswers) {
  Club club = at_reaction(4);
  const std::vector<Seat> asked = club.now().question->asked;
  ASSERT_EQ(asked.size(), 3U);
  const Time opened = club.time();
  EXPECT_EQ(club.now().question->closes, opened + 4000);
  const int seen = club.table().number(Observer::spectator());
  const std::string before = text_of_now(club.table(), club.now());
  for (const Seat seat : asked) EXPECT_TRUE(is_done(club.act(seat, "pass")));
  EXPECT_EQ(club.table().number(Observer::spectator()), seen) << "the answers show";
  EXPECT_EQ(text_of_now(club.table(), club.now()), before);
  const GameApi& game = *club.table().settings().game;
  for (const Seat seat : asked)
    EXPECT_EQ(record::line_text(game, *club.now(seat).held),
              "@" + std::to_string(seat.number()) + " pass");
  club.wait(3999);
  EXPECT_EQ(club.now().question->kind, Asking::reaction);
  club.wait(1);
  EXPECT_EQ(club.table().number(Observer::spectator()), seen + 1);
}

TEST(Table, SilenceIsAnAnswerAndMoreTimeHelpsOnce) {
  Club club = at_reaction(3);
  const Seat seat = club.now().question->asked.back();
  const std::string person = club.table().places()[seat.index].person;
  const int number = club.table().number(Observer::of(seat));
  EXPECT_TRUE(club.now(seat).question->more_time);
  EXPECT_TRUE(is_done(club.wish(person, "m1", MoreTime{number})));
  EXPECT_FALSE(club.now(seat).question->more_time);
  EXPECT_EQ(denial_of(club.wish(person, "m2", MoreTime{number})), Denial::more_time_used);
  EXPECT_TRUE(is_done(club.wish(person, "m1", MoreTime{number}))) << "sent again";
  const std::size_t lines = club.table().lines(Observer::spectator()).size();
  club.wait(11'999);
  EXPECT_EQ(club.table().lines(Observer::spectator()).size(), lines);
  club.wait(1);
  EXPECT_GT(club.table().lines(Observer::spectator()).size(), lines + 1) << "both have passed";
}

TEST(Table, AWindowWithOnlyBotsToAskIsAsShortAsTheirPace) {
  Club club = at_reaction(3);
  const std::vector<Seat> asked = club.now().question->asked;
  const Time opened = club.now().question->opened;
  for (const Seat seat : asked)
    club.wish(club.table().places()[seat.index].person, "leave", Leave{});
  EXPECT_EQ(club.now().question->closes, opened + 1000);
}

// ---- out of turn (C15)

TEST(Table, ATurnWaitsForThoseWhoMayActBeforeIt) {
  Club club = at_ransom();
  const Seat seat = club.now().question->asked.front();
  const std::size_t lines = club.table().lines(Observer::spectator()).size();
  const Time opened = club.now().question->opened;
  const Time began = club.time();
  ASSERT_LT(began, opened + 3000);
  ASSERT_TRUE(is_done(club.act(seat, "pass")));
  EXPECT_TRUE(club.now(seat).held);
  EXPECT_EQ(club.table().lines(Observer::spectator()).size(), lines);
  club.wait(opened + 3000 - began - 1);
  EXPECT_EQ(club.table().lines(Observer::spectator()).size(), lines);
  club.wait(1);
  EXPECT_GT(club.table().lines(Observer::spectator()).size(), lines);
}

TEST(Table, ARansomComesBeforeATurnThatIsHeldWhichIsThenAskedAnew) {
  Club club = at_ransom();
  const Seat seat = club.now().question->asked.front();
  const Seat other = club.now().question->may.first();
  ASSERT_TRUE(is_done(club.act(seat, "pass")));
  const std::string ransom = first_move(club, other);
  ASSERT_TRUE(ransom.starts_with("ransom "));
  ASSERT_TRUE(is_done(club.act(other, ransom)));
  EXPECT_FALSE(club.now(seat).held);
  EXPECT_EQ(last_line(club.table()), "@" + std::to_string(other.number()) + ' ' + ransom);
  club.wait(8000);  // nobody bids
  EXPECT_EQ(club.now().question->asked.front(), seat);
}

TEST(Table, ATurnThatIsHeldCanBeTakenBack) {
  Club club = at_ransom();
  const Seat seat = club.now().question->asked.front();
  const std::string person = club.table().places()[seat.index].person;
  const std::size_t lines = club.table().lines(Observer::spectator()).size();
  ASSERT_TRUE(is_done(club.act(seat, "pass")));
  EXPECT_TRUE(club.now(seat).undo);
  ASSERT_TRUE(is_done(club.wish(person, "u", Undo{club.table().number(Observer::of(seat))})));
  EXPECT_FALSE(club.now(seat).held);
  club.wait(10'000);
  EXPECT_EQ(club.table().lines(Observer::spectator()).size(), lines)
      << "it took effect all the same";
}

// ---- bots

TEST(Table, ABotAnswersAtItsPaceAndNotBefore) {
  Places places = people(1);
  places[1].bot = "random";
  Club club(settings_of("engarde", 2), places, 4);
  if (club.now().question->asked.front() == Seat{0}) club.act(Seat{0}, first_move(club, Seat{0}));
  const std::vector<BotTask> tasks = club.table().bots_asked();
  ASSERT_EQ(tasks.size(), 1U);
  EXPECT_EQ(tasks[0].seat, Seat{1});
  EXPECT_EQ(tasks[0].earliest, club.now().question->opened + 1000);
  const GameApi& game = *club.table().settings().game;
  const match::Question question = club.table().question(Seat{1});
  std::optional<AnyMove> move;
  game.moves_seen(question.view, [&](const AnyMove& first) {
    move = first;
    return Visit::stop;
  });
  EXPECT_EQ(denial_of(club.wish("", "", BotAnswer{tasks[0].question, Seat{1}, move})),
            Denial::too_early);
  club.wait(1000);
  EXPECT_TRUE(is_stale(club.wish("", "", BotAnswer{tasks[0].question - 1, Seat{1}, move})));
  EXPECT_TRUE(is_done(club.wish("", "", BotAnswer{tasks[0].question, Seat{1}, move})));
  EXPECT_TRUE(is_stale(club.wish("", "", BotAnswer{tasks[0].question, Seat{1}, move})));
}

TEST(Table, ABotPlaysOnForWhoRunsOutOfTimeAmongSeveral) {
  Settings settings = settings_of("ivanhoe", 3);
  settings.clock = Clock{10'000, 0};
  Club club(settings, people(3), 2);
  const Seat seat = club.now().question->asked.front();
  club.wait(9999);
  EXPECT_FALSE(club.table().places()[seat.index].away());
  club.wait(1);
  EXPECT_TRUE(club.table().places()[seat.index].away());
  EXPECT_EQ(club.table().stage(), Stage::playing);
  EXPECT_EQ(club.table().bots_asked().size(), 1U);
}

// ---- wishes

Club duel() {
  Settings settings = settings_of("engarde", 2);
  settings.clock = Clock{60'000, 1000};
  return Club(settings, people(2), 7);
}

TEST(Table, AWishSentTwiceIsCarriedOutOnceAndAnOldOneIsStale) {
  Club club = duel();
  const Seat seat = club.now().question->asked.front();
  const std::string person = club.table().places()[seat.index].person;
  const int number = club.table().number(Observer::of(seat));
  const std::string move = first_move(club, seat);
  EXPECT_TRUE(is_done(club.wish(person, "a", Act{number, move})));
  const std::size_t rows = club.rows().size();
  EXPECT_TRUE(is_done(club.wish(person, "a", Act{number, move})));
  EXPECT_EQ(club.rows().size(), rows);
  EXPECT_TRUE(is_stale(club.wish(person, "b", Act{number, move})));
  EXPECT_EQ(club.rows().size(), rows);
  EXPECT_EQ(denial_of(club.act(seat, "forward")), Denial::unreadable);
  EXPECT_EQ(denial_of(club.act(seat, "forward 1")), Denial::rule) << "not his turn";
  EXPECT_EQ(denial_of(club.wish("stranger", "c", Act{number, move})), Denial::not_seated);
}

TEST(Table, ClocksRunForTheSeatAtTurnAndLoseADuel) {
  Club club = duel();
  const Seat seat = club.now().question->asked.front();
  club.wait(10'000);
  EXPECT_EQ(club.now().clocks[seat.index].left, 50'000);
  EXPECT_TRUE(club.now().clocks[seat.index].running);
  club.act(seat, first_move(club, seat));
  EXPECT_EQ(club.now().clocks[seat.index].left, 51'000);
  const Seat other = club.now().question->asked.front();
  ASSERT_NE(other, seat);
  club.wish("", "", Outage{});
  club.wait(59'999);
  EXPECT_EQ(club.table().stage(), Stage::playing);
  club.wait(1);
  EXPECT_EQ(club.table().stage(), Stage::over);
  EXPECT_TRUE(club.now().winners.contains(seat));
  const std::vector<std::string> lines = texts_of(club.table(), Observer::spectator());
  EXPECT_EQ(lines[lines.size() - 2], "resign @" + std::to_string(other.number()));
}

TEST(Table, ADecisionIsTakenBackUntilChanceHasSpoken) {
  Club club(settings_of("ivanhoe", 2), people(2), 3);
  const Seat seat = club.now().question->asked.front();
  const std::string person = club.table().places()[seat.index].person;
  const std::size_t lines = club.table().lines(Observer::spectator()).size();
  const std::string before = text_of_now(club.table(), club.now(seat));
  EXPECT_FALSE(club.now(seat).undo);
  ASSERT_TRUE(is_done(club.act(seat, first_move(club, seat))));
  EXPECT_TRUE(club.now(seat).undo);
  const int number = club.table().number(Observer::of(seat));
  ASSERT_TRUE(is_done(club.wish(person, "u", Undo{number})));
  EXPECT_EQ(club.table().lines(Observer::spectator()).size(), lines);
  EXPECT_EQ(text_of_now(club.table(), club.now(seat)), before);
  const auto events = club.table().events_since(Observer::spectator(),
                                                club.table().number(Observer::spectator()) - 1);
  ASSERT_TRUE(events && events->size() == 1);
  EXPECT_EQ(events->front().back_to, static_cast<int>(lines));
  // Withdrawing wins the tournament for the other, who draws: too late. (After purple he chooses a
  // token first.)
  const std::vector<AnyMove> openings = club.now(seat).choices->moves;
  for (const AnyMove& opening : openings) {
    const std::string move = action_text(*club.table().settings().game, opening);
    if (move.find("purple") != std::string::npos) continue;
    ASSERT_TRUE(is_done(club.act(seat, move)));
    break;
  }
  ASSERT_TRUE(is_done(club.act(seat, "withdraw")));
  EXPECT_FALSE(club.now(seat).undo);
  EXPECT_EQ(denial_of(club.wish(person, "v", Undo{club.table().number(Observer::of(seat))})),
            Denial::undo_chance);
}

// ---- seats

TEST(Table, BeginsWhenFullAndABotPlaysForWhoLeaves) {
  Places places;
  places[0].person = "p1";
  Club club(settings_of("ivanhoe", 3), places, 5);
  EXPECT_EQ(club.table().stage(), Stage::waiting);
  EXPECT_EQ(denial_of(club.wish("p2", "1", SeatBot{Seat{2}, "random"})), Denial::not_host);
  EXPECT_TRUE(is_done(club.wish("p1", "2", SeatBot{Seat{2}, "random"})));
  EXPECT_EQ(denial_of(club.wish("p1", "3", SeatBot{Seat{1}, "dragon"})), Denial::no_such_bot);
  EXPECT_EQ(denial_of(club.wish("p1", "4", Sit{Seat{1}})), Denial::seated_already);
  EXPECT_TRUE(is_done(club.wish("p2", "5", Sit{Seat{1}})));
  EXPECT_EQ(club.table().stage(), Stage::playing);
  EXPECT_TRUE(is_done(club.wish("p2", "6", Leave{})));
  EXPECT_TRUE(club.table().places()[1].away());
  EXPECT_FALSE(club.now(Seat{1}).choices);
  EXPECT_EQ(denial_of(club.wish("p3", "7", Sit{Seat{1}})), Denial::not_waiting);
  EXPECT_TRUE(is_done(club.wish("p2", "8", Sit{Seat{1}})));
  EXPECT_FALSE(club.table().places()[1].bot_plays());
}

// ---- what is told

TEST(Table, MissedEventsCanBeHadAgainOrAreTooOld) {
  Club club = duel();
  for (int i = 0; i < 8; ++i) {
    const Seat seat = club.now().question->asked.front();
    if (is_done(club.act(seat, first_move(club, seat)))) continue;
  }
  const int last = club.table().number(Observer::spectator());
  for (int number = 0; number <= last; ++number) {
    const auto events = club.table().events_since(Observer::spectator(), number);
    ASSERT_TRUE(events);
    for (std::size_t i = 0; i < events->size(); ++i)
      EXPECT_EQ((*events)[i].number, number + static_cast<int>(i) + 1);
    EXPECT_EQ(static_cast<int>(events->size()), last - number);
  }
  EXPECT_FALSE(club.table().events_since(Observer::spectator(), last + 1));
  EXPECT_FALSE(club.table().events_since(Observer::spectator(), -1));
}

}  // namespace
}  // namespace hastilude::tests
