#include "texts/retold.h"

#include <algorithm>
#include <regex>

namespace hastilude::texts {
namespace {

// What stands in a sentence where something is put in, by its name. Words of the notation are the
// same in every language.
std::string_view form_of(std::string_view name) {
  if (name == "word" || name == "line") return ".*";
  if (name == "moves") return "@\\d .*";
  if (name == "seat") return "@\\d+";
  if (name == "words") return "[\\w-]+(?:, [\\w-]+)*";
  return "[\\w-]+";
}

struct Sentence {
  std::string_view id;
  // How much of it is said whatever is put in: what says most is the most exact.
  std::size_t fixed = 0;
  std::regex form;
  std::vector<std::string> names;
};

std::string escaped(std::string_view text) {
  constexpr std::string_view special = ".*+?^${}()|[]\\";
  std::string safe;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) safe += '\\';
    safe += c;
  }
  return safe;
}

Sentence sentence(std::string_view id, const Pattern& pattern) {
  Sentence made{id, 0, {}, {}};
  std::string form;
  for (const Part& part : pattern) {
    if (const auto* text = std::get_if<std::string>(&part.is)) {
      form += escaped(*text);
      made.fixed += text->size();
    } else if (const auto* variable = std::get_if<Variable>(&part.is)) {
      form.append("(").append(form_of(variable->name)).append(")");
      made.names.push_back(variable->name);
    }
  }
  made.form = std::regex(form);
  return made;
}

std::vector<Sentence> sentences_of(std::string_view beginning) {
  const Bundle& english = in(Language::en).bundle();
  std::vector<Sentence> all;
  for (const std::string_view id : english.ids()) {
    if (id.starts_with(beginning)) all.push_back(sentence(id, *english.pattern(id)));
  }
  std::stable_sort(all.begin(), all.end(), [](const Sentence& one, const Sentence& other) {
    return one.fixed > other.fixed;
  });
  return all;
}

const std::vector<Sentence>& sentences_of(Family family) {
  static const std::vector<Sentence> notation = sentences_of("notation-");
  static const std::vector<Sentence> command = sentences_of("command-");
  return family == Family::notation ? notation : command;
}

}  // namespace

std::optional<std::string> retold(const Texts& say, Family family, std::string_view english) {
  // Matching goes as deep as a sentence is long, and who types may type anything.
  constexpr std::size_t longest = 1000;
  if (english.size() > longest) return {};
  for (const Sentence& one : sentences_of(family)) {
    std::match_results<std::string_view::const_iterator> found;
    if (!std::regex_match(english.begin(), english.end(), found, one.form)) continue;
    std::vector<Arg> args;
    for (std::size_t i = 0; i < one.names.size(); ++i)
      args.push_back({one.names[i], found[i + 1].str()});
    return say(one.id, args);
  }
  return {};
}

std::string complaint(const Texts& say, std::string_view what, std::string_view expected) {
  const std::optional<std::string> wrong = retold(say, Family::notation, what);
  const std::optional<std::string> wanted = retold(say, Family::notation, expected);
  if (wrong && wanted) return say("clauses", {{"one", *wrong}, {"other", *wanted}});
  return std::string(what).append("; ").append(expected);
}

}  // namespace hastilude::texts
