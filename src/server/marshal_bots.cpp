// What happens at a table by itself: its timer and its bots.
#include <algorithm>

#include "bots/bots.h"
#include "server/marshal.h"
#include "wire/limits.h"

namespace hastilude::server {
namespace {

constexpr Time tick_pause = 20;
// An answer takes at least this long, also where bots have no pace: its time must not tell how much
// there was to think about.
constexpr Time least_search = 300;
// What a hint may take of a thread.
constexpr Time longest_hint = 3000;
constexpr Time least_answer = 10;  // of who does not search
// Until an answer has come from where it was thought of.
constexpr Time time_to_answer = 100;

}  // namespace

void Marshal::set_timer() {
  if (timer_) means_.loop.cancel(*std::exchange(timer_, {}));
  if (!keeps()) return;
  if (const std::optional<Time> next = table().next_tick()) tick_at(*next);
}

void Marshal::tick_at(Time time) {
  if (!ledger_.wrong().empty()) return;
  timer_ = means_.loop.at(time, life_.guard([this] {
    timer_.reset();
    // Whoever was stopped for long does not know what time it is at the table.
    if (!keeps()) return;
    wish(tables::Tick{}, life_.guard([this] {
      // A tick that changed something has set the timer anew. One that could not be taken is tried
      // again, after a moment, or once anything can be stored.
      if (timer_ || !keeps()) return;
      if (!means_.health.well())
        return means_.health.when_well(life_.guard([this] { set_timer(); }));
      const std::optional<Time> next = table().next_tick();
      if (next) tick_at(std::max(*next, means_.loop.now() + tick_pause));
    }));
  }));
}

// Where no person sits or looks on, bots wait until somebody comes.
bool Marshal::bots_think() const {
  const tables::Places& places = table().places();
  return watched_anywhere() ||
         std::any_of(places.begin(), places.end(),
                     [](const tables::Place& place) { return !place.person.empty(); });
}

void Marshal::ask_bots() {
  const std::vector<tables::BotTask> tasks = keeps() && bots_think() && ledger_.wrong().empty()
                                                 ? table().bots_asked()
                                                 : std::vector<tables::BotTask>();
  // What was asked before and is not any more need not be thought about. Nor is it the same where
  // its time has changed: an answer would come too early, and nobody would ask again.
  std::erase_if(thoughts_, [&](const auto& entry) {
    return std::find(tasks.begin(), tasks.end(), entry.second.task) == tasks.end();
  });
  for (const tables::BotTask& task : tasks) {
    if (!thoughts_.contains({task.question, task.seat.index})) ask_bot(task);
  }
}

bool Marshal::searching(const std::string& bot) const {
  return !bot.empty() && searches(*table().settings().game, bot);
}

// What is told of how busy the server is follows from what was asked of bots and how much time
// there was for it, which everyone may know; never from how long they thought.
tables::Now Marshal::now(const tables::Viewer& viewer) const {
  tables::Now now = table().now(viewer, ledger_.now());
  const bool searcher = std::any_of(now.places.begin(), now.places.end(),
                                    [this](const auto& place) { return searching(place.bot); });
  now.hurried =
      now.stage == tables::Stage::playing && searcher && means_.demand.is_high(means_.loop.now());
  return now;
}

// When a bot's answer takes effect depends on the kind of question and the table's settings alone.
// In a window it is held until the end, so it must only be there by then.
Time Marshal::answers_at(const tables::BotTask& task) const {
  if (task.due > task.earliest)
    return task.due - std::min(time_to_answer, (task.due - task.earliest) / 4);
  return std::max(task.due, ledger_.now() + (searching(task.bot) ? least_search : least_answer));
}

// However many tables somebody has, bots there play no faster than they would at one. What waits is
// told by how many were asked, and by nothing else.
Time Marshal::turn_of_bots() {
  const Time now = means_.loop.now();
  const Time turn = means_.bots_of_host.next(table().settings().host, now);
  if (company_.address.empty()) return turn;
  return std::max(turn, means_.bots_of_address.next(company_.address, now));
}

// Whoever searches does it until shortly before; if it has not had the time by then, somebody
// answers who needs none.
void Marshal::ask_bot(const tables::BotTask& task) {
  // A window does not wait for anybody.
  const bool window = task.due > task.earliest;
  const Time at = window ? answers_at(task) : std::max(answers_at(task), turn_of_bots());
  const Time left = std::max<Time>(0, at - ledger_.now());
  if (searching(task.bot)) means_.demand.note(means_.loop.now(), left);
  Thought& thought = thoughts_[{task.question, task.seat.index}];
  thought.task = task;
  thought.timer = Timer(means_.loop, at, life_.guard([this, task] { bot_answers(task); }));
  thought.thinking = means_.thinkers.think(
      problem(task, task.bot, at - std::min(time_to_answer, left / 4)),
      life_.guard([this, task](const std::optional<AnyMove>& move) { decided(task, move); }));
}

// Thought about by the strongest that weighs alternatives, with what there is of time; where people
// play together nobody is told anything.
void Marshal::hint(SocketId socket, const std::string& person, const wire::Hint& hint) {
  const Seat seat = table().seat_of(person);
  if (const std::optional<tables::Denial> denial = table().no_hint(seat))
    return send(socket, wire::refused(shown(), hint.id, tables::Refused{*denial}));
  const match::Question question = table().question(seat);
  const Problem asked{.bot = bots::adviser_of(*question.game).name,
                      .question = {question},
                      .seed = means_.chance.seeds(),
                      .payer = person,
                      .table = id(),
                      .until = means_.loop.now() + longest_hint,
                      .effort = std::min(1.0, wire::effort_of_hint(hint.depth))};
  // One is thought about at a time: those that were given up for this one count up to now.
  const Time now = means_.loop.now();
  const Time until = now + longest_hint / 2;
  means_.demand.note(now, until - std::max(now, hints_counted_));
  hints_counted_ = until;
  hinting_ =
      means_.thinkers.weigh(asked, life_.guard([this, socket, wished = hint.id, question](
                                                   const std::vector<bots::Thought>& thoughts) {
        std::vector<wire::Weighed> alternatives;
        for (const bots::Thought& thought : thoughts)
          alternatives.push_back(
              {thought.move, thought.tries, static_cast<int>(1000 * thought.win_share)});
        send(socket, wire::hint(id(), wished, wire::weighed(question, alternatives)));
      }));
}

Problem Marshal::problem(const tables::BotTask& task, const std::string& bot, Time until) const {
  return {.bot = bot,
          .question = {table().question(task.seat)},
          .seed = means_.chance.seeds(),
          .payer = table().settings().host,
          .table = id(),
          .until = until};
}

// What it decided could not be stored.
void Marshal::ask_once_more(const tables::BotTask& task) {
  thoughts_.erase({task.question, task.seat.index});
  means_.health.when_well(life_.guard([this] { ask_bots(); }));
}

void Marshal::decided(const tables::BotTask& task, const std::optional<AnyMove>& move) {
  const auto found = thoughts_.find({task.question, task.seat.index});
  if (found == thoughts_.end()) return;
  found->second.move = Decision{move};
  // In a window an answer is held, and nobody sees when it came.
  if (found->second.late || task.due > task.earliest) bot_answers(task);
}

void Marshal::bot_answers(const tables::BotTask& task) {
  const auto found = thoughts_.find({task.question, task.seat.index});
  if (found == thoughts_.end()) return;
  Thought& thought = found->second;
  if (thought.answered) return;
  if (thought.move) {
    thought.answered = true;
    const auto told = [this, task](const std::optional<tables::Answer>& answer) {
      if (!answer) ask_once_more(task);
    };
    return ledger_.put({{}, {}, tables::BotAnswer{task.question, task.seat, thought.move->move}},
                       life_.guard(told));
  }
  thought.late = true;
  const std::string& substitute = roster().of(*table().settings().game).substitute;
  thought.thinking = means_.thinkers.think(
      problem(task, substitute, 0),
      life_.guard([this, task](const std::optional<AnyMove>& move) { decided(task, move); }));
}

}  // namespace hastilude::server
