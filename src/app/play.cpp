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

namespace hastilude::app {
namespace {

struct PlayOptions {
  GameOptions game;                   // no name: that of the record to load, or En Garde
  std::optional<std::uint64_t> seed;  // nothing: another game each time
  std::vector<int> seats;             // the people's; none: seat 1
  bool hotseat = false;               // all seats are people's
  std::string bots;                   // of the other seats, in order; nothing: squires
  double pace = 1;                    // seconds for a bot's decision
  std::string save;
  std::string load;
  std::string language;            // nothing: that of the environment
  std::vector<std::string> names;  // of the people, by seat
};

constexpr std::string_view first_game = "engarde";

std::uint64_t some_seed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32 | device();
}

// The game that was asked for, at its start or where a file left it.
Result<record::Record, Exit> opening(const PlayOptions& options) {
  GameOptions game = options.game;
  if (options.load.empty()) {
    if (game.game.empty()) game.game = first_game;
    const std::optional<ChosenGame> chosen = choose_game(game);
    if (!chosen) return Exit::usage;
    return record::Record{.head = {.game = chosen->game, .setup = chosen->setup},
                          .start = chosen->game->start(chosen->setup)};
  }
  if (game.players != 0 || !game.options.empty()) {
    return usage_error("--load takes players and options from the record",
                       "expected no --players and no --option with it");
  }
  if (options.load == "-")
    return usage_error("the game cannot be loaded from where you type", "expected a file");
  if (!game.game.empty() && games::find_game(game.game) == nullptr) {
    choose_game(game);
    return Exit::usage;
  }
  std::optional<record::Record> record = load_record(options.load, "one game to continue");
  if (!record) return Exit::failure;
  if (!game.game.empty() && game.game != record->head.game->name) {
    std::cerr << options.load << ": a game of " << record->head.game->name << ", not of "
              << game.game << "; expected a record of " << game.game << ", or `hastilude play "
              << record->head.game->name << "`\n";
    return Exit::failure;
  }
  return std::move(*record);
}

Result<SeatSet, Exit> people_of(const PlayOptions& options, int players) {
  if (options.hotseat) return SeatSet::all(players);
  if (options.seats.empty()) return SeatSet(Seat{0});
  SeatSet people;
  for (const int seat : options.seats) {
    if (seat < 1 || seat > players) {
      return usage_error("there is no seat " + std::to_string(seat),
                         "expected --seat 1 to " + std::to_string(players));
    }
    people.insert(seat_number(seat));
  }
  return people;
}

// Who plays a seat if nobody was asked for: the bot that the record names, else a squire.
std::string usual_bot(const Sitting& sitting, Seat seat) {
  const GameApi& game = sitting.game();
  const std::string named = sitting.record().latest_names()[seat.index];
  if (bots::find_bot(game, named)) return named;
  return bots::find_bot(game, "squire") ? "squire" : "random";
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
    return usage_error(std::to_string(names.size()) + (names.size() == 1 ? " bot" : " bots") +
                           ", but people leave " + std::to_string(free) + " of the seats",
                       "expected at most one bot for each, or more --players");
  }
  for (const std::string& name : names) {
    if (const std::optional<std::string> wrong = bots::wrong_name(game, name)) {
      std::cerr << "hastilude: " << *wrong << "\n";
      return Exit::usage;
    }
  }
  names.resize(free, names.back());
  return names;
}

texts::Language language_of(const PlayOptions& options) {
  if (options.language.empty()) return texts::language_of_environment();
  return texts::language_named(options.language).value_or(texts::Language::en);
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
      .language = language_of(options)};
  const bots::Manners manners{.stop = [] { return signal_caught() != 0; }};
  std::size_t next = 0;
  for (const Seat seat : seats) {
    const std::string& name = (*names)[next++];
    players.bots[seat.index] = bots::make_player(sitting.game(), name, manners);
    sitting.rename(seat, harmless(bots::shown_name(name)));
  }
  return players;
}

// Calls the people as they want to be called.
std::optional<Exit> name_people(const PlayOptions& options, Sitting& sitting, SeatSet people) {
  if (options.names.size() > static_cast<std::size_t>(people.size()))
    return usage_error("there are more names than people", "expected --name once for each of them");
  auto name = options.names.begin();
  for (const Seat seat : people) {
    if (name == options.names.end()) break;
    // A ';' would begin a comment of the record.
    std::string called = harmless(*name++);
    std::replace(called.begin(), called.end(), ';', ',');
    if (Words(called).done()) return usage_error("a name without letters", "expected --name NAME");
    sitting.rename(seat, called);
  }
  return {};
}

Exit play(const PlayOptions& options) {
  if (!options.language.empty() && !texts::language_named(options.language)) {
    return usage_error("there is no language '" + options.language + "'",
                       "expected --language en, fr or it");
  }
  if (!options.save.empty() && options.save != options.load &&
      access(options.save.c_str(), F_OK) == 0) {
    return usage_error(
        "there is a file " + options.save + " already",
        "expected another name for --save, or --load " + options.save + " to continue it");
  }
  Result<record::Record, Exit> record = opening(options);
  if (!record) return record.error();
  const Result<SeatSet, Exit> people = people_of(options, record->head.setup.players);
  if (!people) return people.error();
  const record::Record first{.head = {.game = record->head.game, .setup = record->head.setup},
                             .start = record->head.game->start(record->head.setup)};
  const bool keeps = !options.save.empty();
  Keeper keeper(keeps ? options.save : options.load,
                keeps ? Keeper::When::always : Keeper::When::asked);
  std::uint64_t seed = options.seed.value_or(some_seed());
  for (;;) {
    Sitting sitting(std::move(*record), seed);
    if (const std::optional<Exit> wrong = name_people(options, sitting, *people)) return *wrong;
    Result<Dialogue::Players, Exit> players = seat_players(options, sitting, *people, seed);
    if (!players) return players.error();
    Dialogue dialogue(std::move(sitting), std::move(*players), std::move(keeper));
    const Exit exit = dialogue.run();
    if (!dialogue.wants_another()) return exit;
    // What was kept stays; the next game is another one.
    keeper = Keeper({}, Keeper::When::asked);
    record = first;
    seed = bots::derived({seed, 1});
  }
}

}  // namespace

Run play_command(Flags& flags) {
  const auto options = std::make_shared<PlayOptions>();
  add_game(flags, options->game, "The game (default: that of the record to load, or engarde)",
           Wanted::maybe);
  flags.seed({"--seed", "S",
              "The same seed and the same decisions make the same game (default: a new one)"},
             options->seed);
  flags.each({"--seat", "N", "The seat you play (default 1); repeated: people at one keyboard"},
             options->seats);
  flags.yes(
      {"--hotseat", "", "People play all seats, at one keyboard, with a curtain between turns"},
      options->hotseat);
  flags.either("--hotseat", "--seat");
  flags.text({"--bots", "A,B,...",
              "Who plays the other seats: names, or exec:COMMAND for a program of yours; the last "
              "one also plays those that are left (default: squires, or the bots that a loaded "
              "game names)"},
             options->bots);
  flags.number(
      {"--pace", "SECONDS", "Seconds that a decision of a bot takes on the screen (default 1)"},
      options->pace, {0, 60});
  flags.text({"--save", "FILE", "Keep the game in this file, after every decision"}, options->save);
  flags.text({"--load", "FILE", "Go on with the game in this file"}, options->load);
  flags.each(
      {"--name", "NAME", "How you are called; repeated: the people at one keyboard, by seat"},
      options->names);
  flags.text({"--language", "LANGUAGE",
              "The language of the game: en, fr or it (default: that of LANG, or English)"},
             options->language);
  flags.footer(games_footer() +
               "\nExamples:\n"
               "  hastilude play engarde --option level=advanced --save duel.txt\n"
               "  hastilude play --load duel.txt\n"
               "  hastilude play engarde --hotseat\n"
               "  hastilude play ivanhoe --players 3 --bots page,knight\n"
               "\nWithin the game, ? explains the rules, the words and what can be typed.");
  return [options] { return play(*options); };
}

}  // namespace hastilude::app
