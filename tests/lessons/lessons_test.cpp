// Every lesson, played through by all its ways, with its words in every language; ways off it and
// back; and what is wrong with one that is written wrongly.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "core/notation.h"
#include "embedded/fluent_texts.h"
#include "lessons/lesson.h"
#include "lessons/run.h"
#include "record/line_text.h"
#include "support/files.h"
#include "support/positions.h"
#include "support/seed.h"
#include "texts/texts.h"

namespace hastilude::tests {
namespace {

using lessons::Ask;
using lessons::Branch;
using lessons::Lesson;
using lessons::Run;
using lessons::Stage;

const std::array games{"engarde", "ivanhoe", "castles"};

std::uint64_t seed() { return announced_seed("lessons"); }

std::vector<std::string> files_of(const std::string& game) {
  return files_under("lessons/" + game, ".txt");
}

std::shared_ptr<const Lesson> lesson_in(const std::string& file) {
  Result<Lesson, lessons::Error> lesson = lessons::read_lesson(read_text(file));
  if (lesson) return std::make_shared<const Lesson>(*lesson);
  ADD_FAILURE() << file << ':' << lesson.error().line << ": " << lesson.error().what.view();
  return nullptr;
}

std::vector<AnyMove> legal(const Run& run) {
  std::vector<AnyMove> moves;
  const match::Match& match = run.match();
  match.game().moves_seen(match.view_as_asked(run.lesson().you), [&](const AnyMove& move) {
    moves.push_back(move);
    return Visit::more;
  });
  return moves;
}

bool among(const GameApi& game, const std::vector<AnyMove>& moves, const AnyMove& move) {
  return std::any_of(moves.begin(), moves.end(),
                     [&](const AnyMove& one) { return game.same_move(one, move); });
}

// What somebody who learns reads on one way through a lesson, and what was tried on the way.
class Learner {
 public:
  explicit Learner(std::string file) : file_(std::move(file)), random_(seed()) {}

  // All ways from here to the end.
  void go(Run run) {
    const auto others = [this](Seat, const match::Question& question) { return decide(question); };
    for (int steps = 0; run.stage() != Stage::over; ++steps) {
      ASSERT_LT(steps, 200) << file_ << ": it does not end";
      if (run.stage() == Stage::asking) return answer(run);
      if (run.stage() == Stage::telling) read(run.words());
      run.next(others);
    }
    ++ends_;
    EXPECT_FALSE(run.stuck()) << file_ << ':' << run.stuck().value_or(0) << ": cannot happen; "
                              << due(run);
    EXPECT_EQ(run.broken(), std::vector<int>()) << file_ << ": does not hold in these lines";
    EXPECT_EQ(run.at(), run.of()) << file_;
  }

  int ends() const { return ends_; }
  int astray() const { return astray_; }
  const std::set<std::string>& used() const { return used_; }

 private:
  std::optional<AnyMove> decide(const match::Question& question) {
    return bots::find_bot(*question.game, "page")->choose(question, random_, {});
  }

  static std::string due(const Run& run) {
    return run.match().due() == Due::chance ? "chance is due" : "a decision is due";
  }

  void read(const std::string& id) {
    used_.insert(id);
    for (const texts::Language language : texts::languages) {
      const texts::Texts& texts = texts::in(language);
      EXPECT_TRUE(texts.has(id)) << file_ << ": " << id << " is missing in " << code(language);
      EXPECT_EQ(texts(id).find('{'), std::string::npos) << id;
    }
  }

  // Every answer that the lesson knows, and one that it does not.
  void answer(const Run& run) {
    const GameApi& game = run.match().game();
    const Ask& ask = *run.ask();
    read(run.words());
    if (!run.hint().empty()) read(run.hint());
    if (!ask.other.empty()) read(run.lesson().text_id(ask.other));
    const std::vector<AnyMove> moves = legal(run);
    std::vector<AnyMove> known = ask.wanted;
    bool any = false;
    for (const Branch& branch : ask.branches) {
      known.insert(known.end(), branch.moves.begin(), branch.moves.end());
      any = any || branch.moves.empty();
    }
    for (const AnyMove& move : known) {
      EXPECT_TRUE(among(game, moves, move))
          << file_ << ": " << record::line_text(game, move) << " is not possible there";
      if (among(game, moves, move)) go(after(run, move));
    }
    bool other_tried = false;
    for (const AnyMove& move : moves) {
      if (among(game, known, move) || other_tried) continue;
      other_tried = true;
      if (any) go(after(run, move));
      if (!any) stray(run, move);
    }
    EXPECT_TRUE(!any || other_tried) << file_ << ": nothing is left for 'otherwise'";
    Run free = run;
    free.try_freely();
    EXPECT_TRUE(free.is_free());
    stray(free, moves.front());
  }

  Run after(const Run& run, const AnyMove& move) {
    Run then = run;
    then.act(move, [this](Seat, const match::Question& question) { return decide(question); });
    return then;
  }

  // Plays on away from the lesson, and comes back to the question.
  void stray(const Run& from, const AnyMove& first) {
    const auto others = [this](Seat, const match::Question& question) { return decide(question); };
    Run run = after(from, first);
    ++astray_;
    for (int steps = 0; steps < 40 && run.stage() != Stage::lost; ++steps) {
      ASSERT_TRUE(run.stage() == Stage::astray || run.stage() == Stage::going)
          << file_ << ": " << name_of(run.stage());
      EXPECT_TRUE(texts::in(texts::Language::en).has(run.words())) << run.words();
      if (run.stage() == Stage::going) {
        run.next(others);
        continue;
      }
      const std::vector<AnyMove> moves = legal(run);
      ASSERT_FALSE(moves.empty());
      run.act(moves[random_.below(moves.size())], others);
    }
    run.back();
    EXPECT_EQ(run.stage(), Stage::asking);
    EXPECT_EQ(run.at(), from.at());
    EXPECT_EQ(run.told().size(), from.told().size());
    EXPECT_TRUE(run.match().game().same_state(run.match().state(), from.match().state()));
  }

  std::string file_;
  Random random_;
  int ends_ = 0;
  int astray_ = 0;
  std::set<std::string> used_;
};

// The question at which ways part.
const Ask* decision_of(const Lesson& lesson) {
  return lesson.steps.empty() ? nullptr : std::get_if<Ask>(&lesson.steps.back().is);
}

std::set<std::string> written(const std::string& game) {
  std::set<std::string> ids;
  texts::Bundle bundle(texts::Language::en);
  const std::string source = read_text("web/texts/en/lessons-" + game + ".ftl");
  bundle.add(source);
  for (const std::string_view id : bundle.ids()) ids.emplace(id);
  return ids;
}

TEST(Lessons, can_be_played_through_by_all_their_ways_in_every_language) {
  for (const std::string game : games) {
    std::set<std::string> used;
    for (const std::string& file : files_of(game)) {
      const auto lesson = lesson_in(file);
      if (!lesson) continue;
      EXPECT_EQ(lesson->game().name, game) << file;
      EXPECT_NE(file.find("-" + lesson->name + ".txt"), std::string::npos) << file;
      Learner learner(file);
      learner.go(lessons::Run(lesson, seed()));
      EXPECT_GE(learner.ends(), 2) << file;
      EXPECT_GE(learner.astray(), 2) << file;
      used.insert(learner.used().begin(), learner.used().end());
      used.insert(lesson->text_id({}));
    }
    EXPECT_EQ(used, written(game));
  }
}

TEST(Lessons, are_as_many_as_were_promised_and_end_with_a_decision) {
  const std::map<std::string, std::size_t> least{{"engarde", 5}, {"ivanhoe", 6}, {"castles", 5}};
  for (const std::string game : games) {
    const std::vector<std::string> files = files_of(game);
    EXPECT_GE(files.size(), least.at(game));
    for (const std::string& file : files) {
      const auto lesson = lesson_in(file);
      if (!lesson) continue;
      const Ask* const ask = decision_of(*lesson);
      ASSERT_NE(ask, nullptr) << file;
      EXPECT_GE(ask->branches.size(), 2U) << file;
      EXPECT_EQ(lesson->then.has_value(), file == files.back()) << file;
      if (!lesson->then) continue;
      EXPECT_NE(bots::find_bot(lesson->game(), lesson->then->bot), nullptr) << file;
    }
  }
}

// As the page has them tried (web/src/pages/examples.ts).
std::string tried(const std::string& record) {
  return record + "\n\nlesson try\nask try\notherwise\nsay try\n";
}

// The first words of what can be done.
std::set<std::string> kinds_of(const std::vector<AnyMove>& moves, const GameApi& game) {
  std::set<std::string> kinds;
  for (const AnyMove& move : moves) kinds.emplace(Words(notation_of(game, move).view()).next());
  return kinds;
}

TEST(Lessons, examples_can_be_played_on_from) {
  for (const std::string game : games) {
    const std::vector<std::string> files = files_under("lessons/examples/" + game, ".txt");
    EXPECT_GE(files.size(), 6U);
    std::set<std::string> shown;
    for (const std::string& file : files) {
      const std::string text = read_text(file);
      const auto lesson = lessons::read_lesson(tried(text));
      ASSERT_TRUE(lesson) << file << ':' << lesson.error().line << lesson.error().what.view();
      const lessons::Run run(std::make_shared<const Lesson>(*lesson), seed());
      EXPECT_EQ(run.stage(), Stage::asking) << file;
      EXPECT_TRUE(text.starts_with("; ")) << file;
      const std::string name =
          file.substr(file.rfind('/') + 1, file.rfind('.') - file.rfind('/') - 1);
      const auto cards = lesson->game().card_names;
      if (std::find(cards.begin(), cards.end(), name) == cards.end()) continue;
      shown.insert(name);
      EXPECT_TRUE(kinds_of(legal(run), lesson->game()).contains(name)) << file;
    }
    // Every action card of Ivanhoe has one.
    EXPECT_EQ(shown.size(), game == "ivanhoe" ? 17U : 0U);
  }
}

// What an example says that it shows, as a record for the suite `positions`: the lines that stand
// behind `; shows`.
std::string proof_of(const std::string& example) {
  const std::string mark = "; shows ";
  std::string proof;
  for (const std::string& line : lines_of(example))
    proof += (line.starts_with(mark) ? line.substr(mark.size()) : line) + "\n";
  return proof;
}

// Its question and answer are read by whoever wants to know: each must be so.
TEST(Lessons, answers_to_questions_are_so_by_the_rules) {
  const std::map<std::string, int> least{{"engarde", 8}, {"ivanhoe", 24}, {"castles", 8}};
  for (const std::string game : games) {
    const std::string texts = read_text("web/texts/en/questions-" + game + ".ftl");
    int questions = 0;
    for (const std::string& file : files_under("lessons/examples/" + game, ".txt")) {
      const std::string text = read_text(file);
      const std::string name =
          file.substr(file.rfind('/') + 1, file.rfind('.') - file.rfind('/') - 1);
      const bool asks = text.find("\n; shows ") != std::string::npos;
      EXPECT_EQ(texts.find("\nquestion-" + game + "-" + name + " = ") != std::string::npos, asks)
          << file;
      if (!asks) continue;
      ++questions;
      const PositionsReport report = check_positions(proof_of(text));
      EXPECT_EQ(report.records, 1) << file;
      EXPECT_GT(report.checks, 0) << file;
      for (const PositionFailure& failure : report.failures)
        ADD_FAILURE() << file << ':' << failure.line << ": " << failure.what;
    }
    EXPECT_GE(questions, least.at(game));
  }
}

// A lesson that is right, to be made wrong.
std::string small_lesson(const std::string& script) {
  return "game engarde\nplayers 2\noption level basic\nposition\nstrip 5 9\nhand @1 1 2 4\n"
         "hand @2 3\nbegin\n\nlesson small\n" +
         script;
}

TEST(Lessons, are_read_line_by_line) {
  const auto lesson =
      lessons::read_lesson(small_lesson("say first ; why\nask go\nwant attack 4x1\n"));
  ASSERT_TRUE(lesson);
  EXPECT_EQ(lesson->text_id("first"), "lesson-engarde-small-first");
  EXPECT_EQ(lesson->steps.size(), 2U);
}

TEST(Lessons, say_where_they_are_wrong) {
  const std::vector<std::pair<std::string, int>> wrong{
      {"say a\nwant attack 4x1\n", 12},                             // of no question
      {"ask a\n", 11},                                              // wants nothing
      {"ask a\nwant dance\n", 12},                                  // no move
      {"ask a\nwhen attack 4x1\n", 11},                             // a branch without words
      {"round @1\n", 11},                                           // an announcement
      {"you @3\n", 11},                                             // no such seat
      {"say a\nthen game 7 page\n", 12},                            // too many players
      {"say a\nthen game 2 page colour=red\n", 12},                 // no such option
      {"", 10},                                                     // nothing happens
      {"say a\n\ngame engarde\nplayers 2\nposition\nbegin\n", 13},  // another level
  };
  for (const auto& [script, line] : wrong) {
    const auto lesson = lessons::read_lesson(small_lesson(script));
    ASSERT_FALSE(lesson) << script;
    EXPECT_EQ(lesson.error().line, line) << script << lesson.error().what.view();
  }
  EXPECT_FALSE(lessons::read_lesson("say a\n"));
  EXPECT_FALSE(lessons::read_lesson(""));
}

// What happens by itself must be legal, and what is relied on so.
TEST(Lessons, find_what_cannot_happen_and_does_not_hold) {
  const auto none = [](Seat, const match::Question&) { return std::optional<AnyMove>(); };
  const auto lesson = lessons::read_lesson(
      small_lesson("holds strip 5 9\nholds strip 5 8\nsay a\n@2 forward 3\nsay b\n"));
  ASSERT_TRUE(lesson);
  lessons::Run run(std::make_shared<const Lesson>(*lesson), 1);
  EXPECT_EQ(run.broken(), std::vector<int>{12});
  run.next(none);
  run.next(none);
  EXPECT_EQ(run.stuck(), 14);
}

}  // namespace
}  // namespace hastilude::tests
