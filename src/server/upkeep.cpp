#include "server/upkeep.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <iterator>
#include <limits>
#include <mutex>
#include <tuple>

#include <sys/stat.h>

#include "server/ledger.h"
#include "server/timers.h"
#include "store/backup.h"

namespace hastilude::server {
namespace {

// A loop of one who asks and waits for the answer. Nothing is done later.
class Waiting final : public Loop {
 public:
  Time now() const override {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  }
  void post(Task task) override {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    came_.notify_one();
  }
  TimerId at(Time time, Later<> task) override { return timers_.add(time, std::move(task)); }
  void cancel(TimerId timer) override { timers_.cancel(timer); }

  template <class Value, class Ask>
  store::Outcome<Value> get(Ask ask) {
    std::optional<store::Outcome<Value>> got;
    ask(store::Then<store::Outcome<Value>>(
        unowned([&got](const store::Outcome<Value>& value) { got.emplace(value); })));
    while (!got) {
      std::unique_lock lock(mutex_);
      came_.wait(lock, [this] { return !tasks_.empty(); });
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
    return *got;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<Task> tasks_;
  Timers timers_;
};

// The data of a server, for one who waits for every answer.
class Data {
 public:
  // What went wrong, if anything did.
  std::optional<std::string> open(const Keeping& keeping, store::Visit visit) {
    return kept_.open(keeping, visit, [this](Task task) { loop.post(std::move(task)); });
  }
  // In the place of a server; where nothing is kept, nothing is begun.
  std::optional<std::string> open_to_change(const Keeping& keeping) {
    if (!keeping.is_database() && !std::filesystem::exists(store_file(keeping.data)))
      return no_data_in(keeping.data);
    return open(keeping, store::Visit::alone);
  }
  std::optional<std::string> open_file(const std::string& file) {
    return kept_.open_file(file, [this](Task task) { loop.post(std::move(task)); });
  }
  store::Store& store() { return kept_.store(); }

  Waiting loop;

 private:
  Kept kept_;
};

std::optional<std::string> what_is_wrong(Data& data, const std::string& table) {
  const auto stored = data.loop.get<store::Stored>(
      [&](auto then) { data.store().rows(table, 0, std::move(then)); });
  if (!stored) return stored.error().what;
  Health health(data.loop, data.store());
  Node node(data.loop, data.store(), health);
  Ledger ledger(
      table, data.loop, data.store(), health, node, {}, [] {}, [] {});
  return ledger.take_in(*stored);
}

Result<std::vector<TableFound>, std::string> listed(Data& data) {
  std::vector<TableFound> all;
  for (const store::Standing standing :
       {store::Standing::playing, store::Standing::waiting, store::Standing::over}) {
    const auto tables = data.loop.get<std::vector<std::string>>(
        [&](auto then) { data.store().tables(standing, std::move(then)); });
    if (!tables) return tables.error().what;
    for (const std::string& table : *tables) all.push_back({table, standing});
  }
  const auto broken = data.loop.get<std::vector<store::Broken>>(
      [&](auto then) { data.store().broken(std::move(then)); });
  if (!broken) return broken.error().what;
  for (const store::Broken& one : *broken) {
    const auto table = std::ranges::find(all, one.table, &TableFound::table);
    if (table != all.end()) table->wrong = one.what;
  }
  return all;
}

}  // namespace

Result<store::Pruned, std::string> prune(const Keeping& keeping, const PruneDays& days) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open_to_change(keeping)) return *wrong;
  const Time now = kept.loop.now();
  const auto before = [now](int count) {
    return count > 0 ? std::optional<Time>(now - count * day) : std::nullopt;
  };
  const store::Prune what{.guests = before(days.guests),
                          .waiting = before(days.waiting),
                          .talk = before(days.talk),
                          .finished = before(days.finished)};
  const auto gone =
      kept.loop.get<store::Pruned>([&](auto then) { kept.store().prune(what, std::move(then)); });
  if (!gone) return gone.error().what;
  return *gone;
}

Result<std::vector<TableFound>, std::string> list_tables(const Keeping& keeping) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open(keeping, store::Visit::look))
    return *wrong;
  return listed(kept);
}

Result<std::vector<TableFound>, std::string> check_tables(const Keeping& keeping) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open(keeping, store::Visit::look))
    return *wrong;
  auto found = listed(kept);
  if (!found) return found;
  for (TableFound& table : *found) table.wrong = what_is_wrong(kept, table.table).value_or("");
  return found;
}

Result<std::optional<std::vector<store::Person>>, std::string> people_at(const Keeping& keeping,
                                                                         const std::string& table) {
  using People = std::vector<store::Person>;
  Data kept;
  if (const std::optional<std::string> wrong = kept.open(keeping, store::Visit::look))
    return *wrong;
  const auto stored = kept.loop.get<store::Stored>(
      [&](auto then) { kept.store().rows(table, 0, std::move(then)); });
  if (stored && stored->end == store::End{}) return std::optional<People>();
  const auto admitted = kept.loop.get<std::vector<std::string>>(
      [&](auto then) { kept.store().admitted(table, std::move(then)); });
  if (!admitted) return admitted.error().what;
  auto people =
      kept.loop.get<People>([&](auto then) { kept.store().people(*admitted, std::move(then)); });
  if (!people) return people.error().what;
  std::ranges::sort(*people, {},
                    [](const store::Person& person) { return std::tie(person.name, person.id); });
  return std::optional(*people);
}

Result<store::Kept, std::string> end_logins(const Keeping& keeping,
                                            const std::vector<std::string>& people) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open_to_change(keeping)) return *wrong;
  const auto known = kept.loop.get<std::vector<store::Person>>(
      [&](auto then) { kept.store().people(people, std::move(then)); });
  if (!known) return known.error().what;
  for (const std::string& person : people) {
    if (std::ranges::find(*known, person, &store::Person::id) == known->end())
      return "nobody is '" + person + "'; hastilude people TABLE lists who was at a table";
  }
  for (const std::string& person : people) {
    const auto ended = kept.loop.get<store::Kept>(
        [&](auto then) { kept.store().end_logins(person, {}, std::move(then)); });
    if (!ended) return ended.error().what;
  }
  return store::Kept{};
}

Result<std::int64_t, std::string> end_all_logins(const Keeping& keeping) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open_to_change(keeping)) return *wrong;
  // Nobody has used one since the end of time, whatever a clock said when they were made.
  const store::Prune all{.logins = std::numeric_limits<Time>::max()};
  const auto gone =
      kept.loop.get<store::Pruned>([&](auto then) { kept.store().prune(all, std::move(then)); });
  if (!gone) return gone.error().what;
  return gone->logins;
}

std::optional<std::string> look_at_games(const Keeping& keeping,
                                         FunctionRef<void(const tables::Table&)> look) {
  Data kept;
  if (const std::optional<std::string> wrong = kept.open(keeping, store::Visit::look)) return wrong;
  const auto tables = kept.loop.get<std::vector<std::string>>(
      [&](auto then) { kept.store().tables(store::Standing::over, std::move(then)); });
  if (!tables) return tables.error().what;
  for (const std::string& table : *tables) {
    const auto stored = kept.loop.get<store::Stored>(
        [&](auto then) { kept.store().rows(table, 0, std::move(then)); });
    if (!stored) return stored.error().what;
    Health health(kept.loop, kept.store());
    Node node(kept.loop, kept.store(), health);
    Ledger ledger(
        table, kept.loop, kept.store(), health, node, {}, [] {}, [] {});
    if (!ledger.take_in(*stored) && ledger.table().ended_after_play()) look(ledger.table());
  }
  return {};
}

namespace {

// Some of them, from the first to the last; those that are known to be broken say nothing new.
std::vector<TableFound> sample_of(const std::vector<TableFound>& all, std::size_t most) {
  std::vector<TableFound> sound;
  std::ranges::copy_if(all, std::back_inserter(sound),
                       [](const TableFound& table) { return table.wrong.empty(); });
  if (sound.size() <= most) return sound;
  std::vector<TableFound> some;
  for (std::size_t i = 0; i < most; ++i) some.push_back(sound[i * sound.size() / most]);
  return some;
}

Result<BackedUp, std::string> look_at_copy(const std::string& file, std::size_t sample) {
  Data copy;
  if (const std::optional<std::string> wrong = copy.open_file(file)) return *wrong;
  const auto all = listed(copy);
  if (!all) return all.error();
  BackedUp made{.tables = all->size()};
  for (TableFound& table : sample_of(*all, sample)) {
    ++made.replayed;
    table.wrong = what_is_wrong(copy, table.table).value_or("");
    if (!table.wrong.empty()) made.broken.push_back(std::move(table));
  }
  return made;
}

}  // namespace

Result<BackedUp, std::string> back_up(const std::string& data, const std::string& file,
                                      std::size_t sample) {
  namespace fs = std::filesystem;
  ::umask(077);
  if (!fs::exists(store_file(data))) return no_data_in(data);
  if (fs::exists(file)) return file + " is there already; give the name of a new file";
  // A whole copy has its name, and nothing else has.
  const std::string part = file + ".part";
  if (const std::optional<std::string> wrong = store::copy_store(store_file(data), part))
    return *wrong;
  // The copy is looked at in a copy of its own: to open it writes to it.
  const std::string looked_at = file + ".check";
  Result<BackedUp, std::string> made = BackedUp{};
  if (const std::optional<std::string> wrong = store::copy_store(part, looked_at)) {
    made = *wrong;
  } else {
    made = look_at_copy(looked_at, sample);
  }
  std::error_code error;
  for (const char* behind : {"", "-wal", "-shm"}) fs::remove(looked_at + behind, error);
  if (made) fs::rename(part, file, error);
  if (made && error) return "cannot name the copy " + file + ": " + error.message();
  if (!made) fs::remove(part, error);
  return made;
}

namespace {

std::int64_t count_lines(store::Shelved& shelves) {
  std::int64_t lines = 0;
  for (const store::Shelf& shelf : store::all_shelves()) lines += shelves.count(shelf);
  return lines;
}

// What went wrong, if anything did; how many lines there are otherwise.
Result<std::int64_t, std::string> carry(const Keeping& from, const Keeping& to,
                                        const MoveProgress& progress) {
  try {
    const std::unique_ptr<store::Shelved> source = shelved(from);
    const std::unique_ptr<store::Shelved> target = shelved(to);
    if (count_lines(*target) != 0)
      return "something is kept in " + to.name() + " already; give a place where nothing is";
    const std::int64_t lines = count_lines(*source);
    progress.begin(lines);
    for (const store::Shelf& shelf : store::all_shelves()) {
      source->read(shelf, [&](const store::Cells& cells) {
        target->put(shelf, cells);
        progress.step();
      });
    }
    target->keep();
    if (count_lines(*target) != lines)
      return "not all of it has arrived in " + to.name() + "; is a server at work there?";
    return lines;
  } catch (const std::runtime_error& error) {
    return std::string(error.what());
  }
}

// Those that were known to be broken may be so; all others must be sound.
Result<Moved, std::string> look_at_moved(Data& data, std::int64_t lines) {
  const auto all = listed(data);
  if (!all) return all.error();
  Moved moved{.lines = lines, .tables = all->size()};
  for (const TableFound& table : *all) {
    const std::optional<std::string> wrong = what_is_wrong(data, table.table);
    if (table.wrong.empty() && wrong)
      return "table " + table.table + " cannot be replayed where it is now: " + *wrong;
    if (!table.wrong.empty()) moved.broken.push_back(table);
  }
  return moved;
}

}  // namespace

Result<Moved, std::string> move(const Keeping& from, const Keeping& to,
                                const MoveProgress& progress) {
  Data source;
  if (const std::optional<std::string> wrong = source.open_to_change(from)) return *wrong;
  Data target;
  if (const std::optional<std::string> wrong = target.open(to, store::Visit::alone)) return *wrong;
  const Result<std::int64_t, std::string> lines = carry(from, to, progress);
  if (!lines) return lines.error();
  return look_at_moved(target, *lines);
}

}  // namespace hastilude::server
