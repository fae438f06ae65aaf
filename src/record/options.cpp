#include "record/options.h"

namespace hastilude::record {

namespace {

Text<200> expected_values(const Option& option) {
  Text<200> text("expected ");
  if (option.words.empty()) return text.add("a number from ", option.least, " to ", option.most);
  for (std::size_t i = 0; i < option.words.size(); ++i) {
    if (i > 0) text.add(i + 1 == option.words.size() ? " or " : ", ");
    text.add(option.words[i]);
  }
  return text;
}

std::optional<std::int16_t> option_value(const Option& option, std::string_view word) {
  for (std::size_t i = 0; i < option.words.size(); ++i) {
    if (option.words[i] == word) return static_cast<std::int16_t>(i);
  }
  const std::optional<int> number = to_number(word);
  if (!option.words.empty() || !number || *number < option.least || *number > option.most)
    return {};
  return static_cast<std::int16_t>(*number);
}

Text<200> expected_keys(const GameApi& game) {
  Text<200> text("expected ");
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    if (i > 0) text.add(i + 1 == game.options.size() ? " or " : ", ");
    text.add(game.options[i].key);
  }
  return text;
}

}  // namespace

std::optional<Complaint> set_option(const GameApi& game, Setup& setup, std::string_view key,
                                    std::string_view value) {
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    if (game.options[i].key != key) continue;
    const std::optional<std::int16_t> number = option_value(game.options[i], value);
    if (!number) {
      return Complaint{Text<200>("unknown value ", quoted(value).view(), " of option ", key),
                       expected_values(game.options[i])};
    }
    setup.values[i] = *number;
    return {};
  }
  return Complaint{Text<200>(game.name, " has no option ", quoted(key).view()),
                   expected_keys(game)};
}

std::string option_text(const Option& option, int value) {
  return option.words.empty() ? std::to_string(value)
                              : std::string(option.words[static_cast<std::size_t>(value)]);
}

}  // namespace hastilude::record
