// Texts for people, from docs/help: refusals now, rules and words for the terminal.
#pragma once

#include <string>
#include <string_view>

#include "record/read.h"
#include "texts/texts.h"

namespace hastilude::app {

// Why a move was refused, in a sentence with the number of the rule.
std::string explain(const GameApi& game, const Refusal& refusal, std::string_view language = "en");

// "FILE:LINE: what is wrong; what was expected".
std::string explain(std::string_view file, const record::Error& error,
                    const texts::Texts& say = texts::in(texts::Language::en));

// A page of the help in a language: the whole file, Markdown. Empty if there is none.
std::string_view help_page(std::string_view name, std::string_view language = "en");

// The help of a game in a language: the whole file, Markdown. Empty if there is none.
std::string_view help_text(const GameApi& game, std::string_view language = "en");

}  // namespace hastilude::app
