// The reader of Fluent: the same cases as the page's, whole files, and what is wrong with them.
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>

#include <gtest/gtest.h>

#include "embedded/fluent_texts.h"
#include "support/files.h"
#include "texts/retold.h"

namespace hastilude::texts {
namespace {

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

struct Case {
  Language language;
  std::string id;
  std::vector<std::pair<std::string, std::string>> args;
  std::string text;
};

std::vector<std::pair<std::string, std::string>> args_of(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> args;
  while (!text.empty()) {
    const std::size_t equals = text.find('=');
    const bool quoted = text[equals + 1] == '"';
    const std::size_t end = quoted ? text.find('"', equals + 2) + 1 : text.find(' ', equals);
    args.emplace_back(text.substr(0, equals), text.substr(equals + 1, end - equals - 1));
    text.remove_prefix(std::min(end, text.size()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
  return args;
}

// The lines of a file of four fields each.
std::vector<std::vector<std::string>> fields_of(const std::string& file) {
  std::vector<std::vector<std::string>> found;
  for (const std::string& line : tests::lines_of(tests::read_text(file))) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> parts;
    std::istringstream fields(line);
    for (std::string field; std::getline(fields, field, '|');) parts.push_back(trimmed(field));
    EXPECT_EQ(parts.size(), 4U) << line;
    found.push_back(parts);
  }
  return found;
}

std::vector<Case> cases() {
  std::vector<Case> found;
  for (const std::vector<std::string>& parts : fields_of("tests/texts/cases.txt"))
    found.push_back({*language_named(parts[0]), parts[1], args_of(parts[2]), parts[3]});
  return found;
}

TEST(Fluent, comes_to_what_the_page_says) {
  std::map<Language, Texts> all;
  for (const Language language : languages) all.emplace(language, language);
  int count = 0;
  for (const Case& one : cases()) {
    std::vector<Arg> args;
    for (const auto& [name, value] : one.args) {
      if (value[0] == '"')
        args.push_back({name, value.substr(1, value.size() - 2)});
      else
        args.push_back({name, std::atoi(value.c_str())});
    }
    EXPECT_EQ(all.at(one.language)(one.id, args), one.text) << code(one.language) << ' ' << one.id;
    ++count;
  }
  EXPECT_GE(count, 30);
}

TEST(Fluent, reads_every_file_and_the_languages_have_the_same_messages) {
  std::map<Language, Bundle> bundles;
  for (const Language language : languages) bundles.emplace(language, language);
  for (const embedded::File& file : embedded::fluent_texts()) {
    for (const Language language : languages) {
      if (file.path.find("/" + std::string(code(language)) + "/") == std::string_view::npos)
        continue;
      ASSERT_NO_THROW(bundles.at(language).add(file.contents)) << file.path;
    }
  }
  const auto ids = bundles.at(Language::en).ids();
  EXPECT_GT(ids.size(), 400U);
  for (const Language language : languages) EXPECT_EQ(bundles.at(language).ids(), ids);
}

std::string said(std::string_view source, std::initializer_list<Arg> args = {}) {
  Bundle bundle(Language::en);
  bundle.add(source);
  return bundle.format("a", std::span<const Arg>(args.begin(), args.size())).value_or("none");
}

TEST(Fluent, reads_choices_within_choices_and_text_around_them) {
  constexpr std::string_view source =
      "# note\n\na = Now { $n ->\n    [0] none\n    [one] { $who ->\n        [you] yours\n"
      "       *[other] { $who }’s\n    }\n   *[other] { $n }\n} of them\nb = x\n";
  EXPECT_EQ(said(source, {{"n", 0}, {"who", "you"}}), "Now none of them");
  EXPECT_EQ(said(source, {{"n", 1}, {"who", "you"}}), "Now yours of them");
  EXPECT_EQ(said(source, {{"n", 1}, {"who", "Ann"}}), "Now Ann’s of them");
  EXPECT_EQ(said(source, {{"n", 7}}), "Now 7 of them");
  EXPECT_EQ(said(source), "Now {$n} of them");
  EXPECT_EQ(said("a = x{ \"\\u00AD\" }y{ \"\\\"{\" } \n"), "x\u00ADy\"{");
}

std::string complaint(std::string_view source) {
  try {
    Bundle(Language::en).add(source);
  } catch (const FluentError& error) {
    return error.what();
  }
  return "none";
}

TEST(Fluent, says_what_is_wrong_and_where) {
  EXPECT_EQ(complaint("a = x\nb x\n"), "line 2: expected '=', found 'x'");
  EXPECT_EQ(complaint("a = x\n\nb =\n"), "line 3: expected a text, found ''");
  EXPECT_EQ(complaint("a = { $n ->\n [one] x\n}\n"),
            "line 3: expected one choice marked with '*' among those above, found '}'");
  EXPECT_EQ(complaint("a = { $n\n"), "line 1: expected '}', found ''");
  EXPECT_EQ(complaint("a = {"), "line 1: expected what is put in, found ''");
  EXPECT_EQ(complaint("a = x } y\n"), "line 1: expected a '{' before this '}', found '} y'");
  EXPECT_EQ(complaint("a = { \"\\u12 }\n"),
            "line 1: expected four hexadecimal digits, found '12 }'");
  EXPECT_EQ(complaint("a = { OTHER($n) }\n"), "line 1: expected 'DE($', found 'OTHER($n) }'");
  EXPECT_EQ(complaint("a = x\na = y\n"), "line 2: expected no second message 'a', found ''");
  EXPECT_EQ(complaint("  a = x\n"), "line 1: expected a name, found '  a = x'");
}

TEST(Complaints, are_told_as_on_the_page) {
  int count = 0;
  for (const std::vector<std::string>& parts : fields_of("tests/texts/complaints.txt")) {
    EXPECT_EQ(complaint(in(*language_named(parts[0])), parts[1], parts[2]), parts[3]);
    ++count;
  }
  EXPECT_GE(count, 15);
}

TEST(Complaints, are_of_one_family) {
  EXPECT_EQ(retold(in(Language::it), Family::command, "--save: 1 required FILE missing"),
            "--save: manca un valore (FILE)");
  EXPECT_EQ(retold(in(Language::it), Family::notation, "--save: 1 required FILE missing"),
            std::nullopt);
  EXPECT_EQ(retold(in(Language::it), Family::command, "the line ends too soon"), std::nullopt);
  const std::string endless =
      "The following argument was not expected: " + std::string(200000, 'x');
  EXPECT_EQ(retold(in(Language::it), Family::command, endless), std::nullopt);
}

TEST(Language, is_found_by_any_of_its_names) {
  EXPECT_EQ(language_named("it_IT.UTF-8"), Language::it);
  EXPECT_EQ(language_named("FR-ca"), Language::fr);
  EXPECT_EQ(language_named("fr"), Language::fr);
  EXPECT_EQ(language_named("de_DE"), std::nullopt);
  EXPECT_EQ(language_named("italian"), std::nullopt);
  EXPECT_EQ(language_named(""), std::nullopt);
}

TEST(Language, lists_as_it_does) {
  const std::vector<std::string> three{"a", "b", "c"};
  EXPECT_EQ(Texts(Language::en).list(three), "a, b and c");
  EXPECT_EQ(Texts(Language::fr).list(three), "a, b et c");
  EXPECT_EQ(Texts(Language::it).list(std::vector<std::string>{"a", "b"}), "a e b");
  EXPECT_EQ(Texts(Language::en).ordinal_card(22), "22nd");
}

}  // namespace
}  // namespace hastilude::texts
