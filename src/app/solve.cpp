// hastilude solve: sweeps over a round of En Garde until the table is good.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <sstream>

#include "app/commands.h"
#include "app/files.h"
#include "app/notes.h"
#include "app/progress.h"
#include "app/responses.h"
#include "app/sweeps_log.h"
#include "solve/engarde/book.h"
#include "solve/engarde/exploiter.h"
#include "solve/engarde/played.h"
#include "solve/engarde/response.h"

namespace hastilude::app {
namespace {

struct SolveOptions {
  std::string game = "engarde";
  std::string level = "standard";
  solve::Shape shape;
  int sweeps = 10;
  int threads = 2;
  std::string keep;
  std::string book;
  int situations = 700'000;
  bool response = false;
  bool one_step = false;
  int in_rules = 0;
  int rounds = 100'000;
  std::string note;
  std::string log;
  int every = 1;
  std::string remember = "discards";
  std::string against;
};

std::optional<hastilude::engarde::Level> level_named(const std::string& name) {
  using hastilude::engarde::Level;
  for (int i = 0; i < static_cast<int>(Level::count); ++i) {
    const auto level = static_cast<Level>(i);
    if (name_of(level) == name) return level;
  }
  return {};
}

bool is_whole(const solve::Shape& shape) {
  solve::Shape whole{.level = shape.level};
  whole.remembered = shape.remembered;
  return shape == whole;
}

// What cannot be worked out, if anything stands in the way.
std::optional<std::string> objection(const solve::Shape& shape) {
  double codes = 1;
  for (int card = 0; card < shape.highest; ++card) codes *= shape.copies + 1;
  if (codes > std::numeric_limits<solve::Code>::max()) return "so many cards are too many";
  if (shape.deck() <= 2 * shape.hand) return "with hands so large nothing is left to draw";
  return {};
}

// Written under another name first: a run that is ended leaves the last whole one.
std::optional<std::string> keep(const solve::Sweeps& sweeps, const std::string& name) {
  const std::string part = name + ".part";
  std::ofstream out(part, std::ios::binary);
  sweeps.save(out);
  out.close();
  if (!out || std::rename(part.c_str(), name.c_str()) != 0) return "cannot write " + name;
  return {};
}

// The game and how far it was taken, without what is only told or kept elsewhere.
std::string game_and_sweeps(const SolveOptions& options, int sweeps) {
  const solve::Shape whole{.level = options.shape.level};
  std::string text = "solve engarde --level " + options.level;
  const auto add = [&](const char* flag, int value, int usual) {
    if (value != usual) text += std::string(" ") + flag + " " + std::to_string(value);
  };
  add("--strip", options.shape.strip, whole.strip);
  add("--highest", options.shape.highest, whole.highest);
  add("--copies", options.shape.copies, whole.copies);
  add("--hand", options.shape.hand, whole.hand);
  if (options.remember != "discards") text += " --remember " + options.remember;
  return text + " --sweeps " + std::to_string(sweeps);
}

std::string command_of_log(const SolveOptions& options) {
  return "hastilude " + game_and_sweeps(options, options.sweeps) + " --every " +
         std::to_string(options.every) + " --rounds " + std::to_string(options.rounds);
}

// A row in the file of notes, if there is one.
std::optional<std::string> note_responses(const SolveOptions& options, int sweeps, double payoff,
                                          const Responses& found) {
  if (options.note.empty()) return {};
  return note(options.note,
              {"command", "payoff of the starter", "same information", "one step ahead", "build"},
              {"`" + game_and_sweeps(options, sweeps) + " --response" +
                   (options.one_step ? " --one-step" : "") + " --rounds " +
                   std::to_string(options.rounds) + "`",
               payoff_text(payoff), cell_of(found.same), cell_of(found.local), build()},
              "--rounds");
}

std::string about(const SolveOptions& options, int done, double value) {
  std::ostringstream text;
  text << "made by: hastilude solve engarde --level " << options.level << " --sweeps " << done
       << " --situations " << options.situations << "\n"
       << "level: " << options.level << "\nsweeps: " << done
       << "\npayoff of the starter, both by the whole table: " << payoff_text(value) << "\n";
  return text.str();
}

// The game of a table that was kept.
struct KeptGame {
  solve::Hands hands;
  solve::Tree tree{hands};
  solve::Slots slots{tree};

  explicit KeptGame(const solve::Shape& shape) : hands(shape) {}

  std::uint64_t bytes() const { return tree.bytes() + slots.bytes(); }
};

// The table: nothing but its odds.
struct KeptTable : KeptGame {
  solve::Sweeps sweeps{tree, slots, 1};

  using KeptGame::KeptGame;

  std::optional<std::string> read(std::istream& in) {
    if (auto wrong = sweeps.load(in)) return wrong;
    sweeps.play_average();
    sweeps.keep_only_odds();
    return {};
  }
};

class Solving {
 public:
  explicit Solving(const SolveOptions& options)
      : options_(options), hands_(options.shape), tree_(hands_), slots_(tree_) {}

  Exit run() {
    const std::uint64_t bytes = needed();
    std::cout << "decisions " << tree_.nodes().size() << ", with a hand " << tree_.sets()
              << ", of these with a choice " << slots_.open() << ", actions " << slots_.size()
              << "\npairs of hands " << tree_.deals() << ", memory " << gibibytes(bytes) << "\n"
              << std::flush;
    if (bytes > most_bytes) {
      return usage_error("this takes " + gibibytes(bytes) + " of memory",
                         "expected a game that takes at most " + gibibytes(most_bytes));
    }
    if (const Exit exit = look_ahead(); exit != Exit::success) return exit;
    solve::Sweeps sweeps(tree_, slots_, options_.threads);
    if (const auto wrong = resume(sweeps)) return failed(*wrong);
    if (const auto wrong = sweep_on(sweeps)) return failed(*wrong);
    const double value = sweeps.value_of_average();
    std::cout << "average of " << sweeps.done() << " sweeps: " << payoff_text(value)
              << " for the starter\n";
    if (!options_.book.empty()) {
      if (const auto wrong = write_book(sweeps, value)) return failed(*wrong);
    }
    if (options_.in_rules > 0) {
      if (const auto wrong = play_in_rules(sweeps, value)) return failed(*wrong);
    }
    if (!options_.against.empty()) {
      sweeps.keep_only_odds();
      if (const auto wrong = meet(sweeps)) return failed(*wrong);
    }
    return options_.response ? respond(sweeps, value) : Exit::success;
  }

 private:
  // With a log, whoever finds out what can be won works beside the sweeps.
  std::uint64_t needed() const {
    return solve::Sweeps::bytes(tree_, slots_, solve::Purpose::learning) +
           (options_.log.empty() ? 0 : solve::Exploiter(options_.shape).bytes());
  }

  // What would stand in the way at the end is found out before anything is swept.
  Exit look_ahead() {
    if (!options_.against.empty()) {
      if (const auto wrong = look_at_other()) return failed(options_.against + *wrong);
      if (const std::uint64_t bytes = needed_to_meet(); bytes > most_bytes)
        return too_much("--against", bytes);
    }
    if (!options_.response) return Exit::success;
    const std::uint64_t bytes =
        bytes_of_odds() + solve::Exploiter(options_.shape, purpose_of(way())).bytes();
    return bytes > most_bytes ? too_much("--response", bytes) : Exit::success;
  }

  static Exit too_much(const std::string& flag, std::uint64_t bytes) {
    return usage_error(flag + " takes " + gibibytes(bytes) + " of memory",
                       "expected a game that takes at most " + gibibytes(most_bytes));
  }

  Respond way() const {
    return options_.one_step ? Respond::one_step_ahead : Respond::in_both_ways;
  }

  // Of the table when nothing else of it is left.
  std::uint64_t bytes_of_odds() const {
    return tree_.bytes() + slots_.bytes() + slots_.size() * sizeof(float);
  }

  // The game of the file that it shall be set against, which may remember less or more.
  std::optional<std::string> look_at_other() {
    std::ifstream in(options_.against, std::ios::binary);
    if (!in) return " cannot be read";
    other_ = solve::Sweeps::shape_of_kept(in);
    solve::Shape same = other_.value_or(solve::Shape{});
    same.remembered = options_.shape.remembered;
    if (!other_ || !(same == options_.shape))
      return ": expected sweeps of the same game that were kept";
    in.seekg(0, std::ios::end);
    const auto length = static_cast<std::uint64_t>(in.tellg());
    if (length < solve::Sweeps::bytes_kept(KeptGame(*other_).slots))
      return ": the file is too short";
    return {};
  }

  // The shape in which both remember what they know.
  solve::Shape with_both_memories() const {
    solve::Shape both = options_.shape;
    both.remembered = std::max(both.remembered, other_->remembered);
    return both;
  }

  // The other's table is read in whole before it is reduced to its odds.
  std::uint64_t needed_to_meet() const {
    const KeptGame other(*other_);
    const std::uint64_t read =
        solve::Sweeps::bytes(other.tree, other.slots, solve::Purpose::learning);
    const std::uint64_t met =
        other.bytes() + other.slots.size() * sizeof(float) +
        solve::Exploiter(with_both_memories(), solve::Purpose::valuing).bytes();
    return bytes_of_odds() + std::max(read, met);
  }

  static Exit failed(const std::string& what) {
    std::cerr << "hastilude: " << what << "\n";
    return Exit::failure;
  }

  std::optional<std::string> resume(solve::Sweeps& sweeps) const {
    if (options_.keep.empty()) return {};
    std::ifstream in(options_.keep, std::ios::binary);
    if (!in) return {};  // the first run
    const std::optional<std::string> wrong = sweeps.load(in);
    return wrong ? std::optional(options_.keep + ": " + *wrong) : std::nullopt;
  }

  std::optional<std::string> sweep_on(solve::Sweeps& sweeps) const {
    constexpr int parts = 100;
    Progress progress(std::max(0, options_.sweeps - sweeps.done()) * parts, "hundredths of sweeps");
    int shown = 0;
    sweeps.progress = [&](double done) {
      for (; shown < static_cast<int>(done * parts); ++shown) progress.step();
    };
    while (sweeps.done() < options_.sweeps) {
      shown = 0;
      const double payoff = sweeps.sweep();
      progress.note("sweep " + std::to_string(sweeps.done()) + ": " + payoff_text(payoff));
      if (const auto wrong = note(sweeps)) return wrong;
      if (options_.keep.empty()) continue;
      if (const auto wrong = keep(sweeps, options_.keep)) return wrong;
    }
    sweeps.progress = {};
    return {};
  }

  std::optional<std::string> write_book(solve::Sweeps& sweeps, double value) const {
    const bots::engarde::Book book =
        solve::most_met(sweeps, tree_, static_cast<std::size_t>(options_.situations));
    if (const auto wrong =
            write_file(options_.book, book.written(about(options_, sweeps.done(), value))))
      return wrong;
    std::cout << "situations written: " << book.size() << "\n";
    return {};
  }

  // By the rules library, which knows nothing of tables.
  std::optional<std::string> play_in_rules(const solve::Sweeps& sweeps, double value) const {
    const solve::Played played(tree_, sweeps);
    const Mean mean =
        mean_of(options_.in_rules, 1, [&](Random& random) { return played.round(random); });
    std::cout << options_.in_rules << " rounds in the rules library: " << payoff_text(mean.mean)
              << " ± " << payoff_text(mean.error).substr(1) << " for the starter\n";
    if (options_.note.empty()) return {};
    return hastilude::app::note(
        options_.note,
        {"command", "payoff of the starter", "in the rules (standard error)", "build"},
        {"`" + game_and_sweeps(options_, sweeps.done()) + " --in-rules " +
             std::to_string(options_.in_rules) + "`",
         payoff_text(value),
         payoff_text(mean.mean) + " (" + payoff_text(mean.error).substr(1) + ")", build()},
        "--in-rules");
  }

  // The other table.
  std::optional<std::string> meet(const solve::Sweeps& sweeps) const {
    KeptTable other(*other_);
    std::ifstream in(options_.against, std::ios::binary);
    if (const auto wrong = other.read(in)) return options_.against + ": " + *wrong;
    solve::Exploiter both(with_both_memories(), solve::Purpose::valuing);
    const solve::Sweeps::OddsOf ours = solve::odds_by_place(tree_, sweeps);
    const solve::Sweeps::OddsOf theirs = solve::odds_by_place(other.tree, other.sweeps);
    const double starter = both.face(solve::odds_of_each(ours, theirs), options_.threads);
    const double second = -both.face(solve::odds_of_each(theirs, ours), options_.threads);
    std::cout << "against the table of " << other.sweeps.done() << " sweeps in " << options_.against
              << ": " << payoff_text(starter) << " as the starter, " << payoff_text(second)
              << " as the other; " << arena::fixed(50 + (starter + second) / 2 * 50, 2)
              << " % of rounds, a draw being half\n"
              << std::flush;
    return {};
  }

  // The last thing that is done: only the odds are left then.
  Exit respond(solve::Sweeps& sweeps, double value) const {
    if (!is_whole(options_.shape)) respond_with_full_memory(sweeps);
    sweeps.keep_only_odds();
    solve::Exploiter exploiter(options_.shape, purpose_of(way()));
    const Responses found = responses_to(sweeps, exploiter, way());
    std::cout << responses_text(found) << std::flush;
    const auto wrong = note_responses(options_, sweeps.done(), value, found);
    if (!wrong) return Exit::success;
    std::cerr << *wrong << "\n";
    return Exit::failure;
  }

  Responses responses_to(const solve::Sweeps& sweeps, solve::Exploiter& exploiter,
                         Respond respond) const {
    exploiter.face(solve::odds_by_place(tree_, sweeps), options_.threads);
    return responses_of(exploiter, respond, options_.rounds, 1);
  }

  // Goes on from the sweeps that were noted before.
  std::optional<std::string> note(solve::Sweeps& sweeps) const {
    if (options_.log.empty() || sweeps.done() % options_.every != 0) return {};
    SweepsLog log{.command = command_of_log(options_), .builds = {}, .sweeps = {}};
    if (std::ifstream in(options_.log, std::ios::binary); in) {
      std::ostringstream text;
      text << in.rdbuf();
      const Result<SweepsLog, std::string> before = sweeps_log_in(text.str());
      if (!before) return options_.log + ": " + before.error();
      log.sweeps = before->sweeps;
      log.builds = before->builds;
      if (!log.sweeps.empty() && log.builds.empty())
        arena::add_build(log.builds, std::string(arena::unknown_build));
    }
    arena::add_build(log.builds, build());
    const double payoff = sweeps.value_of_average();  // from here on it is the average that plays
    solve::Exploiter exploiter(options_.shape);
    const Responses found = responses_to(sweeps, exploiter, Respond::in_both_ways);
    log.sweeps.push_back(
        {sweeps.done(), payoff, found.same->loss(), found.local.loss(), found.local.error()});
    return write_file(options_.log, sweeps_log_text(log));
  }

  void respond_with_full_memory(const solve::Sweeps& sweeps) const {
    const solve::Response response(tree_, sweeps);
    const double starter = response.best(solve::Side::starter);
    const double second = response.best(solve::Side::second);
    std::cout << "best response with full memory: " << payoff_text(starter) << " for the starter, "
              << payoff_text(second) << " for the other; " << loss_text(starter, second) << "\n";
  }

  const SolveOptions& options_;
  solve::Hands hands_;
  solve::Tree tree_;
  solve::Slots slots_;
  std::optional<solve::Shape> other_{};  // of whom it is set against
};

Exit solve_round(SolveOptions& options) {
  if (options.game != "engarde") {
    return usage_error("'" + options.game + "' cannot be solved", "expected engarde");
  }
  const auto level = level_named(options.level);
  if (!level)
    return usage_error("there is no level '" + options.level + "'",
                       "expected basic, standard or advanced");
  options.shape.level = *level;
  if (const auto wrong = objection(options.shape)) {
    return usage_error(*wrong, "expected other --highest, --copies or --hand");
  }
  if (options.remember == "last") {
    options.shape.remembered = solve::Remembered::last_action;
  } else if (options.remember != "discards") {
    return usage_error("nobody can --remember '" + options.remember + "'",
                       "expected discards or last");
  }
  if (!options.book.empty() && !(options.shape == solve::Shape{.level = *level})) {
    return usage_error("a book is of the whole game, by what a player sees",
                       "expected --book without a smaller game and without --remember last");
  }
  if (!options.note.empty() && options.response == (options.in_rules > 0))
    return usage_error("there is nothing to --note, or too much",
                       "expected either --response or --in-rules too");
  return Solving(options).run();
}

}  // namespace

Run solve_command(Flags& flags) {
  const auto options = std::make_shared<SolveOptions>();
  flags.word({"GAME", "", "The game: engarde", Wanted::always}, options->game);
  flags.text({"--level", "LEVEL", "basic, standard or advanced (default standard)"},
             options->level);
  flags.number({"--sweeps", "N", "Sweeps in all, those kept before among them (default 10)"},
               options->sweeps, {1, 100'000});
  flags.number({"--threads", "N", "Threads (default 2)"}, options->threads, {1, 256});
  flags.text({"--keep", "FILE", "Kept here after each sweep; a later run goes on from it"},
             options->keep);
  flags.text({"--book", "FILE", "Write what was found, for players"}, options->book);
  flags.number({"--situations", "N", "So many situations in the book: those met most often"},
               options->situations, {1, 100'000'000});
  flags.text({"--remember", "WHAT",
              "What a player knows of what was played: discards, or last: also what the other did "
              "last (default discards)"},
             options->remember);
  flags.text({"--against", "FILE",
              "What it wins against a table of the same game that was kept here, worked out "
              "exactly"},
             options->against);
  flags.yes({"--response", "",
             "What can be won against it: with the same information, exactly; one step ahead with "
             "full memory, by chance; in small games with full memory, exactly"},
            options->response);
  flags.yes(
      {"--one-step", "", "With --response: only by looking one step ahead, which is soon done"},
      options->one_step);
  flags.number({"--in-rules", "N",
                "Play so many rounds by the table in the rules library, to compare what they pay"},
               options->in_rules, {2, 100'000'000});
  flags.number(
      {"--rounds", "N", "Rounds in each seat of what is played by chance (default 100000)"},
      options->rounds, {2, 100'000'000});
  flags.text({"--note", "FILE",
              "With --response or --in-rules: note it in this file, for `hastilude strength`"},
             options->note);
  flags.text({"--log", "FILE", "Note what can be won against it, sweep after sweep"}, options->log);
  flags.number({"--every", "K", "With --log: after every K sweeps (default 1)"}, options->every,
               {1, 100'000});
  flags.number({"--strip", "N", "Spaces of the strip (default 23)"}, options->shape.strip, {3, 99});
  flags.number({"--highest", "N", "The cards are 1 to N (default 5)"}, options->shape.highest,
               {1, 9});
  flags.number({"--copies", "N", "Cards of each value (default 5)"}, options->shape.copies, {1, 9});
  flags.number({"--hand", "N", "Cards of a full hand (default 5)"}, options->shape.hand, {1, 9});
  flags.footer(
      "A sweep goes over every pair of hands at every decision; the average of the sweeps comes\n"
      "close to an equilibrium. The memory needed is said first.");
  return [options] { return solve_round(*options); };
}

}  // namespace hastilude::app
