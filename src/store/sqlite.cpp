#include "store/sqlite.h"

#include <algorithm>
#include <set>
#include <thread>

#include "store/file_guard.h"
#include "store/queue.h"
#include "store/schema.h"
#include "store/shelves.h"
#include "store/tickets.h"

namespace hastilude::store {
namespace {

using Finish = std::function<void()>;

// Something to do with the shelves. Its answer may be told only when what it did is durable.
struct Job {
  enum class Kind : std::uint8_t { write, read };
  Kind kind;
  std::function<Finish(Shelves&)> work;  // gives what to tell when all went well
  std::function<Finish(Trouble)> spoil;  // gives what to tell when it did not
};

class Sqlite final : public Store {
 public:
  Sqlite(const SqliteSettings& settings, Bring bring)
      : bring_(std::move(bring)), database_(settings.file, settings.patience) {
    database_.execute("PRAGMA journal_mode = WAL");
    database_.execute("PRAGMA synchronous = FULL");
    database_.execute("PRAGMA foreign_keys = ON");
    migrate(database_);
    shelves_.emplace(database_);
    guard_.emplace(settings.file);
    writer_ = std::thread([this] { write(); });
  }

  // What was asked for is still done.
  ~Sqlite() override {
    queue_.close();
    writer_.join();
  }

  void append(Batch batch, Then<Outcome<Appended>> then) override {
    const std::string table = batch.rows.front().table;
    if (!under_way_->insert(table).second) {
      bring_([then = std::move(then)] { then(Outcome<Appended>(Appended::busy)); });
      return;
    }
    ask(Job::Kind::write,
        Then<Outcome<Appended>>(
            later::unowned([under_way = under_way_, table,
                            then = std::move(then)](const Outcome<Appended>& appended) {
              under_way->erase(table);
              then(appended);
            })),
        [batch = std::move(batch)](Shelves& shelves) { return shelves.append(batch); });
  }

  void rows(std::string table, std::int64_t after, Then<Outcome<Stored>> then) override {
    ask(Job::Kind::read, std::move(then),
        [table = std::move(table), after](Shelves& shelves) { return shelves.rows(table, after); });
  }
  void tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [standing](Shelves& shelves) { return shelves.tables(standing); });
  }

  void reached(std::vector<std::string> tables, Then<Outcome<std::vector<Reached>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [tables = std::move(tables)](Shelves& shelves) { return shelves.reached(tables); });
  }

  // Who is there is known once that is durable: else it has to begin once more.
  void stay(std::string node, Time, Then<Outcome<Stay>> then) override {
    const Stay::Since since = *node_ == node ? Stay::Since::before : Stay::Since::now;
    ask(Job::Kind::write,
        Then<Outcome<Stay>>(later::unowned(
            [known = node_, node, then = std::move(then)](const Outcome<Stay>& stay) {
              if (stay) *known = node;
              then(stay);
            })),
        [since](Shelves& shelves) { return shelves.stay(since); });
  }
  void part(std::string node, Then<Outcome<Kept>> then) override {
    if (*node_ != node) return bring_([then = std::move(then)] { then(Kept{}); });
    ask(Job::Kind::write,
        Then<Outcome<Kept>>(
            later::unowned([known = node_, then = std::move(then)](const Outcome<Kept>& parted) {
              if (parted) known->clear();
              then(parted);
            })),
        [](Shelves& shelves) {
          shelves.part();
          return Kept{};
        });
  }
  void claim(std::string table, std::string, Then<Outcome<Claimed>> then) override {
    ask(Job::Kind::write, std::move(then),
        [table = std::move(table)](Shelves& shelves) { return shelves.claim(table); });
  }

  void rest(std::string table, End end, Rest rest, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        [table = std::move(table), end, rest = std::move(rest)](Shelves& shelves) {
          shelves.rest(table, end, rest);
          return Kept{};
        });
  }
  void due(Time before, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [before, most](Shelves& shelves) { return shelves.due(before, most); });
  }
  void waiting(Time since, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [since, most](Shelves& shelves) { return shelves.waiting(since, most); });
  }
  void hosted(std::string person, Then<Outcome<std::int64_t>> then) override {
    ask(Job::Kind::read, std::move(then),
        [person = std::move(person)](Shelves& shelves) { return shelves.hosted(person); });
  }
  void stale(Time since, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [since, most](Shelves& shelves) { return shelves.stale(since, most); });
  }

  void set_aside(std::string table, std::string what, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        [table = std::move(table), what = std::move(what)](Shelves& shelves) {
          shelves.set_aside(table, what);
          return Kept{};
        });
  }
  void broken(Then<Outcome<std::vector<Broken>>> then) override {
    ask(Job::Kind::read, std::move(then), [](Shelves& shelves) { return shelves.broken(); });
  }

  void prune(Prune prune, Then<Outcome<Pruned>> then) override {
    ask(Job::Kind::write, std::move(then),
        [prune](Shelves& shelves) { return shelves.prune(prune); });
  }
  void probe(Time now, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then), [now](Shelves& shelves) {
      shelves.probe(now);
      return Kept{};
    });
  }

  void keep_person(Person person, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then), [person = std::move(person)](Shelves& shelves) {
      shelves.keep_person(person);
      return Kept{};
    });
  }
  void people(std::vector<std::string> ids, Then<Outcome<std::vector<Person>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [ids = std::move(ids)](Shelves& shelves) { return shelves.people(ids); });
  }
  void welcome(Person person, Login login, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        [person = std::move(person), login = std::move(login)](Shelves& shelves) {
          shelves.keep_person(person);
          shelves.keep_login(login);
          return Kept{};
        });
  }
  void keep_login(Login login, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then), [login = std::move(login)](Shelves& shelves) {
      shelves.keep_login(login);
      return Kept{};
    });
  }
  void known_by(Hash token, Then<Outcome<std::optional<Known>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [token](Shelves& shelves) { return shelves.known_by(token); });
  }
  void end_logins(std::string person, std::optional<std::string> login,
                  Then<Outcome<Kept>> then) override {
    tickets_.end(person, login);
    ask(Job::Kind::write, std::move(then),
        [person = std::move(person), login = std::move(login)](Shelves& shelves) {
          shelves.end_logins(person, login);
          return Kept{};
        });
  }
  void ended_logins(std::vector<std::string> ids,
                    Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [ids = std::move(ids)](Shelves& shelves) { return shelves.ended_logins(ids); });
  }
  void keep_ticket(Ticket ticket, Then<Outcome<Kept>> then) override {
    tickets_.keep(ticket);
    bring_([then = std::move(then)] { then(Outcome<Kept>(Kept{})); });
  }
  void take_ticket(Hash ticket, Time now, Then<Outcome<std::optional<Ticket>>> then) override {
    bring_([then = std::move(then), taken = tickets_.take(ticket, now)] {
      then(Outcome<std::optional<Ticket>>(taken));
    });
  }
  void erase_person(std::string id, Then<Outcome<Kept>> then) override {
    tickets_.end(id, {});
    ask(Job::Kind::write, std::move(then), [id = std::move(id)](Shelves& shelves) {
      shelves.erase_person(id);
      return Kept{};
    });
  }

  void admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        [table = std::move(table), person = std::move(person), now](Shelves& shelves) {
          shelves.admit(table, person, now);
          return Kept{};
        });
  }
  void admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [table = std::move(table)](Shelves& shelves) { return shelves.admitted(table); });
  }
  void tables_of(std::string person, int most, Then<Outcome<std::vector<Entry>>> then) override {
    ask(Job::Kind::read, std::move(then), [person = std::move(person), most](Shelves& shelves) {
      return shelves.tables_of(person, most);
    });
  }

  void invite(std::string table, std::string invitation, Then<Outcome<std::string>> then) override {
    ask(Job::Kind::write, std::move(then),
        [table = std::move(table), invitation = std::move(invitation)](Shelves& shelves) {
          return shelves.invite(table, invitation);
        });
  }
  void invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [table = std::move(table)](Shelves& shelves) { return shelves.invitation_to(table); });
  }
  void invited_to(std::string invitation, Then<Outcome<std::optional<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then), [invitation = std::move(invitation)](Shelves& shelves) {
      return shelves.invited_to(invitation);
    });
  }

  void say(Remark remark, Then<Outcome<Appended>> then) override {
    ask(Job::Kind::write, std::move(then),
        [remark = std::move(remark)](Shelves& shelves) { return shelves.say(remark); });
  }
  void talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) override {
    ask(Job::Kind::read, std::move(then),
        [table = std::move(table), most](Shelves& shelves) { return shelves.talk(table, most); });
  }

 private:
  // A job that answers with what `work` returns, or with trouble.
  template <class Value, class Work>
  void ask(Job::Kind kind, Then<Outcome<Value>> then, Work work) {
    queue_.add({kind,
                [then, work = std::move(work)](Shelves& shelves) -> Finish {
                  return [then, value = Outcome<Value>(work(shelves))]() mutable {
                    then(std::move(value));
                  };
                },
                [then](Trouble trouble) -> Finish {
                  return [then, trouble = std::move(trouble)] { then(trouble); };
                }});
  }

  // The writer's thread.
  void write() {
    while (true) {
      std::vector<Job> jobs = queue_.take();
      if (jobs.empty()) return;
      if (const std::optional<std::string> trouble = trouble_of_writing(jobs)) {
        for (Job& job : jobs) bring_(job.spoil({*trouble}));
      } else {
        work_off(jobs);
      }
      hand_back(std::move(jobs), bring_);
    }
  }

  // What is read was stored and is still true, wherever the file is; only what is written would be
  // lost.
  std::optional<std::string> trouble_of_writing(const std::vector<Job>& jobs) {
    const bool writes = std::any_of(jobs.begin(), jobs.end(),
                                    [](const Job& job) { return job.kind == Job::Kind::write; });
    return writes ? guard_->trouble() : std::nullopt;
  }

  void work_off(std::vector<Job>& jobs) {
    commit(jobs);
    // After the commit, so that nobody reads what may still be lost.
    for (Job& job : jobs) {
      if (job.kind == Job::Kind::read) bring_(attempt(job));
    }
  }

  Finish attempt(Job& job) {
    try {
      return job.work(*shelves_);
    } catch (const DamageError& error) {
      return job.spoil({error.what(), Trouble::Extent::asked});
    } catch (const SqliteError& error) {
      return job.spoil({error.what()});
    }
  }

  // All writes in one transaction. If anything goes wrong, the fate of all of them is unknown. One
  // that meets damage must not spoil the others: then each is tried alone.
  void commit(std::vector<Job>& jobs) {
    std::vector<Job*> writes;
    for (Job& job : jobs) {
      if (job.kind == Job::Kind::write) writes.push_back(&job);
    }
    const std::optional<Trouble> trouble = commit_together(writes);
    if (!trouble) return;
    const bool alone = trouble->extent == Trouble::Extent::asked && writes.size() > 1;
    for (Job* const job : writes) {
      const std::optional<Trouble> own = alone ? commit_together({job}) : trouble;
      if (own) bring_(job->spoil(*own));
    }
  }

  // What went wrong, if anything did; else they have been answered.
  std::optional<Trouble> commit_together(const std::vector<Job*>& writes) {
    std::vector<Finish> finished;
    try {
      if (!writes.empty()) database_.execute("BEGIN IMMEDIATE");
      for (Job* const job : writes) finished.push_back(job->work(*shelves_));
      if (!writes.empty()) database_.execute("COMMIT");
    } catch (const DamageError& error) {
      roll_back();
      return Trouble{error.what(), Trouble::Extent::asked};
    } catch (const SqliteError& error) {
      roll_back();
      return Trouble{error.what()};
    }
    for (Finish& finish : finished) bring_(std::move(finish));
    return {};
  }

  void roll_back() {
    // SQLite has rolled back by itself after some errors.
    if (!database_.in_transaction()) return;
    try {
      database_.execute("ROLLBACK");
    } catch (const SqliteError&) {
      // The next BEGIN will fail then, and tell.
    }
  }

  const Bring bring_;
  // Tables with a batch that is not answered yet. Answers may come after the store has gone.
  const std::shared_ptr<std::set<std::string>> under_way_ =
      std::make_shared<std::set<std::string>>();
  // Who is there; empty: nobody yet.
  const std::shared_ptr<std::string> node_ = std::make_shared<std::string>();
  Tickets tickets_;
  Database database_;
  std::optional<Shelves> shelves_;
  std::optional<FileGuard> guard_;
  Queue<Job> queue_;
  std::thread writer_;
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_sqlite(const SqliteSettings& settings, Bring bring) {
  try {
    return std::unique_ptr<Store>(std::make_unique<Sqlite>(settings, std::move(bring)));
  } catch (const SqliteError& error) {
    return Trouble{settings.file + ": " + error.what()};
  }
}

int sqlite_schema() { return newest_schema(); }

}  // namespace hastilude::store
