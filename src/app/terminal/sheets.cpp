#include "app/terminal/sheets.h"

#include <algorithm>

#include "app/explain.h"
#include "core/text.h"
#include "record/line_text.h"

namespace hastilude::app {
namespace {

// Words in backticks stand out.
std::string with_styles(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t open = text.find('`');
    shown += text.substr(0, open);
    if (open == std::string_view::npos) break;
    text.remove_prefix(open + 1);
    const std::size_t close = std::min(text.find('`'), text.size());
    shown += styled(Style::strong, text.substr(0, close));
    text.remove_prefix(std::min(close + 1, text.size()));
  }
  return shown;
}

// Paragraphs and lists of a Markdown text, a line each; lines that begin with four blanks stay as
// they are.
Lines paragraphs(std::string_view markdown) {
  Lines lines;
  bool joins = false;
  while (!markdown.empty()) {
    const std::string_view line = markdown.substr(0, markdown.find('\n'));
    markdown.remove_prefix(std::min(line.size() + 1, markdown.size()));
    const bool drawn = line.starts_with("    ");
    if (joins && !line.empty() && !drawn && !line.starts_with("- ")) {
      lines.back().append(" ").append(line);
    } else {
      lines.emplace_back(line);
    }
    joins = !line.empty() && !drawn;
  }
  for (std::string& line : lines) line = with_styles(line);
  return lines;
}

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

void add_section(Lines& lines, const HelpSection& section, const texts::Texts& say) {
  std::string keys;
  for (const std::string_view key : section.keys) keys.append(keys.empty() ? "" : ", ").append(key);
  if (!lines.empty()) lines.emplace_back();
  lines.push_back(
      styled(Style::strong,
             say("terminal-titled", {{"title", keys}, {"text", std::string(section.title)}})));
  add(lines, paragraphs(section.body));
}

bool rule_number(std::string_view key) {
  return key.size() > 1 && key[0] >= 'A' && key[0] <= 'Z' &&
         key.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

int number_of(std::string_view rule) { return to_number(rule.substr(1)).value_or(0); }

// "E1 to E6, E9 to E12".
std::string ranges_of(const std::vector<std::string_view>& rules, const texts::Texts& say) {
  std::string ranges;
  for (std::size_t first = 0; first < rules.size();) {
    std::size_t last = first;
    while (last + 1 < rules.size() && number_of(rules[last + 1]) == number_of(rules[last]) + 1)
      ++last;
    ranges += ranges.empty() ? "" : ", ";
    ranges += first == last ? std::string(rules[first])
                            : say("terminal-help-range", {{"first", std::string(rules[first])},
                                                          {"last", std::string(rules[last])}});
    first = last + 1;
  }
  return ranges;
}

// The words of a help in one paragraph; rule numbers are ranges.
std::string words_of(const Help& help, const texts::Texts& say) {
  std::string words;
  std::vector<std::string_view> rules;
  for (const HelpSection& section : help.sections) {
    for (const std::string_view key : section.keys) {
      if (rule_number(key)) {
        rules.push_back(key);
      } else {
        words.append(words.empty() ? "" : ", ").append(key);
      }
    }
  }
  if (rules.empty()) return words;
  return say("terminal-help-rules", {{"words", words}, {"rules", ranges_of(rules, say)}});
}

}  // namespace

Handbook handbook_of(const GameApi& game, texts::Language language) {
  return {parse_help(help_text(game, code(language))),
          parse_help(help_page("terminal", code(language))), language};
}

namespace {

// The help of the game without what it does not have as it is played here.
Help known_of(const Handbook& book, const Face& face, const Scene& scene) {
  Help known = book.game;
  std::erase_if(known.sections, [&](const HelpSection& section) {
    return !section.keys.empty() && !face.knows(scene, section.keys.front());
  });
  return known;
}

Lines introduction_of(const Help& help) {
  Lines lines;
  if (help.title.empty()) return lines;
  lines.push_back(styled(Style::strong, help.title));
  add(lines, paragraphs(help.introduction));
  return lines;
}

}  // namespace

Lines help_overview(const Handbook& book, const Face& face, const Scene& scene) {
  const texts::Texts& say = texts::in(book.language);
  Lines lines = introduction_of(book.game);
  if (!lines.empty()) lines.emplace_back();
  add(lines, paragraphs(book.terminal.introduction));
  const Help known = known_of(book, face, scene);
  if (!known.sections.empty()) {
    lines.emplace_back();
    lines.push_back(say("terminal-help-on", {{"words", words_of(known, say)}}));
  }
  lines.push_back(say("terminal-help-commands", {{"words", words_of(book.terminal, say)}}));
  return lines;
}

Lines rules_sheet(const Handbook& book, const Face& face, const Scene& scene) {
  Lines lines = introduction_of(book.game);
  for (const HelpSection& section : known_of(book, face, scene).sections) {
    if (!section.keys.empty() && rule_number(section.keys.front()))
      add_section(lines, section, texts::in(book.language));
  }
  return lines.empty() ? help_overview(book, face, scene) : lines;
}

Lines help_about(const Handbook& book, std::string_view word) {
  const texts::Texts& say = texts::in(book.language);
  Lines lines;
  for (const Help* help : {&book.game, &book.terminal}) {
    if (const HelpSection* section = help->find(word)) add_section(lines, *section, say);
  }
  if (!lines.empty()) return lines;
  std::vector<std::string_view> near = book.game.like(word);
  const std::vector<std::string_view> more = book.terminal.like(word);
  near.insert(near.end(), more.begin(), more.end());
  if (near.size() == 1) return help_about(book, near.front());
  std::string listed;
  for (const std::string_view key : near) listed.append(listed.empty() ? "" : ", ").append(key);
  return {with_styles(say(near.empty() ? "terminal-help-none" : "terminal-help-near",
                          {{"word", harmless(word)}, {"near", listed}}))};
}

Lines log_sheet(const Face& face, const Scene& scene, std::span<const SeenLine> lines) {
  const Veil veil = face.veil(scene, lines);
  Lines sheet;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i >= veil.first && i < veil.last) {
      if (i == veil.first) sheet.push_back(styled(Style::faint, veil.why));
      continue;
    }
    const std::string notation = record::line_text(*scene.game, lines[i].line);
    const std::string told = face.tell(scene, lines.first(i + 1));
    const int wide = scene.columns >= 60 ? 26 : 0;
    sheet.push_back(told == notation ? notation
                                     : padded(notation, wide) + "  " + styled(Style::faint, told));
  }
  if (sheet.empty()) sheet.push_back(scene.cast.say("terminal-log-empty"));
  return sheet;
}

Lines news(const Face& face, const Scene& scene, std::span<const SeenLine> lines,
           std::size_t first) {
  Lines told;
  for (std::size_t i = first; i < lines.size(); ++i) {
    const AnyMove& line = lines[i].line;
    const bool own =
        scene.game->role(line) == Role::decision && scene.cast.is_you(scene.game->mover(line));
    if (!own) told.push_back(face.tell(scene, lines.first(i + 1)));
  }
  return told;
}

}  // namespace hastilude::app
