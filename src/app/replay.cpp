#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/explain.h"
#include "app/files.h"
#include "app/json.h"
#include "record/print.h"
#include "record/read.h"

namespace hastilude::app {
namespace {

struct ReplayOptions {
  std::string file;
  bool legal = false;
  bool json = false;
  std::string view;  // "", "@2" or "table"
};

std::optional<Observer> eyes_of(const std::string& view) {
  if (view.empty()) return Observer::all();
  if (view == "table") return Observer::spectator();
  if (const std::optional<Seat> seat = to_seat(view, max_seats)) return Observer::of(*seat);
  return {};
}

std::string output(const record::Record& record, const ReplayOptions& options, Observer observer) {
  if (options.json) return game_json(record, observer);
  record::Head head = record.head;
  head.names = record.latest_names();
  std::string text;
  if (options.legal || !options.view.empty()) {
    const record::Legal legal = observer.see_all()  ? record::Legal::all
                                : observer.seated() ? record::Legal::own
                                                    : record::Legal::none;
    text = record::print_record(record, observer, legal) + "\n";
  }
  return text + record::print_position(head, record.reached, observer);
}

Exit replay(const ReplayOptions& options) {
  const std::optional<Observer> observer = eyes_of(options.view);
  if (!observer)
    return usage_error("nobody sees as '" + options.view + "'",
                       "expected --view @SEAT or --view table");
  const std::optional<std::string> text = read_file(options.file);
  if (!text) return Exit::failure;
  const std::vector<Result<record::Record, record::Error>> records = record::read_records(*text);
  if (records.empty()) {
    std::cerr << options.file << ": no record; expected one or several\n";
    return Exit::failure;
  }
  Exit exit = Exit::success;
  std::string_view separator;
  for (const Result<record::Record, record::Error>& record : records) {
    if (!record) {
      std::cerr << explain(options.file, record.error()) << "\n";
      if (options.json) std::cout << error_json(options.file, record.error());
      exit = Exit::failure;
      continue;
    }
    if (observer->seated() && observer->seat().index >= record->head.setup.players) {
      usage_error("there is no seat " + options.view, "expected a seat of the record or table");
      exit = Exit::failure;
      continue;
    }
    std::cout << separator << output(*record, options, *observer);
    if (!options.json) separator = "\n";
  }
  return exit;
}

}  // namespace

Run replay_command(Flags& flags) {
  const auto options = std::make_shared<ReplayOptions>();
  flags.word({"FILE", "", "File with one record or several; - for standard input", Wanted::always},
             options->file);
  flags.yes({"--legal", "", "Print the record too, with the legal actions before every decision"},
            options->legal);
  flags.text({"--view", "WHO", "See it as a seat does (@2), or as a spectator (table)"},
             options->view);
  flags.yes({"--json", "",
             "Print each game as one line of JSON: every step with position, views and legal moves "
             "(docs/json.md)"},
            options->json);
  flags.either("--json", "--legal");
  flags.footer(
      "Mistakes are told as FILE:LINE: what is wrong; what was expected.\n\n"
      "Examples:\n"
      "  hastilude replay duel.txt              the position that the game has reached\n"
      "  hastilude replay duel.txt --view @2    the game as the second player saw it\n"
      "  hastilude trace engarde | hastilude replay -\n"
      "  hastilude replay duel.txt --json | jq '.steps[-1].position'");
  return [options] { return replay(*options); };
}

}  // namespace hastilude::app
