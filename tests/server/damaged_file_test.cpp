// The file of the store was damaged while no server ran: bits flipped, a page zeroed or written to
// the wrong place, the end cut off. Whatever it is: a table is what it was, or the store says that
// it is not; tables that have nothing on the damaged page are what they were; and what is
// acknowledged afterwards is there or is named too. scripts/mutate does it for long.
#include <algorithm>
#include <array>
#include <future>
#include <iostream>

#include <gtest/gtest.h>

#include "server/disk.h"
#include "store/sqlite.h"
#include "support/seed.h"

namespace hastilude::tests {
namespace {

using namespace store;

constexpr const char* file = "store.sqlite";
constexpr std::size_t tables = 6;
constexpr int rows_a_table = 40;
constexpr std::size_t page_size = 4096;

std::string table_name(std::size_t table) { return "table" + std::to_string(table); }

template <class Value, class Ask>
Outcome<Value> answer(Ask ask) {
  std::promise<Outcome<Value>> promise;
  ask(later::unowned([&promise](Outcome<Value> value) { promise.set_value(std::move(value)); }));
  return promise.get_future().get();
}

// Whether it is said that what was asked for is damaged, and not that nothing can be stored: nobody
// else at the server suffers by it.
bool is_of_asked(const Trouble& trouble) { return trouble.extent == Trouble::Extent::asked; }

// What the server makes of what it reads: rows that follow each other up to the stored end, or a
// table that is set aside.
std::optional<Stored> read(Store& store, std::size_t table) {
  const auto stored =
      answer<Stored>([&](auto then) { store.rows(table_name(table), 0, std::move(then)); });
  EXPECT_TRUE(stored || is_of_asked(stored.error())) << stored.error().what;
  if (!stored || follow({}, stored->rows) != stored->end) return {};
  return *stored;
}

// One row more, of this size; whether it was acknowledged.
bool append(Store& store, std::size_t table, const End& end, std::size_t size) {
  const std::string name = table_name(table);
  Batch batch;
  batch.rows.push_back({.table = name,
                        .sequence = end.sequence + 1,
                        .before = end.hash,
                        .payload = name + ' ' + std::string(size, 'x'),
                        .time = end.sequence});
  const auto appended =
      answer<Appended>([&](auto then) { store.append(std::move(batch), std::move(then)); });
  EXPECT_TRUE(appended || is_of_asked(appended.error())) << appended.error().what;
  return appended && *appended == Appended::done;
}

// A store on a disk of its own. Answers come on the store's thread.
class Opened {
 public:
  explicit Opened(Disk::Files files) : disk_(Disk::Sync::kept, std::move(files)) {
    Outcome<std::unique_ptr<Store>> opened =
        open_sqlite({.file = disk_.path(file)}, [](const std::function<void()>& task) { task(); });
    if (opened) store_ = std::move(*opened);
  }

  Store* store() { return store_.get(); }
  // Closes it; gives what is on the disk then.
  Disk::Files close() {
    store_.reset();
    Random none(1);  // everything was synced
    return disk_.cut(none);
  }

 private:
  Disk disk_;
  std::unique_ptr<Store> store_;
};

// Where damage is done, and who may suffer by it.
struct Damage {
  std::string how;
  std::array<bool, tables> touched{};
};

class Damaged {
 public:
  explicit Damaged(std::uint64_t seed) : random_(seed) {
    Opened fresh({});
    for (int row = 0; row < rows_a_table; ++row) {
      for (std::size_t table = 0; table < tables; ++table) {
        const End end = row == 0 ? End{} : read(*fresh.store(), table)->end;
        EXPECT_TRUE(append(*fresh.store(), table, end, static_cast<std::size_t>(100 + row * 10)));
      }
    }
    for (std::size_t table = 0; table < tables; ++table)
      whole_[table] = *read(*fresh.store(), table);
    image_ = fresh.close();
    EXPECT_EQ(image_.size(), 1U) << "files after a store was closed";
    EXPECT_GT(image_[file].size(), 20 * page_size);
  }

  void once() {
    Disk::Files files = image_;
    const Damage damage = spoil(files[file]);
    Opened opened(files);
    if (opened.store() == nullptr) {
      ++unopened;
      for (const bool touched : damage.touched) EXPECT_TRUE(touched) << damage.how;
      return;
    }
    std::vector<std::size_t> served;
    for (std::size_t table = 0; table < tables; ++table) {
      if (look_at(*opened.store(), table, damage)) served.push_back(table);
    }
    if (!served.empty()) go_on(opened, served[below(served.size())], damage);
  }

  long unopened = 0;
  long whole = 0;
  long named = 0;
  long acknowledged = 0;
  long refused = 0;
  long named_later = 0;

 private:
  std::size_t below(std::size_t count) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(count)));
  }

  Damage spoil(std::string& bytes) {
    const std::size_t page = below(bytes.size() / page_size);
    const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(page * page_size);
    const std::string before(at, at + page_size);
    Damage damage{.how = "page " + std::to_string(page + 1), .touched = owners(before)};
    switch (random_.below(4)) {
      case 0:
        damage.how += " zeroed";
        std::fill_n(at, page_size, '\0');
        break;
      case 1: {
        const std::size_t other = below(bytes.size() / page_size);
        damage.how += " overwritten by " + std::to_string(other + 1);
        const std::string wrong = bytes.substr(other * page_size, page_size);
        std::copy(wrong.begin(), wrong.end(), at);
        break;
      }
      case 2:
        bytes.resize(page * page_size + below(page_size));
        damage = {.how = "cut to " + std::to_string(bytes.size()), .touched = owners({})};
        break;
      default:
        damage.how += " flipped at";
        for (int i = 1 + random_.below(4); i > 0; --i) {
          const std::size_t offset = below(page_size);
          damage.how += ' ' + std::to_string(offset);
          char& byte = at[static_cast<std::ptrdiff_t>(offset)];
          byte = static_cast<char>(byte ^ (1 << random_.below(8)));
        }
        break;
    }
    return damage;
  }

  // Whose rows lie on a page. What is read of a table ends where the next begins, so a page is also
  // of the table before its first; pages above others, and the first, are of all.
  static std::array<bool, tables> owners(const std::string& page) {
    constexpr char leaf_of_rows = 0x0a;
    std::array<bool, tables> all{};
    if (page.empty() || page[0] != leaf_of_rows) {
      all.fill(true);
      return all;
    }
    for (std::size_t table = 0; table < tables; ++table)
      all[table] = page.find(table_name(table)) != std::string::npos;
    for (std::size_t table = 0; table + 1 < tables; ++table)
      all[table] = all[table] || all[table + 1];
    return all;
  }

  // Whether the table is served.
  bool look_at(Store& store, std::size_t table, const Damage& damage) {
    const std::optional<Stored> found = read(store, table);
    if (!found) {
      ++named;
      EXPECT_TRUE(damage.touched[table]) << table_name(table) << " is not served: " << damage.how;
      return false;
    }
    EXPECT_TRUE(found->rows == whole_[table].rows && found->end == whole_[table].end)
        << table_name(table) << " is another: " << damage.how;
    ++whole;
    return true;
  }

  // Play goes on at one that is served, and the server is started once more.
  void go_on(Opened& opened, std::size_t table, const Damage& damage) {
    const std::size_t size = random_.below(2) == 0 ? 200 : 3000;
    if (!append(*opened.store(), table, whole_[table].end, size)) {
      ++refused;
      return;
    }
    ++acknowledged;
    Opened again(opened.close());
    const std::optional<Stored> found =
        again.store() != nullptr ? read(*again.store(), table) : std::optional<Stored>();
    if (!found) {
      ++named_later;
    } else {
      EXPECT_EQ(found->rows.size(), whole_[table].rows.size() + 1)
          << "acknowledged and lost: " << damage.how;
    }
  }

  Random random_;
  std::array<Stored, tables> whole_;
  Disk::Files image_;
};

TEST(DamagedFile, IsServedWhereItIsWholeAndNamedWhereNot) {
  const int files = scaled(600);
  Damaged damaged(announced_seed("damaged files"));
  for (int i = 0; i < files && !HasFailure(); ++i) damaged.once();
  std::cout << files << " files: " << damaged.unopened << " not opened, " << damaged.whole
            << " tables served, " << damaged.named << " named; " << damaged.acknowledged
            << " actions acknowledged, " << damaged.refused << " refused, " << damaged.named_later
            << " tables named after a further start\n";
  EXPECT_GT(damaged.whole, 2L * files);
  EXPECT_GT(damaged.named, files / 4);
  EXPECT_GT(damaged.acknowledged, files / 3);
  EXPECT_LT(damaged.named_later, files / 20);
}

}  // namespace
}  // namespace hastilude::tests
