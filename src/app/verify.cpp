#include "record/verify.h"

#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/explain.h"
#include "app/files.h"
#include "record/read.h"

namespace hastilude::app {
namespace {

struct VerifyOptions {
  std::string file;
  std::string commitment;  // that somebody noted before the deal
};

std::string seat_text(Seat seat) { return '@' + std::to_string(seat.number()); }

std::string list_of(SeatSet seats) {
  std::string text;
  int left = seats.size();
  for (const Seat seat : seats) {
    text += seat_text(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

SeatSet contributed(const record::Sealed& sealed) {
  SeatSet seats;
  const fair::Contributions contributions = sealed.contributions();
  for (const Seat seat : SeatSet::all(max_seats)) {
    if (contributions[seat.index]) seats.insert(seat);
  }
  return seats;
}

std::string what_holds(const record::Record& record, const record::Verdict& verdict) {
  const SeatSet given = contributed(*record.sealed);
  std::string text = "holds: all commitments are kept, and " + std::to_string(verdict.drawn) +
                     " chance moves follow from the server's secret" +
                     (given.empty() ? " alone" : " and what was contributed by " + list_of(given));
  const SeatSet missing = record.sealed->missing();
  if (!missing.empty()) text += "; " + list_of(missing) + " contributed nothing";
  return text;
}

std::string sentence(const record::Record& record, const record::Verdict& verdict) {
  using record::Finding;
  switch (verdict.finding) {
    case Finding::holds: return what_holds(record, verdict);
    case Finding::unsealed: return "cannot be checked: the record says nothing of how it was drawn";
    case Finding::unopened: return "cannot be checked yet: the secrets are not in the record";
    case Finding::secret:
      return "breaks: the server's secret is not the one that it committed itself to";
    case Finding::contribution:
      return "breaks: what stands as the contribution of " + seat_text(verdict.seat) +
             " contradicts the commitment of " + seat_text(verdict.seat);
    case Finding::start:
      return "breaks at chance move 1: it was agreed '" + verdict.due + "', and there stands '" +
             verdict.said + "', which contradicts the server's commitment";
    case Finding::draw:
      return "breaks at chance move " + std::to_string(verdict.number) + ": drawn was '" +
             verdict.due + "', and there stands '" + verdict.said +
             "', which contradicts the server's commitment";
    case Finding::lines:
      return "breaks: every draw is right, but a line was changed since the record was sealed";
    case Finding::count: break;
  }
  return {};
}

// One sentence a record.
Exit tell(const VerifyOptions& options, const record::Record& record) {
  const record::Verdict verdict = record::verify(record);
  std::cout << options.file;
  if (verdict.line > 0) std::cout << ':' << verdict.line;
  const bool other = !options.commitment.empty() && record.sealed &&
                     fair::hex(record.sealed->commitment) != options.commitment;
  if (other) {
    std::cout << ": breaks: the server's commitment is not the one that you noted\n";
    return Exit::failure;
  }
  std::cout << ": " << sentence(record, verdict) << '\n';
  return verdict.finding == record::Finding::holds ? Exit::success : Exit::failure;
}

Exit verify(const VerifyOptions& options) {
  if (!options.commitment.empty() && !fair::from_hex(options.commitment))
    return usage_error("'" + options.commitment + "' is no commitment",
                       "expected 64 digits, 0 to 9 and a to f");
  const std::optional<std::string> text = read_file(options.file);
  if (!text) return Exit::failure;
  const std::vector<Result<record::Record, record::Error>> records = record::read_records(*text);
  if (records.empty()) {
    std::cerr << options.file << ": no record; expected one or several\n";
    return Exit::failure;
  }
  Exit exit = Exit::success;
  for (const Result<record::Record, record::Error>& record : records) {
    if (!record) {
      std::cerr << explain(options.file, record.error()) << '\n';
      exit = Exit::failure;
    } else if (tell(options, *record) != Exit::success) {
      exit = Exit::failure;
    }
  }
  return exit;
}

}  // namespace

Run verify_command(Flags& flags) {
  const auto options = std::make_shared<VerifyOptions>();
  flags.word({"FILE", "", "File with one record or several; - for standard input", Wanted::always},
             options->file);
  flags.text({"--commitment", "DIGITS", "The server's commitment, as you noted it before the deal"},
             options->commitment);
  flags.footer(
      "Says of each record in one sentence what holds, or where it breaks and whose commitment "
      "that\n"
      "contradicts. docs/fairness.md tells what this proves and what it does not.\n\n"
      "Example:\n  hastilude verify duel.txt");
  return [options] { return verify(*options); };
}

}  // namespace hastilude::app
