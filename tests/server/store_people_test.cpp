// What every store knows of people: tokens, invitations, their tables, talk.
#include <algorithm>

#include "server/store_kit.h"

namespace hastilude::tests {
namespace {

class StorePeople : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Stores, StorePeople, every_store(), name_of_kind);

TEST_P(StorePeople, PeopleAreFoundByIdAndCanChangeTheirName) {
  const Person ann{.id = "ann", .name = "Ann", .since = 5};
  keep(ann);
  keep({.id = "bob", .name = "", .since = 6});
  EXPECT_EQ(person("ann"), ann);
  EXPECT_EQ(person("nobody"), std::nullopt);
  keep({.id = "ann", .name = "Anna", .since = 77});
  EXPECT_EQ(person("ann"), (Person{.id = "ann", .name = "Anna", .since = 5})) << "since when stays";
}

TEST_P(StorePeople, PeopleAreKnownByTheirTokens) {
  const Person ann{.id = "ann", .name = "Ann", .since = 5, .seen = 5};
  const Login login{.id = "l1", .person = "ann", .token = some_hash(1), .since = 5, .seen = 5};
  welcome(ann, login);
  EXPECT_EQ(known_by(1), (Known{ann, login}));
  EXPECT_EQ(known_by(9), std::nullopt);
  keep_login({.id = "l9", .person = "nobody", .token = some_hash(9), .since = 1, .seen = 1});
  EXPECT_EQ(known_by(9), std::nullopt) << "a token of nobody who is known";
  Login used = login;
  used.seen = 70;
  keep_login(used);
  EXPECT_EQ(known_by(1)->login, used);
  EXPECT_EQ(person("ann")->seen, 70) << "he has been here";
}

TEST_P(StorePeople, ATokenEndsWhenTheOneAfterItIsUsed) {
  const Time later = 5 + 2 * login_overlap;
  welcome({.id = "ann"},
          {.id = "l1", .person = "ann", .token = some_hash(1), .since = 5, .seen = 5});
  keep_login({.id = "l2", .person = "ann", .token = some_hash(2), .since = 5, .seen = 5});
  keep_login({.id = "l1", .person = "ann", .token = some_hash(3), .since = later});
  keep_login({.id = "l1", .person = "ann", .token = some_hash(4), .since = later + 1});
  EXPECT_TRUE(known_by(1)) << "nobody knows yet whether the new one has arrived";
  keep_login(
      {.id = "l1", .person = "ann", .token = some_hash(4), .since = later + 1, .seen = later + 2});
  EXPECT_FALSE(known_by(1));
  EXPECT_TRUE(known_by(2)) << "another browser";
  EXPECT_TRUE(known_by(3)) << "asked for at the same time";
  EXPECT_TRUE(known_by(4));
}

TEST_P(StorePeople, LoginsCanBeEndedOneByOneAndTogether) {
  welcome({.id = "ann"}, {.id = "l1", .person = "ann", .token = some_hash(1), .seen = 1});
  keep_login({.id = "l2", .person = "ann", .token = some_hash(2), .seen = 1});
  keep_login({.id = "l3", .person = "ann", .token = some_hash(3), .seen = 1});
  welcome({.id = "bob"}, {.id = "l1", .person = "bob", .token = some_hash(4), .seen = 1});
  const auto end = [&](std::optional<std::string> login) {
    ask<Kept>([&](auto then) { kit_.store->end_logins("ann", login, then); });
  };
  end("l1");
  EXPECT_FALSE(known_by(1));
  EXPECT_TRUE(known_by(2));
  end({});
  EXPECT_FALSE(known_by(2));
  EXPECT_FALSE(known_by(3));
  EXPECT_TRUE(known_by(4)) << "somebody else's";
  EXPECT_TRUE(person("ann")) << "he is still at his tables";
}

TEST_P(StorePeople, WhoWasAdmittedIsKnownFromBothSides) {
  admit("t1", "ann", 10);
  admit("t1", "bob", 15);
  admit("t1", "ann", 99);
  EXPECT_TRUE(tables_of("ann", 10).empty()) << "there is no such table";
  ASSERT_EQ(append(follow_up("t1", {}, 1)), Appended::done);
  EXPECT_EQ(tables_of("ann", 10), std::vector<std::string>{"t1"});
  EXPECT_TRUE(tables_of("cid", 10).empty());
  EXPECT_EQ(ask<std::vector<std::string>>([&](auto then) { kit_.store->admitted("t1", then); }),
            (std::vector<std::string>{"ann", "bob"}));
}

TEST_P(StorePeople, MyTablesAreListedByWhatNeedsMe) {
  struct Case {
    const char* table;
    Standing standing;
    Time touched;
  };
  for (const Case& kept :
       {Case{"over", Standing::over, 90}, Case{"old", Standing::playing, 10},
        Case{"asked", Standing::playing, 20}, Case{"new", Standing::waiting, 80}}) {
    ASSERT_EQ(
        append(follow_up(kept.table, {}, 1), {.standing = kept.standing, .touched = kept.touched}),
        Appended::done);
    admit(kept.table, "ann", 1);
    admit(kept.table, "bob", 1);
  }
  rest("asked", {.asked = {"cid", "ann"}, .summary = {.touched = 20}});
  EXPECT_EQ(tables_of("ann", 10), (std::vector<std::string>{"asked", "new", "old", "over"}));
  EXPECT_EQ(tables_of("bob", 10), (std::vector<std::string>{"new", "asked", "old", "over"}));
  EXPECT_EQ(tables_of("ann", 2), (std::vector<std::string>{"asked", "new"}));
}

TEST_P(StorePeople, AnInvitationLeadsToItsTable) {
  using MaybeText = std::optional<std::string>;
  const auto invite = [&](const std::string& table, const std::string& invitation) {
    return ask<std::string>([&](auto then) { kit_.store->invite(table, invitation, then); });
  };
  const auto invited_to = [&](const std::string& invitation) {
    return ask<MaybeText>([&](auto then) { kit_.store->invited_to(invitation, then); });
  };
  EXPECT_EQ(invite("t1", "abc"), "abc");
  invite("t2", "def");
  EXPECT_EQ(invited_to("abc"), "t1");
  EXPECT_EQ(invited_to("xyz"), std::nullopt);
  EXPECT_EQ(ask<MaybeText>([&](auto then) { kit_.store->invitation_to("t2", then); }), "def");
  EXPECT_EQ(ask<MaybeText>([&](auto then) { kit_.store->invitation_to("t3", then); }),
            std::nullopt);
  EXPECT_EQ(invite("t1", "new"), "abc") << "another node was first";
  EXPECT_EQ(invited_to("abc"), "t1");
  EXPECT_EQ(invited_to("new"), std::nullopt);
}

TEST_P(StorePeople, TalkComesBackInOrder) {
  std::vector<Remark> said;
  for (int i = 1; i <= 5; ++i) {
    said.push_back({.table = "t1",
                    .id = i,
                    .time = 100 + i,
                    .person = i % 2 == 0 ? "ann" : "bob",
                    .seat = i == 3 ? std::optional<int>() : std::optional(i % 2),
                    .wish = "w" + std::to_string(i),
                    .text = "<b>" + std::to_string(i) + "</b>"});
    say(said.back());
  }
  EXPECT_EQ(talk("t1", 100), said);
  EXPECT_EQ(talk("t1", 2), std::vector<Remark>(said.begin() + 3, said.end()));
  EXPECT_TRUE(talk("t2", 100).empty());
  EXPECT_EQ(try_say({.table = "t1", .id = 5, .text = "twice"}), Appended::conflict)
      << "an id is taken once";
  EXPECT_EQ(talk("t1", 100), said);
}

TEST_P(StorePeople, APersonCanBeErasedAndTheRowsStay) {
  const std::vector<Row> played = follow_up("t1", {}, 2);
  ASSERT_EQ(append(played), Appended::done);
  welcome({.id = "ann", .name = "Ann"}, {.id = "l", .person = "ann", .token = some_hash(1)});
  keep({.id = "bob", .name = "Bob"});
  admit("t1", "ann", 1);
  admit("t1", "bob", 2);
  say({.table = "t1", .id = 1, .person = "ann", .text = "secret"});
  say({.table = "t1", .id = 2, .person = "bob", .text = "kept"});
  ask<Kept>([&](auto then) { kit_.store->erase_person("ann", then); });
  EXPECT_EQ(person("ann"), std::nullopt);
  EXPECT_EQ(known_by(1), std::nullopt);
  EXPECT_TRUE(tables_of("ann", 10).empty());
  ASSERT_EQ(talk("t1", 10).size(), 1U);
  EXPECT_EQ(talk("t1", 10).front().person, "bob");
  EXPECT_EQ(person("bob")->name, "Bob");
  EXPECT_EQ(rows("t1"), played);
}

}  // namespace
}  // namespace hastilude::tests
