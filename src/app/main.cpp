// The program `hastilude`: reads the command line and hands over to a command.
#include <array>
#include <iostream>

#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "app/manual.h"
#include "app/notes.h"
#include "embedded/version.h"
#include "texts/retold.h"

namespace hastilude::app {
namespace {

struct Command {
  const char* name;
  const char* summary;
  Run (*declare)(Flags& flags);
};

constexpr std::array commands{
    Command{"play", "Play a game here in the terminal", play_command},
    Command{"replay", "Check records line by line and print the position each reaches",
            replay_command},
    Command{"verify", "Check that the cards of records were drawn as was promised before the deal",
            verify_command},
    Command{"trace", "Play random games to the end and print their records", trace_command},
    Command{"bench", "Measure random play: decisions per second, and the signature", bench_command},
    Command{"arena", "Let bots play against each other: the same deals for every seating",
            arena_command},
    Command{"league", "Let all bots play against all others, and say how strong each is",
            league_command},
    Command{"strength", "Make the tables and plots of a page anew from files of results",
            strength_command},
    Command{"calibrate", "Check whether a bot wins as often as it thinks", calibrate_command},
    Command{"hint", "What a bot would play at the end of a record, and what it thinks of the rest",
            hint_command},
    Command{"solve", "Work out a round of En Garde, or of a smaller game of its kind",
            solve_command},
    Command{"learn", "Teach a player of a game by letting it play against itself", learn_command},
    Command{"exploit", "Learn to beat one bot, and say how much can be won against it",
            exploit_command},
    Command{"serve", "Run the server: tables for people and bots, played in the browser",
            serve_command},
    Command{"site", "Write the page as files for any web server: solo play without ours",
            site_command},
    Command{"backup", "Copy the data of a server, which may go on meanwhile, and check the copy",
            backup_command},
    Command{"move", "Carry the data of a server from a folder to a database, or back",
            move_command},
    Command{"prune", "Clear away what nobody has touched for long from the data of a server",
            prune_command},
    Command{"tables", "List the tables in the data of a server, and what is wrong with them",
            tables_command},
    Command{"people", "Tell who was at a table of a server, and end logins", people_command},
    Command{"fairness", "Hold what a server dealt in all its finished games against the exact odds",
            fairness_command},
    Command{"load", "Measure a server on this machine: memory per connection, actions and how soon",
            load_command},
    Command{"licences", "Print the licences of all that the program is made of", licences_command}};

using Runs = std::array<Run, commands.size()>;

// `help`, `manual` and `completion` tell about the program itself.
struct AboutItself {
  std::string command;  // explained by `help`
  std::string shell;
};

void declare_about_itself(CLI::App& program, AboutItself& wanted) {
  program.add_subcommand("help", "Explain a command")
      ->add_option("COMMAND", wanted.command, "The command; without one: the program");
  program.add_subcommand("manual", "Print the manual page: hastilude manual | man -l -");
  CLI::App& completion = *program.add_subcommand(
      "completion", "Print what completes the command line: source <(hastilude completion bash)");
  Flags(completion).word({"SHELL", "", "bash, zsh or fish", Wanted::always}, wanted.shell);
}

Exit explain_command(const CLI::App& program, const std::string& name) {
  if (name.empty()) {
    // Its own help() would be that of `help`, the command that was given.
    std::cout << program.get_formatter()->make_help(&program, "hastilude",
                                                    CLI::AppFormatMode::Normal);
    return Exit::success;
  }
  if (const CLI::App* command = command_of(program, name)) {
    std::cout << command->help("hastilude");
    return Exit::success;
  }
  std::cerr << "hastilude: there is no command '" << name << "'; expected one of";
  for (const CLI::App* command : commands_of(program)) std::cerr << " " << command->get_name();
  std::cerr << "\n";
  return Exit::usage;
}

Exit complete(const CLI::App& program, const std::string& shell) {
  if (const std::optional<std::string> script = completion(program, shell)) {
    std::cout << *script;
    return Exit::success;
  }
  std::cerr << "hastilude: there is nothing for '" << shell << "'; expected bash, zsh or fish\n";
  return Exit::usage;
}

Exit run_command(const CLI::App& program, const Runs& runs, const AboutItself& wanted) {
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (program.got_subcommand(commands[i].name)) return runs[i]();
  }
  if (program.got_subcommand("help")) return explain_command(program, wanted.command);
  if (program.got_subcommand("completion")) return complete(program, wanted.shell);
  if (program.got_subcommand("manual")) std::cout << manual(program, version);
  return Exit::success;
}

// What did not reach its reader (a full disk) was not done.
Exit with_output_written(Exit exit) {
  std::cout.flush();
  if (std::cout) return exit;
  std::cerr << "hastilude: the output could not be written\n";
  return exit == Exit::success ? Exit::failure : exit;
}

// Without a command the flags are those of `serve`.
bool is_flag_of_serve(std::string_view word) {
  return word.starts_with('-') && word != "-h" && word != "--help" && word != "--version";
}

// What people are told before a game, in their language; all else is in English, and so is what
// tells of all commands at once. The last word comes first.
texts::Language language_of(const std::vector<std::string>& words) {
  const auto said = [&](std::size_t place, std::string_view word) {
    return words.size() > place && words[words.size() - 1 - place] == word;
  };
  if (!said(0, "play") && !(said(0, "help") && said(1, "play"))) return texts::Language::en;
  for (std::size_t i = 0; i < words.size(); ++i) {
    constexpr std::string_view flag = "--language";
    std::string_view told;
    if (words[i] == flag && i > 0) told = words[i - 1];
    if (words[i].starts_with(std::string(flag) + "="))
      told = std::string_view(words[i]).substr(flag.size() + 1);
    if (const auto language = texts::language_named(told)) return *language;
  }
  return texts::language_of_environment();
}

// What is wrong with the command line; the library says it in English, and so do most commands.
Exit parse_error(const CLI::App& program, const CLI::ParseError& error, texts::Language language) {
  const texts::Texts& say = texts::in(language);
  const auto told = texts::retold(say, texts::Family::command, error.what());
  if (language == texts::Language::en || error.get_exit_code() == 0 || !told)
    return program.exit(error) == 0 ? Exit::success : Exit::usage;
  std::cerr << *told << "\n" << say("terminal-command-help") << "\n";
  return Exit::usage;
}

int run(int argc, char** argv) {
  CLI::App program(
      "Hastilude: knightly card games to play, host and study.\nWithout a command: serve.");
  program.name("hastilude");
  program.set_version_flag("--version", std::string("hastilude ") + version);
  set_build(version);
  program.require_subcommand(0, 1);
  program.footer("hastilude help COMMAND explains a command.");
  // The last word first, as CLI11 wants them.
  std::vector<std::string> words(std::reverse_iterator(argv + argc),
                                 std::reverse_iterator(argv + 1));
  if (words.empty() || is_flag_of_serve(words.back())) words.emplace_back("serve");
  const texts::Language language = language_of(words);
  Runs runs;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    Flags flags(*program.add_subcommand(commands[i].name, commands[i].summary), language);
    runs[i] = commands[i].declare(flags);
  }
  AboutItself about_itself;
  declare_about_itself(program, about_itself);
  try {
    program.parse(words);
  } catch (const CLI::ParseError& error) {
    return static_cast<int>(with_output_written(parse_error(program, error, language)));
  }
  return static_cast<int>(with_output_written(run_command(program, runs, about_itself)));
}

}  // namespace
}  // namespace hastilude::app

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return hastilude::app::run(argc, argv);
}
