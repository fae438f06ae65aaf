// A lesson as somebody goes through it: what is said and asked now, what came of it, and ways back.
// Whoever answers otherwise than the lesson wants plays on freely, against whoever is handed over,
// until they go back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/named_enum.h"
#include "core/random.h"
#include "lessons/lesson.h"
#include "match/drive.h"
#include "match/match.h"

namespace hastilude::lessons {

// telling: words are read, then next(); going: next() carries out what is due; asking: a decision
// is wanted; astray: the same, away from the lesson; lost: away from it, where the game has ended.
HASTILUDE_NAMED_ENUM(Stage, telling, going, asking, astray, lost, over)

// A line that has happened, with the state as it lay just before it.
struct Told {
  AnyState before;
  match::Line line;
};

class Run {
 public:
  // `seed` is for what happens away from the lesson.
  Run(std::shared_ptr<const Lesson> lesson, std::uint64_t seed);

  const Lesson& lesson() const { return *lesson_; }
  const match::Match& match() const { return match_; }
  const std::vector<Told>& told() const { return told_; }

  Stage stage() const;
  // What is to be read now, by the name of its text; empty: nothing.
  std::string words() const;
  std::string hint() const;
  // The question that the script stands at, if it stands at one.
  const Ask* ask() const;
  // How many things were said and asked up to now, and how many there are in all.
  int at() const { return at_; }
  int of() const;
  bool is_free() const { return free_; }
  // How often the table began anew: what was told before belongs to another scene.
  int scene() const { return scene_; }
  // Whether there is a question to go back to.
  bool has_back() const { return !marks_.empty(); }

  // Goes on by one line, or from what was told.
  void next(match::Decide others);
  // A legal decision of who learns, while something is asked.
  void act(const AnyMove& move, match::Decide others);
  // From now on whatever is played leads away from the lesson, the wanted move too.
  void try_freely() { free_ = true; }
  // To the question that was answered last.
  void back();

  // What the lesson relies on and is not so.
  const std::vector<int>& broken() const { return broken_; }
  // The line of the script that could not happen.
  std::optional<int> stuck() const { return stuck_; }

 private:
  // A question before it was answered.
  struct Mark {
    match::Match match;
    std::vector<Told> told;
    const Steps* steps;
    std::size_t index;
    int at;
    int scene;
  };

  const Step* step() const { return index_ < steps_->size() ? &(*steps_)[index_] : nullptr; }
  Stage stage_off() const;
  // Who is asked along with others and of whom the script says nothing lets it pass.
  std::optional<AnyMove> silence() const;
  void arrive();
  void play(const AnyMove& move);
  void go_on_off(const std::optional<AnyMove>& own, match::Decide others);
  void branch_off(const Ask& ask, const AnyMove& move);
  bool holds(std::string_view line) const;

  std::shared_ptr<const Lesson> lesson_;
  match::Match match_;
  Random random_;
  std::vector<Told> told_;
  const Steps* steps_;
  std::size_t index_ = 0;
  int at_ = 0;
  int scene_ = 0;
  bool free_ = false;
  bool off_ = false;
  std::vector<Mark> marks_;
  std::vector<int> broken_;
  std::optional<int> stuck_;
};

}  // namespace hastilude::lessons
