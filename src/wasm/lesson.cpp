#include "wasm/lesson.h"

#include <utility>

#include "bots/bots.h"
#include "core/notation.h"
#include "table/read_decision.h"
#include "wire/json_writer.h"

namespace hastilude::wasm {
namespace {

constexpr std::string_view table_name = "lesson";
// Who plays where the lesson does not say what happens: one that thinks for no time at all.
constexpr std::string_view partner = "page";
inline const std::string learner = "me";

std::string error_text(const lessons::Error& error) {
  wire::JsonWriter json;
  json.object([&] {
    json.member("line", error.line);
    json.member("what", error.what.view());
  });
  return json.take();
}

// A bot's decision; random where there is no such bot, or it errs.
class Partners {
 public:
  explicit Partners(std::uint64_t seed) : random_(seed) {}

  std::optional<AnyMove> operator()(Seat, const match::Question& question) {
    const bots::Bot* const bot = bots::find_bot(*question.game, partner);
    const std::optional<AnyMove> move =
        bot == nullptr ? std::nullopt : bot->choose(question, random_, {});
    if (move && !question.game->check_seen(question.view, *move)) return move;
    return bots::choose_at_random(question, random_);
  }

 private:
  Random random_;
};

// Two JSON texts as members of one.
std::string joined(std::string_view panel, std::string_view key, std::string_view message) {
  std::string text = "{\"panel\":";
  text.append(panel).append(",\"").append(key).append("\":");
  return text.append(message.empty() ? "null" : message).append("}");
}

void text_or_null(wire::JsonWriter& json, std::string_view key, const std::string& text) {
  if (text.empty()) return json.member(key, nullptr);
  json.member(key, text);
}

void real_game(wire::JsonWriter& json, const std::optional<lessons::RealGame>& real) {
  if (!real) return json.member("game", nullptr);
  json.object("game", [&] {
    json.member("players", real->players);
    json.member("bot", real->bot);
    json.object("options", [&] {
      for (const auto& [key, value] : real->options) json.member(key, value);
    });
  });
}

}  // namespace

LessonTable::LessonTable(std::shared_ptr<const lessons::Lesson> lesson, std::string name,
                         std::uint64_t seed)
    : settings_{.game = lesson->begins.head.game, .setup = lesson->begins.head.setup},
      name_(std::move(name)),
      seed_(seed),
      run_(std::move(lesson), seed) {}

Result<LessonTable, std::string> LessonTable::open(std::string_view text, std::string name,
                                                   std::uint64_t seed) {
  Result<lessons::Lesson, lessons::Error> lesson = lessons::read_lesson(text);
  if (!lesson) return error_text(lesson.error());
  return LessonTable(std::make_shared<const lessons::Lesson>(std::move(*lesson)), std::move(name),
                     seed);
}

// ---- what is shown

template <class Use>
std::string LessonTable::with_shown(Use use) const {
  const auto name = [this](const std::string& person) {
    return person == learner ? name_ : std::string();
  };
  return use(wire::Shown{std::string(table_name), settings_, name});
}

// A move that the question wants, for who asks to be shown it.
std::string LessonTable::wanted() const {
  const lessons::Ask* const ask = run_.ask();
  if (run_.stage() != lessons::Stage::asking || ask->wanted.empty()) return {};
  return std::string(notation_of(*settings_.game, ask->wanted.front()).view());
}

std::string LessonTable::panel() const {
  wire::JsonWriter json;
  json.object([&] {
    json.member("name", run_.lesson().name);
    json.member("stage", lessons::name_of(run_.stage()));
    text_or_null(json, "words", run_.words());
    text_or_null(json, "hint", run_.hint());
    text_or_null(json, "wanted", wanted());
    json.member("at", run_.at());
    json.member("of", run_.of());
    json.member("free", run_.is_free());
    json.member("back", run_.has_back());
    real_game(json, run_.lesson().then);
  });
  return json.take();
}

tables::Now LessonTable::now() const {
  const GameApi& game = *settings_.game;
  const match::Match& match = run_.match();
  const Seat you = run_.lesson().you;
  tables::Now now{.time = number_,
                  .stage = match.over() ? tables::Stage::over : tables::Stage::playing,
                  .you = you,
                  .view = match.view(Observer::of(you)),
                  .winners = game.winners(match.state())};
  for (const Seat seat : SeatSet::all(settings_.players()))
    now.places.push_back(seat == you ? tables::Place{.person = learner}
                                     : tables::Place{.bot = std::string(partner)});
  if (match.due() != Due::decision) return now;
  const SeatList asked = match.asked();
  now.question =
      tables::QuestionShown{.kind = match.asking(), .asked = {asked.begin(), asked.end()}};
  const lessons::Stage stage = run_.stage();
  if (stage != lessons::Stage::asking && stage != lessons::Stage::astray) return now;
  now.view = match.view_as_asked(you);
  now.choices.emplace().must = true;
  game.choices(
      *now.view,
      [&](const AnyMove& move) {
        now.choices->moves.push_back(move);
        return Visit::more;
      },
      [&](const Pick& pick) { now.choices->picks.push_back(pick); });
  return now;
}

std::vector<match::Line> LessonTable::seen(std::size_t from) const {
  std::vector<match::Line> lines;
  const auto& told = run_.told();
  for (std::size_t i = from; i < told.size(); ++i)
    lines.push_back(match::seen(*settings_.game, told[i].before, told[i].line,
                                Observer::of(run_.lesson().you)));
  return lines;
}

std::string LessonTable::begin() const {
  const std::string table = with_shown([&](const wire::Shown& shown) {
    const wire::Snapshot snapshot{.number = number_,
                                  .invitation = {},
                                  .lines = {.lines = seen(0)},
                                  .now = wire::told_once(shown, now()),
                                  .talk = {}};
    return wire::snapshot(shown, snapshot);
  });
  return joined(panel(), "shown", table);
}

std::string LessonTable::changed(const Before& before) {
  ++number_;
  if (run_.scene() != before.scene) return begin();
  const std::size_t told = run_.told().size();
  const bool undone = told < before.told;
  tables::Event event{.number = number_,
                      .kind = undone ? tables::EventKind::undone : tables::EventKind::played,
                      .lines = undone ? std::vector<match::Line>() : seen(before.told)};
  if (undone) event.back_to = static_cast<int>(told);
  const tables::Now then = now();
  return joined(panel(), "event", with_shown([&](const wire::Shown& shown) {
                  const wire::NowTold stands = wire::told_once(shown, then);
                  return wire::event(shown, event, &stands);
                }));
}

// ---- what is done

std::string LessonTable::next() {
  const Before was = before();
  Partners partners(++seed_);
  run_.next(partners);
  return changed(was);
}

std::string LessonTable::back() {
  const Before was = before();
  run_.back();
  return changed(was);
}

std::string LessonTable::try_freely() {
  run_.try_freely();
  return changed(before());
}

Result<AnyMove, tables::Refused> LessonTable::read(std::string_view move) const {
  const GameApi& game = *settings_.game;
  const std::optional<AnyMove> read = tables::read_decision(settings_, run_.lesson().you, move);
  if (!read) return tables::Refused{tables::Denial::unreadable};
  const AnyView view = run_.match().view_as_asked(run_.lesson().you);
  if (const std::optional<Refusal> refusal = game.check_seen(view, *read))
    return tables::Refused{tables::Denial::rule, *refusal};
  return *read;
}

std::optional<tables::Refused> LessonTable::why_not(std::string_view move) const {
  const Result<AnyMove, tables::Refused> legal = read(move);
  return legal ? std::nullopt : std::optional(legal.error());
}

std::string LessonTable::refused(std::string_view id, const tables::Refused& refused) const {
  return with_shown([&](const wire::Shown& shown) { return wire::refused(shown, id, refused); });
}

Result<std::string, tables::Refused> LessonTable::act(std::string_view text) {
  const lessons::Stage stage = run_.stage();
  if (stage != lessons::Stage::asking && stage != lessons::Stage::astray)
    return tables::Refused{tables::Denial::not_asked};
  const Result<AnyMove, tables::Refused> move = read(text);
  if (!move) return move.error();
  const Before was = before();
  Partners partners(++seed_);
  run_.act(*move, partners);
  return changed(was);
}

}  // namespace hastilude::wasm
