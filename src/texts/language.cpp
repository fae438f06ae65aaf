#include "texts/language.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string>

namespace hastilude::texts {

std::string_view code(Language language) {
  constexpr std::array<std::string_view, languages.size()> codes{"en", "fr", "it"};
  return codes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_named(std::string_view name) {
  std::string base(name.substr(0, name.find_first_of("_-.@")));
  std::transform(base.begin(), base.end(), base.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  for (const Language language : languages) {
    if (base == code(language)) return language;
  }
  return {};
}

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return language_named(value).value_or(Language::en);
  }
  return Language::en;
}

// Whole numbers below a million only: nothing here is counted higher.
std::string_view plural(Language language, int number) {
  if (language == Language::fr) return number == 0 || number == 1 ? "one" : "other";
  return number == 1 ? "one" : "other";
}

std::string_view ordinal_form(Language language, int number) {
  if (language == Language::fr) return number == 1 ? "one" : "other";
  if (language == Language::it) {
    return number == 8 || number == 11 || number == 80 || number == 800 ? "many" : "other";
  }
  const int tens = number % 100;
  if (tens >= 11 && tens <= 13) return "other";
  constexpr std::array<std::string_view, 4> forms{"other", "one", "two", "few"};
  const int last = number % 10;
  return last < 4 ? forms[static_cast<std::size_t>(last)] : "other";
}

}  // namespace hastilude::texts
