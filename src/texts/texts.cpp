#include "texts/texts.h"

#include "embedded/fluent_texts.h"

namespace hastilude::texts {

Texts::Texts(Language language) : language_(language), bundle_(language) {
  const std::string folder = "/" + std::string(code(language)) + "/";
  for (const embedded::File& file : embedded::fluent_texts()) {
    if (file.path.find(folder) != std::string_view::npos) bundle_.add(file.contents);
  }
}

std::string Texts::operator()(std::string_view id, std::initializer_list<Arg> args) const {
  return (*this)(id, std::span<const Arg>(args.begin(), args.size()));
}

std::string Texts::operator()(std::string_view id, std::span<const Arg> args) const {
  return bundle_.format(id, args).value_or(std::string(id));
}

std::string Texts::list(std::span<const std::string> parts) const {
  std::string line;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) line += i + 1 == parts.size() ? " " + (*this)("list-and") + " " : ", ";
    line += parts[i];
  }
  return line;
}

std::string Texts::ordinal_card(int number) const {
  return (*this)("ordinal-card",
                 {{"number", number}, {"form", std::string(ordinal_form(language_, number))}});
}

const Texts& in(Language language) {
  static const std::array<Texts, languages.size()> all{Texts(Language::en), Texts(Language::fr),
                                                       Texts(Language::it)};
  return all[static_cast<std::size_t>(language)];
}

}  // namespace hastilude::texts
