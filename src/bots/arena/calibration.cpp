#include "bots/arena/calibration.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "bots/arena/bout.h"
#include "bots/arena/numbers.h"
#include "bots/arena/plot.h"
#include "search/policy.h"

namespace hastilude::arena {
namespace {

constexpr std::string_view calibration_title = "hastilude calibration 1\n";
constexpr std::string_view made_by = "; made by: ";
constexpr double either_side = 1.96;  // standard errors, for 95 %

std::size_t tenth_of(double chance) {
  return static_cast<std::size_t>(std::clamp(static_cast<int>(chance * 10), 0, 9));
}

// What a game adds to a tenth.
struct Sums {
  double decisions = 0;
  double thought = 0;
  double won = 0;
};
using OfGame = std::array<Sums, 10>;

// What each seat thought at its decisions, until the game is over.
class Game {
 public:
  Game(const GameApi& game, const Setup& setup, const bots::Bot& bot, Random& random)
      : game_(game), bot_(bot), random_(random), match_(game, game.start(setup)) {}

  OfGame play() {
    for (int decisions = 0; !match_.over() && decisions < longest_game;) {
      if (match_.due() == Due::chance) {
        match_.play(game_.sample(match_.state(), random_), match::unheard);
      } else {
        decide(*match_.asked().begin());
        ++decisions;
      }
    }
    OfGame sums{};
    if (!match_.over()) return sums;
    const search::Rewards rewards = search::rewards_of(game_.winners(match_.state()));
    for (const auto& [seat, chance] : thoughts_) {
      Sums& tenth = sums[tenth_of(chance)];
      tenth.decisions += 1;
      tenth.thought += chance;
      tenth.won += static_cast<double>(rewards[seat.index]);
    }
    return sums;
  }

 private:
  void decide(Seat seat) {
    const match::Question question = match_.question(seat);
    double best = -1;
    for (const bots::Thought& thought : bot_.think(question, random_, {}))
      best = std::max(best, thought.win_share);
    if (best >= 0) thoughts_.emplace_back(seat, best);
    const std::optional<AnyMove> move = bot_.choose(question, random_, {});
    match_.play(move ? *move : game_.sample_move(match_.state(), seat, random_), match::unheard);
  }

  const GameApi& game_;
  const bots::Bot& bot_;
  Random& random_;
  match::Match match_;
  std::vector<std::pair<Seat, double>> thoughts_;
};

Tenth tenth_from(const std::vector<OfGame>& games, std::size_t place) {
  Sums all;
  for (const OfGame& game : games) {
    all.decisions += game[place].decisions;
    all.thought += game[place].thought;
    all.won += game[place].won;
  }
  if (all.decisions == 0) return {};
  const double share = all.won / all.decisions;
  double squares = 0;
  for (const OfGame& game : games) {
    const double off = game[place].won - share * game[place].decisions;
    squares += off * off;
  }
  return {static_cast<std::int64_t>(all.decisions), all.thought / all.decisions, share,
          std::sqrt(squares) / all.decisions};
}

}  // namespace

Calibration calibrate(const GameApi& game, const Setup& setup, const bots::Bot& bot, int games,
                      std::uint64_t seed, const std::function<void()>& game_played) {
  Random random(seed);
  std::vector<OfGame> all;
  for (int played = 0; played < games; ++played) {
    all.push_back(Game(game, setup, bot, random).play());
    game_played();
  }
  Calibration calibration;
  for (std::size_t place = 0; place < calibration.tenths.size(); ++place)
    calibration.tenths[place] = tenth_from(all, place);
  return calibration;
}

std::string calibration_text(const Calibration& calibration) {
  std::string text = std::string(calibration_title) + std::string(made_by) + calibration.command +
                     "\n" + builds_text(calibration.builds);
  for (const Tenth& tenth : calibration.tenths)
    text += std::to_string(tenth.decisions) + " " + fixed(tenth.thought, 5) + " " +
            fixed(tenth.won, 5) + " " + fixed(tenth.error, 5) + "\n";
  return text;
}

Result<Calibration, std::string> calibration_in(std::string_view text) {
  std::istringstream lines{std::string(text)};
  std::string line;
  std::getline(lines, line);
  if (line + "\n" != calibration_title) return std::string("this is no calibration");
  Calibration calibration;
  std::getline(lines, line);
  if (line.starts_with(made_by)) calibration.command = line.substr(made_by.size());
  while (lines.peek() == of_build.front() && std::getline(lines, line))
    take_build(calibration.builds, line);
  for (Tenth& tenth : calibration.tenths) {
    if (!(lines >> tenth.decisions >> tenth.thought >> tenth.won >> tenth.error))
      return std::string("the calibration is cut off: it has fewer than ten lines of figures");
  }
  return calibration;
}

std::string calibration_table(const Calibration& calibration) {
  std::string text = "| thought to win | won (95 %) | decisions |\n|---|---|---|\n";
  for (const Tenth& tenth : calibration.tenths) {
    if (tenth.decisions == 0) continue;
    const double reach = either_side * tenth.error;
    text += "| " + percent(tenth.thought) + " % | " + percent(tenth.won) + " % (" +
            percent(std::max(0.0, tenth.won - reach)) + "–" +
            percent(std::min(1.0, tenth.won + reach)) + ") | " + std::to_string(tenth.decisions) +
            " |\n";
  }
  return text;
}

std::string calibration_picture(const Calibration& calibration) {
  Series series;
  for (const Tenth& tenth : calibration.tenths) {
    if (tenth.decisions == 0) continue;
    const double reach = either_side * tenth.error;
    series.dots.push_back({100 * tenth.thought, 100 * tenth.won, 100 * (tenth.won - reach),
                           100 * (tenth.won + reach)});
  }
  return svg_of({.x = {"thought to win, %", 0, 100, 10},
                 .y = {"won, %", 0, 100, 10},
                 .series = {series},
                 .guide = {{0, 0}, {100, 100}}});
}

}  // namespace hastilude::arena
