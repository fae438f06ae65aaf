#include "bots/outside/outside.h"

#include <algorithm>
#include <cmath>

#include "core/notation.h"
#include "record/line_text.h"
#include "record/print.h"

namespace hastilude::bots {
namespace {

constexpr std::string_view greeting = "hastilude 1";
constexpr double start_patience = 4;    // times the limit: programs that load much need some time
constexpr std::size_t full_list = 400;  // of longer lists of actions, this many at random
constexpr int most_lines = 1000;        // that are no answer, to one question
constexpr std::size_t most_backlog = 1 << 20;

std::string action_text(const GameApi& game, const AnyMove& move) {
  return std::string(notation_of(game, move).view());
}

std::string position_lines(const GameApi& game, const AnyView& view) {
  std::string text;
  NotationLines lines([&](std::string_view line) { text.append(line).append("\n"); });
  game.write_position(view, lines);
  return text;
}

// The legal actions, or an even choice of so many of them.
struct Offered {
  std::size_t all = 0;
  std::vector<AnyMove> some;
};

Offered offered(const Question& question, Random& random) {
  Offered offered;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    ++offered.all;
    if (offered.some.size() < full_list) {
      offered.some.push_back(move);
    } else if (const std::size_t place = random.below(offered.all); place < full_list) {
      offered.some[place] = move;
    }
    return Visit::more;
  });
  return offered;
}

bool no_answer(std::string_view line) { return Words(line).done() || line.starts_with(';'); }

Failure talks_without_end() {
  return {FailureKind::too_talkative,
          "it wrote " + std::to_string(most_lines) + " lines that are no answer"};
}

// Without the differences that the eye does not see.
std::string shown(std::string_view line) { return std::string(quoted(line)); }

}  // namespace

Process::Clock::time_point OutsidePlayer::from_now(double seconds) const {
  return Process::Clock::now() + std::chrono::duration_cast<Process::Clock::duration>(
                                     std::chrono::duration<double>(seconds));
}

void OutsidePlayer::say(const std::string& line) {
  process_->say(line + "\n");
  if (manners_.overhear) manners_.overhear(Speaker::table, line);
}

void OutsidePlayer::say_lines(std::string_view kind, std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    say(std::string(kind) + " " + std::string(lines.substr(0, end)));
    lines.remove_prefix(end + 1);
  }
}

double OutsidePlayer::allowed_seconds() const {
  if (manners_.game_seconds <= 0) return manners_.limit_seconds;
  return std::clamp(manners_.game_seconds - used_seconds_, 0.0, manners_.limit_seconds);
}

bool OutsidePlayer::game_time_is_up() const {
  return manners_.game_seconds > 0 && used_seconds_ >= manners_.game_seconds;
}

void OutsidePlayer::begin(const Opening& opening) {
  opening_ = opening;
  used_seconds_ = 0;
  lines_.clear();
  told_.reset();
}

// A program that failed is ended; for the next game it is started anew.
Failure OutsidePlayer::failed(const Failure& failure) {
  Failure report = failure;
  if (process_) {
    if (const std::string words = process_->last_words(); !words.empty())
      report.what += "; it wrote on its standard error: " + words;
    process_->give_up();
  }
  process_.reset();
  return report;
}

OutsidePlayer::Trouble OutsidePlayer::start() {
  if (process_) return {};
  process_ = std::make_unique<Process>(command_);
  told_.reset();
  if (!process_->started())
    return Failure{FailureKind::not_started, "it could not be started: " + process_->trouble()};
  return greet();
}

OutsidePlayer::Trouble OutsidePlayer::greet() {
  say(std::string(greeting));
  const Result<std::string, Failure> said = hear(from_now(start_patience * manners_.limit_seconds));
  if (!said) return Failure{FailureKind::not_started, "at its start " + said.error().what};
  if (*said == greeting) return {};
  return Failure{FailureKind::not_started,
                 "it greeted with " + shown(*said) + " instead of 'hastilude 1'"};
}

void OutsidePlayer::tell_game() {
  const GameApi& game = *opening_->head.game;
  say("new @" + std::to_string(opening_->seat.number()));
  say_lines("head", record::print_head(opening_->head));
  if (opening_->position) say_lines("start", position_lines(game, *opening_->position));
  told_ = 0;
}

// What is new.
void OutsidePlayer::tell_lines() {
  if (!told_) tell_game();
  for (; *told_ < lines_.size(); ++*told_)
    say("line " + record::line_text(*opening_->head.game, lines_[*told_]));
}

// If something was taken back that it was told, the whole game is told again.
void OutsidePlayer::go_back(std::size_t lines) {
  if (lines >= lines_.size()) return;
  lines_.resize(lines);
  if (told_ && *told_ > lines) told_.reset();
}

// What it has said since its last answer: nothing but comments, we hope.
OutsidePlayer::Trouble OutsidePlayer::overhear() {
  for (int lines = 0; lines < most_lines; ++lines) {
    const std::optional<std::string> line = process_->overheard();
    if (!line) return {};
    if (manners_.overhear) manners_.overhear(Speaker::program, *line);
    if (!no_answer(*line))
      return Failure{FailureKind::nonsense, "it said " + shown(*line) + " without being asked"};
  }
  return talks_without_end();
}

OutsidePlayer::Trouble OutsidePlayer::ask(const Question& question, Random& random) {
  tell_lines();
  if (const Trouble trouble = overhear()) return trouble;
  const GameApi& game = *question.game;
  say_lines("now", position_lines(game, question.view));
  const Offered actions = offered(question, random);
  say("actions " + std::to_string(actions.all));
  for (const AnyMove& move : actions.some) say("action " + action_text(game, move));
  const long milliseconds = std::lround(allowed_seconds() * 1000);
  say(std::string("go ") + (question.need == match::Need::may ? "may " : "must ") +
      std::to_string(milliseconds));
  return {};
}

// The next line that is more than a comment.
Result<std::string, Failure> OutsidePlayer::hear(Process::Clock::time_point until) {
  using Event = Process::Event;
  for (int lines = 0; lines < most_lines; ++lines) {
    Process::Heard heard = process_->listen(until, manners_.stop);
    switch (heard.event) {
      case Event::line:
        if (manners_.overhear) manners_.overhear(Speaker::program, heard.line);
        if (no_answer(heard.line)) continue;
        return std::move(heard.line);
      case Event::ended: return Failure{FailureKind::crashed, process_->how_it_ended()};
      case Event::too_late:
        return Failure{FailureKind::too_slow, process_->backlog() == 0
                                                  ? "it gave no answer in time"
                                                  : "it did not read what was said to it"};
      case Event::too_long:
        return Failure{FailureKind::too_talkative, "it wrote a line without end"};
      case Event::stopped: return Failure{FailureKind::too_slow, "it was not waited for"};
    }
  }
  return talks_without_end();
}

// All legal actions that begin with these words.
void OutsidePlayer::list(const Question& question, std::string_view words) {
  const std::string wanted = std::string(words) + (words.empty() ? "" : " ");
  std::size_t count = 0;
  question.game->moves_seen(question.view, [&](const AnyMove& move) {
    const std::string text = action_text(*question.game, move);
    if ((text + " ").starts_with(wanted)) {
      say("action " + text);
      ++count;
    }
    return Visit::more;
  });
  say("listed " + std::to_string(count));
}

Result<std::string, Failure> OutsidePlayer::hear_answer(const Question& question) {
  constexpr int most_lists = 100;
  const Process::Clock::time_point until = from_now(allowed_seconds());
  for (int lists = 0; lists <= most_lists; ++lists) {
    Result<std::string, Failure> said = hear(until);
    if (!said) return said;
    Words words(*said);
    if (!words.take("list")) return said;
    if (process_->backlog() > most_backlog) break;
    list(question, words.rest());
  }
  return Failure{FailureKind::too_talkative, "it asked for more lists than it can read"};
}

Answer OutsidePlayer::understand(const Question& question, const std::string& said) const {
  if (said == "wait") return checked(question, std::nullopt);
  const std::string line = "@" + std::to_string(opening_->seat.number()) + " " + said;
  const Result<AnyMove, Complaint> move = question.game->read(opening_->head.setup, Words(line));
  if (move) return checked(question, *move);
  return Failure{FailureKind::nonsense, "it answered " + shown(said) + ": " +
                                            std::string(move.error().what) + ", " +
                                            std::string(move.error().expected)};
}

Answer OutsidePlayer::answer(const Question& question, Random& random) {
  if (const Trouble trouble = start()) return failed(*trouble);
  if (const Trouble trouble = ask(question, random)) return failed(*trouble);
  const Process::Clock::time_point asked = Process::Clock::now();
  const Result<std::string, Failure> said = hear_answer(question);
  used_seconds_ += std::chrono::duration<double>(Process::Clock::now() - asked).count();
  if (!said)
    return failed(said.error().kind == FailureKind::too_slow && game_time_is_up()
                      ? Failure{FailureKind::too_slow, "it used up its time for the game"}
                      : said.error());
  const Answer answer = understand(question, *said);
  if (!answer) return failed(answer.error());
  return answer;
}

// Whether it listens to the end does not matter any more; what it says to it is an answer to
// nothing.
void OutsidePlayer::end() {
  if (!process_ || !told_) return;
  tell_lines();
  say("end");
  process_->pump();
}

}  // namespace hastilude::bots
