#include "bots/arena/arena.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <set>
#include <thread>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/notes.h"
#include "app/progress.h"
#include "app/signals.h"
#include "bots/arena/report.h"
#include "bots/arena/results.h"
#include "bots/arena/sprt.h"
#include "bots/policies.h"

namespace hastilude::app {
namespace {

struct ArenaOptions {
  GameOptions game;
  std::string bots;               // a,b,c; the last one also plays the seats that are left
  std::vector<std::string> more;  // each as it is, with its commas
  int deals = 0;                  // 0: as many as is usual
  std::uint64_t seed = 1;
  int threads = 0;        // 0: as many as the machine has cores
  double limit = 5;       // seconds for each answer of an outside program
  double game_limit = 0;  // for all its answers in a game; 0: none
  std::string keep;       // the file of finished deals
  std::string json;
  std::string note;
  std::string records;
  std::string talk;
  std::string sprt;      // LOW,HIGH
  std::string policies;  // a folder; nothing: what the program brings along
};

constexpr int usual_deals = 100;
constexpr int usual_deals_of_test = 20'000;  // it is seldom more than it needs

std::vector<std::string> bots_of(const ArenaOptions& options) {
  std::vector<std::string> names;
  if (!options.bots.empty()) names = bots::names_in(options.bots);
  names.insert(names.end(), options.more.begin(), options.more.end());
  return names;
}

// Two that were given the same name could not be told apart.
std::optional<Exit> called_alike(const std::vector<std::string>& names, const std::string& name) {
  const std::string label = bots::shown_name(name) + "=";
  const auto alike = [&](const std::string& other) {
    return other != name && other.starts_with(label);
  };
  if (!name.starts_with(label) || std::none_of(names.begin(), names.end(), alike)) return {};
  return usage_error("two bots are called " + bots::shown_name(name),
                     "expected a name of its own for each, as in one=exec:./mybot");
}

Result<arena::Plan, Exit> plan_of(const ArenaOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  arena::Plan plan{.game = chosen->game,
                   .setup = chosen->setup,
                   .bots = bots_of(options),
                   .seed = options.seed,
                   .deals = options.deals > 0      ? options.deals
                            : options.sprt.empty() ? usual_deals
                                                   : usual_deals_of_test,
                   .limit_seconds = options.limit,
                   .game_seconds = options.game_limit};
  const std::size_t players = chosen->setup.players;
  if (plan.bots.empty()) return usage_error("nobody plays", "expected --bots A,B,... or --bot BOT");
  if (plan.bots.size() > players) {
    return usage_error(
        std::to_string(plan.bots.size()) + " bots for " + std::to_string(players) + " seats",
        "expected at most one for each, or more --players");
  }
  for (const std::string& name : plan.bots) {
    if (const std::optional<std::string> wrong = bots::wrong_name(*chosen->game, name)) {
      std::cerr << "hastilude: " << *wrong << "\n";
      return Exit::usage;
    }
    if (const auto wrong = called_alike(plan.bots, name)) return *wrong;
  }
  plan.bots.resize(players, plan.bots.back());
  return plan;
}

// The two strengths of `--sprt LOW,HIGH`; nothing if there is no test.
Result<std::optional<arena::Sprt>, Exit> sprt_of(const ArenaOptions& options,
                                                 const arena::Plan& plan) {
  constexpr double farthest = 1000;
  if (options.sprt.empty()) return std::optional<arena::Sprt>();
  arena::Sprt sprt;
  const char* const end = options.sprt.data() + options.sprt.size();
  const auto low = std::from_chars(options.sprt.data(), end, sprt.low);
  const bool divided = low.ec == std::errc() && low.ptr != end && *low.ptr == ',';
  const auto high = std::from_chars(divided ? low.ptr + 1 : end, end, sprt.high);
  if (!divided || high.ec != std::errc() || high.ptr != end ||
      !(-farthest <= sprt.low && sprt.low < sprt.high && sprt.high <= farthest)) {
    return usage_error("--sprt " + options.sprt + " is no pair of strengths",
                       "expected LOW,HIGH in Elo, from -1000 to 1000, as in 0,20");
  }
  if (arena::entrants_of(plan).size() < 2)
    return usage_error(
        "--sprt has nobody to compare " + bots::shown_name(plan.bots.front()) + " with",
        "expected another bot in --bots");
  return std::optional(sprt);
}

int threads_of(const ArenaOptions& options) {
  if (options.threads > 0) return options.threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::string told(const arena::FailureReport& report) {
  return bots::shown_name(report.bot) + " failed in seat @" + std::to_string(report.seat.number()) +
         " of deal " + std::to_string(report.deal) + ", rotation " +
         std::to_string(report.rotation) + ": " + report.failure.what;
}

// The groups that count: those of this many deals, each once.
std::vector<arena::DealGroup> wanted_groups(const std::vector<arena::DealGroup>& found, int deals) {
  std::vector<arena::DealGroup> groups;
  std::set<int> known;
  for (const arena::DealGroup& group : found) {
    if (group.deal < deals && known.insert(group.deal).second) groups.push_back(group);
  }
  return groups;
}

std::vector<int> deals_left(const std::vector<arena::DealGroup>& groups, int deals) {
  std::set<int> done;
  for (const arena::DealGroup& group : groups) done.insert(group.deal);
  std::vector<int> left;
  for (int deal = 0; deal < deals; ++deal) {
    if (!done.contains(deal)) left.push_back(deal);
  }
  return left;
}

// A text file that grows while the arena plays, if it has a name.
class GrowingFile {
 public:
  GrowingFile(const std::string& name, std::ios::openmode mode) : name_(name) {
    if (wanted()) file_.open(name, std::ios::out | mode);
  }
  bool wanted() const { return !name_.empty(); }
  // What went wrong, if anything did.
  std::optional<std::string> add(std::string_view text) {
    if (file_ << text << std::flush) return {};
    return "hastilude: " + name_ + " cannot be written";
  }

 private:
  std::string name_;
  std::ofstream file_;
};

// What is written while the arena plays.
struct Outputs {
  std::optional<arena::ResultsFile> results;
  GrowingFile records;
  GrowingFile talk;
};

// A line of a conversation: seconds since the beginning, deal/rotation, seat, who said what.
std::string talk_line(double seconds, const arena::Utterance& said) {
  std::array<char, 32> time{};
  std::snprintf(time.data(), time.size(), "%.6f", seconds);
  return std::string(time.data()) + " " + std::to_string(said.deal) + "/" +
         std::to_string(said.rotation) + " @" + std::to_string(said.seat.number()) +
         (said.speaker == bots::Speaker::program ? " < " : " > ") + std::string(said.line) + "\n";
}

// What has been played so far, and the test of it, if there is one.
struct Played {
  std::vector<arena::DealGroup> groups;
  std::optional<arena::SequentialTest> test;

  bool decided() const { return test && test->decided(); }
  void add(const arena::DealGroup& group) {
    groups.push_back(group);
    if (test) test->add(group);
  }
  // Deals that were under way when it was decided depend on the threads, and do not count.
  void leave_out_the_needless() {
    if (!decided()) return;
    std::erase_if(
        groups, [&](const arena::DealGroup& group) { return group.deal >= test->so_far().deals; });
  }
};

// Plays what is left and adds it; what went wrong with a file or a bot's program, if anything did.
std::optional<std::string> play_rest(const arena::Plan& plan, int threads, Outputs& outputs,
                                     Played& so_far) {
  constexpr int most_reports = 10;  // the table counts them all
  if (so_far.decided()) return {};
  const std::vector<int> deals = deals_left(so_far.groups, plan.deals);
  Progress progress(static_cast<int>(deals.size()) * plan.setup.players, "games");
  std::optional<std::string> trouble;
  std::atomic<bool> enough = false;
  int reports = 0;
  const auto stop_for = [&](std::optional<std::string> wrong) {
    if (!wrong) return;
    if (!trouble) trouble = std::move(wrong);
    stop_as_by(SIGTERM);
  };
  arena::Listener listener{.game_finished = [&] { progress.step(); },
                           .group_finished =
                               [&](const arena::DealGroup& group) {
                                 so_far.add(group);
                                 enough = so_far.decided();
                                 if (outputs.results && !trouble)
                                   stop_for(outputs.results->keep(group));
                               },
                           .failed =
                               [&](const arena::FailureReport& report) {
                                 // No figure of a bot that never plays is worth having.
                                 if (report.failure.kind == bots::FailureKind::not_started) {
                                   stop_for("hastilude: " + told(report));
                                   return;
                                 }
                                 if (++reports <= most_reports) progress.note(told(report));
                                 if (reports == most_reports)
                                   progress.note("(more failures are only counted)");
                               }};
  if (outputs.records.wanted()) {
    listener.recorded = [&](const std::string& records) { stop_for(outputs.records.add(records)); };
  }
  const auto start = std::chrono::steady_clock::now();
  if (outputs.talk.wanted()) {
    listener.talked = [&](const arena::Utterance& said) {
      const std::chrono::duration<double> since = std::chrono::steady_clock::now() - start;
      stop_for(outputs.talk.add(talk_line(since.count(), said)));
    };
  }
  arena::play_deals(
      plan, deals, threads, [&] { return caught() != 0 || enough; }, listener);
  return trouble;
}

void say_how_to_go_on(const ArenaOptions& options, const arena::Plan& plan, std::size_t finished) {
  std::cerr << "Stopped after " << finished << " of " << plan.deals << " deals. "
            << (options.keep.empty() ? "With --keep FILE it could be continued."
                                     : "The same command continues from here.")
            << "\n";
}

// The table, and JSON where it is wanted; on standard output there is room for one of them.
std::optional<std::string> tell(const ArenaOptions& options, const arena::Plan& plan,
                                const arena::Figures& figures,
                                const std::optional<arena::TestReport>& test) {
  if (options.json == "-") {
    std::cout << arena::json_text(plan, figures, test);
    return {};
  }
  std::cout << arena::table_text(plan, figures);
  if (test) std::cout << "\n" << arena::test_text(plan, *test);
  std::cout << std::flush;
  if (options.json.empty()) return {};
  return write_file(options.json, arena::json_text(plan, figures, test));
}

// A row in the file of notes, if there is one.
std::optional<std::string> note_figures(const ArenaOptions& options, const arena::Plan& plan,
                                        const arena::Figures& figures, std::size_t kept) {
  if (options.note.empty()) return {};
  NoteRow columns{"command"};
  NoteRow row{"`" + arena::command_of(plan, figures.deals) + "`"};
  const auto add = [](NoteRow& to, const std::vector<std::string>& cells) {
    to.insert(to.end(), cells.begin(), cells.end());
  };
  add(columns, arena::cell_names());
  add(row, arena::cells_of(figures));
  columns.emplace_back("build");
  // What was kept does not know which program played it.
  row.push_back(build() + (kept == 0 ? "" : "; " + std::to_string(kept) + " deals kept before"));
  return note(options.note, columns, row, "--deals");
}

std::optional<arena::TestReport> report_of(const Played& so_far,
                                           const std::optional<arena::Sprt>& sprt) {
  if (!sprt) return {};
  return arena::TestReport{*sprt, so_far.test->so_far()};
}

// What stands in the way of writing this file later; nothing of a file that is not wanted.
std::optional<std::string> unwritable(const std::string& file) {
  if (file.empty() || file == "-") return {};
  return cannot_write(file);
}

Exit arena(const ArenaOptions& options) {
  if (!options.policies.empty()) {
    if (const auto wrong = bots::take_policies_from(options.policies)) {
      std::cerr << *wrong << "\n";
      return Exit::failure;
    }
  }
  const Result<arena::Plan, Exit> plan = plan_of(options);
  if (!plan) return plan.error();
  const Result<std::optional<arena::Sprt>, Exit> sprt = sprt_of(options, *plan);
  if (!sprt) return sprt.error();
  if (options.records == "-" || options.talk == "-")
    return usage_error("'-' is no file", "expected one: the table goes to standard output");
  // Records go on with the results that they belong to.
  const auto records_mode = options.keep.empty() ? std::ios::trunc : std::ios::app;
  for (const std::string& name : {options.json, options.records, options.talk, options.note}) {
    if (const auto wrong = unwritable(name)) {
      std::cerr << *wrong << "\n";
      return Exit::failure;
    }
  }
  Outputs outputs{.results = {},
                  .records = GrowingFile(options.records, records_mode),
                  .talk = GrowingFile(options.talk, std::ios::trunc)};
  if (!options.keep.empty()) {
    Result<arena::ResultsFile, std::string> opened = arena::ResultsFile::open(options.keep, *plan);
    if (!opened) {
      std::cerr << opened.error() << "\n";
      return Exit::failure;
    }
    outputs.results.emplace(std::move(*opened));
  }
  catch_signals();
  Played so_far;
  if (*sprt) so_far.test.emplace(*plan, **sprt);
  if (outputs.results) {
    for (const auto& group : wanted_groups(outputs.results->found(), plan->deals))
      so_far.add(group);
  }
  const std::size_t kept = so_far.groups.size();
  std::optional<std::string> trouble = play_rest(*plan, threads_of(options), outputs, so_far);
  so_far.leave_out_the_needless();
  const arena::Figures figures = arena::figures_of(*plan, so_far.groups);
  if (!trouble) trouble = tell(options, *plan, figures, report_of(so_far, *sprt));
  if (!trouble) trouble = note_figures(options, *plan, figures, kept);
  if (trouble) {
    std::cerr << *trouble << "\n";
    return Exit::failure;
  }
  if (caught() != 0) say_how_to_go_on(options, *plan, so_far.groups.size());
  return exit_after_signals();
}

}  // namespace

Run arena_command(Flags& flags) {
  const auto options = std::make_shared<ArenaOptions>();
  add_game(flags, options->game, "The game", Wanted::always);
  flags.text({"--bots", "A,B,...",
              "Who plays: names, or exec:COMMAND for a program of yours; the last one also plays "
              "the seats that are left. NAME=BOT calls it so"},
             options->bots);
  flags.each({"--bot", "BOT", "One more, as it is: its command may have commas. Can be repeated"},
             options->more);
  flags.number({"--deals", "K",
                "How many deals, each played once for every rotation of the seats (default 100, of "
                "a test 20000)"},
               options->deals, {1, 999'999});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.number({"--threads", "N", "Threads (default: one for each core)"}, options->threads,
               {1, 256});
  flags.number({"--limit", "SECONDS", "Seconds for each answer of an outside program (default 5)"},
               options->limit, {0.001, 86400});
  flags.number({"--game-limit", "SECONDS",
                "Seconds for all answers of an outside program in a game (default: no limit)"},
               options->game_limit, {0.001, 86400});
  flags.text({"--sprt", "LOW,HIGH",
              "Test whether the first bot is stronger than the others by HIGH Elo rather than by "
              "LOW, and play no more than that needs"},
             options->sprt);
  flags.text({"--policies", "FOLDER",
              "Let our bots play by what they have learnt in this folder; what is not there they "
              "have from the program"},
             options->policies);
  flags.text({"--records", "FILE",
              "Write the games to this file, as records; with --keep they are added to it"},
             options->records);
  flags.text({"--talk", "FILE",
              "Write what is said between the arena and outside programs to this file, with times"},
             options->talk);
  flags.text({"--keep", "FILE", "Keep finished deals in this file, and go on from those it has"},
             options->keep);
  flags.text(
      {"--json", "FILE", "Write the figures to this file too; -: print them instead of the table"},
      options->json);
  flags.text({"--note", "FILE",
              "Note the share of the first bot in this file, for `hastilude strength`, instead of "
              "what it has of the same command"},
             options->note);
  flags.footer(games_footer() +
               "\nExamples:\n"
               "  hastilude arena engarde --bots squire,page --deals 200 --keep duel.arena\n"
               "  hastilude arena engarde --bots page,mine=exec:./mybot --records games.txt\n"
               "  hastilude arena engarde --bots new=exec:./new,old=exec:./old --sprt 0,20\n"
               "\nPrograms of your own: docs/bots.md.");
  return [options] { return arena(*options); };
}

}  // namespace hastilude::app
