// The plain face: the position and the actions in notation. It serves every game.
#include <map>
#include <optional>

#include "app/terminal/face.h"
#include "core/notation.h"
#include "record/line_text.h"

namespace hastilude::app {

std::string Cast::say(std::string_view id, std::initializer_list<texts::Arg> args) const {
  return texts::in(language)(id, args);
}

std::string Cast::tells(std::string_view id, Seat seat,
                        std::initializer_list<texts::Arg> args) const {
  return tells(id, seat, nobody, args);
}

std::string Cast::tells(std::string_view id, Seat seat, Seat target,
                        std::initializer_list<texts::Arg> args) const {
  const auto yes = [&](Seat who) { return std::string(is_you(who) ? "yes" : "no"); };
  std::vector<texts::Arg> all(args);
  all.push_back({"who", named(seat)});
  all.push_back({"you", yes(seat)});
  if (target != nobody) {
    all.push_back({"target", named(target)});
    all.push_back({"hit", yes(target)});
  }
  return texts::in(language)(id, all);
}

std::string Cast::cards(int count) const { return say("terminal-cards", {{"count", count}}); }

std::string Cast::who(Seat seat) const { return is_you(seat) ? say("terminal-you") : named(seat); }

std::string Cast::short_name(Seat seat, int width) const {
  const std::string number = std::to_string(seat.number());
  if (is_you(seat)) return styled(seat, say("terminal-you-at", {{"seat", number}}));
  const std::string name = called(seat);
  std::string label = "@" + number + (name.empty() ? "" : " ");
  for (std::size_t i = 0; i < name.size();) {
    std::size_t next = i + 1;  // whole letters only
    while (next < name.size() && (static_cast<unsigned char>(name[next]) & 0xc0U) == 0x80U) ++next;
    const std::string longer = label + name.substr(i, next - i);
    if (width_of(longer) > width) break;
    label = longer;
    i = next;
  }
  return styled(seat, label);
}

// Bots have names of their own, by seat.
std::string Cast::called(Seat seat) const {
  const std::string& name = names[seat.index];
  const std::string id = "bot-name-" + name + "-" + std::to_string(seat.number());
  return texts::in(language).has(id) ? say(id) : name;
}

std::string Cast::named(Seat seat) const {
  const std::string name = called(seat);
  const std::string number = "@" + std::to_string(seat.number());
  return styled(seat, name.empty() ? number : number + " " + name);
}

Lines draw_plainly(const Scene& scene) {
  Lines lines;
  NotationLines position([&](std::string_view line) {
    for (std::string& row : wrapped(line, scene.columns, 2)) lines.push_back(std::move(row));
  });
  scene.game->write_position(scene.view, position);
  return lines;
}

std::string question_plainly(const Scene& scene) { return scene.cast.say("terminal-question"); }

std::string tell_plainly(const Scene& scene, std::span<const SeenLine> lines) {
  return record::line_text(*scene.game, lines.back().line);
}

std::string note_nothing(const Scene&, const Action&) { return {}; }

std::string expand_nothing(const Scene&, std::string_view typed) { return std::string(typed); }

std::string paint_nothing(std::string_view action) { return std::string(action); }

Veil veil_nothing(const Scene&, std::span<const SeenLine>) { return {}; }

bool know_all(const Scene&, std::string_view) { return true; }

namespace {

// The word of `text` behind `words`, if it begins with them; empty at its end.
std::optional<std::string_view> word_after(std::string_view text, std::string_view words) {
  if (words.empty()) return text.substr(0, text.find(' '));
  if (!text.starts_with(words)) return {};
  if (text.size() == words.size()) return std::string_view();
  if (text[words.size()] != ' ') return {};
  text.remove_prefix(words.size() + 1);
  return text.substr(0, text.find(' '));
}

// Actions with the same next word.
struct Branch {
  std::string_view word;
  const Action* first;
  int count;
};

std::vector<Branch> branches(const Actions& actions, std::string_view words) {
  std::vector<Branch> found;
  std::map<std::string_view, std::size_t> places;
  for (const Action& action : actions) {
    const std::optional<std::string_view> word = word_after(action.text, words);
    if (!word) continue;
    const auto [place, fresh] = places.emplace(*word, found.size());
    if (fresh) found.push_back({*word, &action, 0});
    ++found[place->second].count;
  }
  return found;
}

}  // namespace

// Word by word along the notation.
Step step_by_words(const Scene& scene, const Actions& actions, std::string_view words) {
  Step step;
  for (const Branch& branch : branches(actions, words)) {
    if (branch.count == 1) {
      step.choices.push_back({branch.first->text, "", branch.first});
      continue;
    }
    std::string longer(words);
    longer.append(words.empty() ? "" : " ").append(branch.word);
    step.choices.push_back({std::move(longer),
                            scene.cast.say("terminal-actions", {{"count", branch.count}}),
                            nullptr});
  }
  return step;
}

}  // namespace hastilude::app
