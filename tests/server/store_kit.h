// What the tests of stores share: a store of each kind, asked as the server asks it.
#pragma once

#include <chrono>

#include <gtest/gtest.h>

#include "server/folder.h"
#include "server/memory_store.h"
#include "server/postgres.h"
#include "server/waiting_line.h"
#include "store/sqlite.h"

namespace hastilude::tests {

using namespace store;

// A store, and what it needs around it.
struct Kit {
  Folder folder;
  WaitingLine line;
  std::unique_ptr<Store> store;
  bool is_new = true;
};

struct Kind {
  std::string name;
  void (*open)(Kit&);
};

inline void open_memory(Kit& kit) { kit.store = std::make_unique<MemoryStore>(kit.line.bring()); }

// As seen by those whose time is that of this machine.
inline void open_shared_memory(Kit& kit) {
  const auto shelves = std::make_shared<MemoryShelves>();
  shelves->clock = [] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  };
  kit.store = std::make_unique<MemoryStore>(kit.line.bring(), shelves);
}

inline void open_file(Kit& kit) {
  kit.store.reset();
  Outcome<std::unique_ptr<Store>> opened =
      open_sqlite({.file = kit.folder.file("store.sqlite")}, kit.line.bring());
  ASSERT_TRUE(opened) << opened.error().what;
  kit.store = std::move(*opened);
}

inline void open_database(Kit& kit) {
  kit.store.reset();
  if (std::exchange(kit.is_new, false)) the_database().clear();
  Outcome<std::unique_ptr<Store>> opened =
      open_postgres({.where = the_database().where()}, kit.line.bring());
  ASSERT_TRUE(opened) << opened.error().what;
  kit.store = std::move(*opened);
}

inline Hash some_hash(std::uint8_t byte) {
  Hash hash;
  hash.bytes.fill(byte);
  return hash;
}

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { GetParam().open(kit_); }

  Appended append(std::vector<Row> rows, Standing standing = Standing::playing) {
    return append(std::move(rows), Summary{.standing = standing});
  }
  Appended append(std::vector<Row> rows, const Summary& summary) {
    return ask<Appended>([&](auto then) { kit_.store->append({std::move(rows), summary}, then); });
  }
  Stored stored(const std::string& table, std::int64_t after = 0) {
    return ask<Stored>([&](auto then) { kit_.store->rows(table, after, then); });
  }
  std::vector<Row> rows(const std::string& table, std::int64_t after = 0) {
    return stored(table, after).rows;
  }
  void rest(const std::string& table, const Rest& rest) {
    const End end = stored(table).end;
    ask<Kept>([&](auto then) { kit_.store->rest(table, end, rest, then); });
  }
  std::vector<std::string> due(Time before, int most = 100) {
    return ask<std::vector<std::string>>([&](auto then) { kit_.store->due(before, most, then); });
  }
  Stay stay(const std::string& node, Time length = 60'000) {
    Stay stay = ask<Stay>([&](auto then) { kit_.store->stay(node, length, then); });
    clock_ = std::exchange(stay.clock, {});
    return stay;
  }
  void part(const std::string& node) {
    ask<Kept>([&](auto then) { kit_.store->part(node, then); });
  }
  Claimed claim(const std::string& table, const std::string& node) {
    return ask<Claimed>([&](auto then) { kit_.store->claim(table, node, then); });
  }
  std::vector<std::string> tables(Standing standing) {
    return ask<std::vector<std::string>>([&](auto then) { kit_.store->tables(standing, then); });
  }
  // An answer that must be no trouble.
  template <class Value, class Ask>
  Value ask(Ask ask) {
    Outcome<Value> outcome = kit_.line.get<Outcome<Value>>(ask);
    if (!outcome) ADD_FAILURE() << outcome.error().what;
    return outcome ? *outcome : Value{};
  }
  void keep(const Person& person) {
    ask<Kept>([&](auto then) { kit_.store->keep_person(person, then); });
  }
  void welcome(const Person& person, const Login& login) {
    ask<Kept>([&](auto then) { kit_.store->welcome(person, login, then); });
  }
  void keep_login(const Login& login) {
    ask<Kept>([&](auto then) { kit_.store->keep_login(login, then); });
  }
  std::optional<Known> known_by(std::uint8_t token) {
    return ask<std::optional<Known>>(
        [&](auto then) { kit_.store->known_by(some_hash(token), then); });
  }
  std::optional<Person> person(const std::string& id) {
    const auto found = ask<std::vector<Person>>([&](auto then) {
      kit_.store->people({id, "stranger"}, then);
    });
    return found.empty() ? std::nullopt : std::optional(found.front());
  }
  void admit(const std::string& table, const std::string& who, Time now) {
    ask<Kept>([&](auto then) { kit_.store->admit(table, who, now, then); });
  }
  std::vector<std::string> tables_of(const std::string& who, int most) {
    std::vector<std::string> tables;
    for (const Entry& entry :
         ask<std::vector<Entry>>([&](auto then) { kit_.store->tables_of(who, most, then); }))
      tables.push_back(entry.table);
    return tables;
  }
  void say(const Remark& remark) { EXPECT_EQ(try_say(remark), Appended::done); }
  Appended try_say(const Remark& remark) {
    return ask<Appended>([&](auto then) { kit_.store->say(remark, then); });
  }
  std::vector<Remark> talk(const std::string& table, int most) {
    return ask<std::vector<Remark>>([&](auto then) { kit_.store->talk(table, most, then); });
  }

  Kit kit_;
  std::optional<Time> clock_;  // that the last stay told of
};

// Rows of a table that follow each other, after those given.
inline std::vector<Row> follow_up(const std::string& table, const std::vector<Row>& before,
                                  int count) {
  std::vector<Row> rows;
  End end = before.empty() ? End{} : End{before.back().sequence, hash_of(before.back())};
  for (int i = 0; i < count; ++i) {
    rows.push_back({.table = table,
                    .sequence = end.sequence + 1,
                    .format = 1,
                    .before = end.hash,
                    .payload = "line " + std::to_string(end.sequence + 1) + "\n\xc3\xa9;'\"",
                    .time = 1'700'000'000'000 + end.sequence});
    end = {rows.back().sequence, hash_of(rows.back())};
  }
  return rows;
}

inline std::vector<Row> together(std::vector<Row> first, const std::vector<Row>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

inline auto every_store() {
  return testing::Values(Kind{"Memory", open_memory}, Kind{"Sqlite", open_file},
                         Kind{"Postgres", open_database});
}
// Those that nodes can share.
inline auto every_shared_store() {
  return testing::Values(Kind{"Memory", open_shared_memory}, Kind{"Postgres", open_database});
}
inline std::string name_of_kind(const testing::TestParamInfo<Kind>& kind) {
  return kind.param.name;
}

}  // namespace hastilude::tests
