#include "lessons/run.h"

#include <algorithm>

#include "core/notation.h"
#include "record/replayed.h"

namespace hastilude::lessons {
namespace {

bool is_stop(const Step& step) {
  return std::holds_alternative<Say>(step.is) || std::holds_alternative<Ask>(step.is);
}

// How many things are said and asked, by the longest way.
int stops(const Steps& steps) {
  int count = 0;
  for (const Step& step : steps) {
    count += is_stop(step) ? 1 : 0;
    const auto* const ask = std::get_if<Ask>(&step.is);
    if (ask == nullptr) continue;
    int longest = 0;
    for (const Branch& branch : ask->branches) longest = std::max(longest, stops(branch.steps));
    count += longest;
  }
  return count;
}

bool is_among(const GameApi& game, const std::vector<AnyMove>& moves, const AnyMove& move) {
  return std::any_of(moves.begin(), moves.end(),
                     [&](const AnyMove& one) { return game.same_move(one, move); });
}

}  // namespace

Run::Run(std::shared_ptr<const Lesson> lesson, std::uint64_t seed)
    : lesson_(std::move(lesson)),
      match_(record::replayed(lesson_->begins)),
      random_(seed),
      steps_(&lesson_->steps) {
  arrive();
}

// ---- where we are

const Ask* Run::ask() const {
  const Step* const now = step();
  return now == nullptr ? nullptr : std::get_if<Ask>(&now->is);
}

Stage Run::stage() const {
  if (off_) return stage_off();
  const Step* const now = step();
  if (now == nullptr || stuck_) return Stage::over;
  if (std::holds_alternative<Say>(now->is)) return Stage::telling;
  return ask() != nullptr && !silence() ? Stage::asking : Stage::going;
}

Stage Run::stage_off() const {
  if (match_.over()) return Stage::lost;
  const bool asked = match_.due() == Due::decision && match_.is_asked(lesson_->you);
  return asked ? Stage::astray : Stage::going;
}

std::string Run::words() const {
  if (off_) {
    const Mark& from = marks_.back();
    const auto* const question = std::get_if<Ask>(&(*from.steps)[from.index].is);
    const bool told = !free_ && question != nullptr && !question->other.empty();
    return told ? lesson_->text_id(question->other) : std::string("lesson-astray");
  }
  const Step* const now = step();
  if (now == nullptr) return {};
  if (const auto* const say = std::get_if<Say>(&now->is)) return lesson_->text_id(say->words);
  return ask() != nullptr ? lesson_->text_id(ask()->words) : std::string();
}

std::string Run::hint() const {
  const Ask* const asked = off_ ? nullptr : ask();
  return asked == nullptr || asked->hint.empty() ? std::string() : lesson_->text_id(asked->hint);
}

int Run::of() const {
  // On a branch the others do not count any more.
  if (steps_ == &lesson_->steps) return stops(lesson_->steps);
  int before = 0;
  for (const Step& one : lesson_->steps) before += is_stop(one) ? 1 : 0;
  return before + stops(*steps_);
}

std::optional<AnyMove> Run::silence() const {
  if (match_.due() != Due::decision || match_.asking() == Asking::turn) return {};
  const Seat seat = *match_.asked().begin();
  const GameApi& game = match_.game();
  if (const Step* const now = step()) {
    const auto* const happens = std::get_if<Happens>(&now->is);
    const bool told = happens != nullptr && game.role(happens->move) == Role::decision &&
                      game.mover(happens->move) == seat;
    if (told || (ask() != nullptr && seat == lesson_->you)) return {};
  }
  return game.silence(match_.state(), seat);
}

bool Run::holds(std::string_view line) const {
  bool found = false;
  NotationLines lines([&](std::string_view one) { found = found || one == line; });
  const AnyView view = match_.view(Observer::all());
  match_.game().write_position(view, lines);
  match_.game().write_facts(view, lines);
  return found;
}

// ---- going on

// At a step: what is relied on is looked at in passing, what is said or asked counts.
void Run::arrive() {
  for (; step() != nullptr; ++index_) {
    const auto* const relied = std::get_if<Holds>(&step()->is);
    if (relied == nullptr) break;
    if (!holds(relied->line)) broken_.push_back(step()->line);
  }
  if (step() != nullptr && is_stop(*step())) ++at_;
}

void Run::play(const AnyMove& move) {
  match_.play(move, [this](const AnyState& before, const match::Line& line) {
    told_.push_back({before, line});
  });
}

void Run::next(match::Decide others) {
  if (off_) {
    if (stage() == Stage::going) go_on_off({}, others);
    return;
  }
  if (stage() != Stage::telling && stage() != Stage::going) return;
  if (const auto silent = stage() == Stage::going ? silence() : std::nullopt) return play(*silent);
  if (const auto* const happens = std::get_if<Happens>(&step()->is)) {
    if (match_.course().check(happens->move)) {
      stuck_ = step()->line;
      return;
    }
    play(happens->move);
  }
  if (const auto* const scene = std::get_if<Scene>(&step()->is)) {
    match_ = record::replayed(scene->begins);
    told_.clear();
    ++scene_;
  }
  ++index_;
  arrive();
}

void Run::act(const AnyMove& move, match::Decide others) {
  if (stage() == Stage::astray) return go_on_off(move, others);
  if (stage() != Stage::asking) return;
  const Ask& asked = *ask();
  marks_.push_back({match_, told_, steps_, index_, at_, scene_});
  if (free_) {
    off_ = true;
    return go_on_off(move, others);
  }
  branch_off(asked, move);
  play(move);
  if (!off_) arrive();
}

void Run::branch_off(const Ask& asked, const AnyMove& move) {
  const GameApi& game = match_.game();
  if (is_among(game, asked.wanted, move)) {
    ++index_;
    return;
  }
  for (const Branch& branch : asked.branches) {
    if (!branch.moves.empty() && !is_among(game, branch.moves, move)) continue;
    steps_ = &branch.steps;
    index_ = 0;
    return;
  }
  off_ = true;
}

void Run::go_on_off(const std::optional<AnyMove>& own, match::Decide others) {
  const auto chance = [this](const GameApi& game, const AnyState& state) {
    return game.sample(state, random_);
  };
  // Nobody acts out of turn here: it would take away what was decided.
  const auto decide = [&](Seat seat, const match::Question& question) -> std::optional<AnyMove> {
    if (question.need == match::Need::may) return {};
    return seat == lesson_->you ? own : others(seat, question);
  };
  match::step(match_, chance, decide, [this](const AnyState& before, const match::Line& line) {
    told_.push_back({before, line});
  });
}

void Run::back() {
  if (marks_.empty()) return;
  const Mark mark = marks_.back();
  marks_.pop_back();
  match_ = mark.match;
  told_ = mark.told;
  steps_ = mark.steps;
  index_ = mark.index;
  at_ = mark.at;
  scene_ = mark.scene;
  off_ = free_ = false;
}

}  // namespace hastilude::lessons
