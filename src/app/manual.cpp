#include "app/manual.h"

#include <CLI/CLI.hpp>

#include "games/find.h"

namespace hastilude::app {
namespace {

// Text as man takes it: what it would read as commands of its own is escaped.
std::string troff(std::string_view text) {
  std::string out;
  bool begins = true;  // a line
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) out += "\\&";
    begins = c == '\n';
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out;
}

// What people can give to a command, but for --help.
std::vector<const CLI::Option*> options_of(const CLI::App& command) {
  std::vector<const CLI::Option*> options;
  for (const CLI::Option* option : command.get_options()) {
    if (option != command.get_help_ptr()) options.push_back(option);
  }
  return options;
}

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

// --deals K, or GAME for what has no flag.
std::string heading(const CLI::Option& option) {
  if (option.get_positional()) return option.get_name(true);
  return takes_value(option) ? option.get_name() + " " + option.get_type_name() : option.get_name();
}

std::string option_text(const CLI::Option& option) {
  std::string text = ".TP\n.B " + troff(heading(option)) + "\n" + troff(option.get_description());
  if (!option.get_default_str().empty()) text += " (" + troff(option.get_default_str()) + ")";
  if (!option.get_envname().empty()) text += "; in the environment: " + troff(option.get_envname());
  return text + "\n";
}

std::string command_text(const CLI::App& command) {
  std::string text = ".SS " + command.get_name() + "\n" + troff(command.get_description()) + ".\n";
  for (const CLI::Option* option : options_of(command)) text += option_text(*option);
  if (!command.get_footer().empty()) text += ".PP\n.nf\n" + troff(command.get_footer()) + "\n.fi\n";
  return text;
}

bool wants_file(const CLI::Option& option) {
  const std::string type = option.get_positional() ? option.get_name(true) : option.get_type_name();
  return type == "FILE" || type == "FOLDER";
}

bool has(const CLI::App& command, std::string_view positional) {
  for (const CLI::Option* option : options_of(command)) {
    if (option->get_positional() && option->get_name(true) == positional) return true;
  }
  return false;
}

std::string games() {
  std::string names;
  for (const GameApi& game : games::all_games())
    names += (names.empty() ? "" : " ") + std::string(game.name);
  return names;
}

std::string names_of(const CLI::App& program) {
  std::string names;
  for (const CLI::App* command : commands_of(program))
    names += (names.empty() ? "" : " ") + command->get_name();
  return names;
}

// The words that may stand in a command's place without a flag; nothing where it is files.
std::string words_of(const CLI::App& command, const CLI::App& program) {
  if (has(command, "GAME")) return games();
  if (has(command, "SHELL")) return "bash zsh fish";
  if (has(command, "COMMAND")) return names_of(program);
  return {};
}

std::string flags_of(const CLI::App& command) {
  std::string flags = "--help";
  for (const CLI::Option* option : options_of(command)) {
    if (!option->get_positional()) flags += " " + option->get_name();
  }
  return flags;
}

// What zsh needs to understand bash's; its own system may have been loaded already.
const std::string zsh_opening =
    "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n"
    "autoload -Uz bashcompinit && bashcompinit\n";

// Words after a command, files everywhere else.
std::string bash_completion(const CLI::App& program) {
  std::string text =
      "_hastilude() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} words=\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '" +
      names_of(program) +
      " --help --version' -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  case ${COMP_WORDS[1]} in\n";
  for (const CLI::App* command : commands_of(program)) {
    text += "    " + command->get_name() + ")\n      case $word in\n        -*) words='" +
            flags_of(*command) + "' ;;\n";
    if (const std::string words = words_of(*command, program); !words.empty())
      text += "        *) [ \"$COMP_CWORD\" -ne 2 ] || words='" + words + "' ;;\n";
    text += "      esac ;;\n";
  }
  return text +
         "  esac\n"
         "  if [ -n \"$words\" ]; then\n"
         "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "  else\n"
         "    COMPREPLY=($(compgen -f -- \"$word\"))\n"
         "  fi\n"
         "}\n"
         "complete -F _hastilude hastilude\n";
}

// Inside single quotes of a shell.
std::string quoted_for_shell(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return "'" + out + "'";
}

std::string fish_completion(const CLI::App& program) {
  std::string text = "complete -c hastilude -f\n";
  for (const CLI::App* command : commands_of(program)) {
    const std::string& name = command->get_name();
    text += "complete -c hastilude -n __fish_use_subcommand -a " + name + " -d " +
            quoted_for_shell(command->get_description()) + "\n";
    const std::string after =
        "complete -c hastilude -n '__fish_seen_subcommand_from " + name + "' ";
    if (const std::string words = words_of(*command, program); !words.empty())
      text += after + "-a '" + words + "'\n";
    for (const CLI::Option* option : options_of(*command)) {
      const std::string told = " -d " + quoted_for_shell(option->get_description());
      if (option->get_positional()) {
        if (wants_file(*option)) text += after + "-F\n";
      } else {
        text += after + "-l " + option->get_name().substr(2) +
                (!takes_value(*option) ? ""
                 : wants_file(*option) ? " -r -F"
                                       : " -x") +
                told + "\n";
      }
    }
  }
  return text;
}

}  // namespace

std::vector<const CLI::App*> commands_of(const CLI::App& program) {
  return program.get_subcommands([](const CLI::App*) { return true; });
}

const CLI::App* command_of(const CLI::App& program, std::string_view name) {
  for (const CLI::App* command : commands_of(program)) {
    if (command->get_name() == name) return command;
  }
  return nullptr;
}

std::string manual(const CLI::App& program, std::string_view version) {
  std::string text = ".TH HASTILUDE 6 \"\" \"hastilude " + troff(version) +
                     "\" \"Games\"\n"
                     ".SH NAME\nhastilude \\- knightly card games to play, host and study\n"
                     ".SH SYNOPSIS\n.B hastilude\n[\\fICOMMAND\\fR [\\fIOPTION\\fR...]]\n"
                     ".SH DESCRIPTION\n" +
                     troff(program.get_description()) + "\n.SH COMMANDS\n";
  for (const CLI::App* command : commands_of(program)) text += command_text(*command);
  return text +
         ".SH EXIT STATUS\n"
         ".TP\n.B 0\nEverything was done.\n"
         ".TP\n.B 1\nSomething could not be done; standard error says what.\n"
         ".TP\n.B 2\nThe command line was not understood.\n";
}

std::optional<std::string> completion(const CLI::App& program, std::string_view shell) {
  if (shell == "bash") return bash_completion(program);
  if (shell == "zsh") return zsh_opening + bash_completion(program);
  if (shell == "fish") return fish_completion(program);
  return {};
}

}  // namespace hastilude::app
