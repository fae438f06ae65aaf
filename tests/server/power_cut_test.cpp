// The power is cut while the store works, again and again: whatever it had acknowledged is there.
#include <algorithm>
#include <array>
#include <future>
#include <iostream>
#include <mutex>

#include <gtest/gtest.h>

#include "server/disk.h"
#include "store/sqlite.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using namespace store;

constexpr const char* file = "store.sqlite";
constexpr int tables = 3;

int wanted_images() { return static_cast<int>(number_from_environment("HASTILUDE_IMAGES", 1500)); }

std::string table_name(int table) { return "table" + std::to_string(table); }

// What a row holds follows from where it stands, so that it can be known again.
std::string payload_of(const std::string& table, std::int64_t sequence) {
  const auto size =
      static_cast<std::size_t>(20 + (sequence * 37 + static_cast<int>(table.back())) % 600);
  return table + ' ' + std::to_string(sequence) + ' ' + std::string(size, 'x');
}

Remark remark_of(const std::string& table, std::int64_t id) {
  return {.table = table,
          .id = id,
          .time = id,
          .person = "p",
          .wish = "w" + std::to_string(id),
          .text = "said"};
}

// Answers come on the store's own thread, so that they stand in one order with what the disk does.
// Who asks while others are answered has to keep the two apart, as a loop would (Work does).
void at_once(const std::function<void()>& task) { task(); }

template <class Value, class Ask>
Outcome<Value> answer(Ask ask) {
  std::promise<Outcome<Value>> promise;
  ask(later::unowned([&promise](Outcome<Value> value) { promise.set_value(std::move(value)); }));
  return promise.get_future().get();
}

// What was acknowledged so far.
struct Acknowledged {
  std::array<std::int64_t, tables> rows{};  // sequence of the last
  std::array<std::int64_t, tables> remarks{};
};

// What is wrong with the store after a cut; empty: nothing. `lost` is about what was acknowledged.
struct Found {
  std::string trouble;  // the store says so itself
  std::string lost;
  std::string wrong;  // it says something that was never stored
};

void look_at_table(Store& store, int table, const Acknowledged& acknowledged, Found& found) {
  const std::string name = table_name(table);
  const auto at = static_cast<std::size_t>(table);
  const auto stored = answer<Stored>([&](auto then) { store.rows(name, 0, then); });
  const auto talk =
      answer<std::vector<Remark>>([&](auto then) { store.talk(name, 1'000'000, then); });
  if (!stored || !talk) {
    found.trouble += (!stored ? stored.error() : talk.error()).what + "; ";
    return;
  }
  const std::vector<Row>& rows = stored->rows;
  if (follow({}, rows) != stored->end)
    found.wrong += name + ": the rows do not follow each other; ";
  for (const Row& row : rows) {
    if (row.payload != payload_of(name, row.sequence)) found.wrong += name + ": another payload; ";
  }
  if (static_cast<std::int64_t>(rows.size()) < acknowledged.rows[at])
    found.lost += name + ": " + std::to_string(rows.size()) + " rows of " +
                  std::to_string(acknowledged.rows[at]) + "; ";
  if (static_cast<std::int64_t>(talk->size()) < acknowledged.remarks[at])
    found.lost += name + ": talk; ";
}

Found look_at(const Disk::Files& files, const Acknowledged& acknowledged) {
  Disk disk(Disk::Sync::kept, files);
  Outcome<std::unique_ptr<Store>> opened = open_sqlite({.file = disk.path(file)}, at_once);
  Found found;
  if (!opened) return {.trouble = opened.error().what};
  for (int table = 0; table < tables; ++table) look_at_table(**opened, table, acknowledged, found);
  return found;
}

// A store at work, and cuts in the middle of what it does.
class Work {
 public:
  Work(Disk::Sync sync, std::uint64_t seed) : disk_(sync), random_(seed) {}

  // Until so many images were looked at; each is handed over with the change after which it was
  // cut.
  void run(int images, const std::function<void(const Found&)>& each) {
    disk_.on_change([&] {
      // Some changes are passed over, so that long runs see more different moments.
      if (looked_ >= images || random_.below(3) != 0) return;
      ++looked_;
      each(look_at(disk_.cut(random_), acknowledged_));
    });
    Outcome<std::unique_ptr<Store>> opened =
        open_sqlite({.file = disk_.path(file)}, [this](const std::function<void()>& task) {
          const std::scoped_lock lock(one_at_a_time_);
          task();
        });
    ASSERT_TRUE(opened) << opened.error().what;
    while (looked_ < images) commit_some(**opened);
  }

 private:
  // Several at once, so that they are committed together; all are answered before the next.
  void commit_some(Store& store) {
    std::vector<std::future<void>> answers;
    for (int table = 0; table < tables; ++table) {
      if (random_of_test_.below(2) == 0) answers.push_back(append(store, table));
      if (random_of_test_.below(4) == 0) answers.push_back(say(store, table));
    }
    for (std::future<void>& each : answers) each.get();
  }

  std::future<void> append(Store& store, int table) {
    const std::string name = table_name(table);
    End& end = ends_[static_cast<std::size_t>(table)];
    Batch batch;
    for (int i = 1 + random_of_test_.below(3); i > 0; --i) {
      batch.rows.push_back({.table = name,
                            .sequence = end.sequence + 1,
                            .before = end.hash,
                            .payload = payload_of(name, end.sequence + 1),
                            .time = end.sequence});
      end = {end.sequence + 1, hash_of(batch.rows.back())};
    }
    const auto done = std::make_shared<std::promise<void>>();
    // All answers are waited for before the work ends.
    const std::scoped_lock lock(one_at_a_time_);
    store.append(std::move(batch), later::unowned([this, table, last = end.sequence,
                                                   done](const Outcome<Appended>& appended) {
                   EXPECT_TRUE(appended && *appended == Appended::done);
                   acknowledged_.rows[static_cast<std::size_t>(table)] = last;
                   done->set_value();
                 }));
    return done->get_future();
  }

  std::future<void> say(Store& store, int table) {
    const std::int64_t id = ++remarks_[static_cast<std::size_t>(table)];
    const auto done = std::make_shared<std::promise<void>>();
    const std::scoped_lock lock(one_at_a_time_);
    store.say(remark_of(table_name(table), id),
              later::unowned([this, table, id, done](const Outcome<Appended>& said) {
                EXPECT_TRUE(said && *said == Appended::done);
                acknowledged_.remarks[static_cast<std::size_t>(table)] = id;
                done->set_value();
              }));
    return done->get_future();
  }

  Disk disk_;
  Random random_;             // of cuts; used on the store's thread
  Random random_of_test_{7};  // of what is stored; used on the test's
  Acknowledged acknowledged_;
  std::array<End, tables> ends_;
  std::array<std::int64_t, tables> remarks_{};
  int looked_ = 0;
  std::mutex one_at_a_time_;  // a question or an answer: the store is asked on one thread only
};

// A file grows with what is stored, and so does the time to look at it: many short lives.
constexpr int images_a_life = 250;

TEST(PowerCut, LosesNothingAcknowledged) {
  const std::uint64_t seed = announced_seed("power cuts");
  const int wanted = wanted_images();
  int seen = 0;
  for (std::uint64_t life = 0; seen < wanted; ++life) {
    Work(Disk::Sync::kept, seed + life)
        .run(std::min(images_a_life, wanted - seen), [&](const Found& found) {
          ++seen;
          EXPECT_EQ(found.trouble + found.lost + found.wrong, "") << "image " << seen;
        });
    if (life % 16 == 15) std::cout << seen << " of " << wanted << " images" << std::endl;
    if (HasFailure()) return;
  }
  EXPECT_EQ(seen, wanted);
}

// A disk that says it has synced and has not can lose what was acknowledged: nothing above it can
// prevent that. But what is left is an earlier truth, or the store says that the file is damaged.
TEST(PowerCut, NoticesTheDamageOfADiskThatDoesNotSync) {
  const std::uint64_t seed = announced_seed("power cuts");
  int lost = 0;
  int named = 0;
  for (std::uint64_t life = 0; life < 4; ++life) {
    Work(Disk::Sync::ignored, seed + life).run(100, [&](const Found& found) {
      EXPECT_EQ(found.wrong, "");
      lost += found.lost.empty() ? 0 : 1;
      named += found.trouble.empty() ? 0 : 1;
    });
  }
  EXPECT_GT(lost + named, 0) << "this disk should have lost something";
  std::cout << "of 400 images " << lost << " had lost something, " << named
            << " were named damaged\n";
}

// SQLite would make two writes for each page, of which it touches several (gathered_log.h). Now and
// then the log is taken over into the file, which takes more.
TEST(Commits, WriteTheirLogInOneGo) {
  Disk disk;
  Outcome<std::unique_ptr<Store>> opened = open_sqlite({.file = disk.path(file)}, at_once);
  ASSERT_TRUE(opened) << opened.error().what;
  End end;
  std::uint64_t fewest = 1000;
  for (int i = 0; i < 6; ++i) {
    const Row row{.table = "table",
                  .sequence = end.sequence + 1,
                  .before = end.hash,
                  .payload = "row",
                  .time = i};
    end = {row.sequence, hash_of(row)};
    const std::uint64_t before = disk.changes();
    const auto appended =
        answer<Appended>([&](auto then) { (*opened)->append({.rows = {row}}, then); });
    ASSERT_TRUE(appended && *appended == Appended::done);
    fewest = std::min(fewest, disk.changes() - before);
  }
  EXPECT_EQ(fewest, 2U) << "a write and a sync";
}

}  // namespace
}  // namespace hastilude::tests
