// The flags of a command. Only flags.cpp knows the library that reads them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "texts/language.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace hastilude::app {

// Whether a command can do without it.
enum class Wanted : bool { maybe, always };

// How people are told of a value: --some-thing TYPE, and what it is for.
struct Flag {
  std::string name;  // with its dashes, or just a word for what has none
  std::string type;  // of the value, for people
  std::string help;
  Wanted wanted = Wanted::maybe;
};

// From least to most, both allowed.
struct Bounds {
  double least;
  double most;
};

// Declares flags. What they say is put into the values handed over, which must still be there when
// the command line is read; a value whose flag is not there stays as it is.
class Flags {
 public:
  explicit Flags(CLI::App& command, texts::Language language = texts::Language::en)
      : command_(command), language_(language) {}

  // In which the help of those commands is that have it in several.
  texts::Language language() const { return language_; }

  // A word in its place, without a flag.
  void word(const Flag& flag, std::string& value);

  void yes(const Flag& flag, bool& value);
  void text(const Flag& flag, std::string& value);
  // Each time one more.
  void each(const Flag& flag, std::vector<std::string>& values);
  void each(const Flag& flag, std::vector<int>& values);
  // A number; for what kinds there are see flags.cpp.
  template <class Number>
  void number(const Flag& flag, Number& value, Bounds bounds);
  template <class Number>
  void number(const Flag& flag, Number& value);
  void seed(const Flag& flag, std::optional<std::uint64_t>& value);
  // Not both of them.
  void either(const std::string& one, const std::string& other);

  // Settings: --some-thing, or HASTILUDE_SOME_THING in the environment; what they are without is
  // told too.
  void setting(const Flag& flag, std::string& value);
  void setting(const Flag& flag, std::vector<std::string>& values);
  void setting(const Flag& flag, std::string& value, const std::vector<std::string>& one_of);
  template <class Number>
  void setting(const Flag& flag, Number& value, Bounds bounds);

  // What stands below all flags in the help.
  void footer(const std::string& text);

  // The words of the help itself in another language, once all flags are declared: what the command
  // is for, what --help does, the titles, and the types of values by their English names.
  struct Titles {
    std::string about;
    std::string help;
    std::string usage;
    std::string words;
    std::string options;
    std::string any;  // of the options, where the usage shows their place
    std::string excludes;
    std::vector<std::pair<std::string, std::string>> types;
  };
  void translate(const Titles& titles);

 private:
  template <class Value>
  CLI::Option* add(const Flag& flag, Value& value);
  template <class Value>
  CLI::Option* add_setting(const Flag& flag, Value& value);

  CLI::App& command_;
  texts::Language language_;
};

}  // namespace hastilude::app
