// The part of Fluent (projectfluent.org) that our texts are written in:
//
//   # a comment
//   name = text with { $variable }, { "\u00AD" }, { DE($variable) } and { A($variable) }
//   name = { $count ->
//       [0] an exact number
//       [one] a plural category, or the value of a text
//      *[other] what else there is; may hold further choices
//   } more text
//
// A message's text does not go on over several lines, but for choices. The page reads the same
// files with @fluent/bundle; tests/texts/cases.txt holds both to the same answers.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "texts/language.h"

namespace hastilude::texts {

// What a variable stands for.
struct Arg {
  std::string_view name;
  std::variant<std::string, int> value;
};

// A file that cannot be read. What says it names the line.
struct FluentError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Part;
using Pattern = std::vector<Part>;

struct Variable {
  std::string name;
};
// DE($name): French "de" before a name.
struct Of {
  std::string name;
};
// A($name): Italian "a" before a name.
struct To {
  std::string name;
};
struct Variant {
  std::string key;
  Pattern pattern;
};
struct Choice {
  std::string variable;
  std::vector<Variant> variants;
  std::size_t usual = 0;
};

struct Part {
  std::variant<std::string, Variable, Of, To, Choice> is;
};

// The messages of one language.
class Bundle {
 public:
  explicit Bundle(Language language) : language_(language) {}

  // Adds a file. Throws FluentError where it is not what is described above, and where a name is
  // there already.
  void add(std::string_view source);

  bool has(std::string_view id) const { return messages_.contains(id); }
  std::vector<std::string_view> ids() const;
  // How a message is written; nullptr if there is none.
  const Pattern* pattern(std::string_view id) const;

  // The message, or nothing if there is none. A variable that is not given stands as {$name}.
  std::optional<std::string> format(std::string_view id, std::span<const Arg> args) const;

 private:
  Language language_;
  std::map<std::string, Pattern, std::less<>> messages_;
};

// "de Robin", "d’Alix".
std::string of_name(std::string_view name);
// "a Robin", "ad Alice".
std::string to_name(std::string_view name);

}  // namespace hastilude::texts
