#include "store/postgres/postgres.h"

#include <set>
#include <thread>

#include "store/postgres/nodes.h"
#include "store/postgres/prune.h"
#include "store/postgres/round.h"
#include "store/postgres/schema.h"
#include "store/queue.h"

namespace hastilude::store {
namespace {

using Read = std::span<const Answer>;

std::vector<std::string> texts(Read answers) {
  std::vector<std::string> found;
  for (int row = 0; row < answers.front().rows(); ++row)
    found.push_back(answers.front().text(row, 0));
  return found;
}

std::optional<std::string> one_text(Read answers) {
  std::vector<std::string> found = texts(answers);
  if (found.empty()) return {};
  return std::move(found.front());
}

Kept kept(Read) { return {}; }

Person person_in(const Answer& answer, int row) {
  return {.id = answer.text(row, 0),
          .name = answer.text(row, 1),
          .since = answer.number(row, 2),
          .seen = answer.number(row, 3)};
}

Query keep_person_query(const Person& person) {
  return {
      "INSERT INTO people (id, name, since, seen) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO "
      "UPDATE SET name = $2, seen = greatest(people.seen, $4)",
      {person.id, person.name, parameter(person.since), parameter(person.seen)}};
}

Bundle keep_login_bundle(const Login& login) {
  Bundle bundle{
      {"INSERT INTO logins (token, id, person, since, seen) VALUES ($1, $2, $3, $4, $5) "
       "ON CONFLICT (token) DO UPDATE SET seen = greatest(logins.seen, $5)",
       {parameter(login.token), login.id, login.person, parameter(login.since),
        parameter(login.seen)}}};
  if (login.seen == 0) return bundle;
  bundle.push_back({"UPDATE people SET seen = greatest(seen, $2) WHERE id = $1",
                    {login.person, parameter(login.seen)}});
  bundle.push_back({"DELETE FROM logins WHERE person = $1 AND id = $2 AND since < $3",
                    {login.person, login.id, parameter(login.since - login_overlap)}});
  return bundle;
}

// The database reads a parameter up to the first NUL.
bool holds_nul(const Bundle& bundle) {
  for (const Query& query : bundle) {
    for (const Parameter& one : query.parameters) {
      if (one && one->find('\0') != std::string::npos) return true;
    }
  }
  return false;
}

class Postgres final : public Store {
 public:
  Postgres(PostgresSettings settings, Bring bring)
      : settings_(std::move(settings)), bring_(std::move(bring)) {
    connect();
    worker_ = std::thread([this] { work(); });
  }

  // What was asked for is still done.
  ~Postgres() override {
    queue_.close();
    worker_.join();
  }

  void append(Batch batch, Then<Outcome<Appended>> then) override {
    const std::string table = batch.rows.front().table;
    if (!under_way_->insert(table).second) return answer(then, Appended::busy);
    then = later::unowned([under_way = under_way_, table, then](const Outcome<Appended>& appended) {
      under_way->erase(table);
      then(appended);
    });
    std::optional<Appending> rows = appending(std::move(batch));
    if (!rows) return answer(then, Appended::conflict);
    const Appending* const one = &*rows;
    if (holds_nul(append_bundle(std::span(&one, 1)))) return bring_(spoil(then)(nul_trouble()));
    queue_.add({.kind = Job::Kind::append,
                .rows = std::move(rows),
                .appended = [then](Appended appended) -> Finish {
                  return [then, appended] { then(appended); };
                },
                .spoiled = spoil(then)});
  }

  void rows(std::string table, std::int64_t after, Then<Outcome<Stored>> then) override {
    // One statement, so that the rows and their end are of one moment.
    ask(Job::Kind::read, std::move(then),
        {{"SELECT last, hash, sequence, format, before, payload, time FROM tables LEFT JOIN rows "
          "ON table_id = id AND sequence > $2 WHERE id = $1 ORDER BY "
          "sequence",
          {table, parameter(after)}}},
        [table](Read answers) {
          const Answer& found = answers.front();
          Stored stored;
          for (int row = 0; row < found.rows(); ++row) {
            stored.end = {found.number(row, 0), found.hash(row, 1)};
            if (found.is_null(row, 2)) continue;  // a table without such rows
            stored.rows.push_back({.table = table,
                                   .sequence = found.number(row, 2),
                                   .format = static_cast<int>(found.number(row, 3)),
                                   .before = found.hash(row, 4),
                                   .payload = found.text(row, 5),
                                   .time = found.number(row, 6)});
          }
          return stored;
        });
  }
  void tables(Standing standing, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id FROM tables WHERE standing = $1 ORDER BY id",
          {parameter(static_cast<std::int64_t>(standing))}}},
        texts);
  }

  void reached(std::vector<std::string> tables, Then<Outcome<std::vector<Reached>>> then) override {
    ask(Job::Kind::read, std::move(then), reached_bundle(tables), reached_in);
  }

  void stay(std::string node, Time length, Then<Outcome<Stay>> then) override {
    ask(Job::Kind::alone, std::move(then), stay_bundle(node, length), stay_in);
  }
  void part(std::string node, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::alone, std::move(then), part_bundle(node), kept);
  }
  void claim(std::string table, std::string node, Then<Outcome<Claimed>> then) override {
    ask(Job::Kind::alone, std::move(then), claim_bundle(table, node), claimed_in);
  }

  void rest(std::string table, End end, Rest rest, Then<Outcome<Kept>> then) override {
    std::string asked;
    for (const std::string& person : rest.asked) asked += person + ' ';
    const Parameter due = rest.due ? parameter(std::max<Time>(2, *rest.due)) : std::nullopt;
    const Summary& summary = rest.summary;
    ask(Job::Kind::write, std::move(then),
        {{"UPDATE tables SET due = $1, asked = $2, standing = $3, open = $4, host = $5, touched = "
          "$6, wrong = NULL, keeper = NULL WHERE id = $7 AND last = $8 AND hash = $9 AND (keeper "
          "IS "
          "NULL OR keeper = $10)",
          {due, asked, parameter(static_cast<std::int64_t>(summary.standing)),
           summary.open ? "t" : "f", summary.host, parameter(summary.touched), table,
           parameter(end.sequence), parameter(end.hash), rest.node}}},
        kept);
  }
  void due(Time before, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id FROM tables WHERE due > 0 AND due < $1 ORDER BY due LIMIT $2",
          {parameter(before), parameter(most)}}},
        texts);
  }
  void waiting(Time since, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id FROM tables WHERE standing = 2 AND open AND touched >= $1 AND wrong IS NULL "
          "ORDER BY touched DESC LIMIT $2",
          {parameter(since), parameter(most)}}},
        texts);
  }
  void hosted(std::string person, Then<Outcome<std::int64_t>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT count(*) FROM tables WHERE host = $1 AND standing IN (0, 2) AND wrong IS NULL",
          {person}}},
        [](Read answers) { return answers.front().number(0, 0); });
  }
  void stale(Time since, int most, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id FROM tables WHERE standing IN (0, 2) AND touched < $1 AND wrong IS NULL ORDER "
          "BY touched LIMIT $2",
          {parameter(since), parameter(most)}}},
        texts);
  }

  void set_aside(std::string table, std::string what, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"UPDATE tables SET wrong = $1, due = NULL, keeper = NULL WHERE id = $2", {what, table}}},
        kept);
  }
  void broken(Then<Outcome<std::vector<Broken>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id, wrong FROM tables WHERE wrong IS NOT NULL ORDER BY id"}}, [](Read answers) {
          std::vector<Broken> found;
          for (int row = 0; row < answers.front().rows(); ++row)
            found.push_back({answers.front().text(row, 0), answers.front().text(row, 1)});
          return found;
        });
  }

  void prune(Prune prune, Then<Outcome<Pruned>> then) override {
    ask(Job::Kind::write, std::move(then), prune_bundle(prune),
        [prune](Read answers) { return pruned(prune, answers); });
  }
  void probe(Time now, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1",
          {parameter(now)}}},
        kept);
  }

  void keep_person(Person person, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then), {keep_person_query(person)}, kept);
  }
  void people(std::vector<std::string> ids, Then<Outcome<std::vector<Person>>> then) override {
    Array wanted;
    for (const std::string& id : ids) wanted.add(id);
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id, name, since, seen FROM people WHERE id = ANY ($1::text[])",
          {wanted.parameter()}}},
        [](Read answers) {
          std::vector<Person> found;
          for (int row = 0; row < answers.front().rows(); ++row)
            found.push_back(person_in(answers.front(), row));
          return found;
        });
  }
  void welcome(Person person, Login login, Then<Outcome<Kept>> then) override {
    Bundle bundle = keep_login_bundle(login);
    bundle.insert(bundle.begin(), keep_person_query(person));
    ask(Job::Kind::write, std::move(then), std::move(bundle), kept);
  }
  void keep_login(Login login, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then), keep_login_bundle(login), kept);
  }
  void known_by(Hash token, Then<Outcome<std::optional<Known>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT people.id, name, people.since, people.seen, logins.id, logins.since, logins.seen "
          "FROM logins JOIN people ON people.id = person WHERE token = $1",
          {parameter(token)}}},
        [token](Read answers) -> std::optional<Known> {
          const Answer& found = answers.front();
          if (found.rows() == 0) return {};
          return Known{.person = person_in(found, 0),
                       .login = {.id = found.text(0, 4),
                                 .person = found.text(0, 0),
                                 .token = token,
                                 .since = found.number(0, 5),
                                 .seen = found.number(0, 6)}};
        });
  }
  void end_logins(std::string person, std::optional<std::string> login,
                  Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"DELETE FROM logins WHERE person = $1 AND ($2::text IS NULL OR id = $2)",
          {person, login}},
         {"DELETE FROM tickets WHERE person = $1 AND ($2::text IS NULL OR login = $2)",
          {person, login}}},
        kept);
  }
  void ended_logins(std::vector<std::string> ids,
                    Then<Outcome<std::vector<std::string>>> then) override {
    Array wanted;
    for (const std::string& id : ids) wanted.add(id);
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id FROM unnest($1::text[]) AS wanted (id) WHERE NOT EXISTS (SELECT 1 FROM logins "
          "WHERE logins.id = wanted.id)",
          {wanted.parameter()}}},
        texts);
  }
  void keep_ticket(Ticket ticket, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"INSERT INTO tickets (ticket, person, login, token_since, until) VALUES ($1, $2, $3, $4, "
          "$5)",
          {parameter(ticket.ticket), ticket.person, ticket.login, parameter(ticket.token_since),
           parameter(ticket.until)}}},
        kept);
  }
  // Those that nobody came with go as well. One may have been made while its login was ended at
  // another node: it does not count.
  void take_ticket(Hash ticket, Time now, Then<Outcome<std::optional<Ticket>>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"DELETE FROM tickets WHERE until < $1", {parameter(now)}},
         {"DELETE FROM tickets WHERE ticket = $1 AND EXISTS (SELECT 1 FROM logins WHERE "
          "logins.person = tickets.person AND logins.id = tickets.login) RETURNING person, login, "
          "token_since, until",
          {parameter(ticket)}}},
        [ticket](Read answers) -> std::optional<Ticket> {
          const Answer& found = answers.back();
          if (found.rows() == 0) return {};
          return Ticket{.ticket = ticket,
                        .person = found.text(0, 0),
                        .login = found.text(0, 1),
                        .token_since = found.number(0, 2),
                        .until = found.number(0, 3)};
        });
  }
  void erase_person(std::string id, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"DELETE FROM talk WHERE person = $1", {id}},
         {"DELETE FROM admitted WHERE person = $1", {id}},
         {"DELETE FROM logins WHERE person = $1", {id}},
         {"DELETE FROM tickets WHERE person = $1", {id}},
         {"DELETE FROM people WHERE id = $1", {id}}},
        kept);
  }

  void admit(std::string table, std::string person, Time now, Then<Outcome<Kept>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"INSERT INTO admitted (person, table_id, since) VALUES ($1, $2, $3) ON CONFLICT DO "
          "NOTHING",
          {person, table, parameter(now)}}},
        kept);
  }
  void admitted(std::string table, Then<Outcome<std::vector<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT person FROM admitted WHERE table_id = $1 ORDER BY person", {table}}}, texts);
  }
  void tables_of(std::string person, int most, Then<Outcome<std::vector<Entry>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id, standing, touched, position($1 || ' ' IN asked) > 0 AS needed FROM admitted "
          "JOIN tables ON id = table_id WHERE person = $1 AND wrong IS NULL ORDER BY needed DESC, "
          "standing = 1, touched DESC, id LIMIT $2",
          {person, parameter(most)}}},
        [](Read answers) {
          const Answer& all = answers.front();
          std::vector<Entry> found;
          for (int row = 0; row < all.rows(); ++row) {
            found.push_back({.table = all.text(row, 0),
                             .standing = static_cast<Standing>(all.number(row, 1)),
                             .touched = all.number(row, 2),
                             .asked = all.yes(row, 3)});
          }
          return found;
        });
  }

  void invite(std::string table, std::string invitation, Then<Outcome<std::string>> then) override {
    ask(Job::Kind::write, std::move(then),
        {{"INSERT INTO invitations (table_id, invitation) VALUES ($1, $2) ON CONFLICT (table_id) "
          "DO UPDATE SET invitation = invitations.invitation RETURNING invitation",
          {table, invitation}}},
        [](Read answers) { return answers.front().text(0, 0); });
  }
  void invitation_to(std::string table, Then<Outcome<std::optional<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT invitation FROM invitations WHERE table_id = $1", {table}}}, one_text);
  }
  void invited_to(std::string invitation, Then<Outcome<std::optional<std::string>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT table_id FROM invitations WHERE invitation = $1", {invitation}}}, one_text);
  }

  void say(Remark remark, Then<Outcome<Appended>> then) override {
    const Parameter seat = remark.seat ? parameter(*remark.seat) : std::nullopt;
    ask(Job::Kind::write, std::move(then),
        {{"INSERT INTO talk (table_id, id, time, person, seat, wish, text) SELECT $1, $2::bigint, "
          "$3::bigint, $4, $5::integer, $6, $7 WHERE NOT EXISTS (SELECT 1 FROM talk WHERE table_id "
          "= $1 AND id > $2::bigint - $8::bigint AND person = $4 AND wish = $6 AND wish <> '') ON "
          "CONFLICT DO NOTHING",
          {remark.table, parameter(remark.id), parameter(remark.time), remark.person, seat,
           remark.wish, remark.text, parameter(lately)}}},
        [](Read answers) {
          return answers.front().changed() == 1 ? Appended::done : Appended::conflict;
        });
  }
  void talk(std::string table, int most, Then<Outcome<std::vector<Remark>>> then) override {
    ask(Job::Kind::read, std::move(then),
        {{"SELECT id, time, person, seat, wish, text FROM talk WHERE table_id = $1 ORDER BY id "
          "DESC LIMIT $2",
          {table, parameter(most)}}},
        [table](Read answers) {
          const Answer& all = answers.front();
          std::vector<Remark> found;
          for (int row = all.rows() - 1; row >= 0; --row) {
            found.push_back({.table = table,
                             .id = all.number(row, 0),
                             .time = all.number(row, 1),
                             .person = all.text(row, 2),
                             .seat = all.number_or_null(row, 3),
                             .wish = all.text(row, 4),
                             .text = all.text(row, 5)});
          }
          return found;
        });
  }

 private:
  static Trouble nul_trouble() {
    return {"a text with a NUL in it cannot be kept", Trouble::Extent::asked};
  }

  template <class Value>
  static std::function<Finish(const Trouble&)> spoil(Then<Outcome<Value>> then) {
    return [then](const Trouble& trouble) -> Finish {
      return [then, trouble] { then(Outcome<Value>(trouble)); };
    };
  }
  void answer(const Then<Outcome<Appended>>& then, Appended appended) {
    bring_([then, appended] { then(Outcome<Appended>(appended)); });
  }

  // A job that answers with what `read` makes of what its queries give, or with trouble.
  template <class Value, class Reader>
  void ask(Job::Kind kind, Then<Outcome<Value>> then, Bundle bundle, Reader read) {
    if (holds_nul(bundle)) return bring_(spoil(then)(nul_trouble()));
    queue_.add({.kind = kind,
                .bundle = std::move(bundle),
                .done = [then, read = std::move(read)](Read answers) -> Finish {
                  return [then, value = Outcome<Value>(read(answers))] { then(value); };
                },
                .spoiled = spoil(then)});
  }

  void connect() {
    auto link = std::make_unique<Link>(settings_.where);
    insist(*link);
    if (settings_.visit == Visit::server &&
        link->number("SELECT pg_try_advisory_lock_shared(1751216999, 2)::integer") == 0)
      throw PostgresError("somebody looks after this database, and works in it alone");
    if (settings_.visit == Visit::alone &&
        link->number("SELECT pg_try_advisory_lock(1751216999, 2)::integer") == 0)
      throw PostgresError("a server works in this database");
    migrate(*link);
    link_ = std::move(link);
  }

  // The worker's thread.
  void work() {
    while (true) {
      std::vector<Job> jobs = queue_.take();
      if (jobs.empty()) return;
      try {
        if (!link_) connect();
        for (Finish& finish : work_off(*link_, jobs)) bring_(std::move(finish));
      } catch (const PostgresError& error) {
        link_.reset();
        for (const Job& job : jobs) bring_(job.spoiled({error.what()}));
      }
      hand_back(std::move(jobs), bring_);
    }
  }

  const PostgresSettings settings_;
  const Bring bring_;
  // Tables with a batch that is not answered yet. Answers may come after the store has gone.
  const std::shared_ptr<std::set<std::string>> under_way_ =
      std::make_shared<std::set<std::string>>();
  std::unique_ptr<Link> link_;
  Queue<Job> queue_;
  std::thread worker_;
};

}  // namespace

std::optional<std::string> wrong_address(const std::string& address) {
  constexpr const char* expected = "expected one like postgresql://hastilude@db.example.org/club";
  // libpq would take whatever else it is for the name of a database on this machine.
  if (!address.starts_with("postgres://") && !address.starts_with("postgresql://"))
    return "this is no address of a database; " + std::string(expected);
  // Looked for first: what is said of an address that is wrong may quote it.
  const std::string place = address.substr(0, address.find('?')).substr(address.find("://") + 3);
  const std::size_t colon = place.find(':');
  const bool names_one = colon != place.npos && place.find('@', colon) != place.npos;
  const Parsed parsed = names_one ? Parsed{.has_password = true} : parse_address(address);
  if (!parsed.wrong.empty()) return parsed.wrong + "; " + expected;
  if (parsed.has_password)
    return "there is a password in the address, which others on this machine could read; put it "
           "into HASTILUDE_STORE_PASSWORD or into a file, with --store-password-file";
  return {};
}

Outcome<std::unique_ptr<Store>> open_postgres(PostgresSettings settings, Bring bring) {
  try {
    return std::unique_ptr<Store>(
        std::make_unique<Postgres>(std::move(settings), std::move(bring)));
  } catch (const PostgresError& error) {
    return Trouble{error.what()};
  }
}

}  // namespace hastilude::store
