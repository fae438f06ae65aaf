// The languages that there are, and how each counts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hastilude::texts {

enum class Language : std::uint8_t { en, fr, it };

inline constexpr std::array languages{Language::en, Language::fr, Language::it};

// "en", "fr", "it".
std::string_view code(Language language);

// The language of "fr", "fr_FR.UTF-8" or "fr-CA"; nothing if there is none of that name.
std::optional<Language> language_named(std::string_view name);

// The first that is named in LC_ALL, LC_MESSAGES or LANG, by the rule that an earlier one hides the
// later ones; English if there is none of that name.
Language language_of_environment();

// The plural category of the Unicode CLDR: "one", "other"; for ordinals "two", "few" and "many"
// too.
std::string_view plural(Language language, int number);
std::string_view ordinal_form(Language language, int number);

}  // namespace hastilude::texts
