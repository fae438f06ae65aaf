#include "bots/arena/arena.h"

#include <array>
#include <atomic>
#include <csignal>
#include <iostream>
#include <memory>
#include <set>
#include <thread>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/progress.h"
#include "bots/arena/report.h"
#include "bots/arena/results.h"

namespace hastilude::app {
namespace {

struct ArenaOptions {
  GameOptions game;
  std::string bots;  // a,b,c; the last one also plays the seats that are left
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 0;   // 0: as many as the machine has cores
  double limit = 5;  // seconds for each answer of an outside program
  std::string keep;  // the file of finished deals
  std::string json;
};

// Set by a signal, looked at by all threads.
std::atomic<int> caught = 0;
static_assert(std::atomic<int>::is_always_lock_free);

// The first signal asks to stop, the next one ends the program.
void catch_signals() {
  struct sigaction action {};
  action.sa_handler = [](int signal) { caught = signal; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (const int signal : std::array{SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction former {};
    sigaction(signal, nullptr, &former);
    if (former.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
  }
}

Result<arena::Plan, Exit> plan_of(const ArenaOptions& options) {
  const std::optional<ChosenGame> chosen = choose_game(options.game);
  if (!chosen) return Exit::usage;
  arena::Plan plan{.game = chosen->game,
                   .setup = chosen->setup,
                   .bots = bots::names_in(options.bots),
                   .seed = options.seed,
                   .deals = options.deals,
                   .limit_seconds = options.limit};
  const std::size_t players = chosen->setup.players;
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
  }
  plan.bots.resize(players, plan.bots.back());
  return plan;
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

// Plays what is left and adds it; what went wrong with the file or a bot's program, if anything
// did.
std::optional<std::string> play_rest(const arena::Plan& plan, int threads,
                                     std::optional<arena::ResultsFile>& file,
                                     std::vector<arena::DealGroup>& groups) {
  constexpr int most_reports = 10;  // the table counts them all
  const std::vector<int> deals = deals_left(groups, plan.deals);
  Progress progress(static_cast<int>(deals.size()) * plan.setup.players, "games");
  std::optional<std::string> trouble;
  int reports = 0;
  const arena::Listener listener{.game_finished = [&] { progress.step(); },
                                 .group_finished =
                                     [&](const arena::DealGroup& group) {
                                       groups.push_back(group);
                                       if (file && !trouble) trouble = file->keep(group);
                                       if (trouble) caught = SIGTERM;
                                     },
                                 .failed =
                                     [&](const arena::FailureReport& report) {
                                       // No figure of a bot that never plays is worth having.
                                       if (report.failure.kind == bots::FailureKind::not_started) {
                                         if (!trouble) trouble = "hastilude: " + told(report);
                                         caught = SIGTERM;
                                         return;
                                       }
                                       if (++reports <= most_reports) progress.note(told(report));
                                       if (reports == most_reports)
                                         progress.note("(more failures are only counted)");
                                     }};
  arena::play_deals(
      plan, deals, threads, [] { return caught != 0; }, listener);
  return trouble;
}

void say_how_to_go_on(const ArenaOptions& options, std::size_t finished) {
  std::cerr << "Stopped after " << finished << " of " << options.deals << " deals. "
            << (options.keep.empty() ? "With --keep FILE it could be continued."
                                     : "The same command continues from here.")
            << "\n";
}

// The table, and JSON where it is wanted; on standard output there is room for one of them.
std::optional<std::string> tell(const ArenaOptions& options, const arena::Plan& plan,
                                const arena::Figures& figures) {
  if (options.json == "-") {
    std::cout << arena::json_text(plan, figures);
    return {};
  }
  std::cout << arena::table_text(plan, figures) << std::flush;
  if (options.json.empty()) return {};
  return write_file(options.json, arena::json_text(plan, figures));
}

// What stands in the way of writing this file later; nothing of a file that is not wanted.
std::optional<std::string> unwritable(const std::string& file) {
  if (file.empty() || file == "-") return {};
  return cannot_write(file);
}

Exit arena(const ArenaOptions& options) {
  const Result<arena::Plan, Exit> plan = plan_of(options);
  if (!plan) return plan.error();
  std::optional<arena::ResultsFile> file;
  if (!options.keep.empty()) {
    Result<arena::ResultsFile, std::string> opened = arena::ResultsFile::open(options.keep, *plan);
    if (!opened) {
      std::cerr << opened.error() << "\n";
      return Exit::failure;
    }
    file.emplace(std::move(*opened));
  }
  if (const auto wrong = unwritable(options.json)) {
    std::cerr << *wrong << "\n";
    return Exit::failure;
  }
  catch_signals();
  std::vector<arena::DealGroup> groups;
  if (file) groups = wanted_groups(file->found(), options.deals);
  std::optional<std::string> trouble = play_rest(*plan, threads_of(options), file, groups);
  if (!trouble) trouble = tell(options, *plan, arena::figures_of(*plan, groups));
  if (trouble) {
    std::cerr << *trouble << "\n";
    return Exit::failure;
  }
  if (caught == 0) return Exit::success;
  say_how_to_go_on(options, groups.size());
  return static_cast<Exit>(128 + caught);
}

}  // namespace

Run arena_command(Flags& flags) {
  const auto options = std::make_shared<ArenaOptions>();
  add_game(flags, options->game, "The game", Wanted::always);
  flags.text({"--bots", "A,B,...",
              "Who plays: names, or exec:COMMAND for a program of yours; the last one also plays "
              "the seats that are left",
              Wanted::always},
             options->bots);
  flags.number({"--deals", "K",
                "How many deals, each played once for every rotation of the seats (default 100)"},
               options->deals, {1, 999'999});
  flags.number({"--seed", "S", "Seed of the random numbers (default 1)"}, options->seed);
  flags.number({"--threads", "N", "Threads (default: one for each core)"}, options->threads,
               {1, 256});
  flags.number({"--limit", "SECONDS", "Seconds for each answer of an outside program (default 5)"},
               options->limit, {0.001, 86400});
  flags.text({"--keep", "FILE", "Keep finished deals in this file, and go on from those it has"},
             options->keep);
  flags.text(
      {"--json", "FILE", "Write the figures to this file too; -: print them instead of the table"},
      options->json);
  flags.footer(games_footer() +
               "\nExamples:\n"
               "  hastilude arena engarde --bots squire,page --deals 200 --keep duel.arena\n"
               "  hastilude arena engarde --bots page,exec:./mybot\n"
               "\nPrograms of your own: docs/bots.md.");
  return [options] { return arena(*options); };
}

}  // namespace hastilude::app
