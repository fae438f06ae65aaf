#include "app/terminal/sheets.h"

#include <algorithm>

#include "app/explain.h"
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

void add_section(Lines& lines, const HelpSection& section) {
  std::string keys;
  for (const std::string_view key : section.keys) keys.append(keys.empty() ? "" : ", ").append(key);
  if (!lines.empty()) lines.emplace_back();
  lines.push_back(styled(Style::strong, keys + ": " + std::string(section.title)));
  add(lines, paragraphs(section.body));
}

bool rule_number(std::string_view key) {
  return key.size() > 1 && key[0] >= 'A' && key[0] <= 'Z' &&
         key.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

// The words of a help in one paragraph; rule numbers are a range.
std::string words_of(const Help& help, const texts::Texts& say) {
  std::string words;
  std::string_view first_rule;
  std::string_view last_rule;
  for (const HelpSection& section : help.sections) {
    for (const std::string_view key : section.keys) {
      if (rule_number(key)) {
        if (first_rule.empty()) first_rule = key;
        last_rule = key;
      } else {
        words.append(words.empty() ? "" : ", ").append(key);
      }
    }
  }
  if (first_rule.empty()) return words;
  return say(
      "terminal-help-rules",
      {{"words", words}, {"first", std::string(first_rule)}, {"last", std::string(last_rule)}});
}

}  // namespace

Handbook handbook_of(const GameApi& game, texts::Language language) {
  return {parse_help(help_text(game, code(language))),
          parse_help(help_page("terminal", code(language))), language};
}

Lines help_overview(const Handbook& book, const Face& face, const Scene& scene) {
  const texts::Texts& say = texts::in(book.language);
  Lines lines;
  if (!book.game.title.empty()) {
    lines.push_back(styled(Style::strong, book.game.title));
    add(lines, paragraphs(book.game.introduction));
    lines.emplace_back();
  }
  add(lines, paragraphs(book.terminal.introduction));
  Help known = book.game;
  std::erase_if(known.sections, [&](const HelpSection& section) {
    return !section.keys.empty() && !face.knows(scene, section.keys.front());
  });
  if (!known.sections.empty()) {
    lines.emplace_back();
    lines.push_back(say("terminal-help-on", {{"words", words_of(known, say)}}));
  }
  lines.push_back(say("terminal-help-commands", {{"words", words_of(book.terminal, say)}}));
  return lines;
}

Lines help_about(const Handbook& book, std::string_view word) {
  Lines lines;
  for (const Help* help : {&book.game, &book.terminal}) {
    if (const HelpSection* section = help->find(word)) add_section(lines, *section);
  }
  if (!lines.empty()) return lines;
  std::vector<std::string_view> near = book.game.like(word);
  const std::vector<std::string_view> more = book.terminal.like(word);
  near.insert(near.end(), more.begin(), more.end());
  if (near.size() == 1) return help_about(book, near.front());
  std::string listed;
  for (const std::string_view key : near) listed.append(listed.empty() ? "" : ", ").append(key);
  const texts::Texts& say = texts::in(book.language);
  return {with_styles(say(near.empty() ? "terminal-help-none" : "terminal-help-near",
                          {{"word", harmless(word)}, {"near", listed}}))};
}

Lines log_page(const Face& face, const Scene& scene, std::span<const SeenLine> lines) {
  const Veil veil = face.veil(scene, lines);
  Lines page;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i >= veil.first && i < veil.last) {
      if (i == veil.first) page.push_back(styled(Style::faint, veil.why));
      continue;
    }
    const std::string notation = record::line_text(*scene.game, lines[i].line);
    const std::string told = face.tell(scene, lines.first(i + 1));
    const int wide = scene.columns >= 60 ? 26 : 0;
    page.push_back(told == notation ? notation
                                    : padded(notation, wide) + "  " + styled(Style::faint, told));
  }
  if (page.empty()) page.push_back(scene.cast.say("terminal-log-empty"));
  return page;
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
