#include "simulation/nodes.h"

#include <boost/json/serialize.hpp>

#include "simulation/standing.h"
#include "table/row_text.h"

namespace hastilude::tests {

namespace json = boost::json;

namespace {

constexpr int nodes_count = 3;
constexpr int steps_of_bad_weather = 500;
constexpr int most_steps_of_nodes = 6'000;
constexpr server::Time longest_step = 200;
constexpr server::Time time_for_nodes = 60'000;
constexpr Weather bad_pages{.lost = 20, .doubled = 30, .latest = 400};
constexpr Weather bad_news{.lost = 150, .doubled = 50, .latest = 3000};
// How wrong a node's clock may be when it begins, and by how much what it writes.
constexpr int most_apart = 20'000;
constexpr server::Time most_wrong = 600;
constexpr server::Time total = 3'600'000;

}  // namespace

NodesTally& NodesTally::operator+=(const NodesTally& other) {
  steps += other.steps;
  acknowledged += other.acknowledged;
  kills += other.kills;
  stops += other.stops;
  partitions += other.partitions;
  hidings += other.hidings;
  drains += other.drains;
  restarts += other.restarts;
  mishaps += other.mishaps;
  moves += other.moves;
  lost_news += other.lost_news;
  conflicts += other.conflicts;
  outages += other.outages;
  checks += other.checks;
  compared += other.compared;
  hash = hash * 31 + other.hash;
  return *this;
}

Nodes::Nodes(const Scenario& scenario) : scenario_(scenario), random_(scenario.seed) {
  now_ = VirtualLoop().now();
  shelves_->clock = [this] { return now_; };
  nodes_.resize(nodes_count);
  for (One& one : nodes_)
    one.world = std::make_unique<World>(with_short_pages(), Deals::plain, shelves_);
  const int people = scenario.players - scenario.bots;
  for (int i = 0; i <= people; ++i) {
    World& world = *nodes_[static_cast<std::size_t>(i % nodes_count)].world;
    pages_.push_back(
        std::make_unique<Client>(world, "page" + std::to_string(i + 1), random_.next()));
  }
  table_ = open_table();
  for (int i = 0; i <= people; ++i) {
    Client& page = *pages_[static_cast<std::size_t>(i)];
    page.visit(table_);
    if (i == 0 || i == people) continue;
    World& world = *one_of(page.world()).world;
    const server::SocketId socket = world.connect(page.cookie());
    world.say(socket, {{"type", "sit"}, {"table", table_}, {"id", "sit"}, {"seat", i + 1}});
    world.close(socket);
  }
  for (One& one : nodes_) {
    one.world->store.mishap = [this] {
      const int what = random_.below(100);
      if (what < 2) ++tally_.mishaps;
      return what == 0   ? MemoryStore::Mishap::lost
             : what == 1 ? MemoryStore::Mishap::unsaid
                         : MemoryStore::Mishap::none;
    };
  }
}

Nodes::One& Nodes::one_of(const World& world) {
  for (One& one : nodes_) {
    if (one.world.get() == &world) return one;
  }
  return nodes_.front();
}

std::string Nodes::open_table() {
  json::array seats{"me"};
  for (int i = 1; i < scenario_.players; ++i)
    seats.push_back(i < scenario_.players - scenario_.bots ? "open" : "random");
  json::object body{
      {"game", scenario_.game},
      {"players", scenario_.players},
      {"seats", seats},
      {"windows", {{"reaction", 900}, {"offer", 1200}, {"ransom", 600}, {"pace", 300}}},
      {"clock", {{"total", total}, {"increment", 1000}}}};
  if (scenario_.game == "engarde") body["options"] = {{"target", "1"}};
  const Reply reply = nodes_.front().world->ask("POST", "/api/tables", json::serialize(body),
                                                pages_.front()->cookie());
  return text(reply.body.as_object(), "table");
}

// Pages can come to it.
bool Nodes::is_usable(const One& one) const {
  return is_up(one) && one.cut_off_until == 0 && one.hidden_until == 0 && !one.draining &&
         one.world->health().well();
}

Nodes::One* Nodes::any_usable() {
  const auto first = static_cast<std::size_t>(random_.below(nodes_count));
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    One& one = nodes_[(first + i) % nodes_.size()];
    if (is_usable(one)) return &one;
  }
  return nullptr;
}

void Nodes::let_pass(server::Time milliseconds) {
  now_ += milliseconds;
  for (One& one : nodes_) {
    recover(one);
    if (is_up(one)) one.world->loop.pass(now_ - one.world->loop.real());
    if (one.draining && one.world->finished) kill(one);
  }
}

// What was wrong with a node is over.
void Nodes::recover(One& one) {
  const auto is_past = [this](server::Time& until) {
    if (until == 0 || until > now_) return false;
    until = 0;
    return true;
  };
  if (is_past(one.stopped_until)) one.world->loop.wake_at(now_);
  if (is_past(one.cut_off_until)) one.world->store.away.clear();
  if (is_up(one) && is_past(one.hidden_until)) {
    for (const server::SocketId socket : std::exchange(one.left_open, {})) one.world->close(socket);
  }
  if (is_past(one.gone_until)) {
    one.world->loop.wake_at(now_);
    one.world->loop.set_apart(random_.below(2 * most_apart) - most_apart);
    one.world->begin();
  }
}

void Nodes::kill(One& one) {
  one.world->stop();
  one.draining = false;
  one.world->finished = false;
  one.stopped_until = 0;
  one.hidden_until = 0;
  one.left_open.clear();
  one.gone_until = now_ + 100 + random_.below(8000);
  for (const auto& page : pages_) {
    if (&page->world() == one.world.get()) page->cut_by_server();
  }
}

// It goes on, and keeps what it keeps, and all who are there seem to be there.
void Nodes::hide(One& one, server::Time until) {
  one.hidden_until = until;
  for (const auto& page : pages_) {
    if (&page->world() == one.world.get() && page->connected())
      one.left_open.push_back(page->vanish());
  }
}

void Nodes::trouble() {
  One& one = nodes_[static_cast<std::size_t>(random_.below(nodes_count))];
  const server::Time until = now_ + 200 + random_.below(9000);
  if (!is_up(one)) return;
  switch (random_.below(7)) {
    case 0:
      kill(one);
      ++tally_.kills;
      return;
    case 1:
    case 2:
      one.stopped_until = until;
      ++tally_.stops;
      return;
    case 3:
      one.cut_off_until = until;
      one.world->store.away = "no way there";
      ++tally_.partitions;
      return;
    case 4:
      if (one.draining || one.cut_off_until != 0) return;
      one.draining = true;
      one.world->server->stopping();
      ++tally_.drains;
      return;
    case 5:
      hide(one, until);
      ++tally_.hidings;
      return;
    default:
      // The database breaks down, and knows nobody when it is there again.
      shelves_->nodes.clear();
      for (One& each : nodes_) {
        each.cut_off_until = until;
        each.world->store.away = "the database is away";
      }
      ++tally_.restarts;
      return;
  }
}

void Nodes::spread_news(bool bad) {
  for (One& from : nodes_) {
    for (const std::string& line : std::exchange(from.world->news.told, {})) {
      for (One& to : nodes_) {
        if (&to == &from) continue;
        const std::size_t before = to.news.size();
        to.news.put(line, now_, bad ? bad_news : Weather{.latest = 20}, random_);
        if (to.news.size() == before) ++tally_.lost_news;
      }
    }
  }
  for (One& to : nodes_) {
    if (!is_up(to)) continue;
    for (const std::string& line : to.news.take(now_)) to.world->news.hear(line);
    to.world->loop.settle();
  }
}

// Who is at a node that does not answer comes to another one.
void Nodes::move_pages(bool bad) {
  for (const auto& page : pages_) {
    const bool leaves =
        !is_usable(one_of(page->world())) ? random_.below(10) == 0 : bad && random_.below(150) == 0;
    if (!leaves) continue;
    One* const next = any_usable();
    One* const desk = any_usable();
    if (next == nullptr || desk == nullptr) continue;
    if (is_up(one_of(page->world()))) {
      page->cut();
    } else {
      page->cut_by_server();
    }
    page->move_to(*next->world, *desk->world);
    ++tally_.moves;
  }
}

void Nodes::step(bool bad) {
  let_pass(random_.below(static_cast<int>(longest_step)));
  if (bad && random_.below(40) == 0) trouble();
  spread_news(bad);
  for (const auto& page : pages_) {
    if (!is_usable(one_of(page->world()))) continue;
    // Where they wanted a ticket nobody may be any more.
    if (page->desk() != nullptr && !is_usable(one_of(*page->desk()))) page->forget_desk();
    page->step(bad ? bad_pages : Weather{.latest = 20});
  }
  move_pages(bad);
  if (++tally_.steps % 50 == 0) check();
}

void Nodes::complain(const std::string& what) {
  if (wrong_.empty())
    wrong_ = scenario_.game + ", seed " + std::to_string(scenario_.seed) + ": " + what;
}

Nodes::Replayed Nodes::replayed() {
  Replayed all;
  for (const store::Row& row : shelves_->tables[table_].rows) {
    const auto read = tables::read_row(row.format, row.payload, all.table.settings());
    if (!read || all.table.apply(*read)) {
      complain("row " + std::to_string(row.sequence) + " makes no sense");
      return all;
    }
    all.rows.push_back(*read);
  }
  return all;
}

// Each acknowledged wish stands once in the one sequence, and every node that knows all of it shows
// the same table.
void Nodes::check() {
  ++tally_.checks;
  const auto [truth, rows] = replayed();
  std::map<std::string, int> carried_out;
  tally_.outages = 0;
  for (const tables::Row& row : rows) {
    if (!row.id.empty()) ++carried_out[row.person + ' ' + row.id];
    if (row.at > now_ + most_wrong) complain("a row is dated later than now");
    if (std::holds_alternative<tables::rows::Outage>(row.what)) ++tally_.outages;
  }
  for (const auto& page : pages_) {
    for (const std::string& id : page->acknowledged()) {
      const int times = carried_out[page->person() + ' ' + id];
      if (times != 1)
        complain("acknowledged " + id + " stands " + std::to_string(times) + " times");
    }
  }
  for (const auto& [id, times] : carried_out) {
    if (times != 1) complain(id + " was carried out " + std::to_string(times) + " times");
  }
  if (!shelves_->tables[table_].wrong.empty())
    complain("set aside: " + shelves_->tables[table_].wrong);
  for (const One& one : nodes_) {
    server::Marshal* const marshal = is_up(one) ? one.world->server->hall().here(table_) : nullptr;
    if (marshal == nullptr || marshal->ledger().end() != shelves_->tables[table_].end) continue;
    ++tally_.compared;
    for (const Observer observer : everyone(scenario_.players)) {
      if (standing(marshal->table(), {"", observer}) != standing(truth, {"", observer}))
        complain("a node shows another table");
    }
  }
}

// What pages show is true, at whatever node they are.
void Nodes::check_quiet() {
  for (int i = 0; i < time_for_nodes / 1000; ++i) {
    let_pass(1000);
    spread_news(false);
  }
  check();
  const tables::Table truth = replayed().table;
  for (const auto& page : pages_) {
    page->settle();
    const tables::Viewer viewer = truth.viewer(page->person());
    if (page->number() != truth.number(viewer.observer)) complain("a page is behind");
    if (page->lines() != texts_of(truth, viewer.observer)) complain("a page shows other lines");
    if (page->now().at("position") != facts_of(truth, truth.now(viewer, 0)))
      complain("a page shows another position");
    tally_.hash = tally_.hash * 31 + page->hash();
    tally_.acknowledged += static_cast<long>(page->acknowledged().size());
  }
}

std::string Nodes::run() {
  while (tally_.steps < steps_of_bad_weather && wrong_.empty() && !over()) step(true);
  for (One& one : nodes_) one.world->store.mishap = [] { return MemoryStore::Mishap::none; };
  while (tally_.steps < most_steps_of_nodes && wrong_.empty() && !over()) step(false);
  if (wrong_.empty() && !over()) complain("does not end");
  if (wrong_.empty()) check_quiet();
  for (const One& one : nodes_) tally_.conflicts += one.world->store.conflicts;
  return wrong_;
}

}  // namespace hastilude::tests
