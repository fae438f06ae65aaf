#include "app/terminal/menu.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "core/notation.h"
#include "core/text.h"
#include "texts/retold.h"

namespace hastilude::app {
namespace {

constexpr std::size_t longest_list = 40;
constexpr std::string_view wait_word = "wait";

// The words of a line with single blanks between them.
std::string tidy(std::string_view line) {
  std::string text;
  for (Words words(line); !words.done();) {
    if (!text.empty()) text += ' ';
    text += words.next();
  }
  return text;
}

// Capitals make no difference to what is typed.
bool same_letter(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}
bool starts_alike(std::string_view text, std::string_view typed) {
  return text.size() >= typed.size() &&
         std::equal(typed.begin(), typed.end(), text.begin(), same_letter);
}

// Whether each word of `typed` begins the word of `text` in its place.
bool begins(std::string_view text, std::string_view typed) {
  Words whole(text);
  for (Words part(typed); !part.done();) {
    if (!starts_alike(whole.next(), part.next())) return false;
  }
  return true;
}

// As many words of `text` as `typed` has.
std::string_view as_many_words(std::string_view text, std::string_view typed) {
  std::size_t end = 0;
  for (Words part(typed); !part.done(); part.next())
    end = std::min(text.find(' ', end == 0 ? 0 : end + 1), text.size());
  return text.substr(0, end);
}

int digits(std::size_t number) { return static_cast<int>(std::to_string(number).size()); }

const std::string& shown(const Choice& choice) {
  return choice.label.empty() ? choice.words : choice.label;
}

enum class Notes : std::uint8_t { shown, left_out };

// The entries of a list, all of the same width, in columns from top to bottom.
Lines in_columns(const std::vector<Choice>& choices, int across, Notes notes) {
  int action = 0;
  int entry = 0;
  for (const Choice& choice : choices) action = std::max(action, width_of(shown(choice)));
  const int number = digits(choices.size());
  std::vector<std::string> entries;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string label = std::to_string(i + 1);
    std::string text(static_cast<std::size_t>(number) - label.size(), ' ');
    text += styled(Style::strong, label) + " ";
    const bool noted = notes == Notes::shown && !choices[i].note.empty();
    text += noted ? padded(shown(choices[i]), action) + "  " + styled(Style::faint, choices[i].note)
                  : shown(choices[i]);
    entry = std::max(entry, width_of(text));
    entries.push_back(std::move(text));
  }
  const std::size_t deep = (entries.size() + static_cast<std::size_t>(across) - 1) /
                           static_cast<std::size_t>(std::max(1, across));
  Lines lines(deep);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    std::string& line = lines[i % deep];
    const int column = static_cast<int>(i / deep);
    line = padded(line, 1 + column * (entry + 3)) + entries[i];
  }
  return lines;
}

bool fits(const Lines& lines, int columns, int rows) {
  return static_cast<int>(lines.size()) <= rows &&
         std::all_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return width_of(line) <= columns; });
}

}  // namespace

Actions legal_actions(const GameApi& game, const AnyView& view) {
  Actions actions;
  game.moves_seen(view, [&](const AnyMove& move) {
    actions.push_back({move, std::string(notation_of(game, move).view())});
    return Visit::more;
  });
  return actions;
}

Lines laid_out(const std::vector<Choice>& choices, int columns, int rows) {
  constexpr int most_across = 8;
  for (const Notes notes : {Notes::shown, Notes::left_out}) {
    for (int across = 1; across <= most_across; ++across) {
      Lines lines = in_columns(choices, across, notes);
      if (fits(lines, columns, rows)) return lines;
    }
  }
  // Too many rows; then at least not too wide.
  for (int across = most_across; across > 1; --across) {
    Lines lines = in_columns(choices, across, Notes::left_out);
    if (fits(lines, columns, static_cast<int>(lines.size()))) return lines;
  }
  return in_columns(choices, 1, Notes::left_out);
}

Menu::Menu(const Face& face, const Scene& scene, Actions actions, match::Need need, int rows)
    : face_(face), scene_(scene), need_(need), rows_(rows), actions_(std::move(actions)) {
  step_to("");
}

Seat Menu::seat() const { return scene_.cast.observer.seat(); }

void Menu::add_wait() {
  if (need_ == match::Need::may)
    step_.choices.push_back({std::string(wait_word), scene_.cast.say("terminal-wait"), nullptr});
}

// At the beginning all actions, if they fit into the room that there is.
void Menu::step_to(std::string_view words) {
  words_ = words;
  step_ = {};
  if (words_.empty() && actions_.size() <= longest_list) {
    for (const Action& action : actions_)
      step_.choices.push_back({action.text, face_.note(scene_, action), &action});
    add_wait();
    if (fits(laid_out(step_.choices, scene_.columns, rows_), scene_.columns, rows_)) return;
  }
  step_ = face_.step(scene_, actions_, words_);
  for (Choice& choice : step_.choices) {
    if (choice.action != nullptr && choice.note.empty())
      choice.note = face_.note(scene_, *choice.action);
  }
  if (words_.empty()) add_wait();
}

bool Menu::up() {
  if (words_.empty()) return false;
  const std::size_t blank = words_.rfind(' ');
  step_to(blank == std::string::npos ? "" : words_.substr(0, blank));
  return true;
}

Lines Menu::draw() const {
  Lines lines;
  if (!words_.empty() || !step_.note.empty()) {
    const std::string words = styled(Style::strong, words_);
    const bool both = !words_.empty() && !step_.note.empty();
    lines.push_back(
        both ? scene_.cast.say("terminal-titled", {{"title", words}, {"text", step_.note}})
             : words + step_.note);
  }
  const int room = std::max(1, rows_ - static_cast<int>(lines.size()));
  std::vector<Choice> painted = step_.choices;
  for (Choice& choice : painted) choice.label = face_.paint(shown(choice));
  for (std::string& line : laid_out(painted, scene_.columns, room))
    lines.push_back(std::move(line));
  return lines;
}

const Action* Menu::exact(std::string_view text) const {
  const auto found = std::find_if(actions_.begin(), actions_.end(), [&](const Action& action) {
    return action.text.size() == text.size() && starts_alike(action.text, text);
  });
  return found == actions_.end() ? nullptr : &*found;
}

std::vector<const Action*> Menu::beginning(std::string_view text) const {
  std::vector<const Action*> found;
  for (const Action& action : actions_) {
    if (begins(action.text, text)) found.push_back(&action);
  }
  return found;
}

Meaning Menu::take_number(int number) {
  if (number < 1 || static_cast<std::size_t>(number) > step_.choices.size()) {
    const int count = static_cast<int>(step_.choices.size());
    return NotUnderstood{
        scene_.cast.say("terminal-no-choice", {{"number", number}, {"count", count}})};
  }
  return take(step_.choices[static_cast<std::size_t>(number) - 1]);
}

// By value: the next step replaces the list that it stands in.
Meaning Menu::take(Choice choice) {
  if (choice.action != nullptr) return Decided{choice.action->move};
  if (choice.words == wait_word) return Waits{};
  step_to(choice.words);
  return Stepped{};
}

// Goes along the lists as far as these words lead, as if each had been chosen by its number, or to
// where the face can go on from them; nothing, if they lead nowhere.
std::optional<Meaning> Menu::follow(const std::string& words) {
  const std::string before = words_;
  if (!starts_alike(words, words_)) step_to("");
  while (words_.size() < words.size()) {
    const auto next =
        std::find_if(step_.choices.begin(), step_.choices.end(), [&](const Choice& choice) {
          const std::size_t size = choice.words.size();
          const bool whole = size == words.size() || (size < words.size() && words[size] == ' ');
          return size > words_.size() && whole && choice.words != wait_word &&
                 starts_alike(words, choice.words);
        });
    if (next != step_.choices.end() && next->action == nullptr) {
      step_to(std::string(next->words));
      continue;
    }
    if (next != step_.choices.end() && next->words.size() == words.size())
      return Decided{next->action->move};
    step_to(words);
    if (!step_.choices.empty()) return Stepped{};
    step_to(before);
    return {};
  }
  return Stepped{};
}

// The beginning of actions: if there is only one, it is meant; if they agree in these words, the
// choice goes on from there.
Meaning Menu::take_beginning(std::string_view typed) {
  const std::vector<const Action*> found = beginning(typed);
  if (found.empty()) return NotUnderstood{};
  if (found.size() == 1) return Decided{found.front()->move};
  const std::string words(as_many_words(found.front()->text, typed));
  const bool agreed = std::all_of(found.begin(), found.end(), [&](const Action* action) {
    return as_many_words(action->text, typed) == words;
  });
  if (agreed) {
    step_to(words);
    return Stepped{};
  }
  constexpr std::size_t shown = 4;
  std::string some;
  for (std::size_t i = 0; i < std::min(shown, found.size()); ++i)
    some += (i == 0 ? "" : ", ") + found[i]->text;
  if (found.size() > shown) some += ", …";
  return NotUnderstood{
      scene_.cast.say("terminal-can-mean", {{"typed", harmless(typed)}, {"actions", some}})};
}

// Not legal; perhaps it can be read, so that the rules can say what is wrong.
Meaning Menu::take_notation(std::string_view typed) const {
  std::string line = face_.expand(scene_, typed);
  if (!line.starts_with('@')) line.insert(0, "@" + std::to_string(seat().number()) + " ");
  const Result<AnyMove, Complaint> move = scene_.game->read(scene_.setup, Words(line));
  if (move) return NotLegal{*move};
  const Complaint& wrong = move.error();
  std::string why = texts::complaint(texts::in(scene_.cast.language), harmless(wrong.what.view()),
                                     harmless(wrong.expected.view()));
  why[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(why[0])));
  return NotUnderstood{why + "."};
}

Meaning Menu::understand(std::string_view line) {
  std::string typed = tidy(line);
  if (const std::optional<int> number = to_number(typed)) return take_number(*number);
  if (need_ == match::Need::may && typed == wait_word) return Waits{};
  const std::string own = "@" + std::to_string(seat().number()) + " ";
  if (typed.starts_with(own)) typed.erase(0, own.size());
  const auto listed =
      std::find_if(step_.choices.begin(), step_.choices.end(), [&](const Choice& choice) {
        return shown(choice).size() == typed.size() && starts_alike(typed, shown(choice));
      });
  if (listed != step_.choices.end()) return take(*listed);
  if (const Action* action = exact(typed)) return Decided{action->move};
  std::vector<std::string> texts{typed, face_.expand(scene_, typed)};
  // Words added to those chosen so far decide only where nothing could be added to them.
  if (!words_.empty()) {
    const std::string longer = words_ + " " + typed;
    for (const std::string& text : {longer, face_.expand(scene_, longer)}) {
      if (const std::optional<Meaning> meaning = follow(text)) return *meaning;
      texts.push_back(text);
    }
  }
  if (const Action* action = exact(texts[1])) return Decided{action->move};
  if (const std::optional<Meaning> meaning = follow(typed)) return *meaning;
  NotUnderstood unclear;
  for (const std::string& text : texts) {
    Meaning meaning = take_beginning(text);
    const auto* unknown = std::get_if<NotUnderstood>(&meaning);
    if (unknown == nullptr) return meaning;
    if (unclear.why.empty()) unclear = *unknown;
  }
  return unclear.why.empty() ? take_notation(typed) : unclear;
}

}  // namespace hastilude::app
