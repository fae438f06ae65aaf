#include "texts/fluent.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace hastilude::texts {
namespace {

bool in_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

void append_utf8(std::string& text, unsigned code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  } else {
    text += static_cast<char>(0xE0U | (code >> 12U));
    text += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  }
}

class Reader {
 public:
  explicit Reader(std::string_view source) : rest_(source) {}

  bool done() const { return rest_.empty(); }

  void skip_blank_and_comments() {
    while (!rest_.empty() && (rest_[0] == '\n' || rest_[0] == '#')) skip_line();
  }

  std::string name() {
    std::size_t size = 0;
    while (size < rest_.size() && in_name(rest_[size])) ++size;
    if (size == 0) fail("a name");
    return std::string(take(size));
  }

  // Up to the end of the line on which it ends.
  Pattern pattern() {
    skip(" ");
    Pattern parts;
    while (!rest_.empty() && rest_[0] != '\n') {
      if (rest_[0] == '{') {
        parts.push_back(placeable());
      } else if (rest_[0] == '}') {
        fail("a '{' before this '}'");
      } else {
        parts.push_back({std::string(take(std::min(rest_.find_first_of("{}\n"), rest_.size())))});
      }
    }
    trim_end(parts);
    if (parts.empty()) fail("a text");
    return parts;
  }

  void expect(std::string_view wanted) {
    if (!rest_.starts_with(wanted)) fail("'" + std::string(wanted) + "'");
    take(wanted.size());
  }

  void skip(std::string_view characters) {
    while (!rest_.empty() && characters.find(rest_[0]) != std::string_view::npos) take(1);
  }

  [[noreturn]] void fail(const std::string& wanted) const {
    throw FluentError("line " + std::to_string(line_) + ": expected " + wanted + ", found '" +
                      std::string(rest_.substr(0, std::min<std::size_t>(rest_.find('\n'), 20))) +
                      "'");
  }

 private:
  std::string_view take(std::size_t size) {
    const std::string_view taken = rest_.substr(0, size);
    line_ += std::count(taken.begin(), taken.end(), '\n');
    rest_.remove_prefix(taken.size());
    return taken;
  }

  void skip_line() { take(std::min(rest_.find('\n'), rest_.size() - 1) + 1); }

  static void trim_end(Pattern& parts) {
    if (parts.empty()) return;
    if (auto* text = std::get_if<std::string>(&parts.back().is)) {
      text->erase(text->find_last_not_of(' ') + 1);
      if (text->empty()) parts.pop_back();
    }
  }

  Part placeable() {
    expect("{");
    skip(" ");
    if (done()) fail("what is put in");
    Part part = rest_[0] == '"' ? literal() : rest_[0] == '$' ? variable_or_choice() : function();
    skip(" ");
    expect("}");
    return part;
  }

  Part literal() {
    expect("\"");
    std::string text;
    while (!done() && rest_[0] != '"' && rest_[0] != '\n') {
      if (!rest_.starts_with("\\")) {
        text += take(1);
        continue;
      }
      take(1);
      if (rest_.starts_with("u")) {
        take(1);
        append_utf8(text, hexadecimal());
      } else {
        text += take(1);
      }
    }
    expect("\"");
    return {std::move(text)};
  }

  unsigned hexadecimal() {
    const std::string_view digits = rest_.substr(0, 4);
    unsigned code = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() < 4 || read.ptr != digits.data() + 4) fail("four hexadecimal digits");
    take(4);
    return code;
  }

  Part function() {
    if (rest_.starts_with("A($")) return named<To>("A($");
    return named<Of>("DE($");
  }

  template <class Function>
  Part named(std::string_view begin) {
    expect(begin);
    Function function{name()};
    expect(")");
    return {std::move(function)};
  }

  Part variable_or_choice() {
    expect("$");
    std::string variable = name();
    skip(" ");
    if (!rest_.starts_with("->")) return {Variable{std::move(variable)}};
    expect("->");
    return {choice(std::move(variable))};
  }

  Choice choice(std::string variable) {
    Choice choice{std::move(variable), {}, 0};
    std::size_t usual_ones = 0;
    for (skip(" \n"); rest_.starts_with("[") || rest_.starts_with("*"); skip(" \n")) {
      if (rest_[0] == '*') {
        take(1);
        choice.usual = choice.variants.size();
        ++usual_ones;
      }
      expect("[");
      std::string key = name();
      expect("]");
      choice.variants.push_back({std::move(key), pattern()});
    }
    if (usual_ones != 1) fail("one choice marked with '*' among those above");
    return choice;
  }

  std::string_view rest_;
  std::ptrdiff_t line_ = 1;
};

// ---- formatting

class Formatter {
 public:
  Formatter(Language language, std::span<const Arg> args) : language_(language), args_(args) {}

  std::string text(const Pattern& pattern) const {
    std::string all;
    for (const Part& part : pattern)
      all += std::visit([&](const auto& is) { return said(is); }, part.is);
    return all;
  }

 private:
  std::string said(const std::string& text) const { return text; }
  std::string said(const Variable& variable) const { return value_text(variable.name); }
  std::string said(const Of& of) const { return of_name(value_text(of.name)); }
  std::string said(const To& to) const { return to_name(value_text(to.name)); }
  std::string said(const Choice& choice) const {
    const Arg* arg = find(choice.variable);
    for (const Variant& variant : choice.variants) {
      if (arg != nullptr && fits(variant.key, *arg)) return text(variant.pattern);
    }
    return text(choice.variants[choice.usual].pattern);
  }

  bool fits(std::string_view key, const Arg& arg) const {
    if (const auto* word = std::get_if<std::string>(&arg.value)) return key == *word;
    const int number = std::get<int>(arg.value);
    return key == std::to_string(number) || key == plural(language_, number);
  }

  const Arg* find(std::string_view name) const {
    const auto found =
        std::find_if(args_.begin(), args_.end(), [&](const Arg& arg) { return arg.name == name; });
    return found == args_.end() ? nullptr : &*found;
  }

  std::string value_text(const std::string& name) const {
    const Arg* arg = find(name);
    if (arg == nullptr) return "{$" + name + "}";
    if (const auto* word = std::get_if<std::string>(&arg->value)) return *word;
    return std::to_string(std::get<int>(arg->value));
  }

  Language language_;
  std::span<const Arg> args_;
};

}  // namespace

void Bundle::add(std::string_view source) {
  Reader reader(source);
  for (reader.skip_blank_and_comments(); !reader.done(); reader.skip_blank_and_comments()) {
    std::string id = reader.name();
    reader.skip(" ");
    reader.expect("=");
    Pattern pattern = reader.pattern();
    if (messages_.contains(id)) reader.fail("no second message '" + id + "'");
    messages_.emplace(std::move(id), std::move(pattern));
  }
}

std::vector<std::string_view> Bundle::ids() const {
  std::vector<std::string_view> ids;
  for (const auto& [id, pattern] : messages_) ids.push_back(id);
  return ids;
}

const Pattern* Bundle::pattern(std::string_view id) const {
  const auto found = messages_.find(id);
  return found == messages_.end() ? nullptr : &found->second;
}

std::optional<std::string> Bundle::format(std::string_view id, std::span<const Arg> args) const {
  const Pattern* message = pattern(id);
  if (message == nullptr) return {};
  return Formatter(language_, args).text(*message);
}

std::string to_name(std::string_view name) {
  static constexpr std::array<std::string_view, 6> same{"a", "A", "à", "À", "á", "Á"};
  const bool meets = std::any_of(same.begin(), same.end(),
                                 [&](std::string_view vowel) { return name.starts_with(vowel); });
  return (meets ? "ad " : "a ") + std::string(name);
}

std::string of_name(std::string_view name) {
  static constexpr std::array<std::string_view, 36> vowels{
      "a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "à", "â", "ä", "é", "è", "ê", "ë", "î",
      "ï", "ô", "ö", "ù", "û", "ü", "æ", "œ", "À", "Â", "É", "È", "Ê", "Î", "Ô", "Û", "Æ", "Œ"};
  const auto begins = [](std::string_view text) {
    return std::any_of(vowels.begin(), vowels.end(),
                       [&](std::string_view vowel) { return text.starts_with(vowel); });
  };
  const bool with_y = !name.empty() && (name[0] == 'y' || name[0] == 'Y') && name.size() > 1 &&
                      !begins(name.substr(1));
  return (begins(name) || with_y ? "d’" : "de ") + std::string(name);
}

}  // namespace hastilude::texts
