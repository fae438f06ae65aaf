#include "server/ledger.h"

#include <algorithm>

#include "server/log.h"
#include "server/thinkers.h"
#include "table/leak.h"
#include "table/row_text.h"

namespace hastilude::server {
namespace {

constexpr std::size_t most_waiting = 64;
constexpr Time pause_before_reading = 250;

// Whether nothing more is to be played after these rows.
bool end_it(const std::vector<tables::Row>& rows) {
  return std::any_of(rows.begin(), rows.end(), [](const tables::Row& row) {
    return std::holds_alternative<tables::rows::Finished>(row.what) ||
           std::holds_alternative<tables::rows::Closed>(row.what);
  });
}

std::string text_of(const Complaint& complaint) {
  return std::string(complaint.what.view()) + "; " + std::string(complaint.expected.view());
}

}  // namespace

Ledger::Ledger(std::string id, Loop& loop, store::Store& store, Draw chance, Task changed)
    : id_(std::move(id)),
      loop_(loop),
      store_(store),
      chance_(std::move(chance)),
      changed_(std::move(changed)) {}

std::optional<std::string> Ledger::take_in(std::span<const store::Row> rows) {
  const std::optional<store::End> end = store::follow(end_, rows);
  if (!end) return "the hashes of the rows do not follow each other";
  for (const store::Row& row : rows) {
    const Result<tables::Row, Complaint> read =
        tables::read_row(row.format, row.payload, table_.settings());
    const std::optional<Complaint> wrong = read ? table_.apply(*read) : read.error();
    if (wrong) return "row " + std::to_string(row.sequence) + ": " + text_of(*wrong);
  }
  end_ = *end;
  return {};
}

store::Batch Ledger::batch_of(const std::vector<tables::Row>& rows) const {
  store::Batch batch;
  store::End end = end_;
  const auto* const opened = std::get_if<tables::rows::Opened>(&rows.front().what);
  const GameApi& game = *(opened != nullptr ? opened->settings : table_.settings()).game;
  for (const tables::Row& row : rows) {
    batch.rows.push_back({.table = id_,
                          .sequence = end.sequence + 1,
                          .format = tables::row_format,
                          .before = end.hash,
                          .payload = tables::row_text(game, row),
                          .time = row.at});
    end = {end.sequence + 1, store::hash_of(batch.rows.back())};
  }
  const bool over =
      table_.stage() == tables::Stage::over || table_.stage() == tables::Stage::closed;
  batch.standing = over || end_it(rows) ? store::Standing::over : store::Standing::going_on;
  return batch;
}

void Ledger::open(const tables::Decision& decision, store::Then<store::Appended> then) {
  busy_ = true;
  const store::Batch batch = batch_of(decision.rows);
  store_.append(
      batch, life_.guard([this, batch, decision, then = std::move(then)](store::Appended appended) {
        busy_ = false;
        if (appended == store::Appended::done) {
          take_in(decision, batch);
          changed_();
        }
        then(appended);
        go_on();
      }));
}

void Ledger::put(tables::Wish wish, Answered answered) {
  if (broken_ || queue_.size() >= most_waiting) {
    answered({});
    return;
  }
  queue_.push_back({std::move(wish), std::move(answered)});
  if (queue_.size() == 1) go_on();
}

void Ledger::go_on() {
  while (!busy_ && !queue_.empty()) {
    if (broken_) {
      answer_first({});
      continue;
    }
    tables::Decision decision = table_.decide(queue_.front().wish, now(), {chance_, roster()});
    if (decision.rows.empty()) {
      answer_first(decision.answer);
    } else {
      store_rows(std::move(decision));
    }
  }
}

void Ledger::answer_first(const std::optional<tables::Answer>& answer) {
  // Whoever is answered may wish for something else at once. As long as the first stands in the
  // queue, put() leaves going on to us.
  queue_.front().answered(answer);
  queue_.pop_front();
}

void Ledger::store_rows(const tables::Decision& decision) {
  busy_ = true;
  const store::Batch batch = batch_of(decision.rows);
  store_.append(batch, life_.guard([this, batch, decision](store::Appended appended) {
    if (appended == store::Appended::done) return stored(decision, batch);
    log(Level::warning, "append failed",
        {{"table", id_}, {"outcome", static_cast<std::int64_t>(appended)}});
    read_again();
  }));
}

// What was decided is stored: the table has not changed meanwhile.
void Ledger::take_in(const tables::Decision& decision, const store::Batch& batch) {
  if (const std::optional<Complaint> wrong = table_.apply(decision)) {
    log(Level::error, "table is broken", {{"table", id_}, {"what", text_of(*wrong)}});
    broken_ = true;
  }
  end_ = {batch.rows.back().sequence, store::hash_of(batch.rows.back())};
}

void Ledger::stored(const tables::Decision& decision, const store::Batch& batch) {
  take_in(decision, batch);
  if (tables::leaks(tables::Leak::log_tells))
    log(Level::debug, "stored", {{"row", batch.rows.back().payload}});
  changed_();
  busy_ = false;
  answer_first(decision.answer);
  go_on();
}

// The fate of an append is unknown, or somebody else was first: what is stored decides. The wish is
// then put again; if it was carried out after all, the table knows its id.
void Ledger::read_again() {
  store_.rows(id_, end_.sequence, life_.guard([this](store::Outcome<std::vector<store::Row>> rows) {
    if (!rows) {
      log(Level::error, "reading failed", {{"table", id_}, {"what", rows.error().what}});
      loop_.at(loop_.now() + pause_before_reading, life_.guard([this] { read_again(); }));
      return;
    }
    if (const std::optional<std::string> wrong = take_in(*rows)) {
      log(Level::error, "table is broken", {{"table", id_}, {"what", *wrong}});
      broken_ = true;
    } else if (!rows->empty()) {
      changed_();
    }
    busy_ = false;
    go_on();
  }));
}

}  // namespace hastilude::server
