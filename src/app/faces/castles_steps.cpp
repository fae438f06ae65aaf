// Armies (C9) and bids (C15) put together step by step: the castle, what the army has in common,
// its cards one by one in any order; each step says what is still missing.
#include <algorithm>
#include <cctype>
#include <optional>

#include "app/faces/castles.h"
#include "core/text.h"

namespace hastilude::app::castles_parts {

using castles::Board;
using castles::Cards;
using castles::castle_count;
using castles::Kind;
using castles::Stage;

namespace {

// What an army has in common: the groups of armies.h, and heroes alone.
constexpr std::size_t heroes_alone = castles::groups;
constexpr std::array<std::string_view, castles::groups + 1> group_names{
    "foot", "archers", "crossbows", "horse", "coat-1", "coat-2", "coat-3", "coat-4", "heroes"};

Cards heroes_of(const Cards& cards) {
  Cards found;
  for (int hero = castles::soldiers; hero < castles::card_count; ++hero)
    found.add(hero, cards[hero]);
  return found;
}

Cards soldiers_of(const Cards& cards, std::size_t group) {
  Cards found;
  if (group == heroes_alone) return found;
  for (std::size_t place = 0; place < castles::places; ++place) {
    const int card = castles::soldier_at(group, place);
    found.add(card, cards[card]);
  }
  return found;
}

// ---- what was chosen so far

struct Chosen {
  Kind kind = Kind::attack;  // or bid
  std::optional<int> castle;
  std::optional<std::size_t> group;
  Cards cards;
};

std::optional<std::size_t> group_named(std::string_view word) {
  const auto found = std::find(group_names.begin(), group_names.end(), word);
  if (found == group_names.end()) return {};
  return static_cast<std::size_t>(found - group_names.begin());
}

// "attack", "attack k10", "attack k10 foot f1", "bid a1": nothing, if it is none of these.
std::optional<Chosen> chosen_by(std::string_view text) {
  Words words(text);
  Chosen chosen;
  if (words.take("bid")) {
    chosen.kind = Kind::bid;
  } else if (!words.take("attack")) {
    return {};
  } else if (!words.done()) {
    const Result<int, Complaint> castle = castles::read_castle(words);
    if (!castle) return {};
    chosen.castle = *castle;
    chosen.group = group_named(words.peek());
    if (chosen.group) words.next();
  }
  while (!words.done()) {
    const Result<int, Complaint> card = castles::read_card(words);
    if (!card || chosen.cards.total() == castles::deck_size) return {};
    chosen.cards.add(*card);
  }
  return chosen;
}

// ---- attacks

// A choice that shows only what it adds to the words so far.
Choice adding(std::string_view words, std::string_view more, std::string note) {
  return {.words = std::string(words) + " " + std::string(more),
          .note = std::move(note),
          .action = nullptr,
          .label = std::string(more)};
}

const Action* action_with(const Actions& actions, const Chosen& chosen) {
  const auto found = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
    const castles::Move& move = move_of(action.move);
    return move.kind == chosen.kind && move.cards == chosen.cards &&
           (chosen.kind == Kind::bid || move.castle == *chosen.castle);
  });
  return found == actions.end() ? nullptr : &*found;
}

// The actions that are complete as they stand in the list.
void add_actions(Step& step, const Actions& actions, bool (*wanted)(const castles::Move&)) {
  for (const Action& action : actions) {
    if (wanted(move_of(action.move))) step.choices.push_back({action.text, "", &action, ""});
  }
}

// C9: which castle. What cannot be attacked is said, with what is missing.
Step choose_castle(const Scene& scene) {
  Step step;
  const Board& board = board_of(scene.view);
  const int largest = largest_army(own_hand(scene));
  std::vector<std::string> closed;
  for (int castle = 0; castle < castle_count; ++castle) {
    const int least = needed(board, castle);
    const std::string name = name_of_castle(castle);
    if (least > largest) {
      closed.push_back(say(scene, "step-closed", {{"castle", name}, {"missing", least - largest}}));
      continue;
    }
    step.choices.push_back(
        {"attack " + name, least == 1
                               ? say(scene, "step-empty")
                               : say(scene, "step-least", {{"cards", scene.cast.cards(least)}})});
  }
  if (!closed.empty()) step.note = say(scene, "step-too-few", {{"castles", joined(scene, closed)}});
  return step;
}

// A coat of arms adds nothing to the kinds unless two different soldiers bear it.
bool stands_for_itself(std::size_t group, const Cards& soldiers) {
  if (group == heroes_alone) return true;
  int different = 0;
  for_each_kind(soldiers, [&](int, int) { ++different; });
  return different > (group < castles::kinds_of_soldier ? 0 : 1);
}

// The groups that can bring enough cards and fit those chosen so far.
std::vector<std::size_t> open_groups(const Chosen& chosen, const Cards& hand, int least) {
  std::vector<std::size_t> open;
  const int leaders = heroes_of(hand).total();
  const Cards fighting = chosen.cards - heroes_of(chosen.cards);
  for (std::size_t group = 0; group <= heroes_alone; ++group) {
    if (chosen.group && *chosen.group != group) continue;
    const Cards soldiers = soldiers_of(hand, group);
    if (!stands_for_itself(group, soldiers)) continue;
    if (soldiers.total() + leaders >= std::max(1, least) && soldiers.includes(fighting))
      open.push_back(group);
  }
  return open;
}

std::string garrison_text(const Scene& scene, int castle) {
  const int held = board_of(scene.view).garrison[static_cast<std::size_t>(castle)].total();
  if (held == 0) return say(scene, "step-one");
  return say(scene, "step-against",
             {{"cards", scene.cast.cards(held)}, {"least", number_word(scene, held + 1)}});
}

// The cards of a group, or how many they are if they are many.
std::string group_text(const Scene& scene, std::size_t group) {
  const Cards& hand = own_hand(scene);
  constexpr int many = 7;
  const Cards soldiers = soldiers_of(hand, group);
  const Cards leaders = heroes_of(hand);
  if (soldiers.total() >= many) {
    const std::string cards = scene.cast.cards(soldiers.total());
    return leaders.empty() ? cards : say(scene, "step-heroes", {{"cards", cards}});
  }
  if (soldiers.empty() || leaders.empty()) return listed(soldiers + leaders);
  return listed(soldiers) + " + " + listed(leaders);
}

// A few armies are listed at once.
constexpr std::size_t few = 9;

Step choose_group(const Scene& scene, const Actions& actions, std::string_view words,
                  const Chosen& chosen) {
  Step step{.note = garrison_text(scene, *chosen.castle), .choices = {}};
  for (const Action& action : actions) {
    const castles::Move& move = move_of(action.move);
    if (move.kind == Kind::attack && move.castle == *chosen.castle)
      step.choices.push_back({action.text, "", &action, listed(move.cards)});
  }
  if (step.choices.size() <= few) return step;
  step.choices.clear();
  const Cards& hand = own_hand(scene);
  const int least = needed(board_of(scene.view), *chosen.castle);
  for (const std::size_t group : open_groups(chosen, hand, least))
    step.choices.push_back(adding(words, group_names[group], group_text(scene, group)));
  return step;
}

// All cards of the group at once, without and with the heroes.
void add_whole_group(Step& step, const Scene& scene, const Actions& actions, const Chosen& chosen) {
  const Cards& hand = own_hand(scene);
  for (const Cards& heroes : {Cards{}, heroes_of(hand)}) {
    Chosen whole = chosen;
    whole.cards = soldiers_of(hand, *chosen.group) + heroes;
    const Action* const action = action_with(actions, whole);
    const bool twice = !step.choices.empty() && step.choices.back().action == action;
    if (action != nullptr && !twice)
      step.choices.push_back(
          {action->text,
           say(scene, "step-all", {{"count", number_word(scene, whole.cards.total())}}), action,
           ""});
  }
}

// The cards that can still be added, each kind once.
void add_cards(Step& step, const Scene& scene, std::string_view words, const Cards& left) {
  for_each_kind(left, [&](int card, int count) {
    const std::string note =
        count == 1 ? "" : say(scene, "step-left", {{"count", number_word(scene, count)}});
    step.choices.push_back(adding(words, name_of_card(card), note));
  });
}

Step choose_army(const Scene& scene, const Actions& actions, std::string_view words,
                 const Chosen& chosen) {
  Step step;
  const Cards& hand = own_hand(scene);
  const int least = needed(board_of(scene.view), *chosen.castle);
  if (const Action* action = action_with(actions, chosen))
    step.choices.push_back({action->text, say(scene, "step-attack"), action, ""});
  if (chosen.cards.empty()) add_whole_group(step, scene, actions, chosen);
  Cards left;
  for (const std::size_t group : open_groups(chosen, hand, least)) {
    const Cards fitting = soldiers_of(hand, group) + heroes_of(hand);
    for (const int card : fitting.kinds()) {
      if (left[card] == 0 && fitting[card] > chosen.cards[card])
        left.add(card, fitting[card] - chosen.cards[card]);
    }
  }
  add_cards(step, scene, words, left);
  const std::string size = scene.cast.cards(chosen.cards.total());
  if (chosen.cards.empty()) {
    step.note = garrison_text(scene, *chosen.castle);
  } else if (least > chosen.cards.total()) {
    step.note =
        say(scene, "step-needed",
            {{"cards", size}, {"missing", number_word(scene, least - chosen.cards.total())}});
  } else {
    step.note = say(scene, left.empty() ? "step-enough" : "step-enough-more", {{"cards", size}});
  }
  return step;
}

// ---- bids

Step choose_bid(const Scene& scene, const Actions& actions, const Chosen& chosen,
                std::string_view words) {
  Step step;
  const int room = castles::most_bid - chosen.cards.total();
  if (const Action* action = action_with(actions, chosen); action && !chosen.cards.empty())
    step.choices.push_back({action->text, say(scene, "step-bid"), action, ""});
  if (room > 0) add_cards(step, scene, words, own_hand(scene) - chosen.cards);
  if (!chosen.cards.empty()) {
    step.note = room > 0 ? say(scene, "step-more", {{"count", number_word(scene, room)}})
                         : say(scene, "step-most");
    return step;
  }
  add_actions(step, actions, [](const castles::Move& move) {
    return move.lord != nobody || move.kind == Kind::decline;
  });
  step.note = say(scene, "step-what");
  return step;
}

// The first list: what is done in one go, and ways into the rest.
Step first_step(const Scene& scene, const Actions& actions) {
  if (board_of(scene.view).pending.stage == Stage::bid)
    return choose_bid(scene, actions, *chosen_by("bid"), "bid");
  Step step = choose_castle(scene);
  add_actions(step, actions, [](const castles::Move& move) { return move.kind != Kind::attack; });
  return step;
}

}  // namespace

Step step(const Scene& scene, const Actions& actions, std::string_view words) {
  const Stage stage = board_of(scene.view).pending.stage;
  const bool own_turn = stage == Stage::attack && scene.cast.is_you(board_of(scene.view).turn);
  const std::optional<Chosen> chosen = chosen_by(words);
  if (chosen && !own_hand(scene).includes(chosen->cards))
    return step_by_words(scene, actions, words);
  if (stage == Stage::bid && words.empty()) return first_step(scene, actions);
  if (own_turn && words.empty()) return first_step(scene, actions);
  if (stage == Stage::bid && chosen && chosen->kind == Kind::bid)
    return choose_bid(scene, actions, *chosen, words);
  if (!own_turn || !chosen || chosen->kind != Kind::attack)
    return step_by_words(scene, actions, words);
  if (!chosen->castle) return choose_castle(scene);
  if (!chosen->group && chosen->cards.empty()) return choose_group(scene, actions, words, *chosen);
  return choose_army(scene, actions, words, *chosen);
}

// ---- typing

namespace {

// The word that an answer may leave out: "f1" keeps, offers or bids it, "k10 f1" attacks.
std::string_view left_out(Stage stage, std::string_view first) {
  const bool castle = first.starts_with('k') && first != "keep";
  const bool blazon = first.size() == 2 && first[0] == 'b';
  Words words(first);
  const bool card = static_cast<bool>(castles::read_card(words));
  switch (stage) {
    case Stage::keep: return card ? "keep " : "";
    case Stage::answer: return card ? "offer " : "";
    case Stage::bid: return card || blazon ? "bid " : "";
    case Stage::choice:
    case Stage::sale: return first.starts_with('@') ? "accept " : "";
    case Stage::attack: return castle ? "attack " : blazon ? "ransom " : "";
    default: return "";
  }
}

}  // namespace

// Cards of an army or a bid may be named in any order, and what they have in common with them.
std::string expand(const Scene& scene, std::string_view typed) {
  std::string line(typed);
  std::transform(line.begin(), line.end(), line.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  line.insert(0, left_out(board_of(scene.view).pending.stage, Words(line).peek()));
  const std::optional<Chosen> chosen = chosen_by(line);
  if (!chosen) return line;
  std::string tidy(name_of(chosen->kind));
  if (chosen->castle) tidy += " " + name_of_castle(*chosen->castle);
  return chosen->cards.empty() ? tidy : tidy + " " + listed(chosen->cards);
}

}  // namespace hastilude::app::castles_parts
