#include "server/ledger.h"

#include <algorithm>

#include "server/log.h"
#include "server/thinkers.h"
#include "table/row_text.h"

namespace hastilude::server {
namespace {

constexpr std::size_t most_waiting = 64;
constexpr Time pause_when_busy = 250;

// What can be said of a table after these rows; it was as `before`. What was answered unseen must
// not move it up in anybody's list.
store::Summary summary_after(const tables::Table& table, store::Summary before,
                             const std::vector<tables::Row>& rows) {
  for (const tables::Row& row : rows) {
    if (table.is_seen(row)) before.touched = row.at;
    if (std::holds_alternative<tables::rows::Sealed>(row.what) ||
        std::holds_alternative<tables::rows::Begun>(row.what))
      before.standing = store::Standing::playing;
    if (std::holds_alternative<tables::rows::Finished>(row.what) ||
        std::holds_alternative<tables::rows::Closed>(row.what))
      before.standing = store::Standing::over;
  }
  return before;
}

std::string text_of(const Complaint& complaint) {
  return std::string(complaint.what.view()) + "; " + std::string(complaint.expected.view());
}

// Rows are written in plain ASCII; anything else would reach clients in what they are sent.
bool is_plain(std::string_view payload) {
  return std::ranges::all_of(payload, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

// What is due by the time at which it is wished may not be when it can be stored.
bool is_of_time(const tables::Wish& wish) {
  return std::holds_alternative<tables::Tick>(wish.what) ||
         std::holds_alternative<tables::BotAnswer>(wish.what);
}

store::Standing standing_of(tables::Stage stage) {
  switch (stage) {
    case tables::Stage::waiting: return store::Standing::waiting;
    case tables::Stage::sealing:
    case tables::Stage::playing: return store::Standing::playing;
    default: return store::Standing::over;
  }
}

store::Summary summary_of(const tables::Settings& settings, tables::Stage stage, Time touched) {
  return {.standing = standing_of(stage),
          .open = settings.access == tables::Access::open,
          .host = settings.host,
          .touched = touched};
}

}  // namespace

std::string damage_text(const store::Trouble& trouble) {
  return "what is stored of it is damaged: " + trouble.what;
}

Ledger::Ledger(std::string id, Loop& loop, store::Store& store, Health& health, Node& node,
               Chance chance, Task changed, Task waits_anew)
    : id_(std::move(id)),
      loop_(loop),
      store_(store),
      health_(health),
      node_(node),
      chance_(std::move(chance)),
      changed_(std::move(changed)),
      waits_anew_(std::move(waits_anew)),
      works_since_(health.works_since()) {
  // Who is at other nodes is told only now.
  table_.tell_began(node_.shares() ? loop_.now() : works_since_);
}

std::optional<std::string> Ledger::take_in(std::span<const store::Row> rows) {
  const std::optional<store::End> end = store::follow(mark_.end, rows);
  if (!end) return "the hashes of the rows do not follow each other";
  Time touched = mark_.summary.touched;
  for (const store::Row& row : rows) {
    if (!is_plain(row.payload))
      return "row " + std::to_string(row.sequence) + ": it holds a character that no row has";
    const Result<tables::Row, Complaint> read =
        tables::read_row(row.format, row.payload, table_.settings());
    const bool seen = read && table_.is_seen(*read);
    const std::optional<Complaint> wrong = read ? table_.apply(*read) : read.error();
    if (wrong) return "row " + std::to_string(row.sequence) + ": " + text_of(*wrong);
    // What counts is the time in the row; the one beside it is for whoever clears the store.
    if (seen) touched = read->at;
    mark_.latest = read->at;
  }
  mark_.end = *end;
  if (end->sequence > 0) mark_.summary = summary_of(table_.settings(), table_.stage(), touched);
  return {};
}

std::optional<std::string> Ledger::take_in(const store::Stored& stored) {
  if (const std::optional<std::string> wrong = take_in(stored.rows)) return wrong;
  return ends_otherwise(stored.end);
}

std::optional<std::string> Ledger::ends_otherwise(const store::End& stored) const {
  const store::End& end = mark_.end;
  if (end == stored) return {};
  return end.sequence == stored.sequence
             ? "row " + std::to_string(end.sequence) + ", the last one, was changed"
             : "there should be " + std::to_string(stored.sequence) + " rows, and there are " +
                   std::to_string(end.sequence);
}

Ledger::Written Ledger::write(const std::vector<tables::Row>& rows,
                              const store::Summary& before) const {
  Written written{
      .batch = {.rows = {}, .summary = summary_after(table_, before, rows), .node = node_.name()},
      .after = mark_};
  store::End& end = written.after.end;
  std::vector<std::string> texts = tables::row_texts(table_.settings(), rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    written.batch.rows.push_back({.table = id_,
                                  .sequence = end.sequence + 1,
                                  .format = tables::row_format,
                                  .before = end.hash,
                                  .payload = std::move(texts[i]),
                                  .time = rows[i].at});
    end = {end.sequence + 1, store::hash_of(written.batch.rows.back())};
  }
  written.after.summary = written.batch.summary;
  written.after.latest = rows.back().at;
  return written;
}

std::optional<tables::Seal> Ledger::seal() const {
  if (!chance_.secrets) return {};
  return tables::Seal{id_, chance_.secrets};
}

tables::Decision Ledger::first_rows(const tables::Settings& settings,
                                    const tables::Places& places) const {
  return tables::Table::open(settings, places, now(), chance_.draw, seal());
}

void Ledger::open(const tables::Settings& settings, tables::Decision decision,
                  std::optional<std::int64_t> most_hosted,
                  store::Then<store::Outcome<store::Appended>> then) {
  const auto opened = [this, then](const store::Outcome<store::Appended>& appended) {
    busy_ = false;
    if (!appended) health_.trouble(appended.error());
    if (appended && *appended == store::Appended::done) {
      take_in_decided();
      node_.tell(news::Rows{id_, mark_.end.sequence});
      changed_();
    }
    then(appended);
    go_on();
  };
  Written written = write(decision.rows, summary_of(settings, tables::Stage::waiting, loop_.now()));
  written.batch.most_hosted = most_hosted;
  append(std::move(decision), std::move(written), life_.guard(opened));
}

void Ledger::put(tables::Wish wish, Answered answered) {
  const bool own = wish.person.empty();
  // Whoever may have been taken for gone does not know what has become of the table.
  const bool able = health_.well() && node_.stays();
  const bool has_room = own || queue_.size() < most_waiting;
  const bool waits = own && !is_of_time(wish);
  if (!wrong_.empty() || !has_room || (!able && !waits)) return answered({});
  queue_.push_back({std::move(wish), std::move(answered)});
  if (queue_.size() == 1) go_on();
}

void Ledger::note_outage() {
  outage_ = true;
  if (queue_.empty()) go_on();
}

void Ledger::set_aside(const store::Trouble& trouble) { break_off(damage_text(trouble)); }

void Ledger::release() {
  --held_;
  go_on();
}

void Ledger::hear(std::int64_t last) {
  heard_ = std::max(heard_, last);
  if (queue_.empty()) go_on();
}

void Ledger::catch_up(Later<> then) {
  behind_.push_back(std::move(then));
  if (!busy_) read_again(Reading::of_news);
}

void Ledger::caught_up() {
  for (const Later<>& then : std::exchange(behind_, {})) then();
}

// What is refused must be so by all that is stored: the wish may have been carried out elsewhere.
bool Ledger::is_old_news(const tables::Decision& decision) const {
  return node_.shares() && !looked_ && decision.rows.empty() && !queue_.front().wish.person.empty();
}

void Ledger::go_on() {
  begin_anew();
  while (!busy_ && held_ == 0) {
    if (wrong_.empty() && heard_ > mark_.end.sequence) return read_again(Reading::of_news);
    if (std::exchange(outage_, false))
      queue_.push_front({{.person = {}, .id = {}, .what = tables::Outage{}},
                         unowned([](const std::optional<tables::Answer>&) {})});
    if (queue_.empty()) return;
    if (!wrong_.empty()) {
      answer_first({});
      continue;
    }
    // What would be decided now, people could have no part in.
    if (!health_.well()) return wait();
    tables::Decision decision =
        table_.decide(queue_.front().wish, now(), {chance_.draw, roster(), seal()});
    if (is_old_news(decision)) {
      looked_ = true;
      return read_again(Reading::of_news);
    }
    if (decision.rows.empty()) {
      answer_first(decision.answer);
    } else {
      store_rows(std::move(decision));
    }
  }
}

// After a time in which nobody could decide anything, nobody is to be worse off for it. Whoever is
// waited for has all their time again. Where something waits for time to pass, that begins anew,
// before anything else is decided; but one of several nodes may have been cut off alone, while
// others went on: its stay tells what was interrupted. So it does where the stay has not begun yet.
void Ledger::begin_anew() {
  if (!node_.shares() && !node_.stays()) return;
  if (busy_ || !health_.well() || health_.works_since() == works_since_) return;
  works_since_ = health_.works_since();
  table_.tell_began(works_since_);
  waits_anew_();
  if (node_.shares()) return;
  const bool noted = std::ranges::any_of(queue_, [](const Waiting& one) {
    return std::holds_alternative<tables::Outage>(one.wish.what);
  });
  if (wrong_.empty() && table_.next_tick() && !noted) outage_ = true;
}

void Ledger::answer_first(const std::optional<tables::Answer>& answer) {
  // Whoever is answered may wish for something else at once. As long as the first stands in the
  // queue, put() leaves going on to us.
  const Answered answered = queue_.front().answered;
  looked_ = false;
  answered(answer);
  queue_.pop_front();
}

void Ledger::store_rows(tables::Decision decision) {
  const auto appended = [this](const store::Outcome<store::Appended>& outcome) {
    if (!outcome) return wait_or_break(outcome.error());
    if (*outcome == store::Appended::done) return stored();
    // Others may be at work there.
    if (!node_.shares()) log(Level::warning, "rows do not follow", {{"table", id_}});
    if (*outcome == store::Appended::conflict) return read_again(Reading::after_conflict);
    loop_.at(loop_.now() + pause_when_busy,
             life_.guard([this] { read_again(Reading::after_trouble); }));
  };
  Written written = write(decision.rows, mark_.summary);
  append(std::move(decision), std::move(written), life_.guard(appended));
}

void Ledger::append(tables::Decision decision, Written written,
                    store::Then<store::Outcome<store::Appended>> then) {
  busy_ = true;
  under_way_ = std::make_unique<UnderWay>(std::move(decision), std::move(written.after));
  store_.append(std::move(written.batch), std::move(then));
}

// What was decided is stored, and the table has not changed meanwhile.
tables::Answer Ledger::take_in_decided() {
  const std::unique_ptr<const UnderWay> done = std::move(under_way_);
  mark_ = done->after;
  if (const std::optional<Complaint> wrong = table_.apply(done->decision)) wrong_ = text_of(*wrong);
  return done->decision.answer;
}

void Ledger::stored() {
  const tables::Answer answer = take_in_decided();
  node_.tell(news::Rows{id_, mark_.end.sequence});
  changed_();
  busy_ = false;
  answer_first(answer);
  caught_up();
  go_on();
}

void Ledger::wait_or_break(const store::Trouble& trouble) {
  if (trouble.extent == store::Trouble::Extent::store) {
    health_.trouble(trouble);
    return wait();
  }
  busy_ = false;
  break_off(damage_text(trouble));
  go_on();
}

// Until the store works again; the fate of what was to be stored may be unknown. People are told at
// once that they have to say it again; the table's own wishes wait, but for those of time: what was
// due then may not be when it works again.
void Ledger::wait() {
  busy_ = true;
  std::deque<Waiting> waiting = std::exchange(queue_, {});
  std::vector<Answered> refused;
  for (Waiting& one : waiting) {
    if (one.wish.person.empty() && !is_of_time(one.wish)) {
      queue_.push_back(std::move(one));
    } else {
      refused.push_back(std::move(one.answered));
    }
  }
  looked_ = false;
  health_.when_well(life_.guard([this] { read_again(Reading::after_trouble); }));
  for (const Answered& answered : refused) answered({});
  caught_up();
}

// What is stored decides. A wish that is put again and was carried out after all is known by its
// id.
void Ledger::read_again(Reading why) {
  busy_ = true;
  const auto read = [this, why](const store::Outcome<store::Stored>& stored) {
    if (!stored) return wait_or_break(stored.error());
    take_again(why, *stored);
  };
  store_.rows(id_, mark_.end.sequence, life_.guard(read));
}

void Ledger::take_again(Reading why, const store::Stored& stored) {
  busy_ = false;
  heard_ = 0;
  if (const std::optional<std::string> wrong = take_in(stored)) {
    break_off(*wrong);
  } else if (why == Reading::after_conflict && stored.rows.empty()) {
    break_off("a row cannot be added behind row " + std::to_string(mark_.end.sequence) +
              ", which is the last one");
  } else if (!stored.rows.empty()) {
    // What nobody could say whether it is stored nobody was told of.
    if (why == Reading::after_trouble) node_.tell(news::Rows{id_, mark_.end.sequence});
    changed_();
  }
  caught_up();
  go_on();
}

void Ledger::break_off(const std::string& what) {
  wrong_ = what;
  changed_();
}

}  // namespace hastilude::server
