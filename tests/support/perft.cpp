#include "support/perft.h"

#include "games/find.h"
#include "record/options.h"
#include "record/read.h"
#include "support/lines.h"

namespace hastilude::tests {
namespace {

constexpr auto unheard = [](const AnyState&, const AnyMove&) {};

void for_each_listed(const GameApi& game, const AnyState& state, FunctionRef<void(AnyMove)> each) {
  const auto visit = [&](const AnyMove& move) {
    each(move);
    return Visit::more;
  };
  // Chance that cannot be listed counts as nothing, which no file claims.
  if (game.due(state) == Due::chance) game.outcomes(state, visit);
  for (const Seat seat : game.actors(state)) game.moves(state, seat, visit);
}

// A head alone stands for the start of a game; that is no complete record.
void begin(PerftCase& one, const std::vector<std::string>& lines) {
  const GameApi& game = *one.game;
  Setup setup = usual_setup(game, 0);
  std::string text;
  for (const std::string& line : lines) {
    Words words(line);
    text += line + "\n";
    if (words.take("players"))
      setup.players = static_cast<std::uint8_t>(to_number(words.next()).value_or(0));
    if (words.take("option")) {
      const std::string_view key = words.next();
      if (record::set_option(game, setup, key, words.next())) one.wrong = "no such option: " + line;
    }
  }
  one.start = game.start(setup);
  if (text.find("\nposition\n") == std::string::npos) return;
  const auto records = record::read_records(text);
  if (records.size() == 1 && records[0]) {
    one.start = records[0]->reached;
  } else {
    one.wrong = "the position cannot be read:\n" + text;
  }
}

}  // namespace

std::string Counts::text(int depth) const {
  return "perft " + std::to_string(depth) + ": " + std::to_string(decisions) + " decisions, " +
         std::to_string(outcomes) + " outcomes, " + std::to_string(ends) + " ends";
}

void count(const GameApi& game, const AnyState& state, std::size_t depth, Depths& depths,
           Lister list) {
  if (depth == depths.size()) return;
  Counts& counts = depths[depth];
  list(game, state, [&](const AnyMove& move) {
    ++(game.role(move) == Role::decision ? counts.decisions : counts.outcomes);
    AnyState next = state;
    game.play(next, move, unheard);
    counts.ends += game.due(next) == Due::over ? 1U : 0U;
    count(game, next, depth + 1, depths, list);
  });
}

std::vector<PerftCase> perft_cases(std::string_view text) {
  std::vector<PerftCase> cases;
  std::vector<std::string> lines;
  PerftCase next;
  int number = 0;
  const auto finish = [&] {
    if (next.game != nullptr) {
      begin(next, lines);
      cases.push_back(next);
    }
    lines.clear();
    next = {};
  };
  for (const std::string& line : lines_of(text)) {
    ++number;
    if (line.empty()) {
      finish();
    } else if (line.starts_with("; perft ")) {
      next.claims.push_back(line.substr(2));
    } else if (!line.starts_with(";")) {
      lines.push_back(line);
      Words words(line);
      if (words.take("game")) next.game = games::find_game(words.next());
      if (next.line == 0) next.line = number;
    }
  }
  finish();
  return cases;
}

Depths perft(const PerftCase& one) {
  Depths depths(one.claims.size());
  count(*one.game, one.start, 0, depths,
        [](const GameApi& game, const AnyState& state, FunctionRef<void(AnyMove)> each) {
          for_each_listed(game, state, each);
        });
  return depths;
}

}  // namespace hastilude::tests
