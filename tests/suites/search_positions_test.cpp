// Small positions of En Garde in which one action is right, whatever the hidden cards are.
#include <gtest/gtest.h>

#include "games/engarde/engarde.h"
#include "record/read.h"
#include "search/flat.h"
#include "search/halving.h"
#include "search/ismcts.h"
#include "support/match.h"

namespace hastilude::tests {
namespace {

using engarde::EnGarde;
using Found = search::Candidates<EnGarde>;

// The discard pile lies open, so that what is in it is known.
engarde::State position(std::string_view option, std::string_view lines) {
  const std::string text = "game engarde\nplayers 2\noption level " + std::string(option) +
                           "\noption discards all\nposition\n" + std::string(lines) + "begin\n";
  const auto records = record::read_records(text);
  EXPECT_TRUE(records.size() == 1 && records[0]) << text;
  return records[0]->reached.as<engarde::State>();
}

struct Question {
  View<engarde::State> view;
  engarde::Memory memory;

  explicit Question(const engarde::State& state)
      : view(hastilude::view<EnGarde>(state, Observer::of(state.board.turn))),
        memory(engarde::memory(view)) {}
};

constexpr std::uint32_t budget = 3000;
bool enough(std::uint32_t done) { return done >= budget; }

Found by_tree(const Question& question, search::Observers observers) {
  search::NodePool<EnGarde> pool(40'000);
  search::Ismcts<EnGarde> search(pool, {.observers = observers});
  Random random(1);
  return search.run(question.view, question.memory, match::Need::must, random, enough);
}

Found flatly(const Question& question) {
  Random random(1);
  return search::flat_search<EnGarde>(question.view, question.memory, match::Need::must,
                                      search::UniformPolicy<EnGarde>{}, search::ToTheEnd{}, random,
                                      enough);
}

Found by_halves(const Question& question) {
  Random random(1);
  const search::UniformPolicy<EnGarde> policy;
  const search::ToTheEnd to_the_end;
  return search::Halving<EnGarde, search::UniformPolicy<EnGarde>, search::ToTheEnd>(
             policy, to_the_end, budget)
      .run(question.view, question.memory, match::Need::must, random, enough);
}

// By its mean: flat search tries all equally often.
const search::Candidate<EnGarde>& best(const Found& found) {
  return *std::max_element(found.begin(), found.end(),
                           [](const auto& a, const auto& b) { return a.mean() < b.mean(); });
}

// What each search must expect of the right action. Flat search plays on at random after it.
struct Least {
  double tree;
  double flat;
};

// Whether each search finds an action that begins so.
void expect_found(const engarde::State& state, std::string_view action, Least least) {
  const Question question(state);
  for (const search::Observers observers : {search::Observers::one, search::Observers::each}) {
    const Found found = by_tree(question, observers);
    const search::Candidate<EnGarde>& choice = search::most_tried(found);
    EXPECT_TRUE(text_of<EnGarde>(*choice.move).starts_with(action))
        << text_of<EnGarde>(*choice.move);
    EXPECT_GE(choice.mean(), least.tree);
    EXPECT_GT(choice.tries, budget / 2) << "it is not sure of it";
  }
  const Found found = flatly(question);
  EXPECT_TRUE(text_of<EnGarde>(*best(found).move).starts_with(action));
  EXPECT_GE(best(found).mean(), least.flat);
  const Found halved = by_halves(question);
  EXPECT_TRUE(text_of<EnGarde>(*halved.front().move).starts_with(action));
  EXPECT_GE(halved.front().mean(), least.flat);
  if (halved.size() > 2) {
    EXPECT_GT(halved.front().tries, 2 * halved.back().tries) << "the worse were tried as often";
  }
}

// E10: three threes in hand and two in the discard pile leave none to parry with.
TEST(SearchPositions, an_attack_that_cannot_be_parried) {
  const engarde::State state = position(
      "standard", "strip 10 13\nhand @1 1 2 3 3 3\nhand @2 1 1 2 4 5\ndiscard 3 3\nscore 4 4\n");
  // An attack with any number of threes wins; all of them together are what must be found.
  const Found found = by_tree(Question(state), search::Observers::each);
  std::uint64_t attacks = 0;
  for (const search::Candidate<EnGarde>& candidate : found) {
    if (candidate.move->kind != engarde::Kind::attack) continue;
    attacks += candidate.tries;
    EXPECT_EQ(candidate.mean(), 1);
  }
  EXPECT_GT(attacks, budget * 8 / 10);
  EXPECT_EQ(best(flatly(Question(state))).move->kind, engarde::Kind::attack);
}

// The same with the attack a single card, so that there is one right action.
TEST(SearchPositions, the_one_attack_that_wins) {
  expect_found(position("standard",
                        "strip 10 13\nhand @1 1 2 2 3\nhand @2 1 1 2 4 5\n"
                        "discard 3 3 3 3\nscore 4 4\n"),
               "@1 attack 3x1", {1, 1});
}

// E7: on the basic level every attack hits.
TEST(SearchPositions, a_basic_attack_wins_at_once) {
  expect_found(position("basic", "strip 10 14\nturn @2\nhand @1 1 4 5\nhand @2 1 3 4\nscore 4 4\n"),
               "@2 attack 4x1", {1, 1});
}

// E14, E11: a retreat would leave it to chance; after the parry the only two that is left hits.
TEST(SearchPositions, a_parry_that_must_be_made) {
  expect_found(position("advanced",
                        "strip 10 12\nhand @1 2 2 5\nhand @2 1 1 3\ndiscard 2 2 2\n"
                        "score 4 4\nattack 2x1 advanced\n"),
               "@1 parry", {0.9, 0.5});
}

}  // namespace
}  // namespace hastilude::tests
