#include "app/flags.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <memory>

#include <CLI/CLI.hpp>

namespace hastilude::app {
namespace {

std::string text_of(double number) {
  const auto whole = static_cast<std::int64_t>(number);
  return static_cast<double>(whole) == number ? std::to_string(whole)
                                              : CLI::detail::to_string(number);
}

// The library would take -1 for a very large number, and anything beyond the largest for the
// largest.
template <class Number>
CLI::Validator whole() {
  return CLI::Validator(
      [](std::string& word) -> std::string {
        Number value{};
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error == std::errc() && end == word.data() + word.size() && value >= 0) return {};
        return "expected a whole number from 0 to " +
               std::to_string(std::numeric_limits<Number>::max()) + ", not '" + word + "'";
      },
      "");
}

// Also refuses what is no number at all, as "nan", which is neither too small nor too large.
CLI::Validator within(Bounds bounds) {
  return CLI::Validator(
      [bounds](std::string& word) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(word, value) && value >= bounds.least && value <= bounds.most)
          return {};
        return "expected a number from " + text_of(bounds.least) + " to " + text_of(bounds.most) +
               ", not '" + word + "'";
      },
      "");
}

CLI::Validator one_of_these(std::vector<std::string> words) {
  return CLI::Validator(
      [words = std::move(words)](std::string& word) -> std::string {
        if (std::find(words.begin(), words.end(), word) != words.end()) return {};
        std::string known;
        for (const std::string& one : words) known += (known.empty() ? "" : ", ") + one;
        return "expected one of " + known + ", not '" + word + "'";
      },
      "");
}

}  // namespace

template <class Value>
CLI::Option* Flags::add(const Flag& flag, Value& value) {
  CLI::Option* option = command_.add_option(flag.name, value, flag.help)->type_name(flag.type);
  return flag.wanted == Wanted::always ? option->required() : option;
}

template <class Value>
CLI::Option* Flags::add_setting(const Flag& flag, Value& value) {
  std::string variable = "HASTILUDE_";
  for (const char c : flag.name.substr(2))
    variable += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return add(flag, value)->envname(variable);
}

void Flags::word(const Flag& flag, std::string& value) { add(flag, value); }

void Flags::yes(const Flag& flag, bool& value) { command_.add_flag(flag.name, value, flag.help); }

void Flags::text(const Flag& flag, std::string& value) { add(flag, value); }

void Flags::each(const Flag& flag, std::vector<std::string>& values) {
  add(flag, values)->allow_extra_args(false);
}
void Flags::each(const Flag& flag, std::vector<int>& values) {
  add(flag, values)->allow_extra_args(false);
}

template <class Number>
void Flags::number(const Flag& flag, Number& value, Bounds bounds) {
  add(flag, value)->check(within(bounds));
}
template <class Number>
void Flags::number(const Flag& flag, Number& value) {
  add(flag, value)->check(whole<Number>());
}

void Flags::seed(const Flag& flag, std::optional<std::uint64_t>& value) {
  add(flag, value)->check(whole<std::uint64_t>());
}

void Flags::either(const std::string& one, const std::string& other) {
  command_.get_option(one)->excludes(command_.get_option(other));
}

void Flags::setting(const Flag& flag, std::string& value) {
  add_setting(flag, value)->capture_default_str();
}

void Flags::setting(const Flag& flag, std::vector<std::string>& values) {
  add_setting(flag, values)->allow_extra_args(false);
}

void Flags::setting(const Flag& flag, std::string& value, const std::vector<std::string>& one_of) {
  add_setting(flag, value)->capture_default_str()->check(one_of_these(one_of));
}

template <class Number>
void Flags::setting(const Flag& flag, Number& value, Bounds bounds) {
  add_setting(flag, value)->capture_default_str()->check(within(bounds));
}

void Flags::footer(const std::string& text) { command_.footer(text); }

void Flags::translate(const Titles& titles) {
  command_.description(titles.about);
  command_.set_help_flag("-h,--help", titles.help);
  auto formatter = std::make_shared<CLI::Formatter>();
  formatter->label("Usage", titles.usage);
  formatter->label("Positionals", titles.words);
  formatter->label("OPTIONS", titles.any);
  formatter->label("Excludes", titles.excludes);
  for (const auto& [english, type] : titles.types) formatter->label(english, type);
  command_.formatter(formatter);
  for (CLI::Option* option : command_.get_options()) option->group(titles.options);
}

template void Flags::number(const Flag&, int&);
template void Flags::number(const Flag&, std::uint64_t&);
template void Flags::number(const Flag&, int&, Bounds);
template void Flags::number(const Flag&, double&, Bounds);
template void Flags::setting(const Flag&, int&, Bounds);
template void Flags::setting(const Flag&, std::int64_t&, Bounds);
template void Flags::setting(const Flag&, std::uint16_t&, Bounds);
template void Flags::setting(const Flag&, std::size_t&, Bounds);
template void Flags::setting(const Flag&, double&, Bounds);

}  // namespace hastilude::app
