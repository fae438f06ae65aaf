#include "bots/arena/report.h"

#include <algorithm>

#include "bots/arena/numbers.h"
#include "record/options.h"

namespace hastilude::arena {
namespace {

std::string duration(double seconds) {
  if (seconds < 1e-3) return fixed(1e6 * seconds, 0) + " us";
  if (seconds < 1) return fixed(1e3 * seconds, seconds < 0.01 ? 2 : 1) + " ms";
  return fixed(seconds, 2) + " s";
}

std::string plural(int count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

// The options that have not their default, as the command line takes them, each behind some words.
std::string options_text(const Plan& plan, std::string_view words) {
  std::string text;
  for (std::size_t i = 0; i < plan.game->options.size(); ++i) {
    const Option& option = plan.game->options[i];
    if (plan.setup.values[i] == option.usual) continue;
    text += std::string(words) + std::string(option.key) + "=" +
            record::option_text(option, plan.setup.values[i]);
  }
  return text;
}

using Row = std::vector<std::string>;

std::string failures_text(const BotFigures& bot) {
  std::string text;
  for (std::size_t kind = 0; kind < bots::failure_kinds; ++kind) {
    if (bot.failures[kind] == 0) continue;
    text += (text.empty() ? "! " : ", ") + std::to_string(bot.failures[kind]) + " " +
            std::string(name_of(static_cast<bots::FailureKind>(kind)));
  }
  return text.empty() ? "-" : text;
}

Row row_of(const BotFigures& bot) {
  const bool decided = bot.times.count > 0;
  return {bots::shown_name(bot.bot.name),
          std::to_string(bot.bot.seats),
          percent(bot.share.mean) + " %",
          percent(bot.share.low) + " to " + percent(bot.share.high) + " %",
          std::to_string(bot.times.count),
          decided ? duration(bot.times.mean_seconds()) : "-",
          decided ? duration(bot.times.seconds_at(0.95)) : "-",
          decided ? duration(bot.times.seconds_at(1)) : "-",
          failures_text(bot)};
}

// Columns as wide as they need to be; the first and the last stand to the left.
std::string aligned(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - row[i].size(), ' ');
      const bool first = i == 0;
      const bool last = i + 1 == row.size();
      text += first ? row[i] + blanks : last ? "  " + row[i] : "  " + blanks + row[i];
    }
    text += "\n";
  }
  return text;
}

// ---- JSON

std::string quote(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) quoted += c;
  }
  return quoted + "\"";
}

std::string options_json(const Plan& plan) {
  std::string text;
  for (std::size_t i = 0; i < plan.game->options.size(); ++i) {
    const Option& option = plan.game->options[i];
    text += (text.empty() ? "" : ", ") + quote(option.key) + ": " +
            quote(record::option_text(option, plan.setup.values[i]));
  }
  return "{" + text + "}";
}

std::string bot_json(const BotFigures& bot) {
  std::string failures;
  for (std::size_t kind = 0; kind < bots::failure_kinds; ++kind) {
    failures += (failures.empty() ? "" : ", ") +
                quote(name_of(static_cast<bots::FailureKind>(kind))) + ": " +
                std::to_string(bot.failures[kind]);
  }
  return "    {\"name\": " + quote(bot.bot.name) + ", \"seats\": " + std::to_string(bot.bot.seats) +
         ", \"win_share\": " + fixed(bot.share.mean, 6) + ", \"low\": " + fixed(bot.share.low, 6) +
         ", \"high\": " + fixed(bot.share.high, 6) +
         ",\n     \"decisions\": " + std::to_string(bot.times.count) +
         ", \"mean_seconds\": " + fixed(bot.times.mean_seconds(), 9) +
         ", \"p95_seconds\": " + fixed(bot.times.seconds_at(0.95), 9) +
         ", \"slowest_seconds\": " + fixed(bot.times.seconds_at(1), 9) + ",\n     \"failures\": {" +
         failures + "}}";
}

constexpr std::string_view name_of_verdict(Verdict verdict) {
  switch (verdict) {
    case Verdict::open: return "open";
    case Verdict::low: return "low";
    case Verdict::high: return "high";
  }
  return {};
}

std::string test_json(const Plan& plan, const TestReport& report) {
  return "{\"bot\": " + quote(plan.bots.front()) + ", \"low\": " + fixed(report.sprt.low, 3) +
         ", \"high\": " + fixed(report.sprt.high, 3) +
         ", \"error\": " + fixed(report.sprt.error, 3) +
         ",\n           \"verdict\": " + quote(name_of_verdict(report.tested.verdict)) +
         ", \"deals\": " + std::to_string(report.tested.deals) +
         ", \"ratio\": " + fixed(report.tested.ratio, 6) +
         ", \"bound\": " + fixed(report.tested.bound, 6) + "}";
}

// "20 Elo", "-5 Elo", "2.5 Elo".
std::string elo_text(double elo) {
  std::array<char, 32> text{};
  const int size = std::snprintf(text.data(), text.size(), "%g Elo", elo);
  return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace

// For people: what was asked, the answer, and how sure it is.
std::string test_text(const Plan& plan, const TestReport& report) {
  const auto& [sprt, tested] = report;
  std::string text = "Is " + bots::shown_name(plan.bots.front()) + " stronger by " +
                     elo_text(sprt.high) + " rather than by " + elo_text(sprt.low) + "? ";
  text += tested.verdict == Verdict::high  ? "Yes"
          : tested.verdict == Verdict::low ? "No"
                                           : "Not decided";
  return text + ", after " + plural(tested.deals, "deal") + " (log likelihood ratio " +
         fixed(tested.ratio, 2) + ", decided at " + fixed(tested.bound, 2) + " either way: wrong " +
         fixed(100 * sprt.error, 0) + " % of the time)\n";
}

std::string table_text(const Plan& plan, const Figures& figures) {
  std::string text = std::string(plan.game->name) + ", " + std::to_string(plan.setup.players) +
                     " players" + options_text(plan, ", ") + ", seed " + std::to_string(plan.seed) +
                     ": " + plural(figures.deals, "deal") + ", " + plural(figures.games, "game") +
                     "\n\n";
  std::vector<Row> rows{{"bot", "seats", "win share", "95 % interval", "decisions", "mean time",
                         "95 % within", "all within", "failures"}};
  for (const BotFigures& bot : figures.bots) rows.push_back(row_of(bot));
  text += aligned(rows) + "\nDecisions a game: " + fixed(figures.mean_decisions, 1) + " (" +
          std::to_string(figures.least_decisions) + " to " +
          std::to_string(figures.most_decisions) + ")\n";
  if (figures.broken_off > 0)
    text +=
        plural(figures.broken_off, "game") + " without end broken off, their wins shared by all\n";
  const bool failed = std::any_of(figures.bots.begin(), figures.bots.end(),
                                  [](const BotFigures& bot) { return bot.failed() > 0; });
  if (failed) text += "! failed in so many games; from there on its seat was played at random\n";
  return text;
}

std::string command_of(const Plan& plan, int deals) {
  std::string text = "arena " + std::string(plan.game->name);
  if (plan.setup.players != plan.game->least_players)
    text += " --players " + std::to_string(plan.setup.players);
  text += options_text(plan, " --option ") + " --bots ";
  // The last one also plays the seats that are left.
  std::size_t named = plan.bots.size();
  while (named > 1 && plan.bots[named - 1] == plan.bots[named - 2]) --named;
  for (std::size_t i = 0; i < named; ++i) text += (i == 0 ? "" : ",") + plan.bots[i];
  return text + " --deals " + std::to_string(deals) + " --seed " + std::to_string(plan.seed);
}

std::vector<std::string> cell_names() {
  return {"games", "share of the first (95 %)", "time a decision"};
}

std::vector<std::string> cells_of(const Figures& figures) {
  const Estimate& share = figures.bots.front().share;
  std::string times;
  for (const BotFigures& bot : figures.bots)
    times += (times.empty() ? "" : ", ") + duration(bot.times.mean_seconds());
  return {std::to_string(figures.games),
          percent(share.mean) + " % (" + percent(share.low) + "–" + percent(share.high) + ")",
          times};
}

std::string json_text(const Plan& plan, const Figures& figures,
                      const std::optional<TestReport>& report) {
  std::string bots;
  for (const BotFigures& bot : figures.bots) bots += (bots.empty() ? "" : ",\n") + bot_json(bot);
  const std::string test = report ? ",\n  \"sprt\": " + test_json(plan, *report) : "";
  return "{\n  \"format\": 1,\n  \"type\": \"arena\",\n  \"game\": " + quote(plan.game->name) +
         ",\n  \"players\": " + std::to_string(plan.setup.players) +
         ",\n  \"options\": " + options_json(plan) +
         ",\n  \"seed\": " + quote(std::to_string(plan.seed)) +
         ",\n  \"deals\": " + std::to_string(figures.deals) +
         ",\n  \"games\": " + std::to_string(figures.games) +
         ",\n  \"decisions_a_game\": {\"mean\": " + fixed(figures.mean_decisions, 3) +
         ", \"least\": " + std::to_string(figures.least_decisions) +
         ", \"most\": " + std::to_string(figures.most_decisions) +
         "},\n  \"broken_off\": " + std::to_string(figures.broken_off) + ",\n  \"bots\": [\n" +
         bots + "\n  ]" + test + "\n}\n";
}

}  // namespace hastilude::arena
