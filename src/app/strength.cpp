// hastilude strength: a page whose tables and plots are made from files of results.
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>

#include "app/commands.h"
#include "app/curve.h"
#include "app/files.h"
#include "app/notes.h"
#include "app/sweeps_log.h"
#include "bots/arena/calibration.h"
#include "bots/arena/league.h"

namespace hastilude::app {
namespace {

namespace fs = std::filesystem;

// `<!-- made from strength/ivanhoe-2.txt -->`; what follows it up to `<!-- made -->` is replaced.
constexpr std::string_view mark = "<!-- made from ";
constexpr std::string_view closing = "<!-- made -->";
constexpr std::string_view end_of_remark = " -->";

// Why a page cannot be made.
struct Trouble {
  std::string what;
};

struct Picture {
  std::string suffix;  // behind the name of the file
  std::string title;
  std::string svg;
};

// What stands in the page for one file.
struct Part {
  std::string command;
  arena::Builds builds;
  std::string text;
  std::vector<Picture> pictures;
};

Part part_of(const arena::League& league) {
  const arena::Standing standing =
      arena::standing_of(league.bots.size(), league.contests, arena::anchor_of(league));
  Part part{"", {}, arena::standing_table(league, standing), {}};
  part.pictures.push_back({"", "The ladder", arena::standing_picture(league, standing)});
  const auto add = [&](const std::string& table) {
    if (!table.empty()) part.text += "\n" + table;
  };
  add(arena::company_table(league));
  add(arena::seat_table(league));
  add(arena::pace_table(league));
  if (const std::string svg = arena::pace_picture(league, standing); !svg.empty())
    part.pictures.push_back({"-time", "Strength against time", svg});
  if (const std::string svg = arena::seat_picture(league); !svg.empty())
    part.pictures.push_back({"-seats", "What each seat wins", svg});
  return part;
}

// The command of a file stands in its first lines.
std::string command_in(std::string_view text) {
  constexpr std::string_view made_by = "; made by: ";
  const std::size_t at = text.find(made_by);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + made_by.size();
  return std::string(text.substr(begin, text.find('\n', begin) - begin));
}

arena::Builds builds_in(std::string_view text) {
  arena::Builds builds;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) arena::take_build(builds, line);
  return builds;
}

Result<Part, std::string> part_from(std::string_view text) {
  Part part;
  if (text.starts_with("hastilude league")) {
    const Result<arena::League, std::string> league = arena::league_in(text);
    if (!league) return league.error();
    part = part_of(*league);
  } else if (text.starts_with("hastilude calibration")) {
    const Result<arena::Calibration, std::string> found = arena::calibration_in(text);
    if (!found) return found.error();
    part = {"", {}, calibration_table(*found), {{"", "Calibration", calibration_picture(*found)}}};
  } else if (text.starts_with("hastilude curve")) {
    const Result<Curve, std::string> curve = curve_in(text);
    if (!curve) return curve.error();
    part = {"", {}, "", {{"", curve->y + " by " + curve->x, curve_picture(*curve)}}};
  } else if (text.starts_with("hastilude notes")) {
    const Result<Notes, std::string> notes = notes_in(text);
    if (!notes) return notes.error();
    return Part{"", {}, notes_table(*notes), {}};  // every row has its command
  } else {
    const Result<SweepsLog, std::string> log = sweeps_log_in(text);
    if (!log) return log.error();
    part = {"", {}, sweeps_table(*log), {{"", "Exploitability by sweep", sweeps_picture(*log)}}};
  }
  part.command = command_in(text);
  part.builds = builds_in(text);
  return part;
}

// The part in Markdown, its pictures written beside the file it is made from.
Result<std::string, Trouble> made_from(const fs::path& folder, const std::string& name) {
  const std::optional<std::string> text = read_file((folder / name).string());
  if (!text) return Trouble{"cannot read " + (folder / name).string()};
  const Result<Part, std::string> part = part_from(*text);
  if (!part) return Trouble{(folder / name).string() + ": " + part.error()};
  std::string made = part->command.empty() ? "" : "\n`" + part->command + "`";
  for (const std::string& build : part->builds)
    made += (build == part->builds[0] ? ", build " : ", then ") + build;
  if (!made.empty()) made += "\n";
  const std::string stem = fs::path(name).replace_extension().string();
  for (const Picture& picture : part->pictures) {
    const std::string file = stem + picture.suffix + ".svg";
    if (const auto wrong = write_file((folder / file).string(), picture.svg))
      return Trouble{*wrong};
    made += "\n![" + picture.title + "](" + file + ")\n";
  }
  return made + (part->text.empty() ? "" : "\n" + part->text) + "\n";
}

Result<std::string, Trouble> made_anew(const fs::path& page, std::string_view text) {
  std::string made;
  for (;;) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return made + std::string(text);
    const std::size_t name_end = text.find(end_of_remark, at);
    const std::size_t end = text.find(closing, at);
    if (name_end == std::string_view::npos || end == std::string_view::npos || end < name_end)
      return Trouble{"a part that is made is not closed; expected '" + std::string(closing) +
                     "' behind '" + std::string(mark) + "'"};
    const std::string name(text.substr(at + mark.size(), name_end - at - mark.size()));
    const Result<std::string, Trouble> part = made_from(page.parent_path(), name);
    if (!part) return part.error();
    made += std::string(text.substr(0, name_end + end_of_remark.size())) + "\n" + *part;
    made += closing;
    text.remove_prefix(end + closing.size());
  }
}

Exit make_page(const std::string& page) {
  const std::optional<std::string> text = read_file(page);
  if (!text) return Exit::failure;
  const Result<std::string, Trouble> made = made_anew(page, *text);
  const std::optional<std::string> trouble =
      made ? write_file(page, *made) : std::optional("hastilude: " + made.error().what);
  if (!trouble) return Exit::success;
  std::cerr << *trouble << "\n";
  return Exit::failure;
}

}  // namespace

Run strength_command(Flags& flags) {
  const auto page = std::make_shared<std::string>();
  flags.word({"PAGE", "", "The page, in Markdown", Wanted::always}, *page);
  flags.footer(
      "Where the page says <!-- made from FILE -->, what stands there up to <!-- made --> is\n"
      "replaced by tables and plots of that file, which `league`, `calibrate`, `solve --log`,\n"
      "`arena --note` or `exploit --note` has written, or a curve, which is written by hand\n"
      "(docs/bots.md). Plots are written beside it (SVG).");
  return [page] { return make_page(*page); };
}

}  // namespace hastilude::app
