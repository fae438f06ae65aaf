// The plain face: the position and the actions in notation. It serves every game.
#include <array>
#include <map>
#include <optional>

#include "app/terminal/face.h"
#include "core/notation.h"
#include "record/line_text.h"

namespace hastilude::app {

std::string Cast::who(Seat seat) const { return is_you(seat) ? "You" : whom(seat); }

std::string Cast::whom(Seat seat) const {
  if (is_you(seat)) return "you";
  const std::string& name = names[seat.index];
  const std::string number = "@" + std::to_string(seat.number());
  return styled(seat, name.empty() ? number : number + " " + name);
}

std::string Cast::does(Seat seat, std::string_view you_do, std::string_view he_does) const {
  return who(seat).append(" ").append(is_you(seat) ? you_do : he_does);
}

std::string number_word(int number) {
  constexpr std::array<std::string_view, 13> words{"no",   "one",    "two",   "three", "four",
                                                   "five", "six",    "seven", "eight", "nine",
                                                   "ten",  "eleven", "twelve"};
  const auto index = static_cast<std::size_t>(number);
  return number >= 0 && index < words.size() ? std::string(words[index]) : std::to_string(number);
}

Lines draw_plainly(const Scene& scene) {
  Lines lines;
  NotationLines position([&](std::string_view line) {
    for (std::string& row : wrapped(line, scene.columns, 2)) lines.push_back(std::move(row));
  });
  scene.game->write_position(scene.view, position);
  return lines;
}

std::string question_plainly(const Scene&) { return "What will you do?"; }

std::string tell_plainly(const Scene& scene, std::span<const SeenLine> lines) {
  return line_text(*scene.game, lines.back().line);
}

std::string note_nothing(const Scene&, const Action&) { return {}; }

std::string expand_nothing(const Scene&, std::string_view typed) { return std::string(typed); }

Veil veil_nothing(const Scene&, std::span<const SeenLine>) { return {}; }

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
Step step_by_words(const Scene&, const Actions& actions, std::string_view words) {
  Step step;
  for (const Branch& branch : branches(actions, words)) {
    if (branch.count == 1) {
      step.choices.push_back({branch.first->text, "", branch.first});
      continue;
    }
    std::string longer(words);
    longer.append(words.empty() ? "" : " ").append(branch.word);
    step.choices.push_back(
        {std::move(longer), "… " + std::to_string(branch.count) + " actions", nullptr});
  }
  return step;
}

}  // namespace hastilude::app
