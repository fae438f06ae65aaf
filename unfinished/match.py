# after match's typed rows have landed: adapt our step 2
def sub(f, *pairs):
    s=open(f).read()
    for a,b in pairs:
        if a not in s: print("MISSING in",f,":",a[:70])
        s=s.replace(a,b)
    open(f,'w').write(s)
sub('src/server/ledger.cpp',
('#include "table/leak.h"\n','#include "table/leak.h"\n#include "table/row_text.h"\n'),
('''// What can be said of a table after these rows; it was as `before`.
store::Summary summary_after(store::Summary before, const std::vector<tables::Row>& rows) {
  for (const tables::Row& row : rows) {
    // What was answered unseen must not move a table up in anybody's list.
    if (row.kind != tables::RowKind::held) before.touched = row.at;
    const bool adds = row.kind == tables::RowKind::begun || row.kind == tables::RowKind::played;
    if (!adds) continue;
    const bool over = !row.lines.empty() && row.lines.back().starts_with("result ");
    before.standing = over ? store::Standing::over : store::Standing::playing;
  }
  return before;
}
''','''// What was answered unseen must not move a table up in anybody's list.
bool is_seen(const tables::Row& row) {
  return !std::holds_alternative<tables::rows::Held>(row.what);
}

// What can be said of a table after these rows; it was as `before`.
store::Summary summary_after(store::Summary before, const std::vector<tables::Row>& rows) {
  for (const tables::Row& row : rows) {
    if (is_seen(row)) before.touched = row.at;
    if (std::holds_alternative<tables::rows::Begun>(row.what))
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
'''),
('''    case tables::Stage::over: return store::Standing::over;
    default: return store::Standing::playing;''','''    case tables::Stage::playing: return store::Standing::playing;
    default: return store::Standing::over;'''),
('Time Ledger::now() const { return std::max(loop_.now(), latest_); }\n\n',''),
('''    if (row.format != tables::row_format)
      return "row " + std::to_string(row.sequence) + " has the unknown format " +
             std::to_string(row.format);
    const Result<tables::Row, Complaint> read = tables::read_row(row.payload);
    if (!read) return "row " + std::to_string(row.sequence) + " cannot be read";
    table_.apply(*read);
    latest_ = std::max(latest_, row.time);
    if (read->kind != tables::RowKind::held) summary_.touched = row.time;
''','''    const Result<tables::Row, Complaint> read =
        tables::read_row(row.format, row.payload, table_.settings());
    const std::optional<Complaint> wrong = read ? table_.apply(*read) : read.error();
    if (wrong) return "row " + std::to_string(row.sequence) + ": " + text_of(*wrong);
    if (is_seen(*read)) summary_.touched = row.time;
'''),
('''  store::End end = end_;
  for (const tables::Row& row : rows) {
    batch.rows''','''  store::End end = end_;
  const auto* const opened = std::get_if<tables::rows::Opened>(&rows.front().what);
  const GameApi& game = *(opened != nullptr ? opened->settings : table_.settings()).game;
  for (const tables::Row& row : rows) {
    batch.rows'''),
('.payload = tables::row_text(row),','.payload = tables::row_text(game, row),'),
('''void Ledger::open(const tables::Settings& settings, const std::vector<tables::Row>& rows,
''','''void Ledger::open(const tables::Settings& settings, const tables::Decision& decision,
'''),
('''batch_of(rows, summary_of(''','''batch_of(decision.rows, summary_of('''),
('''  const auto opened = [this, batch, then](const''','''  const auto opened = [this, batch, decision, then](const'''),
('''      take_in(batch.rows);
      changed_();
    }
    then(appended);''','''      take_in(decision, batch);
      changed_();
    }
    then(appended);'''),
('''void Ledger::store_rows(tables::Decision decision) {''','''void Ledger::store_rows(const tables::Decision& decision) {'''),
('''  const auto appended = [this, batch,
                         answer = decision.answer](const store::Outcome<store::Appended>& outcome) {''','''  const auto appended = [this, batch, decision](const store::Outcome<store::Appended>& outcome) {'''),
('return stored(batch, answer);','return stored(decision, batch);'),
('''void Ledger::stored(const store::Batch& batch, const tables::Answer& answer) {
  take_in(batch.rows);
''','''// What was decided is stored, and the table has not changed meanwhile.
void Ledger::take_in(const tables::Decision& decision, const store::Batch& batch) {
  end_ = {batch.rows.back().sequence, store::hash_of(batch.rows.back())};
  summary_ = batch.summary;
  if (const std::optional<Complaint> wrong = table_.apply(decision)) wrong_ = text_of(*wrong);
}

void Ledger::stored(const tables::Decision& decision, const store::Batch& batch) {
  take_in(decision, batch);
'''),
('''  answer_first(answer);
  go_on();
}

// The fate''','''  answer_first(decision.answer);
  go_on();
}

// The fate'''),
('      store_rows(std::move(decision));','      store_rows(decision);'),
('    tables::Decision decision = table_.decide(','    const tables::Decision decision = table_.decide('))
sub('src/server/ledger.h',('''  // Time as the table knows it: it never goes back.
  Time now() const;
''','''  // Time as the table knows it: it does not go back while the server runs. What was stored by an
  // earlier run may be dated later; an outage lets time begin anew.
  Time now() const { return loop_.now(); }
'''),('  void open(const tables::Settings& settings, const std::vector<tables::Row>& rows,','  void open(const tables::Settings& settings, const tables::Decision& decision,'),
('  void store_rows(tables::Decision decision);\n  void stored(const store::Batch& batch, const tables::Answer& answer);','  void store_rows(const tables::Decision& decision);\n  void take_in(const tables::Decision& decision, const store::Batch& batch);\n  void stored(const tables::Decision& decision, const store::Batch& batch);'),
('  Time latest_ = 0;\n',''))
s=open('src/server/hall.cpp').read()
a=s.index('std::vector<std::string> people_in('); b=s.index('}  // namespace\n',a)
s=s[:a]+s[b:]
s=s.replace('learn_people(arrival, people_in(stored.rows));','learn_people(arrival, arrival->marshal->table().people());').replace('  people.push_back(arrival->marshal->table().settings().host);\n','')
s=s.replace('const std::vector<tables::Row> rows =\n      tables::Table::open','const tables::Decision rows =\n      tables::Table::open')
open('src/server/hall.cpp','w').write(s)
s=open('tests/simulation/simulation.cpp').read()
s=s.replace('const store::Outcome<std::vector<store::Row>>& found','const store::Outcome<store::Stored>& found').replace('for (const store::Row& row : *found)','for (const store::Row& row : found->rows)')
open('tests/simulation/simulation.cpp','w').write(s)
