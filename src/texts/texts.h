// Everything that people are told in their language, from texts/LANGUAGE/*.ftl inside the program.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "texts/fluent.h"

namespace hastilude::texts {

class Texts {
 public:
  explicit Texts(Language language);

  Language language() const { return language_; }

  const Bundle& bundle() const { return bundle_; }
  bool has(std::string_view id) const { return bundle_.has(id); }

  // The text of this name. A missing one shows its name, so that it is found and nothing breaks.
  std::string operator()(std::string_view id, std::initializer_list<Arg> args = {}) const;
  std::string operator()(std::string_view id, std::span<const Arg> args) const;

  // "a, b and c".
  std::string list(std::span<const std::string> parts) const;

  // "3rd", of a card.
  std::string ordinal_card(int number) const;

 private:
  Language language_;
  Bundle bundle_;
};

// The texts of a language, read once.
const Texts& in(Language language);

}  // namespace hastilude::texts
