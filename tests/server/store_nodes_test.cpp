// What every store does for the nodes that share it, or for the one that has it for itself.
#include <csignal>
#include <thread>

#include <sys/resource.h>

#include "server/store_kit.h"

namespace hastilude::tests {
namespace {

using Since = Stay::Since;

class StoreNodes : public StoreTest {
 protected:
  // Of a node, so that it keeps the table.
  Appended append_by(const std::string& node, std::vector<Row> rows) {
    return ask<Appended>([&](auto then) { kit_.store->append({std::move(rows), {}, node}, then); });
  }
  void welcome_two() {
    welcome({.id = "ann", .name = "Ann"}, {.id = "login", .person = "ann", .token = some_hash(1)});
    welcome({.id = "bob", .name = "Bob"}, {.id = "login", .person = "bob", .token = some_hash(2)});
  }
  Ticket keep_ticket(std::uint8_t byte, const char* person, Time until) {
    const Ticket ticket{some_hash(byte), person, "login", 7, until};
    ask<Kept>([&](auto then) { kit_.store->keep_ticket(ticket, then); });
    return ticket;
  }
  std::optional<Ticket> take(std::uint8_t byte, Time now) {
    return ask<std::optional<Ticket>>(
        [&](auto then) { kit_.store->take_ticket(some_hash(byte), now, then); });
  }
};
INSTANTIATE_TEST_SUITE_P(Stores, StoreNodes, every_store(), name_of_kind);

TEST_P(StoreNodes, ANodeThatBeginsFindsWhatWasInterrupted) {
  for (const char* table : {"awake", "due", "asleep"})
    ASSERT_EQ(append(follow_up(table, {}, 1)), Appended::done);
  rest("due", {.due = 999'999});
  rest("asleep", {});
  EXPECT_EQ(stay("one"), (Stay{Since::now, true}));
  EXPECT_EQ(due(1000), (std::vector<std::string>{"awake", "due"}));
  EXPECT_EQ(claim("awake", "one"), Claimed::interrupted);
  EXPECT_EQ(claim("awake", "one"), Claimed::ours) << "that is known now";
  EXPECT_EQ(claim("due", "one"), Claimed::interrupted);
  EXPECT_EQ(claim("asleep", "one"), Claimed::ours);
  EXPECT_EQ(stay("one"), (Stay{Since::before, false}));
  EXPECT_TRUE(due(1'000'000).empty()) << "all are awake";
}

TEST_P(StoreNodes, WhatWasInterruptedStaysSoUntilItIsClaimed) {
  ASSERT_EQ(append(follow_up("t1", {}, 1)), Appended::done);
  stay("one");
  ASSERT_EQ(append_by("one", follow_up("t1", rows("t1"), 1)), Appended::done);
  EXPECT_EQ(due(1000), std::vector<std::string>{"t1"});
  EXPECT_EQ(claim("t1", "one"), Claimed::interrupted);
}

TEST_P(StoreNodes, WhoPartsLeavesNothingBehind) {
  stay("one");
  for (const char* table : {"rested", "left"})
    ASSERT_EQ(append_by("one", follow_up(table, {}, 1)), Appended::done);
  rest("rested", {.node = "one"});
  part("one");
  EXPECT_EQ(due(1000), std::vector<std::string>{"left"});
  EXPECT_EQ(stay("two"), (Stay{Since::now, true}));
  EXPECT_EQ(claim("rested", "two"), Claimed::ours);
  EXPECT_EQ(claim("left", "two"), Claimed::interrupted);
}

TEST_P(StoreNodes, HowFarTablesHaveComeIsTold) {
  ASSERT_EQ(append(follow_up("t1", {}, 3)), Appended::done);
  ASSERT_EQ(append(follow_up("t2", {}, 1)), Appended::done);
  say({.table = "t2", .id = 4, .person = "ann", .wish = "w", .text = "hail"});
  auto reached = ask<std::vector<Reached>>([&](auto then) {
    kit_.store->reached({"t1", "t2", "nowhere"}, then);
  });
  std::ranges::sort(reached, {}, &Reached::table);
  EXPECT_EQ(reached, (std::vector<Reached>{{"t1", 3, 0}, {"t2", 1, 4}}));
}

TEST_P(StoreNodes, ATicketServesOnceAndNotForLong) {
  welcome_two();
  const Ticket first = keep_ticket(1, "ann", 100);
  keep_ticket(2, "ann", 100);
  keep_ticket(3, "bob", 100);
  keep_ticket(4, "bob", 200);
  EXPECT_EQ(take(1, 50), first);
  EXPECT_EQ(take(1, 50), std::nullopt) << "once";
  ask<Kept>([&](auto then) { kit_.store->end_logins("ann", "login", then); });
  EXPECT_EQ(take(2, 50), std::nullopt) << "the login has ended";
  EXPECT_EQ(take(3, 101), std::nullopt) << "too late";
  EXPECT_TRUE(take(4, 101));
  EXPECT_EQ(take(9, 50), std::nullopt);
}

TEST_P(StoreNodes, ARemarkIsSaidOnceHoweverOftenItIsTried) {
  say({.table = "t1", .id = 1, .person = "ann", .wish = "w1", .text = "hail"});
  EXPECT_EQ(try_say({.table = "t1", .id = 1, .person = "bob", .wish = "w1", .text = "hail"}),
            Appended::conflict)
      << "the number is taken";
  EXPECT_EQ(try_say({.table = "t1", .id = 2, .person = "ann", .wish = "w1", .text = "hail"}),
            Appended::conflict)
      << "she has said it";
  say({.table = "t1", .id = 2, .person = "bob", .wish = "w1", .text = "hail"});
  say({.table = "t1", .id = 202, .person = "ann", .wish = "w1", .text = "long ago"});
  EXPECT_EQ(talk("t1", 10).size(), 3U);
}

TEST_P(StoreNodes, WhichLoginsHaveEndedIsTold) {
  welcome({.id = "ann", .name = "Ann"}, {.id = "l1", .person = "ann", .token = some_hash(1)});
  keep_login({.id = "l2", .person = "ann", .token = some_hash(2)});
  ask<Kept>([&](auto then) { kit_.store->end_logins("ann", "l1", then); });
  const auto ended = ask<std::vector<std::string>>([&](auto then) {
    kit_.store->ended_logins({"l1", "l2"}, then);
  });
  EXPECT_EQ(ended, std::vector<std::string>{"l1"});
}

// The disk takes nothing more just when it is written down that a node begins.
TEST(StoreFile, ABeginningThatWasNotStoredIsNone) {
  std::signal(SIGXFSZ, SIG_IGN);
  Kit kit;
  open_file(kit);
  const Outcome<Appended> appended = kit.line.get<Outcome<Appended>>([&](auto then) {
    kit.store->append({follow_up("t1", {}, 1), {}, {}}, then);
  });
  ASSERT_TRUE(appended) << appended.error().what;
  const auto stay = [&kit] {
    return kit.line.get<Outcome<Stay>>([&](auto then) { kit.store->stay("one", 1000, then); });
  };
  rlimit usual{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
  const rlimit full{.rlim_cur = 1, .rlim_max = usual.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
  const bool stored = static_cast<bool>(stay());
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
  ASSERT_FALSE(stored);
  const Outcome<Stay> again = stay();
  ASSERT_TRUE(again) << again.error().what;
  EXPECT_EQ(again->since, Since::now);
  EXPECT_TRUE(again->interrupted) << "the table that was awake";
}

class SharedStore : public StoreNodes {};
INSTANTIATE_TEST_SUITE_P(Stores, SharedStore, every_shared_store(), name_of_kind);

TEST_P(SharedStore, ATableHasOneKeeper) {
  EXPECT_EQ(stay("one").since, Since::now);
  EXPECT_EQ(stay("two").since, Since::now);
  ASSERT_EQ(append_by("one", follow_up("t1", {}, 1)), Appended::done);
  EXPECT_EQ(claim("t1", "two"), Claimed::others) << "who appends first keeps it";
  ASSERT_EQ(append_by("two", follow_up("t1", rows("t1"), 1)), Appended::done);
  EXPECT_EQ(claim("t1", "two"), Claimed::others) << "appending is for all";
  EXPECT_EQ(claim("t1", "one"), Claimed::ours);
  rest("t1", {.due = 500, .node = "two"});
  EXPECT_TRUE(due(1000).empty()) << "only who keeps it lays it to rest";
  rest("t1", {.due = 500, .node = "one"});
  EXPECT_EQ(due(1000), std::vector<std::string>{"t1"});
  EXPECT_EQ(claim("t1", "two"), Claimed::ours) << "nothing was interrupted";
  EXPECT_EQ(claim("nowhere", "two"), Claimed::others);
}

TEST_P(SharedStore, WhatANodeThatHasGoneKeptIsTakenOver) {
  stay("one", 300);
  stay("two");
  ASSERT_EQ(append_by("one", follow_up("t1", {}, 1)), Appended::done);
  ASSERT_EQ(append_by("two", follow_up("t2", {}, 1)), Appended::done);
  EXPECT_EQ(stay("one", 300), (Stay{Since::before, false})) << "it is still there";
  std::this_thread::sleep_for(std::chrono::milliseconds(400));
  EXPECT_EQ(stay("two"), (Stay{Since::before, true}));
  EXPECT_EQ(due(1000), std::vector<std::string>{"t1"});
  EXPECT_EQ(claim("t1", "one"), Claimed::others) << "it does not stay any more";
  EXPECT_EQ(claim("t1", "two"), Claimed::interrupted);
  EXPECT_EQ(stay("one"), (Stay{Since::now, false})) << "it is told that it was taken for gone";
  EXPECT_EQ(claim("t1", "one"), Claimed::others);
  EXPECT_EQ(claim("t2", "two"), Claimed::ours);
}

// It was stopped, and wakes: its rows count like anybody's, but nobody relies on it.
TEST_P(SharedStore, WhoDoesNotStayKeepsNothing) {
  stay("one");
  ASSERT_EQ(append_by("gone", follow_up("t1", {}, 1)), Appended::done);
  EXPECT_EQ(due(1000), std::vector<std::string>{"t1"});
  EXPECT_EQ(claim("t1", "gone"), Claimed::others);
  rest("t1", {.node = "one"});
  ASSERT_EQ(append_by("gone", follow_up("t1", rows("t1"), 1)), Appended::done);
  EXPECT_EQ(due(1000), std::vector<std::string>{"t1"});
  EXPECT_EQ(claim("t1", "one"), Claimed::interrupted);
}

TEST_P(SharedStore, ATableThatWaitsAndIsKeptIsNotPruned) {
  stay("one");
  const auto prune = [&] {
    return ask<Pruned>([&](auto then) { kit_.store->prune({.waiting = 50}, then); }).waiting;
  };
  const Summary waiting{.standing = Standing::waiting, .touched = 10};
  ASSERT_EQ(ask<Appended>([&](auto then) {
              kit_.store->append({follow_up("t1", {}, 1), waiting, "one"}, then);
            }),
            Appended::done);
  EXPECT_EQ(prune(), 0) << "somebody may be there";
  rest("t1", {.summary = waiting, .node = "one"});
  EXPECT_EQ(prune(), 1);
}

// It was asked for at one node while the login was ended at another.
TEST_P(SharedStore, ATicketOfALoginThatHasEndedIsNone) {
  welcome_two();
  ask<Kept>([&](auto then) { kit_.store->end_logins("ann", {}, then); });
  keep_ticket(1, "ann", 100);
  keep_ticket(2, "bob", 100);
  EXPECT_EQ(take(1, 50), std::nullopt);
  EXPECT_TRUE(take(2, 50));
}

TEST_P(SharedStore, TheStoreTellsWhatTimeItIs) {
  stay("one");
  const std::optional<Time> before = clock_;
  stay("one");
  ASSERT_TRUE(before && clock_);
  EXPECT_LE(*before, *clock_);
  EXPECT_LT(*clock_ - *before, 60'000);
}

TEST_P(SharedStore, WhoBeginsBesideOthersInterruptsNothing) {
  stay("one");
  ASSERT_EQ(append_by("one", follow_up("t1", {}, 1)), Appended::done);
  EXPECT_EQ(stay("two"), (Stay{Since::now, false}));
  EXPECT_TRUE(due(1000).empty());
}

}  // namespace
}  // namespace hastilude::tests
