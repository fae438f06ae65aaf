#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include "app/commands.h"
#include "app/explain.h"
#include "app/files.h"
#include "app/json.h"
#include "bots/bots.h"
#include "core/notation.h"
#include "record/replayed.h"

namespace hastilude::app {
namespace {

struct HintOptions {
  std::string file;
  std::string bot;   // nothing: who gives hints at tables
  std::string seat;  // "@2"; nothing: the one that is asked
  std::uint64_t seed = 1;
  bool json = false;
};

constexpr std::size_t most_rows = 20;

Exit no_hint(const HintOptions& options, std::string_view what, std::string_view expected) {
  std::cerr << options.file << ": " << what << "; " << expected << "\n";
  return Exit::failure;
}

// The seat that the hint is for.
Result<Seat, Exit> seat_of(const HintOptions& options, const record::Record& record) {
  const GameApi& game = *record.head.game;
  switch (game.due(record.reached)) {
    case Due::over:
      return no_hint(options, "the game is over", "expected a record that stops at a decision");
    case Due::chance:
      return no_hint(options, "the next line is a draw, not a decision",
                     "expected a record that stops at a decision");
    case Due::settling:
      return no_hint(options, "nobody can act, an announcement is due",
                     "expected a record that stops at a decision");
    case Due::decision: break;
  }
  const Seat asked = *game.asked(record.reached).begin();
  if (options.seat.empty()) return asked;
  const std::optional<Seat> seat = to_seat(options.seat, record.head.setup.players);
  if (!seat)
    return usage_error("there is no seat '" + options.seat + "'",
                       "expected @1 to @" + std::to_string(record.head.setup.players));
  if (game.actors(record.reached).contains(*seat) || match::is_asked(game, record.reached, *seat))
    return *seat;
  return no_hint(options, options.seat + " has nothing to decide now",
                 "expected --seat @" + std::to_string(asked.number()) + ", or none");
}

std::string action_of(const GameApi& game, const std::optional<AnyMove>& move) {
  if (!move) return "wait";
  return std::string(notation_of(game, *move).view());
}

void print_row(const std::string& action, std::size_t width, std::string_view share,
               std::string_view tries) {
  std::cout << "  " << action << std::string(width - action.size(), ' ') << "  " << share << "  "
            << tries << "\n";
}

// Each alternative, the best first, with what the bot thinks of it.
void print_thoughts(const GameApi& game, const std::vector<bots::Thought>& thoughts) {
  const std::size_t rows = std::min(thoughts.size(), most_rows);
  std::size_t width = std::string_view("action").size();
  for (std::size_t i = 0; i < rows; ++i)
    width = std::max(width, action_of(game, thoughts[i].move).size());
  print_row("action", width, "   wins", "   tried");
  for (std::size_t i = 0; i < rows; ++i) {
    std::array<char, 32> share{};
    std::array<char, 32> tries{};
    std::snprintf(share.data(), share.size(), "%5.1f %%", 100 * thoughts[i].win_share);
    std::snprintf(tries.data(), tries.size(), "%8llu",
                  static_cast<unsigned long long>(thoughts[i].tries));
    print_row(action_of(game, thoughts[i].move), width, share.data(), tries.data());
  }
  if (thoughts.size() > rows)
    std::cout << "  and " << thoughts.size() - rows << " more that were tried less often\n";
}

Exit give_hint(const HintOptions& options) {
  const std::optional<record::Record> record = load_record(options.file);
  if (!record) return Exit::failure;
  const GameApi& game = *record->head.game;
  const bots::Bot* bot =
      options.bot.empty() ? &bots::adviser_of(game) : bots::find_bot(game, options.bot);
  if (bot == nullptr) {
    std::string known;
    for (const bots::Bot& other : bots::bots_of(game))
      known += (known.empty() ? "" : ", ") + other.name;
    return usage_error(
        std::string(game.name) + " has no bot " + std::string(hastilude::quoted(options.bot)),
        "expected " + known);
  }
  const Result<Seat, Exit> seat = seat_of(options, *record);
  if (!seat) return seat.error();
  // Nothing but what this seat has seen and remembers goes into the question.
  const match::Question question = record::replayed(*record).question(*seat);
  Random random(options.seed);
  Hint hint{.bot = bot->name, .seed = options.seed, .seat = *seat, .choice = {}, .thoughts = {}};
  if (bot->think) {
    hint.thoughts = bot->think(question, random, {});
    hint.choice = hint.thoughts.front().move;
  } else {
    hint.choice = bot->choose(question, random, {});
  }
  if (options.json) {
    std::cout << hint_json(*record, question, hint);
    return Exit::success;
  }
  std::cout << "For @" << seat->number() << ", " << bot->name
            << " would play: " << action_of(game, hint.choice) << "\n";
  if (bot->think) print_thoughts(game, hint.thoughts);
  return Exit::success;
}

}  // namespace

Run hint_command(Flags& flags) {
  const auto options = std::make_shared<HintOptions>();
  flags.word({"FILE", "", "File with one record; - for standard input", Wanted::always},
             options->file);
  flags.text({"--bot", "NAME", "The bot (default: who gives hints at tables)"}, options->bot);
  flags.text({"--seat", "@N", "For whom (default: who is asked)"}, options->seat);
  flags.number({"--seed", "S", "Seed of its random numbers (default 1)"}, options->seed);
  flags.yes({"--json", "", "Print it as one line of JSON, with every alternative (docs/json.md)"},
            options->json);
  flags.footer("It looks only at what that seat has seen.");
  return [options] { return give_hint(*options); };
}

}  // namespace hastilude::app
