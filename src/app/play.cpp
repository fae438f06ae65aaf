#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <random>

#include <unistd.h>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/terminal/dialogue.h"
#include "bots/bots.h"
#include "bots/seeds.h"
#include "games/find.h"
#include "texts/texts.h"

namespace hastilude::app {
namespace {

struct PlayOptions {
  GameOptions game;                   // no name: that of the record to load, or En Garde
  std::optional<std::uint64_t> seed;  // nothing: another game each time
  std::vector<int> seats;             // the people's; none: seat 1
  bool hotseat = false;               // all seats are people's
  std::string bots;                   // of the other seats, in order; nothing: the usual ones
  double pace = 1;                    // seconds for a bot's decision
  std::string save;
  std::string load;
  bool goes_on = false;            // with the game that was left last
  std::string language;            // nothing: that of the environment
  std::vector<std::string> names;  // of the people, by seat
};

constexpr std::string_view first_game = "engarde";

texts::Language language_of(const PlayOptions& options) {
  if (options.language.empty()) return texts::language_of_environment();
  return texts::language_named(options.language).value_or(texts::Language::en);
}

// Says what is wrong with the command line.
Exit wrong(const PlayOptions& options, std::string_view id,
           std::initializer_list<texts::Arg> args = {}) {
  const texts::Texts& say = texts::in(language_of(options));
  return usage_error(say, say(id, args));
}

std::uint64_t some_seed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32 | device();
}

// A game as it is taken up, and where it was left, if it was.
struct Beginning {
  record::Record record;
  LeftGame left{};
};

// From a file.
Result<record::Record, Exit> loaded(const std::string& file, const std::string& game,
                                    const texts::Texts& say) {
  std::optional<record::Record> record = load_record(file, say);
  if (!record) return Exit::failure;
  const std::string name(record->head.game->name);
  if (!game.empty() && game != name) {
    std::cerr << say("terminal-file-other", {{"file", file}, {"found", name}, {"wanted", game}})
              << "\n";
    return Exit::failure;
  }
  return std::move(*record);
}

Result<Beginning, Exit> left_last(const std::string& game, const texts::Texts& say) {
  std::optional<LeftGame> left = LeftGame::latest(game);
  if (!left) {
    usage_error(say, game.empty() ? say("terminal-wrong-none-left")
                                  : say("terminal-wrong-none-left-of", {{"game", game}}));
    return Exit::failure;
  }
  Result<record::Record, Exit> record = loaded(left->file(), game, say);
  if (!record) return record.error();
  return Beginning{std::move(*record), std::move(*left)};
}

// What people play at a terminal is kept; a script's games are its own business, and must not take
// the place of theirs.
LeftGame left_by_people(const GameApi& game) {
  return isatty(STDIN_FILENO) == 1 ? LeftGame::of(game.name) : LeftGame();
}

// The game that was asked for, at its start or where it was left.
Result<Beginning, Exit> opening(const PlayOptions& options) {
  GameOptions game = options.game;
  if (options.load.empty() && !options.goes_on) {
    if (game.game.empty()) game.game = first_game;
    const std::optional<ChosenGame> chosen = choose_game(game, language_of(options));
    if (!chosen) return Exit::usage;
    return Beginning{{.head = {.game = chosen->game, .setup = chosen->setup},
                      .start = chosen->game->start(chosen->setup)},
                     left_by_people(*chosen->game)};
  }
  if (game.players != 0 || !game.options.empty()) {
    return wrong(options, "terminal-wrong-setup",
                 {{"flag", options.goes_on ? "--continue" : "--load"}});
  }
  if (options.load == "-") return wrong(options, "terminal-wrong-load");
  if (!game.game.empty() && games::find_game(game.game) == nullptr) {
    choose_game(game, language_of(options));
    return Exit::usage;
  }
  const texts::Texts& say = texts::in(language_of(options));
  if (options.goes_on) return left_last(game.game, say);
  Result<record::Record, Exit> record = loaded(options.load, game.game, say);
  if (!record) return record.error();
  LeftGame left = left_by_people(*record->head.game);
  return Beginning{std::move(*record), std::move(left)};
}

// Who goes on with a game plays the seats that no bot did.
SeatSet seats_without_bots(const record::Record& record) {
  SeatSet people;
  const auto names = record.latest_names();
  for (const Seat seat : SeatSet::all(record.head.setup.players)) {
    if (!bots::find_bot(*record.head.game, names[seat.index])) people.insert(seat);
  }
  return people.empty() ? SeatSet(Seat{0}) : people;
}

Result<SeatSet, Exit> people_of(const PlayOptions& options, const record::Record& record) {
  const int players = record.head.setup.players;
  if (options.hotseat) return SeatSet::all(players);
  if (options.seats.empty() && options.goes_on && options.bots.empty())
    return seats_without_bots(record);
  if (options.seats.empty()) return SeatSet(Seat{0});
  SeatSet people;
  for (const int seat : options.seats) {
    if (seat < 1 || seat > players)
      return wrong(options, "terminal-wrong-seat", {{"seat", seat}, {"most", players}});
    people.insert(seat_number(seat));
  }
  return people;
}

// Who plays a seat if nobody was asked for: the bot that the record names, else the usual one.
std::string usual_bot(const Sitting& sitting, Seat seat) {
  const GameApi& game = sitting.game();
  const std::string named = sitting.record().latest_names()[seat.index];
  if (bots::find_bot(game, named)) return named;
  return bots::usual_opponent(game).name;
}

// The name of a bot that there is not.
Exit wrong_bot(const PlayOptions& options, const GameApi& game, const std::string& name) {
  const std::string program = "exec:";
  if (name.starts_with(program))
    return wrong(options, "terminal-wrong-no-command", {{"program", program}});
  std::string known;
  for (const bots::Bot& bot : bots::bots_of(game)) known += bot.name + ", ";
  return wrong(options, "terminal-wrong-bot",
               {{"game", std::string(game.name)},
                {"bot", harmless(name)},
                {"bots", known},
                {"program", program}});
}

// The names of those who play the seats that people leave, in order.
Result<std::vector<std::string>, Exit> bots_for(const PlayOptions& options, const Sitting& sitting,
                                                SeatSet seats) {
  const GameApi& game = sitting.game();
  std::vector<std::string> names;
  if (options.bots.empty()) {
    for (const Seat seat : seats) names.push_back(usual_bot(sitting, seat));
    return names;
  }
  names = bots::names_in(options.bots);
  const auto free = static_cast<std::size_t>(seats.size());
  if (names.size() > free) {
    return wrong(options, "terminal-wrong-many-bots",
                 {{"count", static_cast<int>(names.size())}, {"seats", static_cast<int>(free)}});
  }
  for (const std::string& name : names) {
    if (bots::wrong_name(game, name)) return wrong_bot(options, game, name);
  }
  names.resize(free, names.back());
  return names;
}

// What the rulebook of the language has settled, if nobody said otherwise.
std::string settled_by_rulebook(const PlayOptions& options, const GameApi& game) {
  if (options.goes_on || !options.load.empty()) return {};
  const auto is_told = [&](std::string_view option) {
    const std::string_view key = option.substr(0, option.find('=') + 1);
    return std::any_of(options.game.options.begin(), options.game.options.end(),
                       [&](const std::string& told) { return told.starts_with(key); });
  };
  std::string settled;
  for (const std::string_view option : rulebook(game.name, language_of(options))) {
    if (!is_told(option)) settled.append(settled.empty() ? "" : ", ").append(option);
  }
  if (settled.empty()) return {};
  return texts::in(language_of(options))("terminal-rulebook", {{"options", settled}});
}

// Puts the bots into their seats.
Result<Dialogue::Players, Exit> seat_players(const PlayOptions& options, Sitting& sitting,
                                             SeatSet people, std::uint64_t seed) {
  SeatSet seats = SeatSet::all(sitting.players());
  for (const Seat seat : people) seats.erase(seat);
  const Result<std::vector<std::string>, Exit> names = bots_for(options, sitting, seats);
  if (!names) return names.error();
  // The players' random numbers are not those that the cards come from.
  Dialogue::Players players{
      .people = people,
      .bots = {},
      .seed = bots::derived({seed, static_cast<std::uint64_t>(bots::Source::bot)}),
      .command = options.bots,
      .pace = std::chrono::microseconds(std::lround(options.pace * 1e6)),
      .language = language_of(options),
      .rulebook = settled_by_rulebook(options, sitting.game())};
  const bots::Manners manners = bots::among_people([] { return signal_caught() != 0; });
  std::size_t next = 0;
  for (const Seat seat : seats) {
    const std::string& name = (*names)[next++];
    players.bots[seat.index] = bots::make_player(sitting.game(), name, manners);
    sitting.rename(seat, harmless(bots::shown_name(name)));
  }
  return players;
}

constexpr int widest_name = 40;

// Calls the people as they want to be called.
std::optional<Exit> name_people(const PlayOptions& options, Sitting& sitting, SeatSet people) {
  if (options.names.size() > static_cast<std::size_t>(people.size()))
    return wrong(options, "terminal-wrong-many-names");
  auto name = options.names.begin();
  for (const Seat seat : people) {
    if (name == options.names.end()) break;
    // A ';' would begin a comment of the record.
    std::string called = harmless(*name++);
    std::replace(called.begin(), called.end(), ';', ',');
    if (Words(called).done()) return wrong(options, "terminal-wrong-no-name");
    if (width_of(called) > widest_name)
      return wrong(options, "terminal-wrong-long-name", {{"most", widest_name}});
    if (bots::find_bot(sitting.game(), called))
      return wrong(options, "terminal-wrong-name-of-bot", {{"name", called}});
    sitting.rename(seat, called);
  }
  return {};
}

Exit play(const PlayOptions& options) {
  if (!options.language.empty() && !texts::language_named(options.language)) {
    return wrong({.language = {}}, "terminal-wrong-language",
                 {{"language", harmless(options.language)}});
  }
  if (!options.save.empty() && options.save != options.load &&
      access(options.save.c_str(), F_OK) == 0) {
    return wrong(options, "terminal-wrong-save", {{"file", harmless(options.save)}});
  }
  Result<Beginning, Exit> begins = opening(options);
  if (!begins) return begins.error();
  const Result<SeatSet, Exit> people = people_of(options, begins->record);
  if (!people) return people.error();
  const record::Head head{.game = begins->record.head.game, .setup = begins->record.head.setup};
  const bool keeps = !options.save.empty();
  Dialogue::Kept kept{Keeper(keeps ? options.save : options.load,
                             keeps ? Keeper::When::always : Keeper::When::asked),
                      std::move(begins->left)};
  std::uint64_t seed = options.seed.value_or(some_seed());
  for (record::Record record = std::move(begins->record);;) {
    Sitting sitting(std::move(record), seed);
    if (const std::optional<Exit> wrong = name_people(options, sitting, *people)) return *wrong;
    Result<Dialogue::Players, Exit> players = seat_players(options, sitting, *people, seed);
    if (!players) return players.error();
    Dialogue dialogue(std::move(sitting), std::move(*players), std::move(kept));
    const Exit exit = dialogue.run();
    if (!dialogue.wants_another()) return exit;
    // What was kept stays; the next game is another one.
    kept = {Keeper({}, Keeper::When::asked), left_by_people(*head.game)};
    record = {.head = head, .start = head.game->start(head.setup)};
    seed = bots::derived({seed, 1});
  }
}

}  // namespace

namespace {

// The help of this command is in every language.
void translate(Flags& flags, const texts::Texts& say) {
  if (flags.language() == texts::Language::en) return;
  // The library sets a colon behind these, which French wants apart.
  const std::string apart = flags.language() == texts::Language::fr ? "\u00a0" : "";
  flags.translate({.about = say("terminal-flag-about"),
                   .help = say("terminal-flag-help"),
                   .usage = say("terminal-flag-usage") + apart,
                   .words = say("terminal-flag-words") + apart,
                   .options = say("terminal-flag-options") + apart,
                   .any = say("terminal-flag-any"),
                   .excludes = say("terminal-flag-excludes") + apart,
                   .types = {{"FILE", say("terminal-flag-file")},
                             {"NAME", say("terminal-flag-own-name")},
                             {"SECONDS", say("terminal-flag-seconds")},
                             {"KEY=VALUE", say("terminal-flag-key")},
                             {"LANGUAGE", say("terminal-flag-which-language")}}});
}

std::string footer(texts::Language language) {
  const texts::Texts& say = texts::in(language);
  return games_footer(language) + "\n" + say("terminal-flag-examples") +
         "\n"
         "  hastilude play engarde --option level=advanced --save duel.txt\n"
         "  hastilude play --load duel.txt\n"
         "  hastilude play --continue\n"
         "  hastilude play engarde --hotseat --name Ann --name Bob\n"
         "  hastilude play ivanhoe --players 3 --bots page,knight\n\n" +
         say("terminal-flag-within");
}

}  // namespace

Run play_command(Flags& flags) {
  const auto options = std::make_shared<PlayOptions>();
  const texts::Texts& say = texts::in(flags.language());
  add_game(flags, options->game, say("terminal-flag-game"), Wanted::maybe);
  flags.seed({"--seed", "S", say("terminal-flag-seed")}, options->seed);
  flags.each({"--seat", "N", say("terminal-flag-seat")}, options->seats);
  flags.yes({"--hotseat", "", say("terminal-flag-hotseat")}, options->hotseat);
  flags.either("--hotseat", "--seat");
  flags.text({"--bots", "A,B,...", say("terminal-flag-bots", {{"program", "exec:COMMAND"}})},
             options->bots);
  flags.number({"--pace", "SECONDS", say("terminal-flag-pace")}, options->pace, {0, 60});
  flags.text({"--save", "FILE", say("terminal-flag-save")}, options->save);
  flags.text({"--load", "FILE", say("terminal-flag-load")}, options->load);
  flags.yes({"--continue", "", say("terminal-flag-continue")}, options->goes_on);
  flags.either("--continue", "--load");
  flags.each({"--name", "NAME", say("terminal-flag-name")}, options->names);
  flags.text({"--language", "LANGUAGE", say("terminal-flag-language")}, options->language);
  flags.footer(footer(flags.language()));
  translate(flags, say);
  return [options] { return play(*options); };
}

}  // namespace hastilude::app
