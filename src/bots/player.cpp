#include "bots/player.h"

#include <algorithm>
#include <chrono>

#include "bots/bots.h"
#include "bots/outside/outside.h"
#include "record/line_text.h"

namespace hastilude::bots {
namespace {

constexpr std::string_view outside = "exec:";
constexpr std::size_t longest_shown = 30;

// How somebody has called a player, and what it is.
struct Called {
  std::string_view label;  // empty: nobody has
  std::string_view player;
};

// `exec:./bot --level=3` is not called anything: a label has no such characters.
Called called(std::string_view name) {
  const std::size_t end = name.find('=');
  if (end == std::string_view::npos || end == 0 || end > longest_shown) return {{}, name};
  const std::string_view label = name.substr(0, end);
  const bool plain = std::all_of(label.begin(), label.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
  });
  return plain ? Called{label, name.substr(end + 1)} : Called{{}, name};
}

class BotPlayer : public Player {
 public:
  BotPlayer(const Bot& bot, const Manners& manners)
      : bot_(bot), clock_(manners.clock), stop_(manners.stop) {}

  Answer answer(const Question& question, Random& random) override {
    return checked(question, bot_.choose(question, random, for_a_decision(clock_, stop_)));
  }

 private:
  const Bot& bot_;
  Clock clock_;
  std::function<bool()> stop_;
};

}  // namespace

Manners among_people(std::function<bool()> stop) {
  using namespace std::chrono;
  return {.stop = std::move(stop), .clock = [] {
            return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
          }};
}

Answer checked(const Question& question, const std::optional<AnyMove>& move) {
  const GameApi& game = *question.game;
  if (!move) {
    if (question.need == match::Need::may) return move;
    return Failure{FailureKind::illegal, "it waited where it has to decide"};
  }
  const auto said = [&] { return std::string(quoted(record::line_text(game, *move))); };
  const bool own = game.role(*move) == Role::decision &&
                   Observer::of(game.mover(*move)) == game.observer(question.view);
  if (!own) return Failure{FailureKind::illegal, said() + " is no decision of its own seat"};
  const std::optional<Refusal> refusal = game.check_seen(question.view, *move);
  if (!refusal) return move;
  return Failure{FailureKind::illegal, said() + " is not legal (" +
                                           std::string(game.reason_name(refusal->reason)) + ", " +
                                           game.rule_letter + std::to_string(refusal->rule) + ")"};
}

std::optional<AnyMove> Seated::decide(const Question& question) {
  if (!failure_) {
    const Answer answer = player_->answer(question, random_);
    if (answer) return *answer;
    failure_ = answer.error();
  }
  return choose_at_random(question, random_);
}

std::optional<std::string> wrong_name(const GameApi& game, const std::string& given) {
  const std::string_view name = called(given).player;
  if (name.starts_with(outside)) {
    if (!Words(name.substr(outside.size())).done()) return {};
    return "no command behind 'exec:'; expected one as in exec:./mybot";
  }
  if (find_bot(game, name)) return {};
  std::string known;
  for (const Bot& bot : bots_of(game)) known += bot.name + ", ";
  return std::string(game.name) + " has no bot " + std::string(quoted(name)) + "; expected " +
         known + "or exec:COMMAND";
}

std::string shown_name(const std::string& name) {
  constexpr std::size_t ends = 13;  // of a longer one; what tells commands apart is at the end
  const auto [label, player] = called(name);
  if (!label.empty()) return std::string(label);
  std::string shown(player.starts_with(outside) ? player.substr(outside.size()) : player);
  for (char& c : shown) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) c = ' ';
    if (c == ';') c = ',';
  }
  if (shown.size() <= longest_shown) return shown;
  const auto inside_letter = [&](std::size_t at) { return (shown[at] & 0xc0) == 0x80; };
  std::size_t first = ends;
  while (first > 0 && inside_letter(first)) --first;
  std::size_t last = shown.size() - ends;
  while (last < shown.size() && inside_letter(last)) ++last;
  return shown.substr(0, first) + "..." + shown.substr(last);
}

std::unique_ptr<Player> make_player(const GameApi& game, const std::string& given,
                                    const Manners& manners) {
  const std::string_view name = called(given).player;
  if (name.starts_with(outside))
    return std::make_unique<OutsidePlayer>(std::string(name.substr(outside.size())), manners);
  return std::make_unique<BotPlayer>(*find_bot(game, name), manners);
}

std::vector<std::string> names_in(std::string_view list) {
  std::vector<std::string> names;
  for (std::size_t end = 0; end != std::string_view::npos; list.remove_prefix(end + 1)) {
    end = list.find(',');
    names.emplace_back(list.substr(0, end));
    if (end == std::string_view::npos) break;
  }
  return names;
}

}  // namespace hastilude::bots
