// Deals that are sealed, with a whole server: the exchange, who does not take part, and servers
// that cheat.
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "fair/deal.h"
#include "record/read.h"
#include "record/verify.h"
#include "server/duel.h"
#include "server/log.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;
using record::Finding;

std::string contribution_of(const std::string& name) { return fair::hex(fair::sha256(name)); }

// A page that contributes, by hand: it says what a test wants, and keeps what it was told.
class Contributor {
 public:
  Contributor(World& world, const std::string& name, std::string table = {})
      : world_(world), name_(name), cookie_(world.guest(name)) {
    if (!table.empty()) watch(std::move(table));
  }

  const std::string& cookie() const { return cookie_; }
  void watch(std::string table) {
    table_ = std::move(table);
    socket_ = world_.connect(cookie_, server::Contributing::yes);
    world_.say(socket_, {{"type", "watch"}, {"table", table_}});
    take();
  }
  void leave() { world_.close(socket_); }

  // What has come since.
  void take() {
    for (const json::object& message : world_.heard(socket_)) {
      said_ += json::serialize(message);
      if (const json::value* told = message.if_contains("deal")) deal = told->as_object();
      for (const char* const told : {"now", "changed"}) {
        const json::value* const now = message.if_contains(told);
        if (now != nullptr && now->as_object().contains("stage"))
          stage = text(now->as_object(), "stage");
      }
      if (text(message, "type") == "refused") refused = text(message, "code");
    }
  }
  std::string step() {
    take();
    return text(deal, "step");
  }
  void wish(const std::string& type, json::object members) {
    members["type"] = type;
    members["table"] = table_;
    members["id"] = name_ + std::to_string(++wishes_);
    refused.clear();
    world_.say(socket_, members);
    take();
  }
  void commit(int seat) {
    const fair::Occasion occasion{table_, text(deal, "terms")};
    const fair::Bytes32 of_server = *fair::from_hex(text(deal, "commitment"));
    const fair::Bytes32 own = *fair::from_hex(contribution_of(name_));
    wish("commit", {{"commitment",
                     fair::hex(fair::commitment_of(occasion, of_server, seat_number(seat), own))}});
  }
  void reveal() { wish("reveal", {{"contribution", contribution_of(name_)}}); }
  // All that it was sent.
  const std::string& said() const { return said_; }

  json::object deal;
  std::string stage;
  std::string refused;

 private:
  World& world_;
  const std::string name_;
  const std::string cookie_;
  std::string table_;
  server::SocketId socket_ = 0;
  std::string said_;
  int wishes_ = 0;
};

// Two people at a table of a server that seals deals.
struct SealedDuel {
  explicit SealedDuel(std::string_view more = {})
      : ann(world, "Ann"),
        bob(world, "Bob"),
        table(make_table(world, ann.cookie(), table_body("engarde", R"("me","open")", 2, more))) {
    ann.watch(table);
    bob.watch(table);
    bob.wish("sit", {{"seat", 2}});
    ann.take();
  }
  void deal() {
    ann.commit(1);
    bob.commit(2);
    ann.reveal();
    bob.reveal();
    ann.take();
  }
  // The record once it is over.
  std::string record() {
    ann.wish("resign", {});
    return world.ask("GET", "/api/tables/" + table + "/record", {}, ann.cookie()).text;
  }
  record::Verdict verdict() {
    const std::string text = record();
    const auto records = record::read_records(text);
    EXPECT_TRUE(records.size() == 1 && records.front()) << text;
    return records.size() == 1 && records.front() ? record::verify(*records.front())
                                                  : record::Verdict{};
  }

  World world{without_rates(), Deals::sealed};
  Contributor ann, bob;
  std::string table;
};

// ---- the exchange

TEST(Deals, AreSealedBeforeAnyCardAndHold) {
  SealedDuel duel;
  EXPECT_EQ(duel.ann.stage, "sealing");
  EXPECT_EQ(duel.ann.step(), "commit");
  duel.ann.commit(1);
  EXPECT_EQ(duel.bob.step(), "commit");
  duel.bob.commit(2);
  EXPECT_EQ(duel.ann.step(), "reveal");
  duel.ann.reveal();
  duel.bob.reveal();
  EXPECT_EQ(duel.ann.step(), "dealt");
  EXPECT_EQ(duel.bob.stage, "playing");
  EXPECT_EQ(duel.verdict().finding, Finding::holds);
}

TEST(Deals, OfOnePersonAndBotsComeAtOnce) {
  World world(without_rates(), Deals::sealed);
  Contributor ann(world, "Ann");
  const server::Time before = world.loop.now();
  const std::string table =
      make_table(world, ann.cookie(), table_body("engarde", R"("me","random")", 2));
  ann.watch(table);
  // Both at once: there is nobody else to wait for.
  ann.commit(1);
  ann.reveal();
  EXPECT_EQ(ann.stage, "playing");
  EXPECT_EQ(world.loop.now(), before);
}

TEST(Deals, DoNotWaitForProgramsThatKnowNothingOfThem) {
  World world(without_rates(), Deals::sealed);
  const std::string ann = world.guest("Ann");
  const server::Time before = world.loop.now();
  const std::string table = make_table(world, ann, table_body("engarde", R"("me","random")", 2));
  Follower follower(world, ann, table);
  follower.take();
  EXPECT_EQ(text(follower.now, "stage"), "playing");
  EXPECT_EQ(world.loop.now(), before);
}

TEST(Deals, WaitFiveSecondsForWhoDoesNotCome) {
  World world(without_rates(), Deals::sealed);
  Contributor ann(world, "Ann");
  const std::string table =
      make_table(world, ann.cookie(), table_body("engarde", R"("me","random")", 2));
  world.loop.pass(4'999);
  ann.watch(table);
  EXPECT_EQ(ann.stage, "sealing");
  world.loop.pass(1);
  ann.take();
  EXPECT_EQ(ann.stage, "playing");
  const json::object& person = ann.deal.at("people").as_array().at(0).as_object();
  EXPECT_TRUE(person.at("contribution").is_null());
}

TEST(Deals, GoOnAfterAKillBetweenCommitAndReveal) {
  SealedDuel duel;
  duel.ann.commit(1);
  duel.bob.commit(2);
  const std::string commitment = text(duel.ann.deal, "commitment");
  duel.world.restart();
  duel.ann.watch(duel.table);
  duel.bob.watch(duel.table);
  EXPECT_EQ(duel.ann.step(), "reveal");
  EXPECT_EQ(text(duel.ann.deal, "commitment"), commitment);
  duel.ann.reveal();
  duel.bob.reveal();
  duel.ann.take();
  EXPECT_EQ(duel.ann.stage, "playing");
  EXPECT_EQ(duel.verdict().finding, Finding::holds);
}

TEST(Deals, GoOnAfterAKillByThemselves) {
  SealedDuel duel;
  duel.world.stop();
  duel.world.begin();
  duel.world.loop.pass(60'000);
  duel.ann.watch(duel.table);
  EXPECT_EQ(duel.ann.stage, "playing");
}

// A rematch is another deal, with another secret.
TEST(Deals, OfARematchAreSealedAnew) {
  SealedDuel duel;
  duel.deal();
  const std::string first = text(duel.ann.deal, "commitment");
  duel.ann.wish("resign", {});
  duel.ann.wish("rematch", {});
  duel.bob.wish("rematch", {});
  Contributor& ann = duel.ann;
  ann.take();
  const std::size_t at = ann.said().rfind("\"rematch\":\"");
  ASSERT_NE(at, std::string::npos);
  const std::string table = ann.said().substr(at + 11, ann.said().find('"', at + 11) - at - 11);
  ann.watch(table);
  EXPECT_EQ(ann.stage, "sealing");
  EXPECT_NE(text(ann.deal, "commitment"), first);
  EXPECT_NE(text(ann.deal, "terms").find("start @"), std::string::npos);
}

// ---- secrets

TEST(Deals, NoSecretIsSaidOrLoggedBeforeTheEnd) {
  std::string log;
  server::set_log_level(server::Level::debug);
  server::set_log_ear([&log](std::string_view line) { log += line; });
  {
    SealedDuel duel;
    duel.ann.commit(1);
    duel.bob.commit(2);
    duel.ann.reveal();
    EXPECT_EQ(duel.bob.said().find(contribution_of("Ann")), std::string::npos);
    duel.bob.reveal();
    duel.ann.take();
    duel.world.restart();
    duel.ann.watch(duel.table);
    const std::string before = duel.ann.said() + duel.bob.said() + log;
    const std::string early =
        duel.world.ask("GET", "/api/tables/" + duel.table + "/record", {}, duel.ann.cookie()).text;
    const std::string record = duel.record();
    const std::size_t at = record.find("\nsecret ");
    ASSERT_NE(at, std::string::npos) << record;
    const std::string secret = record.substr(at + 8, 64);
    EXPECT_TRUE(fair::from_hex(secret));
    EXPECT_EQ(before.find(secret), std::string::npos);
    EXPECT_EQ(early.find(secret), std::string::npos);
    EXPECT_EQ(log.find(secret), std::string::npos);
  }
  server::set_log_ear({});
  server::set_log_level(server::Level::none);
}

TEST(Deals, AGameThatIsBrokenOffIsOpened) {
  World world(without_rates(), Deals::sealed);
  Contributor ann(world, "Ann");
  const std::string table =
      make_table(world, ann.cookie(), table_body("castles", R"("me","random")", 2));
  ann.watch(table);
  ann.commit(1);
  ann.reveal();
  ann.wish("dismiss", {});
  EXPECT_EQ(ann.stage, "closed");
  EXPECT_EQ(ann.step(), "opened");
  const std::string record =
      world.ask("GET", "/api/tables/" + table + "/record", {}, ann.cookie()).text;
  const auto records = record::read_records(record);
  ASSERT_TRUE(records.size() == 1 && records.front()) << record;
  EXPECT_EQ(record::verify(*records.front()).finding, Finding::holds);
}

// ---- servers that cheat, as docs/fairness.md says they are found

// Deals what it likes better than what was sealed.
TEST(CheatingServer, ThatSwapsADrawIsFound) {
  SealedDuel duel;
  const server::Draw honest = duel.world.draw;
  int drawn = 0;
  duel.world.draw = [&](const GameApi& game, const AnyState& state,
                        std::optional<std::uint64_t> sealed) {
    return honest(game, state, ++drawn == 2 ? std::optional(*sealed + 1) : sealed);
  };
  duel.deal();
  const record::Verdict verdict = duel.verdict();
  EXPECT_EQ(verdict.finding, Finding::draw);
  EXPECT_EQ(verdict.number, 2);
}

// Knows what was revealed, and takes a secret by which it likes the cards.
TEST(CheatingServer, ThatPicksItsSecretAfterTheRevealsIsFound) {
  SealedDuel duel;
  duel.deal();
  std::string record = duel.record();
  const std::size_t at = record.find("\nsecret ") + 8;
  record.replace(at, 64, contribution_of("another"));
  const auto records = record::read_records(record);
  ASSERT_TRUE(records.front());
  EXPECT_EQ(record::verify(*records.front()).finding, Finding::secret);
}

// Says to one that the other contributed nothing: whoever it is left out of sees it in the record,
// and the cards do not follow from what is in it.
TEST(CheatingServer, ThatWithholdsAContributionIsFound) {
  SealedDuel duel;
  duel.deal();
  std::string record = duel.record();
  const std::string said = "secret @2 " + contribution_of("Bob");
  const std::size_t at = record.find(said);
  ASSERT_NE(at, std::string::npos) << record;
  record.replace(at, said.size(), "secret @2 -");
  const auto records = record::read_records(record);
  ASSERT_TRUE(records.front());
  EXPECT_EQ(record::verify(*records.front()).finding, Finding::draw);
}

// Tells two people two commitments: each keeps the one they were told, and only one of them can
// stand in the record. What a page makes of that is in web/src/wire/dealing.test.ts.
TEST(CheatingServer, ThatTellsTwoCommitmentsCanKeepOnlyOne) {
  SealedDuel duel;
  const std::string told = text(duel.ann.deal, "commitment");
  EXPECT_EQ(told, text(duel.bob.deal, "commitment"));
  duel.deal();
  std::string record = duel.record();
  const std::size_t at = record.find("commit " + told);
  ASSERT_NE(at, std::string::npos);
  record.replace(at + 7, 64, contribution_of("another"));
  const auto records = record::read_records(record);
  ASSERT_TRUE(records.front());
  EXPECT_EQ(record::verify(*records.front()).finding, Finding::secret);
}

}  // namespace
}  // namespace hastilude::tests
