#include "simulation/simulation.h"

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "record/read.h"
#include "record/verify.h"
#include "simulation/standing.h"
#include "table/row_text.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

constexpr server::Time time_to_recover = 60'000;
constexpr int most_steps = 40'000;
constexpr std::size_t longest_queue = 2000;
constexpr Weather bad{.lost = 20, .doubled = 30, .latest = 400};

// Every other game.
bool is_sealed(const Scenario& scenario) { return scenario.seed % 2 == 1; }

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
  steps += other.steps;
  acknowledged += other.acknowledged;
  kills += other.kills;
  cuts += other.cuts;
  mishaps += other.mishaps;
  damaged += other.damaged;
  sealing += other.sealing;
  sealed += other.sealed;
  silent += other.silent;
  checks += other.checks;
  compared += other.compared;
  hash = hash * 31 + other.hash;
  return *this;
}

Simulation::Simulation(const Scenario& scenario)
    : scenario_(scenario),
      random_(scenario.seed),
      world_(with_short_pages(), is_sealed(scenario) ? Deals::sealed : Deals::plain) {
  const int people = scenario.players - scenario.bots;
  // The last one only looks on.
  for (int i = 0; i <= people; ++i) {
    pages_.push_back(
        std::make_unique<Client>(world_, "page" + std::to_string(i + 1), random_.next()));
  }
  table_ = open_table();
  for (int i = 0; i <= people; ++i) {
    Client& page = *pages_[static_cast<std::size_t>(i)];
    page.visit(table_);
    if (i == 0 || i == people) continue;
    // Without looking on, which his page does soon.
    const server::SocketId socket = world_.connect(page.cookie());
    world_.say(socket, {{"type", "sit"}, {"table", table_}, {"id", "sit"}, {"seat", i + 1}});
    world_.close(socket);
  }
  for (int i = 0; i < 2; ++i) neighbours_.emplace_back(world_);
  world_.store.mishap = [this] {
    const int what = random_.below(100);
    if (what < 2) ++tally_.mishaps;
    return what == 0   ? MemoryStore::Mishap::lost
           : what == 1 ? MemoryStore::Mishap::unsaid
                       : MemoryStore::Mishap::none;
  };
}

std::string Simulation::open_table() {
  json::array seats{"me"};
  for (int i = 1; i < scenario_.players; ++i)
    seats.push_back(i < scenario_.players - scenario_.bots ? "open" : "random");
  json::object body{
      {"game", scenario_.game},
      {"players", scenario_.players},
      {"seats", seats},
      {"windows", {{"reaction", 900}, {"offer", 1200}, {"ransom", 600}, {"pace", 300}}},
      {"clock", {{"total", 3'600'000}, {"increment", 1000}}}};
  if (scenario_.game == "engarde") body["options"] = {{"target", "1"}};
  const Reply reply =
      world_.ask("POST", "/api/tables", json::serialize(body), pages_.front()->cookie());
  EXPECT_EQ(reply.status, 200) << reply.text;
  return text(reply.body.as_object(), "table");
}

tables::Stage Simulation::stage() {
  tables::Stage stage = tables::Stage::waiting;
  const auto look = [&](server::Marshal* host) {
    if (host != nullptr) stage = host->table().stage();
  };
  world_.server->hall().find(table_, later::unowned(look));
  world_.loop.settle();
  return stage;
}

// Whatever happened to the exchange before it, the deal is what was promised.
void Simulation::check_deal() {
  const std::string path = "/api/tables/" + table_ + "/record";
  const Reply reply = world_.ask("GET", path, {}, pages_.front()->cookie());
  const auto records = record::read_records(reply.text);
  ASSERT_TRUE(records.size() == 1 && records.front()) << reply.text;
  const record::Record& record = *records.front();
  const record::Verdict verdict = record::verify(record);
  EXPECT_EQ(name_of(verdict.finding), is_sealed(scenario_) ? "holds" : "unsealed");
  if (!record.sealed) return;
  ++tally_.sealed;
  tally_.silent += record.sealed->missing().size();
}

void Simulation::step() {
  world_.loop.pass(random_.below(300));
  for (const auto& page : pages_) page->step(bad);
  for (const auto& page : pages_) {
    if (random_.below(500) > 0) continue;
    page->cut();
    ++tally_.cuts;
  }
  const bool sealing = tally_.steps < 60 && stage() == tables::Stage::sealing;
  if (random_.below(sealing ? 12 : 400) == 0) kill();
  if (sealing) ++tally_.sealing;
  if (++tally_.steps % 100 == 0) check();
}

void Simulation::kill() {
  check();
  world_.stop();
  Neighbour& neighbour = neighbours_[static_cast<std::size_t>(random_.below(2))];
  if (!neighbour.damaged()) {
    neighbour.damage(random_);
    ++tally_.damaged;
  }
  world_.begin();
  for (const auto& page : pages_) page->cut_by_server();
  ++tally_.kills;
  check();
  for (Neighbour& each : neighbours_) each.check();
}

std::vector<tables::Row> Simulation::stored_rows() {
  std::vector<tables::Row> rows;
  const auto read = [&](const store::Outcome<store::Stored>& found) {
    tables::Settings settings;
    for (const store::Row& row : found->rows) {
      rows.push_back(*tables::read_row(row.format, row.payload, settings));
      if (const auto* const opened = std::get_if<tables::rows::Opened>(&rows.back().what))
        settings = opened->settings;
    }
  };
  world_.store.rows(table_, 0, later::unowned(read));
  world_.loop.settle();
  return rows;
}

void Simulation::check() {
  ++tally_.checks;
  tables::Table replayed;
  std::map<std::string, int> carried_out;
  const std::vector<tables::Row> rows = stored_rows();
  for (const tables::Row& row : rows) {
    EXPECT_FALSE(replayed.apply(row));
    if (!row.id.empty()) ++carried_out[row.person + ' ' + row.id];
  }
  for (const auto& page : pages_) {
    for (const std::string& id : page->acknowledged())
      EXPECT_EQ(carried_out[page->person() + ' ' + id], 1) << "acknowledged " << id;
    EXPECT_LT(page->longest_queue(), longest_queue);
  }
  world_.server->hall().find(
      table_, later::unowned([&](server::Marshal* host) {
        ASSERT_NE(host, nullptr);
        // After trouble it does not know yet what is stored.
        if (!host->ledger().idle()) return;
        ++tally_.compared;
        for (const Observer observer : everyone(scenario_.players))
          EXPECT_EQ(standing(host->table(), {"", observer}), standing(replayed, {"", observer}));
        for (const tables::ClockShown& clock : replayed.now({}, world_.loop.now()).clocks) {
          EXPECT_GE(clock.left, 0);
          EXPECT_LE(clock.left, 3'600'000 + 1000 * static_cast<server::Time>(rows.size()));
        }
      }));
  world_.loop.settle();
}

void Simulation::check_quiet() {
  world_.loop.pass(time_to_recover);
  const long before = tally_.compared;
  check();
  EXPECT_EQ(tally_.compared, before + 1);
  tables::Table replayed;
  for (const tables::Row& row : stored_rows()) EXPECT_FALSE(replayed.apply(row));
  for (const auto& page : pages_) {
    page->settle();
    const tables::Viewer viewer = replayed.viewer(page->person());
    EXPECT_EQ(page->number(), replayed.number(viewer.observer));
    EXPECT_EQ(page->lines(), texts_of(replayed, viewer.observer));
    EXPECT_EQ(page->now().at("position"), facts_of(replayed, replayed.now(viewer, 0)));
    tally_.hash = tally_.hash * 31 + page->hash();
    tally_.acknowledged += static_cast<long>(page->acknowledged().size());
  }
}

Tally Simulation::run() {
  const auto over = [this] { return stage() == tables::Stage::over; };
  while (!over() && tally_.steps < most_steps && !testing::Test::HasFailure()) step();
  // Where something else has failed, it was not played to its end.
  if (testing::Test::HasFailure()) return tally_;
  EXPECT_TRUE(over()) << scenario_.game << ", seed " << scenario_.seed << ": does not end in "
                      << tally_.steps << " steps";
  check_quiet();
  check_deal();
  return tally_;
}

}  // namespace hastilude::tests
