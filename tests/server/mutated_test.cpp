// What is stored was damaged while no server ran: bytes flipped, rows dropped, doubled, exchanged,
// from another table or another version, hashes and numbers that are not theirs. Whatever it is:
// tables that were not touched are served and go on, damaged ones are named or are what they were,
// and nothing is acknowledged that cannot be stored. scripts/mutate does it for long.
#include <algorithm>
#include <iostream>

#include <boost/json/serialize.hpp>

#include "core/random.h"
#include "server/duel.h"
#include "support/seed.h"
#include "table/row_text.h"

namespace hastilude::tests {
namespace {

namespace json = boost::json;

using Rows = std::vector<store::Row>;

// Hashes as they must be: whoever damages rows this way knows how they are made.
void chain(Rows& rows, store::End& end) {
  end = {};
  for (store::Row& row : rows) {
    row.sequence = end.sequence + 1;
    row.before = end.hash;
    end = {row.sequence, store::hash_of(row)};
  }
}

void flip(std::string& text, Random& random) {
  if (text.empty()) return;
  char& byte = text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))];
  byte = static_cast<char>(byte ^ (1 << random.below(8)));
}

void flip(store::Hash& hash, Random& random) {
  std::uint8_t& byte = hash.bytes[static_cast<std::size_t>(random.below(32))];
  byte = static_cast<std::uint8_t>(byte ^ (1 << random.below(8)));
}

// A line of one payload in place of one of another: well-formed, and most often against the rules.
void exchange_lines(std::string& text, const std::string& other, Random& random) {
  const std::size_t from =
      other.find('\n', static_cast<std::size_t>(random.below(static_cast<int>(other.size()))));
  if (from == std::string::npos) return;
  const std::size_t line = text.rfind('\n', text.size() - std::min<std::size_t>(2, text.size()));
  text.resize(line == std::string::npos ? 0 : line);
  text += other.substr(from);
}

void damage(Rows& rows, const Rows& others, Random& random) {
  const auto any = [&](const Rows& all) {
    return static_cast<std::size_t>(random.below(static_cast<int>(all.size())));
  };
  const std::size_t at = any(rows);
  const auto here = rows.begin() + static_cast<std::ptrdiff_t>(at);
  switch (random.below(10)) {
    case 0: flip(rows[at].payload, random); break;
    case 1: rows.erase(here); break;
    case 2: rows.insert(here, rows[at]); break;
    case 3: std::swap(rows[at], rows[any(rows)]); break;
    case 4: rows[at].payload = others[any(others)].payload; break;
    case 5: rows[at].format = random.below(tables::row_format + 3) - 1; break;
    case 6: rows[at].time += random.below(2) == 0 ? -1'000'000'000'000 : 1'000'000'000'000; break;
    case 7: flip(rows[at].before, random); break;
    case 8: rows[at].sequence += random.below(5) - 2; break;
    default: exchange_lines(rows[at].payload, others[any(others)].payload, random); break;
  }
}

// Where the rows must end is damaged.
void damage(store::End& end, Random& random) {
  if (random.below(2) == 0) return flip(end.hash, random);
  end.sequence += random.below(2) == 0 ? -1 : 1;
}

class Mutated {
 public:
  explicit Mutated(std::uint64_t seed) : random_(seed), world_(without_rates()) {
    for (const char* game : {"engarde", "ivanhoe", "castles"}) {
      const std::string seats = R"("me","random")";
      people_.push_back(world_.guest("Somebody"));
      tables_.push_back(make_table(world_, people_.back(), table_body(game, seats, 2)));
      Follower page(world_, people_.back(), tables_.back());
      for (int i = 0; i < 12; ++i) {
        page.play();
        world_.loop.pass(1000);
      }
      world_.close(page.socket);
    }
    for (const std::string& table : tables_) {
      rows_.push_back(world_.store.rows_of(table));
      ends_.push_back(world_.store.end_of(table));
    }
  }

  void once() {
    const auto victim = static_cast<std::size_t>(random_.below(static_cast<int>(tables_.size())));
    world_.stop();
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      world_.store.rows_of(tables_[i]) = rows_[i];
      world_.store.end_of(tables_[i]) = ends_[i];
      world_.store.heal(tables_[i]);
    }
    Rows& rows = world_.store.rows_of(tables_[victim]);
    const std::size_t other = (victim + 1) % tables_.size();
    for (int i = 1 + random_.below(2); i > 0 && !rows.empty(); --i)
      damage(rows, rows_[other], random_);
    noticed_ = random_.below(2) == 0;
    store::End& end = world_.store.end_of(tables_[victim]);
    if (!noticed_) {
      chain(rows, end);
    } else if (random_.below(10) == 0) {
      damage(end, random_);
    }
    world_.begin();
    for (std::size_t i = 0; i < tables_.size(); ++i) visit(i, i == victim);
  }

  long served = 0;
  long broken = 0;
  long acknowledged = 0;

 private:
  // Whether all rows are there that were, perhaps with some behind them.
  bool is_as_before(std::size_t i) {
    const Rows& now = world_.store.rows_of(tables_[i]);
    return now.size() >= rows_[i].size() &&
           std::equal(rows_[i].begin(), rows_[i].end(), now.begin());
  }

  // Looks at a table and plays, and holds what is answered to what is stored.
  void visit(std::size_t i, bool damaged) {
    const server::SocketId socket = world_.connect(people_[i]);
    world_.say(socket, {{"type", "watch"}, {"table", tables_[i]}});
    bool shown = false;
    for (const json::object& message : world_.heard(socket)) {
      shown = shown || text(message, "type") == "snapshot";
      if (text(message, "type") != "gone") continue;
      ASSERT_TRUE(damaged) << tables_[i] << ' ' << text(message, "code");
      ASSERT_EQ(text(message, "code"), "broken");
      ASSERT_NE(world_.store.wrong_with(tables_[i]), "") << "not set aside";
      ++broken;
    }
    if (!damaged) {
      ASSERT_TRUE(shown) << tables_[i];
    }
    if (shown && (!damaged || noticed_)) {
      ASSERT_TRUE(is_as_before(i)) << tables_[i] << " is another";
    }
    if (shown) ++served;
    const std::size_t before = world_.store.rows_of(tables_[i]).size();
    world_.say(socket, {{"type", "resign"}, {"table", tables_[i]}, {"id", "r"}});
    for (const json::object& message : world_.heard(socket)) {
      if (text(message, "type") != "done") continue;
      ++acknowledged;
      ASSERT_GT(world_.store.rows_of(tables_[i]).size(), before) << "acknowledged and not stored";
    }
    world_.close(socket);
  }

  Random random_;
  World world_;
  std::vector<std::string> people_;
  std::vector<std::string> tables_;
  std::vector<Rows> rows_;
  std::vector<store::End> ends_;
  bool noticed_ = true;  // whether hashes tell of any damage
};

TEST(Mutated, DatabasesAreServedWhereTheyAreWholeAndNamedWhereNot) {
  const int databases = scaled(500);
  Mutated mutated(announced_seed("Mutated"));
  for (int i = 0; i < databases && !testing::Test::HasFailure(); ++i) mutated.once();
  std::cout << databases << " databases, " << mutated.served << " tables served, " << mutated.broken
            << " broken, " << mutated.acknowledged << " acknowledged\n";
  EXPECT_GE(mutated.served, 2L * databases);
  EXPECT_GT(mutated.broken, databases / 2);
  EXPECT_GE(mutated.acknowledged, databases);
}

}  // namespace
}  // namespace hastilude::tests
